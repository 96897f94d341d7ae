# What the terminal says about Inventions, in English.

example = pillar present
example-short = pi pr
which-place = Which place? Type its name, or “back”.

clock = Round { $round } of { $rounds }
era-number = era { $era }
epoch-pillar = epoch pillar
season-pillar = season pillars
order = Turn order: { $seats }

assembly = The assembly
era-track = Era track
milestones = Milestones
ideas = Ideas
progress = Progress

on-map = map
laid = tiles
idea = idea
invention = invention
presenter-sign = P
inventor-sign = I
innovator-sign = N
pillar-here = the pillar of Chronos

needs = needs { $milestone }
chains = chains { $deed }
influence-tile = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
} → { $ip } IP, chains { $deed }
points-shown = { $ip } IP
specialist-tile = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
} → { $benefit }
knowledge-with = scholar: { $shown }
knowledge-without = no scholar: { $shown }
wealth-left = Wealth { $letter } ×{ $count }
discarded = Discarded, known to all: { $milestones }
pile = Pile (+{ $count })
display = Display
owned = owns

ip = IP
influence = Influence
tokens = Tokens
home = Home (exhausted)
academy = Academy
scholars = Scholars
supply = Supply
row = Row
influence-tiles = Influence tiles

in-row = in the row
beside = beside the map
used = [used]
hidden-goals = { $count ->
    [one] { $count } hidden goal
   *[other] { $count } hidden goals
}
goal-now = “{ $goal }” scores { $ip } IP now
others-here = influence for { $seats }
at-home = { $count } at home

change-ip = IP { $old } → { $new }
change-influence = influence { $old } → { $new }
change-tokens = tokens of a turn { $old } → { $new }
change-track-ip = IP for influence { $old } → { $new }
change-wealth-ip = IP for Wealth { $old } → { $new }
change-tiles = tiles placed { $old } → { $new }
change-inventions = inventions { $old } → { $new }
change-supply = supply { $old } → { $new }

legend-pillars = epoch pillar, season pillar, after the sign of the society
legend-access = whether you have access to a milestone
legend-flipped = flipped: used for good
legend-token = an economy token lies on it until the era ends
legend-free = a free space
legend-mark = a place that is offered
legend-extra = after a milestone: extra specialists to exhaust when inventing
legend-aspiration = an aspiration tile of that field
legend-ropes = Ropes
