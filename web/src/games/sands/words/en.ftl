# What the board of The Sands of Time says beside the game's own words, in English.

## The board

map = Map of the world
annals = Chronicle board
parts = Parts of the board
setting-up = Setup
when = Generation { $generation }, round { $round }
say-time = Dynasty { $dynasty }, generation { $generation }, round { $round }; { $seat } is the start player.
rolled = The die shows { $face }. The game goes on with { $least } or more.

## Places

terrain-plain = plain
terrain-mountain = mountains
terrain-island = islands
say-out = { $name } is out of play with this number of players.
say-bare = { $name }, { $terrain }.
say-region = { $name }, { $terrain }: { $resource }, capacity { $capacity }.
say-capital = Capital of { $seat }.
say-province = Province of { $seat }.
say-colony = Colony of { $seat }.
say-people = { $seat }: { $peasants ->
        [0] { $soldiers ->
            [one] 1 soldier
           *[other] { $soldiers } soldiers
        }
        [one] { $soldiers ->
            [0] 1 peasant
            [one] 1 peasant, 1 soldier
           *[other] 1 peasant, { $soldiers } soldiers
        }
       *[other] { $soldiers ->
            [0] { $peasants } peasants
            [one] { $peasants } peasants, 1 soldier
           *[other] { $peasants } peasants, { $soldiers } soldiers
        }
    }.
say-structures = Built here: { $structures }.
say-border = Between { $first } and { $second }.
say-good = There is a trade good here.
say-caravans = Caravans: { $seats }.
tale-none = Nothing has happened here yet.
take-peasant = Move a peasant from here
take-soldier = Move a soldier from here

## Warnings

warnings = { $count ->
        [one] One warning
       *[other] { $count } warnings
    }
warn-crowd = Too full: { $citizens } citizens, space for { $room }.
warn-raid = { $seat } could raid it for { $amount }.
crowded = { $name } has { $citizens } citizens and space for { $room }: unrest will rise.
raid = { $seat } could raid { $name } and take { $amount }.

## Hints

hint-looking = { $by ->
        [finger] Tap a region to read about it.
       *[mouse] Point at a region to read about it.
    }
hint-sealed = Your choice is sealed. All cards are revealed when everybody has chosen.
hint-choosing = Everybody chooses in secret. Choose two of your cards.
hint-moving = Drag a citizen to a region, or choose the citizen and then the region. When you are done, finish the action.
hint-record = Choose a chronicle and its space on the chronicle board.
hint-advance = Choose an advance on the chronicle board.
hint-map = Choose one of the highlighted places on the map.
hint-hand = Choose next to your cards or from the options list.

## The chronicle board

locks = Who has unlocked it
locked = { $seat }: locked
unlocked = { $seat }: unlocked
is-locked = locked
is-open = unlocked
heritage = Heritage
say-heritage = { $seat }: { $value }.
score-here = Score this chronicle
counts-advances = advances
counts-fountains = fountains
counts-regions = regions
counts-citizens = citizens
counts-lyres = lyres
counts-goods = trade goods
page = Chronicle { $number }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-hidden = A chronicle of { $seat }, face down
plan = Chronicle { $number } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) needs { $needs }:
pile = A card that nobody has drawn yet
forecasts = Forecast of all chronicles
forecasts-key = Still missing: items for the space + heritage. ✓ = scores now.
chronicle = Chronicle
worth = { $points } p.
lay-page = Chronicle { $number } on space { $space }: { $lacks }
lacks = { $what } short
lacks-nothing = scores now
lacks-together = scores alone; both cards together are { $count } heritage short
lacks-heritage = { $count } heritage
lacks-advances = { $count ->
        [one] 1 advance
       *[other] { $count } advances
    }
lacks-fountains = { $count ->
        [one] 1 fountain
       *[other] { $count } fountains
    }
lacks-regions = { $count ->
        [one] 1 region
       *[other] { $count } regions
    }
lacks-citizens = { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
lacks-lyres = { $count ->
        [one] 1 lyre
       *[other] { $count } lyres
    }
lacks-goods = { $count ->
        [one] 1 trade good
       *[other] { $count } trade goods
    }

## In front of a seat

points = Points
regions = Regions
soldiers = Soldiers on the map ({ $left } left)
peasants = Peasants on the map ({ $left } left)
unrest = Unrest, at most { $most }
income = income now { $count }
say-abacus = Crops { $crops }, gold { $gold }, unrest { $unrest }
emphasis = { $category } emphasis: { $count } of { $full } markers
sealed-card = A card chosen in secret
sealed-cards = { $count ->
        [one] One card chosen in secret
       *[other] { $count } cards chosen in secret
    }
chosen-cards = Chosen: { $cards }
used-card = Played in this generation: { $card }

## Changes

change-points = points { $change }
change-crops = crops { $change }
change-gold = gold { $change }
change-unrest = unrest { $change }
change-civil = civil heritage { $change }
change-political = political heritage { $change }
change-cultural = cultural heritage { $change }
change-regions = regions { $change }

## Battle

battle = Battle of { $region }
attacker = attacks
defender = defends
wins-ties = and wins ties
fight-citizens = citizens { $count }
fight-advances = advances { $count }
fight-walls = walls { $count }
choose-die = Choose a die face in secret
die-price = Each pip counts { $factor } and, if you win, costs 1 unrest.
dice-wait = Both sides choose their dice in secret.
wins = { $seat } wins.

## The hand

advance-to = Advance to { $advance } ({ $row })
card-sealed = Chosen and sealed.
sealed-choice = Your choice is sealed until the others have chosen.
take-back = Take back
card-used = Already played in this generation
bonuses = Bonus action
bonus-oppress = 1 resource for each of your peasants in a region.
bonus-support = One heritage counts 2 more this turn.
bonus-tax = 1 resource for each trade good you reach.
bonus-first = Costs 1 unrest at the end of the turn.
bonus-again = Already used in this generation.
support-category = Support { $category } heritage
tax-resource = Taxes in { $resource }
structures = Structures
level = level { $level }
level-capacity = level = capacity
left = { $count } left
card-chronicle = Lay a chronicle card face down
card-muster = A soldier for 1 gold. Unlocked: convert one citizen in each other region
card-conquest = Attack, annex, or both in one region
card-raid = Move soldiers and plunder one region. Unlocked: every region
card-build = Build a structure. Unlocked: a city
card-govern = Lower unrest for crops. Unlocked: one step is free
card-advance = Move an advance marker. Unlocked: begin a row
card-caravan1 = Lay a caravan for 2 crops or 2 gold, with Barter for 1
card-caravan2 = Another caravan, once culture is unlocked
card-migrate = Move citizens. Unlocked: then a free caravan
card-tribute = Collect tribute from colonies or caravans. Unlocked: both
card-civil = Unlocks civil for this generation. Three civil actions or structures (two with Philosophy) raise civil heritage
card-political = Unlocks politics for this generation. Three political actions or structures (two with Philosophy) raise political heritage
card-cultural = Unlocks culture for this generation. Three cultural actions or structures (two with Philosophy) raise cultural heritage

## What a card does, in two or three words

brief-chronicle = Lay a chronicle
brief-muster = Raise soldiers
brief-conquest = Attack or annex
brief-raid = Move and plunder
brief-build = Build a structure
brief-govern = Lower unrest
brief-advance = Take an advance
brief-caravan1 = Lay a caravan
brief-caravan2 = A second caravan
brief-migrate = Move citizens
brief-tribute = Collect tribute
brief-civil = Unlock civil
brief-political = Unlock politics
brief-cultural = Unlock culture

legend-peasant = Peasant
legend-soldier = Soldier
legend-caravan = Caravan
legend-good = Trade good
legend-crops = Crops
legend-gold = Gold
legend-capital = Capital
legend-province = Province
legend-colony = Colony
legend-fountain = Fountain
legend-lyre = Lyre
