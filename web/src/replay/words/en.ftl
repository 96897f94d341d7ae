# What the replay says, in English.

replay-title = Replay
replay-loading = Loading the game…
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-begin = To the beginning
replay-back = One step back
replay-on = One step forward
replay-end = To the end
replay-is-begin = this is the first step
replay-is-end = this is the last step
replay-is-empty = nothing has been played yet
replay-play = Play
replay-pause = Pause
replay-more = More
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-steady = Normal
replay-speed-quick = Fast
replay-speed-fastest = Very fast
replay-jump = Jump to
replay-jump-none = a round…
replay-viewer = Seen by
replay-viewer-open = everybody: all hands open
replay-viewer-spectator = a spectator
replay-log = Log
replay-deal = The deal
replay-late = time was up
replay-times = { $count } times
replay-players = Players
replay-deed = { $seat }: { $deed }
replay-copy = Copy link
replay-copied = Link copied.
replay-not-copied = This browser blocks copying. Copy the link from the address bar.
replay-record = Download record
replay-points = Points
replay-points-at = At step { $step }
replay-upload = Upload record
replay-branch-over = the game ends here
replay-branch-past = while a game is running, you can play on only from its current position
replay-branch-lead = This opens a new table with the position after step { $step }. The game here stays as it is.
replay-branch-hidden = Cards that you can’t know are dealt anew.
replay-branch-of = A branch of another game, from step { $step }.
replay-table = To the table
replay-marks = Marks on the slider
replay-mark-turn = A turn ends
replay-mark-round = A round begins
replay-mark-scoring = { $game ->
    [khronos] Income
   *[other] Points
}
replay-mark-clash = { $game ->
    [khronos] Tie in a domain
   *[other] A clash
}
replay-mark-loss = { $game ->
    [khronos] Paradox
   *[other] A loss
}
replay-keys = Keys: ← and → go step by step, Page up and Page down turn by turn, Home and End to the ends. Space plays, S skips animations.
