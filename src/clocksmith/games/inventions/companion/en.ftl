# What the companion says in a first game of Inventions, in English: what wins, and what each kind of
# question means, in at most 25 words.

begin = Most IP after 13 rounds win: from shared ideas, influence tiles, knowledge, and goals at the end. Plan for an hour and a half.

## Setting up

keep-goals = At the end the best two of your three goals count. Put away the one that fits the others least.
lay-first-idea = You begin as presenter of one idea. Its citizens bring IP when it is shared, and the region’s tile helps at once.

## A turn

place-pillar = Your pillar chooses the action of this turn; chains add more. Others whose pillars stand on that space gain influence.
do-deed = { $deed_id ->
        [present] Lay an idea in a region without one; citizens of its field go there. When it is shared, each brings you IP.
        [invent] You need access to the idea’s milestone. As inventor you will own the card when it is shared.
        [innovate] Improve what somebody else invented. You gain a specialist, and may chain the action on the card.
        [share] Sharing rewards all who took part. Share where you are presenter with several citizens, or inventor.
        [call] Citizens of one region come home and are available again, in the field of the card there.
        [influence] Where you have most citizens, an influence tile brings IP, and influence for each face-up tile of yours.
        [travel] One citizen follows a rope. Where a scholar waits, a chain token lets you learn from them.
        [eureka] A milestone of a later era becomes yours: a larger academy, more tiles to place, new ideas to invent.
        [send] A diplomat brings the milestone’s benefit now, and access to it as long as they stay.
       *[recall] The diplomat comes home as an academic, and the milestone’s benefit comes once more.
    }
send-citizen = { $role_id ->
        [presenter] They stay there until the idea is shared, and bring you IP then. Academics fit everywhere: save them if you can.
        [inventor] One citizen makes the idea an invention. Academics fit everywhere: save them if you can.
       *[innovator] One citizen improves the invention. A specialist of the same field joins you in return.
    }
exhaust-citizen = Exhausted citizens rest until the era ends. Exhaust a field you will need least until then.
may-chain = { $deed_id ->
        [travel] Learning from the scholar costs a chain token and brings an action or IP. Unused tokens bring nothing.
       *[other] A chain token gives you one more action this turn. Unused tokens bring nothing.
    }
may-use-technology = A Technology tile lets you do the other action it shows, for a chain token and 1 influence. It flips, and works once.
may-use-economy = A placed Economy tile brings its benefit once in an era, for nothing. Use it when you really gain by it.
choose-reward = Wealth tiles count at the end of the game; a joker becomes any progress tile now.

## What an action brings

choose-effect = Take what you lack now: citizens who are ready, influence for tokens, or IP.
ready-citizen = An exhausted citizen becomes available again. Think of the field your next action needs.
choose-field = Economy, Culture, Technology: the new specialist can pay only for that field. Look at your ideas.
settle-citizen = Citizens on the map count for influence tiles. Where you have most, you may lay one.
move-citizen = Most citizens in a region allow an influence tile there. Move where one more makes the difference.
assign-field = Citizens who come home take one field, and stay in it. Look at what your ideas need.
choose-space = Each space of the era track has its own benefit, which you gain at once.
send-envoy = The diplomat is away until you recall them, and then comes home as an academic.
pick-idea = Take an idea whose milestone you can reach, in a field where you have citizens.

## Progress

choose-tile = Your aspiration becomes a progress tile of its field. The numbers do different things: point at them.
choose-discard = Only four tiles may wait in your row. Give up what you would place last.
may-place = Placing costs influence once, less with a fuller row. With few tiles it is often better to wait.
place-tile = A tile costs a citizen of its field, and one more for each tile next to it. It works at once.
choose-rank = Whoever comes early has the first choice of spaces. Whoever comes late sees what the others do.

## Before a turn is left as it is

lose-tokens = { $count ->
        [one] One chain token stays unused. It brings nothing after this turn.
       *[other] { $count } chain tokens stay unused. They bring nothing after this turn.
    }
