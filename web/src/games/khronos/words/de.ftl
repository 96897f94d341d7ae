# Was die Bretter von Khronos neben den Worten des Spiels sagen, auf Deutsch.

ages = Die drei Zeitalter
supply = Plättchen im Vorrat
pile = Stapel
discards = Abgelegt
face-up = Offen
hand-empty = Keine Karten
card = Eine Karte: { $kind }
card-unfit = Davon kannst du jetzt keine weitere verwenden.
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
say-domain-free = Domäne ohne Besitzer.
say-adventurer = Abenteurer von { $name }, { $age }, kann { $room ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $room } Karten
    } tragen
send-adventurer = Schicken: { $what }
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
entry-shrink = Hierher setzen
tool-demolish = Abreißen
tool-populate = Bevölkern
tool-restore = Wiederherstellen
exchange = Karten tauschen
take = Nehmen
take-face-up = Nehmen: { $kind }
hint-exchange = Wähle die Karten, die du abgibst, und bestätige.
hint-swap = Wähle die Karten, die du hinlegst, und bestätige.
hint-free = Wähle ein Plättchen, eine Karte, einen Abenteurer oder einen Ort auf der Karte.
hint-narrowed = Wähle ein hervorgehobenes Feld.
hint-sites = Hervorgehoben: hier kannst du bauen. Gestrichelt: kostet mehr. Gefüllt: eine Vergrößerung.
hint-elsewhere = Benutze deine Karten oder die Liste der Möglichkeiten.
hint-looking = { $by ->
        [finger] Tippe auf ein Gebäude, um mehr darüber zu lesen.
       *[mouse] Zeige auf ein Gebäude, um mehr darüber zu lesen.
    }

## Was geschehen würde

money-change = Geld { $change }
income-change = Einkommen { $change }

## Warum steht das hier?

tale-printed = Es ist auf die Karte gedruckt.

## Vor den Spielern

forecast = Einkommen, wenn jetzt gezahlt wird
income-there = { $age }: { $ecus } fällig
income-absent = { $age }: { $ecus }, aber dort ist kein Abenteurer
due-now = Einkommen, wenn jetzt gezahlt wird: { $ecus }
next-income = Das nächste Einkommen gibt es in Runde { $round }.

legend-plain = Ebene
legend-forest = Wald: kostet zusätzliche Karten
legend-mountain = Gebirge: kostet noch mehr Karten
legend-river = Fluss: nur Dörfer und Städte
legend-tile = { $tile }: Wert { $value }
legend-ruin = Eine Ruine: weniger wert, bis sie wiederhergestellt ist
legend-printed = Ein aufgedruckter Weiler: kommt immer wieder
legend-cube = Ein Würfel: zeigt Besitzer oder Bewohner
