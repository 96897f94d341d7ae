# Ce que dit le plateau de The Sands of Time à côté des mots du jeu, en français.

## Le plateau

map = Carte du monde
annals = Table des chroniques
parts = Parties du plateau
setting-up = Mise en place
when = Génération { $generation }, manche { $round }
say-time = Dynastie { $dynasty }, génération { $generation }, manche { $round } ; premier joueur : { $seat }.
rolled = Le dé montre { $face } ; à partir de { $least }, on continue.

## Lieux

terrain-plain = plaine
terrain-mountain = montagnes
terrain-island = îles
say-out = { $name } n’est pas en jeu avec si peu de joueurs.
say-bare = { $name }, { $terrain }.
say-region = { $name }, { $terrain } : { $resource }, capacité { $capacity }.
say-capital = Capitale de { $seat }.
say-province = Province de { $seat }.
say-colony = Colonie de { $seat }.
say-people = { $seat } : { $peasants ->
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
say-structures = Ici se trouvent : { $structures }.
say-border = Entre { $first } et { $second }.
say-good = Une marchandise se trouve ici.
say-caravans = Caravanes : { $seats }.
tale-none = Rien ne s’est encore passé ici.
take-peasant = Mener un paysan d’ici
take-soldier = Mener un soldat d’ici

## Avertissements

warnings = { $count ->
        [one] Un avertissement
       *[other] { $count } avertissements
    }
warn-crowd = Trop peuplée : { $citizens } citoyens pour { $room } places.
warn-raid = { $seat } pourrait y piller { $amount }.
crowded = { $name } compte { $citizens } citoyens pour { $room } places : le mécontentement va monter.
raid = { $seat } pourrait faire un raid sur { $name } et prendre { $amount }.

## Conseils

hint-looking = Montrez une région pour lire ce qu’on en sait.
hint-sealed = Votre choix est scellé. Toutes les cartes seront révélées quand chacun aura choisi.
hint-choosing = Chacun choisit en secret. Choisissez deux de vos cartes.
hint-moving = Tirez un citoyen vers son but, ou montrez-le puis le but. Quand tous ont bougé, terminez l’action.
hint-record = Choisissez une chronique et sa case dans le tableau de la table des chroniques.
hint-advance = Choisissez un progrès sur la table des chroniques.
hint-map = Montrez ce qui est éclairé sur la carte.
hint-hand = Choisissez près de vos cartes ou dans la liste des options.

## La table des chroniques

locks = Qui l’a déverrouillée
locked = { $seat } : verrouillé
unlocked = { $seat } : déverrouillé
is-locked = verrouillé
is-open = déverrouillé
heritage = Héritage
say-heritage = { $seat } : { $value }.
score-here = Marquer celle-ci
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
    }) demande { $needs } :
pile = Une carte que personne n’a encore piochée
forecasts = Prévision de toutes les chroniques
forecasts-key = Ce qui manque encore : de ce que compte la case + d’héritage. ✓ marquerait.
chronicle = Chronique
worth = { $points } p.
lay-page = Chronique { $number } sur la case { $space } : { $lacks }
lacks = il manque { $what }
lacks-nothing = marquerait maintenant
lacks-together = marque seule ; il manque { $count } d’héritage aux deux cartes ensemble
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
        [one] Priorité, héritage { $category } : { $count } marqueur sur { $full }
       *[other] Priorité, héritage { $category } : { $count } marqueurs sur { $full }
    }
sealed-card = Une carte choisie en secret
sealed = { $count ->
        [one] Une carte choisie en secret
       *[other] { $count } cartes choisies en secret
    }
chosen-cards = Choisi : { $cards }
used-card = Jouée dans cette génération : { $card }

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

battle = Combat : { $region }
attacker = attaque
defender = défend
wins-ties = et gagne à égalité
fight-citizens = citoyens { $count }
fight-advances = progrès { $count }
fight-walls = murs { $count }
choose-die = Cachez une face du dé
die-price = Chaque point de votre dé compte { $factor } et, si vous gagnez, coûte 1 mécontentement.
dice-wait = Les dés sont choisis en secret.
wins = { $seat } l’emporte.

## La main

advance-to = Avancer vers { $advance } ({ $row })
card-sealed = Choisie et scellée.
sealed = Vos deux cartes sont scellées jusqu'à ce que tous aient choisi.
take-back = Reprendre
card-used = Déjà jouée dans cette génération
bonuses = Action bonus
bonus-oppress = 1 ressource pour chacun de vos paysans dans une région.
bonus-support = Un héritage compte 2 de plus pour ce tour.
bonus-tax = 1 ressource pour chaque marchandise atteinte.
bonus-first = Coûte 1 mécontentement à la fin du tour.
bonus-again = Déjà prise dans cette génération.
support-category = Soutenir l’héritage { $category }
tax-resource = Impôts : { $resource }
structures = Constructions
level = niveau { $level }
level-capacity = niveau = capacité
left = reste { $count }
card-chronicle = Posez une carte de chronique cachée
card-muster = Un soldat pour 1 or ; déverrouillé : changez un citoyen dans chaque autre région
card-conquest = Attaquez, annexez ou les deux dans une région
card-raid = Menez des soldats et pillez une région ; déverrouillé : toutes
card-build = Bâtissez une construction ; déverrouillé : une ville
card-govern = Baissez le mécontentement pour du blé ; déverrouillé : un pas gratuit
card-advance = Avancez un marqueur de progrès ; déverrouillé : commencez une rangée
card-caravan1 = Posez une caravane pour 2 blé ou 2 or ; pour 1 avec le Troc
card-caravan2 = Une autre caravane, une fois la culture déverrouillée
card-migrate = Menez des citoyens ; déverrouillé : puis une caravane gratuite
card-tribute = Prenez tribut des colonies ou des caravanes ; déverrouillé : des deux
card-civil = Déverrouille le civil pour cette génération ; trois actions ou constructions civiles (deux avec la Philosophie) augmentent l’héritage
card-political = Déverrouille la politique pour cette génération ; trois actions ou constructions politiques (deux avec la Philosophie) augmentent l’héritage
card-cultural = Déverrouille la culture pour cette génération ; trois actions ou constructions culturelles (deux avec la Philosophie) augmentent l’héritage

## Ce que font les constructions

does-quarry = Bâtir ici coûte 1 de moins ; civil déverrouillé : dans les régions voisines aussi.
does-irrigation = Civil déverrouillé : la levée peut placer ici un paysan pour 1 or.
does-aqueduct = De la place pour 2 citoyens de plus ; héritage civil +1 à la construction.
does-wonder = Marque 1 point à chaque fin de dynastie.
does-arch = Seulement dans les colonies ; héritage politique +1 à la construction.
does-road = Rend tous les voisins de sa région adjacents pour les déplacements ; sur la route d’un autre, il doit y consentir.
does-fortress = Ajoute 3 quand on attaque ici ; héritage politique +1 à la construction ; politique déverrouillée : un second soldat à la levée.
does-palace = Pour annexer et gouverner, l’empire compte 1 région de moins, 2 si la politique est déverrouillée.
does-shrine = 1 blé à chaque gouvernement.
does-amphitheater = Culture déverrouillée : bâtir ici et à côté coûte 1 de moins.
does-library = Héritage culturel +1 à la construction ; culture déverrouillée : tout héritage compte 1 de plus pour les progrès.
does-temple = Héritage culturel +1 à la construction.
does-city = Commence des caravanes, prend tribut, de la place pour 1 citoyen de plus ; civil déverrouillé requis.

## Ce que font les progrès

does-agriculture = Chaque région de blé avec un paysan rapporte 1 de plus.
does-labor = Les paysans baissent le prix d’une construction de 1 chacun ; la moitié, arrondie au supérieur, est perdue.
does-law = Annexer coûte 1 de moins pour chacun de vos soldats présents.
does-bronze = Valeur de combat +1.
does-writing = Le mécontentement compte 1 de moins pour les progrès.
does-barter = Une caravane ne coûte que 1.
does-ornament = Chaque ville compte une lyre de plus.
does-masonry = Bâtir coûte 1 de moins, sauf les villes.
does-iron = Valeur de combat +2 avec un soldat ; les citoyens comptent 1 de plus sur la case D.
does-horse = Dans un raid, les soldats vont jusqu’à deux régions ; les citoyens comptent 1 de plus sur la case D.
does-poetry = Chaque pas de gouvernement coûte 1 de moins, 1 au moins.
does-coinage = Les impôts rapportent 2 de plus.
does-tyranny = Le civil est déverrouillé pour toujours.
does-sewers = Chaque ville compte une fontaine de plus.
does-granaries = Quatre ressources sont gardées pour la génération suivante.
does-chariots = En plaine, chaque soldat compte 1 de plus.
does-hoplites = En montagne, chaque soldat compte 1 de plus.
does-galleys = Sur les îles, chaque soldat compte 1 de plus ; les îles sont adjacentes pour vos déplacements.
does-monarchy = La politique est déverrouillée pour toujours.
does-democracy = La culture est déverrouillée pour toujours.
does-circuses = Le mécontentement ne dépasse jamais 5.
does-history = Chronique peut poser une seconde carte.
does-vision = Une merveille marque 2 points.
does-engineering = Construction peut bâtir une seconde fois.
does-urbanism = Une ville coûte 2 de moins.
does-imperium = Annexer ne coûte jamais plus de 4 ; les régions comptent 1 de plus sur la case C.
does-siege = En attaquant, vous gagnez à égalité et ignorez les forteresses.
does-census = Les citoyens comptent 3 de plus sur la case D.
does-philosophy = Deux marqueurs complètent une carte de priorité.
does-drama = Chaque amphithéâtre compte une lyre de plus.
does-guilds = Les marchandises comptent 2 de plus sur la case F.

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
