# What puzzles of Khronos are about, in German.

theme-ripple = Wellen
theme-paradox = Zeitparadoxon
theme-payday = Zahltag
theme-building = Bauen
theme-enlarging = Vergrößerung
theme-demolition = Abriss
theme-join = Domänen gewinnen
theme-clash = Gleichstand und Schrumpfen
theme-ruins = Ruinen
theme-people = Bewohner der Vernunft
theme-journey = Zeitreisen
theme-exchange = Kartentausch
