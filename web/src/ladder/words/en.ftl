# What the page about the bots says, in English.

ladder-title = How strong are the bots?
ladder-lead = The bots play only by what their seat may know. How strong they are was measured in many games with balanced seats; every rate comes with the interval in which it lies with 95% certainty.
ladder-levels = Levels
ladder-bot = Bot
ladder-level = Level
ladder-played-by = Bot: { $bot }
ladder-time = Time for a turn
ladder-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ladder-uniform = Answers at random: the yardstick for all others.
ladder-hasty = Looks at a few answers and takes the one that promises most.
ladder-greedy = Looks at whole turns and takes the one that promises most.
ladder-search = Thinks ahead, for the others too, for as long as it has time.
ladder-crew = Like search, with two processors.
ladder-learned = Thinks ahead, for the others too, and judges by what thousands of games have taught it.
ladder-matches = Matches
ladder-against = { $first } against { $others }
ladder-itself = { $first } against itself
ladder-several = { $count } × { $name }
ladder-rate = { $first } won { $rate } of { $games } games; with 95% certainty between { $low } and { $high }.
ladder-even = Even: { $rate }
ladder-of-seats = { $seats } seats, { $budget }
ladder-called = { $bot } ({ $level })
ladder-budget-s = { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
ladder-budget-visits = { $count } positions a turn
ladder-budget-level = each with the time of its level
ladder-scores = Mean scores: { $scores }
ladder-measured = Seed { $seed }, measured at commit { $commit }
ladder-key = The dot is the rate, the bar its interval; the line marks what equal players would win.
ladder-ratings = Ratings with { $seats } seats
ladder-ratings-levels = How the levels compare, with { $seats } seats
ladder-rating = Rating
ladder-interval = 95% interval
ladder-ratings-lead = From all matches together; about four points more win two of three games.
ladder-nothing = Not measured yet. Until then: the higher the level, the more it thinks ahead.
ladder-how = Anybody can repeat the measurement: “scripts/ladder” plays the same games from the same seeds.
