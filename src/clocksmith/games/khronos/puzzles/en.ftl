# What puzzles of Khronos are about, in English.

theme-ripple = Ripples
theme-ripple-about = A building in an early age leaves copies in later ones.
theme-paradox = Paradox
theme-paradox-about = A copy wipes out what stands in its place in a later age.
theme-payday = Payday
theme-payday-about = The turn pays off at the next payday.
theme-building = Building
theme-building-about = What you build, and where, makes the difference.
theme-enlarging = Upgrades
theme-enlarging-about = A building becomes a larger one.
theme-demolition = Demolition
theme-demolition-about = A small building has to go, yours or a rival’s.
theme-join = Taking domains
theme-join-about = A rival loses a domain.
theme-clash = Ties and shrinking
theme-clash-about = Domains meet, and a tied building must shrink.
theme-ruins = Ruins
theme-ruins-about = Ruins in Reason are restored.
theme-people = People in Reason
theme-people-about = Inhabitants move into civil buildings of Reason.
theme-journey = Journeys
theme-journey-about = Adventurers travel to another age at the right time.
theme-exchange = Exchange of cards
theme-exchange-about = The cards in your hand are not the ones to play.
