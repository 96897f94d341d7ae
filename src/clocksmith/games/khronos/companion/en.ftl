# What the companion says in a first game of Khronos, in English: what wins, and what each kind of
# question means, in at most 25 words.

begin = After seven rounds, the player with the most ecus wins. Most ecus come as income in rounds 4 and 7. Plan for about an hour.

take-turn = { $may_exchange ->
        [yes] Cards pay for buildings of their colour, where your adventurers are. Before anything else, you may swap cards once for 2 ecus.
       *[no] Play more cards, travel for 1 ecu, or end your turn. You discard the cards that you don’t play.
    }
keep-cards = The cards you keep stay in your hand, and you replace the others. Keep colours that build something large together.
pay-surcharge = Forest and mountain cost extra cards of any colour. Pay with the cards you need least this turn.
split-cards = Each adventurer carries at most two cards a turn. Leave room on the one who will travel and act elsewhere.
choose-keeper = A larger civil building is gone, and its hamlet has space for one cube. One of the players who led there keeps a cube.
choose-downsized = Two buildings tie at the top of one domain, so one must shrink by a rank. Keep the one you need more.
choose-spot = The smaller building covers only a part of the old place. Its cells decide which neighbours it still touches.

## Before a turn is left as it is

lose-cards = { $count ->
        [one] You throw away one card that you haven’t played.
       *[other] You throw away { $count } cards that you haven’t played.
    }
lose-income = { $count ->
        [one] One ecu of income is lost: you have no adventurer in that age.
       *[other] { $count } ecus of income are lost: you have no adventurer there.
    }
