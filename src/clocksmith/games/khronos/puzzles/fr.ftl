# What puzzles of Khronos are about, in French.

theme-ripple = Répercussions
theme-paradox = Paradoxe
theme-payday = Jour de paie
theme-building = Construction
theme-enlarging = Agrandissement
theme-demolition = Démolition
theme-join = Prise de domaines
theme-clash = Égalités et réductions
theme-ruins = Ruines
theme-people = Habitants des Confréries
theme-journey = Voyages
theme-exchange = Échange de cartes
