# Was die Wiederholung sagt, auf Deutsch.

replay-title = Wiederholung
replay-loading = Die Partie wird geholt …
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-begin = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-end = Zum Ende
replay-is-begin = das ist der Anfang
replay-is-end = das ist das Ende
replay-is-empty = es ist noch nichts gespielt
replay-play = Abspielen
replay-pause = Anhalten
replay-more = Mehr
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-steady = Ruhig
replay-speed-quick = Zügig
replay-speed-fastest = Rasch
replay-jump = Springe zu
replay-jump-none = einer Runde …
replay-viewer = Gesehen von
replay-viewer-open = allen: alle Karten offen
replay-viewer-spectator = einem Zuschauer
replay-log = Was geschah
replay-deal = Das Austeilen
replay-late = die Zeit war um
replay-times = { $count }-mal
replay-players = Spieler
replay-deed = { $seat }: { $deed }
replay-copy = Link auf diesen Augenblick kopieren
replay-copied = Der Link ist kopiert.
replay-not-copied = Der Browser erlaubt kein Kopieren; der Link steht in der Adresszeile.
replay-record = Protokoll herunterladen
replay-points = Punkte
replay-points-at = Bei Schritt { $step }
replay-upload = Protokoll hochladen
replay-branch = Von hier weiterspielen
replay-branch-over = es ist das Ende: Von hier geht nichts weiter
replay-branch-past = in einer laufenden Partie kann man nur von der jetzigen Stellung aus weiterspielen
replay-branch-lead = Ein neuer Tisch beginnt mit der Stellung nach Schritt { $step }. Was hier gespielt wurde, bleibt, wie es ist.
replay-branch-hidden = Karten, die du nicht kennen kannst, werden neu ausgeteilt.
replay-branch-open = Tisch eröffnen
replay-branch-of = Ein Zweig einer anderen Partie, ab ihrem Schritt { $step }.
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
replay-keys = Tasten: ← und → gehen schrittweise, Bild auf und Bild ab zugweise, Pos1 und Ende an die Enden, die Leertaste spielt ab, S überspringt, was sich bewegt.
