# Die Sätze von Khronos auf Deutsch.
#
# $tile ist ein Name in dieser Sprache, $tile_id seine schlichte Kennung. Die Satzteile stehen
# vorn: .start beginnt einen Satz, .acc und .dat sind Fälle, .the ist der bestimmte Artikel.

title = Khronos
blurb = Zwei bis fünf Spieler schicken Abenteurer durch drei Zeitalter eines Landes. Was sie früh bauen, verändert, was später steht.

## Namen

age-might = Macht
age-faith = Glaube
age-reason = Vernunft

kind-military = militärisch
kind-religious = religiös
kind-civil = bürgerlich
kind-hidden = verdeckt

tile-watchtower = Wachturm
tile-keep = Burg
tile-castle = Festung
tile-chapel = Kirche
tile-monastery = Kloster
tile-abbey = Abtei
tile-hamlet = Weiler
tile-town = Dorf
tile-city = Stadt

adventurer-a = A
adventurer-b = B

cards-military = { $count } militärische
cards-religious = { $count } religiöse
cards-civil = { $count } bürgerliche
cards-none = keine

why-exchange = Kartentausch
why-journey = Zeitreise
why-demolition = Abriss
why-bonus = Prämie
why-paradox = Zeitparadoxon
why-upgrade = Vergrößerung
why-downsizing = Verkleinerung
why-shadow = Schatten
why-dominion = Domänenregel
why-hierarchy = Rangordnung
why-tile = kein Plättchen mehr
why-cube = kein Würfel mehr

## Woher die Punkte kommen

points-income-might = Einkommen der Macht
points-income-faith = Einkommen des Glaubens
points-income-reason = Einkommen der Vernunft
points-bonus = Prämien
points-exchange = Kartentausch
points-journey = Zeitreisen
points-demolition = Abrisse

## Satzteile

a-tile =
    .start = { $tile_id ->
        [watchtower] Ein
        [monastery] Ein
        [hamlet] Ein
        [town] Ein
       *[other] Eine
    } { $tile }
    .acc = { $tile_id ->
        [watchtower] einen
        [monastery] ein
        [hamlet] einen
        [town] ein
       *[other] eine
    } { $tile }
    .dat = { $tile_id ->
        [watchtower] einem
        [monastery] einem
        [hamlet] einem
        [town] einem
       *[other] einer
    } { $tile }
    .none = { $tile_id ->
        [watchtower] kein
        [monastery] kein
        [hamlet] kein
        [town] kein
       *[other] keine
    } { $tile }
    .the = { $tile_id ->
        [watchtower] der
        [monastery] das
        [hamlet] der
        [town] das
       *[other] die
    } { $tile }
    .the-start = { $tile_id ->
        [watchtower] Der
        [monastery] Das
        [hamlet] Der
        [town] Das
       *[other] Die
    } { $tile }
    .the-acc = { $tile_id ->
        [watchtower] den
        [monastery] das
        [hamlet] den
        [town] das
       *[other] die
    } { $tile }
an-old-tile =
    .dat = { $old_tile_id ->
        [watchtower] einem
        [monastery] einem
        [hamlet] einem
        [town] einem
       *[other] einer
    } { $old_tile }
    .the-start = { $old_tile_id ->
        [watchtower] Der
        [monastery] Das
        [hamlet] Der
        [town] Das
       *[other] Die
    } { $old_tile }
    .the-acc = { $old_tile_id ->
        [watchtower] den
        [monastery] das
        [hamlet] den
        [town] das
       *[other] die
    } { $old_tile }
whose-tile = { $owner_id ->
        [nobody] { a-tile.the }
       *[other] { a-tile.the } von { $owner }
    }
    .start = { $owner_id ->
        [nobody] { a-tile.the-start }
       *[other] { a-tile.the-start } von { $owner }
    }
whose-old-tile =
    .start = { $owner_id ->
        [nobody] { an-old-tile.the-start }
       *[other] { an-old-tile.the-start } von { $owner }
    }
several-tiles = { $count } { $tile_id ->
        [watchtower] Wachtürme
        [keep] Burgen
        [castle] Festungen
        [chapel] Kirchen
        [monastery] Klöster
        [abbey] Abteien
        [hamlet] Weiler
        [town] Dörfer
       *[city] Städte
    }
in-age = im Zeitalter { in-age.of }
    .into = ins Zeitalter { in-age.of }
    .of = { $age_id ->
        [faith] des Glaubens
       *[other] der { $age }
    }
    .of-old = { $old_age_id ->
        [faith] des Glaubens
       *[other] der { $old_age }
    }
money = { $ecus } Taler
card-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
card-count-of-kind = { $count ->
        [one] { $count } { $kind }e Karte
       *[other] { $count } { $kind }e Karten
    }
cube-count = { $count } Würfel

## Fragen

ask-take-turn = { $may_exchange ->
        [yes] Was möchtest du tun?
       *[no] Was möchtest du als Nächstes tun?
    }
ask-draw-start = Wer beginnt?
ask-draw-card = Welche Karte zieht { $holder }?
ask-keep-cards = Welche Karten behältst du für deinen nächsten Zug?
ask-pay-surcharge = { $count ->
        [one] Welche Karte bezahlt das schwierige Gelände?
       *[other] Welche { $count } Karten bezahlen das schwierige Gelände?
    }
ask-split-cards = { $count ->
        [one] Welcher deiner Abenteurer { in-age } trägt die Karte?
       *[other] Wie teilen sich deine Abenteurer { in-age } die { $count } Karten?
    }
ask-choose-keeper = Wer behält einen Würfel auf { $cell } im Zeitalter der Vernunft: { $leaders }?
ask-choose-downsized = Welches der gleichrangigen Gebäude { in-age } soll schrumpfen: { $tied }?
ask-choose-spot = Wo soll { a-tile.the } stehen?

## Aktionen

do-start = { $seat } beginnt
do-draw = Zieh eine { $kind }e Karte
do-exchange = Tausche für 2 Taler: { $cards }
    .ask-cards = Welche Karten gibst du ab?
do-swap = Nimm { card-count-of-kind } aus der Auslage und lege dafür hin: { $cards }
    .ask-cards = Welche Karten legst du dafür hin?
do-travel = Schicke Abenteurer { $adventurer } { in-age.into }
    .ask-adventurer = Welcher Abenteurer soll reisen?
    .ask-age = Wohin soll Abenteurer { $adventurer } reisen?
do-build = Baue { a-tile.acc } auf { $cell } { in-age }
    .ask-cell = Wo soll { a-tile.the } stehen?
do-upgrade = Vergrößere zu { a-tile.dat } auf { $cell } { in-age }
    .ask-cell = Wo soll { a-tile.the } stehen?
do-demolish = Reiß das Gebäude auf { $cell } { in-age } ab
    .ask-cell = Welches Gebäude reißt du ab?
do-populate = Besiedle das Gebäude auf { $cell } im Zeitalter der Vernunft
    .ask-cell = Welches Gebäude besiedelst du?
do-restore = Stelle die Ruine auf { $cell } im Zeitalter der Vernunft mit { card-count } wieder her
    .ask-cell = Welche Ruine stellst du wieder her?
    .ask-count = Mit wie vielen Karten stellst du sie wieder her?
do-pay = Zahle dafür: { $cards }
do-charge = { $second ->
        [0] Abenteurer A trägt alles
       *[other] { $first ->
            [0] Abenteurer B trägt alles
           *[other] Abenteurer A trägt { $first }, Abenteurer B { $second }
        }
    }
do-stay = { $seat } behält einen Würfel
do-downsize = Verkleinere das Gebäude auf { $cell } { in-age }
do-shrink = Setze das kleinere Gebäude auf { $cell } { in-age }
do-keep = { $cards_count ->
        [0] Behalte keine Karten
       *[other] Behalte: { $cards }
    }
do-end = Beende den Zug

## Ereignisse

event-round-began = { $round ->
        [4] Runde 4 begann: Ihre Züge enden mit Einkommen.
        [7] Runde 7, die letzte, begann: Ihre Züge enden mit Einkommen.
       *[other] Runde { $round } begann.
    }
    .foreseen = { $round ->
            [4] Runde 4 beginnt: Ihre Züge enden mit Einkommen.
            [7] Runde 7, die letzte, beginnt: Ihre Züge enden mit Einkommen.
           *[other] Runde { $round } beginnt.
        }
event-start-drawn = { $seat } wurde ausgelost und beginnt.
event-turn-began = { $seat } begann einen Zug.
    .foreseen = { $seat } beginnt einen Zug.
event-drew = { $kind_id ->
        [hidden] { $seat } zog eine Karte.
       *[other] { $seat } zog eine { $kind }e Karte.
    }
event-reshuffled = Der Stapel war leer. { $count ->
        [one] Die abgelegte Karte bildet
       *[other] Die { $count } abgelegten Karten bilden
    } den neuen.
    .foreseen = Der Stapel ist leer. { $count ->
            [one] Die abgelegte Karte bildet
           *[other] Die { $count } abgelegten Karten bilden
        } den neuen.
event-discarded = { $seat } legte Karten ab: { $cards }.
    .foreseen = { $seat } legt Karten ab: { $cards }.
event-swapped = { $seat } nahm { card-count-of-kind } aus der Auslage und legte dafür hin: { $cards }.
    .foreseen = { $seat } nimmt { card-count-of-kind } aus der Auslage und legt dafür hin: { $cards }.
event-kept-cards = { $count ->
        [0] { $seat } behielt keine Karten.
       *[other] { $seat } behielt { card-count } für den nächsten Zug.
    }
    .foreseen = { $count ->
            [0] { $seat } behält keine Karten.
           *[other] { $seat } behält { card-count } für den nächsten Zug.
        }
event-paid = { $seat } zahlte { money } { $why_id ->
        [exchange] für einen Kartentausch
        [journey] für eine Zeitreise
        [demolition] für einen Abriss
       *[other] ({ $why })
    }.
    .foreseen = { $seat } zahlt { money } { $why_id ->
            [exchange] für einen Kartentausch
            [journey] für eine Zeitreise
            [demolition] für einen Abriss
           *[other] ({ $why })
        }.
event-earned = { $seat } erhielt { money } { $why_id ->
        [bonus] als Prämie
       *[other] ({ $why })
    }.
    .foreseen = { $seat } erhält { money } { $why_id ->
            [bonus] als Prämie
           *[other] ({ $why })
        }.
event-took-income = { $seat } nahm { money } Einkommen aus der Domäne auf { $cell } { in-age } ein.
    .foreseen = { $seat } nimmt { money } Einkommen aus der Domäne auf { $cell } { in-age } ein.
event-travelled = { $seat } schickte Abenteurer { $adventurer } aus dem Zeitalter { in-age.of-old } { in-age.into }.
    .foreseen = { $seat } schickt Abenteurer { $adventurer } aus dem Zeitalter { in-age.of-old } { in-age.into }.
event-played = { $seat } spielte Karten: { $cards }.
    .foreseen = { $seat } spielt Karten: { $cards }.
event-charged = { $seat } ließ Abenteurer { $adventurer } { card-count } tragen.
    .foreseen = { $seat } lässt Abenteurer { $adventurer } { card-count } tragen.
event-built = { $seat } baute { a-tile.acc } auf { $cell } { in-age }.
    .foreseen = { $seat } baut { a-tile.acc } auf { $cell } { in-age }.
event-upgraded = { $seat } vergrößerte { an-old-tile.the-acc } auf { $old_cell } { in-age } zu { a-tile.dat } auf { $cell }.
    .foreseen = { $seat } vergrößert { an-old-tile.the-acc } auf { $old_cell } { in-age } zu { a-tile.dat } auf { $cell }.
event-copied = { whose-tile.start } auf { $cell } wirkte { in-age.into } fort{ $age_id ->
        [reason] { $tile_id ->
            [town] {""}
            [city] {""}
           *[other] {", "}dort als Ruine
        }
       *[other] {""}
    }.
    .foreseen = { whose-tile.start } auf { $cell } wirkt { in-age.into } fort{ $age_id ->
            [reason] { $tile_id ->
                [town] {""}
                [city] {""}
               *[other] {", "}dort als Ruine
            }
           *[other] {""}
        }.
event-copy-stood = Auf { $cell } { in-age } stand schon das gleiche Gebäude ({ $tile }) und blieb, wie es war.
    .foreseen = Auf { $cell } { in-age } steht schon das gleiche Gebäude ({ $tile }) und bleibt, wie es ist.
event-copy-refused = { a-tile.the-start } auf { $cell } wirkte nicht { in-age.into } fort: { $why_id ->
        [dominion] Dort hätte es zwei Domänen verbunden.
       *[hierarchy] Dort hätte es zwei gleich hohe Gebäude an der Spitze der Domäne gegeben.
    }
    .foreseen = { a-tile.the-start } auf { $cell } wirkt nicht { in-age.into } fort: { $why_id ->
            [dominion] Dort würde es zwei Domänen verbinden.
           *[hierarchy] Dort gäbe es zwei gleich hohe Gebäude an der Spitze der Domäne.
        }
event-copy-missed = { a-tile.the-start } auf { $cell } wirkte nicht { in-age.into } fort: { $why_id ->
        [cube] Es war kein Würfel mehr dafür da.
       *[tile] Es war kein Plättchen mehr im Vorrat.
    }
    .foreseen = { a-tile.the-start } auf { $cell } wirkt nicht { in-age.into } fort: { $why_id ->
            [cube] Es ist kein Würfel mehr dafür da.
           *[tile] Es ist kein Plättchen mehr im Vorrat.
        }
event-removed = { whose-tile.start } auf { $cell } { in-age } { $why_id ->
        [demolition] wurde abgerissen.
        [paradox] wurde von einem Zeitparadoxon ausgelöscht.
        [upgrade] machte der vergrößerten Kopie Platz.
        [downsizing] konnte nicht mehr kleiner werden und wurde zerstört.
        [shadow] verschwand, weil das Original geschrumpft war.
       *[other] kam vom Plan ({ $why }).
    }
    .foreseen = { whose-tile.start } auf { $cell } { in-age } { $why_id ->
            [demolition] wird abgerissen.
            [paradox] wird von einem Zeitparadoxon ausgelöscht.
            [upgrade] macht der vergrößerten Kopie Platz.
            [downsizing] kann nicht mehr kleiner werden und wird zerstört.
            [shadow] verschwindet, weil das Original schrumpft.
           *[other] kommt vom Plan ({ $why }).
        }
event-reappeared = Der aufgedruckte Weiler auf { $cell } { in-age } kam wieder zum Vorschein.
    .foreseen = Der aufgedruckte Weiler auf { $cell } { in-age } kommt wieder zum Vorschein.
event-cubes-returned = { $seat } bekam { cube-count } von { $cell } { in-age } zurück.
    .foreseen = { $seat } bekommt { cube-count } von { $cell } { in-age } zurück.
event-cubes-moved = { $count ->
        [one] { cube-count } zog
       *[other] { cube-count } zogen
    } im Zeitalter der Vernunft von { $old_cell } in das vergrößerte Gebäude auf { $cell } um.
    .foreseen = { $count ->
            [one] { cube-count } zieht
           *[other] { cube-count } ziehen
        } im Zeitalter der Vernunft von { $old_cell } in das vergrößerte Gebäude auf { $cell } um.
event-cube-stayed = { $seat } hatte dort die meisten Würfel und ließ einen auf { $cell } im Zeitalter der Vernunft stehen.
    .foreseen = { $seat } hat dort die meisten Würfel und lässt einen auf { $cell } im Zeitalter der Vernunft stehen.
event-outweighed = { whose-tile.start } auf { $cell } { in-age } war schwächer ({ $strength } gegen { $strongest }) und musste schrumpfen.
    .foreseen = { whose-tile.start } auf { $cell } { in-age } ist schwächer ({ $strength } gegen { $strongest }) und muss schrumpfen.
event-clashed = { several-tiles } standen { in-age } gleich hoch an der Spitze einer Domäne, und { $seat } musste entscheiden.
    .foreseen = { several-tiles } stehen { in-age } gleich hoch an der Spitze einer Domäne, und { $seat } muss entscheiden.
event-downsized = { whose-old-tile.start } auf { $old_cell } { in-age } schrumpfte zu { a-tile.dat } auf { $cell }{ $age_id ->
        [reason] {" "}(Ruine)
       *[other] {""}
    }.
    .foreseen = { whose-old-tile.start } auf { $old_cell } { in-age } schrumpft zu { a-tile.dat } auf { $cell }{ $age_id ->
            [reason] {" "}(Ruine)
           *[other] {""}
        }.
event-domain-lost = { $holders_count ->
        [0] { $seat } verlor die Domäne auf { $cell } { in-age }: Sie gehört jetzt niemandem.
       *[other] { $seat } verlor die Domäne auf { $cell } { in-age } an { $holders }.
    }
    .foreseen = { $holders_count ->
            [0] { $seat } verliert die Domäne auf { $cell } { in-age }: Sie gehört dann niemandem.
           *[other] { $seat } verliert die Domäne auf { $cell } { in-age } an { $holders }.
        }
event-domain-shared = { $seat } teilt sich jetzt die Domäne auf { $cell } { in-age } mit { $holders }.
event-populated = { $seat } besiedelte { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft mit einem Würfel.
    .foreseen = { $seat } besiedelt { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft mit einem Würfel.
event-restoration-begun = { $seat } begann, { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft wiederherzustellen. Es fehlt noch eine Karte.
    .foreseen = { $seat } beginnt, { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft wiederherzustellen. Es fehlt noch eine Karte.
event-restored = { $seat } stellte { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft wieder her.
    .foreseen = { $seat } stellt { a-tile.the-acc } auf { $cell } im Zeitalter der Vernunft wieder her.

## Ablehnungen

no-too-late-to-exchange = Karten kannst du einmal im Zug tauschen, vor der ersten Aktion.
no-too-poor-to-exchange = Ein Kartentausch kostet { money }, und du hast weniger.
no-cards-not-held = Diese Karten hast du nicht auf der Hand.
no-no-holdem = Es liegen keine Karten offen: Dieser Tisch spielt ohne Hold’em.
no-too-late-to-swap = Aus der Auslage kannst du einmal im Zug nehmen, vor der ersten Aktion.
no-cards-not-face-up = So viele Karten dieser Art liegen nicht offen.
no-already-there = Dieser Abenteurer ist schon in diesem Zeitalter.
no-adventurers-alike = Deine Abenteurer unterscheiden sich gerade nicht: Schicke Abenteurer A.
no-too-poor-to-travel = Eine Zeitreise kostet { money }, und du hast weniger.
no-nobody-there = Keiner deiner Abenteurer ist { in-age }.
no-no-room = Das braucht { card-count }, aber deine Abenteurer { in-age } können in diesem Zug { $room ->
        [0] keine mehr
       *[other] nur noch { $room }
    } tragen.
no-bound-elsewhere = Das braucht { card-count }, aber ein Abenteurer, der in diesem Zug schon anderswo gehandelt hat, kann { in-age } nicht mehr handeln.
no-no-such-split = So kannst du die Karten nicht aufteilen.
no-not-in-reason = Im Zeitalter der Vernunft kannst du nicht bauen, vergrößern oder abreißen.
no-off-the-grid = Das Gebäude würde über den Rand des Plans hinausragen.
no-cells-taken = { whose-old-tile.start } auf { $old_cell } ist im Weg.
no-no-tile = Dieses Plättchen ({ $tile }) ist nicht mehr im Vorrat.
no-too-few-cards = Das braucht { card-count-of-kind }, und du hast { $held ->
        [0] keine
       *[other] nur { $held }
    }.
no-nothing-to-upgrade = Hier ist kein Gebäude, das sich vergrößern ließe.
no-nothing-is-merged = Darunter wären mehrere Gebäude, und Gebäude lassen sich nicht verschmelzen.
no-not-within = Das neue Gebäude muss das alte ganz bedecken.
no-not-yours = { whose-old-tile.start } auf { $old_cell } gehört nicht dir, also kannst du das nicht vergrößern.
no-not-a-higher-rank = Aus { an-old-tile.dat } wird durch Vergrößern { a-tile.none }: Die Art bleibt, der Rang muss steigen.
no-river = { a-tile.start } kann nicht im Fluss stehen: Das können nur Dörfer und Städte.
no-surcharge = Dieses Gelände kostet { $count ->
        [one] { $count } weitere beliebige Karte
       *[other] { $count } weitere beliebige Karten
    }, und dafür reichen deine Karten nicht.
no-wrong-number-of-cards = Dieses Gelände kostet { $count ->
        [one] genau eine weitere Karte
       *[other] genau { $count } weitere Karten
    }.
no-dominion = { a-tile.start } würde hier zwei Domänen verbinden: Das dürfen nur bürgerliche Gebäude.
no-hierarchy = { a-tile.start } wäre hier so hoch wie { whose-tile } auf { $cell }: An der Spitze darf nur ein Gebäude stehen.
no-no-cube = Dafür hast du nicht genug Würfel im Vorrat.
no-not-tied = Nur einer der anderen mit den meisten Würfeln dort kann bleiben.
no-not-among-the-tied = Dieses Gebäude kann jetzt nicht schrumpfen.
no-not-within-the-old = Das kleinere Gebäude muss innerhalb der Felder des alten stehen.
no-nothing-to-demolish = Hier gibt es nichts abzureißen.
no-not-small = Nur kleine Gebäude kannst du abreißen.
no-printed-hamlet = Einen aufgedruckten Weiler kannst du nicht abreißen.
no-too-poor-to-demolish = Ein Abriss kostet { money }, und du hast weniger.
no-nothing-to-populate = Kein bürgerliches Gebäude hat hier seine linke obere Ecke.
no-full = { a-tile.start } hat Platz für { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } und ist voll.
no-nothing-to-restore = Keine Ruine hat hier ihre linke obere Ecke.
no-fewer-cards-needed = Diese Ruine braucht weniger Karten.

## Optionen

option-edition = Ausgabe
option-edition-second = Zweite: 55 Karten, und ein Abenteurer kann in einem Zug in zwei Zeitaltern handeln.
option-edition-first = Erste: 33 Karten, unbegrenzt viele Plättchen, und jeder Abenteurer handelt je Zug in einem Zeitalter.
option-edition-english = Rio Grande (Englisch): 33 Karten, und unbenutzte Karten darf man behalten.
option-holdem = Hold’em
option-holdem-no = Keine offenen Karten.
option-holdem-yes = Drei Karten liegen offen. Einmal im Zug darf man Handkarten gegen offene Karten einer Art tauschen.
option-open-money = Offenes Geld
option-open-money-no = Die Summen sind verdeckt, aber mitzählen darf man.
option-open-money-yes = Alle Summen sind zu sehen.
option-lost-tiles = Verlorene Plättchen
option-lost-tiles-no = Von einem Zeitparadoxon entfernte Plättchen kommen in den Vorrat zurück.
option-lost-tiles-yes = Von einem Zeitparadoxon entfernte Plättchen sind aus dem Spiel.
option-surcharge = Geländeaufschlag
option-surcharge-both = Ein Gebäude auf Wald und Gebirge zahlt beide Aufschläge.
option-surcharge-higher = Ein Gebäude auf Wald und Gebirge zahlt nur den höheren Aufschlag.
option-hamlet-cubes = Würfel auf Weilern
option-hamlet-cubes-edition = Wie in der Ausgabe: In der ersten bleibt kein Würfel auf einem Weiler, in den anderen bleibt einer.
option-hamlet-cubes-summary = Erste Ausgabe: Auch dort bleibt ein Würfel, und bei Gleichstand entscheidet, wer am Zug ist, wie in der Übersicht.
option-new-start = Neuer Startspieler in jeder Runde
option-new-start-no = Ein Startspieler wird für das ganze Spiel ausgelost.
option-new-start-yes = Für jede Runde wird ein Startspieler ausgelost.
option-map = Karte
option-map-valley = Tal: Ein Fluss fließt von Nordosten nach Südwesten. Für dieses Projekt gezeichnet.

## Das Ende

end-seven-rounds = Die letzte Runde ist gespielt. Wer die meisten Taler hat, gewinnt.

## Preise

price-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
price-ecus = { $count } Taler
part-building = { $amount } ({ $kind }) für { $tile }
part-replaced = { $amount } für das ersetzte Gebäude ({ $old_tile })
part-ground = { $amount } beliebige für das Gelände
part-inhabitant = { $amount } ({ $kind }) für einen Würfel
part-exchange = { $amount } für den Tausch
part-journey = { $amount } für die Reise
part-demolition = { $amount } für den Abriss

## Was an einem Werteset nicht stimmt

box-map-height = eine Karte hat { $height } Zeilen, diese hat { $found }
box-map-width = Zeile { $number } der Karte hat { $found } Felder, nicht { $width }
box-map-terrain = Zeile { $number } der Karte hat ein unbekanntes Gelände { $found }
box-map-hamlets = eine Karte hat { $hamlets } aufgedruckte Weiler, diese hat { $found }
box-map-touching = der aufgedruckte Weiler { $cell } berührt einen anderen
box-tile-values = { $tile }: muss mehr wert sein als die kleineren Plättchen derselben Art
box-tile-ruin = { $tile }: ohne Ruinenseite ist der Wert als Ruine 0
box-tile-ruin-worth = { $tile }: Eine Ruine ist höchstens so viel wert wie das ganze Gebäude
box-deck-small = { $found ->
        [one] der Stapel hat { $found } Karte, aber die Hände und die offenen Karten brauchen { $needed }
       *[other] der Stapel hat { $found } Karten, aber die Hände und die offenen Karten brauchen { $needed }
    }
box-income-rounds = Einkommen gibt es in den Runden 1 bis { $rounds }, der Reihe nach
box-surcharge-players = es muss eine Zeile für jede Spielerzahl geben, von { $least } bis { $most }
box-rooms = ein größeres bürgerliches Gebäude muss Platz für mindestens ebenso viele Würfel haben

## Was man vor dem Ende des Zugs wissen sollte

note-lost = { $count ->
        [one] Du verlierst eine ungenutzte Karte.
       *[other] Du verlierst { $count } ungenutzte Karten.
    }
note-can-act = Mit deinen Karten kannst du noch bauen oder etwas anderes tun.
note-income = Du bekommst { money } Einkommen { in-age }.
note-missed = Du bekämst { money } { in-age }, hast dort aber keinen Abenteurer.
note-no-income = Du bekommst dieses Mal kein Einkommen.
