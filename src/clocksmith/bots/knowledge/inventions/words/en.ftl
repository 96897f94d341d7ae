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
account-learned = experience from bot games
