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

points-start = At the start
points-before = Before the branch
points-other = Other points

# What is wrong with a box. Names of sheets and columns stand as they are written in it.
box-too-long = a box has at most { $most } characters, this one has { $found }
box-too-many-lines = a box has at most { $most } lines, this one has { $found }
box-long-key = a key has at most { $most } parts with dots between them
box-not-toml = this is not TOML: { $why }
box-whole = whole must be a list of sheets; there are { $known }
box-other-game = this is a box of { $found }, not of { $game }
box-no-format = a box must begin with its format: format = { $known }
box-other-format = this box has format { $found }; this version reads format { $known }
box-unknown-base = there is no box { $found } to build on; there are { $known }
box-unknown-sheet = there is no sheet { $sheet }; there are { $known }
box-not-rows = sheet { $sheet } must be a list of rows, written [[{ $sheet }]]
box-rows = sheet { $sheet } must have { $least } to { $most } rows, not { $found }
box-missing = { $column } is missing
box-unknown-column = { $sheet } has no column { $column }; there are { $known }
box-no-number = { $column } must be a whole number, not { $found }
box-no-name = { $column } must be a name, not { $found }
box-no-list = { $column } must be a list, not { $found }
box-no-text = { $column } must be a short text, not { $found }
box-no-statuses = statuses must give columns of its sheet a status; there are { $known }
box-between = { $column } must be from { $least } to { $most }, not { $found }
box-choice = { $column } must be one of { $known }, not { $found }
box-letters = { $column } must have 1 to { $most } characters: no line breaks, no spaces at its ends
box-slug = { $column } must be lower-case letters, digits and dashes, at most { $most }
box-length = { $column } must have { $least } to { $most } entries, not { $found }
box-twice = { $found } is there twice
box-reference = { $column } must name a row of { $other }: one of { $known }, not { $found }
box-phrase = { $column }: { $found } is not understood; there are { $known }
box-status = a status must be one of { $known }, not { $found }
