# What the points a seat may expect in The Sands of Time consist of, in English.

account-points = points so far
account-chronicles = chronicles and wonders of this dynasty
account-later = chronicles and wonders of later dynasties
account-means = resources, income and unlocked categories
account-unrest = unrest
account-land = soldiers and regions within reach
account-cards = chosen cards still to use
account-lead = most regions, least unrest, most fountains and lyres
account-learned = experience from bot games
