puzzles-about = Positions from bot games in which one turn is best, proved by search. Find it: nothing shows you what a move would do.
puzzles-own = { $solved } of { $tried } solved · rating { $rating }
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Puzzle of the day, solved
puzzles-daily-failed = Puzzle of the day, tried
puzzles-next = Next puzzle
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-none = There are no puzzles yet.
puzzles-course = Progress
puzzles-course-none = You haven’t tried a puzzle yet. Your first try at each one counts.
puzzles-course-guest = Saved in this browser.
puzzles-course-account = With an account, you have it everywhere.
puzzles-rating = Rating
puzzles-rating-about = Everybody starts at 25, and so do puzzles. You solve a puzzle with your rating half of the time.
puzzles-rating-course = Rating after each puzzle: { $first } after the first, { $last } after the last of { $count }
puzzles-solved = Solved
puzzles-row = In a row
puzzles-days = Days in a row
puzzles-best = best { $best }
puzzles-theme = Theme
puzzles-latest = Latest
puzzles-was-solved = solved
puzzles-was-failed = not solved
puzzle = Puzzle
puzzle-rating = Rating { $rating }
puzzle-find = You are { $seat }. Find the turn that gains most.
puzzle-going = Go on, or check your turn.
puzzle-over = Ready? Check your turn, or undo.
puzzle-judging = Comparing your turn with the best one…
puzzle-right = Correct! That is the best turn.
puzzle-as-good = Correct! Your turn is as good as the best.
puzzle-given-up = Here is the best turn. The next one will work out.
puzzle-wrong = { $games ->
    [one] Not quite: the best turn wins one more game in a hundred.
   *[other] Not quite: the best turn wins { $games } more games in a hundred.
}
puzzle-is-best = This is the best turn.
puzzle-counted = Your rating is now { $rating }.
puzzle-not-counted = Only the first try counts for your rating.
puzzle-failed = Couldn’t check the turn. Try again.
puzzle-judge = Check my turn
puzzle-again = Try again
puzzle-solution = Solution
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-explained = Why this turn is best
puzzle-best = The best turn
puzzle-yours = Your turn
puzzle-second = The second-best turn
puzzle-why-yours = Compared with yours
puzzle-why-second = Compared with the second best
puzzle-gain = In a hundred games it wins { $games } more, give or take { $unsure }.
puzzle-gain-small = In a hundred games it wins about { $games } more. That is close: give or take { $unsure }.
puzzle-show = Show it on the board
puzzle-from-beginning = Start over
puzzle-leave = Leave the puzzle
puzzle-rival = Rival
puzzle-nothing-yet = Play something first
puzzle-not-yet = Answer the open question first
puzzle-hint = Hint
puzzle-hint-more = What to do
puzzle-hint-where = Look at the place that lights up.
puzzle-hint-off = Your answers so far are no part of the best turn. Undo, or start over.
puzzle-give-up = Give up
puzzle-about = Theme: { $themes }
puzzle-happens = What happens
puzzle-yours-as-good = Your turn, as good as the best
puzzles-themes = Themes
puzzles-themes-about = What the best turn is about. A puzzle tells its theme once it is solved, unless you pick it here.
puzzles-theme-own = { $solved } of { $tried } solved
puzzles-streak = Streak
puzzles-storm = Storm
run-streak-about = Puzzle after puzzle, harder and harder. The first one you miss ends the run.
run-storm-about = Solve as many puzzles as you can in three minutes, the easy ones first. The clock stops while your turn is checked.
run-begin = Start
run-again = Try again
run-skip = Skip
run-stop = End the run
run-right = Correct!
run-wrong = Missed.
run-solved = { $count } solved
run-result = { $count ->
    [0] No puzzle solved
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
run-record = { $before ->
    [0] Your first record.
   *[other] A new record: it was { $before }.
}
