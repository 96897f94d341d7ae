# The sentences of The Sands of Time in English.
#
# Messages get what a thing carries: $region is a name in this language, $region_id its plain id.
# The parts of sentences come first; a message that uses one hands its own details on to it.

title = The Sands of Time
blurb = Two to five players lead peoples of the ancient world through three dynasties. Only what they build, rule and write down in time is remembered.

## Names

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

resource-crops = crops
resource-gold = gold

payment-crops = crops
payment-gold = gold
payment-free = nothing

tribute-colonies = colonies
tribute-caravans = caravans
tribute-both = colonies and caravans

piece-peasant = peasant
piece-soldier = soldier

category-civil = civil
category-political = political
category-cultural = cultural

structure-quarry = quarry
structure-irrigation = irrigation
structure-aqueduct = aqueduct
structure-wonder = wonder
structure-arch = triumphal arch
structure-road = road
structure-fortress = fortress
structure-palace = palace
structure-shrine = shrine
structure-amphitheater = amphitheater
structure-library = library
structure-temple = temple
structure-city = city

advance-agriculture = Agriculture
advance-labor = Labor
advance-law = Law
advance-bronze = Bronze Working
advance-writing = Writing
advance-barter = Barter
advance-ornament = Ornament
advance-masonry = Masonry
advance-iron = Iron Working
advance-horse = Horsemanship
advance-poetry = Poetry
advance-coinage = Coinage
advance-tyranny = Tyranny
advance-sewers = Sewers
advance-granaries = Granaries
advance-chariots = Chariots
advance-hoplites = Hoplites
advance-galleys = Galleys
advance-monarchy = Monarchy
advance-democracy = Democracy
advance-circuses = Bread and Circuses
advance-history = History
advance-vision = Vision
advance-engineering = Engineering
advance-urbanism = Town Planning
advance-imperium = Imperium
advance-siege = Siegecraft
advance-census = Census
advance-philosophy = Philosophy
advance-drama = Drama
advance-guilds = Merchant Guilds
advance-hidden = hidden

row-civil-1 = civil row 1
row-civil-2 = civil row 2
row-political-1 = political row 1
row-political-2 = political row 2
row-cultural-1 = cultural row 1
row-cultural-2 = cultural row 2

card-chronicle = Chronicle
card-muster = Muster
card-conquest = Conquest
card-raid = Raid
card-build = Build
card-govern = Govern
card-advance = Advance
card-caravan1 = Caravan I
card-caravan2 = Caravan II
card-migrate = Migrate
card-tribute = Tribute
card-civil = Civil Emphasis
card-political = Political Emphasis
card-cultural = Cultural Emphasis
card-hidden = hidden

chronicle-1 = 1
chronicle-2 = 2
chronicle-3 = 3
chronicle-4 = 4
chronicle-5 = 5
chronicle-6 = 6
chronicle-7 = 7
chronicle-hidden = hidden

space-a = A (advances)
space-b = B (fountains)
space-c = C (regions)
space-d = D (citizens)
space-e = E (lyres)
space-f = F (trade goods)

bonus-oppress = Oppress
bonus-support = Support
bonus-taxation = Taxation

why-setup = setup
why-income = income
why-oppression = oppression
why-taxation = taxes
why-plunder = plunder
why-tribute = tribute
why-shrines = shrines
why-muster = muster
why-attack = attack
why-annexation = annexation
why-construction = construction
why-government = government
why-caravan = caravan
why-spoilage = a new generation
why-bonus = bonus action
why-repetition = a repeated card
why-battle = battle
why-crowding = overcrowding
why-growth = growth
why-irrigation = irrigation
why-labor = labor
why-retreat = retreat
why-structure = a new structure
why-emphasis = emphasis card
why-chronicle = chronicle
why-wonders = wonders
why-regions = most regions
why-calm = least unrest
why-symbols = most fountains and lyres
why-unrest = unrest
why-advance = a new advance

## What brought points

period = Dynasty { $number }
points-chronicle-civil = Civil chronicles
points-chronicle-political = Political chronicles
points-chronicle-cultural = Cultural chronicles
points-wonders = Wonders
points-regions = Most regions
points-calm = Least unrest
points-symbols = Most fountains and lyres
points-unrest = Lost to unrest

## Parts of sentences

a-structure = { $structure_id ->
        [irrigation] { $structure }
        [aqueduct] an { $structure }
        [amphitheater] an { $structure }
       *[other] a { $structure }
    }
    .start = { $structure_id ->
        [irrigation] Irrigation
        [aqueduct] An { $structure }
        [amphitheater] An { $structure }
       *[other] A { $structure }
    }
a-piece = a { $piece }
in-region = in { $region }
stores = { $resource_id ->
        [gold] { $amount } gold
       *[other] { $amount ->
            [one] { $amount } crop
           *[other] { $amount } crops
        }
    }
crop-count = { $amount ->
        [one] { $amount } crop
       *[other] { $amount } crops
    }
point-count = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
steps-to = { $steps ->
        [one] {""}
       *[other] {" "}by { $steps }
    }
peasant-count = { $peasants ->
        [one] { $peasants } peasant
       *[other] { $peasants } peasants
    }
soldier-count = { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }
citizen-count = { $peasants ->
        [0] { soldier-count }
       *[other] { $soldiers ->
            [0] { peasant-count }
           *[other] { peasant-count } and { soldier-count }
        }
    }

## Questions

ask-draw-tile = Which resource tile goes { in-region }?
ask-draw-start = Who will begin?
ask-draw-level = Which advance goes in { $row }?
ask-draw-advance = Which advance will { $holder } draw for { $row }?
ask-roll-die = Will the generation go on?
ask-claim-province = Which region will be your province?
ask-choose-capital = Which of your provinces will be the capital?
ask-first-caravan = Where will your first caravan go?
ask-choose-heritage = { $why_id ->
        [setup] Which heritage will you start with?
       *[other] Your caravan brings new stories. Which heritage rises?
    }
ask-first-peasant = Which province gets one more peasant?
ask-first-advance = Which row will you begin in?
ask-choose-cards = Which two cards will you play this round?
ask-take-turn = What will you do?
ask-lay-chronicle = { $count ->
        [one] Which chronicle will you write, and on which space?
       *[other] Which chronicles will you write? You may lay { $count }.
    }
ask-muster-citizens = { $mustered ->
        [0] Who will you muster?
       *[other] Who else will you muster?
    }
ask-conquer-region = Where will you attack or annex?
ask-annex-or-leave = Will you annex { $region } now?
ask-choose-die = Which die face will you hide for the battle of { $region }?
ask-lose-citizen = { $why_id ->
        [crowding] { $region } is far too full. Which of your citizens leaves?
       *[other] Which of your citizens { in-region } falls?
    }
ask-withdraw-citizens = Where will your citizens from { $region } withdraw to?
ask-restore-capital = Your capital is lost. Where will the new one be?
ask-move-citizens = { $card_id ->
        [raid] Which soldier moves where?
       *[other] Who moves where?
    }
ask-give-consent = May { $mover } use your road { in-region }?
ask-plunder-region = Where will your soldiers plunder?
ask-build-structure = { $used ->
        [yes] What else will you build, and where?
       *[no] What will you build, and where?
    }
ask-commit-peasants = How many peasants of { $region } will help to build { a-structure }?
ask-govern-people = { $free ->
        [yes] Will you calm your people? The first step is free.
       *[no] Will you calm your people?
    }
ask-make-advance = In which row will you advance?
ask-choose-advance = Which of the two cards goes in { $row }?
ask-lay-caravan = Where will the caravan go?
ask-lead-caravan = Where will a free caravan follow your citizens?
ask-take-tribute = Who will pay tribute?
ask-grow-peasant = You have too few peasants left. Which region gets one?
ask-keep-resources = { $count ->
        [one] Which resource will your granaries keep?
       *[other] Which { $count } resources will your granaries keep?
    }
ask-choose-chronicle = Your { $category } heritage covers only one of these chronicles. Which one scores?

## Actions

do-start = { $seat } begins
do-lay-tile = Lay a tile: { $resource }, capacity { $capacity }
do-draw = Draw { $advance }
do-roll = Roll { $face }
do-claim = Claim { $region }
do-capital = Set up the capital { in-region }
do-grow = Put a peasant in { $region }
do-raise = Raise { $category } heritage
do-choose = Choose { $card } and { $other_card }
    .ask-other_card = Which other card?
do-use = Use { $card }
do-record = Lay chronicle { $chronicle } on space { $space }
    .ask-chronicle = Which chronicle goes on space { $space }?
    .ask-space = Which space does chronicle { $chronicle } go on?
do-muster = Muster a soldier { in-region }
do-turn = { $piece_id ->
        [soldier] Turn a peasant into a soldier { in-region }
       *[other] Turn a soldier into a peasant { in-region }
    }
    .ask-region = In which region?
do-irrigate = Place a peasant at the irrigation in { $region }
do-attack = Attack { $rival } { in-region }
    .ask-rival = Who will you attack { in-region }?
    .ask-region = Where will you attack { $rival }?
do-annex = Annex { $region }
do-die = { $face ->
        [0] Hide a 0: no unrest
       *[other] Hide a { $face }
    }
do-lose = Lose { a-piece }
do-withdraw = Withdraw to { $region }
do-ask = Ask to use the road { in-region }
do-move = Move { a-piece } from { $old_region } to { $region }
    .ask-old_region = Who will you move?
    .ask-piece = Who will you move?
    .ask-region = Where will they go?
do-plunder = Plunder { $region }
do-build = Build { a-structure } { in-region }
    .ask-structure = What will you build { in-region }?
    .ask-region = Where will you build { a-structure }?
do-commit = { $count ->
        [0] Let no peasant help
        [one] Let { $count } peasant help
       *[other] Let { $count } peasants help
    }
do-advance = Advance in { $row }
do-lay-advance = Lay { $advance }
do-caravan = { $payment_id ->
        [free] Lay a caravan between { $region } and { $other_region }
       *[other] Lay a caravan between { $region } and { $other_region } (pay in { $payment })
    }
    .ask-other_region = Where does the caravan go from { $region }?
    .ask-payment = How will you pay for the caravan?
do-tribute = { $tribute_id ->
        [colonies] Collect tribute from your colonies
        [caravans] Collect tribute from visiting caravans
       *[other] Collect tribute from your colonies and from visiting caravans
    }
do-lower = Lower unrest by 1
do-score = Score the chronicle on space { $space }
do-keep = { $crops ->
        [0] Keep { $gold } gold
        [one] { $gold ->
            [0] Keep { $crops } crop
           *[other] Keep { $crops } crop and { $gold } gold
        }
       *[other] { $gold ->
            [0] Keep { $crops } crops
           *[other] Keep { $crops } crops and { $gold } gold
        }
    }
do-grant = Let them pass
do-deny = Refuse
do-oppress = Bonus: oppress the peasants in { $region }
    .ask-region = Which region will you oppress?
do-support = Bonus: gain support for your { $category } heritage
do-tax = Bonus: collect taxes in { $resource }
do-done = Finish this action
do-end = End the turn

## Events

event-start-drawn = { $seat } became the start player.
    .foreseen = { $seat } becomes the start player.
event-tile-laid = { $region } got a tile: { $resource }, capacity { $capacity }.
event-claimed = { $seat } claimed { $region } as a province.
    .foreseen = { $seat } claims { $region } as a province.
event-capital-set = { $seat } set up the capital { in-region }.
    .foreseen = { $seat } sets up the capital { in-region }.
event-generation-began = Generation { $generation } began. { $seat } is the start player.
    .foreseen = Generation { $generation } begins. { $seat } is the start player.
event-round-began = Round { $round } of the generation began.
    .foreseen = Round { $round } of the generation begins.
event-turn-began = { $seat }’s turn began.
    .foreseen = { $seat }’s turn begins.
event-marker-moved = The dynasty marker moved to space { $marker }.
    .foreseen = The dynasty marker moves to space { $marker }.
event-die-rolled = The die showed { $face }. Another round needed { $least } or more.
event-generation-ended = { $round ->
        [one] Generation { $generation } ended after { $round } round.
       *[other] Generation { $generation } ended after { $round } rounds.
    }
    .foreseen = { $round ->
            [one] Generation { $generation } ends after { $round } round.
           *[other] Generation { $generation } ends after { $round } rounds.
        }
event-dynasty-ended = { $dynasty ->
        [1] The first dynasty ended.
        [2] The second dynasty ended.
       *[other] The third dynasty ended.
    }
    .foreseen = { $dynasty ->
            [1] The first dynasty ends.
            [2] The second dynasty ends.
           *[other] The third dynasty ends.
        }
event-card-sealed = { $card_id ->
        [hidden] { $seat } laid a card face down.
       *[other] { $seat } laid { $card } face down.
    }
    .foreseen = { $card_id ->
            [hidden] { $seat } lays a card face down.
           *[other] { $seat } lays { $card } face down.
        }
event-card-revealed = { $seat } revealed { $card }.
    .foreseen = { $seat } reveals { $card }.
event-emphasis-played = { $seat }’s emphasis card unlocked the { $category } category for this generation.
    .foreseen = { $seat }’s emphasis card unlocks the { $category } category for this generation.
event-emphasis-marked = { $seat } put marker { $count } on the { $category } emphasis card.
    .foreseen = { $seat } puts marker { $count } on the { $category } emphasis card.
event-card-used = { $seat } used { $card }.
    .foreseen = { $seat } uses { $card }.
event-card-declined = { $seat } did not use { $card }.
    .foreseen = { $seat } does not use { $card }.
event-bonus-taken = { $seat } took the bonus action { $bonus }.
    .foreseen = { $seat } takes the bonus action { $bonus }.
event-supported = { $seat }’s { $category } heritage counted { $amount } more until the end of the turn.
    .foreseen = { $seat }’s { $category } heritage counts { $amount } more until the end of the turn.
event-gained = { $why_id ->
        [oppression] { $seat } squeezed { stores } out of the peasants.
        [taxation] { $seat } took { stores } in taxes.
        [tribute] { $seat } took { stores } as tribute.
        [shrines] { $seat }’s shrines gave { stores }.
       *[other] { $seat } gained { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [oppression] { $seat } squeezes { stores } out of the peasants.
            [taxation] { $seat } takes { stores } in taxes.
            [tribute] { $seat } takes { stores } as tribute.
            [shrines] { $seat }’s shrines give { stores }.
           *[other] { $seat } gains { stores } ({ $why }).
        }
event-paid = { $seat } paid { stores } { $why_id ->
        [muster] for a muster
        [attack] for an attack
        [annexation] for an annexation
        [construction] for building
        [government] to calm the people
        [caravan] for a caravan
       *[other] ({ $why })
    }.
    .foreseen = { $seat } pays { stores } { $why_id ->
            [muster] for a muster
            [attack] for an attack
            [annexation] for an annexation
            [construction] for building
            [government] to calm the people
            [caravan] for a caravan
           *[other] ({ $why })
        }.
event-forfeited = { $why_id ->
        [plunder] { $seat } lost { stores } to the plunderers.
        [tribute] { $seat } paid { stores } in tribute.
        [spoilage] { $seat } could not keep { stores } for the new generation.
       *[other] { $seat } lost { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [plunder] { $seat } loses { stores } to the plunderers.
            [tribute] { $seat } pays { stores } in tribute.
            [spoilage] { $seat } cannot keep { stores } for the new generation.
           *[other] { $seat } loses { stores } ({ $why }).
        }
event-took-income = { $seat } took { stores } as income from { $region }.
    .foreseen = { $seat } takes { stores } as income from { $region }.
event-plundered = { $owner_id ->
        [nobody] { $seat } plundered { $region }, which nobody controls, for { stores }.
       *[other] { $seat } plundered { $owner }’s region { $region } for { stores }.
    }
    .foreseen = { $owner_id ->
            [nobody] { $seat } plunders { $region }, which nobody controls, for { stores }.
           *[other] { $seat } plunders { $owner }’s region { $region } for { stores }.
        }
event-resources-kept = { $crops ->
        [0] { $seat }’s granaries kept { $gold } gold.
        [one] { $gold ->
            [0] { $seat }’s granaries kept { $crops } crop.
           *[other] { $seat }’s granaries kept { $crops } crop and { $gold } gold.
        }
       *[other] { $gold ->
            [0] { $seat }’s granaries kept { $crops } crops.
           *[other] { $seat }’s granaries kept { $crops } crops and { $gold } gold.
        }
    }
    .foreseen = { $crops ->
            [0] { $seat }’s granaries keep { $gold } gold.
            [one] { $gold ->
                [0] { $seat }’s granaries keep { $crops } crop.
               *[other] { $seat }’s granaries keep { $crops } crop and { $gold } gold.
            }
           *[other] { $gold ->
                [0] { $seat }’s granaries keep { $crops } crops.
               *[other] { $seat }’s granaries keep { $crops } crops and { $gold } gold.
            }
        }
event-unrest-raised = { $seat }’s unrest rose{ steps-to } to { $unrest } { $why_id ->
        [bonus] for the bonus action
        [repetition] for using a card again
        [battle] over the battle
        [crowding] over crowded regions
       *[other] ({ $why })
    }.
    .foreseen = { $seat }’s unrest rises{ steps-to } to { $unrest } { $why_id ->
            [bonus] for the bonus action
            [repetition] for using a card again
            [battle] over the battle
            [crowding] over crowded regions
           *[other] ({ $why })
        }.
event-unrest-lowered = { $seat }’s unrest fell{ steps-to } to { $unrest }{ $why_id ->
        [government] {""}
        [advance] {" "}with the new advance
       *[other] {" "}({ $why })
    }.
    .foreseen = { $seat }’s unrest falls{ steps-to } to { $unrest }{ $why_id ->
            [government] {""}
            [advance] {" "}with the new advance
           *[other] {" "}({ $why })
        }.
event-heritage-raised = { $seat }’s { $category } heritage rose{ steps-to } to { $heritage } { $why_id ->
        [setup] at the start
        [caravan] through the caravan
        [structure] through the new structure
        [emphasis] through the completed emphasis card
        [chronicle] through a fulfilled chronicle
       *[other] ({ $why })
    }.
    .foreseen = { $seat }’s { $category } heritage rises{ steps-to } to { $heritage } { $why_id ->
            [setup] at the start
            [caravan] through the caravan
            [structure] through the new structure
            [emphasis] through the completed emphasis card
            [chronicle] through a fulfilled chronicle
           *[other] ({ $why })
        }.
event-scored = { $seat } scored { point-count } for { $why_id ->
        [wonders] wonders
        [chronicle] a chronicle
        [regions] the most regions
        [calm] the least unrest
        [symbols] the most fountains and lyres
       *[other] { $why }
    }.
    .foreseen = { $seat } scores { point-count } for { $why_id ->
            [wonders] wonders
            [chronicle] a chronicle
            [regions] the most regions
            [calm] the least unrest
            [symbols] the most fountains and lyres
           *[other] { $why }
        }.
event-points-lost = { $seat } lost { point-count }: unrest could not rise any further.
    .foreseen = { $seat } loses { point-count }: unrest cannot rise any further.
event-citizen-placed = { $why_id ->
        [setup] { $seat } put { a-piece } in { $region }.
        [growth] { $seat } gained { a-piece } { in-region } through growth.
        [muster] { $seat } mustered { a-piece } { in-region }.
        [irrigation] { $seat } placed { a-piece } at the irrigation in { $region }.
       *[other] { $seat } put { a-piece } in { $region } ({ $why }).
    }
    .foreseen = { $why_id ->
            [setup] { $seat } puts { a-piece } in { $region }.
            [growth] { $seat } gains { a-piece } { in-region } through growth.
            [muster] { $seat } musters { a-piece } { in-region }.
            [irrigation] { $seat } places { a-piece } at the irrigation in { $region }.
           *[other] { $seat } puts { a-piece } in { $region } ({ $why }).
        }
event-citizen-lost = { $why_id ->
        [battle] { $seat } lost { a-piece } in the battle of { $region }.
        [crowding] { $seat } removed { a-piece } from overcrowded { $region }.
        [labor] { $seat } lost { a-piece } to hard labor { in-region }.
        [retreat] { $seat } lost { a-piece } { in-region }: there was nowhere to withdraw to.
       *[other] { $seat } lost { a-piece } { in-region } ({ $why }).
    }
    .foreseen = { $why_id ->
            [battle] { $seat } loses { a-piece } in the battle of { $region }.
            [crowding] { $seat } removes { a-piece } from overcrowded { $region }.
            [labor] { $seat } loses { a-piece } to hard labor { in-region }.
            [retreat] { $seat } loses { a-piece } { in-region }: there is nowhere to withdraw to.
           *[other] { $seat } loses { a-piece } { in-region } ({ $why }).
        }
event-citizen-turned = { $piece_id ->
        [soldier] { $seat } turned a peasant into a soldier { in-region }.
       *[other] { $seat } turned a soldier into a peasant { in-region }.
    }
    .foreseen = { $piece_id ->
            [soldier] { $seat } turns a peasant into a soldier { in-region }.
           *[other] { $seat } turns a soldier into a peasant { in-region }.
        }
event-citizen-moved = { $seat } moved { a-piece } from { $old_region } to { $region }.
    .foreseen = { $seat } moves { a-piece } from { $old_region } to { $region }.
event-withdrew = { $seat } withdrew from { $old_region } to { $region } with { citizen-count }.
    .foreseen = { $seat } withdraws from { $old_region } to { $region } with { citizen-count }.
event-consent-asked = { $seat } asked { $owner } to use the road { in-region }.
    .foreseen = { $seat } asks { $owner } to use the road { in-region }.
event-consent-given = { $owner } let { $seat } use the road { in-region }.
    .foreseen = { $owner } lets { $seat } use the road { in-region }.
event-consent-denied = { $owner } did not let { $seat } use the road { in-region }.
    .foreseen = { $owner } does not let { $seat } use the road { in-region }.
event-battle-joined = { $seat } attacked { $rival } { in-region }, { $strength } against { $rival_strength } before the dice.
    .foreseen = { $seat } attacks { $rival } { in-region }, { $strength } against { $rival_strength } before the dice.
event-die-sealed = { $seat } hid a die.
event-dice-revealed = { $seat } showed { $face }, { $rival } showed { $rival_face }.
event-battle-won = { $seat } beat { $rival } { in-region }, { $strength } to { $rival_strength }.
event-control-lost = { $seat } lost control of { $region }.
    .foreseen = { $seat } loses control of { $region }.
event-annexed = { $seat } annexed { $region }.
    .foreseen = { $seat } annexes { $region }.
event-built = { $seat } built { a-structure } { in-region }.
    .foreseen = { $seat } builds { a-structure } { in-region }.
event-caravan-laid = { $seat } laid a caravan between { $region } and { $other_region }.
    .foreseen = { $seat } lays a caravan between { $region } and { $other_region }.
event-advance-reached = { $seat } reached { $advance }.
    .foreseen = { $seat } reaches { $advance }.
event-advance-drawn = { $advance_id ->
        [hidden] { $seat } drew an advance card.
       *[other] { $seat } drew { $advance }.
    }
event-advance-laid = { $advance } was laid in { $row }.
    .foreseen = { $advance } is laid in { $row }.
event-advance-returned = { $advance_id ->
        [hidden] { $seat } put an advance card back on its pile.
       *[other] { $seat } put { $advance } back on its pile.
    }
    .foreseen = { $advance_id ->
            [hidden] { $seat } puts an advance card back on its pile.
           *[other] { $seat } puts { $advance } back on its pile.
        }
event-chronicle-laid = { $chronicle_id ->
        [hidden] { $seat } laid a chronicle face down on space { $space }.
       *[other] { $seat } laid chronicle { $chronicle } face down on space { $space }.
    }
    .foreseen = { $chronicle_id ->
            [hidden] { $seat } lays a chronicle face down on space { $space }.
           *[other] { $seat } lays chronicle { $chronicle } face down on space { $space }.
        }
event-chronicle-revealed = { $seat } revealed chronicle { $chronicle } on space { $space }.
    .foreseen = { $seat } reveals chronicle { $chronicle } on space { $space }.
event-chronicle-scored = { $seat } fulfilled chronicle { $chronicle } on space { $space }.
    .foreseen = { $seat } fulfils chronicle { $chronicle } on space { $space }.
event-chronicle-failed = { $seat } did not fulfil chronicle { $chronicle } on space { $space }: { $missing ->
        [0] { $lacking ->
            [0] heritage was not enough for both cards, and the other one was chosen.
           *[other] heritage was only { $heritage } of { $number }.
        }
       *[other] only { $count } of { $needs } { $lacking ->
            [0] were reached.
           *[other] were reached, and heritage was only { $heritage } of { $number }.
        }
    }
    .foreseen = { $seat } does not fulfil chronicle { $chronicle } on space { $space }: { $missing ->
            [0] { $lacking ->
                [0] heritage is not enough for both cards, and the other one is chosen.
               *[other] heritage is only { $heritage } of { $number }.
            }
           *[other] only { $count } of { $needs } { $lacking ->
                [0] are reached.
               *[other] are reached, and heritage is only { $heritage } of { $number }.
            }
        }
event-overcrowded = Too many citizens lived in { $seat }’s region { $region }.
    .foreseen = Too many citizens live in { $seat }’s region { $region }.

## Refusals

no-out-of-play = { $region } is out of play with this number of players.
no-region-taken = { $region } is already taken.
no-not-adjacent = { $region } does not border any of your provinces, and other free regions do.
no-not-controlled = You do not control { $region }.
no-capital-alone = { $region } borders none of your other provinces. Put the capital where the first caravan can reach one.
no-capital-to-province = The first caravan goes from your capital to another province of yours, as long as there is such a border.
no-costs-nothing = This caravan is free. Leave out crops and gold.
no-one-emphasis = Your { $category } emphasis card is already active. One emphasis card per generation is the limit.
no-two-repeats = You have used both of these cards in this generation: at least one card must be new.
no-not-revealed = { $card } is not one of the cards that you have revealed and not yet used.
no-chronicle-laid = Your chronicle { $chronicle } is already on a space and stays there.
no-space-taken = You already have a chronicle on space { $space }.
no-muster-locked = Converting citizens is locked until you unlock the political category.
no-one-soldier = A muster brings one soldier. You get a second one only at a fortress, with the political category unlocked.
no-region-used = You have already used { $region } in this muster.
no-nobody-to-turn = You have no { $piece } { in-region } to convert.
no-no-irrigation = You have no unlocked irrigation { in-region }.
no-no-piece = You have no { $piece } left in your supply.
no-too-little-gold = This costs { $amount } gold, and you have less.
no-too-few-crops = This costs { crop-count }, and you have less.
no-not-yourself = You cannot attack yourself.
no-no-such-seat = Nobody sits there.
no-no-citizen = You have no citizen { in-region }.
no-no-rival = { $rival } has no citizen { in-region }.
no-own-already = You already control this region.
no-defended = { $owner } controls { $region } and has citizens there. You must beat them first.
no-last-region = { $region } is { $owner }’s last region. Nobody can annex it.
no-not-most = { $rival } has as many citizens { in-region } as you, or more. To annex, you need the most.
no-enough-regions = Nobody controls more than { $count } regions.
no-another-region = After an attack you can annex only the same region.
no-face-too-high = Your unrest allows { $face ->
        [0] only a 0
       *[other] at most a { $face }
    }.
no-nobody-to-lose = You have no { $piece } { in-region } to lose.
no-withdraw-to-neighbour = Your citizens can withdraw only to a neighbouring region that you control.
no-only-soldiers = Only soldiers move in a raid.
no-nobody-to-move = You have no { $piece } { in-region } who has not moved yet.
no-too-far = { $region } is too far from { $old_region }.
no-no-consent = The way from { $old_region } to { $region } uses another player’s road, and they have not agreed.
no-no-foreign-road = There is no road { in-region } that you would have to ask for.
no-asked-already = You have already asked for the road { in-region }.
no-too-late-to-ask = You must ask for roads before the first citizen moves.
no-own-region = Your soldiers can’t plunder your own regions.
no-not-entered = Your soldiers cannot plunder { $region } in this raid.
no-structure-locked = { a-structure.start } is locked until you unlock its category.
no-no-structure = There is no tile left for this structure ({ $structure }).
no-structure-there = { $region } already has this structure: { $structure }.
no-region-full = { $region } already has as many structures as its capacity allows.
no-only-in-a-colony = This structure can be built only in colonies.
no-too-many-peasants = There are not that many peasants, or they would not make it cheaper.
no-calm-already = Your unrest is already { $unrest }. It can’t go lower.
no-row-ends = This row ends here.
no-new-row-locked = A new row is locked until you unlock the cultural category.
no-no-advance-marker = You have no advance marker left.
no-too-much-unrest = Your unrest is too high for this advance: it counts { $unrest }, and your { $category } heritage counts only { $heritage }.
no-not-drawn = This is not one of the two cards you drew.
no-card-locked = Caravan II is locked until you unlock the cultural category.
no-no-caravan = You have no caravan left.
no-caravan-there = You already have a caravan on this border.
no-not-connected = A caravan must start at your capital, at one of your cities, or at your caravans that lead there.
no-not-free = You have to pay for this caravan, in crops or in gold.
no-too-poor-for-caravan = A caravan costs { stores }, and you have less.
no-no-citizen-at-border = The caravan after a migration needs one of your citizens on one side of the border.
no-no-tribute = There is nothing to collect.
no-tribute-locked = Collecting from both at once is locked until you unlock the civil category.
no-tribute-of-both = With the civil category unlocked, you collect from colonies and caravans together.
no-one-bonus = You have already taken a bonus action this turn.
no-no-peasant = You have no peasant { in-region } to oppress.
no-no-goods = Your caravans have reached no trade good, so there is nothing to tax.
no-not-growing = { $region } already has its new peasant, or isn’t yours.
no-cannot-score = The chronicle on space { $space } cannot score now.
no-keep-exactly = { $count ->
        [one] Your granaries keep exactly { $count } resource.
       *[other] Your granaries keep exactly { $count } resources.
    }
no-not-in-stock = You don’t have that many.

## Options

option-strict-bonus = Strict bonus actions
option-strict-bonus-no = Only the first use of each kind of bonus action in a generation raises unrest.
option-strict-bonus-yes = Every bonus action raises unrest.

## The end

end-third-dynasty = The third dynasty has ended. The player with the most points wins.

## Prices

price-crops = { $count ->
        [one] { $count } crop
       *[other] { $count } crops
    }
price-gold = { $count } gold
part-unrest = { $amount } for unrest
part-level = { $amount } for the level ({ $structure })
part-neighbourhood = { $amount } through { a-structure }
part-advance = { $amount } through { $advance }
part-muster = { $amount } for the muster
part-peasants = { $count ->
        [one] { $amount } through { $count } peasant
       *[other] { $amount } through { $count } peasants
    }
part-palace = { $amount } through { a-structure }
part-regions = { $count ->
        [one] { $amount } for { $count } region
       *[other] { $amount } for { $count } regions
    }
part-soldiers = { $count ->
        [one] { $amount } through { $advance } with { $count } soldier
       *[other] { $amount } through { $advance } with { $count } soldiers
    }
part-most = { $amount } through { $advance }
part-free-step = the first step is free
part-caravan = { $amount } for the caravan

## Printed effects, with their numbers

effect-advance-unrest = Unrest counts { $amount } less for advances.
effect-annex-most = Annexing never costs more than { $amount }.
effect-annex-per-soldier = Annexing costs { $amount } less for each of your soldiers there.
effect-battle = Combat value +{ $amount }.
effect-battle-per-soldier = { $terrain ->
        [mountain] In mountains each soldier counts { $amount } more.
        [island] On islands each soldier counts { $amount } more.
       *[plain] In plains each soldier counts { $amount } more.
    }
effect-battle-with-soldier = Combat value +{ $amount } with a soldier.
effect-builds = { $amount ->
        [one] Build adds one structure.
        [2] Build can add a second structure.
       *[other] Build can add up to { $amount } structures.
    }
effect-caravan-price = A caravan costs only { $amount }.
effect-chronicles = { $amount ->
        [one] Chronicle lays one card.
        [2] Chronicle can lay a second card.
       *[other] Chronicle can lay up to { $amount } cards.
    }
effect-counts = Space { $space } counts { $amount } more.
effect-discount = { $building ->
        [city] A city costs { $amount } less.
       *[structure] Building costs { $amount } less, except cities.
    }
effect-emphasis = { $amount ->
        [one] { $amount } marker completes an emphasis card.
       *[other] { $amount } markers complete an emphasis card.
    }
effect-fountains-per = { $amount ->
        [one] { $amount } more fountain for each { $structure }.
       *[other] { $amount } more fountains for each { $structure }.
    }
effect-govern-discount = Each step of Govern costs { $amount } less, at least 1.
effect-ignores = When you attack, no { $structure } counts.
effect-income = { $resource_id ->
        [gold] Each gold region with a peasant yields { $amount } more.
       *[crops] Each crops region with a peasant yields { $amount } more.
    }
effect-keep = { $amount ->
        [one] You keep { $amount } resource for the next generation.
       *[other] You keep { $amount } resources for the next generation.
    }
effect-labor = Each peasant lowers the price of a structure by 1. You lose half of them, rounded up.
effect-lyres-per = { $amount ->
        [one] { $amount } more lyre for each { $structure }.
       *[other] { $amount } more lyres for each { $structure }.
    }
effect-points-of = { $amount ->
        [one] { $amount } point for each { $structure }.
       *[other] { $amount } points for each { $structure }.
    }
effect-raid-steps = { $amount ->
        [one] In a raid, soldiers move { $amount } region.
       *[other] In a raid, soldiers move up to { $amount } regions.
    }
effect-sail = { $terrain ->
        [plain] Plains count as adjacent when you move.
        [mountain] Mountains count as adjacent when you move.
       *[island] Islands count as adjacent when you move.
    }
effect-taxation = Taxes bring { $amount } more.
effect-unlock = { $category_id ->
        [civil] Civil stays unlocked.
        [political] Politics stays unlocked.
       *[cultural] Culture stays unlocked.
    }
effect-unrest-most = Unrest never rises above { $amount }.
effect-wins-ties = When you attack, you win ties.
effect-advance-heritage = All heritage counts { $amount } more for advances.
effect-buildable = It can be built.
effect-city = Starts caravans and collects tribute.
effect-crowding = { $amount ->
        [one] Space for { $amount } more citizen.
       *[other] Space for { $amount } more citizens.
    }
effect-defence = Adds { $amount } when attacked here.
effect-discount-here = Building here costs { $amount } less.
effect-discount-near = Building in neighbouring regions costs { $amount } less.
effect-govern-crops = { $amount ->
        [one] { $amount } crop each time you govern.
       *[other] { $amount } crops each time you govern.
    }
effect-level-capacity = Its level is the capacity of the region.
effect-muster-peasant = Muster can place a peasant here for 1 gold.
effect-muster-second = A second soldier when you muster here.
effect-only-colony = Only in colonies.
effect-points = { $amount ->
        [one] Scores { $amount } point at the end of each dynasty.
       *[other] Scores { $amount } points at the end of each dynasty.
    }
effect-road = All neighbours of its region count as adjacent when you move. On another player’s road you need their consent.
effect-smaller = { $amount ->
        [one] To annex and govern, your empire counts { $amount } region fewer.
       *[other] To annex and govern, your empire counts { $amount } regions fewer.
    }
effect-heritage = { $category_id ->
        [civil] Civil heritage +{ $amount } when built.
        [political] Political heritage +{ $amount } when built.
       *[cultural] Cultural heritage +{ $amount } when built.
    }
effect-behind-lock = { $category_id ->
        [civil] (civil unlocked)
        [political] (politics unlocked)
       *[cultural] (culture unlocked)
    } { $effects }

## What is wrong with a box

box-sands-name = { $found } can’t be a name here: it begins with a letter and is none of { $known }
box-sands-border = a border lies between two different regions that have no other border
box-sands-apart = with { $players } players, { $found } cannot be reached from the other regions
box-sands-regions = with { $players } players, { $least } regions are needed. There are { $found }
box-sands-tiles = with { $players } players, { $least } tiles are needed. There are { $found }
box-sands-lock = what is locked needs a lock, and a lock needs something behind it
box-sands-city = exactly one structure has the effect city, without a lock. Here it is { $found }
box-sands-level = a structure has level 0 if it has the effect level-capacity, and only then
box-sands-first = every advance of level 1 begins a row, and no other does
box-sands-row = the row { $name } begins with one advance of level 1, not with { $found }
box-sands-pile = there must be at least { $least } advances of { $pile }, not { $found }
box-sands-effect = { $effect } must name a number from { $least } to { $most } here
box-sands-rule = there must be a card of every kind. { $rule } has none
box-sands-whole = only a caravan card with a lock is locked as a whole
box-sands-symbols = a card has each symbol once
box-sands-card-name = { $found } is the name of an emphasis card
box-sands-spaces = the scoring spaces are { $known }, in this order
box-sands-pairs = two scoring spaces are { $category }, not { $found }
box-sands-chronicles = chronicle cards have the numbers 1, 2, 3 and so on, in this order
box-sands-rising = { $column } rises from card to card
box-sands-track = a colour begins where the one before it ended, and has { $least } spaces at least
box-sands-growth = peasant symbols lie on the track behind its first space, in their order
box-sands-roll = each roll names a different round, and not the last one
box-sands-supply = there must be one row for each number of players
box-sands-number = the number { $found } is missing. There are { $known }
box-sands-range = { $found } must be from { $least } to { $most }
box-sands-start = to begin with, a player needs { $least } { $pieces }; there are { $found }
box-sands-ring = a region is drawn with three different corners or more, or with none
box-sands-lane = a lane is five numbers: x and y of both ends, and how far it is bent
box-sands-island = an island is drawn with pairs of numbers, x and y
