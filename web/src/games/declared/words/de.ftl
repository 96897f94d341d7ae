# What a board says that a game declares as data, in German.

hidden = verdeckt
none = keins
yes = ja
no = nein
empty = nichts
everything = Alles auf dem Tisch
answers = Alle Antworten als Liste
hint = Wähle einen der umrandeten Plätze oder eine Schaltfläche.
hint-watch = Messingränder zeigen, was die letzte Aktion geändert hat.
