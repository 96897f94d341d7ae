# What a board says that a game declares as data, in English.

hidden = hidden
none = none
yes = yes
no = no
empty = nothing here
everything = Everything on the table
answers = All answers as a list
hint = Pick one of the outlined places, or a button.
hint-watch = Brass rims show what the last action changed.
