# What the page of the rules says, in English.

rules-title = Rules
rules-of-games = Rules of the games
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer or shorter words.
    [one] { $count } paragraph found.
   *[other] { $count } paragraphs found.
}
rules-contents = Contents
rules-address = Link to { $number }
rules-see = see { $number }
rules-print = Print
rules-missing = There are no written rules for this game yet.
rules-no-number = This text has no paragraph { $number }.
rules-on = Continue in the rules
rules-search-all = Search all rules
rules-read = Read the rules
rules-summary = Print the summary
rules-learn = Learn by playing
rules-more = { $count } more
rules-all-of = All rules of { $game }
rules-paper = Paper
diagram = Diagram
diagram-try = Try it
diagram-over = Your turn is over, and so is this diagram. Undo something, or start over.
diagram-leave = Back to the rules
glossary = Terms of the game
