# What the board of The Sands of Time says beside the game's own words, in English.

## The board

map = Map of the world
annals = Chronicle board
parts = Parts of the board
setting-up = Setup
when = Generation { $generation }, round { $round }
say-time = Dynasty { $dynasty }, generation { $generation }, round { $round }; { $seat } is the start player.
rolled = The die shows { $face }; { $least } or more goes on.

## Places

terrain-plain = plain
terrain-mountain = mountains
terrain-island = islands
say-out = { $name } is not in play with so few players.
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
say-structures = Here stand: { $structures }.
say-border = Between { $first } and { $second }.
say-good = A trade good lies here.
say-caravans = Caravans: { $seats }.
tale-none = Nothing has happened here yet.
take-peasant = Move a peasant from here
take-soldier = Move a soldier from here

## Warnings

warnings = { $count ->
        [one] One warning
       *[other] { $count } warnings
    }
warn-crowd = Too full: { $citizens } citizens, room for { $room }.
warn-raid = { $seat } could raid it for { $amount }.
crowded = { $name } holds { $citizens } citizens and has room for { $room }: unrest will rise.
raid = { $seat } could raid { $name } and take { $amount }.

## Hints

hint-looking = Point at a region to read about it.
hint-sealed = Your choice is sealed. All cards are revealed when everybody has chosen.
hint-choosing = Everybody chooses in secret. Choose two of your cards.
hint-moving = Drag a citizen to its goal, or point at it and then at the goal. When all have moved, finish the action.
hint-record = Choose a chronicle and its space in the table of the chronicle board.
hint-advance = Choose an advance on the chronicle board.
hint-map = Point at what is lit on the map.
hint-hand = Choose beside your cards, or in the list of options.

## The chronicle board

locks = Who has unlocked it
locked = { $seat }: locked
unlocked = { $seat }: unlocked
is-locked = locked
is-open = unlocked
heritage = Heritage
say-heritage = { $seat }: { $value }.
score-here = Score this one
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
forecasts-key = What is still missing: of what the space counts + of heritage. ✓ would score.
chronicle = Chronicle
worth = { $points } p.
lay-page = Chronicle { $number } on space { $space }: { $lacks }
lacks = { $what } missing
lacks-nothing = would score now
lacks-together = scores alone; both cards together lack { $count } heritage
lacks-heritage = { $count } heritage
lacks-advances = { $count ->
        [one] 1 more advance
       *[other] { $count } more advances
    }
lacks-fountains = { $count ->
        [one] 1 more fountain
       *[other] { $count } more fountains
    }
lacks-regions = { $count ->
        [one] 1 more region
       *[other] { $count } more regions
    }
lacks-citizens = { $count ->
        [one] 1 more citizen
       *[other] { $count } more citizens
    }
lacks-lyres = { $count ->
        [one] 1 more lyre
       *[other] { $count } more lyres
    }
lacks-goods = { $count ->
        [one] 1 more trade good
       *[other] { $count } more trade goods
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
sealed = { $count ->
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
choose-die = Hide a face of the die
die-price = Each point of your die counts { $factor } and, if you win, costs 1 unrest.
dice-wait = The dice are chosen in secret.
wins = { $seat } wins.

## The hand

advance-to = Advance to { $advance } ({ $row })
card-sealed = Chosen and sealed.
sealed = Your two cards are sealed until everybody has chosen.
take-back = Take back
card-used = Already played in this generation
bonuses = Bonus action
bonus-oppress = 1 resource for each of your peasants in a region.
bonus-support = One heritage counts 2 higher for this turn.
bonus-tax = 1 resource for each trade good reached.
bonus-first = Costs 1 unrest at the end of the turn.
bonus-again = Used before in this generation.
support-category = Support { $category } heritage
tax-resource = Taxes in { $resource }
structures = Structures
level = level { $level }
level-capacity = level = capacity
left = { $count } left
card-chronicle = Lay a chronicle card face down
card-muster = A soldier for 1 gold; unlocked: turn one citizen in each other region
card-conquest = Attack, annex, or both in one region
card-raid = Move soldiers and plunder one region; unlocked: every region
card-build = Build a structure; unlocked: a city
card-govern = Lower unrest for crops; unlocked: one step free
card-advance = Move an advance marker; unlocked: begin a row
card-caravan1 = Lay a caravan for 2 crops or 2 gold; for 1 with Barter
card-caravan2 = Another caravan, once culture is unlocked
card-migrate = Move citizens; unlocked: then a free caravan
card-tribute = Take tribute from colonies or caravans; unlocked: both
card-civil = Unlocks civil for this generation; three civil actions or structures (two with Philosophy) raise its heritage
card-political = Unlocks politics for this generation; three political actions or structures (two with Philosophy) raise its heritage
card-cultural = Unlocks culture for this generation; three cultural actions or structures (two with Philosophy) raise its heritage

## What structures do

does-quarry = Building here costs 1 less; civil unlocked, in neighbouring regions too.
does-irrigation = Civil unlocked: Muster may place a peasant here for 1 gold.
does-aqueduct = Room for 2 more citizens; civil heritage +1 when built.
does-wonder = Scores 1 point at each end of a dynasty.
does-arch = Only in colonies; political heritage +1 when built.
does-road = Makes all neighbours of its region adjacent for moves; on the road of another its owner must consent.
does-fortress = Adds 3 when attacked here; political heritage +1 when built; politics unlocked: a second soldier when mustering here.
does-palace = For annexing and governing the empire counts as 1 region smaller, politics unlocked as 2.
does-shrine = 1 crop whenever Govern is taken.
does-amphitheater = Culture unlocked: building here and next to it costs 1 less.
does-library = Cultural heritage +1 when built; culture unlocked: all heritage counts 1 higher for advances.
does-temple = Cultural heritage +1 when built.
does-city = Begins caravans, takes tribute, room for 1 more citizen; needs civil unlocked.

## What advances do

does-agriculture = Each crops region with a peasant yields 1 more.
does-labor = Peasants lower a building price by 1 each; half of them, rounded up, are lost.
does-law = Annexing costs 1 less for each own soldier there.
does-bronze = Combat value +1.
does-writing = Unrest counts 1 lower for advances.
does-barter = A caravan costs only 1.
does-ornament = Each city counts one lyre more.
does-masonry = Building costs 1 less, cities aside.
does-iron = Combat value +2 with a soldier; citizens count 1 higher on space D.
does-horse = In a raid soldiers move up to two regions; citizens count 1 higher on space D.
does-poetry = Each step of Govern costs 1 less, at least 1.
does-coinage = Taxation takes 2 more.
does-tyranny = Civil is unlocked for good.
does-sewers = Each city counts one fountain more.
does-granaries = Four resources are kept for the next generation.
does-chariots = In plains each soldier counts 1 more.
does-hoplites = In mountains each soldier counts 1 more.
does-galleys = On islands each soldier counts 1 more; islands are adjacent for your moves.
does-monarchy = Politics is unlocked for good.
does-democracy = Culture is unlocked for good.
does-circuses = Unrest is never above 5.
does-history = Chronicle may lay a second card.
does-vision = A wonder scores 2 points.
does-engineering = Build may put up a second structure.
does-urbanism = A city costs 2 less.
does-imperium = Annexing never costs more than 4; regions count 1 higher on space C.
does-siege = As attacker you win ties and ignore fortresses.
does-census = Citizens count 3 higher on space D.
does-philosophy = Two markers complete an emphasis card.
does-drama = Each amphitheater counts one lyre more.
does-guilds = Trade goods count 2 higher on space F.

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
