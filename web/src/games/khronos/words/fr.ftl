# Ce que disent les plateaux de Khronos en plus des mots du jeu, en français.

ages = Les trois époques
supply = Tuiles de la réserve
pile = Pioche
discards = Défausse
face-up = Face visible
none = aucune
hand-empty = Aucune carte
card = Une carte : { $kind }
card-unfit = Aucune réponse proposée ne prend une autre carte de cette sorte.
ecus = Écus
cubes = Cubes en réserve
cards = Cartes en main
round = Manche { $round } sur { $rounds } ; revenus aux manches { $income }

## Cases et bâtiments

ground-plain = Plaine.
ground-forest = Forêt.
ground-mountain = Montagne.
ground-river = Rivière.
say-place = { $cell }, { $age }
say-printed = { $tile } (imprimé), valeur { $value }.
say-ruin = { $tile } en ruine, valeur { $value }.
say-restored = { $tile } (après restauration), valeur { $value }.
say-owned = { $tile } ({ $owner }), valeur { $value }.
say-civil = { $tile }, valeur { $value }.
say-cubes = { $seat } { $count }
say-inhabited = Cubes : { $cubes }.
say-begun = Restauration commencée : { $cubes }.
say-domain = Domaine ({ $holders }), rapporte { $ecus }.
say-domain-free = Domaine sans maître.
say-adventurer = Aventurier ({ $name }), { $age }, peut porter { $room ->
        [0] zéro carte de plus
        [one] encore une carte
       *[other] encore { $room } cartes
    }
send-adventurer = Envoyer : { $what }
only-here = Seulement ce qui est possible ici : { $age }
send-to = Envoyer ici : { $age }
tile-left = { $tile }, valeur { $value }, reste { $left }
tile-endless = { $tile }, valeur { $value }

## Ce qui peut se faire à un endroit

entry-build = Construire : { $tile }
entry-upgrade = Agrandir : { $tile }
entry-demolish = Démolir
entry-populate = Poser un cube ici
entry-restore = { $count ->
        [one] Restaurer avec une carte
       *[other] Restaurer avec { $count } cartes
    }
entry-downsize = Réduire celui-ci
entry-shrink = Le placer ici
tool-demolish = Démolir
tool-populate = Peupler
tool-restore = Restaurer
exchange = Échanger des cartes
take = Prendre
take-face-up = Prendre : { $kind }
hint-exchange = Montrez les cartes que vous donnez, puis confirmez.
hint-swap = Montrez les cartes que vous posez, puis confirmez.
hint-free = Montrez une tuile, une carte, un aventurier ou un endroit du pays.
hint-narrowed = Les cases de laiton sont possibles.
hint-sites = Les sites possibles sont cernés de laiton : en tirets si le terrain coûte plus, pleins si un bâtiment s'agrandit.
hint-elsewhere = On répond avec des cartes ou dans la liste des options, pas sur le pays.
hint-looking = Montrez un bâtiment pour en savoir plus.

## Ce qui se passerait

money-change = argent { $change }
income-change = revenu { $change }

## Pourquoi est-ce ici ?

tale-printed = Il est imprimé sur le pays.

## Devant les joueurs

forecast = Revenu s'il était versé maintenant
income-there = { $age } : { $ecus } à percevoir
income-absent = { $age } : { $ecus }, mais personne n'est là pour le percevoir
due-now = { $ecus } à percevoir maintenant
next-income = Le prochain revenu est versé à la manche { $round }.

legend-plain = Plaine
legend-forest = Forêt : coûte des cartes en plus
legend-mountain = Montagne : coûte encore plus de cartes
legend-river = Fleuve : villages et cités seulement
legend-tile = { $tile } : valeur { $value }
legend-ruin = Une ruine : vaut moins tant qu'elle n'est pas restaurée
legend-printed = Un hameau imprimé : jamais perdu pour de bon
legend-cube = Un cube : à qui est le bâtiment, ou qui y habite
