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
box-whole = whole muss eine Liste von Blättern sein; es gibt { $known }
box-other-game = das ist ein Werteset von { $found }, nicht von { $game }
box-no-format = ein Werteset muss mit seinem Format beginnen: format = { $known }
box-other-format = dieses Werteset hat Format { $found }; diese Version liest Format { $known }
box-unknown-base = es gibt kein Werteset { $found } als Grundlage; es gibt { $known }
box-unknown-sheet = es gibt kein Blatt { $sheet }; es gibt { $known }
box-not-rows = Blatt { $sheet } muss eine Liste von Zeilen sein, geschrieben [[{ $sheet }]]
box-rows = Blatt { $sheet } muss { $least } bis { $most } Zeilen haben, nicht { $found }
box-missing = { $column } fehlt
box-unknown-column = { $sheet } hat keine Spalte { $column }; es gibt { $known }
box-no-number = { $column } muss eine ganze Zahl sein, nicht { $found }
box-no-name = { $column } muss ein Name sein, nicht { $found }
box-no-list = { $column } muss eine Liste sein, nicht { $found }
box-no-text = { $column } muss ein kurzer Text sein, nicht { $found }
box-no-statuses = statuses muss Spalten seines Blatts einen Status geben; es gibt { $known }
box-between = { $column } muss zwischen { $least } und { $most } liegen, nicht bei { $found }
box-choice = { $column } muss eines von { $known } sein, nicht { $found }
box-letters = { $column } muss 1 bis { $most } Zeichen haben: keine Zeilenumbrüche, keine Leerzeichen am Rand
box-slug = { $column } muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, höchstens { $most }
box-length = { $column } muss { $least } bis { $most } Einträge haben, nicht { $found }
box-twice = { $found } kommt zweimal vor
box-reference = { $column } muss eine Zeile von { $other } nennen: eine von { $known }, nicht { $found }
box-phrase = { $column }: { $found } ist unverständlich; es gibt { $known }
box-status = ein Status muss einer von { $known } sein, nicht { $found }
