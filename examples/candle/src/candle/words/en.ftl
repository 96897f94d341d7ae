# What By the Candle says, in English.

title = By the Candle
blurb = Lots are sold while a candle burns, and nobody knows how long that is. Each of you buys for a patron whom nobody else knows.
end-all-sold = All lots have been shown. The most points win.

option-lots = Lots
option-lots-9 = nine
option-lots-6 = six, for a short evening

field-shown = Lots so far
    .of = lot
field-price = Price
field-leader = Highest bid
field-bids = Bids
field-players = Players
field-coins = coins
field-patron = patron
field-lots = lots
    .of = lot
field-passed = passed

board-candle = The candle
board-sale = For sale
board-auction = The auction
board-bids = Bids, in coins
board-purse = Purse

patron-books = the librarian
patron-clocks = the clockmaker
patron-lamps = the lighthouse keeper
patron-maps = the captain
patron-hidden = somebody
lot-books-1 = a pamphlet (books, 1)
lot-books-2 = a psalter (books, 2)
lot-books-3 = an atlas of stars (books, 3)
lot-clocks-1 = an hourglass (clocks, 1)
lot-clocks-2 = a table clock (clocks, 2)
lot-clocks-3 = a marine chronometer (clocks, 3)
lot-lamps-1 = a lantern (lamps, 1)
lot-lamps-2 = a brass lamp (lamps, 2)
lot-lamps-3 = a chandelier (lamps, 3)
lot-maps-1 = a sketch of a harbour (maps, 1)
lot-maps-2 = a sea chart (maps, 2)
lot-maps-3 = a globe (maps, 3)

ask-deal-patron = Who hires { $owner }?
ask-draw-lot = Which lot is shown next?
ask-ask-bid = What do you bid?
ask-flicker = Does the candle burn on?

do-deal = Be hired by { $patron }
do-draw = Show { $lot }
do-burn = The candle burns on
do-out = The candle goes out
do-pass = Leave the auction of this lot
do-bid = Bid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

event-hired = { $seat } was hired by { $patron }.
event-shown = A candle was lit for { $lot }.
event-bade = { $coins ->
    [0] { $seat } left the auction.
   *[other] { $seat } bid { $coins }.
}
event-sold = { $seat_id ->
    [nobody] Nobody wanted { $lot }.
   *[other] { $seat } bought { $lot } for { $coins }.
}
event-revealed = { $seat } bought for { $patron }.

no-too-low = The price is { $coins } already: bid more, or pass.
no-too-poor = You have only { $coins } left.

price-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
part-bid = { $amount } if nobody bids more

account-points = expected points

points-lots = Lots
points-patron = Lots of the patron’s kind
points-spent = Coins spent
