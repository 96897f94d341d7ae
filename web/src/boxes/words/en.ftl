# What the editor of boxes says, in English.

boxes-title = What is printed: { $game }
boxes-lead = Read the values off your own copy and enter them here: what is slanted and hatched is made up until you do. Type over a value, or press Space if it is printed just so.
boxes-loading = The box is being opened …
boxes-name = Name of the box
boxes-unnamed = My box
boxes-source = Where the values are from
boxes-source-told = Where the values are from: { $source }
boxes-house-source = What can be read in rulebooks and reviews; the rest we made up.
boxes-source-hint = First edition, 2023, my copy
boxes-entered = { $entered } of { $printed } values entered
boxes-next = Next stand-in
boxes-next-none = No stand-in is left.
boxes-undo = Undo
boxes-redo = Redo
boxes-checking = Checking …
boxes-right = This box can be played with.
boxes-unchecked = The server cannot be reached; the box is not checked.
boxes-wrong = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
}
boxes-sheets = Sheets
boxes-part = Part
boxes-value = Value
boxes-cell-empty = empty
boxes-state-stand-in = still made up
boxes-state-entered = entered
boxes-state-wrong = wrong
boxes-state-drawn = not printed
boxes-row-add = Add a row
boxes-row-most = This sheet has at most { $count } rows.
boxes-row-remove = Remove this row
boxes-row-least = This sheet has at least { $count } rows.
boxes-row-confirm = This row is printed so
boxes-row-none = This sheet has no row.
boxes-keys = Keyboard
boxes-keys-move = Arrow keys and Tab move from cell to cell, Enter goes down.
boxes-keys-type = Typing replaces a value, F2 changes it; the list below the cell completes what you type.
boxes-keys-confirm = Space confirms a stand-in, Ctrl+Enter the whole row: it is printed just so.
boxes-keys-copy = Ctrl+D takes the value of the cell above.
boxes-keys-paste = Cells of a spreadsheet can be pasted, several rows and columns at once.
boxes-keys-undo = Ctrl+Z undoes, Ctrl+Shift+Z redoes.
boxes-keys-next = F8 jumps to the next stand-in.
boxes-use = Use this box
boxes-try = Try it against a bot
boxes-use-wait = The box must be checked and right first: see above.
boxes-keep = Keep and share
boxes-export = Save as a file
boxes-import = Load a file
boxes-kept = It is kept on the server: whoever has the link can look at it and play with it.
boxes-link = Link to this box
boxes-look = Look at it
boxes-loaded = { $name } was loaded.
boxes-file-large = This file is too large for a box.
boxes-damaged = { $count ->
    [one] This file is not quite right:
   *[other] { $count } things in this file are not right:
}
boxes-line = Line { $line }:
boxes-start-from = Start from
boxes-drafts = Drafts in this browser
boxes-draft-kept = What you enter is kept here automatically.
boxes-draft-unkept = This browser does not allow the draft to be kept. Save it as a file.
boxes-draft-open = Open { $name }
boxes-draft-drop = Throw away { $name }

## Maps

boxes-map = Map
boxes-map-tools = Tools for the map
boxes-map-sands = Map: arrow keys move the pen, Space sets it down, Enter closes a ring
boxes-pen-choose = Choose
boxes-pen-corner = Move corners
boxes-pen-ring = Draw the outline
boxes-pen-lane = Sea lanes
boxes-pen-good = Trade goods
boxes-pen-choose-hint = Touch a region to see its row below. { $region }
boxes-pen-corner-hint = Drag a corner: all regions that share it follow.
boxes-pen-ring-hint = { $region }: set corner after corner; on a corner of a neighbour the two share it. Come back to the first to close it.
boxes-pen-lane-hint = Touch two regions: a way over the sea joins them, or the one there was is gone.
boxes-pen-good-hint = Touch a border to lay a trade good on it, or to take it away.
boxes-lane-from = From { $region } to …
boxes-region-new = Draw a new region
boxes-ring-close = Close the outline
boxes-ropes-hint = Drag a region to move it. Touch two regions to draw a rope between them, or to take it away.
boxes-rope-from = A rope from { $region } to …
boxes-region-at = { $region }: Enter takes an end of a rope, arrow keys move it

## A box, and what differs from another

boxes-of = A box of { $game }
boxes-hash = Known by
boxes-open-table = Open a table with it
boxes-edit-copy = Enter values in a copy
boxes-compare = What differs
boxes-compare-with = Compared with
boxes-same = Nothing differs.
boxes-differences = { $count ->
    [one] One value differs.
   *[other] { $count } values differ.
}
boxes-before = There
boxes-after = Here
boxes-whole-row = the whole row

## Sheets

sheet-region = Regions
sheet-border = Borders
sheet-tile = Tiles
sheet-structure = Structures
sheet-advance = Advances
sheet-card = Cards
sheet-space = Spaces
sheet-chronicle = Chronicles
sheet-dynasty = Dynasties
sheet-overflow = Overflow
sheet-growth = Growth
sheet-roll = Die rolls
sheet-supply = Supply
sheet-number = Numbers
sheet-corner = Corners
sheet-strait = Straits
sheet-island = Islands
sheet-deed = Actions
sheet-era = Eras
sheet-band = Progress bands
sheet-milestone = Milestones
sheet-idea = Ideas
sheet-specialist = Specialists
sheet-knowledge = Knowledge
sheet-influence = Influence
sheet-economy = Economy tiles
sheet-culture = Culture tiles
sheet-technology = Technology tiles
sheet-wealth = Wealth tiles
sheet-start = Start tile
sheet-goal = Goals
sheet-map = Maps
sheet-deck = Decks
sheet-income = Income rounds
sheet-surcharge = Surcharges

## Columns

column-name = Name
column-title = Title
column-terrain = Terrain
column-players = Players
column-ring = Corners
column-x = Across
column-y = Down
column-wide = Width
column-sea = Sea
column-regions = Between
column-kind = Kind
column-good = Trade good
column-lane = Sea lane
column-resource = Yields
column-capacity = Capacity
column-category = Category
column-level = Level
column-fountains = Fountains
column-lyres = Lyres
column-on-build = When built
column-effects = Effects
column-effect = Effect
column-lock = Lock
column-locked = Behind the lock
column-row = Row
column-rule = Rule
column-symbols = Symbols
column-whole = Whole
column-counts = Counts
column-number = Number
column-points = Points
column-needs = Needs
column-first = First
column-last = Last
column-space = Space
column-round = Round
column-least = At least
column-structures = Structures
column-value = Value
column-corners = Corners
column-ropes = Ropes to
column-spaces = Spaces
column-forum = Forum
column-rounds = Rounds
column-from = From
column-to = To
column-tokens = Tokens
column-ip = IP
column-change = Change
column-era = Era
column-place = Place
column-benefit = Benefit
column-code = Code
column-field = Field
column-milestone = Milestone
column-extra = Extra
column-chain = Chains
column-citizens = Citizens
column-deed = Action
column-changes = Changes
column-add = By
column-pair = Pair
column-scores = Scores
column-most = At most
column-rows = Rows
column-count = Count
column-ruin = As a ruin
column-edition = Edition
column-cards = Cards
column-forest = Forest
column-mountain = Mountain
column-status = Status
column-source = Source
