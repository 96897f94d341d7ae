# Was die Seite über die Bots sagt, auf Deutsch.

ladder-title = Wie stark sind die Bots?
ladder-lead = Die Bots spielen nur mit dem, was ihr Platz wissen darf. Wie stark sie sind, wurde in vielen Partien mit ausgewogenen Plätzen gemessen; zu jeder Quote gehört der Bereich, in dem sie mit 95 % Sicherheit liegt.
ladder-levels = Stufen
ladder-bot = Bot
ladder-level = Stufe
ladder-played-by = Bot: { $bot }
ladder-time = Zeit für einen Zug
ladder-seconds = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
ladder-uniform = Antwortet zufällig: das Maß aller Dinge.
ladder-hasty = Sieht sich wenige Antworten an und nimmt die, die am meisten verspricht.
ladder-greedy = Sieht sich ganze Züge an und nimmt den, der am meisten verspricht.
ladder-search = Denkt voraus, auch für die anderen, so lange die Zeit reicht.
ladder-crew = Wie search, mit zwei Prozessoren.
ladder-learned = Denkt voraus, auch für die anderen, und urteilt nach dem, was tausende Partien es gelehrt haben.
ladder-matches = Vergleiche
ladder-against = { $first } gegen { $others }
ladder-itself = { $first } gegen sich selbst
ladder-several = { $count } × { $name }
ladder-rate = { $first } gewann { $rate } von { $games } Partien; mit 95 % Sicherheit zwischen { $low } und { $high }.
ladder-even = Gleich stark: { $rate }
ladder-of-seats = { $seats } Plätze, { $budget }
ladder-called = { $bot } ({ $level })
ladder-budget-s = { $count ->
        [one] { $count } Sekunde für einen Zug
       *[other] { $count } Sekunden für einen Zug
    }
ladder-budget-visits = { $count } Stellungen für einen Zug
ladder-budget-level = jeder mit der Zeit seiner Stufe
ladder-scores = Mittlere Punkte: { $scores }
ladder-measured = Startwert { $seed }, gemessen an Fassung { $commit }
ladder-key = Der Punkt ist die Quote, der Balken ihr Bereich; der Strich zeigt, was gleich starke Spieler gewännen.
ladder-ratings = Wertungen mit { $seats } Plätzen
ladder-ratings-levels = Wie die Stufen zueinander stehen, mit { $seats } Plätzen
ladder-rating = Wertung
ladder-interval = 95-%-Bereich
ladder-ratings-lead = Aus allen Vergleichen zusammen; wer etwa vier Punkte mehr hat, gewinnt zwei von drei Partien.
ladder-nothing = Noch nicht gemessen. Bis dahin gilt: je höher die Stufe, desto weiter denkt sie voraus.
ladder-how = Jeder kann nachmessen: „scripts/ladder“ spielt dieselben Partien mit denselben Startwerten.
