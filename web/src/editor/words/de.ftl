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
editor-undo-none = Es wurde noch nichts geändert.
editor-redo = Wiederholen
editor-redo-none = Es wurde nichts zurückgenommen.
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
editor-valid = Auf dieser Karte kann gespielt werden.
editor-refused-count = Eine Karte hat zehn Weiler; diese hat { $count }.
editor-refused-touch = Der Weiler auf { $cell } berührt einen anderen.
editor-unchecked = Der Server ist nicht erreichbar; die Karte ist nicht geprüft.
editor-start-from = Beginnen mit
editor-start-valley = Tal
editor-start-empty = Leeres Land
editor-started-valley = Du hast mit dem Tal begonnen. Rückgängig bringt deine Zeichnung wieder.
editor-started-empty = Du hast mit leerem Land begonnen. Rückgängig bringt deine Zeichnung wieder.
editor-file = Datei
editor-save = Als Datei sichern
editor-load = Datei laden
editor-loaded = { $name } wurde geladen.
editor-file-unreadable = Diese Datei enthält keine Karte: keine 20 Zeilen mit 16 Buchstaben gefunden.
editor-file-large = Diese Datei ist zu groß für eine Karte.
editor-file-rows = Eine Karte hat { $wanted } Zeilen, diese Datei hat { $count }.
editor-file-row = Zeile { $row } hat { $count } Felder, nicht { $wanted }.
editor-file-letter = Zeile { $row } hat einen unbekannten Buchstaben: { $letter }
editor-drafts = Entwürfe in diesem Browser
editor-drafts-none = Was du zeichnest, wird hier von selbst aufbewahrt.
editor-draft-open = { $name } öffnen
editor-draft-drop = { $name } wegwerfen
editor-draft-new = Neuer Entwurf
editor-draft-kept = In diesem Browser aufbewahrt.
editor-draft-unkept = Dieser Browser bewahrt den Entwurf nicht auf. Sichere ihn als Datei.
editor-play = Tisch auf dieser Karte eröffnen
editor-play-wait = Erst muss die Karte stimmen: Was fehlt, steht darüber.
editor-keys = Tastatur
editor-keys-move = Pfeiltasten gehen über die Karte, Pos1 und Ende an die Enden einer Zeile.
editor-keys-paint = Leertaste oder Eingabe malt; mit gehaltener Umschalttaste malen die Pfeile beim Gehen.
editor-keys-brush = 1 bis 5 wählen einen Pinsel, F gießt ihn aus.
editor-keys-undo = Strg+Z nimmt zurück, Strg+Umschalt+Z tut es wieder.
