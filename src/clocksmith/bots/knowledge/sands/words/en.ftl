# What the points a seat may expect in The Sands of Time consist of, in English.

account-points = points so far
account-chronicles = chronicles and wonders of this dynasty
account-later = chronicles and wonders of later dynasties
account-means = resources, income and unlocked categories
account-unrest = unrest
account-land = soldiers and regions within reach
account-cards = chosen cards still to use
account-lead = most regions, least unrest, most fountains and lyres
account-homeland = room for peasants, crops and gold in your provinces
account-rivals = what your rivals lose (or gain)
account-amount = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}

# What can be counted now, before and after an answer.

count-points = now: { $before } → { $after }
count-means = resources now { $before } → { $after }
count-unrest = now: { $before } → { $after }
count-land = regions now { $before } → { $after }
