# Les phrases d’Inventions en français.
#
# $card est un nom dans cette langue, $card_id son identifiant. Les parties de phrases viennent
# d’abord ; un message qui en emploie une lui transmet ses propres détails.

title = Inventions : Evolution of Ideas
blurb = De deux à quatre sociétés présentent, inventent, améliorent et partagent des idées, de l’âge de pierre à l’ère informatique, et enchaînent leurs actions.

## Noms

seat-4 = Chronos

field-economy = Économie
field-culture = Culture
field-technology = Technologie
field-any = n’importe quel domaine

citizen-economy = marchand
citizen-culture = artiste
citizen-technology = penseur
citizen-academic = académicien

aspiration-economy = Économie
aspiration-culture = Culture
aspiration-technology = Technologie
aspiration-joker = joker

role-presenter = auteur
role-inventor = inventeur
role-innovator = innovateur

region-africa = Afrique
region-middle-east = Moyen-Orient
region-europe = Europe
region-asia = Asie
region-oceania = Océanie
region-north-america = Amérique du Nord
region-south-america = Amérique du Sud

deed-present = Présenter une idée
deed-invent = Inventer
deed-innovate = Améliorer
deed-share = Partager une invention
deed-call = Appeler des spécialistes
deed-influence = Gagner de l’influence
deed-travel = Voyager
deed-eureka = Eurêka
deed-send = Envoyer un diplomate
deed-recall = Rappeler un diplomate

card-cooking = Cuisson
card-fishing-net = Filet de pêche
card-gift-exchange = Échange de dons
card-storytelling = Art du récit
card-bone-flute = Flûte en os
card-sewn-clothing = Vêtements cousus
card-hafted-spear = Lance emmanchée
card-fat-lamp = Lampe à graisse
card-bread = Pain
card-granary = Grenier à grain
card-dairying = Production laitière
card-megalith = Mégalithe
card-dyed-cloth = Étoffe teinte
card-bow-and-arrow = Arc et flèches
card-sickle = Faucille
card-kiln = Four de potier
card-irrigation-canal = Canal d’irrigation
card-sailing-ship = Voilier
card-coinage = Monnaie
card-wine = Vin
card-epic-poetry = Épopée
card-horseback-riding = Équitation
card-chariot = Char
card-bronze-casting = Fonte du bronze
card-postal-service = Poste
card-water-mill = Moulin à eau
card-paper-money = Papier-monnaie
card-theatre = Théâtre
card-stained-glass = Vitrail
card-chess = Échecs
card-wheelbarrow = Brouette
card-astrolabe = Astrolabe
card-power-loom = Métier à tisser mécanique
card-railway = Chemin de fer
card-newspaper = Journal
card-encyclopedia = Encyclopédie
card-cinema = Cinéma
card-telescope = Télescope
card-steamboat = Bateau à vapeur
card-airplane = Avion
card-container-shipping = Transport par conteneurs
card-e-commerce = Commerce en ligne
card-television = Télévision
card-video-game = Jeu vidéo
card-electronic-music = Musique électronique
card-satellite = Satellite
card-electric-car = Voiture électrique
card-nuclear-power = Centrale nucléaire

milestone-control-of-fire = Maîtrise du feu
milestone-stone-knapping = Taille de la pierre
milestone-spoken-language = Langage parlé
milestone-cordage = Cordes et liens
milestone-symbolic-art = Art symbolique
milestone-agriculture = Agriculture
milestone-animal-domestication = Domestication
milestone-pottery = Poterie
milestone-weaving = Tissage
milestone-mining = Mines
milestone-writing = Écriture
milestone-wheel = Roue
milestone-mathematics = Mathématiques
milestone-papermaking = Fabrication du papier
milestone-water-power = Force hydraulique
milestone-steam-power = Vapeur
milestone-electricity = Électricité
milestone-combustion-engine = Moteur à combustion
milestone-solar-cell = Cellule solaire
milestone-microchip = Puce électronique
milestone-computer-network = Réseau informatique

goal-explorers = Explorateurs
goal-metropolis = Métropole
goal-dominance = Domination
goal-statecraft = Art de gouverner
goal-untapped-power = Pouvoir en réserve
goal-economists = Économistes
goal-patrons = Mécènes
goal-engineers = Ingénieurs
goal-polymaths = Esprits universels
goal-inventors = Inventeurs
goal-visionaries = Visionnaires
goal-embassies = Ambassades
goal-academy = Académie
goal-growth = Croissance
goal-merchant-guild = Guilde des marchands
goal-artist-guild = Guilde des artistes
goal-thinker-guild = Guilde des penseurs
goal-builders = Bâtisseurs
goal-planners = Planificateurs
goal-prosperity = Prospérité
goal-avant-garde = Avant-garde
goal-hidden = caché

tile-economy-1 = Économie 1
tile-economy-2 = Économie 2
tile-economy-3 = Économie 3
tile-economy-4 = Économie 4
tile-economy-5 = Économie 5
tile-economy-6 = Économie 6
tile-economy-7 = Économie 7
tile-culture-1 = Culture 1
tile-culture-2 = Culture 2
tile-culture-3 = Culture 3
tile-culture-4 = Culture 4
tile-culture-5 = Culture 5
tile-culture-6 = Culture 6
tile-culture-7 = Culture 7
tile-technology-1 = Technologie 1
tile-technology-2 = Technologie 2
tile-technology-3 = Technologie 3
tile-technology-4 = Technologie 4
tile-technology-5 = Technologie 5
tile-technology-6 = Technologie 6
tile-technology-7 = Technologie 7
tile-wealth-a = Richesse A
tile-wealth-b = Richesse B
tile-wealth-c = Richesse C
tile-wealth-d = Richesse D
tile-wealth-e = Richesse E
tile-wealth-f = Richesse F
tile-wealth-g = Richesse G
tile-start = Économie S

specialist-s1 = S1
specialist-s2 = S2
specialist-s3 = S3
specialist-s4 = S4
specialist-s5 = S5
specialist-s6 = S6
specialist-s7 = S7

knowledge-k1 = K1
knowledge-k2 = K2
knowledge-k3 = K3
knowledge-k4 = K4
knowledge-k5 = K5
knowledge-k6 = K6
knowledge-k7 = K7

influence_tile-n1 = N1
influence_tile-n2 = N2
influence_tile-n3 = N3
influence_tile-n4 = N4
influence_tile-n5 = N5

space-3-1 = ère 3, case 1
space-3-2 = ère 3, case 2
space-3-3 = ère 3, case 3
space-4-1 = ère 4, case 1
space-4-2 = ère 4, case 2
space-4-3 = ère 4, case 3
space-5-1 = ère 5, case 1
space-5-2 = ère 5, case 2
space-5-3 = ère 5, case 3
space-6-1 = ère 6, case 1
space-6-2 = ère 6, case 2
space-6-3 = ère 6, case 3

effect-ready = rendre disponibles des citoyens épuisés
effect-ready-up-to = rendre disponibles autant de citoyens épuisés que vous voulez
effect-specialist = recevoir des spécialistes de la réserve
effect-influence = gagner de l’influence
effect-settle = placer des citoyens de la réserve sur la mappemonde
effect-ip = gagner des PI
effect-aspire = recevoir des tuiles d’aspiration
effect-academic = recevoir des académiciens de la réserve
effect-ip-per-region = gagner des PI pour les régions où vous avez un citoyen
effect-move = déplacer un citoyen sur la mappemonde
effect-move-or-stay = déplacer, si vous voulez, un citoyen sur la mappemonde
effect-ip-of-era = gagner autant de PI que le numéro de l’ère
effect-token = préparer d’autres jetons de chaîne
effect-turn-order = choisir votre place dans l’ordre du tour au changement d’ère

metric-region = régions où vous avez un citoyen
metric-citizen-in-fullest-region = citoyens dans votre région la plus peuplée
metric-majority = régions où vous avez le plus de citoyens
metric-influence-tile = tuiles d’influence sur le plateau
metric-face-up-influence-tile = tuiles d’influence visibles sur le plateau
metric-invention = inventions possédées
metric-invention-economy = inventions possédées d’Économie
metric-invention-culture = inventions possédées de Culture
metric-invention-technology = inventions possédées de Technologie
metric-invention-set = séries de trois inventions de domaines différents
metric-milestone-era = ère de votre jalon
metric-citizen-on-milestone = citoyens sur des jalons
metric-academic = académiciens
metric-citizen = citoyens hors de la réserve
metric-tile = tuiles placées
metric-tile-economy = tuiles d’Économie placées
metric-tile-culture = tuiles de Culture placées
metric-tile-technology = tuiles de Technologie placées
metric-tile-wealth = tuiles de Richesse placées
metric-set = séries d’une tuile de chaque domaine
metric-full-row = rangées complètes de la carte de progrès
metric-adjacent = tuiles à côté de celle-ci

access-own = le vôtre
access-diplomat = votre citoyen s’y trouve
access-past = son ère est passée
access-common = savoir commun
access-discarded = défaussé, connu de tous
access-foreign = dans un autre présentoir
access-eureka = dans le présentoir Eurêka
access-face-down = face cachée

layer-specialist = tuile de spécialistes
layer-knowledge = tuile de savoir
layer-wealth = tuiles de Richesse

shelf-common = savoir commun
shelf-private = présentoir privé
shelf-unclaimed = présentoir sans joueur
shelf-eureka = présentoir Eurêka

why-pillar = pilier
why-specialist-tile = tuile de spécialistes
why-milestone = jalon
why-era-space = piste des ères
why-economy-tile = tuile d’Économie
why-culture-tile = tuile de Culture
why-technology-tile = tuile de Technologie
why-placing = pose de tuiles Progrès
why-influence-tile = tuile d’influence
why-guest = accueil d’un diplomate
why-sharing = partage
why-knowledge = tuiles de savoir
why-era-change = changement d’ère
why-influence-track = piste d’influence
why-wealth-tile = tuile de Richesse
why-goal = objectif

## D’où viennent les points

period = Ère { $number }
points-specialist-tile = Tuiles de spécialistes
points-milestone = Jalons
points-era-space = Piste des ères
points-economy-tile = Tuiles d’Économie
points-culture-tile = Tuiles de Culture
points-influence-tile = Tuiles d’influence
points-sharing = Partage
points-knowledge = Tuiles de savoir
points-influence-track = Piste d’influence
points-wealth-tile = Tuiles de Richesse
points-goal = Objectifs

## Parties de phrases

in-region = { $region_id ->
        [middle-east] au { $region }
       *[other] en { $region }
    }
    .from = { $region_id ->
        [middle-east] du { $region }
       *[other] d’{ $region }
    }
    .from-old = { $old_region_id ->
        [middle-east] du { $old_region }
       *[other] d’{ $old_region }
    }
    .the = { $region_id ->
        [middle-east] le { $region }
       *[other] l’{ $region }
    }
    .start = { $region_id ->
        [middle-east] Le { $region }
       *[other] L’{ $region }
    }
a-citizen = un { $citizen }
a-specialist = un { a-specialist.plain }
    .plain = { $field_id ->
        [economy] marchand
        [culture] artiste
        [technology] penseur
       *[other] spécialiste
    }
specialist-count = { $field_id ->
        [economy] { $count ->
            [one] { $count } marchand
           *[other] { $count } marchands
        }
        [culture] { $count ->
            [one] { $count } artiste
           *[other] { $count } artistes
        }
        [technology] { $count ->
            [one] { $count } penseur
           *[other] { $count } penseurs
        }
       *[other] { $count ->
            [one] { $count } spécialiste
           *[other] { $count } spécialistes
        }
    }
citizen-count = { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
points = { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    .count = { $count ->
        [one] { $count } point d’influence
       *[other] { $count } points d’influence
    }
    .amount = { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
era-name = { $era ->
        [1] l’âge de pierre
        [2] le Néolithique
        [3] l’âge des métaux
        [4] l’Antiquité et le Moyen Âge
        [5] l’époque moderne
       *[6] l’ère informatique
    }
because = { $why_id ->
        [pillar] pour un pilier déjà posé là
        [specialist-tile] grâce à la tuile de spécialistes
        [milestone] grâce au jalon
        [era-space] grâce à la piste des ères
        [economy-tile] grâce à une tuile d’Économie
        [culture-tile] grâce à une tuile de Culture
        [technology-tile] pour une tuile de Technologie
        [placing] pour placer des tuiles Progrès
        [influence-tile] pour la tuile d’influence
        [guest] pour un diplomate venu d’une ère antérieure
        [sharing] comme auteur de l’idée
        [knowledge] grâce aux tuiles de savoir
        [era-change] au changement d’ère
        [influence-track] pour votre place sur la piste d’influence
        [wealth-tile] pour une tuile de Richesse
       *[goal] pour un objectif
    }

## Questions

ask-draw-region-tile = { $layer_id ->
        [wealth] Quelles tuiles de Richesse pour { in-region.the } ?
       *[other] Quelle { $layer } pour { in-region.the } ?
    }
ask-draw-next-in-order = Qui vient ensuite dans l’ordre du tour ?
ask-draw-next = Quel jalon apparaît ?
ask-deal-idea = Quelle idée de l’ère { $era } pour { $holder } ?
ask-deal-goal = Quel objectif pour { $holder } ?
ask-turn-up = Quelle idée apparaît ?
ask-keep-goals = Quel objectif défaussez-vous ?
ask-lay-first-idea = Quelle idée présentez-vous d’abord, et où ?
ask-place-pillar = Où placez-vous votre pilier ?
ask-do-deed = { $deed_id ->
        [present] Quelle idée présentez-vous, et où ?
        [invent] Quelle idée inventez-vous ?
        [innovate] Quelle invention améliorez-vous ?
        [share] Quelle invention partagez-vous ?
        [call] De quelle région rappelez-vous des citoyens ?
        [influence] Quelle tuile d’influence placez-vous, et où ?
        [travel] Qui voyage, et vers quelle région ?
        [eureka] Quel jalon prenez-vous ?
        [send] Vers quel jalon envoyez-vous un diplomate ?
       *[recall] De quel jalon rappelez-vous un diplomate ?
    }
ask-may-chain = { $deed_id ->
        [innovate] Enchaînez-vous l’action de l’invention ?
        [call] Enchaînez-vous l’action d’une de vos inventions ?
        [influence] Enchaînez-vous l’action d’une de vos tuiles d’influence ?
       *[travel] Apprenez-vous auprès de l’érudit { in-region } ?
    }
ask-may-use-technology = Utilisez-vous une tuile de Technologie après « { $deed } » ?
ask-may-use-economy = Utilisez-vous une tuile d’Économie avant la fin de vos actions ?
ask-choose-effect = Quel avantage choisissez-vous ?
ask-ready-citizen = { $may_stop ->
        [yes] Qui rendez-vous disponible ({ $left } au plus) ?
       *[no] Qui rendez-vous disponible ?
    }
ask-choose-field = Quel domaine pour le nouveau spécialiste ?
ask-settle-citizen = { $anywhere ->
        [yes] Où placez-vous votre nouveau citoyen ?
       *[no] Auprès de quels citoyens placez-vous le nouveau ?
    }
ask-move-citizen = Quel citoyen déplacez-vous, et vers quelle région ?
ask-send-citizen = { $role_id ->
        [presenter] Qui va { in-region } comme auteur ?
        [inventor] Qui va { in-region } comme inventeur ?
       *[innovator] Qui va { in-region } comme innovateur ?
    }
ask-exhaust-citizen = { $left ->
        [1] Quel citoyen épuisez-vous ?
       *[other] Quels citoyens épuisez-vous ({ $left }) ?
    }
ask-assign-field = { $count ->
        [1] Quel domaine pour le citoyen venu { in-region.from } ?
       *[other] Quel domaine pour les { $count } citoyens venus { in-region.from } ?
    }
ask-choose-reward = Quelle récompense prenez-vous pour ce partage ?
ask-choose-space = Quelle case de l’ère { $era } prenez-vous ?
ask-send-envoy = Qui va vers « { $milestone } » comme diplomate ?
ask-pick-idea = Quelle idée prenez-vous ?
ask-choose-tile = Quelle tuile prenez-vous pour votre aspiration ?
ask-choose-discard = Quelle tuile défaussez-vous ?
ask-may-place = Placez-vous des tuiles Progrès ?
ask-place-tile = { $left ->
        [0] Autre chose pendant ce tour ?
       *[other] { $may_stop ->
            [yes] Quelle tuile placez-vous ensuite ({ $left } au plus) ?
           *[no] Quelle tuile placez-vous ({ $left } au plus) ?
        }
    }
ask-choose-rank = Quelle place prenez-vous dans l’ordre du tour ?

## Actions

do-draw-order = { $seat } vient ensuite dans l’ordre du tour
do-draw-specialist = Tirer la tuile de spécialistes { $specialist }
do-draw-knowledge = Tirer la tuile de savoir { $knowledge }
do-draw-wealth = Tirer les tuiles { $tile }
do-draw-milestone = Tirer le jalon « { $milestone } »
do-draw-idea = Tirer l’idée « { $card } »
do-draw-goal = Tirer l’objectif « { $goal } »
do-drop = Défausser l’objectif « { $goal } »
do-pillar = Placer votre pilier sur « { $deed } »
do-present = Présenter « { $card } » { in-region }
    .ask-card = Quelle idée présentez-vous { in-region } ?
    .ask-region = Où présentez-vous « { $card } » ?
do-invent = Inventer l’idée { in-region }
do-innovate = Améliorer l’invention { in-region }
do-share = Partager l’invention { in-region }
do-call = Rappeler { citizen-count } { in-region.from }
    .ask-count = Combien de citoyens rappelez-vous ?
do-claim = Placer la tuile d’influence { $influence_tile } { in-region }
    .ask-influence_tile = Quelle tuile d’influence placez-vous { in-region } ?
    .ask-region = Où placez-vous la tuile d’influence { $influence_tile } ?
do-move = Déplacer un citoyen { in-region.from-old } { in-region }
    .ask-old_region = Quel citoyen déplacez-vous ?
    .ask-region = Vers quelle région déplacez-vous le citoyen ?
do-discover = Prendre le jalon « { $milestone } »
do-dispatch = Envoyer un diplomate vers « { $milestone } »
do-recall = Rappeler un diplomate de « { $milestone } »
do-send = Envoyer { a-citizen }
do-exhaust = Épuiser { a-specialist }
do-exhaust-academic = Épuiser un académicien (devient { a-specialist.plain } pour de bon)
do-ready = Rendre disponible { a-specialist }
do-assign = { $field_id ->
        [economy] Économie, comme marchand
        [culture] Culture, comme artiste
       *[technology] Technologie, comme penseur
    }
do-settle = Placer un citoyen { in-region }
do-choose = { $effect_id ->
        [ready] Rendre disponibles des citoyens épuisés
        [influence] Gagner de l’influence
       *[other] Choisir : { $effect }
    }
do-advance = Prendre la case { $place } à partir de la gauche
do-chain-card = Poser un jeton de chaîne sur « { $card } »
do-chain-influence = Poser un jeton de chaîne sur la tuile d’influence { $influence_tile }
do-chain-knowledge = Poser un jeton de chaîne à côté de la tuile de savoir { $knowledge }
do-chain-technology = Poser un jeton de chaîne sur la tuile { $tile }
do-pick = Prendre l’idée « { $card } »
do-take = Prendre la tuile { $tile }
do-discard = Défausser la tuile { $tile }
do-place = Placer { $tile } sur { $cell }
    .ask-tile = Quelle tuile placez-vous ?
    .ask-cell = Où placez-vous { $tile } ?
do-go-to = Prendre la place { $place } dans l’ordre du tour
do-enrich = Prendre une des tuiles de Richesse de la région
do-aspire = Recevoir une tuile d’aspiration (joker)
do-pay = Payer de l’influence et placer des tuiles
do-skip = Ne placer aucune tuile pendant ce tour
do-use = Utiliser la tuile { $tile }
do-pass = Pas de chaîne
do-stop = C’est tout
do-done = Terminé

## Événements

event-round-began = La manche { $round } a commencé, dans l’ère { $era } : { era-name }.
    .foreseen = La manche { $round } commence, dans l’ère { $era } : { era-name }.
event-order-drawn = { $seat } a reçu la place { $place } dans l’ordre du tour.
event-order-changed = { $seat } a pris la place { $place } dans l’ordre du tour.
    .foreseen = { $seat } prend la place { $place } dans l’ordre du tour.
event-specialist-laid = { in-region.start } a reçu la tuile de spécialistes { $specialist }.
event-knowledge-laid = { in-region.start } a reçu la tuile de savoir { $knowledge } et un érudit.
event-wealth-laid = { in-region.start } a reçu les tuiles { $tile }.
event-milestone-laid = { $shelf_id ->
        [common] Le jalon « { $milestone } » était dès le début du savoir commun.
        [private] { $seat } a reçu le jalon « { $milestone } ».
        [unclaimed] Le jalon « { $milestone } » a rejoint le présentoir sans joueur.
       *[eureka] Le jalon « { $milestone } » a rejoint le présentoir Eurêka.
    }
event-idea-dealt = { $seat } a reçu l’idée « { $card } ».
event-ideas-left = { $count ->
        [one] { $count } idée de l’ère 1 était de trop et a quitté la partie.
       *[other] { $count } idées de l’ère 1 étaient de trop et ont quitté la partie.
    }
event-idea-turned-up = L’idée « { $card } » a été retournée sur la pioche.
event-idea-entered = L’idée « { $card } » est passée de la pioche au présentoir.
    .foreseen = L’idée « { $card } » passe de la pioche au présentoir.
event-idea-picked = { $seat } a pris l’idée « { $card } ».
    .foreseen = { $seat } prend l’idée « { $card } ».
event-idea-discarded = L’idée « { $card } » du présentoir était obsolète et a quitté la partie.
    .foreseen = L’idée « { $card } » du présentoir est obsolète et quitte la partie.
event-idea-forgotten = { $seat } a dû défausser l’idée « { $card } », devenue obsolète.
    .foreseen = { $seat } doit défausser l’idée « { $card } », devenue obsolète.
event-goal-dealt = { $goal_id ->
        [hidden] { $seat } a reçu un objectif.
       *[other] { $seat } a reçu l’objectif « { $goal } ».
    }
event-goal-dropped = { $goal_id ->
        [hidden] { $seat } a défaussé un objectif.
       *[other] { $seat } a défaussé l’objectif « { $goal } ».
    }
    .foreseen = { $goal_id ->
            [hidden] { $seat } défausse un objectif.
           *[other] { $seat } défausse l’objectif « { $goal } ».
        }
event-goal-shown = { $seat } avait l’objectif « { $goal } » : { $ip } PI.
    .foreseen = { $seat } a l’objectif « { $goal } » : { $ip } PI.
event-turn-began = { $tokens ->
        [one] { $seat } a commencé un tour avec { $tokens } jeton de chaîne.
       *[other] { $seat } a commencé un tour avec { $tokens } jetons de chaîne.
    }
    .foreseen = { $tokens ->
            [one] { $seat } commence un tour avec { $tokens } jeton de chaîne.
           *[other] { $seat } commence un tour avec { $tokens } jetons de chaîne.
        }
event-pillar-placed = { $epoch ->
        [yes] { $seat } a placé son pilier d’époque sur « { $deed } ».
       *[no] { $seat } a placé un pilier de saison sur « { $deed } ».
    }
    .foreseen = { $epoch ->
            [yes] { $seat } place son pilier d’époque sur « { $deed } ».
           *[no] { $seat } place un pilier de saison sur « { $deed } ».
        }
event-pillars-returned = { $count ->
        [one] { $seat } a repris { $count } pilier de saison.
       *[other] { $seat } a repris { $count } piliers de saison.
    }
    .foreseen = { $count ->
            [one] { $seat } reprend { $count } pilier de saison.
           *[other] { $seat } reprend { $count } piliers de saison.
        }
event-nothing-done = { $seat } n’a pas pu faire « { $deed } » : le pilier n’a pas eu d’autre effet.
    .foreseen = { $seat } ne peut pas faire « { $deed } » : le pilier n’a pas d’autre effet.
event-influence-gained = { $seat } a gagné { points } { because }.
    .foreseen = { $seat } gagne { points } { because }.
event-influence-paid = { $why_id ->
        [era-change] { $seat } a perdu { points } { because }.
       *[other] { $seat } a payé { points } { because }.
    }
    .foreseen = { $why_id ->
            [era-change] { $seat } perd { points } { because }.
           *[other] { $seat } paie { points } { because }.
        }
event-ip-gained = { $seat } a gagné { $ip } PI { because }.
    .foreseen = { $seat } gagne { $ip } PI { because }.
event-presented = { $seat } a présenté l’idée « { $card } » { in-region }.
    .foreseen = { $seat } présente l’idée « { $card } » { in-region }.
event-citizen-sent = { $role_id ->
        [presenter] { $seat } a envoyé { a-citizen } { in-region } comme auteur.
        [inventor] { $seat } a envoyé { a-citizen } { in-region } comme inventeur.
       *[innovator] { $seat } a envoyé { a-citizen } { in-region } comme innovateur.
    }
    .foreseen = { $role_id ->
            [presenter] { $seat } envoie { a-citizen } { in-region } comme auteur.
            [inventor] { $seat } envoie { a-citizen } { in-region } comme inventeur.
           *[innovator] { $seat } envoie { a-citizen } { in-region } comme innovateur.
        }
event-citizens-stood = { $seat } a placé { citizen-count } de la réserve près de la carte { in-region } ({ $role }).
    .foreseen = { $seat } place { citizen-count } de la réserve près de la carte { in-region } ({ $role }).
event-invented = { $seat } a inventé « { $card } » { in-region }.
    .foreseen = { $seat } invente « { $card } » { in-region }.
event-innovated = { $seat } a amélioré « { $card } » { in-region }.
    .foreseen = { $seat } améliore « { $card } » { in-region }.
event-shared = { $seat } a partagé l’invention « { $card } » { in-region }.
    .foreseen = { $seat } partage l’invention « { $card } » { in-region }.
event-invention-kept = { $seat } a gardé la carte « { $card } » comme inventeur.
    .foreseen = { $seat } garde la carte « { $card } » comme inventeur.
event-invention-left = La carte « { $card } », inventée par Chronos, a quitté la partie.
    .foreseen = La carte « { $card } », inventée par Chronos, quitte la partie.
event-citizens-released = { $count ->
        [one] { $count } citoyen ({ $seat }) a quitté l’invention pour la mappemonde { in-region }.
       *[other] { $count } citoyens ({ $seat }) ont quitté l’invention pour la mappemonde { in-region }.
    }
    .foreseen = { $count ->
            [one] { $count } citoyen ({ $seat }) quitte l’invention pour la mappemonde { in-region }.
           *[other] { $count } citoyens ({ $seat }) quittent l’invention pour la mappemonde { in-region }.
        }
event-exhausted = { $seat } a épuisé { a-specialist }.
    .foreseen = { $seat } épuise { a-specialist }.
event-academic-exhausted = { $seat } a épuisé un académicien, devenu { a-specialist } pour de bon.
    .foreseen = { $seat } épuise un académicien, qui devient { a-specialist } pour de bon.
event-readied = { $seat } a rendu disponible { a-specialist }.
    .foreseen = { $seat } rend disponible { a-specialist }.
event-all-readied = { $count ->
        [one] { $seat } a rendu disponible { $count } citoyen épuisé.
       *[other] { $seat } a rendu disponibles ses { $count } citoyens épuisés.
    }
    .foreseen = { $count ->
            [one] { $seat } rend disponible { $count } citoyen épuisé.
           *[other] { $seat } rend disponibles ses { $count } citoyens épuisés.
        }
event-specialist-gained = { $seat } a reçu { a-specialist } de la réserve.
    .foreseen = { $seat } reçoit { a-specialist } de la réserve.
event-academic-gained = { $seat } a reçu un académicien de la réserve.
    .foreseen = { $seat } reçoit un académicien de la réserve.
event-settled = { $seat } a placé un citoyen de la réserve sur la mappemonde { in-region }.
    .foreseen = { $seat } place un citoyen de la réserve sur la mappemonde { in-region }.
event-moved = { $seat } a déplacé un citoyen { in-region.from-old } { in-region }.
    .foreseen = { $seat } déplace un citoyen { in-region.from-old } { in-region }.
event-called-home = { $seat } a rappelé { citizen-count } { in-region.from } ({ $field }).
    .foreseen = { $seat } rappelle { citizen-count } { in-region.from } ({ $field }).
event-aspiration-gained = { $seat } a reçu une tuile d’aspiration ({ $aspiration }).
    .foreseen = { $seat } reçoit une tuile d’aspiration ({ $aspiration }).
event-aspiration-returned = Il n’y avait aucune tuile Progrès pour une tuile d’aspiration de { $seat } ({ $aspiration }), qui a été rendue.
    .foreseen = Il n’y a aucune tuile Progrès pour une tuile d’aspiration de { $seat } ({ $aspiration }), qui est rendue.
event-tile-taken = { $seat } a échangé une tuile d’aspiration ({ $aspiration }) contre la tuile { $tile }.
    .foreseen = { $seat } échange une tuile d’aspiration ({ $aspiration }) contre la tuile { $tile }.
event-wealth-taken = { $seat } a pris la tuile { $tile }.
    .foreseen = { $seat } prend la tuile { $tile }.
event-tile-discarded = { $seat } a défaussé la tuile { $tile } : la rangée était pleine.
    .foreseen = { $seat } défausse la tuile { $tile } : la rangée est pleine.
event-tile-placed = { $seat } a placé { $tile } sur { $cell } de sa carte de progrès.
    .foreseen = { $seat } place { $tile } sur { $cell } de sa carte de progrès.
event-tile-removed = Chronos a retiré la tuile { $tile } de la partie.
    .foreseen = Chronos retire la tuile { $tile } de la partie.
event-influence-tile-laid = { $seat } a placé la tuile d’influence { $influence_tile } { in-region }.
    .foreseen = { $seat } place la tuile d’influence { $influence_tile } { in-region }.
event-influence-tile-flipped = { $seat } a utilisé et retourné la tuile d’influence { $influence_tile } { in-region }.
    .foreseen = { $seat } utilise et retourne la tuile d’influence { $influence_tile } { in-region }.
event-technology-flipped = { $seat } a utilisé et retourné la tuile { $tile }.
    .foreseen = { $seat } utilise et retourne la tuile { $tile }.
event-chain-laid = { $seat } a utilisé un jeton de chaîne pour faire « { $deed } ».
    .foreseen = { $seat } utilise un jeton de chaîne pour faire « { $deed } ».
event-points-chained = { $seat } a posé un jeton de chaîne à côté de la tuile de savoir { $knowledge } { in-region }, qui montrait des points.
    .foreseen = { $seat } pose un jeton de chaîne à côté de la tuile de savoir { $knowledge } { in-region }, qui montre des points.
event-token-prepared = { $seat } a préparé un jeton de chaîne de plus.
    .foreseen = { $seat } prépare un jeton de chaîne de plus.
event-economy-used = { $seat } a utilisé la tuile { $tile }.
    .foreseen = { $seat } utilise la tuile { $tile }.
event-economy-tokens-returned = { $count ->
        [one] { $seat } a repris { $count } jeton d’économie.
       *[other] { $seat } a repris { $count } jetons d’économie.
    }
    .foreseen = { $count ->
            [one] { $seat } reprend { $count } jeton d’économie.
           *[other] { $seat } reprend { $count } jetons d’économie.
        }
event-knowledge-flipped = La tuile de savoir { $knowledge } { in-region } a été retournée du côté des points.
    .foreseen = La tuile de savoir { $knowledge } { in-region } est retournée du côté des points.
event-knowledge-turned-back = { $count ->
        [one] { $count } tuile de savoir a été remise du côté de l’action.
       *[other] { $count } tuiles de savoir ont été remises du côté de l’action.
    }
    .foreseen = { $count ->
            [one] { $count } tuile de savoir est remise du côté de l’action.
           *[other] { $count } tuiles de savoir sont remises du côté de l’action.
        }
event-scholar-taken = L’érudit { in-region } a rejoint l’académie de { $seat }.
    .foreseen = L’érudit { in-region } rejoint l’académie de { $seat }.
event-scholars-returned = { $count ->
        [one] { $count } érudit a quitté { $seat } pour la mappemonde.
       *[other] { $count } érudits ont quitté { $seat } pour la mappemonde.
    }
    .foreseen = { $count ->
            [one] { $count } érudit quitte { $seat } pour la mappemonde.
           *[other] { $count } érudits quittent { $seat } pour la mappemonde.
        }
event-milestone-taken = { $seat } a pris le jalon « { $milestone } » du présentoir Eurêka.
    .foreseen = { $seat } prend le jalon « { $milestone } » du présentoir Eurêka.
event-milestone-replaced = Le jalon « { $milestone } » a remplacé celui du présentoir sans joueur.
    .foreseen = Le jalon « { $milestone } » remplace celui du présentoir sans joueur.
event-milestone-shared = Le jalon « { $milestone } » est devenu du savoir commun.
    .foreseen = Le jalon « { $milestone } » devient du savoir commun.
event-milestone-discarded = Le jalon « { $milestone } » a été défaussé. Il reste connu de tous.
    .foreseen = Le jalon « { $milestone } » est défaussé. Il reste connu de tous.
event-citizen-posted = { $seat } a placé un citoyen de la réserve sur le jalon « { $milestone } ».
    .foreseen = { $seat } place un citoyen de la réserve sur le jalon « { $milestone } ».
event-diplomat-sent = { $seat } a envoyé { a-citizen } comme diplomate vers le jalon « { $milestone } ».
    .foreseen = { $seat } envoie { a-citizen } comme diplomate vers le jalon « { $milestone } ».
event-diplomat-returned = { $academic ->
        [yes] Un citoyen ({ $seat }) a quitté « { $milestone } » et rejoint l’académie.
       *[no] Un citoyen ({ $seat }) est passé de « { $milestone } » à la réserve : l’académie était pleine.
    }
    .foreseen = { $academic ->
            [yes] Un citoyen ({ $seat }) quitte « { $milestone } » et rejoint l’académie.
           *[no] Un citoyen ({ $seat }) passe de « { $milestone } » à la réserve : l’académie est pleine.
        }
event-era-reached = { $seat } a avancé son marqueur d’ère : { $space }.
    .foreseen = { $seat } avance son marqueur d’ère : { $space }.
event-era-ended = L’ère { $era }, { era-name }, a pris fin.
    .foreseen = L’ère { $era }, { era-name }, prend fin.
event-pillar-moved = Le pilier de Chronos a avancé { in-region }.
    .foreseen = Le pilier de Chronos avance { in-region }.

## Refus

no-goal-not-yours = Vous n’avez pas cet objectif.
no-idea-of-era-1 = La première idée doit être de l’ère 1.
no-own-pillar-in-the-forum = Vous avez déjà un pilier dans ce forum.
no-nothing-to-present = Vous ne pouvez pas présenter d’idée maintenant : il faut une idée, une région sans carte et les citoyens que demande sa tuile de spécialistes.
no-nothing-to-invent = Vous ne pouvez rien inventer maintenant : il faut une idée sur le plateau dont vous pouvez utiliser le jalon, et des citoyens pour la payer.
no-nothing-to-innovate = Vous ne pouvez rien améliorer maintenant : il faut l’invention d’un autre joueur avec une case libre, et un citoyen de son domaine ou un académicien.
no-nothing-to-share = Vous ne pouvez rien partager maintenant : aucun de vos citoyens ne participe à une invention.
no-nobody-to-call = Vous n’avez aucun citoyen à rappeler sur la mappemonde.
no-nothing-to-claim = Vous ne pouvez pas gagner d’influence maintenant : il faut une région avec une case libre où vous avez le plus de citoyens, et assez de citoyens pour une tuile.
no-nobody-to-travel = Vous n’avez aucun citoyen sur la mappemonde qui puisse voyager.
no-nothing-to-discover = Le présentoir Eurêka ne contient aucun jalon d’une ère plus avancée que celle du vôtre.
no-nowhere-to-send = Vous ne pouvez pas envoyer de diplomate maintenant : il faut un citoyen disponible et un jalon avec une case libre.
no-nobody-to-recall = Aucun de vos citoyens ne se trouve sur un jalon.
no-idea-not-yours = Cette idée n’est pas à côté de votre plateau.
no-region-has-a-card = Il y a déjà une carte dans cette région.
no-no-idea-there = Il n’y a pas d’idée dans cette région.
no-invented-already = Cette idée a déjà été inventée.
no-no-access = Il faut le jalon « { $milestone } », et vous ne pouvez pas l’utiliser : { $access_id ->
        [foreign] { $owner_id ->
            [nobody] il est dans le présentoir sans joueur.
           *[other] il est à { $owner }, et aucun de vos citoyens ne s’y trouve.
        }
        [eureka] il est encore dans le présentoir Eurêka.
       *[other] il est encore face cachée.
    }
no-no-invention-there = Il n’y a pas d’invention dans cette région.
no-own-invention = C’est votre propre invention : seuls les autres peuvent l’améliorer.
no-innovated-already = Cette invention a déjà été améliorée.
no-takes-no-part = Aucun de vos citoyens ne participe à cette invention.
no-owns-wealth-tile = Vous avez déjà une tuile de cette lettre.
no-no-wealth-tile = Il ne reste pas de tuile de Richesse dans cette région.
no-too-few-citizens = { $field_id ->
        [any] Il faut { $count ->
            [one] { $count } citoyen disponible
           *[other] { $count } citoyens disponibles
        }, et vous { $held ->
            [0] n’en avez aucun
            [1] n’en avez qu’un
           *[other] n’en avez que { $held }
        }.
       *[other] Il faut { specialist-count } ou autant d’académiciens, et vous { $held ->
            [0] n’en avez aucun de disponible
            [1] n’en avez qu’un de disponible
           *[other] n’en avez que { $held } de disponibles
        }.
    }
no-wrong-field = Il faut un citoyen d’un autre domaine, ou un académicien.
no-nobody-available = Vous n’avez aucun citoyen de ce type disponible.
no-no-academic = Vous n’avez pas d’académicien.
no-no-citizen-there = Vous n’avez pas de citoyen sur la mappemonde dans cette région.
no-too-few-on-the-map = Il faut { citizen-count } à vous dans cette région, et vous { $held ->
        [0] n’en avez aucun
        [1] n’en avez qu’un
       *[other] n’en avez que { $held }
    }.
no-influence-tile-used = Cette tuile d’influence n’est plus sur votre plateau.
no-own-tile-there = Une de vos tuiles d’influence se trouve déjà dans cette région.
no-no-influence-space = Il n’y a plus de case libre pour une tuile d’influence dans cette région.
no-no-majority = Vous n’avez pas plus de citoyens dans cette région que toutes les autres sociétés.
no-too-many-ropes = Cette région est trop loin : il y a trop de cordes pour un seul déplacement.
no-not-in-the-eureka-display = Ce jalon n’est pas dans le présentoir Eurêka.
no-milestone-not-later = Le présentoir Eurêka ne contient aucun jalon d’une ère plus avancée que celle du vôtre.
no-no-such-space = Cette case n’existe pas dans cette ère.
no-era-space-taken = Une autre société occupe cette case.
no-milestone-not-out = Ce jalon n’est ni dans un présentoir privé ni dans le savoir commun.
no-milestone-full = Ce jalon n’a plus de case libre pour un citoyen.
no-no-diplomat-there = Aucun de vos citoyens ne se trouve sur ce jalon.
no-nobody-exhausted = Vous n’avez aucun citoyen épuisé dans ce domaine.
no-not-optional = Vous devez le faire autant que possible.
no-no-chain-token = Vous n’avez pas de jeton de chaîne prêt.
no-no-such-chain = Cela ne peut pas s’enchaîner à l’action que vous venez de faire.
no-chained-in-this-turn = Vous avez déjà enchaîné cette invention pendant ce tour.
no-no-such-technology = Aucune de vos tuiles de Technologie de ce type, placées et visibles, ne montre l’action que vous venez de faire.
no-one-technology-per-turn = Vous avez déjà utilisé une tuile de Technologie pendant ce tour.
no-too-little-influence = Une tuile de Technologie coûte de l’influence, et vous n’en avez pas assez.
no-tile-not-placed = Cette tuile n’est pas sur votre carte de progrès.
no-used-in-this-era = Il y a un jeton d’économie sur cette tuile : elle ne sert qu’une fois par ère.
no-no-economy-token = Tous vos jetons d’économie sont utilisés jusqu’à la fin de l’ère.
no-changes-nothing = Cela ne changerait rien maintenant.
no-idea-not-in-the-display = Cette idée n’est pas dans le présentoir.
no-wrong-field-of-tile = Votre tuile d’aspiration montre un autre domaine.
no-tile-owned = Vous avez déjà une tuile de ce type et de ce numéro.
no-no-tile-left = Il ne reste pas de tuile de ce type et de ce numéro.
no-tile-not-in-row = Cette tuile n’est pas dans votre rangée.
no-space-taken = Il y a déjà une tuile sur cette case.
no-no-more-tiles-now = Vous ne pouvez plus placer de tuile pendant ce tour : l’ère de votre jalon fixe la limite.
no-one-tile-at-least = Vous avez payé pour placer des tuiles : placez-en au moins une.
no-nothing-can-be-placed = Vous ne pouvez placer aucune de vos tuiles : aucune case que vous pouvez payer n’est libre.
no-too-little-influence-to-place = Avec les tuiles de votre rangée, la pose coûte { points.count }, et vous { $held ->
        [0] n’en avez aucun
        [1] n’en avez qu’un
       *[other] n’en avez que { $held }
    }.
no-no-such-rank = Cette place n’existe pas dans l’ordre du tour.

## Options

option-forum-influence = Influence du forum
option-forum-influence-no = Un pilier donne de l’influence aux autres joueurs qui ont un pilier sur la même case.
option-forum-influence-yes = Un pilier donne de l’influence aux autres joueurs qui ont un pilier d’époque dans le même forum.
option-insist = Insister
option-insist-no = Un pilier doit aller là où l’action est possible, si une telle case existe.
option-insist-yes = Un pilier peut aller dans tout forum disponible, même si l’action est impossible.

## La fin

end-last-era = L’ère informatique est arrivée. Le joueur qui a le plus de PI gagne.

## Prix

price-citizens = { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
price-map-citizens = { $count ->
        [one] { $count } citoyen sur la mappemonde
       *[other] { $count } citoyens sur la mappemonde
    }
price-influence = { points.count }
price-tokens = { $count ->
        [one] { $count } jeton de chaîne
       *[other] { $count } jetons de chaîne
    }
price-economy-tokens = { $count ->
        [one] { $count } jeton d’économie
       *[other] { $count } jetons d’économie
    }
part-specialist-tile = { $amount } pour la tuile de spécialistes ({ $field } ou académiciens)
part-inventor = { $amount } comme inventeur ({ $field } ou académicien)
part-innovator = { $amount } comme innovateur ({ $field } ou académicien)
part-extra = { $amount } de plus pour « { $card } » (au choix)
part-diplomat = { $amount } comme diplomate (au choix)
part-culture = { $amount } grâce à la tuile { $tile }
part-influence-tile = { $amount } pour la tuile d’influence { $influence_tile }
part-tile = { $amount } pour la tuile ({ $field } ou académiciens)
part-wealth = { $amount } pour la tuile (au choix)
part-neighbours = { $amount } pour les tuiles à côté de la case
part-inventions = { $amount } grâce à vos inventions ({ $field })
part-row = { $count ->
        [one] { $amount } avec { $count } tuile dans la rangée
       *[other] { $amount } avec { $count } tuiles dans la rangée
    }
part-chain = { $amount } pour la chaîne
part-technology = { $amount } pour la tuile de Technologie
part-economy = { $amount } pour la tuile

## Effets imprimés, avec leurs nombres

gain-ready = { $amount ->
        [one] rendre disponible { $amount } citoyen épuisé
       *[other] rendre disponibles { $amount } citoyens épuisés
    }
gain-ready-up-to = { $amount ->
        [one] rendre disponible { $amount } citoyen épuisé au plus
       *[other] rendre disponibles { $amount } citoyens épuisés au plus
    }
gain-specialist = +{ $amount } { $field_id ->
        [any] { $amount ->
            [one] spécialiste au choix
           *[other] spécialistes au choix
        }
        [economy] { $amount ->
            [one] marchand
           *[other] marchands
        }
        [culture] { $amount ->
            [one] artiste
           *[other] artistes
        }
       *[technology] { $amount ->
            [one] penseur
           *[other] penseurs
        }
    }
gain-influence = +{ points.amount }
gain-settle = { $anywhere ->
        [yes] +{ $amount } sur la mappemonde, n’importe où
       *[no] +{ $amount } sur la mappemonde, auprès des vôtres
    }
gain-ip = +{ $amount } PI
gain-aspire = { $amount ->
        [one] +{ $amount } aspiration ({ $aspiration })
       *[other] +{ $amount } aspirations ({ $aspiration })
    }
gain-aspire-card = { $amount ->
        [one] +{ $amount } aspiration (domaine de la carte)
       *[other] +{ $amount } aspirations (domaine de la carte)
    }
gain-academic = { $amount ->
        [one] +{ $amount } académicien
       *[other] +{ $amount } académiciens
    }
gain-ip-per-region = +{ $amount } PI par région où vous avez un citoyen
gain-move = { $amount ->
        [one] déplacer un citoyen de { $amount } corde
       *[other] déplacer un citoyen de { $amount } cordes au plus
    }
gain-move-or-stay = { $amount ->
        [one] déplacer, si vous voulez, un citoyen de { $amount } corde
       *[other] déplacer, si vous voulez, un citoyen de { $amount } cordes au plus
    }
gain-ip-of-era = { $amount ->
        [one] autant de PI que le numéro de l’ère
       *[other] { $amount } PI × numéro de l’ère
    }
gain-token = { $amount ->
        [one] +{ $amount } jeton de chaîne ce tour-ci
       *[other] +{ $amount } jetons de chaîne ce tour-ci
    }
gain-turn-order = ordre du tour aux changements d’ère
gain-or = { $first } ou { $second }
improve-influence-after = { $amount } d’influence ensuite
improve-ip-after = { $amount } PI ensuite
improve-extra-specialists = { $count ->
        [one] { $amount } spécialiste supplémentaire
       *[other] { $amount } spécialistes supplémentaires
    }
improve-specialists-gained = { $count ->
        [one] { $amount } spécialiste reçu
       *[other] { $amount } spécialistes reçus
    }
improve-free-field = domaine au choix
improve-citizens-needed = { $count ->
        [one] { $amount } citoyen requis, au moins { $least }
       *[other] { $amount } citoyens requis, au moins { $least }
    }
improve-rope-steps = { $count ->
        [one] { $amount } corde
       *[other] { $amount } cordes
    }
score-each = { $ip } PI × { $metric }
score-beyond = { $ip } PI × { $metric }, après les { $beyond } premières
score-groups = { $ip } PI × { $each } { $metric }
score-since = { $ip } PI × { $metric }, dès l’ère { $since }
score-at = { $ip } PI si { $metric } = { $at }
score-most = { $ip } PI au plus

## Ce qui ne va pas dans une boîte

box-inventions-name-long = un nom a ici { $most } caractères au plus
box-inventions-name-taken = { $found } est déjà un nom de la feuille { $other }
box-inventions-numbers-missing = ces nombres manquent : { $names }
box-inventions-number-unknown = le nombre { $found } n’existe pas ; il y a { $known }
box-inventions-number-bounds = { $name } doit aller de { $least } à { $most }, pas { $found }
box-inventions-rope-loop = une corde doit mener à une autre région, et il ne peut y en avoir qu’une
box-inventions-rope-one-way = une corde mène à { $found }, mais aucune de là à { $name }
box-inventions-not-connected = aucune corde ne mène de { $name } à { $found }
box-inventions-deed-order = l’ordre des dix actions est fixe : il faut ici { $wanted }
box-inventions-forum-gap = les forums sont numérotés à partir de 1, sans lacune
box-inventions-era-rounds = l’ère { $era } doit avoir de { $least } à { $most } manches, pas { $found } : il faut un forum par pilier
box-inventions-tile-number = il faut une tuile de chaque numéro de 1 à { $most }, dans l’ordre
box-inventions-pair-equal = une tuile de technologie doit montrer deux actions différentes
box-inventions-change-deed = { $changes } ne peut changer que pour l’action { $wanted }
box-inventions-change-sign = les coûts ne peuvent que baisser, les gains ne peuvent qu’augmenter
box-inventions-change-least = une tuile d’influence demande au moins un citoyen
box-inventions-milestone-code = un jalon a une lettre de A à F et un numéro, pas { $found }
box-inventions-milestone-era = les jalons de lettre { $found } doivent être de l’ère { $era }
box-inventions-milestone-twice = { $found } apparaît deux fois
box-inventions-letter-short = la lettre { $letter } doit avoir au moins { $least } jalons, pas { $found }
box-inventions-space-order = les cases doivent être dans l’ordre, ère par ère, comptées à partir de 1 dans chacune
box-inventions-spaces-short = l’ère { $era } doit avoir au moins { $least } cases, une par jalon, pas { $found }
box-inventions-band-gap = les tronçons doivent se suivre sans lacune : celui-ci doit commencer à { $wanted }
box-inventions-band-tokens = il y a { $most } jetons de chaîne
box-inventions-band-change = personne ne peut perdre plus d’influence qu’il n’y en a, ici { $found }
box-inventions-track-end = la piste finit à { $found }, mais influence-most dit { $most }
box-inventions-track-start = la piste finit à { $most }, avant l’influence de départ
box-inventions-ideas-short = l’ère { $era } doit avoir au moins { $least } idées, pour que tous en reçoivent, pas { $found }
box-inventions-goals-short = il faut au moins { $least } objectifs, pour que tous en reçoivent, pas { $found }
box-inventions-goals-kept = { $dealt } objectifs sont distribués : trop peu pour en défausser et en compter autant
box-inventions-citizens-short = il faut au moins { $least } citoyens, pour que tous puissent présenter une première idée
