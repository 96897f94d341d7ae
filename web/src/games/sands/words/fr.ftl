# Ce que dit le plateau de The Sands of Time à côté des mots du jeu, en français.

## Le plateau

map = Carte du monde
annals = Plateau des chroniques
parts = Parties du plateau
setting-up = Mise en place
when = Génération { $generation }, manche { $round }
say-time = Dynastie { $dynasty }, génération { $generation }, manche { $round } ; premier joueur : { $seat }.
rolled = Le dé montre { $face }. À partir de { $least }, la partie continue.

## Lieux

terrain-plain = plaine
terrain-mountain = montagnes
terrain-island = îles
say-out = { $name } n’est pas en jeu à ce nombre de joueurs.
say-bare = { $name }, { $terrain }.
say-region = { $name }, { $terrain } : { $resource }, capacité { $capacity }.
say-capital = Capitale de { $seat }.
say-province = Province de { $seat }.
say-colony = Colonie de { $seat }.
say-people = { $seat } : { $peasants ->
        [0] { $soldiers ->
            [one] 1 soldat
           *[other] { $soldiers } soldats
        }
        [one] { $soldiers ->
            [0] 1 paysan
            [one] 1 paysan, 1 soldat
           *[other] 1 paysan, { $soldiers } soldats
        }
       *[other] { $soldiers ->
            [0] { $peasants } paysans
            [one] { $peasants } paysans, 1 soldat
           *[other] { $peasants } paysans, { $soldiers } soldats
        }
    }.
say-structures = Construit ici : { $structures }.
say-border = Entre { $first } et { $second }.
say-good = Une marchandise se trouve ici.
say-caravans = Caravanes : { $seats }.
tale-none = Il ne s’est encore rien passé ici.
take-peasant = Déplacer un paysan d’ici
take-soldier = Déplacer un soldat d’ici

## Avertissements

warnings = { $count ->
        [one] Un avertissement
       *[other] { $count } avertissements
    }
warn-crowd = Trop peuplée : { $citizens } citoyens, place pour { $room }.
warn-raid = { $seat } pourrait y piller { $amount }.
crowded = { $name } a { $citizens } citoyens et de la place pour { $room } : le mécontentement va monter.
raid = { $seat } pourrait piller { $name } et prendre { $amount }.

## Conseils

hint-looking = { $by ->
        [finger] Touchez une région pour en savoir plus.
       *[mouse] Pointez une région pour en savoir plus.
    }
hint-sealed = Votre choix est scellé. Toutes les cartes seront révélées quand chacun aura choisi.
hint-choosing = Chacun choisit en secret. Choisissez deux de vos cartes.
hint-moving = Faites glisser un citoyen vers une région, ou choisissez-le puis la région. Quand vous avez fini, terminez l’action.
hint-record = Choisissez une chronique et sa case sur le plateau des chroniques.
hint-advance = Choisissez un progrès sur le plateau des chroniques.
hint-map = Choisissez un des endroits en surbrillance sur la carte.
hint-hand = Choisissez à côté de vos cartes ou dans la liste des options.

## La table des chroniques

locks = Qui l’a déverrouillé
locked = { $seat } : verrouillé
unlocked = { $seat } : déverrouillé
is-locked = verrouillé
is-open = déverrouillé
heritage = Héritage
say-heritage = { $seat } : { $value }.
score-here = Compter cette chronique
counts-advances = progrès
counts-fountains = fontaines
counts-regions = régions
counts-citizens = citoyens
counts-lyres = lyres
counts-goods = marchandises
page = Chronique { $number }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-hidden = Une chronique cachée de { $seat }
plan = La chronique { $number } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) demande { $needs } :
pile = Une carte que personne n’a encore piochée
forecasts = Prévision de toutes les chroniques
forecasts-key = Il manque : ce que compte la case + héritage. ✓ = rapporte maintenant.
chronicle = Chronique
worth = { $points } p.
lay-page = Chronique { $number } sur la case { $space } : { $lacks }
lacks = il manque { $what }
lacks-nothing = rapporte maintenant
lacks-together = rapporte seule ; il manque { $count } d’héritage aux deux cartes ensemble
lacks-heritage = { $count } d’héritage
lacks-advances = { $count } progrès
lacks-fountains = { $count ->
        [one] 1 fontaine
       *[other] { $count } fontaines
    }
lacks-regions = { $count ->
        [one] 1 région
       *[other] { $count } régions
    }
lacks-citizens = { $count ->
        [one] 1 citoyen
       *[other] { $count } citoyens
    }
lacks-lyres = { $count ->
        [one] 1 lyre
       *[other] { $count } lyres
    }
lacks-goods = { $count ->
        [one] 1 marchandise
       *[other] { $count } marchandises
    }

## Devant une place

points = Points
regions = Régions
soldiers = Soldats sur la carte ({ $left } en réserve)
peasants = Paysans sur la carte ({ $left } en réserve)
unrest = Mécontentement, { $most } au plus
income = revenu actuel { $count }
say-abacus = Blé { $crops }, or { $gold }, mécontentement { $unrest }
emphasis = { $count ->
        [one] Priorité, héritage { $category } : { $count } marqueur sur { $full }
       *[other] Priorité, héritage { $category } : { $count } marqueurs sur { $full }
    }
sealed-card = Une carte choisie en secret
sealed-cards = { $count ->
        [one] Une carte choisie en secret
       *[other] { $count } cartes choisies en secret
    }
chosen-cards = Choisi : { $cards }
used-card = Jouée dans cette génération : { $card }

## Changements

change-points = points { $change }
change-crops = blé { $change }
change-gold = or { $change }
change-unrest = mécontentement { $change }
change-civil = héritage civil { $change }
change-political = héritage politique { $change }
change-cultural = héritage culturel { $change }
change-regions = régions { $change }

## Combat

battle = Combat : { $region }
attacker = attaque
defender = défend
wins-ties = et gagne à égalité
fight-citizens = citoyens { $count }
fight-advances = progrès { $count }
fight-walls = murs { $count }
choose-die = Choisissez en secret une face du dé
die-price = Chaque point du dé compte { $factor } et, si vous gagnez, coûte 1 mécontentement.
dice-wait = Les deux camps choisissent leur dé en secret.
wins = { $seat } gagne.

## La main

advance-to = Avancer à { $advance } ({ $row })
card-sealed = Choisie et scellée.
sealed-choice = Votre choix est scellé jusqu’à ce que les autres aient choisi.
take-back = Annuler
card-used = Déjà jouée dans cette génération
bonuses = Action bonus
bonus-oppress = 1 ressource pour chacun de vos paysans dans une région.
bonus-support = Un héritage compte 2 de plus pour ce tour.
bonus-tax = 1 ressource pour chaque marchandise que vous atteignez.
bonus-first = Coûte 1 mécontentement à la fin du tour.
bonus-again = Déjà utilisée dans cette génération.
support-category = Soutenir l’héritage { $category }
tax-resource = Impôts : { $resource }
structures = Constructions
level = niveau { $level }
level-capacity = niveau = capacité
left = reste { $count }
card-chronicle = Posez une carte de chronique cachée
card-muster = Un soldat pour 1 or. Déverrouillé : convertissez un citoyen dans chaque autre région
card-conquest = Attaquez, annexez ou les deux dans une région
card-raid = Déplacez des soldats et pillez une région. Déverrouillé : toutes
card-build = Bâtissez une construction. Déverrouillé : une ville
card-govern = Baissez le mécontentement pour du blé. Déverrouillé : un cran gratuit
card-advance = Avancez un marqueur de progrès. Déverrouillé : commencez une rangée
card-caravan1 = Posez une caravane pour 2 blé ou 2 or, pour 1 avec le Troc
card-caravan2 = Une autre caravane, une fois la culture déverrouillée
card-migrate = Déplacez des citoyens. Déverrouillé : puis une caravane gratuite
card-tribute = Percevez le tribut des colonies ou des caravanes. Déverrouillé : des deux
card-civil = Déverrouille le civil pour cette génération. Trois actions ou constructions civiles (deux avec la Philosophie) augmentent l’héritage civil
card-political = Déverrouille la politique pour cette génération. Trois actions ou constructions politiques (deux avec la Philosophie) augmentent l’héritage politique
card-cultural = Déverrouille la culture pour cette génération. Trois actions ou constructions culturelles (deux avec la Philosophie) augmentent l’héritage culturel

## Ce que fait une carte, en deux ou trois mots

brief-chronicle = Poser une chronique
brief-muster = Lever des soldats
brief-conquest = Attaquer, annexer
brief-raid = Avancer et piller
brief-build = Bâtir
brief-govern = Calmer le peuple
brief-advance = Progresser d’un cran
brief-caravan1 = Poser une caravane
brief-caravan2 = Seconde caravane
brief-migrate = Déplacer le peuple
brief-tribute = Percevoir le tribut
brief-civil = Déverrouiller le civil
brief-political = Déverrouiller la politique
brief-cultural = Déverrouiller la culture

legend-peasant = Paysan
legend-soldier = Soldat
legend-caravan = Caravane
legend-good = Marchandise
legend-crops = Blé
legend-gold = Or
legend-capital = Capitale
legend-province = Province
legend-colony = Colonie
legend-fountain = Fontaine
legend-lyre = Lyre
