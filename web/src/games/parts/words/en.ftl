# What all boards say beside the words of their games, in English.

## What is done

close = Close
confirm = Confirm
skip = Skip
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole board
zoom-whole = you see the whole board
hand = Your hand
tools = Other actions

## What is pointed at

reading = Details
news = Something happened here
say-offered = You can choose this.
nothing-here = You can’t do anything here now.
not-asked = it isn’t your turn
hint-foresee = { $by ->
        [finger] Tap one to preview the result.
       *[mouse] Point at one to preview the result.
    }
hint-busy = Watch, or skip the animation.

## What would happen

will-choose = Then { $name } is asked: { $question }
chance-decides = Then chance decides: { $question }
nothing-follows = No other effects.

## Why is this here?

why-here = Why is this here?
tale-none = It has been here from the start.
tale-moment = Show this moment
