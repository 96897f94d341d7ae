# What the page about the bots says, in English.

bots-title = How strong are the bots?
bots-lead = The bots play only by what their seat may know. How strong they are was measured in many games with balanced seats; every rate comes with the interval in which it lies with 95% certainty.
bots-levels = Levels
bots-bot = Bot
bots-level = Level
bots-played-by = Bot: { $bot }
bots-time = Time for a turn
bots-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
bots-uniform = Answers at random: the yardstick for all others.
bots-hasty = Looks at a few answers and takes the one that promises most.
bots-greedy = Looks at whole turns and takes the one that promises most.
bots-search = Thinks ahead, for the others too, for as long as it has time.
bots-crew = Like search, with two processors.
bots-learned = Thinks ahead, for the others too, and judges by what thousands of games have taught it.
bots-matches = Matches
bots-against = { $first } against { $others }
bots-itself = { $first } against itself
bots-several = { $count } × { $name }
bots-rate = { $first } won { $rate } of { $games } games; with 95% certainty between { $low } and { $high }.
bots-even = Even: { $rate }
bots-of-seats = { $seats } seats, { $budget }
bots-called = { $bot } ({ $level })
bots-budget-s = { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
bots-budget-visits = { $count } positions a turn
bots-budget-level = each with the time of its level
bots-scores = Mean scores: { $scores }
bots-measured = Seed { $seed }, measured at commit { $commit }
bots-key = The dot is the rate, the bar its interval; the line marks what equal players would win.
bots-ratings = Ratings with { $seats } seats
bots-ratings-levels = How the levels compare, with { $seats } seats
bots-rating = Rating
bots-interval = 95% interval
bots-ratings-lead = From all matches together; about four points more win two of three games.
bots-nothing = Not measured yet. Until then: the higher the level, the more it thinks ahead.
bots-how = Anybody can repeat the measurement: “scripts/ladder” plays the same games from the same seeds.
