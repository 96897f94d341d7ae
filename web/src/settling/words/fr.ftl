# Ce que l’on convient à une table, et d’où viennent les points, en français.

affairs = Cette table
affair-meant = Oui, c’est bien ce que je veux
affair-not-meant = dites d’abord que vous le voulez
affair-back = Retour
affair-resign = Abandonner sa place
affair-resign-text = Vous quittez { $who } pour de bon, et un bot joue à votre place. Vous pouvez regarder.
affair-end = Proposer de terminer la partie
affair-end-text = Si tous ceux qui jouent sont d’accord, la partie s’arrête en l’état. Personne n’a alors gagné.
affair-resign-rated = Cette partie est classée : qui abandonne finit dernier. Qui reste seul a gagné.
affair-end-rated = Cette partie est classée : terminée d’un commun accord, elle ne compte pour personne.
affair-abandon = Arrêter la partie
affair-abandon-text = Personne d’autre ne joue ici : la partie s’arrête aussitôt, en l’état. Personne n’a alors gagné.
affair-bot = Faire jouer un bot pour { $who }
affair-bot-text = { $who } n’est pas là. Si les autres présents sont d’accord, un bot joue à cette place. La personne met fin au vote en revenant.
affair-person = Demander à reprendre { $who }
affair-person-text = Si tous ceux qui jouent et sont là sont d’accord, vous prenez cette place pour de bon.
affair-delete = Supprimer cette table
affair-delete-text = La table disparaît pour de bon, avec son journal, sa relecture et sa discussion.
affair-leave = Quitter { $who }
affair-leave-text = Vous vous levez avant le début de la partie. Quelqu’un d’autre peut prendre la place.
affair-kick = Renvoyer { $who }
affair-kick-text = La place est de nouveau libre, son lien est nouveau, et la personne renvoyée ne peut pas revenir.
affair-fill = Faire jouer { $who } par un bot
affair-fill-text = Un bot prend la place libre. Si c’était la dernière, la partie commence.
affair-close = Fermer cette table
affair-close-text = La partie n’a pas commencé : la table disparaît pour de bon. Ceux qui sont assis ici en sont avertis.

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
