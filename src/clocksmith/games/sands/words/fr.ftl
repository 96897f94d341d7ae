# Les phrases de The Sands of Time en français.
#
# $region est un nom dans cette langue, $region_id son identifiant. Les parties de phrases viennent
# d’abord. Un propriétaire est nommé entre parenthèses : ainsi aucun nom de personne ne demande
# d’élision.

title = The Sands of Time
blurb = De deux à cinq joueurs mènent des peuples de l’Antiquité à travers trois dynasties. Seul ce qu’ils bâtissent, gouvernent et écrivent à temps reste en mémoire.

## Noms

region-hispania = Hispania
region-gallia = Gallia
region-italia = Italia
region-graecia = Graecia
region-asia-minor = Asia Minor
region-syria = Syria
region-aegyptus = Aegyptus
region-libya = Libya
region-mauretania = Mauretania
region-sicilia = Sicilia
region-rhodes = Rhodes
region-cyprus = Cyprus
region-germania = Germania
region-armenia = Armenia
region-mesopotamia = Mesopotamia
region-aethopia = Æthopia
region-britannia = Britannia
region-dacia = Dacia
region-sarmatia = Sarmatia
region-parthia = Parthia
region-arabia = Arabia
region-nubia = Nubia
region-scandia = Scandia
region-scythia = Scythia
region-india = India
region-gaetulia = Gaetulia

resource-crops = blé
resource-gold = or

payment-crops = blé
payment-gold = or
payment-free = rien

tribute-colonies = colonies
tribute-caravans = caravanes
tribute-both = colonies et caravanes

piece-peasant = paysan
piece-soldier = soldat

category-civil = civil
category-political = politique
category-cultural = culturel

structure-quarry = carrière
structure-irrigation = irrigation
structure-aqueduct = aqueduc
structure-wonder = merveille
structure-arch = arc de triomphe
structure-road = route
structure-fortress = forteresse
structure-palace = palais
structure-shrine = sanctuaire
structure-amphitheater = amphithéâtre
structure-library = bibliothèque
structure-temple = temple
structure-city = ville

advance-agriculture = Agriculture
advance-labor = Labeur
advance-law = Loi
advance-bronze = Travail du bronze
advance-writing = Écriture
advance-barter = Troc
advance-ornament = Ornement
advance-masonry = Maçonnerie
advance-iron = Travail du fer
advance-horse = Équitation
advance-poetry = Poésie
advance-coinage = Monnaie
advance-tyranny = Tyrannie
advance-sewers = Égouts
advance-granaries = Greniers
advance-chariots = Chars
advance-hoplites = Hoplites
advance-galleys = Galères
advance-monarchy = Monarchie
advance-democracy = Démocratie
advance-circuses = Du pain et des jeux
advance-history = Histoire
advance-vision = Vision
advance-engineering = Génie civil
advance-urbanism = Urbanisme
advance-imperium = Imperium
advance-siege = Art du siège
advance-census = Recensement
advance-philosophy = Philosophie
advance-drama = Théâtre
advance-guilds = Guildes marchandes
advance-hidden = caché

row-civil-1 = rangée civile 1
row-civil-2 = rangée civile 2
row-political-1 = rangée politique 1
row-political-2 = rangée politique 2
row-cultural-1 = rangée culturelle 1
row-cultural-2 = rangée culturelle 2

card-chronicle = Chronique
card-muster = Levée
card-conquest = Conquête
card-raid = Raid
card-build = Construction
card-govern = Gouvernement
card-advance = Progrès
card-caravan1 = Caravane I
card-caravan2 = Caravane II
card-migrate = Migration
card-tribute = Tribut
card-civil = Priorité civile
card-political = Priorité politique
card-cultural = Priorité culturelle
card-hidden = cachée

chronicle-1 = 1
chronicle-2 = 2
chronicle-3 = 3
chronicle-4 = 4
chronicle-5 = 5
chronicle-6 = 6
chronicle-7 = 7
chronicle-hidden = cachée

space-a = A (progrès)
space-b = B (fontaines)
space-c = C (régions)
space-d = D (citoyens)
space-e = E (lyres)
space-f = F (marchandises)

bonus-oppress = Oppression
bonus-support = Soutien
bonus-taxation = Impôts

why-setup = mise en place
why-income = revenu
why-oppression = oppression
why-taxation = impôts
why-plunder = pillage
why-tribute = tribut
why-shrines = sanctuaires
why-muster = levée
why-attack = attaque
why-annexation = annexion
why-construction = construction
why-government = gouvernement
why-caravan = caravane
why-spoilage = nouvelle génération
why-bonus = action bonus
why-repetition = carte répétée
why-battle = combat
why-crowding = surpopulation
why-growth = croissance
why-irrigation = irrigation
why-labor = labeur
why-retreat = retraite
why-structure = nouvelle construction
why-emphasis = carte de priorité
why-chronicle = chronique
why-wonders = merveilles
why-regions = le plus de régions
why-calm = le moins de mécontentement
why-symbols = le plus de fontaines et de lyres
why-unrest = mécontentement
why-advance = nouveau progrès

## D’où viennent les points

period = Dynastie { $number }
points-chronicle-civil = Chroniques civiles
points-chronicle-political = Chroniques politiques
points-chronicle-cultural = Chroniques culturelles
points-wonders = Merveilles
points-regions = Le plus de régions
points-calm = Le moins de mécontentement
points-symbols = Le plus de fontaines et de lyres
points-unrest = Perdus par le mécontentement

## Parties de phrases

a-structure = { $structure_id ->
        [aqueduct] un { $structure }
        [arch] un { $structure }
        [palace] un { $structure }
        [shrine] un { $structure }
        [amphitheater] un { $structure }
        [temple] un { $structure }
        [quarry] une { $structure }
        [irrigation] une { $structure }
        [wonder] une { $structure }
        [road] une { $structure }
        [fortress] une { $structure }
        [library] une { $structure }
        [city] une { $structure }
       *[other] { $structure }
    }
a-piece = un { $piece }
in-region = { $region_id ->
        [rhodes] à { $region }
        [cyprus] à { $region }
       *[other] en { $region }
    }
    .of = { $region_id ->
        [hispania] d’{ $region }
        [italia] d’{ $region }
        [asia-minor] d’{ $region }
        [aegyptus] d’{ $region }
        [armenia] d’{ $region }
        [aethopia] d’{ $region }
        [arabia] d’{ $region }
        [india] d’{ $region }
       *[other] de { $region }
    }
    .of-old = { $old_region_id ->
        [hispania] d’{ $old_region }
        [italia] d’{ $old_region }
        [asia-minor] d’{ $old_region }
        [aegyptus] d’{ $old_region }
        [armenia] d’{ $old_region }
        [aethopia] d’{ $old_region }
        [arabia] d’{ $old_region }
        [india] d’{ $old_region }
       *[other] de { $old_region }
    }
stores = { $resource_id ->
        [gold] { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
       *[other] { crop-count }
    }
crop-count = { $amount ->
        [one] { $amount } mesure de blé
       *[other] { $amount } mesures de blé
    }
point-count = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
steps-to = { $steps ->
        [one] {""}
       *[other] {" "}de { $steps }
    }
peasant-count = { $peasants ->
        [one] { $peasants } paysan
       *[other] { $peasants } paysans
    }
soldier-count = { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }
citizen-count = { $peasants ->
        [0] { soldier-count }
       *[other] { $soldiers ->
            [0] { peasant-count }
           *[other] { peasant-count } et { soldier-count }
        }
    }

## Questions

ask-draw-tile = Quelle tuile de ressource va { in-region } ?
ask-draw-start = Qui commence ?
ask-draw-level = Quel progrès va dans la { $row } ?
ask-draw-advance = Quel progrès pour { $holder }, dans la { $row } ?
ask-roll-die = La génération continue-t-elle ?
ask-claim-province = Quelle région sera votre province ?
ask-choose-capital = Laquelle de vos provinces sera la capitale ?
ask-first-caravan = Où placez-vous votre première caravane ?
ask-choose-heritage = { $why_id ->
        [setup] Avec quel héritage commencez-vous ?
       *[other] Votre caravane rapporte des récits. Quel héritage augmente ?
    }
ask-first-peasant = Quelle province reçoit un paysan de plus ?
ask-first-advance = Dans quelle rangée commencez-vous ?
ask-choose-cards = Quelles sont vos deux cartes pour cette manche ?
ask-take-turn = Que faites-vous ?
ask-lay-chronicle = { $count ->
        [one] Quelle chronique écrivez-vous, et sur quelle case ?
       *[other] Quelles chroniques écrivez-vous ? Vous pouvez en poser { $count }.
    }
ask-muster-citizens = { $mustered ->
        [0] Qui levez-vous ?
       *[other] Qui levez-vous encore ?
    }
ask-conquer-region = Où attaquez-vous, ou qu’annexez-vous ?
ask-annex-or-leave = Annexez-vous { $region } maintenant ?
ask-choose-die = Quelle face du dé choisissez-vous en secret pour le combat { in-region } ?
ask-lose-citizen = { $why_id ->
        [crowding] La région { $region } est bien trop peuplée. Lequel de vos citoyens s’en va ?
       *[other] Lequel de vos citoyens tombe { in-region } ?
    }
ask-withdraw-citizens = Où se retirent vos citoyens { in-region.of } ?
ask-restore-capital = Votre capitale est perdue. Où placez-vous la nouvelle ?
ask-move-citizens = { $card_id ->
        [raid] Quel soldat va où ?
       *[other] Qui va où ?
    }
ask-give-consent = Laissez-vous { $mover } passer par votre route { in-region } ?
ask-plunder-region = Où pillent vos soldats ?
ask-build-structure = { $used ->
        [yes] Que construisez-vous encore, et où ?
       *[no] Que construisez-vous, et où ?
    }
ask-commit-peasants = Combien de paysans aident { in-region } à construire { a-structure } ?
ask-govern-people = { $free ->
        [yes] Apaisez-vous votre peuple ? Le premier cran est gratuit.
       *[no] Apaisez-vous votre peuple ?
    }
ask-make-advance = Dans quelle rangée avancez-vous ?
ask-choose-advance = Laquelle des deux cartes va dans la { $row } ?
ask-lay-caravan = Où va la caravane ?
ask-lead-caravan = Où une caravane gratuite suit-elle vos citoyens ?
ask-take-tribute = Qui paie le tribut ?
ask-grow-peasant = Il vous reste trop peu de paysans. Quelle région en reçoit un ?
ask-keep-resources = { $count ->
        [one] Quelle ressource vos greniers gardent-ils ?
       *[other] Quelles { $count } ressources vos greniers gardent-ils ?
    }
ask-choose-chronicle = Votre héritage { $category } ne suffit que pour une de ces chroniques. Laquelle rapporte ?

## Actions

do-start = { $seat } commence
do-lay-tile = Poser une tuile : { $resource }, capacité { $capacity }
do-draw = Piocher : { $advance }
do-roll = Lancer un { $face }
do-claim = Prendre { $region } comme province
do-capital = Établir la capitale { in-region }
do-grow = Ajouter un paysan { in-region }
do-raise = Augmenter l’héritage { $category }
do-choose = Choisir { $card } et { $other_card }
    .ask-other_card = Quelle autre carte ?
do-use = Utiliser { $card }
do-record = Poser la chronique { $chronicle } sur la case { $space }
    .ask-chronicle = Quelle chronique poser sur la case { $space } ?
    .ask-space = Sur quelle case poser la chronique { $chronicle } ?
do-muster = Lever un soldat { in-region }
do-turn = { $piece_id ->
        [soldier] Faire d’un paysan un soldat { in-region }
       *[other] Faire d’un soldat un paysan { in-region }
    }
    .ask-region = Dans quelle région ?
do-irrigate = Placer un paysan près de l’irrigation { in-region }
do-attack = Attaquer { $rival } { in-region }
    .ask-rival = Qui attaquer { in-region } ?
    .ask-region = Où attaquer { $rival } ?
do-annex = Annexer { $region }
do-die = { $face ->
        [0] Choisir un 0 en secret : pas de mécontentement
       *[other] Choisir un { $face } en secret
    }
do-lose = Perdre { a-piece }
do-withdraw = Se retirer { in-region }
do-ask = Demander à utiliser la route { in-region }
do-move = Déplacer { a-piece } { in-region.of-old } vers { $region }
    .ask-old_region = Qui déplacer ?
    .ask-piece = Qui déplacer ?
    .ask-region = Vers quelle région ?
do-plunder = Piller { $region }
do-build = Construire { a-structure } { in-region }
    .ask-structure = Que construire { in-region } ?
    .ask-region = Où construire { a-structure } ?
do-commit = { $count ->
        [0] N’employer aucun paysan
        [one] Employer { $count } paysan
       *[other] Employer { $count } paysans
    }
do-advance = Avancer dans la { $row }
do-lay-advance = Poser : { $advance }
do-caravan = { $payment_id ->
        [free] Poser une caravane entre { $region } et { $other_region }
        [gold] Poser une caravane entre { $region } et { $other_region } (payer en or)
       *[other] Poser une caravane entre { $region } et { $other_region } (payer en { $payment })
    }
    .ask-other_region = Vers où mène la caravane ?
    .ask-payment = Comment payer la caravane ?
do-tribute = { $tribute_id ->
        [colonies] Percevoir le tribut de vos colonies
        [caravans] Percevoir le tribut des caravanes étrangères
       *[other] Percevoir le tribut de vos colonies et des caravanes étrangères
    }
do-lower = Réduire le mécontentement de 1
do-score = Compter la chronique sur la case { $space }
do-keep = { $crops ->
        [0] Garder { $gold } d’or
       *[other] { $gold ->
            [0] Garder { $crops } de blé
           *[other] Garder { $crops } de blé et { $gold } d’or
        }
    }
do-grant = Laisser passer
do-deny = Refuser
do-oppress = Bonus : opprimer les paysans { in-region }
    .ask-region = Dans quelle région opprimez-vous les paysans ?
do-support = Bonus : chercher un soutien pour l’héritage { $category }
do-tax = Bonus : lever des impôts en { $resource }
do-done = Terminer cette action
do-end = Terminer le tour

## Événements

event-start-drawn = { $seat } a reçu le rôle de premier joueur.
    .foreseen = { $seat } reçoit le rôle de premier joueur.
event-tile-laid = La région { $region } a reçu une tuile : { $resource }, capacité { $capacity }.
event-claimed = { $seat } a pris { $region } comme province.
    .foreseen = { $seat } prend { $region } comme province.
event-capital-set = { $seat } a établi sa capitale { in-region }.
    .foreseen = { $seat } établit sa capitale { in-region }.
event-generation-began = La génération { $generation } a commencé. Premier joueur : { $seat }.
    .foreseen = La génération { $generation } commence. Premier joueur : { $seat }.
event-round-began = La manche { $round } de la génération a commencé.
    .foreseen = La manche { $round } de la génération commence.
event-turn-began = { $seat } a commencé son tour.
    .foreseen = { $seat } commence son tour.
event-marker-moved = Le marqueur de dynastie a avancé sur la case { $marker }.
    .foreseen = Le marqueur de dynastie avance sur la case { $marker }.
event-die-rolled = Le dé a montré { $face }. Il fallait au moins { $least } pour une manche de plus.
event-generation-ended = { $round ->
        [one] La génération { $generation } a pris fin après { $round } manche.
       *[other] La génération { $generation } a pris fin après { $round } manches.
    }
    .foreseen = { $round ->
            [one] La génération { $generation } prend fin après { $round } manche.
           *[other] La génération { $generation } prend fin après { $round } manches.
        }
event-dynasty-ended = { $dynasty ->
        [1] La première dynastie a pris fin.
        [2] La deuxième dynastie a pris fin.
       *[other] La troisième dynastie a pris fin.
    }
    .foreseen = { $dynasty ->
            [1] La première dynastie prend fin.
            [2] La deuxième dynastie prend fin.
           *[other] La troisième dynastie prend fin.
        }
event-card-sealed = { $card_id ->
        [hidden] { $seat } a posé une carte face cachée.
       *[other] { $seat } a posé face cachée : { $card }.
    }
    .foreseen = { $card_id ->
            [hidden] { $seat } pose une carte face cachée.
           *[other] { $seat } pose face cachée : { $card }.
        }
event-card-revealed = { $seat } a révélé : { $card }.
    .foreseen = { $seat } révèle : { $card }.
event-emphasis-played = { $seat } a déverrouillé le domaine { $category } pour cette génération avec sa carte de priorité.
    .foreseen = { $seat } déverrouille le domaine { $category } pour cette génération avec sa carte de priorité.
event-emphasis-marked = { $seat } a mis le marqueur { $count } sur sa carte de priorité (domaine { $category }).
    .foreseen = { $seat } met le marqueur { $count } sur sa carte de priorité (domaine { $category }).
event-card-used = { $seat } a utilisé : { $card }.
    .foreseen = { $seat } utilise : { $card }.
event-card-declined = { $seat } a renoncé à : { $card }.
    .foreseen = { $seat } renonce à : { $card }.
event-bonus-taken = { $seat } a utilisé l’action bonus { $bonus }.
    .foreseen = { $seat } utilise l’action bonus { $bonus }.
event-supported = L’héritage { $category } ({ $seat }) a compté { $amount } de plus jusqu’à la fin du tour.
    .foreseen = L’héritage { $category } ({ $seat }) compte { $amount } de plus jusqu’à la fin du tour.
event-gained = { $why_id ->
        [oppression] { $seat } a arraché { stores } aux paysans.
        [taxation] { $seat } a levé { stores } d’impôts.
        [tribute] { $seat } a perçu { stores } de tribut.
        [shrines] { $seat } a reçu { stores } de ses sanctuaires.
       *[other] { $seat } a reçu { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [oppression] { $seat } arrache { stores } aux paysans.
            [taxation] { $seat } lève { stores } d’impôts.
            [tribute] { $seat } perçoit { stores } de tribut.
            [shrines] { $seat } reçoit { stores } de ses sanctuaires.
           *[other] { $seat } reçoit { stores } ({ $why }).
        }
event-paid = { $seat } a payé { stores } { $why_id ->
        [muster] pour une levée
        [attack] pour une attaque
        [annexation] pour une annexion
        [construction] pour une construction
        [government] pour apaiser le peuple
        [caravan] pour une caravane
       *[other] ({ $why })
    }.
    .foreseen = { $seat } paie { stores } { $why_id ->
            [muster] pour une levée
            [attack] pour une attaque
            [annexation] pour une annexion
            [construction] pour une construction
            [government] pour apaiser le peuple
            [caravan] pour une caravane
           *[other] ({ $why })
        }.
event-forfeited = { $why_id ->
        [plunder] { $seat } a perdu { stores } dans le pillage.
        [tribute] { $seat } a donné { stores } de tribut.
        [spoilage] { $seat } n’a pas pu garder { stores } pour la nouvelle génération.
       *[other] { $seat } a perdu { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [plunder] { $seat } perd { stores } dans le pillage.
            [tribute] { $seat } donne { stores } de tribut.
            [spoilage] { $seat } ne peut pas garder { stores } pour la nouvelle génération.
           *[other] { $seat } perd { stores } ({ $why }).
        }
event-took-income = { $seat } a reçu { stores } de revenu { in-region }.
    .foreseen = { $seat } reçoit { stores } de revenu { in-region }.
event-plundered = { $owner_id ->
        [nobody] { $seat } a pillé { $region }, que personne ne contrôle, et pris { stores }.
       *[other] { $seat } a pillé { $region } ({ $owner }) et pris { stores }.
    }
    .foreseen = { $owner_id ->
            [nobody] { $seat } pille { $region }, que personne ne contrôle, et prend { stores }.
           *[other] { $seat } pille { $region } ({ $owner }) et prend { stores }.
        }
event-resources-kept = { $crops ->
        [0] { $seat } a gardé { $gold } d’or dans ses greniers.
       *[other] { $gold ->
            [0] { $seat } a gardé { $crops } de blé dans ses greniers.
           *[other] { $seat } a gardé { $crops } de blé et { $gold } d’or dans ses greniers.
        }
    }
    .foreseen = { $crops ->
            [0] { $seat } garde { $gold } d’or dans ses greniers.
           *[other] { $gold ->
                [0] { $seat } garde { $crops } de blé dans ses greniers.
               *[other] { $seat } garde { $crops } de blé et { $gold } d’or dans ses greniers.
            }
        }
event-unrest-raised = Le mécontentement ({ $seat }) est monté{ steps-to } à { $unrest } { $why_id ->
        [bonus] à cause de l’action bonus
        [repetition] à cause de la carte répétée
        [battle] à cause du combat
        [crowding] à cause de la surpopulation
       *[other] ({ $why })
    }.
    .foreseen = Le mécontentement ({ $seat }) monte{ steps-to } à { $unrest } { $why_id ->
            [bonus] à cause de l’action bonus
            [repetition] à cause de la carte répétée
            [battle] à cause du combat
            [crowding] à cause de la surpopulation
           *[other] ({ $why })
        }.
event-unrest-lowered = Le mécontentement ({ $seat }) est descendu{ steps-to } à { $unrest }{ $why_id ->
        [government] {""}
        [advance] {" "}grâce au nouveau progrès
       *[other] {" "}({ $why })
    }.
    .foreseen = Le mécontentement ({ $seat }) descend{ steps-to } à { $unrest }{ $why_id ->
            [government] {""}
            [advance] {" "}grâce au nouveau progrès
           *[other] {" "}({ $why })
        }.
event-heritage-raised = L’héritage { $category } ({ $seat }) est passé{ steps-to } à { $heritage } { $why_id ->
        [setup] au départ
        [caravan] grâce à la caravane
        [structure] grâce à la nouvelle construction
        [emphasis] grâce à la carte de priorité complète
        [chronicle] grâce à une chronique accomplie
       *[other] ({ $why })
    }.
    .foreseen = L’héritage { $category } ({ $seat }) passe{ steps-to } à { $heritage } { $why_id ->
            [setup] au départ
            [caravan] grâce à la caravane
            [structure] grâce à la nouvelle construction
            [emphasis] grâce à la carte de priorité complète
            [chronicle] grâce à une chronique accomplie
           *[other] ({ $why })
        }.
event-scored = { $seat } a marqué { point-count } pour { $why_id ->
        [wonders] ses merveilles
        [chronicle] une chronique
        [regions] le plus de régions
        [calm] le moins de mécontentement
        [symbols] le plus de fontaines et de lyres
       *[other] { $why }
    }.
    .foreseen = { $seat } marque { point-count } pour { $why_id ->
            [wonders] ses merveilles
            [chronicle] une chronique
            [regions] le plus de régions
            [calm] le moins de mécontentement
            [symbols] le plus de fontaines et de lyres
           *[other] { $why }
        }.
event-points-lost = { $seat } a perdu { point-count } : le mécontentement ne pouvait plus monter.
    .foreseen = { $seat } perd { point-count } : le mécontentement ne peut plus monter.
event-citizen-placed = { $why_id ->
        [setup] { $seat } a placé { a-piece } { in-region }.
        [growth] { $seat } a gagné { a-piece } { in-region } par croissance.
        [muster] { $seat } a levé { a-piece } { in-region }.
        [irrigation] { $seat } a placé { a-piece } près de l’irrigation { in-region }.
       *[other] { $seat } a placé { a-piece } { in-region } ({ $why }).
    }
    .foreseen = { $why_id ->
            [setup] { $seat } place { a-piece } { in-region }.
            [growth] { $seat } gagne { a-piece } { in-region } par croissance.
            [muster] { $seat } lève { a-piece } { in-region }.
            [irrigation] { $seat } place { a-piece } près de l’irrigation { in-region }.
           *[other] { $seat } place { a-piece } { in-region } ({ $why }).
        }
event-citizen-lost = { $why_id ->
        [battle] { $seat } a perdu { a-piece } au combat { in-region }.
        [crowding] { $seat } a retiré { a-piece } de la région { $region }, bien trop peuplée.
        [labor] { $seat } a perdu { a-piece } au dur labeur { in-region }.
        [retreat] { $seat } a perdu { a-piece } { in-region } : il n’y avait nulle part où se retirer.
       *[other] { $seat } a perdu { a-piece } { in-region } ({ $why }).
    }
    .foreseen = { $why_id ->
            [battle] { $seat } perd { a-piece } au combat { in-region }.
            [crowding] { $seat } retire { a-piece } de la région { $region }, bien trop peuplée.
            [labor] { $seat } perd { a-piece } au dur labeur { in-region }.
            [retreat] { $seat } perd { a-piece } { in-region } : il n’y a nulle part où se retirer.
           *[other] { $seat } perd { a-piece } { in-region } ({ $why }).
        }
event-citizen-turned = { $piece_id ->
        [soldier] { $seat } a fait d’un paysan un soldat { in-region }.
       *[other] { $seat } a fait d’un soldat un paysan { in-region }.
    }
    .foreseen = { $piece_id ->
            [soldier] { $seat } fait d’un paysan un soldat { in-region }.
           *[other] { $seat } fait d’un soldat un paysan { in-region }.
        }
event-citizen-moved = { $seat } a déplacé { a-piece } { in-region.of-old } vers { $region }.
    .foreseen = { $seat } déplace { a-piece } { in-region.of-old } vers { $region }.
event-withdrew = { $seat } a retiré { citizen-count } { in-region.of-old } vers { $region }.
    .foreseen = { $seat } retire { citizen-count } { in-region.of-old } vers { $region }.
event-consent-asked = { $seat } a demandé à { $owner } d’utiliser la route { in-region }.
    .foreseen = { $seat } demande à { $owner } d’utiliser la route { in-region }.
event-consent-given = { $owner } a permis à { $seat } d’utiliser la route { in-region }.
    .foreseen = { $owner } permet à { $seat } d’utiliser la route { in-region }.
event-consent-denied = { $owner } n’a pas permis à { $seat } d’utiliser la route { in-region }.
    .foreseen = { $owner } ne permet pas à { $seat } d’utiliser la route { in-region }.
event-battle-joined = { $seat } a attaqué { $rival } { in-region }, { $strength } contre { $rival_strength } avant les dés.
    .foreseen = { $seat } attaque { $rival } { in-region }, { $strength } contre { $rival_strength } avant les dés.
event-die-sealed = { $seat } a choisi une face du dé en secret.
event-dice-revealed = { $seat } a montré { $face }, { $rival } a montré { $rival_face }.
event-battle-won = { $seat } a vaincu { $rival } { in-region }, { $strength } à { $rival_strength }.
event-control-lost = { $seat } a perdu le contrôle de la région { $region }.
    .foreseen = { $seat } perd le contrôle de la région { $region }.
event-annexed = { $seat } a annexé { $region }.
    .foreseen = { $seat } annexe { $region }.
event-built = { $seat } a construit { a-structure } { in-region }.
    .foreseen = { $seat } construit { a-structure } { in-region }.
event-caravan-laid = { $seat } a posé une caravane entre { $region } et { $other_region }.
    .foreseen = { $seat } pose une caravane entre { $region } et { $other_region }.
event-advance-reached = { $seat } a atteint le progrès « { $advance } ».
    .foreseen = { $seat } atteint le progrès « { $advance } ».
event-advance-drawn = { $advance_id ->
        [hidden] { $seat } a pioché une carte de progrès.
       *[other] { $seat } a pioché le progrès « { $advance } ».
    }
event-advance-laid = Le progrès « { $advance } » a rejoint la { $row }.
    .foreseen = Le progrès « { $advance } » rejoint la { $row }.
event-advance-returned = { $advance_id ->
        [hidden] { $seat } a remis une carte de progrès sur sa pile.
       *[other] { $seat } a remis le progrès « { $advance } » sur sa pile.
    }
    .foreseen = { $advance_id ->
            [hidden] { $seat } remet une carte de progrès sur sa pile.
           *[other] { $seat } remet le progrès « { $advance } » sur sa pile.
        }
event-chronicle-laid = { $chronicle_id ->
        [hidden] { $seat } a posé une chronique face cachée sur la case { $space }.
       *[other] { $seat } a posé la chronique { $chronicle } face cachée sur la case { $space }.
    }
    .foreseen = { $chronicle_id ->
            [hidden] { $seat } pose une chronique face cachée sur la case { $space }.
           *[other] { $seat } pose la chronique { $chronicle } face cachée sur la case { $space }.
        }
event-chronicle-revealed = { $seat } a révélé la chronique { $chronicle } sur la case { $space }.
    .foreseen = { $seat } révèle la chronique { $chronicle } sur la case { $space }.
event-chronicle-scored = { $seat } a accompli la chronique { $chronicle } sur la case { $space }.
    .foreseen = { $seat } accomplit la chronique { $chronicle } sur la case { $space }.
event-chronicle-failed = { $seat } n’a pas accompli la chronique { $chronicle } sur la case { $space } : { $missing ->
        [0] { $lacking ->
            [0] l’héritage ne suffisait pas pour les deux cartes, et l’autre a été choisie.
           *[other] l’héritage n’était que de { $heritage } sur { $number }.
        }
       *[other] seulement { $count } sur { $needs }{ $lacking ->
            [0] .
           *[other] , et l’héritage n’était que de { $heritage } sur { $number }.
        }
    }
    .foreseen = { $seat } n’accomplit pas la chronique { $chronicle } sur la case { $space } : { $missing ->
            [0] { $lacking ->
                [0] l’héritage ne suffit pas pour les deux cartes, et l’autre est choisie.
               *[other] l’héritage n’est que de { $heritage } sur { $number }.
            }
           *[other] seulement { $count } sur { $needs }{ $lacking ->
                [0] .
               *[other] , et l’héritage n’est que de { $heritage } sur { $number }.
            }
        }
event-overcrowded = Trop de citoyens vivaient { in-region } ({ $seat }).
    .foreseen = Trop de citoyens vivent { in-region } ({ $seat }).

## Refus

no-out-of-play = La région { $region } n’est pas en jeu à ce nombre de joueurs.
no-region-taken = La région { $region } est déjà prise.
no-not-adjacent = La région { $region } ne touche aucune de vos provinces, et d’autres régions libres en touchent une.
no-not-controlled = Vous ne contrôlez pas { $region }.
no-capital-alone = La région { $region } ne touche aucune autre de vos provinces : placez la capitale là où la première caravane peut en atteindre une.
no-capital-to-province = La première caravane va de votre capitale à une autre de vos provinces, tant qu’il existe une telle frontière.
no-costs-nothing = Cette caravane est gratuite : gardez votre blé et votre or.
no-one-emphasis = Votre priorité est déjà donnée (domaine { $category }) : une seule carte de ce genre par génération.
no-two-repeats = Vous avez déjà utilisé ces deux cartes dans cette génération : l’une au moins doit être nouvelle.
no-not-revealed = { $card } n’est pas une des cartes que vous avez révélées et pas encore utilisées.
no-chronicle-laid = Votre chronique { $chronicle } est déjà posée et y reste.
no-space-taken = Vous avez déjà une chronique sur la case { $space }.
no-muster-locked = La conversion des citoyens est verrouillée : déverrouillez d’abord la politique.
no-one-soldier = Une levée donne un soldat. Un second n’est possible qu’à une forteresse, avec la politique déverrouillée.
no-region-used = Vous avez déjà utilisé la région { $region } dans cette levée.
no-nobody-to-turn = Vous n’avez pas de { $piece } à convertir { in-region }.
no-no-irrigation = Vous n’avez pas d’irrigation déverrouillée { in-region }.
no-no-piece = Il ne vous reste plus de { $piece } en réserve.
no-too-little-gold = Cela coûte { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }, et vous avez moins.
no-too-few-crops = Cela coûte { crop-count }, et vous avez moins.
no-not-yourself = Vous ne pouvez pas vous attaquer vous-même.
no-no-such-seat = Cette place est vide.
no-no-citizen = Vous n’avez aucun citoyen { in-region }.
no-no-rival = { $rival } n’a aucun citoyen { in-region }.
no-own-already = Vous contrôlez déjà cette région.
no-defended = { $owner } contrôle { $region } et y a des citoyens. Il faut d’abord les vaincre.
no-last-region = { $region } est la dernière région de ce joueur ({ $owner }). Personne ne peut l’annexer.
no-not-most = { $rival } a { in-region } autant de citoyens que vous, ou plus : pour annexer, il faut en avoir le plus.
no-enough-regions = Personne ne contrôle plus de { $count } régions.
no-another-region = Après une attaque, vous ne pouvez annexer que la même région.
no-face-too-high = Votre mécontentement ne permet { $face ->
        [0] que le 0
       *[other] pas plus que { $face }
    }.
no-nobody-to-lose = Vous n’avez pas de { $piece } à perdre { in-region }.
no-withdraw-to-neighbour = Vos citoyens ne peuvent se retirer que dans une région voisine que vous contrôlez.
no-only-soldiers = Dans un raid, seuls les soldats se déplacent.
no-nobody-to-move = Vous n’avez plus de { $piece } { in-region } qui n’ait pas bougé.
no-too-far = La région { $region } est trop loin { in-region.of-old }.
no-no-consent = Le chemin { in-region.of-old } vers { $region } passe par la route d’un autre joueur, qui n’a pas donné son accord.
no-no-foreign-road = Il n’y a pas { in-region } de route à demander.
no-asked-already = Vous avez déjà demandé la route { in-region }.
no-too-late-to-ask = Il faut demander les routes avant le premier déplacement.
no-own-region = Vos soldats ne pillent pas vos propres régions.
no-not-entered = Vos soldats ne peuvent pas piller { $region } dans ce raid.
no-structure-locked = Vous ne pouvez pas construire { a-structure } tant que son domaine est verrouillé.
no-no-structure = Il ne reste plus de tuile pour cette construction ({ $structure }).
no-structure-there = La région { $region } a déjà cette construction : { $structure }.
no-region-full = La région { $region } a autant de constructions que sa capacité le permet.
no-only-in-a-colony = Cette construction n’est possible que dans une colonie.
no-too-many-peasants = Il n’y a pas autant de paysans, ou ils ne feraient pas baisser le prix.
no-calm-already = Votre mécontentement est déjà à { $unrest }. Il ne descend pas plus bas.
no-row-ends = Cette rangée s’arrête ici.
no-new-row-locked = Une nouvelle rangée est verrouillée : déverrouillez d’abord la culture.
no-no-advance-marker = Il ne vous reste plus de marqueur de progrès.
no-too-much-unrest = Votre mécontentement est trop élevé pour ce progrès : il compte { $unrest }, et votre héritage { $category } seulement { $heritage }.
no-not-drawn = Ce n’est pas une des deux cartes que vous avez piochées.
no-card-locked = La Caravane II est verrouillée : déverrouillez d’abord la culture.
no-no-caravan = Il ne vous reste plus de caravane.
no-caravan-there = Vous avez déjà une caravane sur cette frontière.
no-not-connected = Une caravane part de votre capitale, d’une de vos villes ou de vos caravanes qui y mènent.
no-not-free = Cette caravane se paie, en blé ou en or.
no-too-poor-for-caravan = Une caravane coûte { stores }, et vous avez moins.
no-no-citizen-at-border = La caravane qui suit une migration demande un de vos citoyens d’un côté de la frontière.
no-no-tribute = Il n’y a rien à percevoir.
no-tribute-locked = Le double tribut est verrouillé : déverrouillez d’abord le domaine civil.
no-tribute-of-both = Avec le domaine civil déverrouillé, vous percevez le tribut des colonies et des caravanes ensemble.
no-one-bonus = Vous avez déjà utilisé une action bonus pendant ce tour.
no-no-peasant = Vous n’avez aucun paysan à opprimer { in-region }.
no-no-goods = Vos caravanes n’ont atteint aucune marchandise : il n’y a rien à imposer.
no-not-growing = La région { $region } a déjà son nouveau paysan, ou n’est pas à vous.
no-cannot-score = La chronique sur la case { $space } ne peut rien rapporter maintenant.
no-keep-exactly = { $count ->
        [one] Vos greniers gardent exactement { $count } ressource.
       *[other] Vos greniers gardent exactement { $count } ressources.
    }
no-not-in-stock = Vous n’en avez pas autant.

## Options

option-strict-bonus = Actions bonus strictes
option-strict-bonus-no = Seule la première utilisation de chaque action bonus dans une génération augmente le mécontentement.
option-strict-bonus-yes = Chaque action bonus augmente le mécontentement.

## La fin

end-third-dynasty = La troisième dynastie a pris fin. Le joueur qui a le plus de points gagne.

## Prix

price-crops = { $count ->
        [one] { $count } mesure de blé
       *[other] { $count } mesures de blé
    }
price-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
part-unrest = { $amount } pour le mécontentement
part-level = { $amount } pour le niveau ({ $structure })
part-neighbourhood = { $amount } grâce à { a-structure }
part-advance = { $amount } grâce au progrès « { $advance } »
part-muster = { $amount } pour la levée
part-peasants = { $count ->
        [one] { $amount } grâce à { $count } paysan
       *[other] { $amount } grâce à { $count } paysans
    }
part-palace = { $amount } grâce à { a-structure }
part-regions = { $count ->
        [one] { $amount } pour { $count } région
       *[other] { $amount } pour { $count } régions
    }
part-soldiers = { $count ->
        [one] { $amount } grâce au progrès « { $advance } » avec { $count } soldat
       *[other] { $amount } grâce au progrès « { $advance } » avec { $count } soldats
    }
part-most = { $amount } grâce au progrès « { $advance } »
part-free-step = le premier cran est gratuit
part-caravan = { $amount } pour la caravane

## Effets imprimés, avec leurs nombres

effect-advance-unrest = Le mécontentement compte { $amount } de moins pour les progrès.
effect-annex-most = Annexer ne coûte jamais plus de { $amount }.
effect-annex-per-soldier = Annexer coûte { $amount } de moins pour chacun de vos soldats présents.
effect-battle = Valeur de combat +{ $amount }.
effect-battle-per-soldier = { $terrain ->
        [mountain] En montagne, chaque soldat compte { $amount } de plus.
        [island] Sur les îles, chaque soldat compte { $amount } de plus.
       *[plain] En plaine, chaque soldat compte { $amount } de plus.
    }
effect-battle-with-soldier = Valeur de combat +{ $amount } avec un soldat.
effect-builds = { $amount ->
        [one] Construction bâtit une fois.
        [2] Construction peut bâtir une seconde fois.
       *[other] Construction peut bâtir jusqu’à { $amount } fois.
    }
effect-caravan-price = Une caravane ne coûte que { $amount }.
effect-chronicles = { $amount ->
        [one] Chronique pose une carte.
        [2] Chronique peut poser une seconde carte.
       *[other] Chronique peut poser jusqu’à { $amount } cartes.
    }
effect-counts = La case { $space } compte { $amount } de plus.
effect-discount = { $building ->
        [city] Une ville coûte { $amount } de moins.
       *[structure] Bâtir coûte { $amount } de moins, sauf les villes.
    }
effect-emphasis = { $amount ->
        [one] { $amount } marqueur complète une carte de priorité.
       *[other] { $amount } marqueurs complètent une carte de priorité.
    }
effect-fountains-per = { $amount ->
        [one] { $amount } fontaine de plus pour chaque { $structure }.
       *[other] { $amount } fontaines de plus pour chaque { $structure }.
    }
effect-govern-discount = Chaque cran de gouvernement coûte { $amount } de moins, au moins 1.
effect-ignores = { $structure_id ->
        [fortress] Quand vous attaquez, les forteresses ne comptent pas.
       *[other] Quand vous attaquez, ne compte pas : { $structure }.
    }
effect-income = { $resource_id ->
        [gold] Chaque région d’or avec un paysan rapporte { $amount } de plus.
       *[crops] Chaque région de blé avec un paysan rapporte { $amount } de plus.
    }
effect-keep = { $amount ->
        [one] Vous gardez { $amount } ressource pour la génération suivante.
       *[other] Vous gardez { $amount } ressources pour la génération suivante.
    }
effect-labor = Chaque paysan baisse de 1 le prix d’une construction. Vous en perdez la moitié, arrondie au supérieur.
effect-lyres-per = { $amount ->
        [one] { $amount } lyre de plus pour chaque { $structure }.
       *[other] { $amount } lyres de plus pour chaque { $structure }.
    }
effect-points-of = { $amount ->
        [one] { $amount } point pour chaque { $structure }.
       *[other] { $amount } points pour chaque { $structure }.
    }
effect-raid-steps = { $amount ->
        [one] Dans un raid, les soldats avancent de { $amount } région.
       *[other] Dans un raid, les soldats vont jusqu’à { $amount } régions.
    }
effect-sail = { $terrain ->
        [plain] Les plaines sont adjacentes pour vos déplacements.
        [mountain] Les montagnes sont adjacentes pour vos déplacements.
       *[island] Les îles sont adjacentes pour vos déplacements.
    }
effect-taxation = Les impôts rapportent { $amount } de plus.
effect-unlock = { $category_id ->
        [civil] Le civil reste déverrouillé.
        [political] La politique reste déverrouillée.
       *[cultural] La culture reste déverrouillée.
    }
effect-unrest-most = Le mécontentement ne dépasse jamais { $amount }.
effect-wins-ties = En attaquant, vous gagnez à égalité.
effect-advance-heritage = Tout héritage compte { $amount } de plus pour les progrès.
effect-buildable = Peut être bâti.
effect-city = Commence des caravanes et perçoit le tribut.
effect-crowding = { $amount ->
        [one] De la place pour { $amount } citoyen de plus.
       *[other] De la place pour { $amount } citoyens de plus.
    }
effect-defence = Ajoute { $amount } quand on attaque ici.
effect-discount-here = Bâtir ici coûte { $amount } de moins.
effect-discount-near = Bâtir dans les régions voisines coûte { $amount } de moins.
effect-govern-crops = { $amount } blé chaque fois que vous gouvernez.
effect-level-capacity = Son niveau est la capacité de la région.
effect-muster-peasant = Levée peut placer ici un paysan pour 1 or.
effect-muster-second = Un second soldat quand vous levez ici.
effect-only-colony = Seulement dans les colonies.
effect-points = { $amount ->
        [one] Rapporte { $amount } point à la fin de chaque dynastie.
       *[other] Rapporte { $amount } points à la fin de chaque dynastie.
    }
effect-road = Tous les voisins de sa région sont adjacents pour vos déplacements. Sur la route d’un autre joueur, il doit être d’accord.
effect-smaller = { $amount ->
        [one] Pour annexer et gouverner, votre empire compte { $amount } région de moins.
       *[other] Pour annexer et gouverner, votre empire compte { $amount } régions de moins.
    }
effect-heritage = { $category_id ->
        [civil] Héritage civil +{ $amount } à la construction.
        [political] Héritage politique +{ $amount } à la construction.
       *[cultural] Héritage culturel +{ $amount } à la construction.
    }
effect-behind-lock = { $category_id ->
        [civil] (civil déverrouillé)
        [political] (politique déverrouillée)
       *[cultural] (culture déverrouillée)
    } { $effects }

## Ce qui ne va pas dans une boîte

box-sands-name = { $found } ne peut pas être un nom ici. Un nom commence par une lettre et n’est pas l’un de { $known }
box-sands-border = une frontière sépare deux régions différentes qui n’en ont pas d’autre
box-sands-apart = à { $players } joueurs, { $found } ne peut pas être atteinte depuis les autres régions
box-sands-regions = à { $players } joueurs, il faut { $least } régions. Il y en a { $found }
box-sands-tiles = à { $players } joueurs, il faut { $least } tuiles. Il y en a { $found }
box-sands-lock = ce qui est verrouillé a un verrou, et un verrou cache quelque chose
box-sands-city = exactement une construction a l’effet city, sans verrou. Ici : { $found }
box-sands-level = une construction est de niveau 0 si et seulement si elle a l’effet level-capacity
box-sands-first = seuls les progrès de niveau 1 commencent une rangée, et tous le font
box-sands-row = la rangée { $name } commence par un progrès de niveau 1, pas par { $found }
box-sands-pile = il y a au moins { $least } progrès de { $pile }, pas { $found }
box-sands-effect = { $effect } nomme ici un nombre de { $least } à { $most }
box-sands-rule = il faut une carte de chaque sorte. Il manque { $rule }
box-sands-whole = seule une carte de caravane avec un verrou est verrouillée en entier
box-sands-symbols = une carte a chaque symbole une seule fois
box-sands-card-name = { $found } est le nom d’une carte de priorité
box-sands-spaces = les cases de score sont { $known }, dans cet ordre
box-sands-pairs = deux cases de score sont { $category }, pas { $found }
box-sands-chronicles = les cartes de chronique portent les nombres 1, 2, 3 et ainsi de suite, dans cet ordre
box-sands-rising = { $column } augmente de carte en carte
box-sands-track = une couleur commence où la précédente finit, et a au moins { $least } cases
box-sands-growth = les symboles de paysan sont sur la piste après sa première case, dans leur ordre
box-sands-roll = chaque jet nomme une manche différente, et pas la dernière
box-sands-supply = il faut une ligne pour chaque nombre de joueurs
box-sands-number = le nombre { $found } manque. Il y a { $known }
box-sands-range = { $found } doit aller de { $least } à { $most }
box-sands-start = pour commencer, un joueur a besoin de { $least } { $pieces } ; il y en a { $found }
box-sands-ring = une région est dessinée avec trois coins différents ou plus, ou sans aucun
box-sands-lane = une voie maritime est faite de cinq nombres : x et y des deux bouts, et sa courbure
box-sands-island = une île est dessinée avec des paires de nombres, x et y
