# What the terminal says about Khronos, in English.

example = build keep might f7
example-short = b k m f7
which-place = Which place? Type its cell, or “back”.

clock = Round { $round } of { $rounds }, income in { $income }
piles = Pile { $pile }, discards { $discards }
face-up = Face up { $cards }

ecus = Ecus
cubes = Cubes
adventurers = Adventurers (cards left)
cards = Cards
domain = Domain
holders = Held by
pays = Pays

change-ecus = ecus { $old } → { $new }
change-ecus-by = ecus { $by }
change-cubes = cubes { $old } → { $new }
change-income = income in { $age } { $old } → { $new }
change-holder = { $age }: the domain around { $cell } belongs to { $seats } and pays { $ecus }

legend-ruin = ruin: paler and hatched
legend-cubes = a number on a building: whose cube it is; in a title: whose adventurer
legend-mark = a place that is offered (* on a building)
ground-plain = plain
ground-forest = forest
ground-mountain = mountain
ground-river = river

income-line = Income
