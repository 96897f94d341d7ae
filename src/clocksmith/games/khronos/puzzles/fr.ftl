# What puzzles of Khronos are about, in French.

theme-ripple = Ce qui se propage
theme-paradox = Paradoxe
theme-payday = Jour de paie
theme-building = Bâtir
theme-enlarging = Agrandissement
theme-demolition = Démolition
theme-clash = Heurts et réductions
theme-ruins = Ruines
theme-people = Habitants des Confréries
theme-journey = Voyages
theme-exchange = Échange de cartes
