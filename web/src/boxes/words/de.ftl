# What the editor of boxes says, in German.

boxes-title = Gedruckte Werte: { $game }
boxes-lead = Trage hier die Werte deines eigenen Exemplars ein. Was kursiv und schraffiert ist, haben wir uns ausgedacht. Überschreibe einen Wert, oder drücke die Leertaste, wenn er stimmt.
boxes-loading = Das Werteset wird geladen …
boxes-name = Name des Wertesets
boxes-unnamed = Mein Werteset
boxes-source = Quelle der Werte
boxes-source-told = Quelle der Werte: { $source }
boxes-house-source = Aus Regelheften und Besprechungen. Den Rest haben wir uns ausgedacht.
boxes-source-hint = Erste Ausgabe, 2023, mein Exemplar
boxes-entered = { $entered } von { $printed } Werten eingetragen
boxes-next = Nächster ausgedachter Wert
boxes-next-none = Es ist kein ausgedachter Wert mehr übrig.
boxes-undo = Rückgängig
boxes-redo = Wiederholen
boxes-checking = Wird geprüft …
boxes-right = Dieses Werteset ist spielbereit.
boxes-unchecked = Der Server ist nicht erreichbar. Das Werteset ist darum nicht geprüft.
boxes-wrong = { $count ->
    [one] Es gibt einen Fehler.
   *[other] Es gibt { $count } Fehler.
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
boxes-row-confirm = Zeile stimmt
boxes-row-none = Dieses Blatt hat keine Zeilen.
boxes-keys = Tastatur
boxes-keys-move = Pfeiltasten und Tab führen von Zelle zu Zelle. Eingabe geht nach unten.
boxes-keys-type = Tippen ersetzt einen Wert, F2 bearbeitet ihn. Die Liste an der Zelle ergänzt, was du tippst.
boxes-keys-confirm = Die Leertaste bestätigt einen ausgedachten Wert, Strg+Eingabe die ganze Zeile.
boxes-keys-copy = Strg+D übernimmt den Wert aus der Zelle darüber.
boxes-keys-paste = Du kannst Zellen aus einer Tabellenkalkulation einfügen, auch mehrere Zeilen und Spalten.
boxes-keys-undo = Strg+Z macht rückgängig, Strg+Umschalt+Z wiederholt.
boxes-keys-next = F8 springt zum nächsten ausgedachten Wert.
boxes-use = Dieses Werteset nutzen
boxes-try = Gegen Bot testen
boxes-use-wait = Behebe zuerst die Fehler. Die Liste steht oben.
boxes-keep = Sichern und teilen
boxes-export = Als Datei speichern
boxes-import = Datei laden
boxes-kept = Das Werteset liegt auf dem Server. Mit dem Link kann es jeder ansehen und damit spielen.
boxes-link = Link zu diesem Werteset
boxes-look = Ansehen
boxes-saved-unfinished = Die Datei ist gespeichert. Du kannst sie wieder laden und weitermachen; spielen kann man damit noch nicht.
boxes-loaded = { $name } wurde geladen.
boxes-file-large = Diese Datei ist zu groß für ein Werteset.
boxes-damaged = { $count ->
    [one] Diese Datei hat einen Fehler:
   *[other] Diese Datei hat { $count } Fehler:
}
boxes-line = Zeile { $line }
boxes-start-from = Anfangen mit
boxes-drafts = Entwürfe in diesem Browser
boxes-draft-kept = Deine Änderungen werden hier automatisch gespeichert.
boxes-draft-unkept = Dieser Browser kann den Entwurf nicht speichern. Speichere ihn als Datei.
boxes-draft-open = { $name } öffnen
boxes-draft-drop = { $name } löschen

## Maps

boxes-map = Karte
boxes-map-tools = Kartenwerkzeuge
boxes-map-sands = Karte: Pfeiltasten bewegen den Stift, die Leertaste setzt ihn auf, die Eingabetaste schließt einen Umriss
boxes-pen-choose = Auswählen
boxes-pen-corner = Ecken verschieben
boxes-pen-ring = Umriss zeichnen
boxes-pen-lane = Seewege
boxes-pen-good = Handelsgüter
boxes-pen-choose-hint = Wähle eine Region, um unten ihre Zeile zu sehen. { $region }
boxes-pen-corner-hint = Ziehe eine Ecke. Alle Regionen, die sie teilen, folgen.
boxes-pen-ring-hint = { $region }: Setze Ecke um Ecke. Auf einer Ecke der Nachbarregion teilen sich beide diese. Kehre zur ersten zurück, um den Umriss zu schließen.
boxes-pen-lane-hint = Wähle zwei Regionen, um einen Seeweg zwischen ihnen anzulegen oder zu entfernen.
boxes-pen-good-hint = Wähle eine Grenze, um ein Handelsgut hinzuzufügen oder zu entfernen.
boxes-lane-from = Von { $region } nach …
boxes-region-new = Neue Region zeichnen
boxes-ring-close = Umriss schließen
boxes-ropes-hint = Ziehe eine Region, um sie zu verschieben. Wähle zwei, um ein Tau zwischen ihnen anzulegen oder zu entfernen.
boxes-rope-from = Ein Tau von { $region } nach …
boxes-region-at = { $region }: Eingabe beginnt oder beendet ein Tau, Pfeiltasten verschieben die Region

## A box, and what differs from another

boxes-of = Werteset für { $game }
boxes-hash = Prüfsumme
boxes-open-table = Damit spielen
boxes-edit-copy = Kopie bearbeiten
boxes-compare = Unterschiede
boxes-compare-with = Verglichen mit
boxes-same = Keine Unterschiede.
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
sheet-advance = Fortschritte
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
sheet-era = Ären
sheet-band = Einflussbereiche
sheet-milestone = Meilensteine
sheet-idea = Ideen
sheet-specialist = Spezialisten
sheet-knowledge = Wissen
sheet-influence = Einfluss
sheet-economy = Ökonomieplättchen
sheet-culture = Kulturplättchen
sheet-technology = Technologieplättchen
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
column-good = Handelsgut
column-lane = Seeweg
column-resource = Ertrag
column-capacity = Kapazität
column-category = Kategorie
column-level = Stufe
column-fountains = Springbrunnen
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
column-ropes = Taue nach
column-spaces = Felder
column-forum = Forum
column-rounds = Runden
column-from = Von
column-to = Bis
column-tokens = Marker
column-ip = EP
column-change = Änderung
column-era = Ära
column-place = Platz
column-benefit = Vorteil
column-code = Kürzel
column-field = Fachgebiet
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
