# What the terminal says about a game without a drawing of its own, in English.

which-place = Which one? Type its name, or “back”.
no-signs = This game is shown in words, without signs.
yes = yes
no = no
