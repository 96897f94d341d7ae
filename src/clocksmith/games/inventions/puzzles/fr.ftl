# What puzzles of Inventions are about, in French.

theme-chain-of-two = Une chaîne de deux
theme-chain-of-three = Une chaîne de trois
theme-era = Piste des ères
theme-goal = Objectifs
theme-presenting = Présenter une idée
theme-inventing = Inventer
theme-innovating = Améliorer
theme-sharing = Partager
theme-milestone = Jalons
theme-diplomat = Diplomates
theme-scholar = Érudits
theme-influence = Tuiles d’influence
theme-wealth = Richesse
theme-progress = Tuiles de progrès
