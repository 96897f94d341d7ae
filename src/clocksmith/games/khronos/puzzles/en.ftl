# What puzzles of Khronos are about, in English.

theme-ripple = Ripples
theme-paradox = Paradox
theme-payday = Payday
theme-building = Building
theme-enlarging = Enlarging
theme-demolition = Demolition
theme-clash = Clashes and downsizing
theme-ruins = Ruins
theme-people = People in Reason
theme-journey = Journeys
theme-exchange = Exchange of cards
