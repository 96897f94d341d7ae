# Was die Seite der Regeln sagt, auf Deutsch.

rules-title = Regeln
rules-of-games = Regeln der Spiele
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuche weniger oder kürzere Wörter.
    [one] { $count } Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
rules-contents = Inhalt
rules-address = Link zu { $number }
rules-see = siehe { $number }
rules-print = Drucken
rules-missing = Für dieses Spiel gibt es noch keinen Regeltext.
rules-no-number = Dieser Text hat keinen Absatz { $number }.
rules-on = In den Regeln weiterlesen
rules-search-all = Alle Regeln durchsuchen
rules-read = Regeln lesen
rules-summary = Übersicht drucken
rules-learn = Durch Spielen lernen
rules-more = { $count } weitere
rules-all-of = Alle Regeln von { $game }
rules-paper = Papier
diagram = Bild
diagram-try = Ausprobieren
diagram-over = Dein Zug ist zu Ende und damit dieses Bild. Nimm etwas zurück oder beginne von vorn.
diagram-leave = Zurück zu den Regeln
glossary = Begriffe des Spiels
