# Was die Bretter von Khronos neben den Worten des Spiels sagen, auf Deutsch.

ages = Die drei Zeitalter
supply = Plättchen im Vorrat
pile = Stapel
discards = Abgelegt
face-up = Offen
none = keine
hand-empty = Keine Karten
card = Eine Karte: { $kind }
card-unfit = Keine Antwort, die zur Wahl steht, braucht noch eine Karte dieser Art.
ecus = Taler
cubes = Würfel im Vorrat
cards = Handkarten
round = Runde { $round } von { $rounds }; Einkommen in den Runden { $income }

## Felder und Gebäude

ground-plain = Ebene.
ground-forest = Wald.
ground-mountain = Gebirge.
ground-river = Fluss.
say-place = { $cell }, { $age }
say-printed = { $tile } (aufgedruckt), Wert { $value }.
say-ruin = { $tile } als Ruine, Wert { $value }.
say-restored = { $tile } (wiederhergestellt), Wert { $value }.
say-owned = { $tile } von { $owner }, Wert { $value }.
say-civil = { $tile }, Wert { $value }.
say-cubes = { $count } von { $seat }
say-inhabited = Würfel: { $cubes }.
say-begun = Wiederherstellung begonnen: { $cubes }.
say-domain = Domäne von { $holders }, bringt { $ecus }.
say-domain-free = Domäne ohne Herrn.
say-adventurer = Abenteurer von { $name }, { $age }, kann { $room ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $room } Karten
    } tragen
send-adventurer = Auf die Reise schicken: { $what }
only-here = Nur was hier möglich ist: { $age }
send-to = Hierher schicken: { $age }
tile-left = { $tile }, Wert { $value }, noch { $left }
tile-endless = { $tile }, Wert { $value }

## Was an einem Ort getan werden kann

entry-build = Bauen: { $tile }
entry-upgrade = Vergrößern: { $tile }
entry-demolish = Abreißen
entry-populate = Einen Würfel hierher setzen
entry-restore = { $count ->
        [one] Mit einer Karte wiederherstellen
       *[other] Mit { $count } Karten wiederherstellen
    }
entry-downsize = Dieses verkleinern
entry-shrink = Hier soll es stehen
tool-demolish = Abreißen
tool-populate = Bevölkern
tool-restore = Wiederherstellen
exchange = Karten tauschen
take = Nehmen
take-face-up = Nehmen: { $kind }
hint-exchange = Zeige auf die Karten, die du abgibst, und bestätige.
hint-swap = Zeige auf die Karten, die du hinlegst, und bestätige.
hint-free = Zeige auf ein Plättchen, eine Karte, einen Abenteurer oder einen Ort im Land.
hint-narrowed = Felder in Messing sind möglich.
hint-sites = Mögliche Bauplätze sind in Messing umrandet: gestrichelt, wo der Boden mehr kostet, gefüllt, wo ein Gebäude wächst.
hint-elsewhere = Das wird mit Karten oder in der Liste der Möglichkeiten beantwortet, nicht auf dem Land.
hint-looking = Zeige auf ein Gebäude, um mehr darüber zu lesen.

## Was geschehen würde

money-change = Geld { $change }
income-change = Einkommen { $change }

## Warum steht das hier?

tale-printed = Es ist aufs Land gedruckt.

## Vor den Spielern

forecast = Einkommen, wenn es jetzt gezahlt würde
income-there = { $age }: { $ecus } fällig
income-absent = { $age }: { $ecus }, aber niemand ist da, um es zu nehmen
due-now = Jetzt gäbe es { $ecus }
next-income = Das nächste Einkommen gibt es in Runde { $round }.

legend-plain = Ebene
legend-forest = Wald: kostet zusätzliche Karten
legend-mountain = Gebirge: kostet noch mehr Karten
legend-river = Fluss: nur Dörfer und Städte
legend-tile = { $tile }: Wert { $value }
legend-ruin = Eine Ruine: weniger wert, bis sie restauriert ist
legend-printed = Ein aufgedruckter Weiler: nie für immer fort
legend-cube = Ein Würfel: wem etwas gehört, oder wer dort wohnt
