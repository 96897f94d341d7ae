# What the companion says in a first game of Khronos, in English: what wins, and what each kind of
# question means, in at most 25 words.

begin = Most ecus after seven rounds win, and most come as income in rounds 4 and 7. Plan for about an hour.

take-turn = { $may_exchange ->
        [yes] Cards pay for buildings of their colour, where your adventurers stand. First you may once exchange cards, for 2 ecus.
       *[no] Play on with your cards, travel for 1 ecu, or end the turn. What you do not play is discarded.
    }
keep-cards = Kept cards stay in your hand; the others are replaced. Keep colours that together build something large.
pay-surcharge = Forest and mountain cost extra cards of any colour. Give those you need least this turn.
split-cards = Each adventurer carries at most two cards in a turn. Leave room on the one who is to travel on and act elsewhere.
choose-keeper = A larger civil building is gone, and its hamlet has room for one cube. Of those who led there, one keeps a cube.
choose-downsized = Two buildings are equal at the top of one domain, so one must shrink by a rank. Keep the one you need more.
choose-spot = The smaller building takes only a part of the old place. Its cells decide which neighbours it still touches.
