# What the board of Inventions says beside the game's own words, in English.

## Parts of the board

parts = Parts of the board
front-0 = World
front-1 = Assembly
front-2 = Ideas
front-3 = Societies
front-4 = Chains
world = The world
assembly = The assembly
tracks = Eras, influence and turn order
shelves = Ideas and milestones
societies = Society boards
whose-society = Board shown
hint-looking = { $by ->
        [finger] Tap anything to learn more.
       *[mouse] Point at anything to learn more.
    }
hint-asked = Choose one of the highlighted options.

## Regions

no-card = No idea here yet
citizens-of = { $count } of { $seat }
specialist-tile = { $count ->
        [one] Present with { $count } citizen: { $benefit }
       *[other] Present with { $count } citizens: { $benefit }
    }
presenting = Present here: { $what }.
knowledge = Knowledge tile
knowledge-points = { $ip } IP for each
scholar-here = A scholar is here:
no-scholar = Knowledge tile without a scholar:
scholar-teaches = A scholar teaches: { $what }.
knowledge-left = The knowledge tile shows “{ $what }”; its scholar is away.
wealth-of = Wealth { $letter } ×{ $count }
wealth-left = Wealth tiles left: { $count }
wealth-here = { $tile } ({ $what }), { $count } left.
influence-spaces = Spaces for influence tiles
spaces-free = { $count ->
        [one] one free space for an influence tile
       *[other] { $count } free spaces for influence tiles
    }
influence-tile = needs { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }, gives { $ip } IP, chains { $deed }

## Ideas and milestones

era = era { $era }
era-now = now
era-1 = Stone Age
era-2 = Neolithic
era-3 = Metal Age
era-4 = Antiquity
era-5 = Modern Age
era-6 = Computers
invention = invention
extra = costs +{ $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
costs-extra = It costs { $count ->
        [one] { $count } more citizen.
       *[other] { $count } more citizens.
    }
needs = Needs the milestone “{ $milestone }”.
needs-why = Needs the milestone “{ $milestone }” ({ $why }).
chains-as-invention = As an invention it chains “{ $deed }”.
access-of = with { $owner }
reached-why = You can use it: { $why }.
barred-why = You can’t use it yet: { $why }.
handshake = A diplomat there gets: { $benefit }.
idea-display = Idea display
deck-left = { $count } more in the pile
pile-top = top of the pile
eureka-display = Eureka display
taken = taken
private-displays = Private milestones
unclaimed = unclaimed
common-knowledge = Common knowledge
common-spaces = room for { $count }
discarded = { $count ->
        [one] { $count } discarded milestone, known to all
       *[other] { $count } discarded milestones, known to all
    }
posts-free = { $count ->
        [0] full
       *[other] { $count } free
    }

## Assembly and tracks

forum = Forum { $forum }
epoch-of = epoch pillar of { $seat }
season-of = season pillar of { $seat }
planned = planned
plan-ahead = You are next. Choose where your pillar will go while the player before you finishes.
when = Round { $round } of { $rounds } · era { $era }: { $name }
round-season = Round { $round }: a season pillar
round-epoch = Round { $round }: the epoch pillar, then the era ends
round-now = Round { $round }, now
influence-track = Influence
band = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $ip } IP at the end, { $change } at an era change
turn-order = Turn order
take-rank = Place { $place }
deed-0 = Lay one of your ideas in a region without a card. Citizens go to its specialist tile, which gives its benefit.
deed-1 = Turn a presented idea whose milestone you can use into an invention. Gain a Technology aspiration.
deed-2 = Join another player’s invention, gain a specialist, and perhaps chain its action.
deed-3 = Everybody at an invention gets their share. You get a Wealth tile or a joker.
deed-4 = Take citizens home from one region. Gain an Economy aspiration, and perhaps chain one of your inventions.
deed-5 = Lay an influence tile where you have the most citizens, and perhaps chain one of yours.
deed-6 = A citizen follows a rope. Gain a Culture aspiration, and perhaps learn from a scholar.
deed-7 = Take a milestone of a later era and a space on the era track.
deed-8 = A citizen goes to a milestone, which gives its benefit.
deed-9 = A citizen comes home from a milestone as an academic. The milestone gives its benefit again.

## Societies

citizens = Citizens
# Beside a number, with which some languages change the word.
available = { $count ->
       *[other] available
    }
exhausted = { $count ->
       *[other] exhausted
    }
academics = academics
of-at-most = of { $count } at most
scholars = scholars
supply = in the supply
chain-tokens = chain tokens
progress-map = Progress map
progress-limit = up to { $count } a turn
row = Tile row
row-cost = placing costs { $count } influence
row-empty = Empty.
aspiration = Aspiration: { $field }
marked = used in this era
flipped = flipped
flipped-count = { $count ->
        [one] { $count } Technology tile is flipped.
       *[other] { $count } Technology tiles are flipped.
    }
ideas = Ideas ({ $count })
inventions = Inventions ({ $count })
none-there = None.
no-ideas = No ideas.
influence-tiles = Influence tiles on hand
goals = Private goals
goals-scored = the best { $count } count
goals-hidden = { $count ->
        [one] { $count } goal, hidden until the end
       *[other] { $count } goals, hidden until the end
    }
goal-now = { $ip } of { $most } IP
goal-part = { $metric }: { $count }, { $ip } IP
at-home = { $count } at home
copies-left = { $count } left

## Chains and sharing

chains = Chains
tokens-ready = { $count ->
        [one] { $seat }: { $count } token
       *[other] { $seat }: { $count } tokens
    }
chains-now = Now
chains-open = After an action you can take
chains-none = You can’t chain anything now.
chains-barred = { $count ->
        [one] { $count } chain not possible, and why
       *[other] { $count } chains not possible, and why
    }
opened-by = after { $deed }
brings-points = IP for knowledge tiles
source-card = Own invention “{ $name }”
source-card-there = Invention “{ $name }” in { $where }
source-influence_tile = Influence tile { $name }, once laid
source-influence_tile-there = Influence tile { $name } in { $where }
source-knowledge = Knowledge tile { $name }
source-knowledge-there = Scholar in { $where }
source-tile = Tile { $name }
sharings = What sharing would give
whoever-shares = { $seat }, for sharing
due-ip = +{ $ip } IP
due-card = keeps the card
due-card-leaves = the card leaves the game
due-joins = +{ $count } from the supply to the map
due-released = { $count ->
        [one] { $count } citizen to the map
       *[other] { $count } citizens to the map
    }
reward-wealth = { $tile }
reward-joker = a joker aspiration
reward-none = nothing
or = or

## Chronos

chronos = Chronos
chronos-here = The pillar of Chronos stands here
chronos-facts = Pillar: { $region }; supply: { $supply }
chronos-taken = Out of the game: { $tiles }
chronos-last = Its last turn, step by step:
chronos-waits = It has not taken a turn here yet.

## Panels

ip = invention points
ip-short = IP
influence = influence
at-hand = available specialists and academics
at-hand-short = at hand
tiles-placed = tiles on the progress map
tiles-short = { $count ->
        [one] tile
       *[other] tiles
    }
inventions-owned = inventions owned
inventions-short = { $count ->
        [one] invention
       *[other] inventions
    }
tokens-short = { $count ->
        [one] token
       *[other] tokens
    }
end-now = If the game ended now: +{ $track } for influence, +{ $wealth } for Wealth
change-ip = IP { $change }
change-influence = influence { $change }
change-tokens = tokens { $change }
change-tiles = tiles { $change }
change-inventions = inventions { $change }
change-wealth_ip = Wealth { $change }

legend-wealth = Wealth
legend-citizen = Citizen
legend-academic = Academic: counts for any field
legend-scholar = Scholar
legend-knowledge = Knowledge tile
legend-token = Chain token
legend-influence = Influence
legend-ip = IP: points
legend-supply = Supply
legend-goal = Private goal
legend-epoch = Epoch pillar
legend-season = Season pillar
