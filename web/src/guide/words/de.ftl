# Was um die Worte des Begleiters einer ersten Partie steht, auf Deutsch.

companion = Begleiter
companion-worth = Einen Blick wert
companion-looks = Sieht nach, was einen Blick wert ist …
companion-nothing = Hier sticht nichts heraus.
companion-later = Sofort ändert sich nichts: Es zählt, was folgt.
companion-alike = Etwa so gut wie die anderen.
companion-waits = Sieh zu, was die anderen tun. Ich melde mich wieder, wenn du gefragt bist.
companion-go-on = Fangen wir an
companion-off = Den Begleiter ausschalten
companion-call = Den Begleiter rufen
companion-how-to-win = Wie man gewinnt
companion-print = Die ganze Übersicht, zum Drucken
