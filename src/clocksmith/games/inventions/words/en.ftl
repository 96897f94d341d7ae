# The sentences of Inventions in English.
#
# Messages get what a thing carries: $card is a name in this language, $card_id its plain id.
# The parts of sentences come first; a message that uses one hands its own details on to it.

title = Inventions: Evolution of Ideas
blurb = Two to four societies present, invent, innovate and share ideas from the Stone Age to the Computer Age, and chain one action to the next.

## Names

seat-4 = Chronos

field-economy = Economy
field-culture = Culture
field-technology = Technology
field-any = any field

citizen-economy = merchant
citizen-culture = artist
citizen-technology = thinker
citizen-academic = academic

aspiration-economy = Economy
aspiration-culture = Culture
aspiration-technology = Technology
aspiration-joker = joker

role-presenter = presenter
role-inventor = inventor
role-innovator = innovator

region-africa = Africa
region-middle-east = Middle East
region-europe = Europe
region-asia = Asia
region-oceania = Oceania
region-north-america = North America
region-south-america = South America

deed-present = Present an Idea
deed-invent = Invent
deed-innovate = Innovate
deed-share = Share an Invention
deed-call = Call Specialists
deed-influence = Gain Influence
deed-travel = Travel
deed-eureka = Eureka
deed-send = Send Diplomat
deed-recall = Recall Diplomat

card-cooking = Cooking
card-fishing-net = Fishing Net
card-gift-exchange = Gift Exchange
card-storytelling = Storytelling
card-bone-flute = Bone Flute
card-sewn-clothing = Sewn Clothing
card-hafted-spear = Hafted Spear
card-fat-lamp = Fat Lamp
card-bread = Bread
card-granary = Granary
card-dairying = Dairying
card-megalith = Megalith
card-dyed-cloth = Dyed Cloth
card-bow-and-arrow = Bow and Arrow
card-sickle = Sickle
card-kiln = Kiln
card-irrigation-canal = Irrigation Canal
card-sailing-ship = Sailing Ship
card-coinage = Coinage
card-wine = Wine
card-epic-poetry = Epic Poetry
card-horseback-riding = Horseback Riding
card-chariot = Chariot
card-bronze-casting = Bronze Casting
card-postal-service = Postal Service
card-water-mill = Water Mill
card-paper-money = Paper Money
card-theatre = Theatre
card-stained-glass = Stained Glass
card-chess = Chess
card-wheelbarrow = Wheelbarrow
card-astrolabe = Astrolabe
card-power-loom = Power Loom
card-railway = Railway
card-newspaper = Newspaper
card-encyclopedia = Encyclopedia
card-cinema = Cinema
card-telescope = Telescope
card-steamboat = Steamboat
card-airplane = Airplane
card-container-shipping = Container Shipping
card-e-commerce = Electronic Commerce
card-television = Television
card-video-game = Video Game
card-electronic-music = Electronic Music
card-satellite = Satellite
card-electric-car = Electric Car
card-nuclear-power = Nuclear Power Station

milestone-control-of-fire = Control of Fire
milestone-stone-knapping = Stone Knapping
milestone-spoken-language = Spoken Language
milestone-cordage = Cordage
milestone-symbolic-art = Symbolic Art
milestone-agriculture = Agriculture
milestone-animal-domestication = Animal Domestication
milestone-pottery = Pottery
milestone-weaving = Weaving
milestone-mining = Mining
milestone-writing = Writing
milestone-wheel = The Wheel
milestone-mathematics = Mathematics
milestone-papermaking = Papermaking
milestone-water-power = Water Power
milestone-steam-power = Steam Power
milestone-electricity = Electricity
milestone-combustion-engine = Internal Combustion Engine
milestone-solar-cell = Solar Cell
milestone-microchip = Microchip
milestone-computer-network = Computer Network

goal-explorers = Explorers
goal-metropolis = Metropolis
goal-dominance = Dominance
goal-statecraft = Statecraft
goal-untapped-power = Untapped Power
goal-economists = Economists
goal-patrons = Patrons
goal-engineers = Engineers
goal-polymaths = Polymaths
goal-inventors = Inventors
goal-visionaries = Visionaries
goal-embassies = Embassies
goal-academy = Academy
goal-growth = Growth
goal-merchant-guild = Merchant Guild
goal-artist-guild = Artist Guild
goal-thinker-guild = Thinker Guild
goal-builders = Builders
goal-planners = Planners
goal-prosperity = Prosperity
goal-avant-garde = Avant-garde
goal-hidden = hidden

tile-economy-1 = Economy 1
tile-economy-2 = Economy 2
tile-economy-3 = Economy 3
tile-economy-4 = Economy 4
tile-economy-5 = Economy 5
tile-economy-6 = Economy 6
tile-economy-7 = Economy 7
tile-culture-1 = Culture 1
tile-culture-2 = Culture 2
tile-culture-3 = Culture 3
tile-culture-4 = Culture 4
tile-culture-5 = Culture 5
tile-culture-6 = Culture 6
tile-culture-7 = Culture 7
tile-technology-1 = Technology 1
tile-technology-2 = Technology 2
tile-technology-3 = Technology 3
tile-technology-4 = Technology 4
tile-technology-5 = Technology 5
tile-technology-6 = Technology 6
tile-technology-7 = Technology 7
tile-wealth-a = Wealth A
tile-wealth-b = Wealth B
tile-wealth-c = Wealth C
tile-wealth-d = Wealth D
tile-wealth-e = Wealth E
tile-wealth-f = Wealth F
tile-wealth-g = Wealth G
tile-start = Economy S

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

space-3-1 = era 3, space 1
space-3-2 = era 3, space 2
space-3-3 = era 3, space 3
space-4-1 = era 4, space 1
space-4-2 = era 4, space 2
space-4-3 = era 4, space 3
space-5-1 = era 5, space 1
space-5-2 = era 5, space 2
space-5-3 = era 5, space 3
space-6-1 = era 6, space 1
space-6-2 = era 6, space 2
space-6-3 = era 6, space 3

effect-ready = make exhausted citizens ready
effect-ready-up-to = make any number of exhausted citizens ready
effect-specialist = gain specialists from the supply
effect-influence = gain influence
effect-settle = put citizens from the supply on the map
effect-ip = gain IP
effect-aspire = gain aspiration tiles
effect-academic = gain academics from the supply
effect-ip-per-region = gain IP for regions with a citizen of yours
effect-move = move a citizen on the map
effect-move-or-stay = you may move a citizen on the map
effect-ip-of-era = gain IP equal to the number of the era
effect-token = make more chain tokens ready
effect-turn-order = choose your place in the turn order at an era change

metric-region = regions with a citizen of yours
metric-citizen-in-fullest-region = citizens in your fullest region
metric-majority = regions where you have the most citizens
metric-influence-tile = influence tiles on the board
metric-face-up-influence-tile = face-up influence tiles on the board
metric-invention = inventions owned
metric-invention-economy = Economy inventions owned
metric-invention-culture = Culture inventions owned
metric-invention-technology = Technology inventions owned
metric-invention-set = sets of three inventions of different fields
metric-milestone-era = era of your milestone
metric-citizen-on-milestone = citizens on milestones
metric-academic = academics
metric-citizen = citizens not in the supply
metric-tile = tiles placed
metric-tile-economy = Economy tiles placed
metric-tile-culture = Culture tiles placed
metric-tile-technology = Technology tiles placed
metric-tile-wealth = Wealth tiles placed
metric-set = sets of one tile of each field
metric-full-row = full rows of the progress map
metric-adjacent = tiles next to this one

access-own = your own
access-diplomat = your citizen is there
access-past = its era has passed
access-common = common knowledge
access-discarded = discarded, known to all
access-foreign = in another display
access-eureka = in the Eureka display
access-face-down = face down

layer-specialist = specialist tile
layer-knowledge = knowledge tile
layer-wealth = Wealth tiles

shelf-common = common knowledge
shelf-private = private display
shelf-unclaimed = display without a player
shelf-eureka = Eureka display

why-pillar = pillar
why-specialist-tile = specialist tile
why-milestone = milestone
why-era-space = era track
why-economy-tile = Economy tile
why-culture-tile = Culture tile
why-technology-tile = Technology tile
why-placing = placing progress tiles
why-influence-tile = influence tile
why-guest = diplomat received
why-sharing = sharing
why-knowledge = knowledge tiles
why-era-change = era change
why-influence-track = influence track
why-wealth-tile = Wealth tile
why-goal = goal

## What brought points

period = Era { $number }
points-specialist-tile = Specialist tiles
points-milestone = Milestones
points-era-space = Era track
points-economy-tile = Economy tiles
points-culture-tile = Culture tiles
points-influence-tile = Influence tiles
points-sharing = Sharing
points-knowledge = Knowledge tiles
points-influence-track = Influence track
points-wealth-tile = Wealth tiles
points-goal = Goals

## Parts of sentences

in-region = in { in-region.the }
    .to = to { in-region.the }
    .from = from { in-region.the }
    .from-old = from { $old_region_id ->
        [middle-east] the { $old_region }
       *[other] { $old_region }
    }
    .the = { $region_id ->
        [middle-east] the { $region }
       *[other] { $region }
    }
    .start = { $region_id ->
        [middle-east] The { $region }
       *[other] { $region }
    }
a-citizen = { $citizen_id ->
        [culture] an { $citizen }
        [academic] an { $citizen }
       *[other] a { $citizen }
    }
a-specialist = { $field_id ->
        [economy] a merchant
        [culture] an artist
        [technology] a thinker
       *[other] a specialist
    }
specialist-count = { $field_id ->
        [economy] { $count ->
            [one] { $count } merchant
           *[other] { $count } merchants
        }
        [culture] { $count ->
            [one] { $count } artist
           *[other] { $count } artists
        }
        [technology] { $count ->
            [one] { $count } thinker
           *[other] { $count } thinkers
        }
       *[other] { $count ->
            [one] { $count } specialist
           *[other] { $count } specialists
        }
    }
citizen-count = { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
points = { $influence } influence
    .count = { $count } influence
    .amount = { $amount } influence
era-name = { $era ->
        [1] the Stone Age
        [2] the Neolithic
        [3] the Metal Age
        [4] Antiquity and Middle Ages
        [5] the Modern Age
       *[6] the Computer Age
    }
because = { $why_id ->
        [pillar] for a pillar that stood there already
        [specialist-tile] from the specialist tile
        [milestone] from the milestone
        [era-space] from the era track
        [economy-tile] from an Economy tile
        [culture-tile] from a Culture tile
        [technology-tile] for a Technology tile
        [placing] to place progress tiles
        [influence-tile] for the influence tile
        [guest] for a diplomat from an earlier era
        [sharing] as the presenter
        [knowledge] from the knowledge tiles
        [era-change] at the era change
        [influence-track] for your place on the influence track
        [wealth-tile] for a Wealth tile
       *[goal] for a goal
    }

## Questions

ask-draw-region-tile = { $layer_id ->
        [wealth] Which Wealth tiles will { in-region.the } get?
       *[other] Which { $layer } will { in-region.the } get?
    }
ask-draw-next-in-order = Who is next in the turn order?
ask-draw-next = Which milestone comes up?
ask-deal-idea = Which idea of era { $era } will { $holder } get?
ask-deal-goal = Which goal will { $holder } get?
ask-turn-up = Which idea comes up?
ask-keep-goals = Which goal will you discard?
ask-lay-first-idea = Which idea will you present first, and where?
ask-place-pillar = Where will you place your pillar?
ask-do-deed = { $deed_id ->
        [present] Which idea will you present, and where?
        [invent] Which idea will you invent?
        [innovate] Which invention will you innovate?
        [share] Which invention will you share?
        [call] Which region will you call citizens home from?
        [influence] Which influence tile will you place, and where?
        [travel] Who will travel, and where?
        [eureka] Which milestone will you take?
        [send] Which milestone will you send a diplomat to?
       *[recall] Which milestone will you recall a diplomat from?
    }
ask-may-chain = { $deed_id ->
        [innovate] Will you chain the action of the invention?
        [call] Will you chain the action of one of your inventions?
        [influence] Will you chain the action of one of your influence tiles?
       *[travel] Will you learn from the scholar { in-region }?
    }
ask-may-use-technology = Will you use a Technology tile after “{ $deed }”?
ask-may-use-economy = Will you use an Economy tile before your actions end?
ask-choose-effect = Which benefit will you take?
ask-ready-citizen = { $may_stop ->
        [yes] Who will you make ready (up to { $left })?
       *[no] Who will you make ready?
    }
ask-choose-field = Which field will the new specialist join?
ask-settle-citizen = { $anywhere ->
        [yes] Where will your new citizen settle?
       *[no] Which of your citizens will the new one join?
    }
ask-move-citizen = Which citizen will you move, and where?
ask-send-citizen = { $role_id ->
        [presenter] Who will go to { in-region.the } as presenter?
        [inventor] Who will go to { in-region.the } as inventor?
       *[innovator] Who will go to { in-region.the } as innovator?
    }
ask-exhaust-citizen = { $left ->
        [one] Which citizen will you exhaust?
       *[other] Which citizens will you exhaust ({ $left })?
    }
ask-assign-field = { $count ->
        [one] Which field will the citizen { in-region.from } join?
       *[other] Which field will the { $count } citizens { in-region.from } join?
    }
ask-choose-reward = Which reward will you take for sharing?
ask-choose-space = Which space of era { $era } will you take?
ask-send-envoy = Who will go to “{ $milestone }” as diplomat?
ask-pick-idea = Which idea will you take?
ask-choose-tile = Which tile will you take for your aspiration?
ask-choose-discard = Which tile will you discard?
ask-may-place = Will you place progress tiles?
ask-place-tile = { $left ->
        [0] Anything else this turn?
       *[other] { $may_stop ->
            [yes] Which tile will you place next ({ $left } at most)?
           *[no] Which tile will you place ({ $left } at most)?
        }
    }
ask-choose-rank = Which place in the turn order will you take?

## Actions

do-draw-order = { $seat } is next in the turn order
do-draw-specialist = Draw the specialist tile { $specialist }
do-draw-knowledge = Draw the knowledge tile { $knowledge }
do-draw-wealth = Draw the tiles { $tile }
do-draw-milestone = Draw the milestone “{ $milestone }”
do-draw-idea = Draw the idea “{ $card }”
do-draw-goal = Draw the goal “{ $goal }”
do-drop = Discard the goal “{ $goal }”
do-pillar = Place your pillar on “{ $deed }”
do-present = Present “{ $card }” { in-region }
    .ask-card = Which idea will you present { in-region }?
    .ask-region = Where will you present “{ $card }”?
do-invent = Invent the idea { in-region }
do-innovate = Innovate the invention { in-region }
do-share = Share the invention { in-region }
do-call = Call { citizen-count } home { in-region.from }
    .ask-count = How many citizens will you call home?
do-claim = Place the influence tile { $influence_tile } { in-region }
    .ask-influence_tile = Which influence tile will you place { in-region }?
    .ask-region = Where will you place the influence tile { $influence_tile }?
do-move = Move a citizen { in-region.from-old } { in-region.to }
    .ask-old_region = Which citizen will you move?
    .ask-region = Where will you move the citizen?
do-discover = Take the milestone “{ $milestone }”
do-dispatch = Send a diplomat to “{ $milestone }”
do-recall = Recall a diplomat from “{ $milestone }”
do-send = Send { a-citizen }
do-exhaust = Exhaust { a-specialist }
do-exhaust-academic = Exhaust an academic (becomes { a-specialist } for good)
do-ready = Make { a-specialist } ready
do-assign = { $field_id ->
        [economy] Economy, as a merchant
        [culture] Culture, as an artist
       *[technology] Technology, as a thinker
    }
do-settle = Settle a citizen { in-region }
do-choose = { $effect_id ->
        [ready] Make exhausted citizens ready
        [influence] Gain influence
       *[other] Choose: { $effect }
    }
do-advance = Take space { $place } from the left
do-chain-card = Put a chain token on “{ $card }”
do-chain-influence = Put a chain token on the influence tile { $influence_tile }
do-chain-knowledge = Put a chain token beside the knowledge tile { $knowledge }
do-chain-technology = Put a chain token on the tile { $tile }
do-pick = Take the idea “{ $card }”
do-take = Take the tile { $tile }
do-discard = Discard the tile { $tile }
do-place = Place { $tile } on { $cell }
    .ask-tile = Which tile will you place?
    .ask-cell = Where will you place { $tile }?
do-go-to = Take place { $place } in the turn order
do-enrich = Take one of the region’s Wealth tiles
do-aspire = Gain a joker aspiration tile
do-pay = Pay influence and place tiles
do-skip = Place no tiles this turn
do-use = Use the tile { $tile }
do-pass = No chain
do-stop = That’s all
do-done = Done

## Events

event-round-began = Round { $round } began, in era { $era }: { era-name }.
    .foreseen = Round { $round } begins, in era { $era }: { era-name }.
event-order-drawn = { $seat } got place { $place } in the turn order.
event-order-changed = { $seat } moved to place { $place } in the turn order.
    .foreseen = { $seat } moves to place { $place } in the turn order.
event-specialist-laid = { in-region.start } got the specialist tile { $specialist }.
event-knowledge-laid = { in-region.start } got the knowledge tile { $knowledge } with a scholar on it.
event-wealth-laid = { in-region.start } got the tiles { $tile }.
event-milestone-laid = { $shelf_id ->
        [common] The milestone “{ $milestone }” was common knowledge from the start.
        [private] { $seat } got the milestone “{ $milestone }”.
        [unclaimed] The milestone “{ $milestone }” went to the display without a player.
       *[eureka] The milestone “{ $milestone }” went to the Eureka display.
    }
event-idea-dealt = { $seat } was dealt the idea “{ $card }”.
event-ideas-left = { $count ->
        [one] { $count } idea of era 1 was not needed and left the game.
       *[other] { $count } ideas of era 1 were not needed and left the game.
    }
event-idea-turned-up = The idea “{ $card }” was turned up on the pile.
event-idea-entered = The idea “{ $card }” moved from the pile to the idea display.
    .foreseen = The idea “{ $card }” moves from the pile to the idea display.
event-idea-picked = { $seat } took the idea “{ $card }”.
    .foreseen = { $seat } takes the idea “{ $card }”.
event-idea-discarded = The idea “{ $card }” in the display was out of date and left the game.
    .foreseen = The idea “{ $card }” in the display is out of date and leaves the game.
event-idea-forgotten = { $seat } had to discard the idea “{ $card }”: it was out of date.
    .foreseen = { $seat } has to discard the idea “{ $card }”: it is out of date.
event-goal-dealt = { $goal_id ->
        [hidden] { $seat } was dealt a goal.
       *[other] { $seat } was dealt the goal “{ $goal }”.
    }
event-goal-dropped = { $goal_id ->
        [hidden] { $seat } discarded a goal.
       *[other] { $seat } discarded the goal “{ $goal }”.
    }
    .foreseen = { $goal_id ->
            [hidden] { $seat } discards a goal.
           *[other] { $seat } discards the goal “{ $goal }”.
        }
event-goal-shown = { $seat } had the goal “{ $goal }”: { $ip } IP.
    .foreseen = { $seat } has the goal “{ $goal }”: { $ip } IP.
event-turn-began = { $tokens ->
        [one] { $seat } began a turn with { $tokens } chain token ready.
       *[other] { $seat } began a turn with { $tokens } chain tokens ready.
    }
    .foreseen = { $tokens ->
            [one] { $seat } begins a turn with { $tokens } chain token ready.
           *[other] { $seat } begins a turn with { $tokens } chain tokens ready.
        }
event-pillar-placed = { $epoch ->
        [yes] { $seat } placed the epoch pillar on “{ $deed }”.
       *[no] { $seat } placed a season pillar on “{ $deed }”.
    }
    .foreseen = { $epoch ->
            [yes] { $seat } places the epoch pillar on “{ $deed }”.
           *[no] { $seat } places a season pillar on “{ $deed }”.
        }
event-pillars-returned = { $count ->
        [one] { $seat } took { $count } season pillar back.
       *[other] { $seat } took { $count } season pillars back.
    }
    .foreseen = { $count ->
            [one] { $seat } takes { $count } season pillar back.
           *[other] { $seat } takes { $count } season pillars back.
        }
event-nothing-done = { $seat } couldn’t do “{ $deed }”, so the pillar had no other effect.
    .foreseen = { $seat } can’t do “{ $deed }”, so the pillar has no other effect.
event-influence-gained = { $seat } gained { points } { because }.
    .foreseen = { $seat } gains { points } { because }.
event-influence-paid = { $why_id ->
        [era-change] { $seat } lost { points } { because }.
       *[other] { $seat } paid { points } { because }.
    }
    .foreseen = { $why_id ->
            [era-change] { $seat } loses { points } { because }.
           *[other] { $seat } pays { points } { because }.
        }
event-ip-gained = { $seat } gained { $ip } IP { because }.
    .foreseen = { $seat } gains { $ip } IP { because }.
event-presented = { $seat } presented the idea “{ $card }” { in-region }.
    .foreseen = { $seat } presents the idea “{ $card }” { in-region }.
event-citizen-sent = { $role_id ->
        [presenter] { $seat } sent { a-citizen } { in-region.to } as presenter.
        [inventor] { $seat } sent { a-citizen } { in-region.to } as inventor.
       *[innovator] { $seat } sent { a-citizen } { in-region.to } as innovator.
    }
    .foreseen = { $role_id ->
            [presendser] { $seat } sends { a-citizen } { in-region.to } as presendser.
            [inventor] { $seat } sends { a-citizen } { in-region.to } as inventor.
           *[innovator] { $seat } sends { a-citizen } { in-region.to } as innovator.
        }
event-citizens-stood = { $seat } put { citizen-count } from the supply at the card { in-region } ({ $role }).
    .foreseen = { $seat } puts { citizen-count } from the supply at the card { in-region } ({ $role }).
event-invented = { $seat } invented “{ $card }” { in-region }.
    .foreseen = { $seat } invents “{ $card }” { in-region }.
event-innovated = { $seat } innovated “{ $card }” { in-region }.
    .foreseen = { $seat } innovates “{ $card }” { in-region }.
event-shared = { $seat } shared the invention “{ $card }” { in-region }.
    .foreseen = { $seat } shares the invention “{ $card }” { in-region }.
event-invention-kept = { $seat } kept the card “{ $card }” as its inventor.
    .foreseen = { $seat } keeps the card “{ $card }” as its inventor.
event-invention-left = “{ $card }” was an invention of Chronos, so its card left the game.
    .foreseen = “{ $card }” is an invention of Chronos, so its card leaves the game.
event-citizens-released = { $count ->
        [one] { $count } citizen of { $seat } moved from the card to the map { in-region }.
       *[other] { $count } citizens of { $seat } moved from the card to the map { in-region }.
    }
    .foreseen = { $count ->
            [one] { $count } citizen of { $seat } moves from the card to the map { in-region }.
           *[other] { $count } citizens of { $seat } move from the card to the map { in-region }.
        }
event-exhausted = { $seat } exhausted { a-specialist }.
    .foreseen = { $seat } exhausts { a-specialist }.
event-academic-exhausted = { $seat } exhausted an academic, who became { a-specialist } for good.
    .foreseen = { $seat } exhausts an academic, who becomes { a-specialist } for good.
event-readied = { $seat } made { a-specialist } ready again.
    .foreseen = { $seat } makes { a-specialist } ready again.
event-all-readied = { $count ->
        [one] { $seat } made { $count } exhausted citizen ready again.
       *[other] { $seat } made { $count } exhausted citizens ready again.
    }
    .foreseen = { $count ->
            [one] { $seat } makes { $count } exhausted citizen ready again.
           *[other] { $seat } makes { $count } exhausted citizens ready again.
        }
event-specialist-gained = { $seat } gained { a-specialist } from the supply.
    .foreseen = { $seat } gains { a-specialist } from the supply.
event-academic-gained = { $seat } gained an academic from the supply.
    .foreseen = { $seat } gains an academic from the supply.
event-settled = { $seat } put a citizen from the supply on the map { in-region }.
    .foreseen = { $seat } puts a citizen from the supply on the map { in-region }.
event-moved = { $seat } moved a citizen { in-region.from-old } { in-region.to }.
    .foreseen = { $seat } moves a citizen { in-region.from-old } { in-region.to }.
event-called-home = { $seat } called { citizen-count } home { in-region.from } to { $field }.
    .foreseen = { $seat } calls { citizen-count } home { in-region.from } to { $field }.
event-aspiration-gained = { $seat } gained an aspiration tile ({ $aspiration }).
    .foreseen = { $seat } gains an aspiration tile ({ $aspiration }).
event-aspiration-returned = There was no progress tile for { $seat }’s aspiration tile ({ $aspiration }), so it went back.
    .foreseen = There is no progress tile for { $seat }’s aspiration tile ({ $aspiration }), so it goes back.
event-tile-taken = { $seat } swapped an aspiration tile ({ $aspiration }) for the tile { $tile }.
    .foreseen = { $seat } swaps an aspiration tile ({ $aspiration }) for the tile { $tile }.
event-wealth-taken = { $seat } took the tile { $tile }.
    .foreseen = { $seat } takes the tile { $tile }.
event-tile-discarded = { $seat } discarded the tile { $tile }: the row was full.
    .foreseen = { $seat } discards the tile { $tile }: the row is full.
event-tile-placed = { $seat } placed { $tile } on { $cell } of the progress map.
    .foreseen = { $seat } places { $tile } on { $cell } of the progress map.
event-tile-removed = Chronos took the tile { $tile } out of the game.
    .foreseen = Chronos takes the tile { $tile } out of the game.
event-influence-tile-laid = { $seat } placed the influence tile { $influence_tile } { in-region }.
    .foreseen = { $seat } places the influence tile { $influence_tile } { in-region }.
event-influence-tile-flipped = { $seat } used and flipped the influence tile { $influence_tile } { in-region }.
    .foreseen = { $seat } uses and flips the influence tile { $influence_tile } { in-region }.
event-technology-flipped = { $seat } used and flipped the tile { $tile }.
    .foreseen = { $seat } uses and flips the tile { $tile }.
event-chain-laid = { $seat } used a chain token to do “{ $deed }”.
    .foreseen = { $seat } uses a chain token to do “{ $deed }”.
event-points-chained = { $seat } put a chain token beside the knowledge tile { $knowledge } { in-region }, which showed points.
    .foreseen = { $seat } puts a chain token beside the knowledge tile { $knowledge } { in-region }, which shows points.
event-token-prepared = { $seat } got one more chain token ready.
    .foreseen = { $seat } gets one more chain token ready.
event-economy-used = { $seat } used the tile { $tile }.
    .foreseen = { $seat } uses the tile { $tile }.
event-economy-tokens-returned = { $count ->
        [one] { $seat } took { $count } economy token back.
       *[other] { $seat } took { $count } economy tokens back.
    }
    .foreseen = { $count ->
            [one] { $seat } takes { $count } economy token back.
           *[other] { $seat } takes { $count } economy tokens back.
        }
event-knowledge-flipped = The knowledge tile { $knowledge } { in-region } was flipped to its points.
    .foreseen = The knowledge tile { $knowledge } { in-region } is flipped to its points.
event-knowledge-turned-back = { $count ->
        [one] { $count } knowledge tile was turned back to its action.
       *[other] { $count } knowledge tiles were turned back to their actions.
    }
    .foreseen = { $count ->
            [one] { $count } knowledge tile is turned back to its action.
           *[other] { $count } knowledge tiles are turned back to their actions.
        }
event-scholar-taken = The scholar { in-region } followed { $seat } home.
    .foreseen = The scholar { in-region } follows { $seat } home.
event-scholars-returned = { $count ->
        [one] { $count } scholar left { $seat } for the map.
       *[other] { $count } scholars left { $seat } for the map.
    }
    .foreseen = { $count ->
            [one] { $count } scholar leaves { $seat } for the map.
           *[other] { $count } scholars leave { $seat } for the map.
        }
event-milestone-taken = { $seat } took the milestone “{ $milestone }” from the Eureka display.
    .foreseen = { $seat } takes the milestone “{ $milestone }” from the Eureka display.
event-milestone-replaced = The milestone “{ $milestone }” replaced the one in the display without a player.
    .foreseen = The milestone “{ $milestone }” replaces the one in the display without a player.
event-milestone-shared = The milestone “{ $milestone }” became common knowledge.
    .foreseen = The milestone “{ $milestone }” becomes common knowledge.
event-milestone-discarded = The milestone “{ $milestone }” was discarded. It stays known to all.
    .foreseen = The milestone “{ $milestone }” is discarded. It stays known to all.
event-citizen-posted = { $seat } put a citizen from the supply on the milestone “{ $milestone }”.
    .foreseen = { $seat } puts a citizen from the supply on the milestone “{ $milestone }”.
event-diplomat-sent = { $seat } sent { a-citizen } to the milestone “{ $milestone }” as diplomat.
    .foreseen = { $seat } sends { a-citizen } to the milestone “{ $milestone }” as diplomat.
event-diplomat-returned = { $academic ->
        [yes] A citizen of { $seat } returned from “{ $milestone }” as an academic.
       *[no] A citizen of { $seat } went from “{ $milestone }” to the supply: the academy was full.
    }
    .foreseen = { $academic ->
            [yes] A citizen of { $seat } returns from “{ $milestone }” as an academic.
           *[no] A citizen of { $seat } goes from “{ $milestone }” to the supply: the academy is full.
        }
event-era-reached = { $seat } moved the era marker to { $space }.
    .foreseen = { $seat } moves the era marker to { $space }.
event-era-ended = Era { $era }, { era-name }, ended.
    .foreseen = Era { $era }, { era-name }, ends.
event-pillar-moved = The pillar of Chronos moved { in-region.to }.
    .foreseen = The pillar of Chronos moves { in-region.to }.

## Refusals

no-goal-not-yours = You don’t have this goal.
no-idea-of-era-1 = Your first idea must be from era 1.
no-own-pillar-in-the-forum = You already have a pillar in this forum.
no-nothing-to-present = You can’t present an idea now. You need an idea, a region without a card, and the citizens its specialist tile asks for.
no-nothing-to-invent = You can’t invent now. You need an idea on the board whose milestone you can use, and citizens to pay for it.
no-nothing-to-innovate = You can’t innovate now. You need another player’s invention with a free space, and a citizen of its field or an academic.
no-nothing-to-share = You can’t share now: you have no citizen at an invention.
no-nobody-to-call = You have no citizen on the map to call home.
no-nothing-to-claim = You can’t gain influence now. You need a region with a free space where you have the most citizens, and enough of them for a tile.
no-nobody-to-travel = You have no citizen on the map who can travel.
no-nothing-to-discover = The Eureka display has no milestone of a later era than yours.
no-nowhere-to-send = You can’t send a diplomat now. You need an available citizen and a milestone with a free space.
no-nobody-to-recall = You have no citizen on a milestone.
no-idea-not-yours = This idea isn’t beside your board.
no-region-has-a-card = There is already a card in this region.
no-no-idea-there = There is no idea in this region.
no-invented-already = This idea has already been invented.
no-no-access = You need the milestone “{ $milestone }”, and you can’t use it: { $access_id ->
        [foreign] { $owner_id ->
            [nobody] it is in the display without a player.
           *[other] it belongs to { $owner }, and you have no citizen on it.
        }
        [eureka] it is still in the Eureka display.
       *[other] it is still face down.
    }
no-no-invention-there = There is no invention in this region.
no-own-invention = This is your own invention. Only others can innovate it.
no-innovated-already = This invention has already been innovated.
no-takes-no-part = You have no citizen at this invention.
no-owns-wealth-tile = You already have a tile of this letter.
no-no-wealth-tile = There is no Wealth tile left in this region.
no-too-few-citizens = { $field_id ->
        [any] This takes { $count ->
            [one] { $count } available citizen
           *[other] { $count } available citizens
        }, and you have { $held ->
            [0] none
           *[other] only { $held }
        }.
       *[other] This takes { specialist-count } or as many academics, and you have { $held ->
            [0] none available
           *[other] only { $held } available
        }.
    }
no-wrong-field = This takes a citizen of another field, or an academic.
no-nobody-available = You have no such citizen available.
no-no-academic = You have no academic.
no-no-citizen-there = You have no citizen on the map in that region.
no-too-few-on-the-map = This takes { citizen-count } of yours in that region, and you have { $held ->
        [0] none
        [one] only { $held }
       *[other] only { $held }
    }.
no-influence-tile-used = This influence tile is no longer on your board.
no-own-tile-there = You already have an influence tile in this region.
no-no-influence-space = There is no free space for an influence tile in this region.
no-no-majority = You don’t have more citizens in this region than every other society.
no-too-many-ropes = That region is too many ropes away for one move.
no-not-in-the-eureka-display = This milestone isn’t in the Eureka display.
no-milestone-not-later = The Eureka display has no milestone of a later era than yours.
no-no-such-space = There is no such space in this era.
no-era-space-taken = Another society is already on this space.
no-milestone-not-out = This milestone is neither in a private display nor common knowledge.
no-milestone-full = This milestone has no free space for a citizen.
no-no-diplomat-there = You have no citizen on this milestone.
no-nobody-exhausted = You have no exhausted citizen in this field.
no-not-optional = You must do this as far as you can.
no-no-chain-token = You have no chain token ready.
no-no-such-chain = You can’t chain this to the action that you have just done.
no-chained-in-this-turn = You have already chained this invention this turn.
no-no-such-technology = You have no placed, unflipped Technology tile of this kind that shows the action you have just done.
no-one-technology-per-turn = You have already used a Technology tile this turn.
no-too-little-influence = A Technology tile costs influence, and you don’t have enough.
no-tile-not-placed = This tile isn’t on your progress map.
no-used-in-this-era = There is an economy token on this tile. You can use it once per era.
no-no-economy-token = All your economy tokens are in use until the era ends.
no-changes-nothing = This would change nothing now.
no-idea-not-in-the-display = This idea isn’t in the idea display.
no-wrong-field-of-tile = Your aspiration tile shows another field.
no-tile-owned = You already own a tile of this kind and number.
no-no-tile-left = No tile of this kind and number is left.
no-tile-not-in-row = This tile isn’t in your row.
no-space-taken = There is already a tile on this space.
no-no-more-tiles-now = You can’t place more tiles this turn: the era of your milestone sets the limit.
no-one-tile-at-least = You have paid to place tiles, so place at least one.
no-nothing-can-be-placed = You can’t place any of your tiles now: no space that you can pay for is free.
no-too-little-influence-to-place = Placing costs { points.count } with the tiles in your row, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.
no-no-such-rank = There is no such place in the turn order.

## Options

option-forum-influence = Forum influence
option-forum-influence-no = A pillar gives influence to the others who have a pillar on the same space.
option-forum-influence-yes = A pillar gives influence to the others who have an epoch pillar in the same forum.
option-insist = Insist
option-insist-no = A pillar must go where its action is possible, if there is such a space.
option-insist-yes = A pillar may go to any available forum, even where its action is impossible.

## The end

end-last-era = The Computer Age has come. The player with the most IP wins.

## Prices

price-citizens = { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
price-map-citizens = { $count ->
        [one] { $count } citizen on the map
       *[other] { $count } citizens on the map
    }
price-influence = { points.count }
price-tokens = { $count ->
        [one] { $count } chain token
       *[other] { $count } chain tokens
    }
price-economy-tokens = { $count ->
        [one] { $count } economy token
       *[other] { $count } economy tokens
    }
part-specialist-tile = { $amount } for the specialist tile ({ $field } or academics)
part-inventor = { $amount } as inventor ({ $field } or academic)
part-innovator = { $amount } as innovator ({ $field } or academic)
part-extra = { $amount } more for “{ $card }” (any field)
part-diplomat = { $amount } as diplomat (any field)
part-culture = { $amount } by the tile { $tile }
part-influence-tile = { $amount } for the influence tile { $influence_tile }
part-tile = { $amount } for the tile ({ $field } or academics)
part-wealth = { $amount } for the tile (any field)
part-neighbours = { $amount } for tiles next to the space
part-inventions = { $amount } by your inventions ({ $field })
part-row = { $count ->
        [one] { $amount } with { $count } tile in the row
       *[other] { $amount } with { $count } tiles in the row
    }
part-chain = { $amount } for the chain
part-technology = { $amount } for the Technology tile
part-economy = { $amount } for the tile

## Printed effects, with their numbers

gain-ready = { $amount ->
        [one] make { $amount } exhausted citizen ready
       *[other] make { $amount } exhausted citizens ready
    }
gain-ready-up-to = { $amount ->
        [one] make { $amount } exhausted citizen ready, if you like
       *[other] make up to { $amount } exhausted citizens ready
    }
gain-specialist = +{ $amount } { $field_id ->
        [any] { $amount ->
            [one] specialist of any field
           *[other] specialists of any field
        }
        [economy] { $amount ->
            [one] merchant
           *[other] merchants
        }
        [culture] { $amount ->
            [one] artist
           *[other] artists
        }
       *[technology] { $amount ->
            [one] thinker
           *[other] thinkers
        }
    }
gain-influence = +{ points.amount }
gain-settle = { $anywhere ->
        [yes] +{ $amount } on the map, anywhere
       *[no] +{ $amount } on the map, where you have citizens
    }
gain-ip = +{ $amount } IP
gain-aspire = { $amount ->
        [one] +{ $amount } aspiration ({ $aspiration })
       *[other] +{ $amount } aspirations ({ $aspiration })
    }
gain-aspire-card = { $amount ->
        [one] +{ $amount } aspiration (field of the card)
       *[other] +{ $amount } aspirations (field of the card)
    }
gain-academic = { $amount ->
        [one] +{ $amount } academic
       *[other] +{ $amount } academics
    }
gain-ip-per-region = +{ $amount } IP for each region with a citizen of yours
gain-move = { $amount ->
        [one] move a citizen along { $amount } rope
       *[other] move a citizen along up to { $amount } ropes
    }
gain-move-or-stay = { $amount ->
        [one] you may move a citizen along { $amount } rope
       *[other] you may move a citizen along up to { $amount } ropes
    }
gain-ip-of-era = { $amount ->
        [one] IP equal to the number of the era
       *[other] { $amount } IP × number of the era
    }
gain-token = { $amount ->
        [one] +{ $amount } chain token this turn
       *[other] +{ $amount } chain tokens this turn
    }
gain-turn-order = turn order at era changes
gain-or = { $first } or { $second }
improve-influence-after = { $amount } influence afterwards
improve-ip-after = { $amount } IP afterwards
improve-extra-specialists = { $count ->
        [one] { $amount } extra specialist
       *[other] { $amount } extra specialists
    }
improve-specialists-gained = { $count ->
        [one] { $amount } specialist gained
       *[other] { $amount } specialists gained
    }
improve-free-field = field of your choice
improve-citizens-needed = { $count ->
        [one] { $amount } citizen needed, { $least } at least
       *[other] { $amount } citizens needed, { $least } at least
    }
improve-rope-steps = { $count ->
        [one] { $amount } rope
       *[other] { $amount } ropes
    }
score-each = { $ip } IP × { $metric }
score-beyond = { $ip } IP × { $metric } after the first { $beyond }
score-groups = { $ip } IP × every { $each } { $metric }
score-since = { $ip } IP × { $metric }, of era { $since } or later
score-at = { $ip } IP if { $metric } = { $at }
score-most = { $ip } IP at most

## What is wrong with a box

box-inventions-name-long = a name has at most { $most } characters here
box-inventions-name-taken = { $found } is a name in sheet { $other } already
box-inventions-numbers-missing = these numbers are missing: { $names }
box-inventions-number-unknown = there is no number { $found }; there are { $known }
box-inventions-number-bounds = { $name } must be from { $least } to { $most }, not { $found }
box-inventions-rope-loop = a rope must lead to another region, and there can be only one
box-inventions-rope-one-way = a rope leads to { $found }, but none from there to { $name }
box-inventions-not-connected = no ropes lead from { $name } to { $found }
box-inventions-deed-order = the order of the ten actions is fixed. Here it must be { $wanted }
box-inventions-forum-gap = forums are numbered from 1 on without gaps
box-inventions-era-rounds = era { $era } must have { $least } to { $most } rounds, not { $found }: each pillar needs a forum
box-inventions-tile-number = there must be one tile of each number from 1 to { $most }, in order
box-inventions-pair-equal = a technology tile must show two different actions
box-inventions-change-deed = { $changes } can change only for the action { $wanted }
box-inventions-change-sign = costs can only fall and gains can only rise
box-inventions-change-least = an influence tile needs at least one citizen
box-inventions-milestone-code = a milestone has a letter from A to F and a number, not { $found }
box-inventions-milestone-era = milestones of letter { $found } must be of era { $era }
box-inventions-milestone-twice = { $found } is there twice
box-inventions-letter-short = letter { $letter } must have at least { $least } milestones, not { $found }
box-inventions-space-order = spaces must be in order, era by era, counted from 1 in each
box-inventions-spaces-short = era { $era } must have at least { $least } spaces, one for every milestone, not { $found }
box-inventions-band-gap = bands must follow one another without gaps: this one must begin at { $wanted }
box-inventions-band-tokens = there are { $most } chain tokens
box-inventions-band-change = nobody can lose more influence than they have, which is { $found } here
box-inventions-track-end = the track ends at { $found }, but influence-most says { $most }
box-inventions-track-start = the track ends at { $most }, before the influence that everybody starts with
box-inventions-ideas-short = era { $era } must have at least { $least } ideas, so that all are dealt, not { $found }
box-inventions-goals-short = there must be at least { $least } goals, so that all are dealt, not { $found }
box-inventions-goals-kept = { $dealt } goals are dealt: too few to discard and score that many
box-inventions-citizens-short = there must be at least { $least } citizens, so that all can present a first idea
