# What the plain board says, for any game, in English.

table = The table
options = Options of this table
empty = nothing
none = none
hidden = hidden
yes = yes
no = no
changed = changed
hint = Choose an answer from the list.
hint-watch = Marks show what the last action changed.

## Why not?

why-not = Why not something else?
why-action = What would you do?
why-choose = Choose
why-ask = Ask
