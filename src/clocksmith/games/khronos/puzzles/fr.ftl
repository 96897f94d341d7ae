# What puzzles of Khronos are about, in French.

theme-ripple = Répercussions
theme-ripple-about = Un bâtiment d’un âge ancien laisse des copies dans les suivants.
theme-paradox = Paradoxe
theme-paradox-about = Une copie efface ce qui occupe sa place dans un âge ultérieur.
theme-payday = Jour de paie
theme-payday-about = Le tour se paie au prochain jour de paie.
theme-building = Construction
theme-building-about = Tout dépend de ce que vous bâtissez, et de l’endroit.
theme-enlarging = Agrandissement
theme-enlarging-about = Un bâtiment en devient un plus grand.
theme-demolition = Démolition
theme-demolition-about = Un petit bâtiment doit disparaître, le vôtre ou celui d’un rival.
theme-join = Prise de domaines
theme-join-about = Un rival perd un domaine.
theme-clash = Égalités et réductions
theme-clash-about = Des domaines se rejoignent, et un bâtiment à égalité rétrécit.
theme-ruins = Ruines
theme-ruins-about = Des ruines des Confréries sont restaurées.
theme-people = Habitants des Confréries
theme-people-about = Des habitants s’installent dans les bâtiments civils des Confréries.
theme-journey = Voyages
theme-journey-about = Les aventuriers changent d’âge au bon moment.
theme-exchange = Échange de cartes
theme-exchange-about = Les cartes de votre main ne sont pas celles qu’il faut jouer.
