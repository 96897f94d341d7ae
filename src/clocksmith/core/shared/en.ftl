# What all games say, in English.

seat-0 = Red
seat-1 = Green
seat-2 = Yellow
seat-3 = White
seat-4 = Black
seat-nobody = nobody

no-not-offered = That does not answer the question that is asked now.
no-game-over = The game is over.

price-in-parts = { $total }: { $parts }
