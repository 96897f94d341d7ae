# What stands around the words of the companion of a first game, in English.

companion = Companion
companion-worth = Worth a look
companion-worth-by-end = Worth a look, by the end of the game:
companion-prepares = Prepares: { $steps }
companion-first = Strongest now: { $action }, about { $points } by the end of the game.
companion-looks = Looking for good moves…
companion-nothing = Nothing stands out here.
companion-later = Nothing changes at once. What follows counts.
companion-alike = About as good as the others.
companion-waits = Watch the others. I’ll be back on your turn.
companion-go-on = Let’s begin
companion-off = Hide tips
companion-call = Show tips
companion-how-to-win = How to win
companion-print = Print the summary
