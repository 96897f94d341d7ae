# What the lessons of Khronos say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal and income

goal = The goal, and income
goal-most = Seven rounds are played. Whoever has the most ecus at the end wins, and most of them come as income.
goal-domain = Buildings that touch are one domain. Here your keep is the highest military building, so in Might this domain is yours.
goal-pays = After rounds 4 and 7 it pays what its civil buildings are worth: 3 for the town. This is round 4: end your turn.
goal-pays-away = A journey is allowed, but it costs an ecu and gains nothing here. Just end the turn.
goal-pays-built = Building is allowed at any time. But nothing more is needed for this income: take it back and end the turn.
goal-presence = Round 7, the last income. Your domain lies in Might, but nobody of yours is there. Send an adventurer, for 1 ecu.
goal-presence-faith = That would collect in Faith. First look at Might: your keep stands there, and its town pays 3.
goal-presence-ended = An absent owner gets nothing, and nobody else does either. Take it back and travel first.
goal-both = In Faith the highest religious building counts: your chapel leads the domain with the town. Collect in both ages this turn.
goal-both-one = Only Might has paid. Your second adventurer could have collected in Faith as well, for one ecu.
goal-summary = Ecus win. After rounds 4 and 7 your domains pay for their civil buildings, but only where one of your adventurers stands.

## Three ages and cards

ages = Three ages, and cards
ages-land = One land, three ages: Might, then Faith, then Reason. Ten hamlets are printed in the same places in each.
ages-card = Cards pay for buildings of their colour. One orange card: build a watchtower in Might, wherever you like.
ages-card-other = That works, but it took a card of another colour. The watchtower is military: it takes the orange card.
ages-card-left = Journeys come next. First build something while both adventurers are in Might.
ages-journey = You act only where an adventurer stands. A journey costs 1 ecu. Send one of them to Faith.
ages-journey-far = That is Reason, where nothing is ever built. Go to Faith first.
ages-there = Now a violet card builds a chapel in Faith, a different building on the same land.
ages-there-early = You still have somebody in Might, so this works. But the chapel should stand in Faith.
ages-refill = Each adventurer carries two cards a turn. What you do not play is discarded, and you draw four. End your turn.
ages-three = Try it all: in one turn, play a card in each age. In Reason, a civil card puts your cube on a hamlet.
ages-three-ended = One age is still without a card of yours. You have four cards and can carry all of them.
ages-summary = Two adventurers, two cards each, three ages. Journeys cost an ecu, and what is not played is gone.
