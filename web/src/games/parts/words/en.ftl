# What all boards say beside the words of their games, in English.

## What is done

close = Close
confirm = Confirm
skip = Skip
zoom = Zoom
zoom-in = Nearer
zoom-out = Further away
zoom-reset = Whole board
zoom-whole = the whole board is in sight
hand = Your hand
tools = Other actions

## What is pointed at

reading = What is pointed at
news = Something happened here
say-offered = Offered.
nothing-here = Nothing can be done here now.
not-asked = you are not asked for anything now
hint-foresee = Point at one to see everything it would cause.
hint-busy = Watch what happens, or skip it.

## What would happen

will-choose = Then { $name } is asked: { $question }
nothing-follows = Nothing else would follow.

## Why is this here?

why-here = Why is this here?
tale-none = It has stood here from the beginning.
tale-moment = Show this moment
