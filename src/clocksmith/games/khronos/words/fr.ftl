# Les phrases de Khronos en français.
#
# $tile est un nom dans cette langue, $tile_id son identifiant. Les parties de phrases viennent
# d’abord : .start commence une phrase, .the est l’article défini. Un propriétaire est nommé entre
# parenthèses : ainsi aucun nom de personne ne demande d’élision.

title = Khronos
blurb = De deux à cinq joueurs envoient leurs aventuriers à travers trois époques d’un même pays. Ce qu’ils bâtissent tôt change ce qui existe plus tard.

## Noms

age-might = Commanderies
age-faith = Prieurés
age-reason = Confréries

kind-military = militaire
kind-religious = religieux
kind-civil = civil
kind-hidden = caché

tile-watchtower = tour de guet
tile-keep = donjon
tile-castle = château
tile-chapel = chapelle
tile-monastery = monastère
tile-abbey = abbaye
tile-hamlet = hameau
tile-town = village
tile-city = cité

adventurer-a = A
adventurer-b = B

cards-military = { $count ->
        [one] { $count } militaire
       *[other] { $count } militaires
    }
cards-religious = { $count ->
        [one] { $count } religieuse
       *[other] { $count } religieuses
    }
cards-civil = { $count ->
        [one] { $count } civile
       *[other] { $count } civiles
    }
cards-none = aucune

why-exchange = échange de cartes
why-journey = voyage
why-demolition = démolition
why-bonus = prime
why-paradox = paradoxe
why-upgrade = agrandissement
why-downsizing = réduction
why-shadow = ombre
why-dominion = règle domaniale
why-hierarchy = règle hiérarchique
why-tile = plus de tuile
why-cube = plus de cube

## D’où viennent les points

points-income-might = Revenus des Commanderies
points-income-faith = Revenus des Prieurés
points-income-reason = Revenus des Confréries
points-bonus = Primes
points-exchange = Échanges de cartes
points-journey = Voyages
points-demolition = Démolitions

## Parties de phrases

a-tile = { $tile_id ->
        [watchtower] une
        [chapel] une
        [abbey] une
        [city] une
       *[other] un
    } { $tile }
    .start = { $tile_id ->
        [watchtower] Une
        [chapel] Une
        [abbey] Une
        [city] Une
       *[other] Un
    } { $tile }
    .the = { $tile_id ->
        [watchtower] la { $tile }
        [chapel] la { $tile }
        [abbey] l’{ $tile }
        [city] la { $tile }
       *[other] le { $tile }
    }
    .the-start = { $tile_id ->
        [watchtower] La { $tile }
        [chapel] La { $tile }
        [abbey] L’{ $tile }
        [city] La { $tile }
       *[other] Le { $tile }
    }
an-old-tile =
    .start = { $old_tile_id ->
        [watchtower] Une
        [chapel] Une
        [abbey] Une
        [city] Une
       *[other] Un
    } { $old_tile }
    .the = { $old_tile_id ->
        [watchtower] la { $old_tile }
        [chapel] la { $old_tile }
        [abbey] l’{ $old_tile }
        [city] la { $old_tile }
       *[other] le { $old_tile }
    }
    .the-start = { $old_tile_id ->
        [watchtower] La { $old_tile }
        [chapel] La { $old_tile }
        [abbey] L’{ $old_tile }
        [city] La { $old_tile }
       *[other] Le { $old_tile }
    }
whose-tile = { $owner_id ->
        [nobody] { a-tile.the } sur { $cell }
       *[other] { a-tile.the } sur { $cell } ({ $owner })
    }
    .start = { $owner_id ->
        [nobody] { a-tile.the-start } sur { $cell }
       *[other] { a-tile.the-start } sur { $cell } ({ $owner })
    }
whose-old-tile =
    .start = { $owner_id ->
        [nobody] { an-old-tile.the-start }
       *[other] { an-old-tile.the-start } ({ $owner })
    }
    .start-there = { $owner_id ->
        [nobody] { an-old-tile.the-start } sur { $old_cell }
       *[other] { an-old-tile.the-start } sur { $old_cell } ({ $owner })
    }
several-tiles = { $count } { $tile_id ->
        [watchtower] tours de guet
        [keep] donjons
        [castle] châteaux
        [chapel] chapelles
        [monastery] monastères
        [abbey] abbayes
        [hamlet] hameaux
        [town] villages
       *[city] cités
    }
in-age = au temps des { $age }
money = { $ecus ->
        [one] { $ecus } écu
       *[other] { $ecus } écus
    }
card-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
card-count-of-kind = { card-count } { $kind_id ->
        [military] { $count ->
            [one] militaire
           *[other] militaires
        }
        [religious] { $count ->
            [one] religieuse
           *[other] religieuses
        }
        [civil] { $count ->
            [one] civile
           *[other] civiles
        }
       *[hidden] { $count ->
            [one] cachée
           *[other] cachées
        }
    }
    .one = une carte { $kind_id ->
        [military] militaire
        [religious] religieuse
        [civil] civile
       *[hidden] cachée
    }
cube-count = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Questions

ask-take-turn = { $may_exchange ->
        [yes] Que faites-vous ?
       *[no] Et ensuite, que faites-vous ?
    }
ask-draw-start = Qui commence ?
ask-draw-card = Quelle carte pour { $holder } ?
ask-keep-cards = Quelles cartes gardez-vous pour votre prochain tour ?
ask-pay-surcharge = { $count ->
        [one] Quelle carte paie le terrain difficile ?
       *[other] Quelles sont les { $count } cartes qui paient le terrain difficile ?
    }
ask-split-cards = { $count ->
        [one] Lequel de vos aventuriers porte la carte { in-age } ?
       *[other] Comment vos aventuriers se partagent-ils les { $count } cartes { in-age } ?
    }
ask-choose-keeper = Qui garde un cube sur { $cell } au temps des Confréries : { $leaders } ?
ask-choose-downsized = Lequel des bâtiments à égalité doit être réduit { in-age } : { $tied } ?
ask-choose-spot = Où placez-vous { a-tile.the } ?

## Actions

do-start = { $seat } commence
do-draw = Piocher { card-count-of-kind.one }
do-exchange = Échanger pour 2 écus : { $cards }
    .ask-cards = Quelles cartes céder ?
do-swap = Prendre { card-count-of-kind } parmi les cartes visibles et poser : { $cards }
    .ask-cards = Quelles cartes poser ?
do-travel = Envoyer l’aventurier { $adventurer } au temps des { $age }
    .ask-adventurer = Quel aventurier partira ?
    .ask-age = Où ira l’aventurier { $adventurer } ?
do-build = Construire { a-tile } sur { $cell } { in-age }
    .ask-cell = Où placer { a-tile.the } ?
do-upgrade = Agrandir en { $tile } sur { $cell } { in-age }
    .ask-cell = Où placer { a-tile.the } ?
do-demolish = Démolir le bâtiment sur { $cell } { in-age }
    .ask-cell = Quel bâtiment démolir ?
do-populate = Poser un cube sur le bâtiment en { $cell } au temps des Confréries
    .ask-cell = Sur quel bâtiment poser le cube ?
do-restore = Restaurer la ruine sur { $cell } au temps des Confréries avec { card-count }
    .ask-cell = Quelle ruine restaurer ?
    .ask-count = Avec combien de cartes la restaurer ?
do-pay = Payer avec : { $cards }
do-charge = { $second ->
        [0] L’aventurier A porte tout
       *[other] { $first ->
            [0] L’aventurier B porte tout
           *[other] L’aventurier A en porte { $first }, l’aventurier B { $second }
        }
    }
do-stay = { $seat } garde un cube
do-downsize = Réduire le bâtiment sur { $cell } { in-age }
do-shrink = Placer le bâtiment réduit sur { $cell } { in-age }
do-keep = { $cards_count ->
        [0] Ne garder aucune carte
       *[other] Garder : { $cards }
    }
do-end = Terminer le tour

## Événements

event-round-began = { $round ->
        [4] La manche 4 a commencé : ses tours finissent par un revenu.
        [7] La manche 7, la dernière, a commencé : ses tours finissent par un revenu.
       *[other] La manche { $round } a commencé.
    }
    .foreseen = { $round ->
            [4] La manche 4 commence : ses tours finissent par un revenu.
            [7] La manche 7, la dernière, commence : ses tours finissent par un revenu.
           *[other] La manche { $round } commence.
        }
event-start-drawn = Le sort a désigné { $seat } pour commencer.
event-turn-began = { $seat } a commencé son tour.
    .foreseen = { $seat } commence son tour.
event-drew = { $kind_id ->
        [hidden] { $seat } a pioché une carte.
       *[other] { $seat } a pioché { card-count-of-kind.one }.
    }
event-reshuffled = La pioche était vide : { $count ->
        [one] la carte défaussée a formé la nouvelle.
       *[other] les { $count } cartes défaussées ont formé la nouvelle.
    }
    .foreseen = La pioche est vide : { $count ->
            [one] la carte défaussée forme la nouvelle.
           *[other] les { $count } cartes défaussées forment la nouvelle.
        }
event-discarded = { $seat } a défaussé des cartes : { $cards }.
    .foreseen = { $seat } défausse des cartes : { $cards }.
event-swapped = { $seat } a pris { card-count-of-kind } parmi les cartes visibles et posé : { $cards }.
    .foreseen = { $seat } prend { card-count-of-kind } parmi les cartes visibles et pose : { $cards }.
event-kept-cards = { $count ->
        [0] { $seat } n’a gardé aucune carte.
       *[other] { $seat } a gardé { card-count } pour son prochain tour.
    }
    .foreseen = { $count ->
            [0] { $seat } ne garde aucune carte.
           *[other] { $seat } garde { card-count } pour son prochain tour.
        }
event-paid = { $seat } a payé { money } { $why_id ->
        [exchange] pour échanger des cartes
        [journey] pour un voyage
        [demolition] pour une démolition
       *[other] ({ $why })
    }.
    .foreseen = { $seat } paie { money } { $why_id ->
            [exchange] pour échanger des cartes
            [journey] pour un voyage
            [demolition] pour une démolition
           *[other] ({ $why })
        }.
event-earned = { $seat } a reçu { money } { $why_id ->
        [bonus] de prime
       *[other] ({ $why })
    }.
    .foreseen = { $seat } reçoit { money } { $why_id ->
            [bonus] de prime
           *[other] ({ $why })
        }.
event-took-income = { $seat } a touché { money } de revenu pour le domaine en { $cell } { in-age }.
    .foreseen = { $seat } touche { money } de revenu pour le domaine en { $cell } { in-age }.
event-travelled = { $seat } a envoyé l’aventurier { $adventurer } du temps des { $old_age } à celui des { $age }.
    .foreseen = { $seat } envoie l’aventurier { $adventurer } du temps des { $old_age } à celui des { $age }.
event-played = { $seat } a joué des cartes : { $cards }.
    .foreseen = { $seat } joue des cartes : { $cards }.
event-charged = { $seat } a confié { card-count } à l’aventurier { $adventurer }.
    .foreseen = { $seat } confie { card-count } à l’aventurier { $adventurer }.
event-built = { $seat } a construit { a-tile } sur { $cell } { in-age }.
    .foreseen = { $seat } construit { a-tile } sur { $cell } { in-age }.
event-upgraded = { $seat } a agrandi { an-old-tile.the } sur { $old_cell } en { $tile } sur { $cell } { in-age }.
    .foreseen = { $seat } agrandit { an-old-tile.the } sur { $old_cell } en { $tile } sur { $cell } { in-age }.
event-copied = { $age_id ->
        [reason] { $tile_id ->
            [town] { whose-tile.start } a traversé le temps jusqu’aux { $age }.
            [city] { whose-tile.start } a traversé le temps jusqu’aux { $age }.
           *[other] { whose-tile.start } a laissé une ruine au temps des { $age }.
        }
       *[other] { whose-tile.start } a traversé le temps jusqu’aux { $age }.
    }
    .foreseen = { $age_id ->
            [reason] { $tile_id ->
                [town] { whose-tile.start } traverse le temps jusqu’aux { $age }.
                [city] { whose-tile.start } traverse le temps jusqu’aux { $age }.
               *[other] { whose-tile.start } laisse une ruine au temps des { $age }.
            }
           *[other] { whose-tile.start } traverse le temps jusqu’aux { $age }.
        }
event-copy-stood = Le même bâtiment ({ $tile }) se trouvait déjà sur { $cell } { in-age } et n’a pas changé.
    .foreseen = Le même bâtiment ({ $tile }) se trouve déjà sur { $cell } { in-age } et ne change pas.
event-copy-refused = { a-tile.the-start } sur { $cell } n’a pas traversé le temps jusqu’aux { $age } : { $why_id ->
        [dominion] deux domaines y auraient été réunis.
       *[hierarchy] son domaine y aurait eu deux bâtiments à égalité au sommet.
    }
    .foreseen = { a-tile.the-start } sur { $cell } ne traverse pas le temps jusqu’aux { $age } : { $why_id ->
            [dominion] deux domaines y seraient réunis.
           *[hierarchy] son domaine y aurait deux bâtiments à égalité au sommet.
        }
event-copy-missed = { a-tile.the-start } sur { $cell } n’a pas traversé le temps jusqu’aux { $age } : { $why_id ->
        [cube] il ne restait pas de cube.
       *[tile] il ne restait pas de tuile dans la réserve.
    }
    .foreseen = { a-tile.the-start } sur { $cell } ne traverse pas le temps jusqu’aux { $age } : { $why_id ->
            [cube] il ne reste pas de cube.
           *[tile] il ne reste pas de tuile dans la réserve.
        }
event-removed = { $why_id ->
        [demolition] On a démoli { whose-tile } { in-age }.
        [paradox] Un paradoxe a effacé { whose-tile } { in-age }.
        [upgrade] { whose-tile.start } a laissé la place { in-age } à sa copie agrandie.
        [downsizing] { whose-tile.start } ne pouvait plus diminuer { in-age } et a disparu.
        [shadow] { whose-tile.start } a disparu { in-age }, car son original a diminué.
       *[other] { whose-tile.start } a quitté le plateau { in-age } ({ $why }).
    }
    .foreseen = { $why_id ->
            [demolition] On démolit { whose-tile } { in-age }.
            [paradox] Un paradoxe efface { whose-tile } { in-age }.
            [upgrade] { whose-tile.start } laisse la place { in-age } à sa copie agrandie.
            [downsizing] { whose-tile.start } ne peut plus diminuer { in-age } et disparaît.
            [shadow] { whose-tile.start } disparaît { in-age }, car son original diminue.
           *[other] { whose-tile.start } quitte le plateau { in-age } ({ $why }).
        }
event-reappeared = Le hameau imprimé sur { $cell } est réapparu { in-age }.
    .foreseen = Le hameau imprimé sur { $cell } réapparaît { in-age }.
event-cubes-returned = { $seat } a repris { cube-count } sur { $cell } { in-age }.
    .foreseen = { $seat } reprend { cube-count } sur { $cell } { in-age }.
event-cubes-moved = { $count ->
        [one] { cube-count } a suivi
       *[other] { cube-count } ont suivi
    } le bâtiment de { $old_cell }, agrandi sur { $cell }, au temps des Confréries.
    .foreseen = { $count ->
            [one] { cube-count } suit
           *[other] { cube-count } suivent
        } le bâtiment de { $old_cell }, agrandi sur { $cell }, au temps des Confréries.
event-cube-stayed = { $seat } y avait le plus de cubes et en a laissé un sur { $cell } au temps des Confréries.
    .foreseen = { $seat } y a le plus de cubes et en laisse un sur { $cell } au temps des Confréries.
event-outweighed = { whose-tile.start } était plus faible { in-age } ({ $strength } contre { $strongest }) et devait être réduit.
    .foreseen = { whose-tile.start } est plus faible { in-age } ({ $strength } contre { $strongest }) et doit être réduit.
event-clashed = { several-tiles } étaient à égalité au sommet d’un domaine { in-age }, et { $seat } devait trancher.
    .foreseen = { several-tiles } sont à égalité au sommet d’un domaine { in-age }, et { $seat } doit trancher.
event-downsized = { whose-old-tile.start-there } a laissé la place { in-age } à { a-tile } sur { $cell }{ $age_id ->
        [reason] {" "}(en ruine)
       *[other] {""}
    }.
    .foreseen = { whose-old-tile.start-there } laisse la place { in-age } à { a-tile } sur { $cell }{ $age_id ->
            [reason] {" "}(en ruine)
           *[other] {""}
        }.
event-domain-lost = { $holders_count ->
        [0] { $seat } a perdu le domaine en { $cell } { in-age } : plus personne ne le détient.
       *[other] { $seat } a perdu le domaine en { $cell } { in-age } au profit de { $holders }.
    }
    .foreseen = { $holders_count ->
            [0] { $seat } perd le domaine en { $cell } { in-age } : plus personne ne le détiendra.
           *[other] { $seat } perd le domaine en { $cell } { in-age } au profit de { $holders }.
        }
event-domain-shared = { $seat } partage désormais le domaine en { $cell } { in-age } avec { $holders }.
event-populated = { $seat } a posé un cube sur { a-tile.the } en { $cell } au temps des Confréries.
    .foreseen = { $seat } pose un cube sur { a-tile.the } en { $cell } au temps des Confréries.
event-restoration-begun = { $seat } a commencé à restaurer { a-tile.the } sur { $cell } au temps des Confréries. Il manque encore une carte.
    .foreseen = { $seat } commence à restaurer { a-tile.the } sur { $cell } au temps des Confréries. Il manque encore une carte.
event-restored = { $seat } a restauré { a-tile.the } sur { $cell } au temps des Confréries.
    .foreseen = { $seat } restaure { a-tile.the } sur { $cell } au temps des Confréries.

## Refus

no-too-late-to-exchange = Vous pouvez échanger des cartes une fois par tour, avant toute action.
no-too-poor-to-exchange = Un échange coûte { money }, et vous avez moins.
no-cards-not-held = Vous n’avez pas ces cartes en main.
no-no-holdem = Aucune carte n’est visible : cette table joue sans Hold’em.
no-too-late-to-swap = Vous pouvez prendre des cartes visibles une fois par tour, avant toute action.
no-cards-not-face-up = Il n’y a pas autant de cartes visibles de cette sorte.
no-already-there = Cet aventurier est déjà à cette époque.
no-adventurers-alike = Vos aventuriers sont identiques pour l’instant : envoyez l’aventurier A.
no-too-poor-to-travel = Un voyage coûte { money }, et vous avez moins.
no-nobody-there = Aucun de vos aventuriers n’est { in-age }.
no-no-room = Il faut { card-count }, mais vos aventuriers ne peuvent { $room ->
        [0] plus en porter
        [1] en porter qu’une
       *[other] en porter que { $room }
    } { in-age } pendant ce tour.
no-bound-elsewhere = Il faut { card-count }, mais un aventurier qui a agi à une autre époque pendant ce tour ne peut plus agir { in-age }.
no-no-such-split = Vous ne pouvez pas répartir les cartes ainsi.
no-not-in-reason = Vous ne pouvez ni construire, ni agrandir, ni démolir au temps des Confréries.
no-off-the-grid = Le bâtiment dépasserait le bord de la carte.
no-cells-taken = { whose-old-tile.start-there } occupe déjà la place.
no-no-tile = Cette tuile ({ $tile }) manque dans la réserve.
no-too-few-cards = Il faut { card-count-of-kind }, et vous { $held ->
        [0] n’en avez aucune
        [1] n’en avez qu’une
       *[other] n’en avez que { $held }
    }.
no-nothing-to-upgrade = Il n’y a ici aucun bâtiment à agrandir.
no-nothing-is-merged = Il y aurait plusieurs bâtiments dessous, et les bâtiments ne peuvent pas fusionner.
no-not-within = Le nouveau bâtiment doit couvrir l’ancien tout entier.
no-not-yours = { whose-old-tile.start-there } n’est pas à vous, vous ne pouvez donc pas l’agrandir.
no-not-a-higher-rank = { an-old-tile.start } ne s’agrandit pas en { $tile } : la sorte reste, le rang doit monter.
no-river = { a-tile.start } ne peut pas être sur la rivière : seuls les villages et les cités le peuvent.
no-surcharge = Ce terrain demande { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }, de n’importe quelle sorte, et vous n’en avez pas assez.
no-wrong-number-of-cards = Ce terrain demande { $count ->
        [one] exactement une carte
       *[other] exactement { $count } cartes
    } de plus.
no-dominion = { a-tile.start } réunirait ici deux domaines : seuls les bâtiments civils le peuvent.
no-hierarchy = { a-tile.start } serait ici à égalité avec { whose-tile } : le plus élevé doit être unique.
no-no-cube = Vous n’avez pas assez de cubes pour cela.
no-not-tied = Seul un des autres joueurs ayant le plus de cubes peut rester.
no-not-among-the-tied = Ce bâtiment ne peut pas être réduit maintenant.
no-not-within-the-old = Le bâtiment réduit doit rester sur les cases de l’ancien.
no-nothing-to-demolish = Il n’y a rien à démolir ici.
no-not-small = Vous ne pouvez démolir que les petits bâtiments.
no-printed-hamlet = Vous ne pouvez pas démolir un hameau imprimé.
no-too-poor-to-demolish = Une démolition coûte { money }, et vous avez moins.
no-nothing-to-populate = Aucun bâtiment civil n’a ici son coin supérieur gauche.
no-full = { a-tile.start } accueille { $count ->
        [one] un seul cube
       *[other] { $count } cubes
    }, et c’est complet.
no-nothing-to-restore = Aucune ruine n’a ici son coin supérieur gauche.
no-fewer-cards-needed = Cette ruine demande moins de cartes.

## Options

option-edition = Édition
option-edition-second = Deuxième : 55 cartes, et un aventurier peut agir à deux époques dans un tour.
option-edition-first = Première : 33 cartes, tuiles sans limite, et chaque aventurier agit à une seule époque par tour.
option-edition-english = Rio Grande (anglais) : 33 cartes, et l’on peut garder les cartes inutilisées.
option-holdem = Hold’em
option-holdem-no = Aucune carte n’est visible.
option-holdem-yes = Trois cartes sont visibles. Une fois par tour, on peut échanger des cartes en main contre des cartes visibles d’une même sorte.
option-open-money = Argent visible
option-open-money-no = Les totaux sont cachés, mais chacun peut compter.
option-open-money-yes = Tous les totaux sont visibles.
option-lost-tiles = Tuiles perdues
option-lost-tiles-no = Les tuiles effacées par un paradoxe retournent dans la réserve.
option-lost-tiles-yes = Les tuiles effacées par un paradoxe quittent la partie.
option-surcharge = Supplément de terrain
option-surcharge-both = Un bâtiment sur forêt et montagne paie les deux suppléments.
option-surcharge-higher = Un bâtiment sur forêt et montagne ne paie que le supplément le plus élevé.
option-hamlet-cubes = Cubes sur les hameaux
option-hamlet-cubes-edition = Comme dans l’édition : dans la première, aucun cube ne reste sur un hameau ; dans les autres, il en reste un.
option-hamlet-cubes-summary = Première édition : un cube y reste aussi, et le joueur actif départage les égalités, comme dans le résumé.
option-new-start = Nouveau premier joueur à chaque manche
option-new-start-no = Le premier joueur est tiré au sort pour toute la partie.
option-new-start-yes = Un nouveau premier joueur est tiré au sort à chaque manche.
option-map = Carte
option-map-valley = Vallée : une rivière coule du nord-est au sud-ouest. Dessinée pour ce projet.

## La fin

end-seven-rounds = La dernière manche est jouée. Le joueur qui a le plus d’écus gagne.

## Prix

price-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
price-ecus = { $count ->
        [one] { $count } écu
       *[other] { $count } écus
    }
part-building = { $amount } ({ $kind }) pour le bâtiment ({ $tile })
part-replaced = { $amount } pour le bâtiment remplacé ({ $old_tile })
part-ground = { $amount } au choix pour le terrain
part-inhabitant = { $amount } ({ $kind }) pour un cube
part-exchange = { $amount } pour l’échange
part-journey = { $amount } pour le voyage
part-demolition = { $amount } pour la démolition

## Ce qui ne va pas dans une boîte

box-map-height = une carte a { $height } lignes, celle-ci en a { $found }
box-map-width = la ligne { $number } de la carte a { $found } cases, et non { $width }
box-map-terrain = la ligne { $number } de la carte a un terrain inconnu { $found }
box-map-hamlets = une carte a { $hamlets } hameaux imprimés, celle-ci en a { $found }
box-map-touching = le hameau imprimé { $cell } en touche un autre
box-tile-values = { $tile } : doit valoir plus que les tuiles plus petites de sa sorte
box-tile-ruin = { $tile } : sans face ruinée, sa valeur en ruine est 0
box-tile-ruin-worth = { $tile } : une ruine vaut au plus autant que le bâtiment entier
box-deck-small = { $found ->
        [one] le paquet a { $found } carte, mais les mains et les cartes visibles en demandent { $needed }
       *[other] le paquet a { $found } cartes, mais les mains et les cartes visibles en demandent { $needed }
    }
box-income-rounds = les revenus tombent aux manches 1 à { $rounds }, dans l’ordre
box-surcharge-players = il faut une ligne pour chaque nombre de joueurs, de { $least } à { $most }
box-rooms = un bâtiment civil plus grand doit avoir de la place pour au moins autant de cubes

## Ce qu’il faut savoir avant la fin du tour

note-lost = { $count ->
        [one] Vous perdez une carte inutilisée.
       *[other] Vous perdez { $count } cartes inutilisées.
    }
note-can-act = Avec vos cartes, vous pouvez encore construire ou agir autrement.
note-income = Vous touchez { money } de revenu { in-age }.
note-missed = Vous toucheriez { money } { in-age }, mais vous n’y avez aucun aventurier.
note-no-income = Vous ne touchez aucun revenu cette fois.
