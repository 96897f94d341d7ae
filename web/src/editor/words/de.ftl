# Was der Karteneditor von Khronos sagt, auf Deutsch.

editor-title = Karteneditor
editor-lead = Zeichne das Land, das alle drei Zeitalter teilen: 16 Spalten, 20 Zeilen, zehn Weiler.
editor-name = Name der Karte
editor-unnamed = Neue Karte
editor-brushes = Pinsel
editor-brush-plain = Ebene
editor-brush-forest = Wald
editor-brush-mountain = Gebirge
editor-brush-river = Fluss
editor-brush-hamlet = Weiler
editor-tools = Werkzeuge
editor-tool-paint = Malen
editor-tool-fill = Füllen
editor-undo = Rückgängig
editor-undo-none = Noch hast du nichts geändert.
editor-redo = Wiederholen
editor-redo-none = Es gibt nichts zu wiederholen.
editor-map = Karte
editor-cell = { $cell }: { $ground ->
    [plain] Ebene
    [forest] Wald
    [mountain] Gebirge
   *[river] Fluss
}{ $hamlet ->
    [yes] , Weiler
   *[no] {""}
}
editor-hamlets = { $count } von { $wanted } Weilern
editor-checking = Wird geprüft …
editor-valid = Diese Karte ist spielbar.
editor-refused-count = Eine Karte hat zehn Weiler; diese hat { $count }.
editor-refused-touch = Der Weiler auf { $cell } berührt einen anderen.
editor-unchecked = Der Server ist nicht erreichbar. Die Karte ist darum nicht geprüft.
editor-start-from = Beginnen mit
editor-start-valley = Tal
editor-start-empty = Leeres Land
editor-started-valley = Du hast mit dem Tal neu begonnen. Rückgängig holt deine Zeichnung zurück.
editor-started-empty = Du hast mit leerem Land neu begonnen. Rückgängig holt deine Zeichnung zurück.
editor-file = Datei
editor-save = Als Datei speichern
editor-load = Datei laden
editor-loaded = { $name } wurde geladen.
editor-file-unreadable = Diese Datei ist keine Karte. Eine Karte hat 20 Zeilen mit je 16 Buchstaben.
editor-file-large = Diese Datei ist zu groß für eine Karte.
editor-file-rows = Eine Karte hat { $wanted } Zeilen, diese Datei hat { $count }.
editor-file-row = Zeile { $row } hat { $count } Felder, nicht { $wanted }.
editor-file-letter = Zeile { $row } hat einen unbekannten Buchstaben: { $letter }
editor-drafts = Entwürfe in diesem Browser
editor-drafts-none = Deine Zeichnung wird hier automatisch gespeichert.
editor-draft-open = { $name } öffnen
editor-draft-drop = { $name } löschen
editor-draft-new = Neuer Entwurf
editor-draft-kept = In diesem Browser gespeichert.
editor-draft-unkept = Dieser Browser kann den Entwurf nicht speichern. Speichere ihn als Datei.
editor-play = Karte spielen
editor-play-wait = Bringe zuerst die Karte in Ordnung. Was fehlt, steht oben.
editor-keys = Tastatur
editor-keys-move = Pfeiltasten bewegen dich über die Karte. Pos1 und Ende gehen an die Enden einer Zeile.
editor-keys-paint = Leertaste oder Eingabe malt. Halte Umschalt, um mit den Pfeiltasten zu malen.
editor-keys-brush = 1 bis 5 wählen einen Pinsel, F füllt damit eine Fläche.
editor-keys-undo = Strg+Z macht rückgängig, Strg+Umschalt+Z wiederholt.
