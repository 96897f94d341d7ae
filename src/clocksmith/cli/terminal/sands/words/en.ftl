# What the terminal says about The Sands of Time, in English.

example = build quarry italia
example-short = b q ita
which-place = Which region? Type its name or its beginning, or “back”.

map = REGIONS
chronicles = CHRONICLES AND ADVANCES
setting-up = Setup
clock = Generation { $generation }, round { $round }
start-player = Start player { $seat }

points = Points
unrest = Unrest
heritage = heritage
heritage-of = { $category } heritage
crops = Crops
gold = Gold
income-crops = income of crops
income-gold = income of gold
regions = Regions
peasants = Peasants
soldiers = Soldiers
advances = Advances
fountains = Fountains
lyres = Lyres
goods = Goods
emphasis = Emphasis
played = played { $cards }
bonuses = bonus actions { $bonuses }
chosen = chosen { $cards }
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}

forecast = Still needed for your chronicles: items for the space / heritage
chronicle = Chronicle
crowded = { $region } ({ $seat }) holds { $citizens } citizens, and has room for { $room }: unrest will rise.
threat = { $seat } could plunder { $region } and take { $amount }.
supply = Structures left

change = { $what } { $old } → { $new }

legend-tile = { $resource }, capacity 4
legend-capital = capital
legend-province = province
legend-colony = colony
legend-ways = { $example }: the neighbour Italia, a trade good ({ $sign }) on the border, caravans of 0 and 1; small letters: out of play
legend-crowded = too full
legend-offered = offered
legend-track = Dynasty track
legend-marker = the marker
legend-growth = growth
legend-cards = [3] a chronicle card, [?] one face down; a number beside a seat on a space: what it counts there
legend-supply = in brackets: income of stores, people left in supply
ground-plain = plain
ground-mountain = mountain
ground-island = island
