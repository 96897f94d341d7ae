# Was das Terminal über Inventions sagt, auf Deutsch.

example = pillar present
example-short = pi pr
which-place = Welcher Platz? Gib seinen Namen ein oder „back“.

clock = Runde { $round } von { $rounds }
era-number = Ära { $era }
epoch-pillar = Epochensäule
season-pillar = Saisonsäulen
order = Reihenfolge: { $seats }

assembly = Die Versammlung
era-track = Äraleiste
milestones = Meilensteine
ideas = Ideen
progress = Fortschritt

on-map = Welt
laid = Plättchen
idea = Idee
invention = Erfindung
presenter-sign = U
inventor-sign = E
innovator-sign = N
pillar-here = Säule von Chronos

needs = braucht { $milestone }
chains = erlaubt { $deed }
influence-tile = { $count } Bürger → { $ip } EP, erlaubt { $deed }
points-shown = { $ip } EP
specialist-tile = { $count } Bürger → { $benefit }
knowledge-with = Gelehrter: { $shown }
knowledge-without = kein Gelehrter: { $shown }
wealth-left = Wohlstand { $letter } ×{ $count }
discarded = Abgelegt, allen bekannt: { $milestones }
pile = Stapel (+{ $count })
display = Auslage
owned = besitzt

ip = EP
influence = Einfluss
tokens = Marker
home = Zu Hause (erschöpft)
academy = Akademie
scholars = Gelehrte
supply = Vorrat
row = Plättchen
influence-tiles = Einflussplättchen

in-row = in der Auslage
beside = neben der Karte
used = [benutzt]
hidden-goals = { $count ->
    [one] { $count } verdecktes Ziel
   *[other] { $count } verdeckte Ziele
}
goal-now = „{ $goal }“ bringt jetzt { $ip } EP
others-here = Einfluss für { $seats }
at-home = { $count } zu Hause

change-ip = EP { $old } → { $new }
change-influence = Einfluss { $old } → { $new }
change-tokens = Marker je Zug { $old } → { $new }
change-track-ip = EP für Einfluss { $old } → { $new }
change-wealth-ip = EP für Wohlstand { $old } → { $new }
change-tiles = gesetzte Plättchen { $old } → { $new }
change-inventions = Erfindungen { $old } → { $new }
change-supply = Vorrat { $old } → { $new }

legend-pillars = Epochensäule, Saisonsäule, nach dem Zeichen der Gesellschaft
legend-access = ob du Zugang zu einem Meilenstein hast
legend-flipped = umgedreht: für immer benutzt
legend-token = darauf liegt bis zum Ende der Ära ein Ökonomiemarker
legend-free = ein freies Feld
legend-mark = ein Platz, der angeboten wird
legend-extra = nach einem Meilenstein: zusätzliche Spezialisten, die beim Erfinden erschöpft werden
legend-aspiration = ein Bestrebensplättchen dieses Fachgebiets
legend-ropes = Taue
