# What the replay says, in English.

replay-title = Replay
replay-loading = Fetching the game …
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-begin = To the beginning
replay-back = One step back
replay-on = One step on
replay-end = To the end
replay-is-begin = this is the beginning
replay-is-end = this is the end
replay-is-empty = nothing has been played yet
replay-play = Play
replay-pause = Pause
replay-more = More
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-steady = Steady
replay-speed-quick = Quick
replay-speed-fastest = Fastest
replay-jump = Jump to
replay-jump-none = a round …
replay-viewer = Seen by
replay-viewer-open = everybody: all hands open
replay-viewer-spectator = a spectator
replay-log = What happened
replay-deal = The deal
replay-late = time was up
replay-times = { $count } times
replay-players = Players
replay-deed = { $seat }: { $deed }
replay-copy = Copy link to this moment
replay-copied = The link is copied.
replay-not-copied = The browser does not allow copying; the address bar holds the link.
replay-record = Download the record
replay-points = Points
replay-points-at = At step { $step }
replay-upload = Upload a record
replay-branch = Play on from here
replay-branch-over = it is the end: there is nothing to play on
replay-branch-past = only the present position of a game in progress can be played on
replay-branch-lead = A new table begins with the position after step { $step }. What was played here stays as it is.
replay-branch-hidden = The cards you cannot know are dealt anew.
replay-branch-open = Open the table
replay-branch-of = A branch of another game, from its step { $step }.
replay-table = To the table
replay-marks = Signs on the slider
replay-mark-turn = A turn ends
replay-mark-round = A round begins
replay-mark-scoring = { $game ->
    [khronos] Income
   *[other] Points
}
replay-mark-clash = { $game ->
    [khronos] Buildings tie in one domain
   *[other] A clash
}
replay-mark-loss = { $game ->
    [khronos] Paradox
   *[other] A loss
}
replay-keys = Keys: ← and → step, Page up and Page down go turn by turn, Home and End to the ends, Space plays, S skips what moves.
