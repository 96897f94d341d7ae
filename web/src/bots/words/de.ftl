# Was die Seite über die Bots sagt, auf Deutsch.

bots-title = Wie stark sind die Bots?
bots-lead = Die Bots spielen nur mit dem, was ihr Platz wissen darf. Wie stark sie sind, wurde in vielen Partien mit ausgewogenen Plätzen gemessen; zu jeder Quote gehört der Bereich, in dem sie mit 95 % Sicherheit liegt.
bots-levels = Stufen
bots-bot = Bot
bots-level = Stufe
bots-played-by = Bot: { $bot }
bots-time = Zeit für einen Zug
bots-seconds = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
bots-uniform = Antwortet zufällig: der Maßstab für alle anderen.
bots-hasty = Sieht sich wenige Antworten an und nimmt die, die am meisten verspricht.
bots-greedy = Sieht sich ganze Züge an und nimmt den, der am meisten verspricht.
bots-search = Denkt voraus, auch für die anderen, so lange die Zeit reicht.
bots-crew = Wie search, mit zwei Prozessoren.
bots-learned = Denkt voraus, auch für die anderen, und urteilt nach dem, was tausende Partien es gelehrt haben.
bots-matches = Vergleiche
bots-against = { $first } gegen { $others }
bots-itself = { $first } gegen sich selbst
bots-several = { $count } × { $name }
bots-rate = { $first } gewann { $rate } von { $games } Partien; mit 95 % Sicherheit zwischen { $low } und { $high }.
bots-even = Gleich stark: { $rate }
bots-of-seats = { $seats } Plätze, { $budget }
bots-called = { $bot } ({ $level })
bots-budget-s = { $count ->
        [one] { $count } Sekunde für einen Zug
       *[other] { $count } Sekunden für einen Zug
    }
bots-budget-visits = { $count } Stellungen für einen Zug
bots-budget-level = jeder mit der Zeit seiner Stufe
bots-scores = Mittlere Punkte: { $scores }
bots-measured = Startwert { $seed }, gemessen mit Commit { $commit }
bots-key = Der Punkt ist die Quote, der Balken ihr Bereich; der Strich zeigt, was gleich starke Spieler gewännen.
bots-ratings = Wertungen mit { $seats } Plätzen
bots-ratings-levels = Wie die Stufen zueinander stehen, mit { $seats } Plätzen
bots-rating = Wertung
bots-interval = 95-%-Intervall
bots-ratings-lead = Aus allen Vergleichen zusammen; wer etwa vier Punkte mehr hat, gewinnt zwei von drei Partien.
bots-nothing = Noch nicht gemessen. Bis dahin gilt: je höher die Stufe, desto weiter denkt sie voraus.
bots-how = Jeder kann nachmessen: „scripts/ladder“ spielt dieselben Partien mit denselben Startwerten.
