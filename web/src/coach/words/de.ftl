# Was der Trainer am Tisch und in einer Wiederholung sagt, auf Deutsch.

coach-hint = Tipp
coach-hint-close = Tipp schließen
coach-thinks = Ein Bot denkt über deinen Zug nach …
coach-then = Danach:
coach-chance = Gewinnchance: { $chance }
coach-why = Warum?
coach-against = Verglichen mit: { $action }
coach-against-end = Verglichen mit dem Ende des Zuges:
coach-instead = Zweitbeste Möglichkeit: { $action } ({ $chance })
coach-prepares = Das bereitet vor: { $steps }
coach-brings = Bis zum Spielende etwa:
coach-brings-later = Nach einem weiteren Zug von dir, im Mittel:
coach-later = Noch lässt sich nichts zählen. Es zählt, was folgt.
coach-alike = Nach Punkten sind beide etwa gleich gut.
coach-do-it = So spielen
coach-chosen = Gewählt

## Ein Lerntisch

teach-label = Dein Zug
teach-looks = Dein Zug wird geprüft …
teach-costs = Dieser Zug kostet dich bis zum Spielende etwa { $points }.
teach-caused = Was dein Zug ändert
teach-missed = Was ein besserer Zug gegenüber deinem bringt
teach-better = Besseren Zug zeigen
teach-back = Zurücknehmen
teach-see = Ausprobieren

## Ein ganzes Spiel

coach-analyse = Analysieren
coach-title = Trainer
coach-begins = Der Trainer verschafft sich einen ersten Überblick …
coach-progress = Analyse läuft: { $looked } von { $decisions } Entscheidungen …
coach-done = Analyse fertig: { $looked } von { $decisions } Entscheidungen.
coach-curve = Verlauf der Partie
coach-chances = Gewinnchance
coach-points = Erwartete Punkte
coach-at = Nach Schritt { $step }
coach-turning = Wendepunkte
coach-turned = Schritt { $step }: { $seat } von { $from } auf { $to }.
coach-decided = { $seat }: { $action }
coach-no-turning = Es gab keinen Wendepunkt.
coach-as-table = Als Tabelle zeigen
coach-when = Wann
coach-beginning = Der Anfang
coach-end = Das Ende
coach-step = Schritt { $step }
coach-luck = Glück und Können
coach-luck-lead = Was die Gewinnchance verändert hat, addiert in Prozentpunkten.
coach-draws = Glück beim Ziehen
coach-play = Eigene Entscheidungen
coach-others = Entscheidungen der anderen
coach-from-to = von { $from } auf { $to }
coach-moves = Bessere Züge
coach-moves-of = Entscheidungen von
coach-everybody = allen
coach-moves-lead = { $count ->
        [0] In { $all } Entscheidungen fand der Trainer nichts Besseres.
        [one] In einer von { $all } Entscheidungen fand der Trainer etwas Besseres.
       *[other] In { $count } von { $all } Entscheidungen fand der Trainer etwas Besseres.
    }
coach-judged = Beurteilt nach dem, was man wissen konnte, nicht nach dem Ausgang.
coach-played = Gespielt:
coach-better = Besser:
coach-perhaps = Vielleicht besser:
coach-gain = { $gain } ± { $margin } Gewinnchance
coach-thorough = gründlich geprüft
coach-go = Zu diesem Moment
coach-branch = Ausprobieren
coach-more-moves = Mehr zeigen

## Was schiefgehen kann

fault-no-hints = Dieser Tisch wurde ohne Tipps eröffnet.
fault-not-asked = Du bist gerade nicht am Zug.
fault-not-over = Die Partie läuft noch. Der Trainer analysiert nur beendete Partien.
