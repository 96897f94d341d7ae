title = Stones
blurb = Lay your cards on nine squares; corners count double.
end-full = The board is full. The most points win.

field-cells = Squares
field-owners = Owners
    .of = seat
    .by = cell
field-players = Players
field-hand = Hand
    .of = card
field-points = points

board-meadow = The meadow

card-sun-1 = a sun of 1
card-sun-2 = a sun of 2
card-sun-3 = a sun of 3
card-sun-4 = a sun of 4
card-sun-5 = a sun of 5
card-moon-1 = a moon of 1
card-moon-2 = a moon of 2
card-moon-3 = a moon of 3
card-moon-4 = a moon of 4
card-moon-5 = a moon of 5

ask-lay-card = Which card do you lay, and where?
do-put = Lay { $card } on { $cell }
event-laid = { $seat } laid { $card } on { $cell }.
no-taken = A card lies there already.
