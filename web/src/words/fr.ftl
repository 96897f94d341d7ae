# What the pages say, in English.

skip-to-content = Skip to the content
pages = Pages
new-table = New table
rules = Rules
try-again = Try again
to-home = To the start page
fan-work = An unofficial, free fan work. The games belong to their authors and publishers; all words and drawings here are our own.

not-found-title = There is nothing here
not-found-text = No page has this address. Perhaps a letter was lost on the way.

fault-unreachable = The server cannot be reached at the moment.
