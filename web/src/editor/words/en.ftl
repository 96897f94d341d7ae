# What the map editor of Khronos says, in English.

editor-title = Map editor
editor-lead = Draw the land all three ages share: 16 columns, 20 rows, ten hamlets.
editor-name = Name of the map
editor-unnamed = New map
editor-brushes = Brushes
editor-brush-plain = Plain
editor-brush-forest = Forest
editor-brush-mountain = Mountain
editor-brush-river = River
editor-brush-hamlet = Hamlet
editor-tools = Tools
editor-tool-paint = Paint
editor-tool-fill = Fill
editor-undo = Undo
editor-undo-none = Nothing has been changed yet.
editor-redo = Redo
editor-redo-none = Nothing was undone.
editor-map = Map
editor-cell = { $cell }: { $ground ->
    [plain] plain
    [forest] forest
    [mountain] mountain
   *[river] river
}{ $hamlet ->
    [yes] , hamlet
   *[no] {""}
}
editor-hamlets = { $count } of { $wanted } hamlets
editor-checking = Checking …
editor-valid = This map can be played.
editor-refused-count = A map has ten hamlets; this one has { $count }.
editor-refused-touch = The hamlet at { $cell } touches another one.
editor-unchecked = The server cannot be reached; the map is not checked.
editor-start-from = Start from
editor-start-valley = Valley
editor-start-empty = Empty land
editor-started-valley = You started from the valley. Undo brings your drawing back.
editor-started-empty = You started from empty land. Undo brings your drawing back.
editor-file = File
editor-save = Save as a file
editor-load = Load a file
editor-loaded = { $name } was loaded.
editor-file-unreadable = This file holds no map: it should have 20 rows of 16 letters.
editor-file-large = This file is too large for a map.
editor-file-rows = A map has { $wanted } rows, this file has { $count }.
editor-file-row = Row { $row } has { $count } cells, not { $wanted }.
editor-file-letter = Row { $row } has an unknown letter: { $letter }
editor-drafts = Drafts in this browser
editor-drafts-none = What you draw is kept here automatically.
editor-draft-open = Open { $name }
editor-draft-drop = Throw away { $name }
editor-draft-new = New draft
editor-draft-kept = Kept in this browser.
editor-draft-unkept = This browser does not allow the draft to be kept. Save it as a file.
editor-play = Open a table on this map
editor-play-wait = The map must be right first: what is missing stands above.
editor-keys = Keyboard
editor-keys-move = Arrow keys move over the map, Home and End go to the ends of a row.
editor-keys-paint = Space or Enter paints; with Shift held, arrows paint as they move.
editor-keys-brush = 1 to 5 choose a brush, F fills an area with it.
editor-keys-undo = Ctrl+Z undoes, Ctrl+Shift+Z redoes.
