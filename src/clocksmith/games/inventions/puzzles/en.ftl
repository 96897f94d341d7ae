# What puzzles of Inventions are about, in English.

theme-chain-of-two = A chain of two
theme-chain-of-three = A chain of three
theme-era = Era track
theme-goal = Goals
theme-presenting = Presenting an idea
theme-inventing = Inventing
theme-innovating = Innovating
theme-sharing = Sharing
theme-milestone = Milestones
theme-diplomat = Diplomats
theme-scholar = Scholars
theme-influence = Influence tiles
theme-wealth = Wealth
theme-progress = Progress tiles
