# The sentences of Khronos in English.
#
# Messages get what a thing carries: $tile is a name in this language, $tile_id its plain id.
# The parts of sentences come first; a message that uses one hands its own details on to it.

title = Khronos
blurb = Two to five players send adventurers through three ages of one land. What they build early changes what stands later.

## Names

age-might = Might
age-faith = Faith
age-reason = Reason

kind-military = military
kind-religious = religious
kind-civil = civil
kind-hidden = hidden

tile-watchtower = watchtower
tile-keep = keep
tile-castle = castle
tile-chapel = chapel
tile-monastery = monastery
tile-abbey = abbey
tile-hamlet = hamlet
tile-town = town
tile-city = city

adventurer-a = A
adventurer-b = B

cards-military = { $count } military
cards-religious = { $count } religious
cards-civil = { $count } civil
cards-none = none

why-exchange = exchange
why-journey = journey
why-demolition = demolition
why-bonus = bonus
why-paradox = paradox
why-upgrade = upgrade
why-downsizing = downsizing
why-shadow = shadow
why-dominion = dominion
why-hierarchy = hierarchy
why-tile = no tile left
why-cube = no cube left

## What brought points

points-income-might = Income in Might
points-income-faith = Income in Faith
points-income-reason = Income in Reason
points-bonus = Bonuses
points-exchange = Exchanged cards
points-journey = Journeys
points-demolition = Demolitions

## Parts of sentences

a-tile = { $tile_id ->
        [abbey] an
       *[other] a
    } { $tile }
    .start = { $tile_id ->
        [abbey] An
       *[other] A
    } { $tile }
an-old-tile =
    .start = { $old_tile_id ->
        [abbey] An
       *[other] A
    } { $old_tile }
whose-tile = { $owner_id ->
        [nobody] the
       *[other] { $owner }’s
    } { $tile }
    .start = { $owner_id ->
        [nobody] The
       *[other] { $owner }’s
    } { $tile }
whose-old-tile =
    .start = { $owner_id ->
        [nobody] The
       *[other] { $owner }’s
    } { $old_tile }
several-tiles = { $count } { $tile_id ->
        [watchtower] watchtowers
        [keep] keeps
        [castle] castles
        [chapel] chapels
        [monastery] monasteries
        [abbey] abbeys
        [hamlet] hamlets
        [town] towns
       *[city] cities
    }
in-age = in { $age }
money = { $ecus ->
        [one] { $ecus } ecu
       *[other] { $ecus } ecus
    }
card-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-count-of-kind = { $count ->
        [one] { $count } { $kind } card
       *[other] { $count } { $kind } cards
    }
cube-count = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Questions

ask-take-turn = { $may_exchange ->
        [yes] What will you do?
       *[no] What will you do next?
    }
ask-draw-start = Who will begin?
ask-draw-card = Which card will { $holder } draw?
ask-keep-cards = Which cards will you keep for your next turn?
ask-pay-surcharge = { $count ->
        [one] Which card pays for the difficult ground?
       *[other] Which { $count } cards pay for the difficult ground?
    }
ask-split-cards = { $count ->
        [one] Which of your adventurers { in-age } carries the card?
       *[other] How do your adventurers { in-age } share the { $count } cards?
    }
ask-choose-keeper = Who keeps a cube at { $cell } in Reason: { $leaders }?
ask-choose-downsized = Which of the tied buildings { in-age } should shrink: { $tied }?
ask-choose-spot = Where will the { $tile } stand?

## Actions

do-start = { $seat } begins
do-draw = Draw a { $kind } card
do-exchange = Exchange for 2 ecus: { $cards }
    .ask-cards = Which cards will you give away?
do-swap = Take { card-count-of-kind } from the display and lay down: { $cards }
    .ask-cards = Which cards will you lay down?
do-travel = Send adventurer { $adventurer } to { $age }
    .ask-adventurer = Which adventurer will travel?
    .ask-age = Where will adventurer { $adventurer } go?
do-build = Build { a-tile } at { $cell } { in-age }
    .ask-cell = Where will the { $tile } stand?
do-upgrade = Upgrade to { a-tile } at { $cell } { in-age }
    .ask-cell = Where will the { $tile } stand?
do-demolish = Demolish the building at { $cell } { in-age }
    .ask-cell = Which building will you demolish?
do-populate = Put a cube on the building at { $cell } in Reason
    .ask-cell = Which building will your cube stand on?
do-restore = Restore the ruin at { $cell } in Reason with { card-count }
    .ask-cell = Which ruin will you restore?
    .ask-count = With how many cards will you restore it?
do-pay = Pay with: { $cards }
do-charge = { $second ->
        [0] Adventurer A carries everything
       *[other] { $first ->
            [0] Adventurer B carries everything
           *[other] Adventurer A carries { $first }, adventurer B { $second }
        }
    }
do-stay = { $seat } keeps a cube
do-downsize = Shrink the building at { $cell } { in-age }
do-shrink = Put the smaller building at { $cell } { in-age }
do-keep = { $cards_count ->
        [0] Keep no cards
       *[other] Keep: { $cards }
    }
do-end = End the turn

## Events

event-round-began = { $round ->
        [4] Round 4 began: its turns end with income.
        [7] Round 7, the last, began: its turns end with income.
       *[other] Round { $round } began.
    }
    .foreseen = { $round ->
            [4] Round 4 begins: its turns end with income.
            [7] Round 7, the last, begins: its turns end with income.
           *[other] Round { $round } begins.
        }
event-start-drawn = { $seat } was drawn to go first.
event-turn-began = { $seat }’s turn began.
    .foreseen = { $seat }’s turn begins.
event-drew = { $kind_id ->
        [hidden] { $seat } drew a card.
       *[other] { $seat } drew a { $kind } card.
    }
event-reshuffled = The pile was empty, so { $count ->
        [one] the discarded card
       *[other] the { $count } discarded cards
    } became the new pile.
    .foreseen = The pile is empty, so { $count ->
            [one] the discarded card becomes
           *[other] the { $count } discarded cards become
        } the new pile.
event-discarded = { $seat } discarded cards: { $cards }.
    .foreseen = { $seat } discards cards: { $cards }.
event-swapped = { $seat } took { card-count-of-kind } from the display and laid down: { $cards }.
    .foreseen = { $seat } takes { card-count-of-kind } from the display and lays down: { $cards }.
event-kept-cards = { $count ->
        [0] { $seat } kept no cards.
       *[other] { $seat } kept { card-count } for the next turn.
    }
    .foreseen = { $count ->
            [0] { $seat } keeps no cards.
           *[other] { $seat } keeps { card-count } for the next turn.
        }
event-paid = { $seat } paid { money } { $why_id ->
        [exchange] to exchange cards
        [journey] for a journey
        [demolition] to demolish a building
       *[other] ({ $why })
    }.
    .foreseen = { $seat } pays { money } { $why_id ->
            [exchange] to exchange cards
            [journey] for a journey
            [demolition] to demolish a building
           *[other] ({ $why })
        }.
event-earned = { $seat } earned { money } { $why_id ->
        [bonus] as a bonus
       *[other] ({ $why })
    }.
    .foreseen = { $seat } earns { money } { $why_id ->
            [bonus] as a bonus
           *[other] ({ $why })
        }.
event-took-income = { $seat } took an income of { money } from the domain at { $cell } { in-age }.
    .foreseen = { $seat } takes an income of { money } from the domain at { $cell } { in-age }.
event-travelled = { $seat } sent adventurer { $adventurer } from { $old_age } to { $age }.
    .foreseen = { $seat } sends adventurer { $adventurer } from { $old_age } to { $age }.
event-played = { $seat } played cards: { $cards }.
    .foreseen = { $seat } plays cards: { $cards }.
event-charged = { $seat } charged { card-count } to adventurer { $adventurer }.
    .foreseen = { $seat } charges { card-count } to adventurer { $adventurer }.
event-built = { $seat } built { a-tile } at { $cell } { in-age }.
    .foreseen = { $seat } builds { a-tile } at { $cell } { in-age }.
event-upgraded = { $seat } upgraded the { $old_tile } at { $old_cell } { in-age } to { a-tile } at { $cell }.
    .foreseen = { $seat } upgrades the { $old_tile } at { $old_cell } { in-age } to { a-tile } at { $cell }.
event-copied = { whose-tile.start } at { $cell } rippled into { $age }{ $age_id ->
        [reason] { $tile_id ->
            [town] {""}
            [city] {""}
           *[other] {" "}as a ruin
        }
       *[other] {""}
    }.
    .foreseen = { whose-tile.start } at { $cell } ripples into { $age }{ $age_id ->
            [reason] { $tile_id ->
                [town] {""}
                [city] {""}
               *[other] {" "}as a ruin
            }
           *[other] {""}
        }.
event-copy-stood = The same { $tile } already stood at { $cell } { in-age }, so it stayed as it was.
    .foreseen = The same { $tile } already stands at { $cell } { in-age }, so it stays as it is.
event-copy-refused = The { $tile } at { $cell } did not ripple into { $age }: { $why_id ->
        [dominion] it would have joined two domains there.
       *[hierarchy] it would have tied for the highest building of its domain there.
    }
    .foreseen = The { $tile } at { $cell } does not ripple into { $age }: { $why_id ->
            [dominion] it would join two domains there.
           *[hierarchy] it would tie for the highest building of its domain there.
        }
event-copy-missed = The { $tile } at { $cell } did not ripple into { $age }: { $why_id ->
        [cube] there was no cube left for it.
       *[tile] there was no { $tile } left in the supply.
    }
    .foreseen = The { $tile } at { $cell } does not ripple into { $age }: { $why_id ->
            [cube] there is no cube left for it.
           *[tile] there is no { $tile } left in the supply.
        }
event-removed = { whose-tile.start } at { $cell } { in-age } { $why_id ->
        [demolition] was demolished.
        [paradox] was erased by a paradox.
        [upgrade] made way for its enlarged copy.
        [downsizing] had nothing smaller to become and was destroyed.
        [shadow] vanished, because its original had shrunk.
       *[other] went off the board ({ $why }).
    }
    .foreseen = { whose-tile.start } at { $cell } { in-age } { $why_id ->
            [demolition] is demolished.
            [paradox] is erased by a paradox.
            [upgrade] makes way for its enlarged copy.
            [downsizing] has nothing smaller to become and is destroyed.
            [shadow] vanishes, because its original shrinks.
           *[other] goes off the board ({ $why }).
        }
event-reappeared = The printed hamlet at { $cell } { in-age } appeared again.
    .foreseen = The printed hamlet at { $cell } { in-age } appears again.
event-cubes-returned = { $seat } got { cube-count } back from { $cell } { in-age }.
    .foreseen = { $seat } gets { cube-count } back from { $cell } { in-age }.
event-cubes-moved = { cube-count } moved from { $old_cell } into the enlarged building at { $cell } in Reason.
    .foreseen = { cube-count } { $count ->
            [one] moves
           *[other] move
        } from { $old_cell } into the enlarged building at { $cell } in Reason.
event-cube-stayed = { $seat } had the most cubes there and left one at { $cell } in Reason.
    .foreseen = { $seat } has the most cubes there and leaves one at { $cell } in Reason.
event-outweighed = { whose-tile.start } at { $cell } { in-age } was weaker ({ $strength } against { $strongest }) and had to shrink.
    .foreseen = { whose-tile.start } at { $cell } { in-age } is weaker ({ $strength } against { $strongest }) and has to shrink.
event-clashed = { several-tiles } tied for the highest in one domain { in-age }, and { $seat } had to decide.
    .foreseen = { several-tiles } tie for the highest in one domain { in-age }, and { $seat } has to decide.
event-downsized = { whose-old-tile.start } at { $old_cell } { in-age } shrank to { $age_id ->
        [reason] a ruined { $tile }
       *[other] { a-tile }
    } at { $cell }.
    .foreseen = { whose-old-tile.start } at { $old_cell } { in-age } shrinks to { $age_id ->
            [reason] a ruined { $tile }
           *[other] { a-tile }
        } at { $cell }.
event-domain-lost = { $holders_count ->
        [0] { $seat } lost the domain at { $cell } { in-age }: nobody holds it now.
       *[other] { $seat } lost the domain at { $cell } { in-age } to { $holders }.
    }
    .foreseen = { $holders_count ->
            [0] { $seat } loses the domain at { $cell } { in-age }: nobody holds it now.
           *[other] { $seat } loses the domain at { $cell } { in-age } to { $holders }.
        }
event-domain-shared = { $seat } now shares the domain at { $cell } { in-age } with { $holders }.
event-populated = { $seat } put a cube on the { $tile } at { $cell } in Reason.
    .foreseen = { $seat } puts a cube on the { $tile } at { $cell } in Reason.
event-restoration-begun = { $seat } began to restore the { $tile } at { $cell } in Reason. It needs one more card.
    .foreseen = { $seat } begins to restore the { $tile } at { $cell } in Reason. It needs one more card.
event-restored = { $seat } restored the { $tile } at { $cell } in Reason.
    .foreseen = { $seat } restores the { $tile } at { $cell } in Reason.

## Refusals

no-too-late-to-exchange = You can exchange cards once a turn, before any action.
no-too-poor-to-exchange = An exchange costs { money }, and you have less.
no-cards-not-held = You don’t have these cards.
no-no-holdem = There are no face-up cards: this table plays without Hold’em.
no-too-late-to-swap = You can take face-up cards once a turn, before any action.
no-cards-not-face-up = There are not that many face-up cards of this kind.
no-already-there = This adventurer is already in that age.
no-adventurers-alike = Your adventurers are the same right now: send adventurer A.
no-too-poor-to-travel = A journey costs { money }, and you have less.
no-nobody-there = You have no adventurer { in-age }.
no-no-room = This takes { card-count }, but your adventurers { in-age } can carry { $room ->
        [0] no more
       *[other] only { $room } more
    } this turn.
no-bound-elsewhere = This takes { card-count }, but an adventurer who has acted in another age this turn can’t also act { in-age }.
no-no-such-split = You can’t share the cards like that.
no-not-in-reason = You can’t build, upgrade or demolish in Reason.
no-off-the-grid = The building would stick out over the edge of the map.
no-cells-taken = { whose-old-tile.start } at { $old_cell } is in the way.
no-no-tile = There is no { $tile } left in the supply.
no-too-few-cards = This takes { card-count-of-kind }, and you hold { $held ->
        [0] none
       *[other] only { $held }
    }.
no-nothing-to-upgrade = There is no building here to upgrade.
no-nothing-is-merged = Two or more buildings would be under this one, and buildings can’t be merged.
no-not-within = The new building must cover the whole of the old one.
no-not-yours = { whose-old-tile.start } at { $old_cell } isn’t yours, so you can’t upgrade it.
no-not-a-higher-rank = { an-old-tile.start } can’t become { a-tile }: the kind stays and the rank must rise.
no-river = { a-tile.start } cannot stand in the river: only towns and cities can.
no-surcharge = This ground takes { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    } of any kind, and you do not have enough.
no-wrong-number-of-cards = This ground takes { $count ->
        [one] exactly one card
       *[other] exactly { $count } cards
    } more.
no-dominion = { a-tile.start } here would join two domains. Only civil buildings can do that.
no-hierarchy = { a-tile.start } here would tie with { whose-tile } at { $cell }. Only one building can be the highest.
no-no-cube = You do not have enough cubes left for this.
no-not-tied = Only one of the other players with the most cubes there can stay.
no-not-among-the-tied = This building can’t shrink now.
no-not-within-the-old = The smaller building must be on the cells of the old one.
no-nothing-to-demolish = There is nothing here to demolish.
no-not-small = You can demolish only small buildings.
no-printed-hamlet = You can’t demolish a printed hamlet.
no-too-poor-to-demolish = Demolishing costs { money }, and you have less.
no-nothing-to-populate = No civil building has its upper left corner here.
no-full = { a-tile.start } has space for { $count ->
        [one] one cube
       *[other] { $count } cubes
    }, and it is full.
no-nothing-to-restore = No ruin has its upper left corner here.
no-fewer-cards-needed = This ruin needs fewer cards than that.

## Options

option-edition = Edition
option-edition-second = Second: 55 cards, and an adventurer may act in two ages in one turn.
option-edition-first = First: 33 cards, unlimited tiles, and each adventurer acts in one age per turn.
option-edition-english = Rio Grande (English): 33 cards, and you may keep unused cards.
option-holdem = Hold’em
option-holdem-no = No face-up cards.
option-holdem-yes = Three cards lie face up. Once a turn you may swap cards in hand for face-up cards of one kind.
option-open-money = Open money
option-open-money-no = Totals are hidden, but you may count along.
option-open-money-yes = Everybody sees all totals.
option-lost-tiles = Lost tiles
option-lost-tiles-no = Tiles removed by a paradox return to the supply.
option-lost-tiles-yes = Tiles removed by a paradox are out of the game.
option-surcharge = Surcharge
option-surcharge-both = A building on forest and mountain pays for both.
option-surcharge-higher = A building on forest and mountain pays only the higher surcharge.
option-hamlet-cubes = Cubes on hamlets
option-hamlet-cubes-edition = As in the edition: in the first no cube stays on a hamlet, in the others one does.
option-hamlet-cubes-summary = First edition: one cube stays there too, and the active player decides ties, as in the summary.
option-new-start = New start player each round
option-new-start-no = One start player is drawn for the whole game.
option-new-start-yes = A new start player is drawn each round.
option-map = Map
option-map-valley = Valley: a river runs from north-east to south-west. Drawn for this project.

## The end

end-seven-rounds = The last round is over. The player with the most ecus wins.

## Prices

price-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
price-ecus = { $count ->
        [one] { $count } ecu
       *[other] { $count } ecus
    }
part-building = { $amount } { $kind } for the { $tile }
part-replaced = { $amount } for the { $old_tile } it replaces
part-ground = { $amount } of any kind for the ground
part-inhabitant = { $amount } { $kind } for a cube
part-exchange = { $amount } for the exchange
part-journey = { $amount } for the journey
part-demolition = { $amount } for the demolition

## What is wrong with a box

box-map-height = a map has { $height } rows, this one has { $found }
box-map-width = row { $number } of the map has { $found } cells, not { $width }
box-map-terrain = row { $number } of the map has an unknown terrain { $found }
box-map-hamlets = a map has { $hamlets } printed hamlets, this one has { $found }
box-map-touching = the printed hamlet { $cell } touches another one
box-tile-values = a { $tile } must be worth more than the smaller tiles of its kind
box-tile-ruin = a { $tile } has no ruin side, so its worth as a ruin is 0
box-tile-ruin-worth = a ruin is worth at most as much as the whole { $tile }
box-deck-small = { $found ->
        [one] the deck has { $found } card, but the hands and the open cards need { $needed }
       *[other] the deck has { $found } cards, but the hands and the open cards need { $needed }
    }
box-income-rounds = income comes in rounds from 1 to { $rounds }, in order
box-surcharge-players = there must be one row for each number of players, from { $least } to { $most }
box-rooms = a larger civil building must have room for at least as many cubes

## What to know before the turn ends

note-lost = { $count ->
        [one] You lose one unused card.
       *[other] You lose { $count } unused cards.
    }
note-can-act = You can still build or do something else with your cards.
note-income = You get { money } of income { in-age }.
note-missed = You would get { money } { in-age }, but you have no adventurer there.
note-no-income = You get no income this time.
