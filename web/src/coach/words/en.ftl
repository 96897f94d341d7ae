# What the coach says at a table and in a replay, in English.

coach-hint = Hint
coach-hint-close = Put the hint aside
coach-thinks = A bot is thinking about your question …
coach-then = Then:
coach-chance = Chance to win: { $chance }
coach-why = Why?
coach-against = Compared with: { $action } ({ $chance })
coach-against-now = Compared with how you stand now:
coach-more = { $points ->
        [one] { $what }: { $points } point more
       *[other] { $what }: { $points } points more
    }
coach-less = { $points ->
        [one] { $what }: { $points } point less
       *[other] { $what }: { $points } points less
    }
coach-despite = It costs something at first; the better chance comes from what follows.
coach-alike = In points, both come to about the same.
coach-do-it = Do it
coach-chosen = Chosen

## A whole game

coach-analyse = Analyse
coach-title = Coach
coach-begins = The coach is looking at the game for the first time …
coach-progress = Looked at { $looked } of { $decisions } decisions thoroughly …
coach-done = Looked at { $looked } of { $decisions } decisions thoroughly; done.
coach-curve = How it stood
coach-chances = Chance to win
coach-points = Expected points
coach-at = After step { $step }
coach-turning = Turning points
coach-turned = Step { $step }: { $seat } from { $from } to { $to }.
coach-no-turning = There was no moment that turned the game.
coach-as-table = The curve as a table
coach-when = When
coach-beginning = The beginning
coach-end = The end
coach-step = Step { $step }
coach-luck = Luck and play
coach-luck-lead = Why the chance to win changed over the game: every change in percentage points, added up.
coach-draws = Luck of the draw
coach-play = Own decisions
coach-others = The others’ decisions
coach-from-to = from { $from } to { $to }
coach-moves = Better answers
coach-moves-of = Decisions of
coach-everybody = everybody
coach-moves-lead = { $count ->
        [0] Nothing better was found in { $all } decisions.
        [one] In one of { $all } decisions something better was found.
       *[other] In { $count } of { $all } decisions something better was found.
    }
coach-judged = Judged by what could be known at the time, not by how it turned out.
coach-played = Played:
coach-better = Better:
coach-perhaps = Perhaps better:
coach-gain = { $gain } ± { $margin } chance to win
coach-gain-points = { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
coach-thorough = looked at thoroughly
coach-go = To this moment
coach-branch = Try it
coach-more-moves = Show more

## What can go wrong

fault-no-hints = This table was opened without hints.
fault-not-asked = Nothing is asked of you at the moment.
fault-not-over = The game is not over yet; the coach looks only at finished games.
