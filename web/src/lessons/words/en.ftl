learn = Learn
learn-about = Short lessons at a real table: a position, a sentence, and your move. Every try gets an answer, and you can always undo it.
learn-puzzles = Done with the lessons? Try the puzzles.
learn-done = { $done } of { $lessons } done
learn-is-done = done
learn-begin = Start
learn-continue = Continue
lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-free = On your own
lesson-go-on = Continue
lesson-take-back = Take it back
lesson-back = One step back
lesson-again = Start over
lesson-leave = Leave the lesson
lesson-next = Next lesson
lesson-play = Play a game
lesson-rival = Rival
lesson-on = Next
lesson-position = New position
lesson-show = Show me
lesson-done = Lesson { $number } of { $lessons } done.
lesson-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
