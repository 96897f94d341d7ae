# What is read at a table, in French.

table-of = { $game } à la table
table-loading = Chargement de la table…
table-players = Joueurs
table-board = Plateau
table-turn = Votre question
your-hand = Votre main
table-more = Options, journal et discussion

## The question

waits-for = En attente de { $seats }.
is-thinking = { $seat } réfléchit…
table-not-complete = La partie commence quand toutes les places sont prises.
dealt-when-complete = Rien n’est distribué avant que la dernière place soit prise. Le plateau montre un exemple.
branch-when-complete = Le plateau montre la position d’où part cette variante. Les cartes cachées peuvent être redistribuées.
table-over = La partie est finie.
you-watch = Vous regardez.
nothing-chosen = Rien de choisi pour l’instant.
rule-mouse = Un clic joue ; ce qui est définitif se confirme.
rule-finger = Touchez pour voir l’effet, encore une fois pour jouer.
chosen-so-far = Choisi jusqu’ici : { $things }
ask-confirm = Confirmer ce choix ?
is-meant = Choisi
goes-with-it = Compris
in-one-go = En une fois
so-many-times = { $count ->
        [one] Une fois
       *[other] { $count } fois
    }
costs = Coûte { $price }
would-happen = Ce qui se passerait
would-follow = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
would-ask = Ensuite { $seat } doit répondre : { $question }
sealed-answer = Votre réponse reste scellée jusqu’à ce que les autres aient répondu.
refused-rule = Règle { $rule }
read-rule = Lire la règle { $rule }

## Buttons

confirm = Confirmer
clear-choice = Effacer
undo = Annuler
restart-turn = Recommencer le tour
pace-offer = C’était long. Montrer plus vite les tours des adversaires ?
pace-faster = Plus vite
skip-motion = Passer
why-nothing-meant = choisissez d’abord quelque chose
why-not-asked = ce n’est pas à vous de jouer
why-nothing-chosen = rien n’est choisi
why-no-way-back = il n’y a rien à annuler : ce qui a été révélé ou décidé par d’autres reste

## Keys

keys = Touches
key-name-enter = Entrée
key-name-escape = Échap
key-name-shift-u = Maj + U
key-name-arrows = Flèches
key-name-shift-arrows = Maj + flèches
key-confirm = confirme votre choix
key-clear = efface le choix, ferme une fenêtre
key-undo = annule votre dernière réponse
key-restart = revient au début de votre tour
key-end = choisit la fin de votre tour ou de l’action
key-skip = passe les animations
key-list = ouvre la liste de toutes les options
key-hint = demande conseil à un bot
key-digits = choisissent une carte ou une tuile de la réserve
key-arrows = mènent au prochain lieu possible du plateau, à la ligne suivante de la liste
key-any-place = mènent à n’importe quel lieu du plateau
key-help = ouvre cette liste

## The list of options

all-options = Options
filter-options = Chercher une option
options-count = { $count ->
        [0] Aucune option
        [one] Une option
       *[other] { $count } options
    }
options-more = { $count ->
        [one] { $count } autre. Tapez pour la trouver.
       *[other] { $count } autres. Tapez pour les trouver.
    }
no-options = Ce n’est pas à vous de jouer.

## The log

log = Journal
log-empty = Il ne s’est encore rien passé.
log-last = Dernier événement
log-deal = Le début
log-late = temps écoulé
log-only = seule réponse possible : jouée par la table
log-times = { $count } fois
log-earlier = Étapes précédentes
log-step = Revoir ce moment
log-newest = Le plus récent
log-small = { $count } petits événements
log-run = { $count } petites étapes

## Chat

chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, 1 nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-empty = Aucun message pour l’instant.
chat-write = Écrire un message
chat-send = Envoyer
chat-watcher = spectateur
chat-mute = Mettre en sourdine
chat-mute-who = Mettre { $name } en sourdine
chat-mute-everywhere = Sourdine partout
chat-mute-everywhere-who = Mettre { $name } en sourdine partout
chat-let = Les spectateurs peuvent écrire

## Players

to-move = à jouer
is-online = présent
is-away = absent
is-me = vous
time-left = encore { $time }
sit-here = S’asseoir ici
sit-here-rated = S’asseoir ici (classée)
seat-lost-left = Vous avez quitté votre place. Vous regardez.
seat-lost-removed = La personne qui a ouvert cette table vous en a exclu. Vous regardez.
seat-lost-resigned = Vous avez abandonné : un bot joue { $seat } à votre place. Vous regardez.
seat-lost-replaced = Vous étiez absent : les autres font jouer { $seat } par un bot. Vous regardez.
seat-lost-taken = Quelqu’un a pris votre place ({ $seat }) pendant votre absence. Vous regardez.
seat-lost-signed-out = Vous avez été déconnecté. Reconnectez-vous pour jouer { $seat }.
seat-back = Redemander ma place
sat-down = { $name } a pris place ({ $seat }).
stood-up = { $name } a quitté la table ({ $seat }).
time-was-up = Votre temps était écoulé. Voici ce qui a été joué pour vous :
event-card = Ce qui s’est passé
away-for = { $minutes ->
        [0] { $name } est absent.
        [one] { $name } est absent depuis 1 minute.
       *[other] { $name } est absent depuis { $minutes } minutes.
    }
let-bot-play = Faire jouer un bot

## The line to the server

line-connecting = Connexion en cours…
line-lost = Connexion perdue. Nouvel essai…
line-open = Connecté

## Invitations

invitations = Invitations
invitations-text = Envoyez chaque lien à une personne. Il lui donne cette place.
invitation-for = Lien pour { $seat }

## The curtain

curtain-title = Passez l’écran à { $seat }
curtain-text = Les mains sont cachées. Seul { $name } devrait regarder maintenant.
curtain-lift = Je suis { $name }

## Luck

luck = Hasard
luck-sealed = Le hasard de cette partie a été scellé avant le début. À la fin, la graine s’affiche, et chacun peut vérifier chaque tirage.
luck-later = Le hasard de cette partie est tiré et scellé quand la dernière place est prise. Ainsi, personne ne choisit une table d’après sa donne.
luck-open = La graine correspond au sceau affiché depuis le début. « clocksmith verify » vérifie chaque tirage de l’enregistrement.
luck-none = Cette partie vient d’un enregistrement. Son hasard n’a pas été scellé ici.
commitment = Sceau
seed = Graine

## The end

end-title = La partie est finie
end-results = Résultats
end-place = { $place }.
end-winner = { $winners } a gagné
end-winners = { $winners } partagent la victoire
end-you-won = Vous avez gagné
end-you-share = Vous partagez la victoire avec { $winners }
end-rating = Cote { $mean } ± { $unsure }
end-next = Et maintenant ?
play-on-unrated = Continuer hors classement
look-back = Relecture
download-record = Enregistrement
back-to-board = Retour au plateau

## Not shown

## Boxes

table-box = Boîte : { $name }
table-box-entered = valeurs approximatives
legend = Légende

# What is told while others play, in French.

turn-title = À vous de jouer
told-plays = { $seat ->
        [none] En cours…
       *[other] { $seat } joue…
    }

## Since the own last turn

since-title = Depuis votre dernier tour
since-last = Dernière action
since-mine = Ce qui a changé pour vous
since-others = Ce que les autres ont fait
since-nothing = Rien n’a changé pour vous.
since-more = et { $count } de plus
since-loss = Perdu
since-show = Montrer
since-close = Fermer
since-times = { $count } fois

# Ce que l’on convient à une table, et d’où viennent les points, en français.

proposals = Cette table
proposal-meant = Oui, j’en suis sûr
proposal-not-meant = cochez d’abord la case
proposal-back = Retour
proposal-resign = Abandonner sa place
proposal-resign-text = Vous abandonnez { $who } pour de bon, et un bot joue à votre place. Vous pouvez encore regarder.
proposal-end = Proposer d’arrêter
proposal-end-text = Si tous les joueurs sont d’accord, la partie s’arrête ici. Personne ne gagne.
proposal-resign-rated = Cette partie est classée : si vous abandonnez, vous finissez dernier. Le dernier joueur restant gagne.
proposal-end-rated = Cette partie est classée : arrêtée d’un commun accord, elle ne compte pour personne.
proposal-abandon = Arrêter la partie
proposal-abandon-text = Personne d’autre ne joue ici : la partie s’arrête aussitôt. Personne ne gagne.
proposal-bot = Faire jouer un bot pour { $who }
proposal-bot-text = { $who } est absent. Si les autres personnes présentes sont d’accord, un bot joue à cette place. Si { $who } revient, le vote s’arrête.
proposal-person = Demander à reprendre { $who }
proposal-person-text = Si tous les joueurs présents sont d’accord, cette place est à vous pour de bon.
proposal-delete = Supprimer cette table
proposal-delete-text = La table disparaît pour de bon, avec son journal, sa relecture et sa discussion.
proposal-leave = Quitter { $who }
proposal-leave-text = Vous quittez votre place avant le début de la partie. Quelqu’un d’autre peut la prendre.
proposal-kick = Exclure { $who }
proposal-kick-text = La place est de nouveau libre, avec un nouveau lien. Cette personne ne peut pas y revenir.
proposal-fill = Faire jouer { $who } par un bot
proposal-fill-text = Un bot prend la place libre. Si c’est la dernière, la partie commence.
proposal-close = Fermer cette table
proposal-close-text = La partie n’a pas commencé : la table disparaît pour de bon. Toutes les personnes assises ici sont prévenues.

## Votes

vote = Un vote
vote-agree = D’accord
vote-object = Refuser
vote-waits = N’ont pas encore voté :
vote-withdraw = Retirer
motion-end = { $by } propose d’arrêter la partie ici, si tous sont d’accord. Personne ne gagne.
motion-bot = { $by } propose qu’un bot joue pour { $seat } : { $who }. Tous les autres joueurs présents doivent être d’accord.
motion-person = { $who } demande à reprendre { $seat } pour de bon. Tous les joueurs présents doivent être d’accord.

## Dans le journal

notice-resigned = { $by } a abandonné, un bot joue à sa place.
notice-gave-up = { $by } a abandonné. La partie est terminée.
notice-rested = { $by } est en vacances, la pendule s’arrête.
notice-returned = { $by } est de retour, la pendule repart.
notice-moved-end = { $by } a proposé de terminer la partie.
notice-moved-bot = { $by } a proposé qu’un bot joue pour { $seat }.
notice-moved-person = { $who } a demandé à reprendre { $seat }.
notice-agreed = { $by } est d’accord.
notice-objected = { $by } a refusé, le vote est clos.
notice-came-back = { $by } est de retour, le vote est clos.
notice-withdrawn = { $by } a retiré sa demande.
notice-carried-end = La partie a été terminée d’un commun accord.
notice-carried-bot = Un bot joue désormais pour { $seat }.
notice-carried-person = { $who } a repris { $seat }.

## Points

points-by-source = Détail des points
points-source = Source
points-of = Période
points-all = Toute la partie
points-total = Total
points-by-card = { $count ->
        [one] Une carte en détail
       *[other] { $count } cartes une par une
    }
points-none = Aucun point ici.
points-loading = Calcul des points…
points-of-period = { $period } terminée : points

## Ensuite

table-ended = La partie a été terminée d’un commun accord
end-agreed = Elle s’est arrêtée avant la fin, d’un commun accord : personne n’a gagné. Voici les points à ce moment.
rematch = Revanche
rematch-join = Rejoindre la revanche
play-again = Rejouer
table-deleted = Cette table a été supprimée
table-deleted-text = La personne qui l’avait ouverte l’a fermée, ou plus personne n’y venait.
table-deleted-home = Vers les tables

## Liens vers des positions et des parties

share = Partager
share-what = Que partager ?
share-puzzle = Ce problème
share-position = Cette position
share-game = Toute la partie
share-making = Création du lien…
share-link = Lien
share-link-hint = Le lien lui-même contient tout, même les cartes cachées. Rien n’est enregistré nulle part.
share-embed = HTML pour une page web
share-picture = Image du plateau
share-send = Envoyer…
board-title = Position
board-lead = À { $seat } de jouer. Essayez tout ; rien n’est enregistré.
board-over = La partie se termine ici.
board-astray = Le tour est fini. Annulez-le, ou jouez d’ici à une table.
board-failed = Cela n’a pas marché. Réessayez.
board-open = Ouvrir dans Clocksmith
board-hand-in = Ouvrir une position ou une partie
board-text = Collez un lien, une position ou un enregistrement
board-show = Montrer sur le plateau
continue-title = Jouer d’ici
continue-position = Cela ouvre une nouvelle table avec cette position.
continue-game = Cela ouvre une nouvelle table où cette partie continue. Ce qui s’est passé reste dans la relecture.
continue-open = Ouvrir la table
elsewhere = Continuer ailleurs
elsewhere-server = La partie continue sur un serveur, avec son passé, pour que d’autres puissent jouer. Choisissez là-bas qui joue où. La table d’ici reste telle quelle.
elsewhere-here = La partie continue dans ce navigateur, sans serveur, avec son passé. Choisissez là-bas qui joue où. La table d’ici reste telle quelle.
elsewhere-address = Adresse du serveur
elsewhere-open = L’ouvrir là-bas
