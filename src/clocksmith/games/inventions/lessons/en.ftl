# What the lessons of Inventions say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal

goal = The goal
goal-most = You are Red. Thirteen rounds lead from the Stone Age to the Modern Age, and the most invention points, IP, win.
goal-idea = Most points begin with ideas. You presented the Granary in Europe with two merchants, and another player has invented it.
goal-space = Your turn begins with a pillar on one of ten actions. Put it on Share an Invention.
goal-space-result = Your pillar stands on Share an Invention: that is your action this turn.
goal-space-other = That action is possible too. But points are waiting: take it back and put the pillar on Share an Invention.
goal-share = The Granary is of era 2, so sharing it brings its presenter 2 IP for each citizen on the tile. Share it.
goal-share-result = Two merchants of yours stood on the tile, 2 IP each: you gained 4 IP.
goal-share-helper = You may share that as well, but there you only innovated: the points go to its presenter. Share the Granary.
goal-reward = Whoever shares chooses a reward. Wealth tiles score at the end of the game: take the one of Europe.
goal-reward-result = Wealth D is yours. The inventor kept the card, and your two merchants moved onto the map.
goal-reward-joker = A joker becomes any progress tile you like, a fine choice. Here we want what scores by itself: take the Wealth tile.
goal-more-position = Later: ideas lie in three regions, and you lead in Asia.
goal-more = Your turn: gain 4 IP or more at once. You lead in Asia, where an influence tile fits; South America has an invention.
goal-more-result = At least 4 IP in one action: that is a good turn.
goal-more-small = That brings points, but fewer than 4. Two citizens in Asia are enough for a better influence tile.
goal-more-helper = Allowed, but you only innovated there, so its points go to another player. Where did you present?
goal-more-otherwise = A good turn perhaps, but without 4 IP. Share in South America, or lay an influence tile in Asia.
goal-summary = IP win: by sharing, by influence tiles, by small benefits on the way, and at the end for influence, Wealth and goals.

## The steps of an idea

ideas = The life of an idea
ideas-life = Every idea takes four steps: it is presented, invented, innovated and shared. Whoever takes part in one gets something.
ideas-present = First, present. Lay the Granary in Europe, where the specialist tile asks for two citizens of its field, Economy.
ideas-present-result = The Granary lies in Europe. Now citizens have to stand up for it.
ideas-present-bread = Bread can be presented too. But this lesson follows the Granary: take it back and lay that one.
ideas-present-elsewhere = That works, and one merchant is enough there. In Europe two will stand, and each brings points when it is shared.
ideas-present-space = That is possible. But first present an idea of your own: the pillar goes on Present an Idea.
ideas-citizens = Send two merchants to the tile. They stay until the idea is shared, and the tile gives you 2 IP now.
ideas-citizens-result = Two merchants stand there, and the tile gave 2 IP.
ideas-citizens-academic = An academic may stand in for any field, so that is allowed. Keep yours while merchants are at hand.
ideas-pick = For each idea you present you take a new one from the display, further down. Every card names its field, era and milestone.
ideas-pick-result = The idea is in your hand, and a new one came into the display. Your turn is over.
ideas-invent-position = Your next turn, a little later.
ideas-invent = Next, invent. Your milestone Agriculture is what the Granary needs. Send a merchant to Europe and turn the card over.
ideas-invent-result = The Granary is an invention now. Inventing also brought you an aspiration tile.
ideas-invent-foreign = Anybody may invent anybody’s idea, so yes. But its points would go to another presenter: invent your Granary.
ideas-invent-space = That is possible, but your Granary is waiting in Europe. Put the pillar on Invent.
ideas-innovate-position = A turn later: others have presented and invented too.
ideas-innovate = Third, innovate: only what somebody else invented. Send an artist to Asia, and a new one comes from your supply.
ideas-innovate-result = Your artist innovates the Bone Flute, and a new artist came from your supply.
ideas-innovate-early = You could share the Granary now. First innovate in Asia: then you will have a part in two inventions.
ideas-innovate-space = That is possible. But an invention of somebody else lies in Asia: put the pillar on Innovate.
ideas-share-position = And one turn more.
ideas-share = Last, share. Find the invention that brings you both points and its card, and choose a reward.
ideas-share-result = Points as presenter, the card as inventor, and a reward: the idea has lived its life.
ideas-share-helper = Allowed. As innovator you get a citizen on the map, but the points and the card go to others.
ideas-share-otherwise = That was a whole turn, but nothing of yours was shared. Share the Granary: you presented and invented it.
ideas-summary = Presenters get points, inventors the card, innovators a citizen on the map, and whoever shares a Wealth tile or a joker.

## Milestones and access

milestones = Milestones and access
milestones-needs = Every idea names a milestone. Bread needs Control of Fire. Only with access to it can you invent the idea.
milestones-common = Control of Fire lies in common knowledge: open to everybody. Invent Bread in Africa, and exhaust one more citizen, as the card asks.
milestones-common-result = Bread is invented: Control of Fire was open to you, as to everybody.
milestones-common-space = That is possible, but Bread is waiting in Africa, and its milestone is open to you. Put the pillar on Invent.
milestones-send-position = Another idea, and nobody but its owner may use its milestone.
milestones-send = Dyed Cloth needs Weaving, the milestone of another player. A diplomat opens it for you: send a thinker or a merchant there.
milestones-send-result = Your diplomat stands on Weaving and brought 2 influence at once. Weaving is open to you now.
milestones-send-own = Your own milestone takes diplomats too, but it is open to you already. Dyed Cloth needs Weaving.
milestones-send-elsewhere = That diplomat brings a benefit as well. But Dyed Cloth needs Weaving: look whose milestone that is.
milestones-send-space = That is possible, but opens no milestone. Put the pillar on Send Diplomat.
milestones-invent-position = Your next turn, with your diplomat in place.
milestones-invent = Your diplomat stands on Weaving, so Dyed Cloth is open to you, and only to you and its owner. Invent it.
milestones-invent-result = Dyed Cloth is yours: without the diplomat it would have been closed.
milestones-invent-lamp = The Fat Lamp needs only fire, and anybody can invent it. Dyed Cloth is your chance now.
milestones-invent-space = That is possible. But your diplomat has opened Dyed Cloth: put the pillar on Invent.
milestones-past-position = Much later: era 3 has begun.
milestones-past = Time helps too: era 3 has begun, so milestones of era 2 are open to all. Mining, of era 3, is not.
milestones-try = Two ideas here need Mining, one needs Pottery, one needs fire. Invent the one that only became open when time went on.
milestones-try-result = The Kiln: its milestone, Pottery, is of era 2, and that era is over.
milestones-try-known = Fire is known to everybody, even after it left common knowledge. That works, but look for Pottery.
milestones-try-otherwise = That was allowed, but nothing was invented with Pottery. It is another player’s, and time has opened it.
milestones-summary = You may use your own milestone, those with your diplomat, those of past eras, and all that was ever common knowledge.

## Citizens

citizens = Your citizens
citizens-home = At home your citizens are available in one of three fields, or exhausted, or academics, who count for any field.
citizens-exhaust = Inventing Bread sends one merchant to the card and exhausts one more citizen of any field. Exhaust a specialist.
citizens-exhaust-result = A merchant stands at the Bread, and one specialist is exhausted until the era ends.
citizens-exhaust-academic = An academic may pay, but then takes that field for good. Pay with a specialist while you can.
citizens-exhaust-flute = The Bone Flute asks for nobody else, so that is cheap. Bread shows what exhausting means: invent it.
citizens-exhaust-stands = An academic may go for anybody. Keep yours for a field that is empty: you have merchants.
citizens-exhaust-space = That is possible. To see how citizens are exhausted, put the pillar on Invent and invent Bread.
citizens-academic-position = The same idea, but hardly anybody is available.
citizens-academic = Only one merchant is available and goes to Bread; an academic must pay the rest. Choose the field to keep for good.
citizens-academic-result = The academic paid and has chosen a field: a specialist for good, and exhausted.
citizens-academic-space = That is possible. But look what academics do: put the pillar on Invent.
citizens-academic-stands = Then the merchant would pay. Send the merchant, so that the academic has to choose a field.
citizens-ready-position = Later in the era: your artists are exhausted.
citizens-ready = Exhausted citizens rest until the era ends. Control of Fire readies two sooner: send a thinker as diplomat, and ready an artist.
citizens-ready-result = Your artist is available again, long before the era ends.
citizens-ready-elsewhere = That diplomat brings a new specialist, which is good. But your exhausted artists go on resting: send a diplomat to the fire.
citizens-ready-stopped = You may stop early, but ready citizens cost nothing. Take it back and wake your artist.
citizens-ready-space = That is possible. But your artists are all exhausted: send a diplomat to Control of Fire.
citizens-recall-position = The last round of an era: your epoch pillar moves.
citizens-recall = Diplomats come home as academics, and the milestone’s benefit is yours once more. Recall the one from Agriculture, and gain a thinker.
citizens-recall-result = An academic came home, and Agriculture gave its benefit again: a new thinker.
citizens-recall-fire = That readies two citizens, also good. But you have no available thinker: Agriculture brings you a new one.
citizens-recall-field = Any field is allowed. You have nobody left in Technology: gain a thinker.
citizens-recall-space = That is possible. But a diplomat of yours is waiting on Agriculture: put the pillar on Recall Diplomat.
citizens-scholars = On the map scholars wait, one in each region. Whoever takes one along gains an academic when the era ends.
citizens-try-position = Another turn, with many citizens at rest.
citizens-try = Your merchants and an artist are exhausted. In one turn, ready one of each. There is more than one way.
citizens-try-result = A merchant and an artist are ready: two citizens more for your next turns.
citizens-try-stopped = Stopping is allowed, but only one is ready so far. Control of Fire readies two.
citizens-try-new = A new specialist helps as well, but the exhausted ones go on resting. Which milestone readies citizens?
citizens-try-otherwise = Allowed, but your merchants and artist still rest. Control of Fire readies two, when you send and when you recall.
citizens-summary = Available citizens act and pay, exhausted ones rest until the era ends, academics fit everywhere, diplomats come home as academics.

## The assembly

assembly = The assembly
assembly-forums = The assembly has five forums with two actions each. Every turn begins with your pillar on one of the ten spaces.
assembly-own = You never have two pillars in one forum. Your epoch pillar stands on Call Specialists, so this forum is closed to you.
assembly-others = Others with a pillar on your space gain an influence. One stands on Invent: choose Present an Idea beside it.
assembly-others-result = Nobody stood there, so nobody gained anything from your pillar.
assembly-others-gift = Inventing is allowed. But you saw it: the pillar that stood there has brought its owner an influence.
assembly-others-away = That is possible, and gives nobody anything. For this step put the pillar on Present an Idea.
assembly-turn = Finish your turn: present any idea and pick a new one. Then watch what the next player’s pillar does.
assembly-turn-result = Green came to your space and had to give you an influence, in Green’s own turn.
assembly-epoch-position = The last round of this era.
assembly-epoch = The last round of an era moves your epoch pillar. Two forums are left: send a diplomat, without giving influence away.
assembly-epoch-result = The epoch pillar stands in an empty space, and stays there through the next era.
assembly-epoch-gift = The pillar may go there. But others stand on that space already, and you have given them an influence.
assembly-epoch-away = That space is open too. But here the diplomat is wanted: put the epoch pillar on Send Diplomat.
assembly-try-position = A new era: four forums are open to you.
assembly-try = A whole turn of your own: any action, but give nobody influence.
assembly-try-result = A whole turn, and no influence given away.
assembly-try-gift = Allowed, but a pillar stood there, and its owner has gained an influence. Find an empty space.
assembly-summary = Four, then three, then two forums are open to you in an era. Where others come to your pillars, you gain influence.

## Chains

chains = Chains, source by source
chains-tokens = One action may bring the next. Your influence at the start of the turn gives one to three chain tokens, one for each link.
chains-card = First source: the card you innovate. Bow and Arrow chains Invent. Innovate in Asia, then lay a token on the card.
chains-card-result = A token lies on Bow and Arrow: you may invent now, in the same turn.
chains-card-passed = You may pass and keep nothing: tokens never last beyond the turn. Lay one on Bow and Arrow.
chains-card-space = That is possible, but starts no chain. Put the pillar on Innovate.
chains-invent = The chained action works like any other. Invent Bread in Africa.
chains-invent-result = Two actions for one pillar: innovated in Asia, invented in Africa.
chains-call-position = Another turn: you own the Granary.
chains-call = Second source: Call Specialists chains an invention you own. The Granary shows Share. Call citizens home from Europe, then chain it.
chains-call-result = Citizens came home, then the Granary let you share: 4 IP, and a reward waits.
chains-call-passed = Passing is allowed, but your invention in Asia brings points if shared now. Lay a token on the Granary.
chains-call-space = You could share directly. But calling first gives you citizens as well, and the Granary still shares.
chains-influence-position = Now you lead in Asia.
chains-influence = Third source: Gain Influence chains an influence tile of yours lying face up. Claim Asia, then chain one; it flips.
chains-influence-result = The tile brought 4 IP and 2 influence, then chained an action. It lies face down now.
chains-influence-passed = Passing keeps the tile face up for later, which is allowed. Here, see the chain: use one of your tiles.
chains-influence-space = That is possible. But you lead in Asia: put the pillar on Gain Influence.
chains-scholar-position = Scholars are waiting on the map.
chains-scholar = Fourth source: a scholar. Travel to Europe and lay a token: the scholar’s tile teaches Present, and the scholar comes with you.
chains-scholar-result = The scholar taught you to present and followed you. The tile now shows points.
chains-scholar-elsewhere = Travelling there is fine, but its scholar teaches something you cannot use now. Europe’s teaches Present.
chains-scholar-passed = Allowed, but then the scholar stays there. Lay a token beside the scholar’s tile.
chains-scholar-space = Possible, but Travel with a scholar lets you present as well. Put the pillar on Travel.
chains-points-position = Later: three knowledge tiles have been used.
chains-points = Used knowledge tiles show 2 IP. Travel to one and lay a token: you get the points of all of them.
chains-points-result = 6 IP from three tiles, and all of them teach their actions again.
chains-points-action = That scholar still teaches an action. Go where the tile shows points.
chains-points-passed = Passing leaves 6 IP on the map for the next traveller. Lay your token.
chains-points-space = Possible, but three knowledge tiles show points. Put the pillar on Travel.
chains-technology-position = A turn with a technology tile on your map.
chains-technology = Last source: a technology tile joins two actions, for a token and 1 influence. Yours joins Invent and Share. Use it on Bread.
chains-technology-result = Invented and shared in one turn, for a token and 1 influence.
chains-technology-lamp = Inventing the lamp is allowed, but its points would go to its presenter. Bread is your own idea.
chains-technology-passed = You may pass, but Bread is ready to be shared. Lay a token on the technology tile.
chains-technology-space = Possible. But a technology tile needs one of its two actions first: put the pillar on Invent.
chains-try-position = Three tokens, and everything you need for a long chain.
chains-try = Three tokens, one turn: innovate, and from there invent Bread and share it.
chains-try-result = Innovated, invented, and shared next: a chain of three from a single pillar.
chains-try-passed = Allowed, but the chain breaks here. Two more links are waiting.
chains-try-otherwise = A turn with too short a chain. Begin with Innovate in Africa: its card chains Invent, your tile Share.
chains-summary = Chains come from innovated cards, owned inventions, influence tiles, scholars and technology tiles. Influence gives the tokens.

## Progress

progress = Progress tiles and the map
progress-wish = Some actions bring an aspiration tile: Call an Economy one, Travel a Culture one, Invent a Technology one.
progress-swap = After your actions each becomes a progress tile of its field. Call citizens home from Oceania and choose an Economy tile.
progress-swap-result = The aspiration became Economy 2: your row is full, with four tiles.
progress-swap-space = That is possible, but brings no aspiration tile of Economy. Put the pillar on Call Specialists.
progress-place = Placing costs influence by your row: the fuller, the cheaper. Four tiles cost nothing. Place one; a citizen of its field is exhausted.
progress-place-result = The tile lies on your map, for one exhausted citizen and no influence.
progress-place-skipped = Skipping is free and allowed. But four tiles in the row are the best moment to place.
progress-near-position = A later turn: the row is full again.
progress-near = Each neighbouring tile costs one citizen more. Place Economy 6 where it touches nothing.
progress-near-result = Economy 6 touches nothing: one merchant was enough.
progress-near-beside = Allowed, but it touches Culture 1 and costs two citizens. Diagonal neighbours do not count.
progress-near-above = Above and below count as neighbours too: that would cost two citizens. Find a space without a neighbour.
progress-near-other = That tile may be placed as well. First comes Economy 6: it will pay at once.
progress-near-skipped = Allowed, but your row is full, and placing costs no influence now.
progress-use = Tiles work at once. Economy tiles take a token, once in an era. This one gives IP equal to the era: use it.
progress-use-result = 3 IP, as many as the era. Its token comes back when the era ends.
progress-use-done = You may stop, but 3 IP would lie there until your next turn. Use the tile first.
progress-use-place = You may place another first. But see what this tile does: use it.
progress-done = A milestone of era 3 allows two tiles in a turn. Place another, or go on.
progress-done-result = Your turn is over, and the next player begins.
progress-discard-position = Another turn: four tiles lie in your row already.
progress-discard = The row holds four tiles. Travel brings a fifth: choose a Culture tile, then give one up. Leave the scholar alone.
progress-discard-result = A fifth does not fit: one tile of your choice left the row.
progress-discard-space = That is possible. But to see a row overflow, put the pillar on Travel.
progress-skip-position = The end of another turn, with a short row.
progress-skip = Two tiles in the row would cost 2 influence, and you would drop below 4. Skip, and let the row grow.
progress-skip-result = Nothing placed, nothing paid: your influence stays at 4, and the row will grow.
progress-skip-paid = Allowed, but with influence 3 you would begin the next turn with one chain token instead of two.
progress-try-position = Your turn, with an invention ready to share.
progress-try = Culture 4 pays 2 IP when you share. Share the Granary, take the joker, and place a tile that your spear makes free.
progress-try-result = Shared for 4 IP, 2 more from Culture 4, and a tile placed for free.
progress-try-wealth = Wealth is fine too, and makes your row just as full. Placing is still up to you.
progress-try-skipped = Allowed. But four tiles cost no influence, and a Technology tile without neighbours costs you nobody.
progress-try-otherwise = Allowed, but without sharing Culture 4 pays nothing. Share in Europe, then place from a full row.
progress-summary = Aspiration becomes progress. A full row places for free, neighbours cost more, inventions of the same field make it cheaper.

## Influence and Wealth

influence = Influence and Wealth
influence-track = Influence gives chain tokens, pays for placing tiles, and scores at the end: 5 IP from 4 on, 10 from 8 on.
influence-settle = To lay influence tiles you must lead a region. In Asia you are tied: let a diplomat on Animal Domestication settle one more there.
influence-settle-result = A citizen from your supply stands in Asia: you lead there now.
influence-settle-elsewhere = Allowed, but in Oceania you lead already. The tie in Asia needs this citizen.
influence-settle-milestone = A good benefit, but it brings nobody to the map. Animal Domestication does.
influence-settle-space = That is possible. But Asia is tied: put the pillar on Send Diplomat.
influence-claim-position = Your next turn, with the lead in Asia.
influence-claim = Now you lead in Asia. An influence tile sends citizens home and brings points, and influence for each of yours face up. Gain 4 IP.
influence-claim-result = 4 IP and 1 influence. The two citizens came home and are available again.
influence-claim-small = That works, but the tile for one citizen brings only 2 IP. You have two citizens in Asia.
influence-claim-space = That is possible. But you lead in Asia: put the pillar on Gain Influence.
influence-stay-position = Another turn: your lead in Asia is thin.
influence-stay = Present in North America: its tile lets a citizen on the map move, or not. Keep your lead in Asia: let nobody move.
influence-stay-result = Presented, and nobody moved: Asia is still yours to claim.
influence-stay-moved = Moving is allowed, but now you are tied in Asia and can lay no influence tile there. Stay.
influence-stay-elsewhere = You may present there. But try the tile of North America, which moves citizens only if you want.
influence-stay-space = That is possible. For this step put the pillar on Present an Idea.
influence-wealth-position = Later: two inventions of yours can be shared.
influence-wealth = Each region has Wealth tiles of its own. Wealth A scores 2 IP for every Economy tile you place. Share where it lies.
influence-wealth-result = Wealth A is in your row. It scores 2 IP for every Economy tile once it is placed.
influence-wealth-culture = You may share that, but its Wealth B counts Culture tiles, and you have placed none.
influence-wealth-joker = A joker is never wrong. But with three Economy tiles placed, Wealth A is worth 6 IP already.
influence-wealth-space = That is possible. But two of your ideas are ready: put the pillar on Share an Invention.
influence-place = Wealth scores only on your map. It costs any two citizens, one more for each neighbour. Place it.
influence-place-result = Wealth A lies on your map: 6 IP at the end, for three Economy tiles.
influence-place-other = You may place that one. But save your citizens for Wealth, which scores only when it is placed.
influence-place-skipped = Skipping is allowed, but your row is full: placing costs no influence now.
influence-try-position = Three citizens of yours stand in Europe.
influence-try = Culture 6 asks for one citizen fewer. Lay the influence tile that brings 10 IP.
influence-try-result = 10 IP from one tile: Culture 6 spared you a citizen.
influence-try-small = Good points, but a bigger tile fits: with Culture 6 it needs one citizen fewer than it shows.
influence-try-otherwise = Allowed, but no influence tile for 10 IP was laid. You lead in Europe with three citizens.
influence-summary = Lead a region to lay an influence tile. Stay high on the track, and place Wealth that counts what you have.

## Common knowledge

common = Eureka and common knowledge
common-shelf = Five milestones are common knowledge, in the order of their letters. New ones push out the lowest.
common-eureka = Eureka takes a milestone of a later era. Coinage and Bronze Casting need Mining: take it.
common-eureka-result = Mining is yours, and your old milestone, Agriculture, went to everybody.
common-eureka-other = A fine milestone, too. But your ideas need Mining, and in the Eureka display it is open to nobody.
common-eureka-space = That is possible. But Mining is waiting: put the pillar on Eureka.
common-pushed = Agriculture is common knowledge now. It pushed out Cordage, and your diplomat there came home as an academic.
common-advance = Your era marker moves on. Choose a space: ready two citizens, gain a specialist, or choose your place in the turn order later.
common-advance-result = Your era marker stands in era 3, and its space is taken.
common-known-position = Your next turn, with Mining.
common-known = Cordage is discarded, but what was common knowledge stays known. Bow and Arrow needs it: invent that.
common-known-result = Bow and Arrow is invented: what was known once stays known.
common-known-other = That one is open to you as well, through your own Mining. But look at what a discarded milestone still allows.
common-known-asia = The Kiln needs Pottery, which lies in common knowledge. Fine, but find the idea that needs Cordage.
common-known-space = That is possible. For this step put the pillar on Invent.
common-visit-position = Another turn: look at common knowledge.
common-visit = Anybody may send diplomats to common knowledge. Pottery gives 2 IP: send somebody there.
common-visit-result = 2 IP at once, and a diplomat who may come home as an academic.
common-visit-other = Allowed, and useful too. But Pottery pays at once: 2 IP.
common-visit-space = That is possible. For this step put the pillar on Send Diplomat.
common-try-position = Era 3, and a milestone of era 5 lies in the display.
common-try = Your turn: jump from era 3 to era 5, and take points for it on the era track.
common-try-result = From era 3 to era 5 in one leap, and points for being first.
common-try-space = A good space, but not the one with points. Look at the first of era 5.
common-try-otherwise = Allowed, but your era marker has not moved. Only Eureka brings it on.
common-summary = Eureka opens new ideas, a larger academy and more tiles a turn. The old milestone goes to everybody.

## Era change

eras = When an era ends
eras-ends = Your turn is the last one of the era. Skip placing, and the era ends.
eras-ends-result = Era 2, the Neolithic, is over. What follows now happens by itself, but for your choice of place.
eras-ends-paid = You may pay 3 influence for a single tile, but that is dear. Skip, and the era ends.
eras-rank = First, the turn order: your marker stands on a turn-order space, so you choose your place. Go first.
eras-rank-result = You go first. Then everybody’s citizens, pillars and tokens came home.
eras-rank-later = Every place is allowed. But who goes first finds the forums empty: go there.
eras-influence = Then influence: who has 4 to 7 loses one, from 8 on two, and who has none gains one. You lost one.
eras-home = Exhausted citizens are ready, season pillars and economy tokens are back. Your scholar brought an academic and returned to the map.
eras-common = The milestones left over were handed on: one to the display without a player, one to common knowledge. Three new ones lie there.
eras-pick = Ideas of the era that ended leave the game, here the Granary. Pick a new one.
eras-pick-result = A new idea for a new era: round 5 begins.
eras-try-position = The end of the next era.
eras-try = This era ends with your turn, and economy tokens come back then. Use both Economy tiles, then finish the turn with any action.
eras-try-result = Both tiles used, and both tokens are back: nothing was wasted.
eras-try-otherwise = The era has ended with an Economy tile unused. It would have come back anyway: use both first.
eras-summary = At an era’s end, citizens, pillars and tokens come home. So use them up before, and mind where your influence stands.

## Goals and the end

end = Goals and the end
end-deal = Before the game you are dealt four private goals, and put one away. At the end the best two of three count. Put one away.
end-deal-result = Three goals are left, and everybody has put one away.
end-last-position = Many rounds later: the last one.
end-last = Round 13, the very last turn. After it three things score: influence, Wealth on your map, and your goals.
end-shift = Influence changes once more before it scores: from 8 on you lose two, from 4 to 7 one.
end-row = One of your goals is Planners: 4 IP for a full row of the map. Close the first row with Economy 2.
end-row-result = The first row is full: Planners will bring 4 IP.
end-row-elsewhere = That tile counts as well, but the first row stays open, and Planners would bring nothing.
end-row-skipped = Skipping is allowed, but then the row stays open, and this was your last turn.
end-score = You may place more or go on. Then everything scores: watch your influence, Wealth A and the goals.
end-score-result = 5 IP for influence, then Wealth and your two best goals: the game is over.
end-try-position = The same round once more, with more influence.
end-try = Another last turn, with influence 8. From 8 on the track brings 10 IP, but the change takes two first. Score those 10.
end-try-result = Influence 10, less two, is 8: the track brought 10 IP.
end-try-otherwise = Allowed, but after the change you were below 8, so the track brought only 5 IP. Gain influence first.
end-summary = At the end: up to 10 IP for influence, what your placed Wealth counts, and your two best goals. Unplaced tiles score nothing.

## Chronos

chronos = Chronos
chronos-who = Two players share the world with a third society, Chronos. He follows fixed rules, gains no points and cannot win.
chronos-path = On his turn his pillar walks the path to the next region. Where no idea lies, he presents one. Place nothing, and watch.
chronos-path-result = Chronos moved to the Middle East, found it empty, and presented an idea there.
chronos-path-paid = Placing is possible, but 3 influence for one tile is dear. Place nothing, and see what Chronos does.
chronos-invents-position = A round later: your Bread lies on his way.
chronos-invents = Next comes Europe, where your Bread waits. He invents whatever is open, and takes a progress tile out of the game. Place nothing.
chronos-invents-result = Chronos invented your Bread, and one progress tile left the game.
chronos-invents-paid = Possible, but dear. Place nothing, and see what Chronos does in Europe.
chronos-shares-position = Later: he comes back to what he invented.
chronos-shares = When he comes back to an invention of his, he shares it. Everybody gets their due: you are its presenter. Place nothing.
chronos-shares-result = Chronos shared it, and you, its presenter, gained 4 IP without moving a finger.
chronos-shares-paid = Possible, but dear. Place nothing, and see who profits in Europe.
chronos-era-position = The last turn of an era.
chronos-era = When an era ends he lays an influence tile in the next region with room, and takes a new milestone. Place nothing.
chronos-era-result = Chronos laid an influence tile in Oceania and took The Wheel. A new era begins.
chronos-era-paid = Possible, but dear. Place nothing, and let the era end.
chronos-try-position = The path ahead is empty.
chronos-try = Let him work for you: present where he comes next, an idea that is open to him.
chronos-try-result = He came, found your Granary and invented it: he works for you.
chronos-try-closed = You may present that, but Mining lies in the Eureka display, where not even Chronos has access.
chronos-try-elsewhere = Allowed, but he comes to South America next, finds it empty, and presents there himself.
chronos-try-otherwise = Allowed, but he found South America empty and presented there himself. Be there before him.
chronos-summary = Chronos walks the path: he presents, invents, shares or innovates, whatever works first. Know where he goes, and use it.

## A chain of three

demo = A chain of three
demo-begin = Red presented Bread in Europe. In Africa lies an invention to improve.
demo-innovate = One pillar, one action: innovate in Africa.
demo-innovate-result = Bow and Arrow lets Red do one thing more.
demo-invent = A token, and Red invents Bread.
demo-invent-result = Inventing can chain too: a technology tile joins it to sharing.
demo-share = And Red shares it with the world.
demo-share-result = Points for the presenter: three actions in a single turn.
demo-summary = Ideas bring ideas: plan your chain.
