# What puzzles of Khronos are about, in English.

theme-ripple = Ripples
theme-paradox = Paradox
theme-payday = Payday
theme-building = Building
theme-enlarging = Upgrades
theme-demolition = Demolition
theme-join = Taking domains
theme-clash = Ties and shrinking
theme-ruins = Ruins
theme-people = People in Reason
theme-journey = Journeys
theme-exchange = Exchange of cards
