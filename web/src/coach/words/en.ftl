# What the coach says at a table and in a replay, in English.

coach-hint = Hint
coach-hint-close = Close the hint
coach-thinks = A bot is thinking about your turn…
coach-then = Then:
coach-chance = Chance to win: { $chance }
coach-why = Why?
coach-against = Compared with: { $action }
coach-against-end = Compared with ending the turn now:
coach-instead = Next best: { $action } ({ $chance })
coach-prepares = It prepares: { $steps }
coach-brings = By the end of the game, about:
coach-brings-later = After another turn of yours, on average:
coach-later = Nothing can be counted yet. What follows counts.
coach-alike = In points, both are about equal.
coach-do-it = Play this
coach-chosen = Selected

## A teaching table

teach-label = Your turn
teach-looks = Checking your turn…
teach-costs = This turn costs you about { $points } by the end of the game.
teach-caused = What your turn changes
teach-missed = What a better turn brings beside yours
teach-better = Show the better turn
teach-back = Take it back
teach-see = See what happens

## A whole game

coach-analyse = Analyse
coach-title = Coach
coach-begins = The coach is taking a first look at the game…
coach-progress = Analysing: { $looked } of { $decisions } decisions…
coach-done = Analysis done: { $looked } of { $decisions } decisions.
coach-curve = Course of the game
coach-chances = Chance to win
coach-points = Expected points
coach-at = After step { $step }
coach-turning = Turning points
coach-turned = Step { $step }: { $seat } goes from { $from } to { $to }.
coach-decided = { $seat }: { $action }
coach-no-turning = There was no turning point.
coach-as-table = Show as a table
coach-when = When
coach-beginning = The beginning
coach-end = The end
coach-step = Step { $step }
coach-luck = Luck and skill
coach-luck-lead = What changed the chance to win, added up in percentage points.
coach-draws = Luck of the draw
coach-play = Own decisions
coach-others = The others’ decisions
coach-from-to = from { $from } to { $to }
coach-moves = Better moves
coach-moves-of = Decisions of
coach-everybody = everybody
coach-moves-lead = { $count ->
        [0] The coach found nothing better in { $all } decisions.
        [one] The coach found something better in one of { $all } decisions.
       *[other] The coach found something better in { $count } of { $all } decisions.
    }
coach-judged = Judged by what you could know at the time, not by how it turned out.
coach-played = Played:
coach-better = Better:
coach-perhaps = Perhaps better:
coach-gain = { $gain } ± { $margin } chance to win
coach-thorough = analysed in depth
coach-go = Go to moment
coach-branch = Try it
coach-more-moves = Show more

## What can go wrong

fault-no-hints = This table was opened without hints.
fault-not-asked = It isn’t your turn.
fault-not-over = The game isn’t over yet. The coach analyses only finished games.
