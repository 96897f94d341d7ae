puzzles = Puzzles
puzzles-about = Positions of bot games in which one turn is clearly best, proved by search. Find it: nothing shows you what a move would do.
puzzles-own = { $solved } of { $tried } solved · rating { $rating } · { $streak } in a row, { $longest } at best
puzzles-daily = Puzzle of the day
puzzles-next = Next puzzle
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-none = There are no puzzles yet.
puzzle = Puzzle
puzzle-rating = Rating { $rating }
puzzle-find = It is your turn. One way to play it is clearly best.
puzzle-over = Your turn is over. Take it back, or have it judged.
puzzle-right = Right! That is the best turn.
puzzle-wrong = Not quite: the best turn wins { $percent } % more often.
puzzle-failed = The turn could not be judged. Try again.
puzzle-judge = That is my turn
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-again = From the beginning
puzzle-leave = Leave the puzzle
puzzle-rival = Rival
