# Was die Wiederholung sagt, auf Deutsch.

replay-title = Wiederholung
replay-loading = Die Partie wird geladen …
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-begin = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-end = Zum Ende
replay-is-begin = das ist der erste Schritt
replay-is-end = das ist der letzte Schritt
replay-is-empty = es ist noch nichts gespielt
replay-play = Abspielen
replay-pause = Anhalten
replay-more = Mehr
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-steady = Normal
replay-speed-quick = Schnell
replay-speed-fastest = Sehr schnell
replay-jump = Springen zu
replay-jump-none = einer Runde …
replay-viewer = Gesehen von
replay-viewer-open = allen: alle Karten offen
replay-viewer-spectator = einem Zuschauer
replay-log = Verlauf
replay-deal = Das Austeilen
replay-late = die Zeit war um
replay-times = { $count }-mal
replay-players = Spieler
replay-deed = { $seat }: { $deed }
replay-copy = Link zu diesem Moment kopieren
replay-copied = Link kopiert.
replay-not-copied = Der Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.
replay-record = Protokoll herunterladen
replay-points = Punkte
replay-points-at = Bei Schritt { $step }
replay-upload = Protokoll hochladen
replay-branch-over = hier endet die Partie
replay-branch-past = solange die Partie läuft, kannst du nur ab der jetzigen Stellung spielen
replay-branch-lead = Das eröffnet einen neuen Tisch mit der Stellung nach Schritt { $step }. Diese Partie bleibt, wie sie ist.
replay-branch-hidden = Karten, die du nicht kennen kannst, werden neu verteilt.
replay-branch-of = Abzweig einer anderen Partie, ab Schritt { $step }.
replay-table = Zum Tisch
replay-marks = Zeichen am Regler
replay-mark-turn = Ein Zug endet
replay-mark-round = Eine Runde beginnt
replay-mark-scoring = { $game ->
    [khronos] Einkommen
   *[other] Punkte
}
replay-mark-clash = { $game ->
    [khronos] Gleichstand in einer Domäne
   *[other] Ein Zusammenstoß
}
replay-mark-loss = { $game ->
    [khronos] Zeitparadoxon
   *[other] Ein Verlust
}
replay-keys = Tasten: ← und → gehen schrittweise, Bild auf und Bild ab zugweise, Pos1 und Ende an die Enden. Die Leertaste spielt ab, S überspringt Animationen.
