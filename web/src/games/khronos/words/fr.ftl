# Ce que disent les plateaux de Khronos en plus des mots du jeu, en français.

ages = Les trois époques
supply = Tuiles de la réserve
pile = Pioche
discards = Défausse
face-up = Face visible
hand-empty = Aucune carte
card = Une carte : { $kind }
card-unfit = Vous ne pouvez pas en utiliser une autre maintenant.
ecus = Écus
cubes = Cubes en réserve
cards = Cartes en main
round = Manche { $round } sur { $rounds } ; revenus aux manches { $income }

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
say-inhabited = Cubes : { $cubes }.
say-begun = Restauration commencée : { $cubes }.
say-domain = Domaine de { $holders }, rapporte { $ecus }.
say-domain-free = Domaine sans propriétaire.
say-adventurer = Aventurier ({ $name }), { $age }, peut porter { $room ->
        [0] zéro carte de plus
        [one] encore une carte
       *[other] encore { $room } cartes
    }
send-adventurer = Envoyer : { $what }
only-here = Seulement ce qui est possible ici : { $age }
send-to = Envoyer ici : { $age }
tile-left = { $tile }, valeur { $value }, reste { $left }
tile-endless = { $tile }, valeur { $value }

## Ce qui peut se faire à un endroit

entry-build = Construire : { $tile }
entry-upgrade = Agrandir : { $tile }
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
take-face-up = Prendre : { $kind }
hint-exchange = Choisissez les cartes que vous donnez, puis confirmez.
hint-swap = Choisissez les cartes que vous posez, puis confirmez.
hint-free = Choisissez une tuile, une carte, un aventurier ou un endroit de la carte.
hint-narrowed = Choisissez une case en surbrillance.
hint-sites = En surbrillance : où vous pouvez construire. Tirets : coût en plus. Plein : un agrandissement.
hint-elsewhere = Utilisez vos cartes ou la liste des options.
hint-looking = { $by ->
        [finger] Touchez un bâtiment pour en savoir plus.
       *[mouse] Pointez un bâtiment pour en savoir plus.
    }

## Ce qui se passerait

money-change = argent { $change }
income-change = revenu { $change }

## Pourquoi est-ce ici ?

tale-printed = C’est imprimé sur la carte.

## Devant les joueurs

forecast = Revenu s’il était versé maintenant
income-there = { $age } : { $ecus } à percevoir
income-absent = { $age } : { $ecus }, mais aucun aventurier n’y est
due-now = Revenu s’il était versé maintenant : { $ecus }
next-income = Le prochain revenu est versé à la manche { $round }.

legend-plain = Plaine
legend-forest = Forêt : coûte des cartes en plus
legend-mountain = Montagne : coûte encore plus de cartes
legend-river = Rivière : villages et cités seulement
legend-tile = { $tile } : valeur { $value }
legend-ruin = Une ruine : vaut moins tant qu’elle n’est pas restaurée
legend-printed = Un hameau imprimé : il revient toujours
legend-cube = Un cube : propriétaire ou habitant
