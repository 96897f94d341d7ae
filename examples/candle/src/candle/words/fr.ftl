# Ce que dit À la bougie, en français.

title = À la bougie
blurb = On vend aux enchères tant qu’une bougie brûle, et personne ne sait combien de temps. Chacun achète pour un mécène que nul autre ne connaît.
end-all-sold = Tous les lots ont été montrés. Le plus de points l’emporte.

option-lots = Lots
option-lots-9 = neuf
option-lots-6 = six, pour une courte soirée

field-shown = Lots jusqu’ici
    .of = lot
field-price = Prix
field-leader = Meilleure offre
field-bids = Offres
field-players = Joueurs
field-coins = pièces
field-patron = mécène
field-lots = lots
    .of = lot
field-passed = retiré

board-candle = La bougie
board-sale = À vendre
board-auction = Les enchères
board-bids = Offres, en pièces
board-purse = Bourse

patron-books = la bibliothécaire
patron-clocks = l’horloger
patron-lamps = la gardienne de phare
patron-maps = le capitaine
patron-hidden = quelqu’un
lot-books-1 = un pamphlet (livres, 1)
lot-books-2 = un psautier (livres, 2)
lot-books-3 = un atlas des étoiles (livres, 3)
lot-clocks-1 = un sablier (horloges, 1)
lot-clocks-2 = une horloge de table (horloges, 2)
lot-clocks-3 = un chronomètre de marine (horloges, 3)
lot-lamps-1 = une lanterne (lampes, 1)
lot-lamps-2 = une lampe de laiton (lampes, 2)
lot-lamps-3 = un lustre (lampes, 3)
lot-maps-1 = un croquis de port (cartes, 1)
lot-maps-2 = une carte marine (cartes, 2)
lot-maps-3 = un globe (cartes, 3)

ask-deal-patron = Qui engage { $owner } ?
ask-draw-lot = Quel lot est montré ensuite ?
ask-ask-bid = Combien offrez-vous ?
ask-flicker = La bougie brûle-t-elle encore ?

do-deal = Acheter pour { $patron }
do-draw = Montrer { $lot }
do-burn = La bougie brûle encore
do-out = La bougie s’éteint
do-pass = Se retirer pour ce lot
do-bid = Offrir { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

event-hired = { $seat } achète pour { $patron }.
event-shown = Une bougie brûle pour { $lot }.
event-bade = { $coins ->
    [0] { $seat } se retire.
   *[other] { $seat } offre { $coins }.
}
event-sold = { $seat_id ->
    [nobody] Personne ne voulait { $lot }.
   *[other] { $seat } achète { $lot } pour { $coins }.
}
event-revealed = { $seat } achetait pour { $patron }.

no-too-low = Le prix est déjà de { $coins } : offrez plus, ou retirez-vous.
no-too-poor = Il ne vous reste que { $coins }.

price-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
part-bid = { $amount } si personne n’offre plus

account-points = points attendus

points-lots = Lots
points-patron = Lots au goût du mécène
points-spent = Pièces dépensées
