# What the page of the rules says, in English.

rules-title = Rules
rules-of-games = Rules of the games
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Fewer or shorter words find more.
    [one] { $count } paragraph found.
   *[other] { $count } paragraphs found.
}
rules-contents = Contents
rules-address = Link to { $number }
rules-see = see { $number }
rules-print = Print
rules-missing = There is no rules text for this game yet.
rules-no-number = This text has no paragraph { $number }.
rules-on = Read on in the rules
rules-search-all = Search the rules of all games
rules-read = Read the rules
rules-summary = On one page, to print
rules-learn = Learn by playing
rules-more = { $count } more
rules-all-of = All rules of { $game }
rules-paper = Paper
diagram = Diagram
diagram-try = Try it
diagram-over = Your turn is over, and so is this diagram. Take something back, or begin again.
diagram-leave = Back to the rules
glossary = Words of the game
