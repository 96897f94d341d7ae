# What the lessons of Khronos say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal, and a paradox

goal = The goal, and a paradox
goal-most = You are Red. Seven rounds are played, and the player with the most ecus wins. Most of them come as income.
goal-domain = Buildings that touch are one domain. Your keep is the highest military building here, so in Might this domain is yours.
goal-pawns = These pieces are your adventurers. Domains pay only where one of them stands. Your chapel leads a domain in Faith: send B there.
goal-pawns-result = B is in Faith now. The journey cost 1 ecu, and two of your domains will pay.
goal-pawns-away = Then nobody is left in Might, and your keep’s domain pays nothing. Send B, who stands in Reason.
goal-pawns-might = A is in Might already, and one is enough there. In Faith nobody would collect: send B to Faith.
goal-pawns-ended = That paid for Might only. Faith would have paid 4 more: take it back and send B there first.
goal-pays = Round 4 is a payday. A domain pays what its civil buildings are worth, such as your two towns. End your turn.
goal-pays-result = You got 3 ecus in Might and 4 in Faith. Then Green’s abbey collected 5 for the city beside it.
goal-pays-left = Travelling again is allowed, but both adventurers stand where a domain of yours pays. Take it back and end your turn.
goal-pays-built = Building is always allowed. But this income needs nothing more: take it back and end your turn.
goal-abbey = Round 5. A keep in Might appears in Faith too, and erases what stands there. For two orange cards, build one on the abbey’s ground.
goal-abbey-result = The abbey never was. Its tile leaves the game, and Green’s domain in Faith is gone. That is a paradox!
goal-abbey-missed = A fine keep, but its copy stands beside the abbey. It has to share at least one cell with it.
goal-abbey-small = Small buildings stay in their age. Only a keep is big enough to appear in Faith: it takes two orange cards.
goal-abbey-ended = The abbey still stands. Build a keep in Might over one of its nine cells before you end your turn.
goal-summary = Domains pay after rounds 4 and 7, where one of your adventurers stands. And what you build early changes what stands later.

## Three ages and cards

ages = Three ages, and cards
ages-land = One land, three ages: Might, then Faith, then Reason. Ten hamlets are printed in the same places in each.
ages-card = Cards pay for buildings of their colour. One orange card: build a watchtower in Might, wherever you like.
ages-card-result = Your watchtower stands in Might. It cost one orange card.
ages-card-other = That works, but it took a card of another colour. The watchtower is military: it takes the orange card.
ages-card-left = Journeys come next. First build something while both adventurers are in Might.
ages-journey = You act only where an adventurer stands. A journey costs 1 ecu. Send one of them to Faith.
ages-journey-result = Your adventurer is in Faith now, and you paid 1 ecu.
ages-journey-far = That is Reason, where nothing is ever built. Go to Faith first.
ages-there = Now a violet card builds a chapel in Faith, a different building on the same land.
ages-there-result = Well done: a watchtower in Might and a chapel in Faith. Small buildings stay in their own age.
ages-there-early = You still have somebody in Might, so this works. But the chapel should stand in Faith.
ages-refill = Each adventurer carries two cards a turn. What you do not play is discarded, and you draw four. End your turn.
ages-refill-result = Two cards were discarded, and you drew four. Green has played too, and round 2 begins.
ages-three = Try it all: in one turn, play a card in each age. In Reason, a civil card puts your cube on a hamlet.
ages-three-result = A card in every age, in a single turn: that is all two adventurers can reach.
ages-three-ended = One age is still without a card of yours. You have four cards and can carry all of them.
ages-summary = Two adventurers, two cards each, three ages. Journeys cost an ecu, and what is not played is gone.

## Building and domains

building = Building, and domains
building-keep = A keep is worth 2: it takes two orange cards and 2 by 2 cells. Build one right beside the hamlet.
building-keep-result = Keep and hamlet are one domain now. Medium and large buildings and every upgrade pay 1 ecu at once, in Faith even 2.
building-join = Your chapel lies one cell away. Only civil buildings may join two domains: put a hamlet between the keep and the chapel.
building-join-result = The hamlet touches both: two domains have become one.
building-join-apart = A good hamlet, but it touches one of the two domains only. The gap is at h7.
building-join-other = Allowed, but it joins nothing. Use a blue card: the hamlet that closes the gap.
building-upgrade = An upgrade costs only the difference. One violet card makes a monastery of your chapel, covering the old cell.
building-upgrade-result = One card for a building worth 2, and 1 ecu at once. As a medium building it stands in Faith as well.
building-upgrade-new = A new chapel is allowed. But here the old one should grow: choose it and upgrade.
building-demolish = A round later you hold new cards. Small tiles can be demolished, anybody’s, for one card of their colour and 1 ecu. Remove Green’s chapel.
building-demolish-result = Green’s chapel is gone, and the cube on it went home. The cell is free again.
building-demolish-built = Allowed, but the chapel still stands. Point at it and choose demolish; a violet card pays.
building-town = On your own: turn the printed hamlet beside your keep into a town. Any fitting place will do.
building-town-result = A town, worth 3, and 1 ecu at once. It replaced the hamlet in all three ages.
building-town-ended = There is no town yet. Printed hamlets can be upgraded too: to a town for two blue cards.
building-summary = A building costs its value in cards of its colour. What touches by its sides is one domain; only civil buildings join domains.

## Hierarchy

hierarchy = Hierarchy
hierarchy-highest = In Might the highest military building leads a domain: your keep, not Green’s watchtower. In Faith religious ones count.
hierarchy-lower = The highest must be alone: no second keep may join. Lower ones may. Add a watchtower beside your keep.
hierarchy-lower-result = Keep 2, watchtower 1: your keep still leads alone, so the watchtower may stay.
hierarchy-higher = Higher is fine as well. Make your keep a castle: two more orange cards, 3 by 3 cells.
hierarchy-higher-result = Your castle, worth 4, leads the domain. In Faith and Reason it replaced the copies of the keep.
hierarchy-kinds = Civil buildings have no hierarchy, and in Reason nobody asks for it. There may be as many towns as fit.
hierarchy-take = Round 4. In the south a watchtower gives Green a domain with a town. Take it over, and take its income.
hierarchy-take-result = Your keep is higher than the watchtower: the domain changed hands and paid you instead of Green.
hierarchy-take-ended = Green still leads the domain, so it paid you nothing. Something higher than a watchtower must touch it.
hierarchy-summary = The highest building of its kind leads a domain and must be the only one of its rank. Lower or higher may join.

## What ripples

ripples = What ripples, and why
ripples-keep = Medium and large buildings also stand later. Build a keep in Might, beside the marked place or on it, and watch.
ripples-keep-result = One keep built, and there are three: it rippled from Might into Faith and from there into Reason.
ripples-keep-small = Small buildings never ripple: only Might has this one. A keep takes two orange cards.
ripples-keep-civil = A hamlet is small, and small buildings never ripple. Try the keep.
ripples-ruin = In Faith the copy is yours, with your cube. In Reason it is a ruin and belongs to nobody.
ripples-forward = A round later A has travelled to Faith as well. Ripples only run forward: build a town in Faith, and see where it goes.
ripples-forward-result = The town stands in Faith and in Reason. Might, the age before, did not change.
ripples-forward-small = A hamlet is small and stays where it is. A town takes three blue cards.
ripples-forward-chapel = A chapel is small and stays in Faith. Build the town, for three blue cards.
ripples-refused-position = Now Green was in Faith before you.
ripples-refused = Green’s monastery leads this domain in Faith. Build one in Might where its copy would touch the town.
ripples-refused-result = Your monastery stands in Might only: Faith refused the copy.
ripples-refused-fits = That one rippled: nothing stands in its way there. Try beside the town that you see in Faith.
ripples-refused-other = Allowed, but here it should be a monastery, beside the town that you see in Faith.
ripples-paid = The copy would have tied, so it was refused, and Reason gets none either. The building in Might stays, bonus and all.
ripples-all = On your own: one building in all three ages, by a single action. Mind what stands in Faith.
ripples-all-result = Three ages with one action: nothing stood in the way.
ripples-all-refused = In Faith it would have tied with Green’s building. Look there before you build here.
ripples-all-small = A chapel is small: it does not ripple. You have cards enough for a medium building.
ripples-summary = Medium and large buildings ripple forward: towns as towns, keeps and monasteries with a cube into Faith, as ruins into Reason.

## Paradoxes

paradoxes = Paradoxes
paradoxes-way = A copy erases whatever lies under it. Green’s monastery stands in Faith: build one in Might on the same cells.
paradoxes-way-result = Your copy covers Green’s monastery, in Faith and in Reason. Both are erased, and yours stand there instead.
paradoxes-way-beside = It rippled, but lies beside Green’s monastery. It has to cover at least one of its cells.
paradoxes-way-small = A chapel does not ripple, so it changes nothing in Faith. Take both violet cards.
paradoxes-gone = Green’s monastery never was. Its tile leaves the game, its cube goes home. Only Might is safe: nothing comes before it.
paradoxes-people = Touching one cell is enough, and kind does not matter. Wipe out the town with Green’s people: a keep over part of it will do.
paradoxes-people-result = The town vanished from two ages. One of Green’s cubes went home; the other now lives in the hamlet printed below.
paradoxes-people-beside = A good keep, but the town still stands. Cover at least one of its cells in Might.
paradoxes-stay = A round later. Under this town too a hamlet is printed, and Green and Yellow tie. Erase it, and choose whose cube stays.
paradoxes-stay-result = The printed hamlet is back, with the cube you chose. The other one went home.
paradoxes-stay-beside = The town still stands. Cover at least one of its cells with a keep in Might.
paradoxes-abbey = On your own, a round later: Green’s abbey in Faith cost four cards. Erase it with two.
paradoxes-abbey-result = Two cards undid four: the abbey never was, and Green’s domain has fallen.
paradoxes-abbey-missed = The abbey still stands: your keep’s copy lies beside it. One common cell would do.
paradoxes-abbey-ended = The abbey still stands. A keep in Might, over one of the nine cells, is all it takes.
paradoxes-summary = A copy erases all it covers, wholly or partly, cubes too. What stands in Might is safe; what stands later is not.

## Ruins

ruins = Ruins, and restoring them
ruins-ruin = A ruin is worth less than the building. One orange card restores the keep. You pay, but nobody will own it. Restore it.
ruins-ruin-result = The keep counts in full again. Your cubes live in its domain, so you profit most.
ruins-ruin-castle = That began the castle, which takes two cards. First restore the keep.
ruins-ruin-people = A cube on a hamlet is fine, and comes later. First the ruin of the keep.
ruins-large = A castle or abbey takes two cards, perhaps in different turns. Play one: your cube marks the beginning.
ruins-large-result = Your cube marks the beginning. Until the second card comes, the castle stays a ruin.
ruins-large-people = Allowed, but the castle is still untouched. An orange card begins it.
ruins-second = A round later. One more orange card completes the castle, and your cube goes home. Anybody could have done it.
ruins-second-result = The castle is whole: it counts 4 now, and your cube is back.
ruins-second-people = Allowed, but the castle is still a ruin. Your orange card would complete it.
ruins-nobody = Restored buildings belong to nobody. They make their domain richer, for whoever has the most people there: here it is you.
ruins-rich = Last payday. You have most people here, and the domain would pay 8. Make it 10, and take them.
ruins-rich-result = Keep 2, castle 4, abbey 4, all restored: this domain paid you 10 ecus.
ruins-rich-ended = That paid only 8. Two violet cards restore the abbey: then it is 10.
ruins-summary = Keep or monastery: one card. Castle or abbey: two. Restored, they count in full, for whoever has most people there.

## People in Reason

people = People in Reason
people-live = In Reason nothing is built. People move in: a blue card puts one of your cubes on a civil building. Use the town.
people-live-result = Your cube lives in the town, beside Green’s. You tie for the most in this domain.
people-live-hamlet = Somebody lives there now, but that hamlet is alone. The town touches the keep: put the cube there.
people-live-restored = Restoring is allowed, but it makes the domain richer for others too. First put a cube on the town.
people-room = A hamlet has room for one cube, a town for three, a city for five, colours mixed.
people-more = Most cubes in a domain get its income. You tie with Green: put a second one in the hamlet beside the town.
people-more-result = Two to one: the domain is yours alone, and Green gets nothing from it.
people-more-away = That hamlet lies in another domain. The one that counts touches the town.
people-tie = A domain pays the value of its military and religious buildings. Who ties for most cubes gets all of it, each.
people-collect-position = Another domain, later: here Green is ahead.
people-collect = Round 7. Green has two cubes in this rich domain. Get its 5 ecus as well.
people-collect-result = Two cubes each: you tie, and both of you get all 5 ecus.
people-collect-ended = No 5 ecus yet. You need an adventurer in Reason, and as many cubes in this domain as Green.
people-collect-full = That hamlet is alone. Look for room in Green’s domain: the town, and the hamlets that touch it.
people-summary = Cubes decide in Reason. Most of them, or a tie, take the value of all military and religious buildings of the domain.

## Terrain

terrain = Terrain
terrain-forest = With two or three players, forest costs one more card of any colour. Build a watchtower in the woods; choose what pays.
terrain-forest-result = One orange card for the watchtower, and one more for the trees.
terrain-numbers = Mountain costs two more. With four players only mountain costs one more, with five nothing. Copies never pay.
terrain-river = A round later. Only towns and cities may stand in the river. Make the hamlet a town that reaches into it.
terrain-river-result = The town stands with its feet in the water, in all three ages. The river cost nothing.
terrain-river-dry = A town, but with dry feet. Choose the square of four cells that covers a piece of the river.
terrain-split = Each adventurer carries two cards, surcharges included. Two in the same age share: who carries what, you decide.
terrain-mountain = On your own, a round later: a keep high in the mountains, at the marked place. It will take all four cards.
terrain-mountain-result = Two cards for the keep, two for the rock. Its copies in Faith and Reason paid nothing.
terrain-mountain-plain = Cheaper, but not in the mountains. Take it back: the marked place is all rock.
terrain-summary = Forest one card, mountain two, for two or three players. Rivers carry towns and cities only. Copies stand anywhere.

## Clashes

clashes = Clashes, and shrinking
clashes-apart = Your keep with a watchtower here, Green’s keep there. Each leads its own domain, so two keeps are no problem.
clashes-join = A hamlet may join them. Then the strengths are compared: your military values make 3, Green’s 2. Build it between them.
clashes-join-result = 3 against 2: Green’s keep had to shrink to a watchtower, and Green chose where it stands.
clashes-join-beside = A hamlet, but the domains are still apart. It has to touch both keeps.
clashes-shadow = Green’s keep became a watchtower where Green chose. Its copies in Faith and Reason vanished.
clashes-equal-position = The same land, but without your watchtower.
clashes-equal = Now it is 2 to 2. In a tie, the active player’s building shrinks. Join them, and choose where your watchtower stands.
clashes-equal-result = You acted, so your keep shrank. Its copies in Faith and Reason are gone too.
clashes-equal-beside = The domains are still apart. The hamlet belongs between the keeps.
clashes-choose-position = Three players: neither keep is yours.
clashes-choose = Green against Yellow, again 2 to 2, and neither is yours: so you choose. Join them, and shrink Green’s keep.
clashes-choose-result = Green’s keep shrank because you chose it. Yellow leads the joined domain.
clashes-choose-yellow = That works, and Yellow shrinks. But this time Green’s keep should.
clashes-choose-beside = The domains are still apart. The hamlet belongs between the keeps.
clashes-win-position = Two players again, and a town beside you.
clashes-win = On your own: you both have strength 2. Join the domains so that Green’s keep shrinks, not yours.
clashes-win-result = First stronger, then joined: Green’s keep shrank, and the whole domain is yours.
clashes-win-own = Equal strength, and you acted: yours has to shrink. Get stronger first.
clashes-win-ended = Green’s keep stands as before. First become stronger than 2, then join.
clashes-summary = A junction with two highest of a kind: the weaker side shrinks. Among equals your own does, else you choose.

## Timing

timing = Exchange, and the two paydays
timing-exchange = Before anything else, once a turn: pay 2 ecus, discard what you like, draw back to four. Give two orange cards away.
timing-exchange-result = Two orange cards for two blue ones, for 2 ecus.
timing-exchange-late = Allowed, but after an action it is too late to exchange. Take it back and begin with it.
timing-exchange-left = A journey is an action as well: after it you cannot exchange. Take it back and begin with that.
timing-once = Two ecus are two points. Exchange when the new cards bring more: most often just before a payday.
timing-two-position = A later round: domains have grown.
timing-two = Payday, round 4. You have two adventurers and three ages. Stand where it pays most.
timing-two-result = 5 ecus in Might and 10 in Faith, for a journey of 1 ecu.
timing-two-stayed = Reason paid you nothing. Your monastery leads a rich domain in Faith: somebody should have been there.
timing-two-wrong = Might pays 5, so the one in Might should stay. Send the other, who gets nothing in Reason.
timing-last = Income comes twice only. Money and cards spent on an age where you will not stand are lost.
timing-payday-position = The last round of another game.
timing-payday = Round 7. Collect at least 4 in Might and 2 in Reason. Every card may help.
timing-payday-result = 4 in Might and 2 in Reason: two small cards, both paid back at once.
timing-payday-ended = Not enough. Another hamlet makes your domain in Might richer, and a cube beside the monastery pays in Reason.
timing-summary = Plan from the paydays backwards: rounds 4 and 7, two adventurers, at most two ages that pay.

## The first edition and Rio Grande (English)

editions = The first edition and Rio Grande (English)
editions-bound = First edition: an adventurer acts in one age each turn. Build in Might, then send the other one to Faith.
editions-bound-result = A has acted in Might and is bound there. B went to Faith and is still free to act.
editions-bound-same = Adventurer A has acted in Might, and could do nothing in Faith. Send B instead.
editions-acts = B is still free: build a chapel in Faith.
editions-acts-result = Each adventurer has acted in one age: that is the whole turn.
editions-acts-might = Might again. B can act in Faith now: a violet card builds a chapel there.
editions-endless = There are 33 cards instead of 55, tiles never run out, and every card for a restoration leaves a cube until it is complete.
editions-english-position = Another game, with the rules of Rio Grande (English).
editions-english = Rio Grande (English): 33 cards as well, but unused ones may be kept. End your turn and keep at least one.
editions-english-result = You kept cards, and drew only what was missing to four.
editions-english-none = Allowed, but a kept card is a plan for the next turn. Keep one or more.
editions-english-built = Building is fine, but here it is about the end of the turn. End it and keep cards.
editions-holdem-position = Another game, with Hold’em.
editions-holdem = Hold’em: three cards lie face up. Once a turn, before acting, swap free of charge. Take the orange one.
editions-holdem-result = A violet card for an orange one, free of charge. The next player swaps with what now lies there.
editions-holdem-other = A fair swap. But two orange cards would be a keep: take the orange one.
editions-combine-position = A last game: Rio Grande (English) with Hold’em.
editions-combine = On your own, both together: get a keep built, and keep the two cards that are left.
editions-combine-result = A keep stands, and two cards are kept for your next turn.
editions-combine-none = The keep stands, but two cards are gone. Keep both of them for the next turn.
editions-summary = First edition: one age for each adventurer. Rio Grande (English): keep unused cards. Hold’em: swap with three open cards.

## One land, three ages

demo = One land, three ages
demo-begin = One land in three ages. In Faith, Green is proud of an abbey.
demo-ripple = Red builds a keep in Might.
demo-ripple-result = It ripples: the keep stands in Faith too, and as a ruin in Reason.
demo-paradox = Now one more, where the abbey will stand.
demo-paradox-result = A paradox: the abbey never was.
demo-summary = What you build early changes what stands later.
