# What puzzles of Inventions are about, in French.

theme-chain = Chaînes
theme-chain-about = Une action en entraîne une autre, et celle-ci encore une.
theme-era = Piste des ères
theme-era-about = Une piste des ères atteint son prochain palier.
theme-goal = Objectifs
theme-goal-about = Des points pour un objectif.
theme-presenting = Présenter une idée
theme-presenting-about = Quelle idée présenter, et dans quelle région.
theme-inventing = Inventer
theme-inventing-about = Une idée devient une invention.
theme-innovating = Améliorer
theme-innovating-about = Une invention est améliorée.
theme-sharing = Partager
theme-sharing-about = Une invention est partagée avec le monde.
theme-milestone = Jalons
theme-milestone-about = Un jalon est à portée.
theme-diplomat = Diplomates
theme-diplomat-about = Un diplomate part ou rentre.
theme-scholar = Érudits
theme-scholar-about = Un érudit vous rejoint.
theme-influence = Tuiles d’influence
theme-influence-about = Où une tuile d’influence rapporte.
theme-wealth = Richesse
theme-wealth-about = Quelle tuile de richesse prendre.
theme-progress = Tuiles de progrès
theme-progress-about = Quelle tuile de progrès prendre, et où la poser.
