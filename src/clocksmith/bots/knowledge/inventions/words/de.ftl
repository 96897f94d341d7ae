# Woraus die Punkte bestehen, die ein Platz in Inventions erwarten darf, auf Deutsch.

account-points = erzielte Punkte
account-goals = Ziele
account-wealth = Wohlstandsplättchen
account-influence = Einfluss und Kettenaktionsmarker
account-people = Bürger und Einflussplättchen in ihrer Reichweite
account-cards = Ideen und Erfindungen
account-tiles = Fortschrittsplättchen
account-era = Ära des Meilensteins
account-turns = kommende Züge
account-rivals = was deine Gegner verlieren (oder gewinnen)
account-amount = { $count ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

# Was sich jetzt zählen lässt, vor und nach einer Antwort.

count-points = jetzt: { $before } → { $after }
count-influence = Einfluss jetzt { $before } → { $after }
count-wealth = jetzt: { $before } → { $after }
count-tiles = gelegt jetzt { $before } → { $after }
count-cards = Erfindungen jetzt { $before } → { $after }
