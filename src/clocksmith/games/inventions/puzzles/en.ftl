# What puzzles of Inventions are about, in English.

theme-chain = Chains
theme-chain-about = One action brings another one along, and that one a third.
theme-era = Era track
theme-era-about = An era track reaches its next step.
theme-goal = Goals
theme-goal-about = Points for a goal.
theme-presenting = Presenting an idea
theme-presenting-about = Which idea to present, and in which region.
theme-inventing = Inventing
theme-inventing-about = An idea becomes an invention.
theme-innovating = Innovating
theme-innovating-about = An invention is improved.
theme-sharing = Sharing
theme-sharing-about = An invention is shared with the world.
theme-milestone = Milestones
theme-milestone-about = A milestone is within reach.
theme-diplomat = Diplomats
theme-diplomat-about = A diplomat goes or comes home.
theme-scholar = Scholars
theme-scholar-about = A scholar joins you.
theme-influence = Influence tiles
theme-influence-about = Where an influence tile pays.
theme-wealth = Wealth
theme-wealth-about = Which wealth tile to take.
theme-progress = Progress tiles
theme-progress-about = Which progress tile to take, and where to put it.
