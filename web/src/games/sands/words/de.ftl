# Was das Brett von The Sands of Time neben den Worten des Spiels sagt, auf Deutsch.

## Das Brett

map = Weltkarte
annals = Chroniktafel
parts = Teile des Bretts
setting-up = Spielvorbereitung
when = Generation { $generation }, Runde { $round }
say-time = Dynastie { $dynasty }, Generation { $generation }, Runde { $round }; Startspieler ist { $seat }.
rolled = Der Würfel zeigt { $face }; ab { $least } geht es weiter.

## Orte

terrain-plain = Ebene
terrain-mountain = Gebirge
terrain-island = Inseln
say-out = { $name } ist mit so wenigen Spielern nicht im Spiel.
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
say-structures = Hier stehen: { $structures }.
say-border = Zwischen { $first } und { $second }.
say-good = Hier liegt ein Handelsgut.
say-caravans = Karawanen: { $seats }.
tale-none = Hier ist noch nichts geschehen.
take-peasant = Einen Bauern von hier ziehen
take-soldier = Einen Soldaten von hier ziehen

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

hint-looking = Zeige auf eine Region, um über sie zu lesen.
hint-sealed = Deine Wahl ist versiegelt. Alle Karten werden aufgedeckt, wenn alle gewählt haben.
hint-choosing = Alle wählen geheim. Wähle zwei deiner Karten.
hint-moving = Zieh einen Bürger zu seinem Ziel, oder zeige auf ihn und dann auf das Ziel. Sind alle gezogen, beende die Aktion.
hint-record = Wähle eine Chronik und ihr Feld in der Tabelle der Chroniktafel.
hint-advance = Wähle einen Fortschritt auf der Chroniktafel.
hint-map = Zeige auf das, was auf der Karte leuchtet.
hint-hand = Wähle neben deinen Karten oder in der Liste der Möglichkeiten.

## Die Chroniktafel

locks = Wer sie freigeschaltet hat
locked = { $seat }: gesperrt
unlocked = { $seat }: frei
is-locked = gesperrt
is-open = frei
heritage = Überlieferung
say-heritage = { $seat }: { $value }.
score-here = Diese werten
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
forecasts-key = Was noch fehlt: von dem, was das Feld zählt + an Überlieferung. ✓ würde werten.
chronicle = Chronik
worth = { $points } P.
lay-page = Chronik { $number } auf Wertungsfeld { $space }: { $lacks }
lacks = es fehlt noch: { $what }
lacks-nothing = würde jetzt werten
lacks-together = wertet allein; beiden Karten zusammen fehlt { $count } Überlieferung
lacks-heritage = { $count } Überlieferung
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
sealed = { $count ->
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
change-civil = Überlieferung Bürgertum { $change }
change-political = Überlieferung Politik { $change }
change-cultural = Überlieferung Kultur { $change }
change-regions = Regionen { $change }

## Kampf

battle = Kampf um { $region }
attacker = greift an
defender = verteidigt
wins-ties = und gewinnt bei Gleichstand
fight-citizens = Bürger { $count }
fight-advances = Fortschritte { $count }
fight-walls = Mauern { $count }
choose-die = Verdecke eine Seite des Würfels
die-price = Jedes Auge deines Würfels zählt { $factor } und kostet, wenn du gewinnst, 1 Unruhe.
dice-wait = Die Würfel werden geheim gewählt.
wins = { $seat } gewinnt.

## Die Hand

advance-to = Vorrücken auf { $advance } ({ $row })
card-sealed = Gewählt und versiegelt.
sealed = Deine zwei Karten sind versiegelt, bis alle gewählt haben.
take-back = Zurücknehmen
card-used = In dieser Generation schon gespielt
bonuses = Bonusaktion
bonus-oppress = 1 Rohstoff für jeden deiner Bauern in einer Region.
bonus-support = Eine Überlieferung zählt in diesem Zug 2 mehr.
bonus-tax = 1 Rohstoff für jedes erreichte Handelsgut.
bonus-first = Kostet am Ende des Zuges 1 Unruhe.
bonus-again = In dieser Generation schon genutzt.
support-category = Überlieferung { $category } unterstützen
tax-resource = Steuern: { $resource }
structures = Bauwerke
level = Level { $level }
level-capacity = Level = Kapazität
left = noch { $count }
card-chronicle = Lege eine Chronikkarte verdeckt
card-muster = Ein Soldat für 1 Gold; frei: wandle in jeder anderen Region einen Bürger um
card-conquest = Angreifen, annektieren oder beides in einer Region
card-raid = Zieh Soldaten und plündere eine Region; frei: jede Region
card-build = Baue ein Bauwerk; frei: eine Stadt
card-govern = Senke die Unruhe für Getreide; frei: ein Schritt umsonst
card-advance = Zieh einen Fortschrittsmarker; frei: beginne eine Reihe
card-caravan1 = Lege eine Karawane für 2 Getreide oder 2 Gold; mit Tauschhandel für 1
card-caravan2 = Noch eine Karawane, sobald Kultur frei ist
card-migrate = Zieh Bürger; frei: danach eine kostenlose Karawane
card-tribute = Nimm Tribut von Kolonien oder Karawanen; frei: von beiden
card-civil = Schaltet Bürgertum für diese Generation frei; drei bürgerliche Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen die Überlieferung
card-political = Schaltet Politik für diese Generation frei; drei politische Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen die Überlieferung
card-cultural = Schaltet Kultur für diese Generation frei; drei kulturelle Aktionen oder Bauwerke (zwei mit Philosophie) erhöhen die Überlieferung

## Was Bauwerke tun

does-quarry = Bauen kostet hier 1 weniger; Bürgertum frei: auch in Nachbarregionen.
does-irrigation = Bürgertum frei: Musterung darf hier einen Bauern für 1 Gold setzen.
does-aqueduct = Platz für 2 Bürger mehr; Überlieferung Bürgertum +1 beim Bau.
does-wonder = Wertet 1 Punkt am Ende jeder Dynastie.
does-arch = Nur in Kolonien; Überlieferung Politik +1 beim Bau.
does-road = Macht alle Nachbarn seiner Region beim Ziehen benachbart; bei fremden Straßen muss der Besitzer zustimmen.
does-fortress = Zählt 3, wenn hier angegriffen wird; Überlieferung Politik +1 beim Bau; Politik frei: ein zweiter Soldat bei der Musterung hier.
does-palace = Beim Annektieren und Regieren zählt das Reich 1 Region kleiner, mit freier Politik 2.
does-shrine = 1 Getreide bei jedem Regieren.
does-amphitheater = Kultur frei: Bauen kostet hier und nebenan 1 weniger.
does-library = Überlieferung Kultur +1 beim Bau; Kultur frei: alle Überlieferung zählt für Fortschritte 1 mehr.
does-temple = Überlieferung Kultur +1 beim Bau.
does-city = Beginnt Karawanen, nimmt Tribut, Platz für 1 Bürger mehr; braucht Bürgertum frei.

## Was Fortschritte tun

does-agriculture = Jede Getreideregion mit einem Bauern bringt 1 mehr.
does-labor = Bauern senken den Preis eines Bauwerks um je 1; die Hälfte von ihnen, aufgerundet, geht verloren.
does-law = Annektieren kostet für jeden eigenen Soldaten dort 1 weniger.
does-bronze = Kampfwert +1.
does-writing = Unruhe zählt für Fortschritte 1 weniger.
does-barter = Eine Karawane kostet nur 1.
does-ornament = Jede Stadt zählt eine Leier mehr.
does-masonry = Bauen kostet 1 weniger, Städte ausgenommen.
does-iron = Kampfwert +2 mit einem Soldaten; Bürger zählen auf Feld D 1 mehr.
does-horse = Beim Überfall ziehen Soldaten bis zu zwei Regionen weit; Bürger zählen auf Feld D 1 mehr.
does-poetry = Jeder Schritt des Regierens kostet 1 weniger, mindestens 1.
does-coinage = Steuern bringen 2 mehr.
does-tyranny = Bürgertum ist für immer frei.
does-sewers = Jede Stadt zählt einen Springbrunnen mehr.
does-granaries = Vier Rohstoffe bleiben für die nächste Generation.
does-chariots = In Ebenen zählt jeder Soldat 1 mehr.
does-hoplites = Im Gebirge zählt jeder Soldat 1 mehr.
does-galleys = Auf Inseln zählt jeder Soldat 1 mehr; Inseln sind für deine Züge benachbart.
does-monarchy = Politik ist für immer frei.
does-democracy = Kultur ist für immer frei.
does-circuses = Die Unruhe steigt nie über 5.
does-history = Chronik darf eine zweite Karte legen.
does-vision = Ein Wunder wertet 2 Punkte.
does-engineering = Bauen darf ein zweites Bauwerk errichten.
does-urbanism = Eine Stadt kostet 2 weniger.
does-imperium = Annektieren kostet nie mehr als 4; Regionen zählen auf Feld C 1 mehr.
does-siege = Als Angreifer gewinnst du bei Gleichstand und beachtest keine Festungen.
does-census = Bürger zählen auf Feld D 3 mehr.
does-philosophy = Zwei Marker vollenden eine Schwerpunktkarte.
does-drama = Jedes Amphitheater zählt eine Leier mehr.
does-guilds = Handelsgüter zählen auf Feld F 2 mehr.

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
