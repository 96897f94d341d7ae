# What all pages say, in French.

skip-to-content = Aller au contenu
pages = Pages
menu = Menu
close = Fermer
copy = Copier
copied = Copié
try-again = Réessayer
to-home = Retour à l’accueil
fan-work = Un projet d’amateurs, libre et non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les textes et dessins présentés ici sont les nôtres.

## The frame

play-offline = Jouer hors ligne
new-table = Nouvelle table
rules = Règles
puzzles = Problèmes
bots = Les bots
boxes = Boîtes
account = Compte
settings = Langue, thème, animations et son
language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Système
motion-on = Activées
motion-off = Désactivées
pace = Tours des adversaires
pace-unhurried = Lents
pace-quick = Rapides
pace-once = Instantanés
sound = Sons
notice = Me prévenir à mon tour
notice-refused = Ce navigateur bloque les notifications. Autorisez-les dans ses réglages.
answers-itself = Jouer pour moi les réponses forcées
answers-itself-hint = Seulement quand il n’y a qu’une réponse et que rien n’est révélé. Le journal l’indique.
confirming = Confirmer
confirm-all = Tout
confirm-usual = Tout, sauf les premiers choix et la fin du tour
confirm-least = Seulement ce qui ne peut pas être annulé

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = place libre
guest = Invité
bot-of-level = Bot ({ $level })
bot-named = { $name } (bot)
substitute-for = { $name }, joué par un bot
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-grandmaster = grand maître

## Home

hero-title = Trois jeux sur le temps, et une table pour y jouer
hero-text = Jouez avec des amis ou des bots, sur un seul écran ou plusieurs. Chaque question s’explique, chaque coup montre ses effets à l’avance, et chaque refus cite sa règle.
open-table = Ouvrir une table
blurb-khronos = Envoyez des aventuriers à travers trois époques d’un même pays. Ce que vous bâtissez tôt change ce qui existe plus tard.
blurb-sands = Menez un peuple de génération en génération sur une carte ronde du monde antique, et entrez dans les mémoires.
blurb-inventions = Apportez des idées au monde, laissez les autres les répandre et prenez part à chaque invention qui suit.
demos = Les trois jeux
demo-board = { $game } : le plateau
demo-play = Lancer
demo-stop = Arrêter
home-learn = Apprendre
home-learn-on = Continuer la leçon { $number }
home-learn-about = des leçons à la table
home-puzzles = ou le problème du jour
home-play = Jouer
home-play-about = ouvrir une table
home-look = Regarder
home-look-about = les parties des autres
first-game = Votre première partie, guidée
continue = Continuer
the-games = Les jeux
open-tables = Tables ouvertes
no-open-tables = Personne ne cherche de joueurs en ce moment.
more-open-tables = Afficher plus
frozen-tables = Tables arrêtées
frozen-tables-text = Ce serveur ne connaît pas les règles de ces parties : elles ne peuvent pas continuer ici.
frozen-rules = règles { $version }
frozen-put-away = Masquer
recent-results = Derniers résultats
no-recent-results = Aucune partie n’a encore été terminée ici.
upload-record = Ouvrir un enregistrement
upload-hint = Un enregistrement est le texte d’une partie entière. Chaque table terminée permet de le télécharger.
upload-failed = Cet enregistrement est illisible : { $why }
seats-open = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
your-turn = C’est à vous de jouer
being-played = En cours
game-over = Terminée
game-ended = Terminée d’un commun accord

## Trouver une table

find-table = Trouver une table
home-find = ou trouver des partenaires
find-table-text = Choisissez ce que vous voulez jouer. Vous prenez place à une table qui convient, ou vous attendez que d’autres cherchent la même chose.
find-look = Chercher une table
find-looking = Recherche d’une table…
find-stop = Arrêter la recherche
find-found = Nous vous avons trouvé une table.
find-go = Aller à la table
find-forgotten = Recherche arrêtée : vous étiez absent, ou personne n’est venu en une heure.
looking-others = Cherchent une table
join-in = Rejoindre
join-in-with = Rejoindre { $name }
seek-game = Quel jeu ?
seek-any-game = n’importe quel jeu
seek-seats = Combien de joueurs ?
seek-any-players = peu importe le nombre
seek-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seek-pace = À quel rythme ?
seek-any-pace = peu importe le rythme
seek-pace-live = en une séance
seek-pace-live-about = En une séance : une demi-heure chacun, plus 30 secondes par tour
seek-pace-days = par correspondance
seek-pace-days-about = Par correspondance : un jour par coup
seek-pace-none = sans pendule
seek-pace-none-about = Sans pendule
seek-rated = Partie classée
seek-rated-hint = Elle compte pour votre classement. Il n’y a pas de conseils, et si vous abandonnez, vous finissez dernier.
seek-rated-guest = Il faut un compte pour les parties classées.
seek-name = Votre nom à la table

## Parties classées

branch-of = Variante d’une partie de { $game }, depuis l’étape { $step }
control-move = { $time } par coup
control-bank = { $time } par joueur
control-increment = { $time } par joueur, plus { $more } par tour
rated = Classée
teach-terms = table d’apprentissage
rated-agree = En vous asseyant, vous acceptez une partie classée.
rated-means = Elle compte pour le classement de tous les joueurs. Il n’y a ni bots ni conseils, et celui qui abandonne finit dernier.
rated-guest = Il faut un compte pour s’asseoir ici.
to-account = S’inscrire ou se connecter

## Not found

not-found-title = Page introuvable
not-found-text = Il n’y a pas de page à cette adresse. Vérifiez qu’il ne manque rien dans le lien.

## What can go wrong

fault-unreachable = Le serveur est injoignable. Réessayez dans un instant.
fault-outdated = Une nouvelle version de Clocksmith est disponible.
fault-link-newer = Ce lien vient d’une version plus récente de Clocksmith.
fault-link-damaged = Ce lien est endommagé. Copiez-le à nouveau en entier.
fault-link-long = C’est trop long pour un lien. Envoyez un fichier.
fault-not-found = Il n’y a rien à cette adresse.
fault-needs-account = Il faut un compte pour cela. Inscrivez-vous ou connectez-vous.
fault-not-yours = Cela appartient à quelqu’un d’autre.
fault-sent-away = La personne qui a ouvert cette table vous en a exclu.
fault-under-vote = Un vote est en cours. Attendez qu’il soit terminé.
fault-no-vote = Vous ne pouvez pas voter ici, ou vous l’avez déjà fait.
fault-resigned = Un bot joue maintenant à cette place.
fault-not-gone = Cette personne est là, ou vient tout juste de partir.
fault-nobody-there = Il n’y a personne pour donner son accord.
fault-not-alone = D’autres personnes sont à cette table. Elle est aussi la leur.
fault-expired = Ce lien a expiré ou a déjà servi.
fault-begun = La partie a déjà commencé.
fault-muted = Ici, seuls les joueurs peuvent écrire, sauf s’ils l’autorisent aux spectateurs.
fault-too-many = Vous en avez déjà autant que permis.
fault-taken = Quelqu’un d’autre a été plus rapide.
fault-stale = La partie a avancé entre-temps. Regardez à nouveau.
fault-over = La partie est finie.
fault-no-way-back = Impossible d’annuler : quelque chose a été révélé, ou quelqu’un d’autre a déjà répondu.
fault-too-fast = Trop de requêtes à la fois. Réessayez dans un instant.
fault-too-large = C’est trop grand.
fault-wrong-token = Ce jeton n’existe pas, ou il a été révoqué.
fault-missing-scope = Ce jeton n’est pas prévu pour cela.
fault-no-bots = Les bots ne peuvent pas faire cela ici.
fault-wrong-password = L’identifiant ou le mot de passe est incorrect.
fault-not-started = Il reste des places libres à cette table.
fault-frozen = Cette table est arrêtée : par un modérateur, ou parce que ses règles sont inconnues ici ou ont échoué.
fault-broken = Une erreur s’est produite chez nous. Nous l’avons notée.
fault-unavailable = Le serveur est occupé. Réessayez dans un instant.

# What our own boxes are called.
house-box = Valeurs standard { $number }

## A newer version

newer-version = Une nouvelle version de Clocksmith est disponible. Chargement…
load-version = Charger
next-table = Table suivante
next-table-count = { $count ->
        [one] Table suivante : une vous attend
       *[other] Table suivante : { $count } vous attendent
    }

## Without a server

site-loads = Chargement des règles : { $done } sur { $total } Mo
site-starts = Démarrage des règles…
site-failed = Clocksmith n’a pas pu démarrer : { $why }
site-fleeting = Ce navigateur n’enregistre rien, comme en navigation privée. Vous pouvez jouer, mais vos parties finissent avec cette page. Exportez-les sur la page d’accueil.
stop-thinking = Arrêter la réflexion
