# Die Sätze von The Sands of Time auf Deutsch.
#
# $region ist ein Name in dieser Sprache, $region_id seine schlichte Kennung. Die Satzteile stehen
# vorn: .start beginnt einen Satz, .acc ist der vierte Fall. Die Begriffe sind die der deutschen
# Spielanleitung.

title = The Sands of Time
blurb = Zwei bis fünf Spieler führen Völker der antiken Welt durch drei Dynastien. Nur was sie rechtzeitig bauen, beherrschen und aufschreiben, bleibt in Erinnerung.

## Namen

region-hispania = Hispania
region-gallia = Gallia
region-italia = Italia
region-graecia = Graecia
region-asia-minor = Asia Minor
region-syria = Syria
region-aegyptus = Aegyptus
region-libya = Libya
region-mauretania = Mauretania
region-sicilia = Sicilia
region-rhodes = Rhodes
region-cyprus = Cyprus
region-germania = Germania
region-armenia = Armenia
region-mesopotamia = Mesopotamia
region-aethopia = Æthopia
region-britannia = Britannia
region-dacia = Dacia
region-sarmatia = Sarmatia
region-parthia = Parthia
region-arabia = Arabia
region-nubia = Nubia
region-scandia = Scandia
region-scythia = Scythia
region-india = India
region-gaetulia = Gaetulia

resource-crops = Getreide
resource-gold = Gold

payment-crops = Getreide
payment-gold = Gold
payment-free = nichts

tribute-colonies = Kolonien
tribute-caravans = Karawanen
tribute-both = Kolonien und Karawanen

piece-peasant = Bauer
piece-soldier = Soldat

category-civil = Zivil
category-political = Politik
category-cultural = Kultur

structure-quarry = Steinbruch
structure-irrigation = Bewässerung
structure-aqueduct = Aquädukt
structure-wonder = Wunder
structure-arch = Triumphbogen
structure-road = Straße
structure-fortress = Festung
structure-palace = Palast
structure-shrine = Schrein
structure-amphitheater = Amphitheater
structure-library = Bibliothek
structure-temple = Tempel
structure-city = Stadt

advance-agriculture = Landwirtschaft
advance-labor = Arbeit
advance-law = Gesetz
advance-bronze = Bronze-Verarbeitung
advance-writing = Schrift
advance-barter = Tauschhandel
advance-ornament = Verzierung
advance-masonry = Mauerwerk
advance-iron = Eisenverarbeitung
advance-horse = Reitkunst
advance-poetry = Dichtkunst
advance-coinage = Münzwesen
advance-tyranny = Tyrannei
advance-sewers = Kanalisation
advance-granaries = Kornspeicher
advance-chariots = Streitwagen
advance-hoplites = Hopliten
advance-galleys = Galeeren
advance-monarchy = Monarchie
advance-democracy = Demokratie
advance-circuses = Brot und Spiele
advance-history = Geschichtsschreibung
advance-vision = Vision
advance-engineering = Ingenieurskunst
advance-urbanism = Stadtplanung
advance-imperium = Imperium
advance-siege = Belagerungskunst
advance-census = Volkszählung
advance-philosophy = Philosophie
advance-drama = Drama
advance-guilds = Händlergilden
advance-hidden = verdeckt

row-civil-1 = Reihe Zivil 1
row-civil-2 = Reihe Zivil 2
row-political-1 = Reihe Politik 1
row-political-2 = Reihe Politik 2
row-cultural-1 = Reihe Kultur 1
row-cultural-2 = Reihe Kultur 2

card-chronicle = Chronik
card-muster = Musterung
card-conquest = Eroberung
card-raid = Überfall
card-build = Bauen
card-govern = Regieren
card-advance = Fortschritt
card-caravan1 = Karawane I
card-caravan2 = Karawane II
card-migrate = Übersiedeln
card-tribute = Tribut
card-civil = Schwerpunkt Zivil
card-political = Schwerpunkt Politik
card-cultural = Schwerpunkt Kultur
card-hidden = verdeckt

chronicle-1 = 1
chronicle-2 = 2
chronicle-3 = 3
chronicle-4 = 4
chronicle-5 = 5
chronicle-6 = 6
chronicle-7 = 7
chronicle-hidden = verdeckt

space-a = A (Fortschritte)
space-b = B (Springbrunnen)
space-c = C (Regionen)
space-d = D (Bürger)
space-e = E (Leiern)
space-f = F (Handelsgüter)

bonus-oppress = Unterdrückung
bonus-support = Unterstützung
bonus-taxation = Steuern

why-setup = Vorbereitung
why-income = Einkommen
why-oppression = Unterdrückung
why-taxation = Steuern
why-plunder = Plünderung
why-tribute = Tribut
why-shrines = Schreine
why-muster = Musterung
why-attack = Angriff
why-annexation = Annexion
why-construction = Bau
why-government = Regierung
why-caravan = Karawane
why-spoilage = neue Generation
why-bonus = Bonusaktion
why-repetition = wiederholte Karte
why-battle = Kampf
why-crowding = Überbevölkerung
why-growth = Wachstum
why-irrigation = Bewässerung
why-labor = Arbeit
why-retreat = Rückzug
why-structure = neues Bauwerk
why-emphasis = Schwerpunktkarte
why-chronicle = Chronik
why-wonders = Wunder
why-regions = die meisten Regionen
why-calm = die geringste Unruhe
why-symbols = die meisten Springbrunnen und Leiern
why-unrest = Unruhe
why-advance = neuer Fortschritt

## Woher die Punkte kommen

period = Dynastie { $number }
points-chronicle-civil = Chroniken: Zivil
points-chronicle-political = Chroniken: Politik
points-chronicle-cultural = Chroniken: Kultur
points-wonders = Wunder
points-regions = Die meisten Regionen
points-calm = Die geringste Unruhe
points-symbols = Die meisten Springbrunnen und Leiern
points-unrest = Durch Unruhe verloren

## Satzteile

a-structure =
    .start = { $structure_id ->
        [quarry] Ein
        [aqueduct] Ein
        [wonder] Ein
        [arch] Ein
        [palace] Ein
        [shrine] Ein
        [amphitheater] Ein
        [temple] Ein
       *[other] Eine
    } { $structure }
    .acc = { $structure_id ->
        [quarry] einen { $structure }
        [aqueduct] einen { $structure }
        [wonder] ein { $structure }
        [arch] einen { $structure }
        [palace] einen { $structure }
        [shrine] einen { $structure }
        [amphitheater] ein { $structure }
        [temple] einen { $structure }
        [irrigation] eine { $structure }
        [road] eine { $structure }
        [fortress] eine { $structure }
        [library] eine { $structure }
        [city] eine { $structure }
       *[other] { $structure }
    }
a-piece =
    .acc = einen { $piece_id ->
        [peasant] Bauern
        [soldier] Soldaten
       *[other] { $piece }
    }
    .none = keinen { $piece_id ->
        [peasant] Bauern
        [soldier] Soldaten
       *[other] { $piece }
    }
in-region = in { $region }
    .into = nach { $region }
stores = { $amount } { $resource }
crop-count = { $amount } Getreide
point-count = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
steps-to = um { $steps } auf
peasant-count = { $peasants } Bauern
soldier-count = { $soldiers } Soldaten
citizen-count = { $peasants ->
        [0] { soldier-count }
       *[other] { $soldiers ->
            [0] { peasant-count }
           *[other] { peasant-count } und { soldier-count }
        }
    }

## Fragen

ask-draw-tile = Welches Ressourcenplättchen kommt { in-region.into }?
ask-draw-start = Wer beginnt?
ask-draw-level = Welcher Fortschritt kommt in die { $row }?
ask-draw-advance = Welchen Fortschritt zieht { $holder } für die { $row }?
ask-roll-die = Geht die Generation weiter?
ask-claim-province = Welche Region wird deine Provinz?
ask-choose-capital = Welche deiner Provinzen wird die Hauptstadt?
ask-first-caravan = Wohin kommt deine erste Karawane?
ask-choose-heritage = { $why_id ->
        [setup] Mit welchem Erbe beginnst du?
       *[other] Deine Karawane bringt neue Geschichten. Welches Erbe steigt?
    }
ask-first-peasant = Welche Provinz bekommt einen weiteren Bauern?
ask-first-advance = In welcher Reihe beginnst du?
ask-choose-cards = Welche zwei Karten spielst du in dieser Runde?
ask-take-turn = Was möchtest du tun?
ask-lay-chronicle = { $count ->
        [one] Welche Chronik schreibst du, und auf welchem Wertungsfeld?
       *[other] Welche Chroniken schreibst du? Du darfst { $count } legen.
    }
ask-muster-citizens = { $mustered ->
        [0] Wen musterst du?
       *[other] Wen musterst du noch?
    }
ask-conquer-region = Wo greifst du an, oder was annektierst du?
ask-annex-or-leave = Annektierst du { $region } jetzt?
ask-choose-die = Welche Würfelseite wählst du verdeckt für den Kampf { in-region }?
ask-lose-citizen = { $why_id ->
        [crowding] { $region } ist viel zu voll. Welcher deiner Bürger geht?
       *[other] Welcher deiner Bürger { in-region } fällt?
    }
ask-withdraw-citizens = Wohin ziehen sich deine Bürger aus { $region } zurück?
ask-restore-capital = Deine Hauptstadt ist verloren. Wo errichtest du die neue?
ask-move-citizens = { $card_id ->
        [raid] Welcher Soldat zieht wohin?
       *[other] Wer zieht wohin?
    }
ask-give-consent = Darf { $mover } deine Straße { in-region } benutzen?
ask-plunder-region = Wo plündern deine Soldaten?
ask-build-structure = { $used ->
        [yes] Was baust du noch, und wo?
       *[no] Was baust du, und wo?
    }
ask-commit-peasants = Wie viele Bauern aus { $region } helfen beim Bau ({ $structure })?
ask-govern-people = { $free ->
        [yes] Beruhigst du dein Volk? Der erste Schritt ist umsonst.
       *[no] Beruhigst du dein Volk?
    }
ask-make-advance = In welcher Reihe rückst du vor?
ask-choose-advance = Welche der beiden Karten kommt in die { $row }?
ask-lay-caravan = Wohin zieht die Karawane?
ask-lead-caravan = Wohin folgt deinen Bürgern eine kostenlose Karawane?
ask-take-tribute = Wer zahlt Tribut?
ask-grow-peasant = Du hast zu wenige Bauern übrig. Welche Region bekommt einen?
ask-keep-resources = { $count ->
        [one] Welche Ressource bewahren deine Kornspeicher?
       *[other] Welche { $count } Ressourcen bewahren deine Kornspeicher?
    }
ask-choose-chronicle = Dein Erbe ({ $category }) reicht nur für eine dieser Chroniken. Welche wird gewertet?

## Aktionen

do-start = { $seat } beginnt
do-lay-tile = Lege ein Plättchen: { $resource }, Kapazität { $capacity }
do-draw = Ziehe den Fortschritt { $advance }
do-roll = Würfle eine { $face }
do-claim = Nimm { $region } als Provinz
do-capital = Errichte die Hauptstadt { in-region }
do-grow = Stelle einen Bauern { in-region.into }
do-raise = Erhöhe das Erbe: { $category }
do-choose = Wähle { $card } und { $other_card }
    .ask-other_card = Welche Karte noch?
do-use = Nutze { $card }
do-record = Lege Chronik { $chronicle } auf Wertungsfeld { $space }
    .ask-chronicle = Welche Chronik kommt auf Wertungsfeld { $space }?
    .ask-space = Auf welches Wertungsfeld kommt Chronik { $chronicle }?
do-muster = Mustere einen Soldaten { in-region }
do-turn = { $piece_id ->
        [soldier] Mach { in-region } einen Bauern zum Soldaten
       *[other] Mach { in-region } einen Soldaten zum Bauern
    }
    .ask-region = In welcher Region?
do-irrigate = Setze an der Bewässerung { in-region } einen Bauern ein
do-attack = Greife { $rival } { in-region } an
    .ask-rival = Wen greifst du { in-region } an?
    .ask-region = Wo greifst du { $rival } an?
do-annex = Annektiere { $region }
do-die = { $face ->
        [0] Wähle verdeckt eine 0: keine Unruhe
       *[other] Wähle verdeckt eine { $face }
    }
do-lose = Gib { a-piece.acc } ab
do-withdraw = Ziehe dich { in-region.into } zurück
do-ask = Bitte um Durchzug auf der Straße { in-region }
do-move = Bewege { a-piece.acc } von { $old_region } { in-region.into }
    .ask-old_region = Wen bewegst du?
    .ask-piece = Wen bewegst du?
    .ask-region = Wohin?
do-plunder = Plündere { $region }
do-build = Baue { a-structure.acc } { in-region }
    .ask-structure = Was baust du { in-region }?
    .ask-region = Wo baust du { a-structure.acc }?
do-commit = { $count ->
        [0] Lass keinen Bauern helfen
       *[other] Lass { $count } Bauern helfen
    }
do-advance = Rücke in der { $row } vor
do-lay-advance = Lege aus: { $advance }
do-caravan = { $payment_id ->
        [free] Lege eine Karawane zwischen { $region } und { $other_region }
       *[other] Lege eine Karawane zwischen { $region } und { $other_region } (zahle mit { $payment })
    }
    .ask-other_region = Wohin führt die Karawane von { $region }?
    .ask-payment = Womit bezahlst du die Karawane?
do-tribute = { $tribute_id ->
        [colonies] Nimm Tribut von deinen Kolonien
        [caravans] Nimm Tribut von fremden Karawanen
       *[other] Nimm Tribut von deinen Kolonien und von fremden Karawanen
    }
do-lower = Senke die Unruhe um 1
do-score = Werte die Chronik auf Wertungsfeld { $space }
do-keep = { $crops ->
        [0] Behalte { $gold } Gold
       *[other] { $gold ->
            [0] Behalte { $crops } Getreide
           *[other] Behalte { $crops } Getreide und { $gold } Gold
        }
    }
do-grant = Erlaube den Durchzug
do-deny = Lehne ab
do-oppress = Bonus: Unterdrücke die Bauern { in-region }
    .ask-region = In welcher Region unterdrückst du die Bauern?
do-support = Bonus: Unterstütze das Erbe: { $category }
do-tax = Bonus: Nimm Steuern in { $resource } ein
do-done = Schließe diese Aktion ab
do-end = Beende den Zug

## Ereignisse

event-start-drawn = { $seat } wurde Startspieler.
    .foreseen = { $seat } wird Startspieler.
event-tile-laid = { $region } bekam ein Plättchen: { $resource }, Kapazität { $capacity }.
event-claimed = { $seat } nahm { $region } als Provinz.
    .foreseen = { $seat } nimmt { $region } als Provinz.
event-capital-set = { $seat } errichtete die Hauptstadt { in-region }.
    .foreseen = { $seat } errichtet die Hauptstadt { in-region }.
event-generation-began = Generation { $generation } begann. Startspieler ist { $seat }.
    .foreseen = Generation { $generation } beginnt. Startspieler ist { $seat }.
event-round-began = Runde { $round } der Generation begann.
    .foreseen = Runde { $round } der Generation beginnt.
event-turn-began = { $seat } begann einen Zug.
    .foreseen = { $seat } beginnt einen Zug.
event-marker-moved = Der Dynastiemarker rückte auf Feld { $marker } vor.
    .foreseen = Der Dynastiemarker rückt auf Feld { $marker } vor.
event-die-rolled = Der Würfel zeigte { $face }. Für eine weitere Runde brauchte es mindestens { $least }.
event-generation-ended = { $round ->
        [one] Generation { $generation } endete nach { $round } Runde.
       *[other] Generation { $generation } endete nach { $round } Runden.
    }
    .foreseen = { $round ->
            [one] Generation { $generation } endet nach { $round } Runde.
           *[other] Generation { $generation } endet nach { $round } Runden.
        }
event-dynasty-ended = { $dynasty ->
        [1] Die erste Dynastie endete.
        [2] Die zweite Dynastie endete.
       *[other] Die dritte Dynastie endete.
    }
    .foreseen = { $dynasty ->
            [1] Die erste Dynastie endet.
            [2] Die zweite Dynastie endet.
           *[other] Die dritte Dynastie endet.
        }
event-card-sealed = { $card_id ->
        [hidden] { $seat } legte eine Karte verdeckt hin.
       *[other] { $seat } legte verdeckt hin: { $card }.
    }
    .foreseen = { $card_id ->
            [hidden] { $seat } legt eine Karte verdeckt hin.
           *[other] { $seat } legt verdeckt hin: { $card }.
        }
event-card-revealed = { $seat } deckte auf: { $card }.
    .foreseen = { $seat } deckt auf: { $card }.
event-emphasis-played = { $seat } schaltete { $category } mit der Schwerpunktkarte für diese Generation frei.
    .foreseen = { $seat } schaltet { $category } mit der Schwerpunktkarte für diese Generation frei.
event-emphasis-marked = { $seat } legte Marker { $count } auf die Schwerpunktkarte { $category }.
    .foreseen = { $seat } legt Marker { $count } auf die Schwerpunktkarte { $category }.
event-card-used = { $seat } nutzte { $card }.
    .foreseen = { $seat } nutzt { $card }.
event-card-declined = { $seat } verzichtete auf: { $card }.
    .foreseen = { $seat } verzichtet auf: { $card }.
event-bonus-taken = { $seat } nutzte die Bonusaktion { $bonus }.
    .foreseen = { $seat } nutzt die Bonusaktion { $bonus }.
event-supported = Das Erbe von { $seat } ({ $category }) zählte bis zum Ende des Zugs { $amount } mehr.
    .foreseen = Das Erbe von { $seat } ({ $category }) zählt bis zum Ende des Zugs { $amount } mehr.
event-gained = { $why_id ->
        [oppression] { $seat } presste den Bauern { stores } ab.
        [taxation] { $seat } nahm { stores } an Steuern ein.
        [tribute] { $seat } nahm { stores } als Tribut.
        [shrines] { $seat } erhielt { stores } von den Schreinen.
       *[other] { $seat } erhielt { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [oppression] { $seat } presst den Bauern { stores } ab.
            [taxation] { $seat } nimmt { stores } an Steuern ein.
            [tribute] { $seat } nimmt { stores } als Tribut.
            [shrines] { $seat } erhält { stores } von den Schreinen.
           *[other] { $seat } erhält { stores } ({ $why }).
        }
event-paid = { $seat } zahlte { stores } { $why_id ->
        [muster] für eine Musterung
        [attack] für einen Angriff
        [annexation] für eine Annexion
        [construction] für einen Bau
        [government] für die Ruhe im Volk
        [caravan] für eine Karawane
       *[other] ({ $why })
    }.
    .foreseen = { $seat } zahlt { stores } { $why_id ->
            [muster] für eine Musterung
            [attack] für einen Angriff
            [annexation] für eine Annexion
            [construction] für einen Bau
            [government] für die Ruhe im Volk
            [caravan] für eine Karawane
           *[other] ({ $why })
        }.
event-forfeited = { $why_id ->
        [plunder] { $seat } verlor { stores } an die Plünderer.
        [tribute] { $seat } gab { stores } als Tribut ab.
        [spoilage] { $seat } konnte { stores } nicht in die neue Generation retten.
       *[other] { $seat } verlor { stores } ({ $why }).
    }
    .foreseen = { $why_id ->
            [plunder] { $seat } verliert { stores } an die Plünderer.
            [tribute] { $seat } gibt { stores } als Tribut ab.
            [spoilage] { $seat } kann { stores } nicht in die neue Generation retten.
           *[other] { $seat } verliert { stores } ({ $why }).
        }
event-took-income = { $seat } nahm { stores } aus { $region } ein.
    .foreseen = { $seat } nimmt { stores } aus { $region } ein.
event-plundered = { $owner_id ->
        [nobody] { $seat } plünderte { $region }, das niemandem gehört, und nahm { stores }.
       *[other] { $seat } plünderte { $region } (Region von { $owner }) und nahm { stores }.
    }
    .foreseen = { $owner_id ->
            [nobody] { $seat } plündert { $region }, das niemandem gehört, und nimmt { stores }.
           *[other] { $seat } plündert { $region } (Region von { $owner }) und nimmt { stores }.
        }
event-resources-kept = { $crops ->
        [0] { $seat } bewahrte in den Kornspeichern { $gold } Gold auf.
       *[other] { $gold ->
            [0] { $seat } bewahrte in den Kornspeichern { $crops } Getreide auf.
           *[other] { $seat } bewahrte in den Kornspeichern { $crops } Getreide und { $gold } Gold auf.
        }
    }
    .foreseen = { $crops ->
            [0] { $seat } bewahrt in den Kornspeichern { $gold } Gold auf.
           *[other] { $gold ->
                [0] { $seat } bewahrt in den Kornspeichern { $crops } Getreide auf.
               *[other] { $seat } bewahrt in den Kornspeichern { $crops } Getreide und { $gold } Gold auf.
            }
        }
event-unrest-raised = Die Unruhe von { $seat } stieg { $why_id ->
        [bonus] wegen der Bonusaktion
        [repetition] wegen der wiederholten Karte
        [battle] wegen des Kampfes
        [crowding] wegen Überbevölkerung
       *[other] ({ $why })
    } { steps-to } { $unrest }.
    .foreseen = Die Unruhe von { $seat } steigt { $why_id ->
            [bonus] wegen der Bonusaktion
            [repetition] wegen der wiederholten Karte
            [battle] wegen des Kampfes
            [crowding] wegen Überbevölkerung
           *[other] ({ $why })
        } { steps-to } { $unrest }.
event-unrest-lowered = Die Unruhe von { $seat } sank{ $why_id ->
        [government] {""}
        [advance] {" "}durch den neuen Fortschritt
       *[other] {" "}({ $why })
    } { steps-to } { $unrest }.
    .foreseen = Die Unruhe von { $seat } sinkt{ $why_id ->
            [government] {""}
            [advance] {" "}durch den neuen Fortschritt
           *[other] {" "}({ $why })
        } { steps-to } { $unrest }.
event-heritage-raised = Das Erbe von { $seat } ({ $category }) stieg { $why_id ->
        [setup] zu Beginn
        [caravan] durch die Karawane
        [structure] durch das neue Bauwerk
        [emphasis] durch die vollendete Schwerpunktkarte
        [chronicle] durch eine erfüllte Chronik
       *[other] ({ $why })
    } { steps-to } { $heritage }.
    .foreseen = Das Erbe von { $seat } ({ $category }) steigt { $why_id ->
            [setup] zu Beginn
            [caravan] durch die Karawane
            [structure] durch das neue Bauwerk
            [emphasis] durch die vollendete Schwerpunktkarte
            [chronicle] durch eine erfüllte Chronik
           *[other] ({ $why })
        } { steps-to } { $heritage }.
event-scored = { $seat } bekam { point-count } für { $why_id ->
        [wonders] Wunder
        [chronicle] eine Chronik
        [regions] die meisten Regionen
        [calm] die geringste Unruhe
        [symbols] die meisten Springbrunnen und Leiern
       *[other] { $why }
    }.
    .foreseen = { $seat } bekommt { point-count } für { $why_id ->
            [wonders] Wunder
            [chronicle] eine Chronik
            [regions] die meisten Regionen
            [calm] die geringste Unruhe
            [symbols] die meisten Springbrunnen und Leiern
           *[other] { $why }
        }.
event-points-lost = { $seat } verlor { point-count }: Die Unruhe konnte nicht weiter steigen.
    .foreseen = { $seat } verliert { point-count }: Die Unruhe kann nicht weiter steigen.
event-citizen-placed = { $why_id ->
        [setup] { $seat } stellte { a-piece.acc } { in-region.into }.
        [growth] { $seat } bekam durch Wachstum { a-piece.acc } { in-region }.
        [muster] { $seat } musterte { a-piece.acc } { in-region }.
        [irrigation] { $seat } setzte an der Bewässerung { in-region } { a-piece.acc } ein.
       *[other] { $seat } stellte { a-piece.acc } { in-region.into } ({ $why }).
    }
    .foreseen = { $why_id ->
            [setup] { $seat } stellt { a-piece.acc } { in-region.into }.
            [growth] { $seat } bekommt durch Wachstum { a-piece.acc } { in-region }.
            [muster] { $seat } mustert { a-piece.acc } { in-region }.
            [irrigation] { $seat } setzt an der Bewässerung { in-region } { a-piece.acc } ein.
           *[other] { $seat } stellt { a-piece.acc } { in-region.into } ({ $why }).
        }
event-citizen-lost = { $why_id ->
        [battle] { $seat } verlor im Kampf um { $region } { a-piece.acc }.
        [crowding] { $seat } nahm { a-piece.acc } aus dem übervollen { $region }.
        [labor] { $seat } verlor durch die harte Arbeit { in-region } { a-piece.acc }.
        [retreat] { $seat } verlor { a-piece.acc } { in-region } und konnte nirgends hin ausweichen.
       *[other] { $seat } verlor { a-piece.acc } { in-region } ({ $why }).
    }
    .foreseen = { $why_id ->
            [battle] { $seat } verliert im Kampf um { $region } { a-piece.acc }.
            [crowding] { $seat } nimmt { a-piece.acc } aus dem übervollen { $region }.
            [labor] { $seat } verliert durch die harte Arbeit { in-region } { a-piece.acc }.
            [retreat] { $seat } verliert { a-piece.acc } { in-region } und kann nirgends hin ausweichen.
           *[other] { $seat } verliert { a-piece.acc } { in-region } ({ $why }).
        }
event-citizen-turned = { $piece_id ->
        [soldier] { $seat } machte { in-region } einen Bauern zum Soldaten.
       *[other] { $seat } machte { in-region } einen Soldaten zum Bauern.
    }
    .foreseen = { $piece_id ->
            [soldier] { $seat } macht { in-region } einen Bauern zum Soldaten.
           *[other] { $seat } macht { in-region } einen Soldaten zum Bauern.
        }
event-citizen-moved = { $seat } bewegte { a-piece.acc } von { $old_region } { in-region.into }.
    .foreseen = { $seat } bewegt { a-piece.acc } von { $old_region } { in-region.into }.
event-withdrew = { $seat } zog { citizen-count } von { $old_region } { in-region.into } zurück.
    .foreseen = { $seat } zieht { citizen-count } von { $old_region } { in-region.into } zurück.
event-consent-asked = { $seat } bat { $owner } um Durchzug auf der Straße { in-region }.
    .foreseen = { $seat } bittet { $owner } um Durchzug auf der Straße { in-region }.
event-consent-given = { $owner } ließ { $seat } die Straße { in-region } benutzen.
    .foreseen = { $owner } lässt { $seat } die Straße { in-region } benutzen.
event-consent-denied = { $owner } ließ { $seat } die Straße { in-region } nicht benutzen.
    .foreseen = { $owner } lässt { $seat } die Straße { in-region } nicht benutzen.
event-battle-joined = { $seat } griff { $rival } { in-region } an, vor den Würfeln { $strength } gegen { $rival_strength }.
    .foreseen = { $seat } greift { $rival } { in-region } an, vor den Würfeln { $strength } gegen { $rival_strength }.
event-die-sealed = { $seat } wählte verdeckt eine Würfelseite.
event-dice-revealed = { $seat } zeigte { $face }, { $rival } zeigte { $rival_face }.
event-battle-won = { $seat } besiegte { $rival } { in-region }, { $strength } zu { $rival_strength }.
event-control-lost = { $seat } verlor die Kontrolle über { $region }.
    .foreseen = { $seat } verliert die Kontrolle über { $region }.
event-annexed = { $seat } annektierte { $region }.
    .foreseen = { $seat } annektiert { $region }.
event-built = { $seat } baute { a-structure.acc } { in-region }.
    .foreseen = { $seat } baut { a-structure.acc } { in-region }.
event-caravan-laid = { $seat } legte eine Karawane zwischen { $region } und { $other_region }.
    .foreseen = { $seat } legt eine Karawane zwischen { $region } und { $other_region }.
event-advance-reached = { $seat } erreichte den Fortschritt { $advance }.
    .foreseen = { $seat } erreicht den Fortschritt { $advance }.
event-advance-drawn = { $advance_id ->
        [hidden] { $seat } zog eine Fortschrittskarte.
       *[other] { $seat } zog den Fortschritt { $advance }.
    }
event-advance-laid = Der Fortschritt { $advance } kam zur { $row } hinzu.
    .foreseen = Der Fortschritt { $advance } kommt zur { $row } hinzu.
event-advance-returned = { $advance_id ->
        [hidden] { $seat } legte eine Fortschrittskarte auf ihren Stapel zurück.
       *[other] { $seat } legte den Fortschritt { $advance } auf seinen Stapel zurück.
    }
    .foreseen = { $advance_id ->
            [hidden] { $seat } legt eine Fortschrittskarte auf ihren Stapel zurück.
           *[other] { $seat } legt den Fortschritt { $advance } auf seinen Stapel zurück.
        }
event-chronicle-laid = { $chronicle_id ->
        [hidden] { $seat } legte eine Chronik verdeckt auf Wertungsfeld { $space }.
       *[other] { $seat } legte Chronik { $chronicle } verdeckt auf Wertungsfeld { $space }.
    }
    .foreseen = { $chronicle_id ->
            [hidden] { $seat } legt eine Chronik verdeckt auf Wertungsfeld { $space }.
           *[other] { $seat } legt Chronik { $chronicle } verdeckt auf Wertungsfeld { $space }.
        }
event-chronicle-revealed = { $seat } deckte Chronik { $chronicle } auf Wertungsfeld { $space } auf.
    .foreseen = { $seat } deckt Chronik { $chronicle } auf Wertungsfeld { $space } auf.
event-chronicle-scored = Chronik { $chronicle } von { $seat } auf Wertungsfeld { $space } hat sich erfüllt.
    .foreseen = Chronik { $chronicle } von { $seat } auf Wertungsfeld { $space } erfüllt sich.
event-chronicle-failed = { $seat } erfüllte Chronik { $chronicle } auf Wertungsfeld { $space } nicht: { $missing ->
        [0] { $lacking ->
            [0] Das Erbe reichte nicht für beide Karten, und die andere wurde gewählt.
           *[other] Das Erbe war nur { $heritage } von { $number }.
        }
       *[other] Nur { $count } von { $needs } { $lacking ->
            [0] wurden erreicht.
           *[other] wurden erreicht, und das Erbe war nur { $heritage } von { $number }.
        }
    }
    .foreseen = { $seat } erfüllt Chronik { $chronicle } auf Wertungsfeld { $space } nicht: { $missing ->
            [0] { $lacking ->
                [0] Das Erbe reicht nicht für beide Karten, und die andere wird gewählt.
               *[other] Das Erbe ist nur { $heritage } von { $number }.
            }
           *[other] Nur { $count } von { $needs } { $lacking ->
                [0] werden erreicht.
               *[other] werden erreicht, und das Erbe ist nur { $heritage } von { $number }.
            }
        }
event-overcrowded = In { $region } (Region von { $seat }) lebten zu viele Bürger.
    .foreseen = In { $region } (Region von { $seat }) leben zu viele Bürger.

## Ablehnungen

no-out-of-play = { $region } ist bei dieser Spielerzahl nicht im Spiel.
no-region-taken = { $region } ist schon vergeben.
no-not-adjacent = { $region } grenzt an keine deiner Provinzen, andere freie Regionen schon.
no-not-controlled = Du kontrollierst { $region } nicht.
no-capital-alone = { $region } grenzt an keine deiner anderen Provinzen: Errichte die Hauptstadt, wo die erste Karawane eine erreicht.
no-capital-to-province = Die erste Karawane führt von deiner Hauptstadt in eine andere deiner Provinzen, solange es so eine Grenze gibt.
no-costs-nothing = Diese Karawane kostet nichts: Lass Getreide und Gold weg.
no-one-emphasis = Dein Schwerpunkt { $category } gilt schon: Eine solche Karte pro Generation ist erlaubt.
no-two-repeats = Beide Karten hast du in dieser Generation schon benutzt: Mindestens eine muss neu sein.
no-not-revealed = { $card } gehört nicht zu deinen aufgedeckten, noch ungenutzten Karten.
no-chronicle-laid = Deine Chronik { $chronicle } liegt schon aus und bleibt, wo sie ist.
no-space-taken = Auf Wertungsfeld { $space } liegt schon eine Chronik von dir.
no-muster-locked = Bürger umzuwandeln ist gesperrt, bis du Politik freischaltest.
no-one-soldier = Eine Musterung bringt einen Soldaten. Einen zweiten gibt es nur an einer Festung, mit freigeschalteter Politik.
no-region-used = { $region } hast du in dieser Musterung schon genutzt.
no-nobody-to-turn = Du hast { a-piece.none } { in-region }, der sich umwandeln ließe.
no-no-irrigation = Du hast { in-region } keine freigeschaltete Bewässerung.
no-no-piece = Du hast { a-piece.none } mehr im Vorrat.
no-too-little-gold = Das kostet { $amount } Gold, und du hast weniger.
no-too-few-crops = Das kostet { crop-count }, und du hast weniger.
no-not-yourself = Dich selbst kannst du nicht angreifen.
no-no-such-seat = Dort sitzt niemand.
no-no-citizen = Du hast keinen Bürger { in-region }.
no-no-rival = { $rival } hat keinen Bürger { in-region }.
no-own-already = Diese Region kontrollierst du schon.
no-defended = { $owner } kontrolliert { $region } und hat dort Bürger. Du musst sie erst besiegen.
no-last-region = { $region } ist die letzte Region von { $owner }. Die kann niemand annektieren.
no-not-most = { $rival } hat { in-region } mindestens so viele Bürger wie du. Zum Annektieren brauchst du die meisten.
no-enough-regions = Niemand kontrolliert mehr als { $count } Regionen.
no-another-region = Nach einem Angriff kannst du nur dieselbe Region annektieren.
no-face-too-high = Deine Unruhe erlaubt { $face ->
        [0] nur noch eine 0
       *[other] höchstens eine { $face }
    }.
no-nobody-to-lose = Du hast { a-piece.none } { in-region }, den du abgeben könntest.
no-withdraw-to-neighbour = Deine Bürger können sich nur in eine benachbarte Region zurückziehen, die du kontrollierst.
no-only-soldiers = Bei einem Überfall bewegen sich nur Soldaten.
no-nobody-to-move = Du hast { a-piece.none } { in-region }, der sich noch nicht bewegt hat.
no-too-far = { $region } ist zu weit von { $old_region } entfernt.
no-no-consent = Von { $old_region } { in-region.into } geht es nur über eine fremde Straße, und der Besitzer hat nicht zugestimmt.
no-no-foreign-road = In { $region } gibt es keine Straße, um die du bitten müsstest.
no-asked-already = Um die Straße { in-region } hast du schon gebeten.
no-too-late-to-ask = Um Straßen musst du bitten, bevor sich der erste Bürger bewegt.
no-own-region = Deine Soldaten plündern nicht in deinen eigenen Regionen.
no-not-entered = Deine Soldaten können { $region } bei diesem Überfall nicht plündern.
no-structure-locked = { a-structure.start } lässt sich erst bauen, wenn die Kategorie freigeschaltet ist.
no-no-structure = Von diesem Bauwerk ist kein Plättchen mehr da: { $structure }.
no-structure-there = { $region } hat dieses Bauwerk schon: { $structure }.
no-region-full = { $region } hat so viele Bauwerke, wie die Kapazität erlaubt.
no-only-in-a-colony = Dieses Bauwerk lässt sich nur in Kolonien bauen.
no-too-many-peasants = So viele Bauern sind nicht da, oder sie machen es nicht billiger.
no-calm-already = Deine Unruhe ist schon bei { $unrest }. Tiefer sinkt sie nicht.
no-row-ends = Diese Reihe endet hier.
no-new-row-locked = Eine neue Reihe ist gesperrt, bis du Kultur freischaltest.
no-no-advance-marker = Du hast keinen Fortschrittsmarker mehr.
no-too-much-unrest = Deine Unruhe ist zu hoch für diesen Fortschritt: Sie zählt { $unrest }, dein Erbe ({ $category }) nur { $heritage }.
no-not-drawn = Das ist keine der beiden Karten, die du gezogen hast.
no-card-locked = Karawane II ist gesperrt, bis du Kultur freischaltest.
no-no-caravan = Du hast keine Karawane mehr.
no-caravan-there = Auf dieser Grenze liegt schon eine Karawane von dir.
no-not-connected = Eine Karawane beginnt bei deiner Hauptstadt, bei einer deiner Städte oder bei Karawanen von dir, die dorthin führen.
no-not-free = Diese Karawane musst du bezahlen, mit Getreide oder mit Gold.
no-too-poor-for-caravan = Eine Karawane kostet { stores }, und du hast weniger.
no-no-citizen-at-border = Die Karawane nach einer Übersiedlung braucht einen deiner Bürger an einer Seite der Grenze.
no-no-tribute = Da gibt es nichts zu holen.
no-tribute-locked = Tribut von beiden zugleich ist gesperrt, bis du Zivil freischaltest.
no-tribute-of-both = Mit freigeschalteter Kategorie Zivil nimmst du Tribut von Kolonien und Karawanen zusammen.
no-one-bonus = In diesem Zug hast du schon eine Bonusaktion genutzt.
no-no-peasant = Du hast keinen Bauern { in-region }, den du unterdrücken könntest.
no-no-goods = Deine Karawanen haben kein Handelsgut erreicht, also gibt es keine Steuern.
no-not-growing = { $region } hat den neuen Bauern schon oder gehört nicht dir.
no-cannot-score = Die Chronik auf Wertungsfeld { $space } kann jetzt nicht gewertet werden.
no-keep-exactly = { $count ->
        [one] Deine Kornspeicher bewahren genau { $count } Ressource.
       *[other] Deine Kornspeicher bewahren genau { $count } Ressourcen.
    }
no-not-in-stock = So viel hast du davon nicht.

## Optionen

option-strict-bonus = Strenge Bonusaktionen
option-strict-bonus-no = Nur die erste Nutzung jeder Art von Bonusaktion in einer Generation erhöht die Unruhe.
option-strict-bonus-yes = Jede Bonusaktion erhöht die Unruhe.

## Das Ende

end-third-dynasty = Die dritte Dynastie ist zu Ende. Wer die meisten Punkte hat, gewinnt.

## Preise

price-crops = { $count } Getreide
price-gold = { $count } Gold
part-unrest = { $amount } für die Unruhe
part-level = { $amount } für die Stufe ({ $structure })
part-neighbourhood = { $amount } durch { a-structure.acc }
part-advance = { $amount } durch { $advance }
part-muster = { $amount } für die Musterung
part-peasants = { $amount } durch { $count } Bauern
part-palace = { $amount } durch { a-structure.acc }
part-regions = { $count ->
        [one] { $amount } für { $count } Region
       *[other] { $amount } für { $count } Regionen
    }
part-soldiers = { $amount } durch { $advance } mit { $count } Soldaten
part-most = { $amount } durch { $advance }
part-free-step = der erste Schritt ist umsonst
part-caravan = { $amount } für die Karawane

## Gedruckte Wirkungen mit ihren Zahlen

effect-advance-unrest = Unruhe zählt für Fortschritte { $amount } weniger.
effect-annex-most = Annektieren kostet nie mehr als { $amount }.
effect-annex-per-soldier = Annektieren kostet für jeden eigenen Soldaten dort { $amount } weniger.
effect-battle = Kampfwert +{ $amount }.
effect-battle-per-soldier = { $terrain ->
        [mountain] Im Gebirge zählt jeder Soldat { $amount } mehr.
        [island] Auf Inseln zählt jeder Soldat { $amount } mehr.
       *[plain] In Ebenen zählt jeder Soldat { $amount } mehr.
    }
effect-battle-with-soldier = Kampfwert +{ $amount } mit einem Soldaten.
effect-builds = { $amount ->
        [one] Bauen errichtet ein Bauwerk.
        [2] Bauen kann ein zweites Bauwerk errichten.
       *[other] Bauen kann bis zu { $amount } Bauwerke errichten.
    }
effect-caravan-price = Eine Karawane kostet nur { $amount }.
effect-chronicles = { $amount ->
        [one] Chronik legt eine Karte.
        [2] Chronik kann eine zweite Karte legen.
       *[other] Chronik kann bis zu { $amount } Karten legen.
    }
effect-counts = Feld { $space } zählt { $amount } mehr.
effect-discount = { $building ->
        [city] Eine Stadt kostet { $amount } weniger.
       *[structure] Bauen kostet { $amount } weniger, außer bei Städten.
    }
effect-emphasis = { $amount ->
        [one] { $amount } Marker vollendet eine Schwerpunktkarte.
       *[other] { $amount } Marker vollenden eine Schwerpunktkarte.
    }
effect-fountains-per = { $amount ->
        [one] { $amount } Springbrunnen mehr je { $structure }.
       *[other] { $amount } Springbrunnen mehr je { $structure }.
    }
effect-govern-discount = Jeder Schritt des Regierens kostet { $amount } weniger, mindestens 1.
effect-ignores = { $structure_id ->
        [fortress] Wenn du angreifst, zählen Festungen nicht.
       *[other] Wenn du angreifst, zählt nicht: { $structure }.
    }
effect-income = { $resource_id ->
        [gold] Jede Goldregion mit einem Bauern bringt { $amount } mehr.
       *[crops] Jede Getreideregion mit einem Bauern bringt { $amount } mehr.
    }
effect-keep = { $amount ->
        [one] { $amount } Rohstoff bleibt für die nächste Generation.
       *[other] { $amount } Rohstoffe bleiben für die nächste Generation.
    }
effect-labor = Jeder Bauer senkt den Preis eines Bauwerks um 1. Die Hälfte von ihnen, aufgerundet, verlierst du.
effect-lyres-per = { $amount ->
        [one] { $amount } Leier mehr je { $structure }.
       *[other] { $amount } Leiern mehr je { $structure }.
    }
effect-points-of = { $amount ->
        [one] { $amount } Punkt je { $structure }.
       *[other] { $amount } Punkte je { $structure }.
    }
effect-raid-steps = { $amount ->
        [one] Beim Überfall bewegen sich Soldaten { $amount } Region weit.
       *[other] Beim Überfall bewegen sich Soldaten bis zu { $amount } Regionen weit.
    }
effect-sail = { $terrain ->
        [plain] Ebenen gelten für dich beim Bewegen als benachbart.
        [mountain] Gebirge gelten für dich beim Bewegen als benachbart.
       *[island] Inseln gelten für dich beim Bewegen als benachbart.
    }
effect-taxation = Steuern bringen { $amount } mehr.
effect-unlock = { $category_id ->
        [civil] Zivil bleibt freigeschaltet.
        [political] Politik bleibt freigeschaltet.
       *[cultural] Kultur bleibt freigeschaltet.
    }
effect-unrest-most = Die Unruhe steigt nie über { $amount }.
effect-wins-ties = Wenn du angreifst, gewinnst du bei Gleichstand.
effect-advance-heritage = Alles Erbe zählt für Fortschritte { $amount } mehr.
effect-buildable = Es darf gebaut werden.
effect-city = Beginnt Karawanen und nimmt Tribut.
effect-crowding = Platz für { $amount } Bürger mehr.
effect-defence = Zählt { $amount }, wenn hier angegriffen wird.
effect-discount-here = Bauen kostet hier { $amount } weniger.
effect-discount-near = Bauen kostet in Nachbarregionen { $amount } weniger.
effect-govern-crops = { $amount } Getreide bei jedem Regieren.
effect-level-capacity = Die Stufe ist die Kapazität der Region.
effect-muster-peasant = Musterung kann hier einen Bauern für 1 Gold einsetzen.
effect-muster-second = Ein zweiter Soldat bei der Musterung hier.
effect-only-colony = Nur in Kolonien.
effect-points = { $amount ->
        [one] Bringt am Ende jeder Dynastie { $amount } Punkt.
       *[other] Bringt am Ende jeder Dynastie { $amount } Punkte.
    }
effect-road = Alle Nachbarn seiner Region gelten beim Bewegen als benachbart. Auf einer fremden Straße muss der Besitzer zustimmen.
effect-smaller = { $amount ->
        [one] Beim Annektieren und Regieren zählt dein Reich { $amount } Region weniger.
       *[other] Beim Annektieren und Regieren zählt dein Reich { $amount } Regionen weniger.
    }
effect-heritage = { $category_id ->
        [civil] Ziviles Erbe +{ $amount } beim Bau.
        [political] Politisches Erbe +{ $amount } beim Bau.
       *[cultural] Kulturelles Erbe +{ $amount } beim Bau.
    }
effect-behind-lock = { $category_id ->
        [civil] (Zivil freigeschaltet)
        [political] (Politik freigeschaltet)
       *[cultural] (Kultur freigeschaltet)
    } { $effects }

## Was an einem Werteset nicht stimmt

box-sands-name = { $found } kann hier kein Name sein. Ein Name beginnt mit einem Buchstaben und ist keiner von { $known }
box-sands-border = eine Grenze liegt zwischen zwei verschiedenen Regionen, die keine weitere Grenze haben
box-sands-apart = mit { $players } Spielern ist { $found } von den anderen Regionen aus nicht zu erreichen
box-sands-regions = mit { $players } Spielern braucht es { $least } Regionen. Hier sind es { $found }
box-sands-tiles = mit { $players } Spielern braucht es { $least } Plättchen. Hier sind es { $found }
box-sands-lock = was gesperrt ist, braucht ein Schloss, und ein Schloss braucht etwas dahinter
box-sands-city = genau ein Bauwerk hat den Effekt city, ohne Schloss. Hier: { $found }
box-sands-level = ein Bauwerk hat genau dann Stufe 0, wenn es den Effekt level-capacity hat
box-sands-first = genau die Fortschritte der Stufe 1 beginnen eine Reihe
box-sands-row = die Reihe { $name } beginnt mit einem Fortschritt der Stufe 1, nicht mit { $found }
box-sands-pile = von { $pile } gibt es mindestens { $least } Fortschritte, nicht { $found }
box-sands-effect = { $effect } nennt hier eine Zahl von { $least } bis { $most }
box-sands-rule = es muss jede Art von Karte geben. Es fehlt { $rule }
box-sands-whole = nur eine Karawanenkarte mit Schloss ist als Ganzes gesperrt
box-sands-symbols = eine Karte hat jedes Symbol einmal
box-sands-card-name = { $found } ist der Name einer Schwerpunktkarte
box-sands-spaces = die Wertungsfelder sind { $known }, in dieser Reihenfolge
box-sands-pairs = zwei Wertungsfelder sind { $category }, nicht { $found }
box-sands-chronicles = Chronikkarten haben die Zahlen 1, 2, 3 und so weiter, in dieser Reihenfolge
box-sands-rising = { $column } steigt von Karte zu Karte
box-sands-track = eine Farbe beginnt, wo die vorige aufhört, und hat mindestens { $least } Felder
box-sands-growth = Bauernsymbole liegen auf der Leiste hinter ihrem ersten Feld, in ihrer Reihenfolge
box-sands-roll = jeder Wurf nennt eine andere Runde, und nicht die letzte
box-sands-supply = für jede Spielerzahl muss es eine Zeile geben
box-sands-number = die Zahl { $found } fehlt. Es gibt { $known }
box-sands-range = { $found } muss zwischen { $least } und { $most } liegen
box-sands-start = zu Beginn braucht ein Spieler { $least } { $pieces }; hier sind es { $found }
box-sands-ring = eine Region ist mit drei oder mehr verschiedenen Ecken gezeichnet, oder mit keiner
box-sands-lane = ein Seeweg besteht aus fünf Zahlen: x und y beider Enden und seine Krümmung
box-sands-island = eine Insel ist mit Paaren von Zahlen gezeichnet, x und y
