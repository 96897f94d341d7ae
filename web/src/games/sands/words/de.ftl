# Was das Brett von The Sands of Time neben den Worten des Spiels sagt, auf Deutsch.

## Das Brett

map = Weltkarte
annals = Chroniktafel
parts = Teile des Bretts
setting-up = Vorbereitung
when = Generation { $generation }, Runde { $round }
say-time = Dynastie { $dynasty }, Generation { $generation }, Runde { $round }; Startspieler ist { $seat }.
rolled = Der Würfel zeigt { $face }. Ab { $least } geht es weiter.

## Orte

terrain-plain = Ebene
terrain-mountain = Gebirge
terrain-island = Inseln
say-out = { $name } ist bei dieser Spielerzahl nicht im Spiel.
say-bare = { $name }, { $terrain }.
say-region = { $name }, { $terrain }: { $resource }, Kapazität { $capacity }.
say-capital = Hauptstadt von { $seat }.
say-province = Provinz von { $seat }.
say-colony = Kolonie von { $seat }.
say-people = { $seat }: { $peasants ->
        [0] { $soldiers ->
            [one] 1 Soldat
           *[other] { $soldiers } Soldaten
        }
        [one] { $soldiers ->
            [0] 1 Bauer
            [one] 1 Bauer, 1 Soldat
           *[other] 1 Bauer, { $soldiers } Soldaten
        }
       *[other] { $soldiers ->
            [0] { $peasants } Bauern
            [one] { $peasants } Bauern, 1 Soldat
           *[other] { $peasants } Bauern, { $soldiers } Soldaten
        }
    }.
say-structures = Gebaut: { $structures }.
say-border = Zwischen { $first } und { $second }.
say-good = Hier liegt ein Handelsgut.
say-caravans = Karawanen: { $seats }.
tale-none = Hier ist noch nichts passiert.
take-peasant = Einen Bauern von hier bewegen
take-soldier = Einen Soldaten von hier bewegen

## Warnungen

warnings = { $count ->
        [one] Eine Warnung
       *[other] { $count } Warnungen
    }
warn-crowd = Zu voll: { $citizens } Bürger, Platz für { $room }.
warn-raid = { $seat } könnte hier { $amount } plündern.
crowded = In { $name } leben { $citizens } Bürger bei Platz für { $room }: Die Unruhe wird steigen.
raid = { $seat } könnte { $name } überfallen und { $amount } nehmen.

## Hinweise

hint-looking = { $by ->
        [finger] Tippe auf eine Region, um mehr zu erfahren.
       *[mouse] Zeige auf eine Region, um mehr zu erfahren.
    }
hint-sealed = Deine Wahl ist versiegelt. Alle Karten werden aufgedeckt, sobald alle gewählt haben.
hint-choosing = Alle wählen geheim. Wähle zwei deiner Karten.
hint-moving = Ziehe einen Bürger in eine Region, oder wähle erst ihn und dann die Region. Bist du fertig, beende die Aktion.
hint-record = Wähle eine Chronik und ihr Feld auf der Chroniktafel.
hint-advance = Wähle einen Fortschritt auf der Chroniktafel.
hint-map = Wähle einen der hervorgehobenen Orte auf der Karte.
hint-hand = Wähle neben deinen Karten oder in der Liste der Möglichkeiten.

## Die Chroniktafel

locks = Wer es freigeschaltet hat
locked = { $seat }: gesperrt
unlocked = { $seat }: freigeschaltet
is-locked = gesperrt
is-open = freigeschaltet
heritage = Erbe
say-heritage = { $seat }: { $value }.
score-here = Diese Chronik werten
counts-advances = Fortschritte
counts-fountains = Springbrunnen
counts-regions = Regionen
counts-citizens = Bürger
counts-lyres = Leiern
counts-goods = Handelsgüter
page = Chronik { $number }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-hidden = Eine verdeckte Chronik von { $seat }
plan = Chronik { $number } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) braucht { $needs }:
pile = Eine Karte, die noch niemand gezogen hat
forecasts = Vorschau aller Chroniken
forecasts-key = Es fehlen: was das Feld zählt + Erbe. ✓ = zählt jetzt.
chronicle = Chronik
worth = { $points } P.
lay-page = Chronik { $number } auf Wertungsfeld { $space }: { $lacks }
lacks = es fehlt: { $what }
lacks-nothing = zählt jetzt
lacks-together = zählt allein; beiden Karten zusammen fehlt { $count } Erbe
lacks-heritage = { $count } Erbe
lacks-advances = { $count ->
        [one] 1 Fortschritt
       *[other] { $count } Fortschritte
    }
lacks-fountains = { $count } Springbrunnen
lacks-regions = { $count ->
        [one] 1 Region
       *[other] { $count } Regionen
    }
lacks-citizens = { $count } Bürger
lacks-lyres = { $count ->
        [one] 1 Leier
       *[other] { $count } Leiern
    }
lacks-goods = { $count ->
        [one] 1 Handelsgut
       *[other] { $count } Handelsgüter
    }

## Vor einem Platz

points = Punkte
regions = Regionen
soldiers = Soldaten auf der Karte ({ $left } im Vorrat)
peasants = Bauern auf der Karte ({ $left } im Vorrat)
unrest = Unruhe, höchstens { $most }
income = Einkommen jetzt { $count }
say-abacus = Getreide { $crops }, Gold { $gold }, Unruhe { $unrest }
emphasis = Schwerpunkt { $category }: { $count } von { $full } Markern
sealed-card = Eine geheim gewählte Karte
sealed-cards = { $count ->
        [one] Eine geheim gewählte Karte
       *[other] { $count } geheim gewählte Karten
    }
chosen-cards = Gewählt: { $cards }
used-card = In dieser Generation gespielt: { $card }

## Änderungen

change-points = Punkte { $change }
change-crops = Getreide { $change }
change-gold = Gold { $change }
change-unrest = Unruhe { $change }
change-civil = ziviles Erbe { $change }
change-political = politisches Erbe { $change }
change-cultural = kulturelles Erbe { $change }
change-regions = Regionen { $change }

## Kampf

battle = Kampf um { $region }
attacker = greift an
defender = verteidigt
wins-ties = und gewinnt bei Gleichstand
fight-citizens = Bürger { $count }
fight-advances = Fortschritte { $count }
fight-walls = Mauern { $count }
choose-die = Wähle geheim eine Würfelseite
die-price = Jedes Auge zählt { $factor } und kostet dich bei einem Sieg 1 Unruhe.
dice-wait = Beide Seiten wählen ihre Würfel geheim.
wins = { $seat } gewinnt.

## Die Hand

advance-to = Vorrücken auf { $advance } ({ $row })
card-sealed = Gewählt und versiegelt.
sealed-choice = Deine Wahl ist versiegelt, bis die anderen gewählt haben.
take-back = Zurücknehmen
card-used = In dieser Generation schon gespielt
bonuses = Bonusaktion
bonus-oppress = 1 Rohstoff für jeden deiner Bauern in einer Region.
bonus-support = Ein Erbe zählt in diesem Zug 2 mehr.
bonus-tax = 1 Rohstoff für jedes erreichte Handelsgut.
bonus-first = Kostet am Ende des Zuges 1 Unruhe.
bonus-again = In dieser Generation schon genutzt.
support-category = Erbe stützen: { $category }
tax-resource = Steuern: { $resource }
structures = Bauwerke
level = Stufe { $level }
level-capacity = Stufe = Kapazität
left = noch { $count }
card-chronicle = Lege eine Chronikkarte verdeckt
card-muster = Ein Soldat für 1 Gold. Freigeschaltet: wandle in jeder anderen Region einen Bürger um
card-conquest = Angreifen, annektieren oder beides in einer Region
card-raid = Bewege Soldaten und plündere eine Region. Freigeschaltet: jede Region
card-build = Baue ein Bauwerk. Freigeschaltet: eine Stadt
card-govern = Senke die Unruhe für Getreide. Freigeschaltet: ein Schritt umsonst
card-advance = Bewege einen Fortschrittsmarker. Freigeschaltet: beginne eine Reihe
card-caravan1 = Lege eine Karawane für 2 Getreide oder 2 Gold; mit Tauschhandel für 1
card-caravan2 = Noch eine Karawane, sobald Kultur freigeschaltet ist
card-migrate = Bewege Bürger. Freigeschaltet: danach eine kostenlose Karawane
card-tribute = Nimm Tribut von Kolonien oder Karawanen. Freigeschaltet: von beiden
card-civil = Schaltet Zivil für diese Generation frei. Drei zivile Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen das zivile Erbe
card-political = Schaltet Politik für diese Generation frei. Drei politische Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen das politische Erbe
card-cultural = Schaltet Kultur für diese Generation frei. Drei kulturelle Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen das kulturelle Erbe

## Was eine Karte tut, in zwei oder drei Worten

brief-chronicle = Chronik legen
brief-muster = Soldaten ausheben
brief-conquest = Angreifen, annektieren
brief-raid = Ziehen und plündern
brief-build = Bauwerk errichten
brief-govern = Unruhe senken
brief-advance = Fortschritt machen
brief-caravan1 = Karawane legen
brief-caravan2 = Zweite Karawane
brief-migrate = Bürger bewegen
brief-tribute = Tribut einnehmen
brief-civil = Zivil freischalten
brief-political = Politik freischalten
brief-cultural = Kultur freischalten

legend-peasant = Bauer
legend-soldier = Soldat
legend-caravan = Karawane
legend-good = Handelsgut
legend-crops = Getreide
legend-gold = Gold
legend-capital = Hauptstadt
legend-province = Provinz
legend-colony = Kolonie
legend-fountain = Springbrunnen
legend-lyre = Leier
