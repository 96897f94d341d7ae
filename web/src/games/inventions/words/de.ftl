# Was das Brett von Inventions neben den Worten des Spiels sagt, auf Deutsch.

## Teile des Bretts

parts = Teile des Bretts
front-0 = Welt
front-1 = Foren
front-2 = Ideen
front-3 = Gesellschaften
front-4 = Ketten
world = Die Welt
assembly = Die Versammlung
tracks = Ären, Einfluss und Zugreihenfolge
shelves = Ideen und Meilensteine
societies = Gesellschaftstafeln
whose-society = Gezeigte Tafel
hint-looking = { $by ->
        [finger] Tippe auf etwas, um mehr zu erfahren.
       *[mouse] Zeige auf etwas, um mehr zu erfahren.
    }
hint-asked = Wähle eine der hervorgehobenen Möglichkeiten.

## Regionen

no-card = Noch keine Idee hier
citizens-of = { $count } von { $seat }
specialist-tile = { $count ->
        [one] Präsentieren mit { $count } Bürger: { $benefit }
       *[other] Präsentieren mit { $count } Bürgern: { $benefit }
    }
presenting = Präsentieren hier: { $what }.
knowledge = Wissensplättchen
knowledge-points = { $ip } EP für jedes
scholar-here = Ein Gelehrter ist hier:
no-scholar = Wissensplättchen ohne Gelehrten:
scholar-teaches = Ein Gelehrter lehrt: { $what }.
knowledge-left = Das Wissensplättchen zeigt „{ $what }“; sein Gelehrter ist fort.
wealth-of = Wohlstand { $letter } ×{ $count }
wealth-left = Wohlstandsplättchen übrig: { $count }
wealth-here = { $tile } ({ $what }), noch { $count }.
influence-spaces = Plätze für Einflussplättchen
spaces-free = { $count ->
        [one] ein freier Platz für ein Einflussplättchen
       *[other] { $count } freie Plätze für Einflussplättchen
    }
influence-tile = braucht { $count ->
        [one] { $count } Bürger
       *[other] { $count } Bürger
    }, bringt { $ip } EP, Kettenaktion: { $deed }

## Ideen und Meilensteine

era = Ära { $era }
era-now = jetzt
era-1 = Steinzeit
era-2 = Jungsteinzeit
era-3 = Metallzeit
era-4 = Antike
era-5 = Moderne
era-6 = Computer
invention = Erfindung
extra = kostet +{ $count } Bürger
costs-extra = Sie kostet { $count } Bürger mehr.
needs = Braucht den Meilenstein „{ $milestone }“.
needs-why = Braucht den Meilenstein „{ $milestone }“ ({ $why }).
chains-as-invention = Als Erfindung erlaubt sie die Kettenaktion „{ $deed }“.
access-of = bei { $owner }
reached-why = Du kannst ihn nutzen: { $why }.
barred-why = Du kannst ihn noch nicht nutzen: { $why }.
handshake = Ein Diplomat dort bringt: { $benefit }.
idea-display = Ideenauslage
deck-left = noch { $count } im Stapel
pile-top = oben auf dem Stapel
eureka-display = Heureka-Auslage
taken = genommen
private-displays = Private Meilensteine
unclaimed = frei
common-knowledge = Allgemeinwissen
common-spaces = Platz für { $count }
discarded = { $count ->
        [one] { $count } abgelegter Meilenstein, allen bekannt
       *[other] { $count } abgelegte Meilensteine, allen bekannt
    }
posts-free = { $count ->
        [0] voll
       *[other] { $count } frei
    }

## Versammlung und Leisten

forum = Forum { $forum }
epoch-of = Epochensäule von { $seat }
season-of = Saisonsäule von { $seat }
planned = geplant
plan-ahead = Du bist als Nächstes dran. Wähle schon, wohin deine Säule kommt, während der Zug vor dir zu Ende geht.
when = Runde { $round } von { $rounds } · Ära { $era }: { $name }
round-season = Runde { $round }: eine Saisonsäule
round-epoch = Runde { $round }: die Epochensäule, dann endet die Ära
round-now = Runde { $round }, jetzt
influence-track = Einfluss
band = { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Marker
    }, { $ip } EP am Ende, { $change } beim Ärawechsel
turn-order = Zugreihenfolge
take-rank = Platz { $place }
deed-0 = Lege eine eigene Idee in eine Region ohne Karte. Bürger gehen auf ihr Spezialistenplättchen, das seinen Vorteil bringt.
deed-1 = Mache eine präsentierte Idee, deren Meilenstein du nutzen kannst, zur Erfindung. Erhalte ein Bestreben (Technologie).
deed-2 = Beteilige dich an einer fremden Erfindung, erhalte einen Spezialisten und nutze vielleicht ihre Aktion als Kettenaktion.
deed-3 = Alle an einer Erfindung bekommen ihren Anteil. Du bekommst ein Wohlstandsplättchen oder einen Joker.
deed-4 = Hole Bürger aus einer Region heim. Erhalte ein Bestreben (Ökonomie) und nutze vielleicht eine eigene Erfindung für eine Kettenaktion.
deed-5 = Lege ein Einflussplättchen aus, wo du die meisten Bürger hast, und nutze vielleicht eines deiner eigenen für eine Kettenaktion.
deed-6 = Ein Bürger folgt einem Tau. Erhalte ein Bestreben (Kultur) und lerne vielleicht von einem Gelehrten.
deed-7 = Nimm einen Meilenstein einer späteren Ära und ein Feld der Äraleiste.
deed-8 = Ein Bürger geht auf einen Meilenstein, der seinen Vorteil bringt.
deed-9 = Ein Bürger kommt als Akademiker von einem Meilenstein heim. Der Meilenstein bringt seinen Vorteil noch einmal.

## Gesellschaften

citizens = Bürger
# Beside a number, with which some languages change the word.
available = { $count ->
       *[other] verfügbar
    }
exhausted = { $count ->
       *[other] erschöpft
    }
academics = Akademiker
of-at-most = von höchstens { $count }
scholars = Gelehrte
supply = im Vorrat
chain-tokens = Kettenaktionsmarker
progress-map = Fortschrittskarte
progress-limit = bis zu { $count } pro Zug
row = Plättchenreihe
row-cost = Setzen kostet { $count } Einfluss
row-empty = Leer.
aspiration = Bestreben: { $field }
marked = in dieser Ära genutzt
flipped = umgedreht
flipped-count = { $count ->
        [one] { $count } Technologieplättchen ist umgedreht.
       *[other] { $count } Technologieplättchen sind umgedreht.
    }
ideas = Ideen ({ $count })
inventions = Erfindungen ({ $count })
none-there = Keine.
no-ideas = Keine Ideen.
influence-tiles = Eigene Einflussplättchen
goals = Private Ziele
goals-scored = die besten { $count } zählen
goals-hidden = { $count ->
        [one] { $count } Ziel, bis zum Ende verborgen
       *[other] { $count } Ziele, bis zum Ende verborgen
    }
goal-now = { $ip } von { $most } EP
goal-part = { $metric }: { $count }, { $ip } EP
at-home = { $count } daheim
copies-left = noch { $count }

## Ketten und Teilen

chains = Ketten
tokens-ready = { $count ->
        [one] { $seat }: { $count } Marker
       *[other] { $seat }: { $count } Marker
    }
chains-now = Jetzt
chains-open = Nach einer möglichen Aktion
chains-none = Gerade ist keine Kettenaktion möglich.
chains-barred = { $count ->
        [one] { $count } Kettenaktion nicht möglich, und warum
       *[other] { $count } Kettenaktionen nicht möglich, und warum
    }
opened-by = nach { $deed }
brings-points = EP für Wissensplättchen
source-card = Eigene Erfindung „{ $name }“
source-card-there = Erfindung „{ $name }“ ({ $where })
source-influence_tile = Einflussplättchen { $name }, sobald es liegt
source-influence_tile-there = Einflussplättchen { $name } ({ $where })
source-knowledge = Wissensplättchen { $name }
source-knowledge-there = Gelehrter ({ $where })
source-tile = Plättchen { $name }
sharings = Was Teilen bringen würde
whoever-shares = { $seat }, für das Teilen
due-ip = +{ $ip } EP
due-card = behält die Karte
due-card-leaves = die Karte verlässt das Spiel
due-joins = +{ $count } aus dem Vorrat auf die Weltkarte
due-released = { $count ->
        [one] { $count } Bürger auf die Weltkarte
       *[other] { $count } Bürger auf die Weltkarte
    }
reward-wealth = { $tile }
reward-joker = ein Joker-Bestreben
reward-none = nichts
or = oder

## Chronos

chronos = Chronos
chronos-here = Die Säule von Chronos steht hier
chronos-facts = Säule: { $region }; Vorrat: { $supply }
chronos-taken = Aus dem Spiel: { $tiles }
chronos-last = Sein letzter Zug, Schritt für Schritt:
chronos-waits = Chronos hatte hier noch keinen Zug.

## Tafeln am Rand

ip = Erfindungspunkte
ip-short = EP
influence = Einfluss
at-hand = verfügbare Spezialisten und Akademiker
at-hand-short = bereit
tiles-placed = Plättchen auf der Fortschrittskarte
tiles-short = { $count ->
       *[other] Plättchen
    }
inventions-owned = eigene Erfindungen
inventions-short = { $count ->
        [one] Erfindung
       *[other] Erfindungen
    }
tokens-short = { $count ->
       *[other] Marker
    }
end-now = Wäre jetzt Schluss: +{ $track } für Einfluss, +{ $wealth } für Wohlstand
change-ip = EP { $change }
change-influence = Einfluss { $change }
change-tokens = Marker { $change }
change-tiles = Plättchen { $change }
change-inventions = Erfindungen { $change }
change-wealth_ip = Wohlstand { $change }

legend-wealth = Wohlstand
legend-citizen = Bürger
legend-academic = Akademiker: zählt für jedes Fachgebiet
legend-scholar = Gelehrter
legend-knowledge = Wissensplättchen
legend-token = Kettenaktionsmarker
legend-influence = Einfluss
legend-ip = EP: Punkte
legend-supply = Vorrat
legend-goal = Privates Ziel
legend-epoch = Epochensäule
legend-season = Saisonsäule
