# What stands around the words of the companion of a first game, in English.

companion = Companion
companion-worth = Worth a look
companion-looks = Looking what is worth a look …
companion-nothing = Nothing stands out here.
companion-later = Nothing changes at once: what follows counts.
companion-alike = About as good as the others.
companion-waits = Watch what the others do. I speak again when you are asked.
companion-go-on = Let us begin
companion-off = Switch the companion off
companion-call = Call the companion
companion-how-to-win = How to win
companion-print = The whole summary, to print
