# What the editor of boxes says, in English.

boxes-title = Printed values: { $game }
boxes-lead = Enter the values from your own copy here. What is in italics and hatched is made up until you do. Type over a value, or press Space if it is right.
boxes-loading = Loading the box…
boxes-name = Name of the box
boxes-unnamed = My box
boxes-source = Source of the values
boxes-source-told = Source of the values: { $source }
boxes-house-source = From rulebooks and reviews. We made up the rest.
boxes-source-hint = First edition, 2023, my copy
boxes-entered = { $entered } of { $printed } values entered
boxes-next = Next made-up value
boxes-next-none = No made-up values are left.
boxes-undo = Undo
boxes-redo = Redo
boxes-checking = Checking…
boxes-right = This box is ready to play.
boxes-unchecked = Couldn’t reach the server, so the box is not checked.
boxes-wrong = { $count ->
    [one] There is one error.
   *[other] There are { $count } errors.
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
boxes-row-confirm = Row is right
boxes-row-none = This sheet has no rows.
boxes-keys = Keyboard
boxes-keys-move = Arrow keys and Tab move between cells. Enter goes down.
boxes-keys-type = Typing replaces a value, F2 edits it. The list at the cell completes what you type.
boxes-keys-confirm = Space marks a made-up value as right, Ctrl+Enter the whole row.
boxes-keys-copy = Ctrl+D copies the value from the cell above.
boxes-keys-paste = You can paste cells from a spreadsheet, several rows and columns at once.
boxes-keys-undo = Ctrl+Z undoes, Ctrl+Shift+Z redoes.
boxes-keys-next = F8 jumps to the next made-up value.
boxes-use = Use this box
boxes-try = Try against bot
boxes-use-wait = Fix the errors first. See the list above.
boxes-keep = Save and share
boxes-export = Save as a file
boxes-import = Load a file
boxes-kept = The box is on the server. With the link, anybody can look at it and play with it.
boxes-link = Link to this box
boxes-look = View
boxes-saved-unfinished = The file is saved. You can load it again and go on, but nobody can play with it yet.
boxes-loaded = { $name } was loaded.
boxes-file-large = This file is too large for a box.
boxes-damaged = { $count ->
    [one] This file has one error:
   *[other] This file has { $count } errors:
}
boxes-line = Line { $line }
boxes-start-from = Start from
boxes-drafts = Drafts in this browser
boxes-draft-kept = Your changes are saved here automatically.
boxes-draft-unkept = This browser can’t save the draft. Save it as a file.
boxes-draft-open = Open { $name }
boxes-draft-drop = Delete { $name }

## Maps

boxes-map = Map
boxes-map-tools = Map tools
boxes-map-sands = Map: arrow keys move the pen, Space sets it down, Enter closes an outline
boxes-pen-choose = Choose
boxes-pen-corner = Move corners
boxes-pen-ring = Draw the outline
boxes-pen-lane = Sea lanes
boxes-pen-good = Trade goods
boxes-pen-choose-hint = Choose a region to see its row below. { $region }
boxes-pen-corner-hint = Drag a corner. All regions that share it follow.
boxes-pen-ring-hint = { $region }: set one corner after another. On a neighbour’s corner, the two share it. Return to the first corner to close the outline.
boxes-pen-lane-hint = Choose two regions to add a sea lane between them or to remove it.
boxes-pen-good-hint = Choose a border to add a trade good or to remove it.
boxes-lane-from = From { $region } to…
boxes-region-new = Draw a new region
boxes-ring-close = Close the outline
boxes-ropes-hint = Drag a region to move it. Choose two regions to add a rope between them or to remove it.
boxes-rope-from = A rope from { $region } to…
boxes-region-at = { $region }: Enter starts or ends a rope, arrow keys move the region

## A box, and what differs from another

boxes-of = Box for { $game }
boxes-hash = Fingerprint
boxes-open-table = Play with it
boxes-edit-copy = Edit a copy
boxes-compare = Differences
boxes-compare-with = Compared with
boxes-same = No differences.
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
sheet-band = Influence bands
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
