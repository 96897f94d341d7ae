# Was alle Spiele sagen, auf Deutsch.

seat-0 = Rot
seat-1 = Grün
seat-2 = Gelb
seat-3 = Weiß
seat-4 = Schwarz
seat-nobody = niemand

no-not-offered = Das ist keine Antwort auf die Frage, die gerade gestellt ist.
no-game-over = Das Spiel ist zu Ende.

price-in-parts = { $total }: { $parts }

points-start = Zu Beginn
points-before = Vor der Abzweigung
points-other = Andere Punkte

# Was an einem Werteset nicht stimmt. Namen von Blättern und Spalten stehen da, wie sie in ihm geschrieben sind.
box-too-long = ein Werteset hat höchstens { $most } Zeichen, dieses hat { $found }
box-too-many-lines = ein Werteset hat höchstens { $most } Zeilen, dieses hat { $found }
box-long-key = ein Schlüssel hat höchstens { $most } Teile mit Punkten dazwischen
box-not-toml = das ist kein TOML: { $why }
box-whole = whole ist eine Liste von Blättern; es gibt { $known }
box-other-game = das ist ein Werteset von { $found }, nicht von { $game }
box-no-format = ein Werteset beginnt mit seinem Format: format = { $known }
box-other-format = dieses Werteset hat Format { $found }; diese Version liest Format { $known }
box-unknown-base = es gibt kein Werteset { $found }, auf dem man aufbauen könnte; es gibt { $known }
box-unknown-sheet = es gibt kein Blatt { $sheet }; es gibt { $known }
box-not-rows = Blatt { $sheet } ist eine Liste von Zeilen, geschrieben [[{ $sheet }]]
box-rows = Blatt { $sheet } hat { $least } bis { $most } Zeilen, nicht { $found }
box-missing = { $column } fehlt
box-unknown-column = { $sheet } hat keine Spalte { $column }; es gibt { $known }
box-no-number = { $column } ist eine ganze Zahl, nicht { $found }
box-no-name = { $column } ist ein Name, nicht { $found }
box-no-list = { $column } ist eine Liste, nicht { $found }
box-no-text = { $column } ist ein kurzer Text, nicht { $found }
box-no-statuses = statuses hat einen Status für Spalten seines Blatts; es gibt { $known }
box-between = { $column } geht von { $least } bis { $most }, nicht { $found }
box-choice = { $column } ist eines von { $known }, nicht { $found }
box-letters = { $column } hat 1 bis { $most } Zeichen: keine Zeilenumbrüche, keine Leerzeichen am Rand
box-slug = { $column } hat Kleinbuchstaben, Ziffern und Bindestriche, höchstens { $most }
box-length = { $column } hat { $least } bis { $most } Einträge, nicht { $found }
box-twice = { $found } ist zweimal da
box-reference = { $column } nennt eine Zeile von { $other }: eine von { $known }, nicht { $found }
box-phrase = { $column }: { $found } ist nicht zu verstehen; es gibt { $known }
box-status = ein Status ist einer von { $known }, nicht { $found }
