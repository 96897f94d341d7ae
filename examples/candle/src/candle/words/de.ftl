# Was Bei Kerzenschein sagt, auf Deutsch.

title = Bei Kerzenschein
blurb = Versteigert wird, solange eine Kerze brennt, und niemand weiß, wie lange das ist. Jeder kauft für einen Gönner, den sonst niemand kennt.
end-all-sold = Alle Stücke sind gezeigt. Die meisten Punkte gewinnen.

option-lots = Stücke
option-lots-9 = neun
option-lots-6 = sechs, für einen kurzen Abend

field-shown = Stücke bisher
    .of = lot
field-price = Preis
field-leader = Höchstes Gebot
field-bids = Gebote
field-players = Spieler
field-coins = Münzen
field-patron = Gönner
field-lots = Stücke
    .of = lot
field-passed = ausgestiegen

board-candle = Die Kerze
board-sale = Unter dem Hammer
board-auction = Die Versteigerung
board-bids = Gebote in Münzen
board-purse = Geldbeutel

patron-books = die Bibliothekarin
patron-clocks = der Uhrmacher
patron-lamps = die Leuchtturmwärterin
patron-maps = der Kapitän
patron-hidden = jemand
lot-books-1 = eine Flugschrift (Bücher, 1)
lot-books-2 = ein Psalter (Bücher, 2)
lot-books-3 = ein Sternatlas (Bücher, 3)
lot-clocks-1 = eine Sanduhr (Uhren, 1)
lot-clocks-2 = eine Tischuhr (Uhren, 2)
lot-clocks-3 = ein Schiffschronometer (Uhren, 3)
lot-lamps-1 = eine Laterne (Lampen, 1)
lot-lamps-2 = eine Messinglampe (Lampen, 2)
lot-lamps-3 = ein Kronleuchter (Lampen, 3)
lot-maps-1 = eine Hafenskizze (Karten, 1)
lot-maps-2 = eine Seekarte (Karten, 2)
lot-maps-3 = ein Globus (Karten, 3)

ask-deal-patron = Für wen kauft { $owner }?
ask-draw-lot = Welches Stück wird als nächstes gezeigt?
ask-ask-bid = Was bietest du?
ask-flicker = Brennt die Kerze weiter?

do-deal = Kaufe für: { $patron }
do-draw = Zeige { $lot }
do-burn = Die Kerze brennt weiter
do-out = Die Kerze erlischt
do-pass = Bei diesem Stück aussteigen
do-bid = Biete { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

event-hired = { $seat } kauft für: { $patron }.
event-shown = Eine Kerze brennt für das nächste Stück: { $lot }.
event-bade = { $coins ->
    [0] { $seat } stieg aus.
   *[other] { $seat } bot { $coins }.
}
event-sold = { $seat_id ->
    [nobody] Niemand wollte das Stück: { $lot }.
   *[other] { $seat } kaufte für { $coins }: { $lot }.
}
event-revealed = { $seat } kaufte für: { $patron }.

no-too-low = Der Preis ist schon { $coins }: biete mehr oder steige aus.
no-too-poor = Du hast nur noch { $coins }.

price-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
part-bid = { $amount }, wenn niemand mehr bietet

account-points = erwartete Punkte

points-lots = Stücke
points-patron = Stücke nach dem Sinn des Auftraggebers
points-spent = Ausgegebene Münzen
