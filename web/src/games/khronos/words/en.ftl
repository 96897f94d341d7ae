# What the boards of Khronos say beside the game's own words, in English.

ages = The three ages
supply = Tiles in the supply
pile = Pile
discards = Discards
face-up = Face up
hand-empty = No cards
card = A { $kind } card
card-unfit = You can’t use another of these now.
ecus = Ecus
cubes = Cubes left
cards = Cards in hand
round = Round { $round } of { $rounds }; income in rounds { $income }

## Cells and buildings

ground-plain = Plain.
ground-forest = Forest.
ground-mountain = Mountain.
ground-river = River.
say-place = { $cell }, { $age }
say-printed = Printed { $tile }, value { $value }.
say-ruin = Ruined { $tile }, value { $value }.
say-restored = Restored { $tile }, value { $value }.
say-owned = { $tile } of { $owner }, value { $value }.
say-civil = { $tile }, value { $value }.
say-cubes = { $count } of { $seat }
say-inhabited = Cubes: { $cubes }.
say-begun = Restoration begun: { $cubes }.
say-domain = Domain of { $holders }, pays { $ecus }.
say-domain-free = Domain without an owner.
say-adventurer = Adventurer of { $name } in { $age }, can carry { $room ->
        [0] no more cards
        [one] one more card
       *[other] { $room } more cards
    }
send-adventurer = Send: { $what }
only-here = Only what you can do here: { $age }
send-to = Send to { $age }
tile-left = { $tile }, value { $value }, { $left } left
tile-endless = { $tile }, value { $value }

## What can be done at a place

entry-build = Build { $tile }
entry-upgrade = Upgrade to { $tile }
entry-demolish = Demolish
entry-populate = Put a cube here
entry-restore = { $count ->
        [one] Restore with one card
       *[other] Restore with { $count } cards
    }
entry-downsize = Shrink this one
entry-shrink = Put it here
tool-demolish = Demolish
tool-populate = Populate
tool-restore = Restore
exchange = Exchange cards
take = Take
take-face-up = Take { $kind }
hint-exchange = Choose the cards you give away, then confirm.
hint-swap = Choose the cards you lay down, then confirm.
hint-free = Choose a tile, a card, an adventurer or a place on the map.
hint-narrowed = Choose a highlighted space.
hint-sites = Highlighted: where you can build. Dashed: extra cost. Filled: an upgrade.
hint-elsewhere = Use your cards or the options list.
hint-looking = { $by ->
        [finger] Tap a building to read about it.
       *[mouse] Point at a building to read about it.
    }

## What would happen

money-change = money { $change }
income-change = income { $change }

## Why is this here?

tale-printed = It is printed on the map.

## Panels

forecast = Income if paid now
income-there = { $age }: { $ecus } due
income-absent = { $age }: { $ecus }, but no adventurer is there
due-now = Income if paid now: { $ecus }
next-income = The next income is paid in round { $round }.

legend-plain = Plain
legend-forest = Forest: costs extra cards
legend-mountain = Mountain: costs more extra cards
legend-river = River: towns and cities only
legend-tile = { $tile }: value { $value }
legend-ruin = A ruin: worth less until restored
legend-printed = A printed hamlet: it always comes back
legend-cube = A cube: owns the building, or lives there
