# Was der Trainer am Tisch und in einer Wiederholung sagt, auf Deutsch.

coach-hint = Tipp
coach-hint-close = Den Tipp weglegen
coach-thinks = Ein Bot denkt über deine Frage nach …
coach-then = Danach:
coach-chance = Gewinnaussicht: { $chance }
coach-why = Warum?
coach-against = Verglichen mit: { $action } ({ $chance })
coach-against-now = Verglichen mit deinem jetzigen Stand:
coach-more = { $points ->
        [one] { $what }: { $points } Punkt mehr
       *[other] { $what }: { $points } Punkte mehr
    }
coach-less = { $points ->
        [one] { $what }: { $points } Punkt weniger
       *[other] { $what }: { $points } Punkte weniger
    }
coach-despite = Zuerst kostet es etwas; die bessere Aussicht kommt von dem, was folgt.
coach-alike = In Punkten läuft beides etwa auf dasselbe hinaus.
coach-do-it = So machen
coach-chosen = Gewählt

## Ein ganzes Spiel

coach-analyse = Analysieren
coach-title = Trainer
coach-begins = Der Trainer sieht sich das Spiel zum ersten Mal an …
coach-progress = { $looked } von { $decisions } Entscheidungen gründlich angesehen …
coach-done = { $looked } von { $decisions } Entscheidungen gründlich angesehen; fertig.
coach-curve = Wie es stand
coach-chances = Gewinnaussicht
coach-points = Erwartete Punkte
coach-at = Nach Schritt { $step }
coach-turning = Wendepunkte
coach-turned = Schritt { $step }: { $seat } von { $from } auf { $to }.
coach-no-turning = Es gab keinen Augenblick, der das Spiel wendete.
coach-as-table = Die Kurve als Tabelle
coach-when = Wann
coach-beginning = Der Anfang
coach-end = Das Ende
coach-step = Schritt { $step }
coach-luck = Glück und Spiel
coach-luck-lead = Warum sich die Gewinnaussicht im Lauf des Spiels verändert hat: alle Änderungen in Prozentpunkten, zusammengezählt.
coach-draws = Glück beim Ziehen
coach-play = Eigene Entscheidungen
coach-others = Entscheidungen der anderen
coach-from-to = von { $from } auf { $to }
coach-moves = Bessere Antworten
coach-moves-of = Entscheidungen von
coach-everybody = allen
coach-moves-lead = { $count ->
        [0] Bei { $all } Entscheidungen fand sich nichts Besseres.
        [one] Bei einer von { $all } Entscheidungen fand sich etwas Besseres.
       *[other] Bei { $count } von { $all } Entscheidungen fand sich etwas Besseres.
    }
coach-judged = Beurteilt nach dem, was man damals wissen konnte, nicht nach dem, was daraus wurde.
coach-played = Gespielt:
coach-better = Besser:
coach-perhaps = Vielleicht besser:
coach-gain = { $gain } ± { $margin } Gewinnaussicht
coach-gain-points = { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
coach-thorough = gründlich angesehen
coach-go = Zu diesem Augenblick
coach-branch = Ausprobieren
coach-more-moves = Mehr zeigen

## Was schiefgehen kann

fault-no-hints = Dieser Tisch wurde ohne Tipps eröffnet.
fault-not-asked = Im Augenblick wirst du nichts gefragt.
fault-not-over = Das Spiel ist noch nicht zu Ende; der Trainer sieht sich nur beendete Spiele an.
