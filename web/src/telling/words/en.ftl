# What is told while others play, in English.

turn-title = Your turn
told-plays = { $seat ->
        [none] This is happening …
       *[other] { $seat } plays …
    }

## Since the own last turn

since-title = Since your last turn
since-last = What was done last
since-mine = What changed for you
since-others = What the others did
since-nothing = Nothing that changed anything for you.
since-more = and { $count } more
since-loss = Lost
since-show = Show where
since-close = Close
since-times = { $count } times
