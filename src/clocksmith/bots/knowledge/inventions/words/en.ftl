# What the points a seat may expect in Inventions consist of, in English.

account-points = points scored
account-goals = goals
account-wealth = Wealth tiles
account-influence = influence and chain tokens
account-people = citizens, and influence tiles in their reach
account-cards = ideas and inventions
account-tiles = progress tiles
account-era = era of the milestone
account-turns = turns to come
account-rivals = what your rivals lose (or gain)
account-amount = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}

# What can be counted now, before and after an answer.

count-points = now: { $before } → { $after }
count-influence = influence now { $before } → { $after }
count-wealth = now: { $before } → { $after }
count-tiles = placed now { $before } → { $after }
count-cards = inventions now { $before } → { $after }
