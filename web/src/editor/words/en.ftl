# What the map editor of Khronos says, in English.

editor-title = Map editor
editor-lead = Draw the land that all three ages share: 16 columns, 20 rows, ten hamlets.
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
editor-redo-none = There is nothing to redo.
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
editor-checking = Checking…
editor-valid = This map can be played.
editor-refused-count = A map has ten hamlets; this one has { $count }.
editor-refused-touch = The hamlet at { $cell } touches another one.
editor-unchecked = Couldn’t reach the server, so the map is not checked.
editor-start-from = Start from
editor-start-valley = Valley
editor-start-empty = Empty land
editor-started-valley = You started again from the valley. Undo brings your drawing back.
editor-started-empty = You started again from empty land. Undo brings your drawing back.
editor-file = File
editor-save = Save as a file
editor-load = Load a file
editor-loaded = { $name } was loaded.
editor-file-unreadable = This file is not a map. A map has 20 rows of 16 letters.
editor-file-large = This file is too large for a map.
editor-file-rows = A map has { $wanted } rows, this file has { $count }.
editor-file-row = Row { $row } has { $count } cells, not { $wanted }.
editor-file-letter = Row { $row } has an unknown letter: { $letter }
editor-drafts = Drafts in this browser
editor-drafts-none = Your drawing is saved here automatically.
editor-draft-open = Open { $name }
editor-draft-drop = Delete { $name }
editor-draft-new = New draft
editor-draft-kept = Saved in this browser.
editor-draft-unkept = This browser can’t save the draft. Save it as a file.
editor-play = Play this map
editor-play-wait = Fix the map first. See the list above.
editor-keys = Keyboard
editor-keys-move = Arrow keys move over the map. Home and End go to the ends of a row.
editor-keys-paint = Space or Enter paints. Hold Shift to paint with the arrow keys.
editor-keys-brush = 1 to 5 choose a brush, F fills an area with it.
editor-keys-undo = Ctrl+Z undoes, Ctrl+Shift+Z redoes.
