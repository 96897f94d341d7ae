# Was um die Worte des Begleiters einer ersten Partie steht, auf Deutsch.

companion = Begleiter
companion-worth = Einen Blick wert
companion-worth-by-end = Einen Blick wert, bis zum Spielende:
companion-prepares = Bereitet vor: { $steps }
companion-first = Jetzt am stärksten: { $action }, etwa { $points } bis zum Spielende.
companion-looks = Sucht gute Züge …
companion-nothing = Hier sticht nichts heraus.
companion-later = Sofort ändert sich nichts. Es zählt, was folgt.
companion-alike = Etwa so gut wie die anderen.
companion-waits = Sieh den anderen zu. In deinem Zug melde ich mich wieder.
companion-go-on = Los geht’s
companion-off = Hinweise ausblenden
companion-call = Hinweise zeigen
companion-how-to-win = Wie man gewinnt
companion-print = Übersicht drucken
