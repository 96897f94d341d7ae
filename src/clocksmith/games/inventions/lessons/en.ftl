# What the lessons of Inventions say in English: at most 25 words each.

otherwise = That is allowed, but it leads away from this step. Take it back and look again.

## The goal

goal = The goal
goal-most = Thirteen rounds lead from the Stone Age to the Modern Age. Whoever has the most invention points, IP, at the end wins.
goal-idea = Most points begin with ideas. You presented the Granary in Europe with two merchants, and another player has invented it.
goal-space = Your turn begins with a pillar on one of ten actions. Put it on Share an Invention.
goal-space-other = That action is possible too. But points are waiting: take it back and put the pillar on Share an Invention.
goal-share = The Granary is of era 2, so sharing it brings its presenter 2 IP for each citizen on the tile. Share it.
goal-share-helper = You may share that as well, but there you only innovated: the points go to its presenter. Share the Granary.
goal-reward = Whoever shares chooses a reward. Wealth tiles score at the end of the game: take the one of Europe.
goal-reward-joker = A joker becomes any progress tile you like, a fine choice. Here we want what scores by itself: take the Wealth tile.
goal-more = Your turn: gain 4 IP or more at once. You lead in Asia, where an influence tile fits; South America has an invention.
goal-more-small = That brings points, but fewer than 4. Two citizens in Asia are enough for a better influence tile.
goal-more-helper = Allowed, but you only innovated there, so its points go to another player. Where did you present?
goal-summary = IP win: by sharing, by influence tiles, by small benefits on the way, and at the end for influence, Wealth and goals.

## The steps of an idea

ideas = The life of an idea
ideas-life = Every idea takes four steps: it is presented, invented, innovated and shared. Whoever takes part in one gets something.
ideas-present = First, present. Lay the Granary in Europe, where the specialist tile asks for two citizens of its field, Economy.
ideas-present-bread = Bread can be presented too. But this lesson follows the Granary: take it back and lay that one.
ideas-present-elsewhere = That works, and one merchant is enough there. In Europe two will stand, and each brings points when it is shared.
ideas-present-space = That is possible. But first present an idea of your own: the pillar goes on Present an Idea.
ideas-citizens = Send two merchants to the tile. They stay until the idea is shared, and the tile gives you 2 IP now.
ideas-citizens-academic = An academic may stand in for any field, so that is allowed. Keep him while merchants are at hand.
ideas-pick = For each idea you present you take a new one from the display. Pick any of the four.
ideas-invent = Next, invent. Your milestone Agriculture is what the Granary needs. Send a merchant to Europe and turn the card over.
ideas-invent-foreign = Anybody may invent anybody's idea, so yes. But its points would go to another presenter: invent your Granary.
ideas-invent-space = That is possible, but your Granary is waiting in Europe. Put the pillar on Invent.
ideas-innovate = Third, innovate: only what somebody else invented. Send an artist to Asia, and a new one comes from your supply.
ideas-innovate-early = You could share the Granary now. First innovate in Asia: then you will have a part in two inventions.
ideas-share = Last, share. Find the invention that brings you both points and its card, and choose a reward.
ideas-share-helper = Allowed. As innovator you get a citizen on the map, but the points and the card go to others.
ideas-summary = Presenters get points, inventors the card, innovators a citizen on the map, and whoever shares a Wealth tile or a joker.

## Milestones and access

milestones = Milestones and access
milestones-needs = Every idea names a milestone. Bread needs Control of Fire. Only with access to it can you invent the idea.
milestones-common = Control of Fire lies in common knowledge: open to everybody. Invent Bread in Africa, and exhaust one more citizen, as the card asks.
milestones-common-space = That is possible, but Bread is waiting in Africa, and its milestone is open to you. Put the pillar on Invent.
milestones-send = Dyed Cloth needs Weaving, the milestone of another player. A diplomat opens it for you: send a thinker or a merchant there.
milestones-send-own = Your own milestone takes diplomats too, but it is open to you already. Dyed Cloth needs Weaving.
milestones-send-elsewhere = That diplomat brings a benefit as well. But Dyed Cloth needs Weaving: look whose milestone that is.
milestones-invent = Your diplomat stands on Weaving, so Dyed Cloth is open to you, and only to you and its owner. Invent it.
milestones-invent-lamp = The Fat Lamp needs only fire, and anybody can invent it. Dyed Cloth is your chance now.
milestones-past = Time helps too: era 3 has begun, so milestones of era 2 are open to all. Mining, of era 3, is not.
milestones-try = Two ideas here need Mining, one needs Pottery, one needs fire. Invent the one that only became open when time went on.
milestones-try-known = Fire is known to everybody, even after it left common knowledge. That works, but look for Pottery.
milestones-summary = Open are your own milestone, those with your diplomat, those of an era gone by, and whatever was common knowledge.
