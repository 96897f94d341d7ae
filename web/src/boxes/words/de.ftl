# What the editor of boxes says, in German.

boxes-title = Was gedruckt ist: { $game }
boxes-lead = Lies die Werte von deinem eigenen Exemplar ab und trage sie hier ein: Was schräg und schraffiert ist, ist bis dahin ausgedacht. Überschreibe einen Wert, oder drücke die Leertaste, wenn er genau so gedruckt ist.
boxes-loading = Die Schachtel wird geöffnet …
boxes-name = Name der Schachtel
boxes-unnamed = Meine Schachtel
boxes-source = Woher die Werte sind
boxes-source-told = Woher die Werte sind: { $source }
boxes-house-source = Was in Regelheften und Besprechungen steht; das Übrige haben wir uns ausgedacht.
boxes-source-hint = Erste Ausgabe, 2023, mein Exemplar
boxes-entered = { $entered } von { $printed } Werten eingetragen
boxes-next = Nächster Platzhalter
boxes-next-none = Es ist kein Platzhalter mehr da.
boxes-undo = Rückgängig
boxes-redo = Wiederholen
boxes-checking = Wird geprüft …
boxes-right = Mit dieser Schachtel kann gespielt werden.
boxes-unchecked = Der Server ist nicht erreichbar; die Schachtel ist nicht geprüft.
boxes-wrong = { $count ->
    [one] Eines stimmt noch nicht.
   *[other] { $count } Dinge stimmen noch nicht.
}
boxes-sheets = Blätter
boxes-part = Teil
boxes-value = Wert
boxes-cell-empty = leer
boxes-state-stand-in = noch ausgedacht
boxes-state-entered = eingetragen
boxes-state-wrong = falsch
boxes-state-drawn = nicht gedruckt
boxes-row-add = Zeile hinzufügen
boxes-row-most = Dieses Blatt hat höchstens { $count } Zeilen.
boxes-row-remove = Diese Zeile entfernen
boxes-row-least = Dieses Blatt hat mindestens { $count } Zeilen.
boxes-row-confirm = Diese Zeile ist so gedruckt
boxes-row-none = Dieses Blatt hat keine Zeile.
boxes-keys = Tastatur
boxes-keys-move = Pfeiltasten und Tab führen von Zelle zu Zelle, die Eingabetaste nach unten.
boxes-keys-type = Tippen ersetzt einen Wert, F2 ändert ihn; die Liste unter der Zelle ergänzt, was du tippst.
boxes-keys-confirm = Die Leertaste bestätigt einen Platzhalter, Strg+Eingabe die ganze Zeile: Es ist genau so gedruckt.
boxes-keys-copy = Strg+D übernimmt den Wert der Zelle darüber.
boxes-keys-paste = Zellen einer Tabellenkalkulation lassen sich einfügen, mehrere Zeilen und Spalten zugleich.
boxes-keys-undo = Strg+Z macht rückgängig, Strg+Umschalt+Z wiederholt.
boxes-keys-next = F8 springt zum nächsten Platzhalter.
boxes-use = Diese Schachtel nutzen
boxes-try = Gegen einen Bot ausprobieren
boxes-use-wait = Die Schachtel muss erst geprüft sein und stimmen: siehe oben.
boxes-keep = Aufheben und teilen
boxes-export = Als Datei speichern
boxes-import = Datei laden
boxes-kept = Sie liegt auf dem Server: Wer den Link hat, kann sie ansehen und mit ihr spielen.
boxes-link = Link zu dieser Schachtel
boxes-look = Ansehen
boxes-loaded = { $name } wurde geladen.
boxes-file-large = Diese Datei ist zu groß für eine Schachtel.
boxes-damaged = { $count ->
    [one] Diese Datei stimmt nicht ganz:
   *[other] { $count } Dinge in dieser Datei stimmen nicht:
}
boxes-line = Zeile { $line }:
boxes-start-from = Anfangen mit
boxes-drafts = Entwürfe in diesem Browser
boxes-draft-kept = Was du einträgst, wird hier von selbst aufgehoben.
boxes-draft-unkept = Dieser Browser erlaubt nicht, den Entwurf aufzuheben. Speichere ihn als Datei.
boxes-draft-open = { $name } öffnen
boxes-draft-drop = { $name } wegwerfen

## Maps

boxes-map = Karte
boxes-map-tools = Werkzeuge für die Karte
boxes-map-sands = Karte: Pfeiltasten bewegen den Stift, die Leertaste setzt ihn auf, die Eingabetaste schließt einen Umriss
boxes-pen-choose = Auswählen
boxes-pen-corner = Ecken verschieben
boxes-pen-ring = Umriss zeichnen
boxes-pen-lane = Seewege
boxes-pen-good = Handelswaren
boxes-pen-choose-hint = Berühre eine Region, um unten ihre Zeile zu sehen. { $region }
boxes-pen-corner-hint = Ziehe eine Ecke: Alle Regionen, die sie teilen, folgen.
boxes-pen-ring-hint = { $region }: Setze Ecke um Ecke; auf der Ecke einer Nachbarin teilen sich beide diese. Die erste noch einmal schließt den Umriss.
boxes-pen-lane-hint = Berühre zwei Regionen: Ein Weg über See verbindet sie, oder der vorhandene verschwindet.
boxes-pen-good-hint = Berühre eine Grenze, um eine Handelsware daraufzulegen oder wegzunehmen.
boxes-lane-from = Von { $region } nach …
boxes-region-new = Neue Region zeichnen
boxes-ring-close = Umriss schließen
boxes-ropes-hint = Ziehe eine Region, um sie zu verschieben. Berühre zwei, um ein Seil zwischen ihnen zu spannen oder wegzunehmen.
boxes-rope-from = Ein Seil von { $region } nach …
boxes-region-at = { $region }: Die Eingabetaste nimmt ein Seilende, Pfeiltasten verschieben

## A box, and what differs from another

boxes-of = Eine Schachtel von { $game }
boxes-hash = Bekannt als
boxes-open-table = Einen Tisch damit eröffnen
boxes-edit-copy = Werte in einer Kopie eintragen
boxes-compare = Was sich unterscheidet
boxes-compare-with = Verglichen mit
boxes-same = Nichts unterscheidet sich.
boxes-differences = { $count ->
    [one] Ein Wert unterscheidet sich.
   *[other] { $count } Werte unterscheiden sich.
}
boxes-before = Dort
boxes-after = Hier
boxes-whole-row = die ganze Zeile

## Sheets

sheet-region = Regionen
sheet-border = Grenzen
sheet-tile = Plättchen
sheet-structure = Bauwerke
sheet-advance = Errungenschaften
sheet-card = Karten
sheet-space = Felder
sheet-chronicle = Chroniken
sheet-dynasty = Dynastien
sheet-overflow = Überlauf
sheet-growth = Wachstum
sheet-roll = Würfelwürfe
sheet-supply = Vorrat
sheet-number = Zahlen
sheet-corner = Ecken
sheet-strait = Meerengen
sheet-island = Inseln
sheet-deed = Aktionen
sheet-era = Epochen
sheet-band = Fortschrittsbänder
sheet-milestone = Meilensteine
sheet-idea = Ideen
sheet-specialist = Spezialisten
sheet-knowledge = Wissen
sheet-influence = Einfluss
sheet-economy = Wirtschaftsplättchen
sheet-culture = Kulturplättchen
sheet-technology = Technikplättchen
sheet-wealth = Wohlstandsplättchen
sheet-start = Startplättchen
sheet-goal = Ziele
sheet-map = Karten
sheet-deck = Kartenstapel
sheet-income = Einkommensrunden
sheet-surcharge = Aufpreise

## Columns

column-name = Name
column-title = Titel
column-terrain = Gelände
column-players = Spieler
column-ring = Ecken
column-x = Waagrecht
column-y = Senkrecht
column-wide = Breite
column-sea = Meer
column-regions = Zwischen
column-kind = Art
column-good = Handelsware
column-lane = Seeweg
column-resource = Ertrag
column-capacity = Kapazität
column-category = Kategorie
column-level = Stufe
column-fountains = Brunnen
column-lyres = Leiern
column-on-build = Beim Bau
column-effects = Wirkungen
column-effect = Wirkung
column-lock = Schloss
column-locked = Hinter dem Schloss
column-row = Reihe
column-rule = Regel
column-symbols = Symbole
column-whole = Ganz
column-counts = Zählt
column-number = Nummer
column-points = Punkte
column-needs = Braucht
column-first = Erstes
column-last = Letztes
column-space = Feld
column-round = Runde
column-least = Mindestens
column-structures = Bauwerke
column-value = Wert
column-corners = Ecken
column-ropes = Seile nach
column-spaces = Felder
column-forum = Forum
column-rounds = Runden
column-from = Von
column-to = Bis
column-tokens = Marker
column-ip = IP
column-change = Änderung
column-era = Epoche
column-place = Platz
column-benefit = Vorteil
column-code = Kürzel
column-field = Gebiet
column-milestone = Meilenstein
column-extra = Zusätzlich
column-chain = Verkettet
column-citizens = Bürger
column-deed = Aktion
column-changes = Ändert
column-add = Um
column-pair = Paar
column-scores = Wertung
column-most = Höchstens
column-rows = Zeilen
column-count = Anzahl
column-ruin = Als Ruine
column-edition = Ausgabe
column-cards = Karten
column-forest = Wald
column-mountain = Berg
column-status = Status
column-source = Quelle
