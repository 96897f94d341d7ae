# What all pages say, in French.

skip-to-content = Aller au contenu
pages = Pages
close = Fermer
copy = Copier
copied = Copié
try-again = Réessayer
to-home = Vers l’accueil
fan-work = Une œuvre d’amateurs, libre et non officielle. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les textes et dessins d’ici sont les nôtres.

## The frame

new-table = Nouvelle table
rules = Règles
puzzles = Problèmes
bots = Les bots
boxes = Boîtes
account = Compte
settings = Langue, lumière, mouvement et son
language = Langue
theme = Lumière
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Mouvement
motion-auto = Comme le système
motion-on = Les choses bougent
motion-off = Les choses restent immobiles
pace = Tours des autres
pace-unhurried = Sans hâte
pace-quick = Rapides
pace-once = D’un coup
sound = Sons
notice = M’appeler quand c’est mon tour
notice-refused = Ce navigateur a reçu l’ordre de refuser. Ses propres réglages peuvent le permettre à nouveau.
answers-itself = Répondre pour moi quand il n’y a rien à choisir
answers-itself-hint = Là où il n’y en a pas d’autre et où rien n’est révélé ; le journal le dit.
confirming = Confirmer
confirm-all = Tout
confirm-usual = Tout, sauf ouvertures et fins
confirm-least = À la souris, seulement ce qui ne peut être repris

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = place libre
guest = Invité
bot-of-level = Bot ({ $level })
substitute-for = { $name }, joué par un bot
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-grandmaster = grand maître

## Home

hero-title = Trois jeux sur le temps, et une table pour y jouer
hero-text = Jouez avec des amis ou des bots, sur un écran ou plusieurs. Chaque question s’explique, chaque coup montre ses conséquences avant d’être joué, et chaque refus cite sa règle.
open-table = Ouvrir une table
home-learn = Apprendre
home-learn-about = des leçons à la table
home-puzzles = ou le problème du jour
home-play = Jouer
home-play-about = ouvrir une table
home-look = Regarder
home-look-about = les parties des autres
first-game = Votre première partie, accompagnée
continue = Continuer à jouer
the-games = Les jeux
open-tables = Tables ouvertes
no-open-tables = Personne ne cherche de joueurs en ce moment.
more-open-tables = En montrer plus
frozen-tables = Tables arrêtées
frozen-tables-text = Elles ont été jouées selon des règles que ce serveur ne connaît pas : on ne peut pas y continuer ici.
frozen-rules = règles { $version }
frozen-put-away = Ranger
recent-results = Derniers résultats
no-recent-results = Aucune partie n’a encore été terminée ici.
upload-record = Regarder un compte rendu
upload-hint = Un compte rendu est le texte de toute une partie ; chaque table terminée le propose.
upload-failed = Ce compte rendu est illisible : { $why }
seats-open = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
your-turn = C’est à vous de jouer
being-played = En cours
game-over = Terminée
game-ended = Terminée d’un commun accord

## Trouver une table

find-table = Trouvez-moi une table
home-find = ou trouver avec qui jouer
find-table-text = Dites ce que vous souhaitez. Vous prenez place à une table qui convient, ou vous attendez que d’autres souhaitent la même chose.
find-look = Chercher une table
find-looking = On cherche une table …
find-stop = Ne plus chercher
find-found = Une table a été trouvée pour vous.
find-go = Y aller
find-forgotten = Vous ne cherchez plus de table : vous étiez absent, ou personne n’est venu pendant une heure.
looking-others = Qui cherche une table
join-in = Jouer aussi
join-in-with = Jouer avec { $name }
seek-game = Quel jeu ?
seek-any-game = n’importe quel jeu
seek-seats = À combien ?
seek-any-players = peu importe le nombre
seek-players = { $count ->
        [one] à { $count }
       *[other] à { $count } joueurs
    }
seek-pace = À quel rythme ?
seek-any-pace = peu importe le rythme
seek-pace-live = en une séance
seek-pace-live-about = En une séance : une demi-heure chacun, et 30 secondes par tour
seek-pace-days = par correspondance
seek-pace-days-about = Par correspondance : un jour pour chaque coup
seek-pace-none = sans pendule
seek-pace-none-about = Sans pendule
seek-rated = Une partie classée
seek-rated-hint = Elle compte pour votre classement. Il n’y a pas de conseils, et qui abandonne finit dernier.
seek-rated-guest = Les parties classées sont pour ceux qui ont un compte.
seek-name = Comment les autres vous appellent

## Parties classées

rated = Classée
rated-agree = En vous asseyant, vous acceptez que cette partie soit classée.
rated-means = Elle compte pour le classement de tous ceux qui jouent. Il n’y a ni bots ni conseils, et qui abandonne finit dernier.
rated-guest = Les invités ne peuvent pas s’asseoir ici.
to-account = S’inscrire ou se connecter

## Not found

not-found-title = Il n’y a rien ici
not-found-text = Aucune page n’a cette adresse. Une lettre s’est peut-être perdue en chemin.

## What can go wrong

fault-unreachable = Le serveur est injoignable pour le moment.
fault-not-found = Il n’y a rien à cette adresse.
fault-needs-account = Il faut un compte pour cela : inscrivez-vous ou connectez-vous.
fault-not-yours = Ceci appartient à quelqu’un d’autre.
fault-under-vote = Un vote est en cours. Une chose à la fois.
fault-no-vote = Vous n’avez pas de voix ici, ou vous l’avez déjà donnée.
fault-resigned = Un bot joue désormais à cette place.
fault-not-gone = La personne assise là est présente, ou vient à peine de partir.
fault-nobody-there = Personne n’est là pour donner son accord.
fault-not-alone = D’autres personnes sont à cette table, elle est aussi la leur.
fault-expired = Ce lien a déjà servi, ou son temps est passé.
fault-begun = La partie a commencé entre-temps.
fault-muted = Ici, seuls ceux qui jouent parlent, sauf s’ils le permettent aux autres.
fault-too-many = Vous en avez autant qu’il est permis d’en avoir à la fois.
fault-taken = Quelqu’un d’autre a été plus rapide.
fault-stale = La table a avancé entre-temps ; regardez à nouveau.
fault-over = La partie est finie.
fault-no-way-back = On ne peut plus revenir en arrière : quelque chose a été révélé, ou quelqu’un d’autre a décidé.
fault-too-fast = C’était un peu trop rapide. Réessayez dans un instant.
fault-too-large = C’est trop grand.
fault-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
fault-not-started = La table n’est pas encore complète.
fault-frozen = Cette table est arrêtée : par qui prend soin du serveur, ou parce que ses règles ne sont pas connues ici ou ont manqué à une promesse.
fault-broken = Quelque chose a mal tourné chez nous. Cela a été noté.
fault-unavailable = Le serveur est occupé. Réessayez dans un instant.

# What our own boxes are called.
house-box = Boîte maison { $number }
