# What the lessons of The Sands of Time say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal: chronicles

goal = The goal: chronicles
goal-most = Three dynasties, and the most points win. Most of them come from chronicles: cards you lay face down before a dynasty ends.
goal-asks = A chronicle asks for two things: enough of what its space counts, and heritage as high as its number.
goal-lay = Space B counts fountains: you have 6, and civil heritage 3. Card 3 asks for just that. Use Chronicle and lay it.
goal-lay-bold = Allowed, but too bold: it asks for more fountains and more heritage than you have. It would score nothing.
goal-lay-timid = That one will score, but for 3 points at most. You have enough for card 3, and it is worth 6.
goal-lay-elsewhere = Allowed, but that space counts something you have less of. Your fountains are on space B.
goal-lay-silent = Too late: the dynasty is over, and nobody wrote down your fountains. Take it back and lay a chronicle first.
goal-scores = This is the last turn of the dynasty. End it: your card scores 6 points, and civil heritage rises by 1.
goal-ten = Your turn: score 10 with card 4. It needs 8 fountains and heritage 4. An aqueduct brings 2 fountains and 1 heritage.
goal-ten-failed = Too bold: when it was revealed, something was missing. Build an aqueduct in the same turn.
goal-ten-less = That scored, but less than 10. With an aqueduct for your 6 gold, card 4 would have been possible.
goal-ten-late = Too late: the dynasty has ended and no chronicle of yours was scored. Use both cards before you end the turn.
goal-summary = Lay chronicles before the dynasty ends: as bold as what you count and your heritage can bear, and no bolder.

## Regions, income, capacity

regions = Regions, income, capacity
regions-tile = Every region has a tile: what it yields, crops or gold, and its capacity. Italia yields crops, and its capacity is 5.
regions-income = A generation begins with income: 1 for each peasant in your regions. Italia has three. End your turn, and the next one begins.
regions-capped = Gallia has six peasants but capacity 4: it gave 4. Soldiers in Hispania gave nothing, its two peasants 2 gold.
regions-oppress = Once a turn you may take a bonus action. Oppress collects again in one region, up to its capacity. Oppress Italia: 5 crops.
regions-oppress-full = Allowed, but six peasants with capacity 4 give only 4. In Italia five peasants and capacity 5 give 5.
regions-oppress-few = Allowed, but only two peasants work there. Italia has five, and room for all of them.
regions-oppress-other = That is another bonus action, and only one is allowed in a turn. Take it back: this time Oppress.
regions-price = People do not like it: the first bonus action of its kind in a generation raises unrest by 1. End the turn.
regions-gold = Your turn: you need 5 gold at once. Look at peasants, resource and capacity, and oppress the right region.
regions-gold-crops = Five, and allowed, but crops. Buildings are paid in gold: look where gold is yielded.
regions-gold-less = Gold, but less than 5: either capacity or peasants were too few. Libya has five peasants and capacity 5.
regions-summary = A region yields 1 for each of your peasants, never more than its capacity; soldiers, and peasants elsewhere, yield nothing.

## Cards, and a secret choice

cards = Cards, and a secret choice
cards-hand = You have eleven action cards. In every round of a generation all players choose two, in secret and at the same time.
cards-choose = You have 7 gold and 1 crop. Build and Muster cost gold, most others crops. Choose these two.
cards-choose-others = You may choose them, but then you must use what you chose or let it go. Your gold serves Build and Muster.
cards-use = On your turn both are revealed. Use them in either order: build a shrine for 4 gold, and muster a soldier for 1.
cards-use-dear = You may build that, but it costs more than the shrine. Take it back: keep gold for the next round.
cards-round = A card you do not use is declined and counts as unplayed. Both are used: finish the muster and end your turn.
cards-again = One of the two may be a card you played before; using it costs 1 unrest. Play Muster again, with Chronicle.
cards-again-declined = Declining is allowed, and without unrest. But you got nothing either: use Muster before you end the turn.
cards-again-fresh = Two fresh cards are always allowed and cost no unrest. Here see what repeating is like: take Muster and Chronicle.
cards-both = Your turn: in one turn, lay a chronicle and a caravan, which costs 2 crops. Choose well before you act.
cards-both-locked = You may choose Caravan II, but it stays locked without culture. Caravan I has no lock.
cards-both-otherwise = Your turn ended without a chronicle or without a caravan. Choose both cards, Chronicle and Caravan I, and use both.
cards-summary = Two cards a round, chosen in secret, used in either order. At most one may be a repeat, for 1 unrest.

## Locks, emphasis, heritage

heritage = Locks, emphasis, heritage
heritage-lock = Some boxes on cards are locked, such as cities on Build. An emphasis card opens those of its category for the whole generation.
heritage-choose = You want a city. Choose Build together with the Civil Emphasis: it counts as one of your two cards.
heritage-choose-locked = Building is possible, but no city: civil is still locked. Take it back and add the Civil Emphasis.
heritage-choose-alone = An emphasis card is allowed with any other. For a city it takes the civil one, and Build beside it.
heritage-city = A city costs unrest plus capacity: 3 and 5 make 8 gold in Italia. Build it.
heritage-city-open = You may always build that. Cities are open only now: take it back and build one in Italia.
heritage-marks = Two markers now lie on the emphasis card: one for a civil action, one for a civil structure.
heritage-third = The third marker raises heritage by 1. Govern has the civil symbol too: use it to lower unrest, then finish.
heritage-third-idle = Finishing at once is allowed, but an action that changes nothing is declined: no marker. Lower unrest first.
heritage-box = Here politics is unlocked, so Muster can do more: a soldier in Italia, and in Gallia a peasant who becomes a soldier.
heritage-box-peasant = Turning back is allowed as well. But now you want soldiers: one new, one made of a peasant.
heritage-twice = Your turn: raise heritage twice. A caravan over a trade good brings 1, the third marker on the emphasis card another.
heritage-twice-otherwise = One of the two is missing. Lay both caravans, one of them from Italia to Graecia, where the trade good lies.
heritage-summary = An emphasis card unlocks its category for a generation, and its third marker raises that heritage by 1.
