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
