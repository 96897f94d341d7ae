# What is read at a table, in French.

table-of = { $game } à la table
table-loading = On met la table …
table-players = Joueurs
table-board = Plateau
table-turn = Votre question
your-hand = Votre main
table-more = Possibilités, déroulement et discussion

## The question

waits-for = On attend { $seats }.
is-thinking = { $seat } réfléchit …
table-not-complete = La table attend que toutes les places soient prises.
dealt-when-complete = Rien n’est encore distribué : cela se fait quand la dernière place est prise. Le plateau montre un exemple.
table-over = La partie est finie.
you-watch = Vous regardez.
nothing-chosen = Rien n’est encore choisi.
chosen-so-far = Choisi jusqu’ici : { $things }
ask-confirm = Est-ce bien cela ?
is-meant = Choisi
goes-with-it = Va avec
in-one-go = En une fois
so-many-times = { $count ->
        [one] Une fois
       *[other] { $count } fois
    }
costs = Coûte { $price }
would-happen = Ce que cela ferait
would-follow = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
would-ask = Ensuite { $seat } doit répondre : { $question }
sealed-answer = Votre réponse reste scellée jusqu’à ce que les autres aient répondu.
refused-rule = Règle { $rule }
read-rule = Lire la règle { $rule }

## Buttons

confirm = Confirmer
clear-choice = Effacer
undo = Annuler
restart-turn = Recommencer le tour
skip-motion = Passer
why-nothing-meant = choisissez d'abord une réponse
why-not-asked = rien ne vous est demandé pour l'instant
why-nothing-chosen = rien n'est choisi
why-no-way-back = rien de vous ne peut être repris ; ce qui fut révélé, ou décidé par d'autres, reste

## Keys

keys = Touches
key-name-enter = Entrée
key-name-escape = Échap
key-name-shift-u = Maj + U
key-name-arrows = Flèches
key-confirm = confirme le choix
key-clear = efface le choix, ferme une fenêtre
key-undo = reprend la dernière réponse
key-restart = revient au début du tour
key-skip = passe les mouvements
key-list = mène à la liste de toutes les options
key-hint = demande conseil à un bot
key-arrows = mènent d'un lieu à l'autre sur le plateau, d'une ligne à l'autre dans la liste
key-help = ouvre cette liste

## The list of options

all-options = Possibilités
filter-options = Chercher une possibilité
options-count = { $count ->
        [0] Rien n’est proposé
        [one] Une possibilité
       *[other] { $count } possibilités
    }
options-more = { $count ->
        [one] { $count } autre ; écrivez quelque chose pour la trouver
       *[other] { $count } autres ; écrivez quelque chose pour les trouver
    }
no-options = On ne vous demande rien pour le moment.

## The log

log = Déroulement
log-empty = Il ne s’est encore rien passé.
log-last = Ce qui vient de se passer
log-deal = Le début
log-late = le temps était écoulé
log-only = il n’y avait rien à choisir : donné par la table
log-times = { $count } fois
log-earlier = Étapes précédentes
log-step = Revoir ce moment
log-newest = Le plus récent
log-small = { $count } menus faits
log-run = { $count } petites étapes

## Chat

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-watcher = regarde
chat-mute = Faire taire
chat-mute-who = Faire taire { $name }
chat-mute-everywhere = Faire taire partout
chat-mute-everywhere-who = Faire taire { $name } partout
chat-let = Ceux qui regardent peuvent parler

## Players

to-move = doit répondre
is-online = présent
is-away = absent
is-me = vous
time-left = encore { $time }
sit-here = S’asseoir ici
sit-here-rated = S’asseoir ici (classée)

## The line to the server

line-connecting = Connexion …
line-lost = La ligne est coupée. Nouvel essai …
line-open = Connecté

## Invitations

invitations = Invitations
invitations-text = Envoyez chaque lien à une personne. Qui l’ouvre s’y assied.
invitation-for = Lien vers la place { $seat }

## The curtain

curtain-title = Passez l’écran à { $seat }
curtain-text = Les mains sont couvertes. Seul { $name } devrait regarder maintenant.
curtain-lift = Je suis { $name }

## Luck

luck = Hasard
luck-sealed = Le hasard de cette partie a été scellé avant qu’elle ne commence. À la fin, la graine est montrée, et chacun peut vérifier chaque tirage.
luck-later = Le hasard de cette partie est tiré et scellé quand la dernière place est prise, pour que personne ne choisisse une table d’après sa donne.
luck-open = La graine correspond au sceau montré depuis le début. « clocksmith verify » vérifie chaque tirage du compte rendu.
luck-none = Cette partie vient d’un compte rendu : son hasard n’a pas été scellé ici.
commitment = Sceau
seed = Graine

## The end

end-title = La partie est finie
end-results = Résultats
end-place = { $place }.
end-winner = { $winners } a gagné
end-winners = { $winners } partagent la victoire
look-back = Revoir la partie
download-record = Compte rendu
back-to-board = Retour au plateau

## Not shown

## Boxes

table-box = Boîte : { $name }
table-box-entered = { $entered ->
        [one] { $entered } valeur saisie sur { $printed }
       *[other] { $entered } valeurs saisies sur { $printed }
    }
legend = Légende

# What is told while others play, in French.

turn-title = À vous de jouer
told-plays = { $seat ->
        [none] Voici ce qui se passe …
       *[other] { $seat } joue …
    }

## Since the own last turn

since-title = Depuis votre dernier tour
since-last = Ce qui vient d’être fait
since-mine = Ce qui a changé pour vous
since-others = Ce qu’ont fait les autres
since-nothing = Rien qui ait changé quelque chose pour vous.
since-more = et { $count } de plus
since-loss = Perdu
since-show = Montrer où
since-close = Fermer
since-times = { $count } fois

# Ce que l’on convient à une table, et d’où viennent les points, en français.

proposals = Cette table
proposal-meant = Oui, c’est bien ce que je veux
proposal-not-meant = dites d’abord que vous le voulez
proposal-back = Retour
proposal-resign = Abandonner sa place
proposal-resign-text = Vous quittez { $who } pour de bon, et un bot joue à votre place. Vous pouvez regarder.
proposal-end = Proposer de terminer la partie
proposal-end-text = Si tous ceux qui jouent sont d’accord, la partie s’arrête en l’état. Personne n’a alors gagné.
proposal-resign-rated = Cette partie est classée : qui abandonne finit dernier. Qui reste seul a gagné.
proposal-end-rated = Cette partie est classée : terminée d’un commun accord, elle ne compte pour personne.
proposal-abandon = Arrêter la partie
proposal-abandon-text = Personne d’autre ne joue ici : la partie s’arrête aussitôt, en l’état. Personne n’a alors gagné.
proposal-bot = Faire jouer un bot pour { $who }
proposal-bot-text = { $who } n’est pas là. Si les autres présents sont d’accord, un bot joue à cette place. La personne met fin au vote en revenant.
proposal-person = Demander à reprendre { $who }
proposal-person-text = Si tous ceux qui jouent et sont là sont d’accord, vous prenez cette place pour de bon.
proposal-delete = Supprimer cette table
proposal-delete-text = La table disparaît pour de bon, avec son journal, sa relecture et sa discussion.
proposal-leave = Quitter { $who }
proposal-leave-text = Vous vous levez avant le début de la partie. Quelqu’un d’autre peut prendre la place.
proposal-kick = Renvoyer { $who }
proposal-kick-text = La place est de nouveau libre, son lien est nouveau, et la personne renvoyée ne peut pas revenir.
proposal-fill = Faire jouer { $who } par un bot
proposal-fill-text = Un bot prend la place libre. Si c’était la dernière, la partie commence.
proposal-close = Fermer cette table
proposal-close-text = La partie n’a pas commencé : la table disparaît pour de bon. Ceux qui sont assis ici en sont avertis.

## Votes

vote = Un vote
vote-agree = D’accord
vote-object = Refuser
vote-waits = Pas encore d’accord :
vote-withdraw = Retirer
motion-end = { $by } propose d’arrêter la partie ici, sans gagnant.
motion-bot = { $by } propose qu’un bot joue pour { $seat } : { $who }.
motion-person = { $who } demande à reprendre { $seat }.

## Dans le journal

notice-resigned = { $by } a abandonné, un bot joue à sa place.
notice-rested = { $by } est en vacances, l’horloge s’arrête.
notice-returned = { $by } est de retour, l’horloge repart.
notice-moved-end = { $by } a proposé de terminer la partie.
notice-moved-bot = { $by } a proposé qu’un bot joue pour { $seat }.
notice-moved-person = { $who } a demandé à reprendre { $seat }.
notice-agreed = { $by } est d’accord.
notice-objected = { $by } a refusé, le vote est clos.
notice-carried-end = La partie a été terminée d’un commun accord.
notice-carried-bot = Un bot joue désormais pour { $seat }.
notice-carried-person = { $who } a repris { $seat }.

## Points

points-by-source = Points selon leur origine
points-source = D’où ils viennent
points-of = Partie du jeu
points-all = Toute la partie
points-total = Total
points-none = Rien n’a rapporté de points ici.
points-loading = Les points sont comptés …
points-of-period = { $period } terminée : points

## Ensuite

table-ended = La partie a été terminée d’un commun accord
end-agreed = Elle a été arrêtée avant sa fin : personne n’a gagné. Voici les points en l’état.
rematch = Revanche
rematch-join = Rejoindre la revanche
play-again = Rejouer
table-deleted = Cette table a été supprimée
table-deleted-text = La personne qui l’avait ouverte l’a fermée, ou plus personne ne venait.
table-deleted-home = Vers les tables
