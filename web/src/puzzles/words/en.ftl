puzzles-about = Positions of bot games in which one turn is clearly best, proved by search. Find it: nothing shows you what a move would do.
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
puzzles-course = Your course
puzzles-course-none = You have not tried a puzzle yet. The first try at each one counts.
puzzles-course-guest = Kept in this browser.
puzzles-course-account = With an account it goes where you go.
puzzles-rating = Rating
puzzles-rating-about = Everybody begins at 25, as puzzles do: a puzzle with your rating is one you solve half of the time.
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
puzzle-find = It is your turn. One way to play it is clearly best.
puzzle-over = Your turn is over. Take it back, or have it judged.
puzzle-judging = Your turn is being compared with the best.
puzzle-right = Right! That is the best turn.
puzzle-wrong = { $games ->
    [one] Not quite: the best turn would win one more game in a hundred.
   *[other] Not quite: the best turn would win { $games } more games in a hundred.
}
puzzle-is-best = This is the best turn.
puzzle-counted = Your rating is { $rating } now.
puzzle-not-counted = Only the first try counts for your rating.
puzzle-failed = The turn could not be judged. Try again.
puzzle-judge = That is my turn
puzzle-again = Try again
puzzle-solution = Solution
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-explained = Why this turn is best
puzzle-best = The best turn
puzzle-yours = Your turn
puzzle-second = The next best turn
puzzle-why-yours = Compared with yours
puzzle-why-second = Compared with the next best
puzzle-gain = Of a hundred games it would win { $games } more, give or take { $unsure }.
puzzle-show = Show it on the board
puzzle-from-beginning = From the beginning
puzzle-leave = Leave the puzzle
puzzle-rival = Rival
