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
account-learned = Erfahrung aus Bot-Partien
