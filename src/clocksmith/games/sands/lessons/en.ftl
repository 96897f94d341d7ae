# What the lessons of The Sands of Time say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal: chronicles

goal = The goal: chronicles
goal-most = You are Red. Three dynasties are played, and the most points win. Most come from chronicles: cards laid face down before a dynasty ends.
goal-asks = A chronicle asks for two things: enough of what its space counts, and heritage as high as its number.
goal-lay = Space B counts fountains: you have 6, and civil heritage 3. Card 3 asks for just that. Use Chronicle and lay it.
goal-lay-result = Chronicle 3 lies face down on space B. Nobody knows how bold you were.
goal-lay-bold = Allowed, but too bold: it asks for more fountains and more heritage than you have. It would score nothing.
goal-lay-timid = That one will score, but for 3 points at most. You have enough for card 3, and it is worth 6.
goal-lay-elsewhere = Allowed, but that space counts something you have less of. Your fountains are on space B.
goal-lay-silent = Too late: the dynasty is over, and nobody wrote down your fountains. Take it back and lay a chronicle first.
goal-scores = This is the last turn of the dynasty. End it: your card scores 6 points, and civil heritage rises by 1.
goal-scores-result = 6 fountains and heritage 3: fulfilled. You scored 6 points, and civil heritage rose to 4.
goal-ten-position = Two generations later, on the last turn of a dynasty.
goal-ten = Your turn: score 10 with card 4. It needs heritage 4, which you have now, and 8 fountains. An aqueduct brings the missing 2.
goal-ten-result = The chronicle was fulfilled: 10 points for a card laid just in time.
goal-ten-failed = Too bold: when it was revealed, fountains or heritage were missing. Card 4 on B fits, once an aqueduct stands.
goal-ten-less = That scored, but less than 10. With an aqueduct for your 6 gold, card 4 would have been possible.
goal-ten-late = Too late: the dynasty has ended and no chronicle of yours was scored. Use both cards before you end the turn.
goal-summary = Lay chronicles before the dynasty ends: as bold as what you count and your heritage can bear, and no bolder.

## Regions, income, capacity

regions = Regions, income, capacity
regions-tile = Every region has a tile: what it yields, crops or gold, and its capacity. Italia yields crops, and its capacity is 5.
regions-income = A generation begins with income: 1 for each peasant in your regions. Italia has three. End your turn, and the next one begins.
regions-income-result = The generation ended, and income came in: Italia gave 3 crops for its three peasants.
regions-capped = Gallia has six peasants but capacity 4: it gave 4. Soldiers in Hispania gave nothing, its two peasants 2 gold.
regions-oppress-position = Later: Italia has grown to five peasants.
regions-oppress = Once a turn you may take a bonus action. Oppress collects again in one region, up to its capacity. Oppress Italia: 5 crops.
regions-oppress-result = 5 crops from five peasants, as far as capacity 5 allows.
regions-oppress-full = Allowed, but six peasants with capacity 4 give only 4. In Italia five peasants and capacity 5 give 5.
regions-oppress-few = Allowed, but only two peasants work there. Italia has five, and room for all of them.
regions-oppress-other = That is another bonus action, and only one is allowed in a turn. Take it back: this time Oppress.
regions-price = People do not like it: the first bonus action of its kind in a generation raises unrest by 1. End the turn.
regions-price-result = Your unrest rose by 1. It makes building and attacking dearer, as you will see.
regions-gold-position = Your own empire, a little larger.
regions-gold = Your turn: you need 5 gold at once. Look at peasants, resource and capacity, and oppress the right region.
regions-gold-result = Libya it was: five peasants, gold, capacity 5.
regions-gold-crops = Five, and allowed, but crops. Buildings are paid in gold: look where gold is yielded.
regions-gold-less = Gold, but less than 5: either capacity or peasants were too few. Libya has five peasants and capacity 5.
regions-summary = A region yields 1 for each of your peasants, never more than its capacity; soldiers, and peasants elsewhere, yield nothing.

## Cards, and a secret choice

cards = Cards, and a secret choice
cards-hand = You have eleven action cards. In every round of a generation all players choose two, in secret and at the same time.
cards-choose = You have 7 gold and 1 crop. Build and Muster cost gold, most others crops. Choose these two.
cards-choose-result = Both cards are revealed, and so are Green’s. Nobody knew the other’s choice.
cards-choose-others = You may choose them, but then you must use what you chose or let it go. Your gold serves Build and Muster.
cards-use = On your turn both are revealed. Use them in either order: build a shrine for 4 gold, and muster a soldier for 1.
cards-use-result = A shrine in Italia for 4 gold, and a soldier beside it for 1.
cards-use-dear = You may build that, but it costs more than the shrine. Take it back: keep gold for the next round.
cards-round = A card you do not use is declined and counts as unplayed. Both are used: finish the muster and end your turn.
cards-round-result = Green did not use its cards: they count as unplayed. Round 2 begins, and everybody chooses again.
cards-again = One of the two may be a card you played before, for 1 unrest. Take Muster again with Chronicle, use Muster, and end your turn.
cards-again-result = One more soldier, and 1 unrest for using Muster again.
cards-again-declined = Declining is allowed, and without unrest. But you got nothing either: use Muster before you end the turn.
cards-again-fresh = Two fresh cards are always allowed and cost no unrest. Here see what repeating is like: take Muster and Chronicle.
cards-both-position = A new generation: all your cards are fresh again.
cards-both = Your turn: in one turn, lay a chronicle and a caravan, which costs 2 crops. Choose well before you act.
cards-both-result = A chronicle and a caravan in one turn: you chose well.
cards-both-locked = You may choose Caravan II, but it stays locked without culture. Caravan I has no lock.
cards-both-otherwise = Your turn ended without a chronicle or without a caravan. Choose both cards, Chronicle and Caravan I, and use both.
cards-summary = Two cards a round, chosen in secret, used in either order. At most one may be a repeat, for 1 unrest.

## Locks, emphasis, heritage

heritage = Locks, emphasis, heritage
heritage-lock = Some boxes on cards are locked, such as cities on Build. An emphasis card opens those of its category for the whole generation.
heritage-choose = You want a city. Choose Build together with the Civil Emphasis: it counts as one of your two cards.
heritage-choose-result = Civil is unlocked until the generation ends: every civil box on your cards is open.
heritage-choose-locked = Building is possible, but no city: civil is still locked. Take it back and add the Civil Emphasis.
heritage-choose-alone = An emphasis card is allowed with any other. For a city it takes the civil one, and Build beside it.
heritage-city = A city costs unrest plus capacity: 3 and 5 make 8 gold in Italia. Build it.
heritage-city-result = A city in Italia. Building and the city each brought a marker onto the civil emphasis card.
heritage-city-open = You may always build that. Cities are open only now: take it back and build one in Italia.
heritage-marks = Two markers now lie on the emphasis card: one for a civil action, one for a civil structure.
heritage-third-position = The next round of the same generation.
heritage-third = The third marker raises heritage by 1. Govern has the civil symbol too: use it to lower unrest, then finish.
heritage-third-result = Three markers: civil heritage rose by 1. Calmer people came with it.
heritage-third-idle = Finishing at once is allowed, but an action that changes nothing is declined: no marker. Lower unrest first.
heritage-box-position = Another generation, with the Political Emphasis.
heritage-box = Here politics is unlocked, so Muster can do more: a soldier in Italia, and in Gallia a peasant who becomes a soldier.
heritage-box-result = Two soldiers in one muster. Turning a peasant is possible only while politics is unlocked.
heritage-box-peasant = Turning back is allowed as well. But now you want soldiers: one new, one made of a peasant.
heritage-twice-position = Now culture is unlocked, with one marker already there.
heritage-twice = Your turn: raise heritage twice. A caravan over a trade good brings 1, the third marker on the emphasis card another.
heritage-twice-result = Heritage rose twice: once for the trade good, once for the third marker.
heritage-twice-otherwise = One of the two is missing. Lay both caravans, one of them from Italia to Graecia, where the trade good lies.
heritage-summary = An emphasis card unlocks its category for a generation, and its third marker raises that heritage by 1.

## Building

building = Building
building-price = A structure costs gold: its level plus your unrest. An angry people makes everything dearer.
building-aqueduct = An aqueduct has level 3, your unrest is 2: 5 gold. It brings 2 fountains and 1 civil heritage. Build one.
building-aqueduct-result = An aqueduct for 5 gold: 2 fountains, and civil heritage 2.
building-aqueduct-other = That may stand there too. But your 5 gold pay for an aqueduct, with fountains and heritage at once.
building-labor-position = Less gold, but many hands and a quarry.
building-labor = A temple: 4 and 3 unrest make 7; the quarry saves 1. You have 4 gold and Labor: let two peasants help.
building-labor-result = 4 gold instead of 7. Of the two helpers one was lost, and cultural heritage rose.
building-labor-many = That would be cheaper still, but half of the helpers, rounded up, are lost. Two are enough for your 4 gold.
building-labor-other = You may build that, and cheaper. But only the temple brings 3 lyres and cultural heritage.
building-arch-position = Now you hold a colony, Sicilia.
building-arch = A triumphal arch stands in colonies only: regions you took later. It brings 1 political heritage. Build it in Sicilia.
building-arch-result = The arch stands in your colony, and political heritage rose to 2.
building-arch-other = That is allowed there. But the arch costs 4 gold in the colony Sicilia and raises political heritage.
building-serves-position = An irrigation stands in Italia, and civil is unlocked.
building-serves = Structures also serve: with civil unlocked, Muster settles a peasant by irrigation for 1 gold. Do it in Italia.
building-serves-result = One more peasant for 1 gold: the irrigation has served Italia.
building-serves-soldier = A soldier is allowed, but each region serves once in a muster, and your gold is gone. Settle the peasant.
building-culture-position = Another turn to build, with a quarry in Gallia.
building-culture = Your turn: raise cultural heritage with 5 gold. A library or a temple does; the quarry in Gallia saves 1 there.
building-culture-result = Cultural heritage rose, and the lyres count for your chronicles.
building-culture-none = Built, but without cultural heritage. A library costs 5, a temple 6, and 1 less beside the quarry.
building-culture-otherwise = The turn ended without cultural heritage. Use Build: a library, or a temple beside the quarry.
building-summary = Level plus unrest in gold, less what quarries and peasants save. Fountains, lyres and heritage feed your chronicles.

## Advances

advances = Advances
advances-rows = Each category has two rows of advances. You hold those under your marker and to its left; each counts on space A.
advances-move = You may advance where heritage is at least your unrest. Civil heritage 3, unrest 3: go on from Agriculture.
advances-move-result = You reached Ornament, the end of the row: two cards of the next level were drawn.
advances-move-passed = You may pass, but the way is open: choose civil row 1, where your marker stands.
advances-lay = You are the first at the end of the row, so you draw two cards of the next level. Lay the one you want.
advances-lay-result = Your card lengthens the row for everybody; the other one went back.
advances-support-position = Another people: as angry, but with less heritage.
advances-support = Civil heritage is 1, unrest 3: too angry. The bonus action Support adds 2 for this turn. Support civil, advance, and lay a card.
advances-support-result = With 2 more, heritage 1 was enough for unrest 3: Masonry is yours.
advances-support-elsewhere = Allowed, but that heritage is 0: with 2 more it still stays below unrest 3. Support civil.
advances-support-oppressed = Allowed, but there is one bonus action a turn, and crops do not help to advance. Take Support.
advances-reach-position = A people with culture unlocked.
advances-reach = Your turn: reach an advance. Culture is unlocked: one step of Govern is free, and new rows may be begun.
advances-reach-result = Calmer first, then forward: the new advance is yours, and it counts on space A.
advances-reach-angry = Heritage must be at least as high as unrest, and 4 is above all of yours. Use Govern or Support first, then advance.
advances-reach-otherwise = The turn ended without an advance. Calm your people first: at unrest 3 your cultural heritage is enough.
advances-summary = Calm peoples advance: heritage must reach unrest. Govern, Support, Writing and libraries all help.

## Caravans and tribute

caravans = Caravans and tribute
caravans-goods = Caravans lie on borders, in a chain from your capital or a city. Some borders carry a trade good, as between Italia and Graecia.
caravans-lay = A caravan costs 2 crops or 2 gold. Use Caravan I and lay one from Italia to Graecia.
caravans-lay-result = The caravan lies on the border, on the trade good between Italia and Graecia.
caravans-lay-else = That is connected and allowed. But look at the border of Italia and Graecia: a trade good, and the way east.
caravans-raise = The trade good brings new tales: one heritage of your choice rises by 1. Which one?
caravans-raise-result = The heritage you chose rose to 2.
caravans-tax-position = Later: your caravans reach two trade goods.
caravans-tax = You have reached two trade goods, but your stores are empty. The bonus action Taxation takes 1 for each. Raise taxes.
caravans-tax-result = 2 from two trade goods, enough for another caravan.
caravans-tax-oppressed = Another bonus action, and allowed. Here see what trade brings: Taxation takes 2, from nobody’s peasants.
caravans-abroad = Now lay a caravan on from Graecia to Asia Minor: the first visit to a foreign capital or city brings heritage too.
caravans-abroad-result = First to visit Green’s capital: heritage rose again. The tax brought 1 unrest.
caravans-tribute-position = Now Green’s caravans have come to you.
caravans-tribute = Tribute takes 1 from each colony, or 1 from each foreign caravan that reaches your capital. Two came to Italia: take that.
caravans-tribute-result = Green paid you 2 crops for its two caravans in Italia.
caravans-tribute-colonies = That works, but one colony pays 1 gold. Two foreign caravans pay 2 crops.
caravans-penniless-position = The same trade routes, but empty stores.
caravans-penniless = Your turn: raise a heritage by caravan, though you begin with nothing. In which order will you use your cards?
caravans-penniless-result = Tribute paid for the caravan, and the trade good raised a heritage.
caravans-penniless-plain = Paid and laid, but no trade good lies there and no foreign capital. Try Italia to Graecia.
caravans-penniless-otherwise = No heritage came of it. First take tribute from the two caravans, then pay your own with it.
caravans-summary = Caravans over trade goods and to foreign capitals raise heritage; taxes and tribute make trade pay.

## Conquest and battle

conquest = Conquest and battle
conquest-annex = Nobody holds Sicilia, and your soldiers are there. Annexing costs as many crops as you control regions: 3. Use Conquest, annex it.
conquest-annex-result = Sicilia is yours, a colony: three regions paid, four regions now.
conquest-annex-left = You may leave it, but the region is yours for 3 crops, and your soldiers are already there.
conquest-attack-position = Another region, and this one is defended.
conquest-attack = Libya is defended. An attack costs crops equal to your unrest: 3. A soldier is worth 2, a peasant 1: 7 against 4. Attack.
conquest-attack-result = The battle is joined: 7 against 4, and both sides now hide a die.
conquest-die = Both hide a die, worth triple its face; the winner takes it as unrest. You expect Green to hide a 1: hide a 1.
conquest-die-result = Both hid a 1: 10 against 7, and you won. Your unrest rose by your face.
conquest-die-tie = No unrest, but 7 against 7: in a tie the defender wins. Take it back and hide a 1.
conquest-die-dear = You win, but your unrest rises by your face, and everything becomes dearer. A 1 was enough.
conquest-loss = Even the winner loses one citizen, the loser two. Give up your peasant.
conquest-loss-result = Green lost two soldiers, and with them control of Libya.
conquest-loss-soldier = You may, but a soldier is worth 2 in battle and guards what you take. The peasant costs you less.
conquest-take = The defender has lost control. You have four regions: annex Libya for 4 crops.
conquest-take-result = Libya is yours, for 4 crops: your fifth region.
conquest-take-left = You may stop here, but then Libya is nobody’s, and you have won nothing. Annex it.
conquest-withdraw-position = The other side: you were beaten in Italia.
conquest-withdraw = Your people withdraw to one neighbouring region of yours. Hispania has more room.
conquest-withdraw-result = Your peasants are in Hispania now, with room to work.
conquest-withdraw-full = Allowed, but Gallia, capacity 4, has four peasants already: it would be overcrowded. Go to Hispania.
conquest-capital = Italia is lost, and with it your capital. Set it up again in a region you still have.
conquest-capital-result = Your people have a capital again, and Green takes Italia.
conquest-sicilia-position = A new game: Green holds Sicilia with two soldiers.
conquest-sicilia = Your turn: take Sicilia. You have three soldiers against two, and 5 crops: 2 for the attack, 3 for annexing.
conquest-sicilia-result = Attacked, won and annexed in a single action: Sicilia is yours.
conquest-sicilia-beaten = Beaten: 6 against 7. The defender hid a 1. Your lead of 2 is less than one step of the die.
conquest-sicilia-otherwise = The turn ended, and Sicilia is not yours. Use Conquest: attack, and annex in the same action.
conquest-summary = Attack for unrest in crops, annex for regions in crops. A hidden die decides, and the winner pays it in unrest.

## Raid and migration

raid = Raid and migration
raid-raid = Raid moves soldiers by one region each. Then they take 1 for each soldier there. Send all three to Sicilia and plunder it.
raid-raid-result = Three soldiers, 3 gold: Green lost what you took.
raid-raid-few = That works, but each soldier takes only 1. All three would have brought 3 gold.
raid-raid-spared = You may leave without plunder, but then they marched for nothing. Plunder Sicilia at the end.
raid-migrate-position = Your own land, with Gallia overfull.
raid-migrate = Migrate moves peasants too, each by one region. Gallia is overfull: move a peasant to Hispania.
raid-migrate-result = One peasant moved, and Gallia has room again.
raid-migrate-away = Anybody may move anywhere. But five peasants are crowded in Gallia: let one of them go to Hispania.
raid-ask-position = Now Green has built a road in Mauretania.
raid-ask = A road joins all neighbours of its region. This one, in Mauretania, is foreign: before you move, ask for its use.
raid-ask-result = Green agreed: the road is yours for this action.
raid-ask-slow = You may enter Mauretania on foot, but after the first move nobody can be asked. Take it back and ask.
raid-road = You may pass. So Libya is one step from Hispania: move a soldier there.
raid-road-result = From Hispania to Libya in one step, across the road.
raid-road-short = Allowed, but the road carries you farther: straight from Hispania to Libya.
raid-grant-position = Green’s turn: the road in Graecia is yours.
raid-grant = Now somebody asks you: peasants from crowded Asia Minor want to reach empty Sicilia. It costs you nothing, and favours are remembered. Agree.
raid-grant-result = Green’s peasant passed over your road to Sicilia, and Asia Minor is less crowded.
raid-grant-denied = You may refuse, but there is nothing to fear here, and you may need such a favour yourself.
raid-deny-position = Another game: the road in Mauretania is yours.
raid-deny = This time it is a raid: four soldiers in Libya, and over the road your gold in Hispania is within their reach. Refuse.
raid-deny-result = Refused: without the road Hispania is out of their reach, and your gold is safe.
raid-deny-granted = Kind, and allowed. But now four soldiers can reach Hispania and take 4 gold from you.
raid-two-position = Your turn again, with politics unlocked.
raid-two = Your turn: with politics unlocked a raid plunders every foreign region with your soldiers. Plunder Sicilia and Graecia.
raid-two-result = Two regions plundered in one raid, and a marker on the emphasis card.
raid-two-one = Plundered, but not both. Split your soldiers before you finish moving, then plunder one region after the other.
raid-summary = Raid moves soldiers and takes 1 for each; Migrate moves anybody. A road is a short cut, a foreign one needs consent.

## Unrest, crowding, Govern

unrest = Unrest, crowding, Govern
unrest-why = Unrest makes building and attacking dearer and stops advances. Bonus actions, repeated cards and victories raise it, Govern lowers it.
unrest-govern = Each step of Govern costs as many crops as you control regions: 3. You have 6: lower unrest from 5 to 3.
unrest-govern-result = 6 crops for two steps: unrest fell from 5 to 3.
unrest-govern-one = One step is allowed, but crops spoil when the generation ends. You can pay a second.
unrest-crowd-position = The last round of a generation, and Gallia is overfull.
unrest-crowd = A region with more citizens than its capacity costs you 1 unrest when the generation ends. Gallia, capacity 4, has 5: move one to Hispania.
unrest-crowd-result = Gallia holds four now, Hispania one more: nobody is crowded.
unrest-crowd-italia = Allowed, but Italia is full with 5: now it would be overcrowded instead. Hispania has room.
unrest-crowd-crowded = The generation ended, and Gallia was too full: unrest rose by 1. Take it back and let somebody move.
unrest-calm = Now every region has room enough. Finish Migrate and end the turn: the die ends the generation, and unrest stays.
unrest-calm-result = The die showed 1, the generation ended, and your unrest stayed as it was.
unrest-calm-undone = You may move more of them, but the people are well spread as they are. Just finish.
unrest-thin-position = Another end of a generation: Sicilia is bursting.
unrest-thin = Above twice the capacity people must leave. Sicilia, capacity 3, bears six, and you have seven: give up a peasant.
unrest-thin-result = Six are left, twice the capacity: no more need to go. But an overfull region cost unrest.
unrest-thin-soldier = You may, but a soldier is your only guard there, and new peasants come by themselves.
unrest-beyond-position = A people at the very edge: unrest 7.
unrest-beyond = Unrest stops at 7. Each further step costs a point instead. Oppress Italia and see what it does to your 6 points.
unrest-beyond-result = Unrest could not rise, so a point went: 5 are left.
unrest-beyond-otherwise = That keeps your points, and at the table it would be wiser. Here oppress Italia, to see the price.
unrest-two-position = Another people, angry but rich in crops.
unrest-two = Your turn: bring unrest from 5 to 2. Culture is unlocked, so one step is free, and the shrine gives 1 crop.
unrest-two-result = Three steps for 6 crops: one was free, and the shrine gave 1 crop.
unrest-two-more = Calmer, but not yet at 2. With the free step and 6 crops there are three steps.
unrest-two-otherwise = The turn ended without Govern. Use the card and lower unrest three times.
unrest-summary = Keep unrest low: govern while your empire is small, leave no region overfull, and beyond 7 it costs points.

## Growth, generations, dynasties

generations = Growth, generations, dynasties
generations-clock = A generation lasts two to four rounds. After each round the dynasty marker moves on one space.
generations-die = After round 2 a die must show 3 or more for a third round, later 5 for a fourth. End your turn.
generations-die-result = The die showed 3: just enough for a third round. The marker moved on.
generations-grow-position = Now a generation has ended.
generations-grow = The marker passed a peasant symbol: every region of yours gets a peasant. You have two left: choose Hispania and Libya, where there is room.
generations-grow-result = Both regions grew and at once brought more income in the new generation.
generations-grow-full = Allowed, but that region is full already: it would be overcrowded and bring unrest.
generations-keep-position = Another end, with the advance Granaries.
generations-keep = Then crops and gold spoil. Only your Granaries keep four. Keep 4 gold: your peasants yield mostly crops anyway.
generations-keep-result = Your 4 gold were kept, Green’s stores spoiled. Then new income came in.
generations-keep-crops = You may keep any four. But Italia and Gallia yield crops at once, and gold is scarce.
generations-choose-position = The end of a dynasty: chronicles are revealed.
generations-choose = A dynasty ended. Card 2 on C and card 3 on D need political heritage 5 together; you have 4. Choose one: D brings 6.
generations-choose-result = Card 3 on D scored 6 points and raised political heritage. Card 2 failed.
generations-choose-regions = It scores, but 3 points only. Your 18 citizens on D are worth 6.
generations-last-position = Another dynasty, perhaps in its last round.
generations-last = Your turn: the marker stands on the last space of the dynasty, and a bad die ends it. Score 3 points; you have four lyres.
generations-last-result = The die ended it, but your chronicle already lay there: 3 points.
generations-last-bold = Too bold: card, space and heritage must fit. Four lyres and cultural heritage 2 are just right for card 2 on E.
generations-last-late = The die ended the generation, and the dynasty with it, before 3 points were yours. Never wait for a third round.
generations-summary = Two rounds are certain, no more. Then peoples grow, stores spoil, and at a new colour the chronicles are opened.

## The final scoring

ending = The final scoring
ending-leads = After the third dynasty three leads bring 3 points each: most regions, least unrest, most fountains and lyres together. Ties count.
ending-wonder = Your last turn, with 6 gold. A wonder scores 1 point whenever a dynasty ends, and shows 2 fountains and a lyre. Build one.
ending-wonder-result = The wonder stands in Italia, with its fountains and its lyre.
ending-wonder-other = That has symbols as well, but no point of its own. Your gold is enough for a wonder.
ending-count = End the turn: 1 for the wonder, 1 for your chronicle on C, and 3 for each of the three leads.
ending-count-result = 1 for the wonder, 1 for the chronicle, and three leads at 3 points: 11 in one evening.
ending-all-position = Another last turn: Green is level or ahead.
ending-all = Your turn: take all three leads. A tie is enough: four regions, and unrest 3. You have 6 crops: mind the order.
ending-all-result = Govern while the empire was small, then annex: all three leads are yours too.
ending-all-order = A step of Govern costs as many crops as you have regions: 3 now, 4 after annexing. Govern first, then annex.
ending-all-otherwise = The game is over, and a lead is missing: look at regions, at unrest, and at fountains and lyres.
ending-summary = At the end wonders and chronicles score once more, then the three leads. Most points win.

## How a game begins

beginning = How a game begins
beginning-claim = Everybody claims three provinces in turn. Italia yields crops, has capacity 5 and many neighbours: claim it.
beginning-claim-result = Italia is your first province, with two peasants and a soldier.
beginning-claim-other = Any empty region is allowed. For this lesson take Italia, with room for five and ways to all sides.
beginning-near = Further provinces must touch your own. Claim Gallia for crops and Hispania for gold: all three lie together.
beginning-near-result = Three provinces side by side: crops from two, gold from one.
beginning-near-apart = It touches Italia, so it is allowed, but there is less room. Gallia and Hispania hold four each.
beginning-near-otherwise = It touches Italia, so it is allowed. But take Gallia and Hispania, which border each other as well.
beginning-capital = Each province has two peasants and a soldier. Make Italia your capital: caravans start there, with a trade good next door.
beginning-capital-result = Italia is your capital. Green has settled in the east.
beginning-capital-other = That may be your capital. But from Italia caravans reach Graecia, and the whole east, sooner.
beginning-caravan = Your first caravan is free and leads from the capital to another province. Lay it where you like.
beginning-caravan-result = Your first caravan is on its way, from the capital outward.
beginning-heritage = With it one heritage rises to 1. It says what your people will be known for: choose.
beginning-heritage-result = One heritage stands at 1: chronicles will ask for it.
beginning-peasant = One more peasant. You have little gold, and only Hispania yields it: put the peasant there.
beginning-peasant-result = A third peasant in Hispania: 3 gold in every generation.
beginning-peasant-crops = Allowed, but that yields crops, and you have four peasants for crops already. Gold comes from Hispania.
beginning-advance = At last a first advance. Agriculture gives 1 more for each crops region with a peasant; others help elsewhere. Choose a row.
beginning-advance-result = Your first advance: your people know something others do not.
beginning-first = Income has come in, and the first round begins. Your turn: choose two cards that you can pay, and use one.
beginning-first-result = Your first action is done: the game has begun.
beginning-first-idle = You may decline, and the card counts as unplayed. But stores spoil: use at least one card.
beginning-summary = Three provinces, a capital, a caravan, a heritage, an advance: from here your people write their own chronicles.

## A chronicle in time

demo = A chronicle in time
demo-begin = A dynasty is ending. Red’s people have built six fountains.
demo-lay = Red writes them down: chronicle 3, face down.
demo-lay-result = Too bold a number would bring nothing, too low a number little.
demo-scores = The generation ends, and with it the dynasty.
demo-scores-result = Just in time: 6 points, and more heritage for the next dynasty.
demo-summary = Build, rule, and be remembered for it.
