# Die Sätze von Inventions auf Deutsch.
#
# $card ist ein Name in dieser Sprache, $card_id seine schlichte Kennung. Die Satzteile stehen
# vorn; eine Nachricht, die einen benutzt, reicht ihre eigenen Angaben an ihn weiter.

title = Inventions: Evolution of Ideas
blurb = Zwei bis vier Gesellschaften präsentieren, erfinden, erneuern und teilen Ideen von der Steinzeit bis ins Computerzeitalter und ketten eine Aktion an die nächste.

## Namen

seat-4 = Chronos

field-economy = Ökonomie
field-culture = Kultur
field-technology = Technologie
field-any = beliebiges Fachgebiet

citizen-economy = Händler
citizen-culture = Künstler
citizen-technology = Denker
citizen-academic = Akademiker

aspiration-economy = Ökonomie
aspiration-culture = Kultur
aspiration-technology = Technologie
aspiration-joker = Joker

role-presenter = Urheber
role-inventor = Erfinder
role-innovator = Erneuerer

region-africa = Afrika
region-middle-east = Naher Osten
region-europe = Europa
region-asia = Asien
region-oceania = Ozeanien
region-north-america = Nordamerika
region-south-america = Südamerika

deed-present = Eine Idee präsentieren
deed-invent = Erfinden
deed-innovate = Erneuern
deed-share = Eine Erfindung teilen
deed-call = Spezialisten rufen
deed-influence = Einfluss erhalten
deed-travel = Reisen
deed-eureka = Heureka
deed-send = Diplomaten entsenden
deed-recall = Diplomaten rufen

card-cooking = Kochen
card-fishing-net = Fischernetz
card-gift-exchange = Gabentausch
card-storytelling = Erzählkunst
card-bone-flute = Knochenflöte
card-sewn-clothing = Genähte Kleidung
card-hafted-spear = Speer mit Schaft
card-fat-lamp = Fettlampe
card-bread = Brot
card-granary = Kornspeicher
card-dairying = Milchwirtschaft
card-megalith = Megalith
card-dyed-cloth = Gefärbter Stoff
card-bow-and-arrow = Pfeil und Bogen
card-sickle = Sichel
card-kiln = Brennofen
card-irrigation-canal = Bewässerungskanal
card-sailing-ship = Segelschiff
card-coinage = Münzgeld
card-wine = Wein
card-epic-poetry = Epos
card-horseback-riding = Reiten
card-chariot = Streitwagen
card-bronze-casting = Bronzeguss
card-postal-service = Postwesen
card-water-mill = Wassermühle
card-paper-money = Papiergeld
card-theatre = Theater
card-stained-glass = Buntglasfenster
card-chess = Schach
card-wheelbarrow = Schubkarre
card-astrolabe = Astrolabium
card-power-loom = Mechanischer Webstuhl
card-railway = Eisenbahn
card-newspaper = Zeitung
card-encyclopedia = Enzyklopädie
card-cinema = Kino
card-telescope = Fernrohr
card-steamboat = Dampfschiff
card-airplane = Flugzeug
card-container-shipping = Containerschifffahrt
card-e-commerce = Onlinehandel
card-television = Fernsehen
card-video-game = Videospiel
card-electronic-music = Elektronische Musik
card-satellite = Satellit
card-electric-car = Elektroauto
card-nuclear-power = Kernkraftwerk

milestone-control-of-fire = Beherrschung des Feuers
milestone-stone-knapping = Steinbearbeitung
milestone-spoken-language = Sprache
milestone-cordage = Seile und Schnüre
milestone-symbolic-art = Bildkunst
milestone-agriculture = Ackerbau
milestone-animal-domestication = Viehzucht
milestone-pottery = Töpferei
milestone-weaving = Weberei
milestone-mining = Bergbau
milestone-writing = Schrift
milestone-wheel = Rad
milestone-mathematics = Mathematik
milestone-papermaking = Papierherstellung
milestone-water-power = Wasserkraft
milestone-steam-power = Dampfkraft
milestone-electricity = Elektrizität
milestone-combustion-engine = Verbrennungsmotor
milestone-solar-cell = Solarzelle
milestone-microchip = Mikrochip
milestone-computer-network = Computernetz

goal-explorers = Entdecker
goal-metropolis = Metropole
goal-dominance = Vorherrschaft
goal-statecraft = Staatskunst
goal-untapped-power = Ungenutzte Macht
goal-economists = Ökonomen
goal-patrons = Mäzene
goal-engineers = Ingenieure
goal-polymaths = Universalgelehrte
goal-inventors = Erfinder
goal-visionaries = Visionäre
goal-embassies = Botschaften
goal-academy = Akademie
goal-growth = Wachstum
goal-merchant-guild = Händlergilde
goal-artist-guild = Künstlergilde
goal-thinker-guild = Denkergilde
goal-builders = Baumeister
goal-planners = Planer
goal-prosperity = Wohlergehen
goal-avant-garde = Avantgarde
goal-hidden = verdeckt

tile-economy-1 = Ökonomie 1
tile-economy-2 = Ökonomie 2
tile-economy-3 = Ökonomie 3
tile-economy-4 = Ökonomie 4
tile-economy-5 = Ökonomie 5
tile-economy-6 = Ökonomie 6
tile-economy-7 = Ökonomie 7
tile-culture-1 = Kultur 1
tile-culture-2 = Kultur 2
tile-culture-3 = Kultur 3
tile-culture-4 = Kultur 4
tile-culture-5 = Kultur 5
tile-culture-6 = Kultur 6
tile-culture-7 = Kultur 7
tile-technology-1 = Technologie 1
tile-technology-2 = Technologie 2
tile-technology-3 = Technologie 3
tile-technology-4 = Technologie 4
tile-technology-5 = Technologie 5
tile-technology-6 = Technologie 6
tile-technology-7 = Technologie 7
tile-wealth-a = Wohlstand A
tile-wealth-b = Wohlstand B
tile-wealth-c = Wohlstand C
tile-wealth-d = Wohlstand D
tile-wealth-e = Wohlstand E
tile-wealth-f = Wohlstand F
tile-wealth-g = Wohlstand G
tile-start = Ökonomie S

specialist-s1 = S1
specialist-s2 = S2
specialist-s3 = S3
specialist-s4 = S4
specialist-s5 = S5
specialist-s6 = S6
specialist-s7 = S7

knowledge-k1 = K1
knowledge-k2 = K2
knowledge-k3 = K3
knowledge-k4 = K4
knowledge-k5 = K5
knowledge-k6 = K6
knowledge-k7 = K7

influence_tile-n1 = N1
influence_tile-n2 = N2
influence_tile-n3 = N3
influence_tile-n4 = N4
influence_tile-n5 = N5

space-3-1 = Ära 3, Feld 1
space-3-2 = Ära 3, Feld 2
space-3-3 = Ära 3, Feld 3
space-4-1 = Ära 4, Feld 1
space-4-2 = Ära 4, Feld 2
space-4-3 = Ära 4, Feld 3
space-5-1 = Ära 5, Feld 1
space-5-2 = Ära 5, Feld 2
space-5-3 = Ära 5, Feld 3
space-6-1 = Ära 6, Feld 1
space-6-2 = Ära 6, Feld 2
space-6-3 = Ära 6, Feld 3

effect-ready = erschöpfte Bürger verfügbar machen
effect-ready-up-to = beliebig viele erschöpfte Bürger verfügbar machen
effect-specialist = Spezialisten aus dem Vorrat erhalten
effect-influence = Einfluss erhalten
effect-settle = Bürger aus dem Vorrat auf die Weltkarte stellen
effect-ip = EP erhalten
effect-aspire = Bestrebensplättchen erhalten
effect-academic = Akademiker aus dem Vorrat erhalten
effect-ip-per-region = EP für Regionen mit eigenen Bürgern erhalten
effect-move = einen Bürger auf der Weltkarte bewegen
effect-move-or-stay = nach Wunsch einen Bürger auf der Weltkarte bewegen
effect-ip-of-era = EP in Höhe der Ära erhalten
effect-token = weitere Kettenaktionsmarker vorbereiten
effect-turn-order = beim Ärawechsel den Platz in der Reihenfolge wählen

metric-region = Regionen mit eigenen Bürgern
metric-citizen-in-fullest-region = Bürger in deiner vollsten Region
metric-majority = Regionen, in denen du die meisten Bürger hast
metric-influence-tile = Einflussplättchen auf dem Plan
metric-face-up-influence-tile = offene Einflussplättchen auf dem Plan
metric-invention = eigene Erfindungen
metric-invention-economy = eigene Erfindungen der Ökonomie
metric-invention-culture = eigene Erfindungen der Kultur
metric-invention-technology = eigene Erfindungen der Technologie
metric-invention-set = Sätze aus drei Erfindungen verschiedener Fachgebiete
metric-milestone-era = Ära deines Meilensteins
metric-citizen-on-milestone = Bürger auf Meilensteinen
metric-academic = Akademiker
metric-citizen = Bürger außerhalb des Vorrats
metric-tile = gesetzte Plättchen
metric-tile-economy = gesetzte Ökonomieplättchen
metric-tile-culture = gesetzte Kulturplättchen
metric-tile-technology = gesetzte Technologieplättchen
metric-tile-wealth = gesetzte Wohlstandsplättchen
metric-set = Sätze aus je einem Plättchen der drei Fachgebiete
metric-full-row = volle Reihen der Fortschrittskarte
metric-adjacent = Plättchen neben diesem

access-own = deiner
access-diplomat = dein Bürger steht dort
access-past = seine Ära ist vorbei
access-common = Allgemeinwissen
access-discarded = abgelegt, allen bekannt
access-foreign = in einer anderen Auslage
access-eureka = in der Heureka-Auslage
access-face-down = verdeckt

layer-specialist = Spezialistenplättchen
layer-knowledge = Wissensplättchen
layer-wealth = Wohlstandsplättchen

shelf-common = Allgemeinwissen
shelf-private = private Auslage
shelf-unclaimed = Auslage ohne Spieler
shelf-eureka = Heureka-Auslage

why-pillar = Säule
why-specialist-tile = Spezialistenplättchen
why-milestone = Meilenstein
why-era-space = Äraleiste
why-economy-tile = Ökonomieplättchen
why-culture-tile = Kulturplättchen
why-technology-tile = Technologieplättchen
why-placing = Fortschrittsplättchen setzen
why-influence-tile = Einflussplättchen
why-guest = Besuch eines Diplomaten
why-sharing = Teilen
why-knowledge = Wissensplättchen
why-era-change = Ärawechsel
why-influence-track = Einflussleiste
why-wealth-tile = Wohlstandsplättchen
why-goal = Ziel

## Woher die Punkte kommen

period = Ära { $number }
points-specialist-tile = Spezialistenplättchen
points-milestone = Meilensteine
points-era-space = Äraleiste
points-economy-tile = Ökonomieplättchen
points-culture-tile = Kulturplättchen
points-influence-tile = Einflussplättchen
points-sharing = Teilen
points-knowledge = Wissensplättchen
points-influence-track = Einflussleiste
points-wealth-tile = Wohlstandsplättchen
points-goal = Ziele

## Satzteile

in-region = { $region_id ->
        [middle-east] im Nahen Osten
       *[other] in { $region }
    }
    .to = { $region_id ->
        [middle-east] in den Nahen Osten
       *[other] nach { $region }
    }
    .from = { $region_id ->
        [middle-east] aus dem Nahen Osten
       *[other] aus { $region }
    }
    .from-old = { $old_region_id ->
        [middle-east] aus dem Nahen Osten
       *[other] aus { $old_region }
    }
    .the = { $region_id ->
        [middle-east] der Nahe Osten
       *[other] { $region }
    }
    .start = { $region_id ->
        [middle-east] Der Nahe Osten
       *[other] { $region }
    }
a-citizen = einen { $citizen }
a-specialist = einen { a-specialist.plain }
    .plain = { $field_id ->
        [economy] Händler
        [culture] Künstler
        [technology] Denker
       *[other] Spezialisten
    }
specialist-count = { $count } { a-specialist.plain }
citizen-count = { $count } Bürger
points = { $influence } Einfluss
    .count = { $count } Einfluss
    .amount = { $amount } Einfluss
era-name = { $era ->
        [1] Steinzeit
        [2] Jungsteinzeit
        [3] Metallzeit
        [4] Antike und Mittelalter
        [5] Moderne
       *[6] Computerzeitalter
    }
because = { $why_id ->
        [pillar] für eine Säule, die dort schon stand
        [specialist-tile] vom Spezialistenplättchen
        [milestone] vom Meilenstein
        [era-space] von der Äraleiste
        [economy-tile] durch ein Ökonomieplättchen
        [culture-tile] durch ein Kulturplättchen
        [technology-tile] für ein Technologieplättchen
        [placing] für das Setzen von Fortschrittsplättchen
        [influence-tile] für das Einflussplättchen
        [guest] für einen Diplomaten aus einer früheren Ära
        [sharing] als Urheber
        [knowledge] von den Wissensplättchen
        [era-change] beim Ärawechsel
        [influence-track] für den Stand auf der Einflussleiste
        [wealth-tile] für ein Wohlstandsplättchen
       *[goal] für ein Ziel
    }

## Fragen

ask-draw-region-tile = { $layer_id ->
        [wealth] Welche Wohlstandsplättchen bekommt { in-region.the }?
       *[other] Welches { $layer } bekommt { in-region.the }?
    }
ask-draw-next-in-order = Wer ist als Nächstes in der Reihenfolge?
ask-draw-next = Welcher Meilenstein wird aufgedeckt?
ask-deal-idea = Welche Idee der Ära { $era } bekommt { $holder }?
ask-deal-goal = Welches Ziel bekommt { $holder }?
ask-turn-up = Welche Idee wird aufgedeckt?
ask-keep-goals = Welches Ziel wirfst du ab?
ask-lay-first-idea = Welche Idee präsentierst du zuerst, und wo?
ask-place-pillar = Auf welches Feld stellst du deine Säule?
ask-do-deed = { $deed_id ->
        [present] Welche Idee präsentierst du, und wo?
        [invent] Welche Idee erfindest du?
        [innovate] Welche Erfindung erneuerst du?
        [share] Welche Erfindung teilst du?
        [call] Aus welcher Region rufst du Bürger nach Hause?
        [influence] Welches Einflussplättchen legst du aus, und wo?
        [travel] Wer reist, und wohin?
        [eureka] Welchen Meilenstein nimmst du?
        [send] Zu welchem Meilenstein entsendest du einen Diplomaten?
       *[recall] Von welchem Meilenstein rufst du einen Diplomaten zurück?
    }
ask-may-chain = { $deed_id ->
        [innovate] Nutzt du die Aktion der Erfindung als Kettenaktion?
        [call] Nutzt du die Aktion einer deiner Erfindungen als Kettenaktion?
        [influence] Nutzt du die Aktion eines deiner Einflussplättchen als Kettenaktion?
       *[travel] Lernst du vom Gelehrten { in-region }?
    }
ask-may-use-technology = Nutzt du nach „{ $deed }“ ein Technologieplättchen?
ask-may-use-economy = Nutzt du ein Ökonomieplättchen, bevor deine Aktionen enden?
ask-choose-effect = Welchen Vorteil wählst du?
ask-ready-citizen = { $may_stop ->
        [yes] Wen machst du verfügbar (bis zu { $left })?
       *[no] Wen machst du verfügbar?
    }
ask-choose-field = Welches Fachgebiet bekommt der neue Spezialist?
ask-settle-citizen = { $anywhere ->
        [yes] Wohin stellst du deinen neuen Bürger?
       *[no] Zu welchen deiner Bürger stellst du den neuen?
    }
ask-move-citizen = Welchen Bürger bewegst du, und wohin?
ask-send-citizen = { $role_id ->
        [presenter] Wer geht als Urheber { in-region.to }?
        [inventor] Wer geht als Erfinder { in-region.to }?
       *[innovator] Wer geht als Erneuerer { in-region.to }?
    }
ask-exhaust-citizen = { $left ->
        [one] Welchen Bürger erschöpfst du?
       *[other] Welche Bürger erschöpfst du ({ $left })?
    }
ask-assign-field = { $count ->
        [one] Welches Fachgebiet bekommt der Bürger { in-region.from }?
       *[other] Welches Fachgebiet bekommen die { $count } Bürger { in-region.from }?
    }
ask-choose-reward = Welche Belohnung nimmst du fürs Teilen?
ask-choose-space = Welches Feld der Ära { $era } nimmst du?
ask-send-envoy = Wer geht als Diplomat zu „{ $milestone }“?
ask-pick-idea = Welche Idee nimmst du?
ask-choose-tile = Welches Plättchen nimmst du für dein Bestreben?
ask-choose-discard = Welches Plättchen wirfst du ab?
ask-may-place = Setzt du Fortschrittsplättchen?
ask-place-tile = { $left ->
        [0] Noch etwas in diesem Zug?
       *[other] { $may_stop ->
            [yes] Welches Plättchen setzt du als Nächstes (höchstens { $left })?
           *[no] Welches Plättchen setzt du (höchstens { $left })?
        }
    }
ask-choose-rank = Welchen Platz in der Reihenfolge nimmst du?

## Aktionen

do-draw-order = { $seat } ist als Nächstes in der Reihenfolge
do-draw-specialist = Ziehe das Spezialistenplättchen { $specialist }
do-draw-knowledge = Ziehe das Wissensplättchen { $knowledge }
do-draw-wealth = Ziehe die Plättchen { $tile }
do-draw-milestone = Ziehe den Meilenstein „{ $milestone }“
do-draw-idea = Ziehe die Idee „{ $card }“
do-draw-goal = Ziehe das Ziel „{ $goal }“
do-drop = Wirf das Ziel „{ $goal }“ ab
do-pillar = Stelle deine Säule auf „{ $deed }“
do-present = Präsentiere „{ $card }“ { in-region }
    .ask-card = Welche Idee präsentierst du { in-region }?
    .ask-region = Wo präsentierst du „{ $card }“?
do-invent = Erfinde die Idee { in-region }
do-innovate = Erneuere die Erfindung { in-region }
do-share = Teile die Erfindung { in-region }
do-call = Rufe { citizen-count } { in-region.from } nach Hause
    .ask-count = Wie viele Bürger rufst du nach Hause?
do-claim = Lege das Einflussplättchen { $influence_tile } { in-region } aus
    .ask-influence_tile = Welches Einflussplättchen legst du { in-region } aus?
    .ask-region = Wo legst du das Einflussplättchen { $influence_tile } aus?
do-move = Bewege einen Bürger { in-region.from-old } { in-region.to }
    .ask-old_region = Welchen Bürger bewegst du?
    .ask-region = Wohin bewegst du den Bürger?
do-discover = Nimm den Meilenstein „{ $milestone }“
do-dispatch = Entsende einen Diplomaten zu „{ $milestone }“
do-recall = Rufe einen Diplomaten von „{ $milestone }“ zurück
do-send = Schicke { a-citizen }
do-exhaust = Erschöpfe { a-specialist }
do-exhaust-academic = Erschöpfe einen Akademiker (wird dauerhaft zum { a-specialist.plain })
do-ready = Mache { a-specialist } verfügbar
do-assign = { $field_id ->
        [economy] Ökonomie, als Händler
        [culture] Kultur, als Künstler
       *[technology] Technologie, als Denker
    }
do-settle = Stelle einen Bürger { in-region } auf die Weltkarte
do-choose = { $effect_id ->
        [ready] Mache erschöpfte Bürger verfügbar
        [influence] Nimm Einfluss
       *[other] Wähle: { $effect }
    }
do-advance = Nimm das Feld { $place } von links
do-chain-card = Lege einen Kettenaktionsmarker auf „{ $card }“
do-chain-influence = Lege einen Kettenaktionsmarker auf das Einflussplättchen { $influence_tile }
do-chain-knowledge = Lege einen Kettenaktionsmarker neben das Wissensplättchen { $knowledge }
do-chain-technology = Lege einen Kettenaktionsmarker auf das Plättchen { $tile }
do-pick = Nimm die Idee „{ $card }“
do-take = Nimm das Plättchen { $tile }
do-discard = Wirf das Plättchen { $tile } ab
do-place = Setze { $tile } auf { $cell }
    .ask-tile = Welches Plättchen setzt du?
    .ask-cell = Wohin setzt du { $tile }?
do-go-to = Nimm Platz { $place } in der Reihenfolge
do-enrich = Nimm eines der Wohlstandsplättchen der Region
do-aspire = Nimm ein Bestrebensplättchen (Joker)
do-pay = Zahle Einfluss und setze Plättchen
do-skip = Setze in diesem Zug keine Plättchen
do-use = Nutze das Plättchen { $tile }
do-pass = Keine Kettenaktion
do-stop = Das reicht
do-done = Fertig

## Ereignisse

event-round-began = Runde { $round } begann, in Ära { $era }: { era-name }.
    .foreseen = Runde { $round } beginnt, in Ära { $era }: { era-name }.
event-order-drawn = { $seat } bekam Platz { $place } in der Reihenfolge.
event-order-changed = { $seat } ging auf Platz { $place } in der Reihenfolge.
    .foreseen = { $seat } geht auf Platz { $place } in der Reihenfolge.
event-specialist-laid = { in-region.start } bekam das Spezialistenplättchen { $specialist }.
event-knowledge-laid = { in-region.start } bekam das Wissensplättchen { $knowledge } und einen Gelehrten.
event-wealth-laid = { in-region.start } bekam die Plättchen { $tile }.
event-milestone-laid = { $shelf_id ->
        [common] Der Meilenstein „{ $milestone }“ war von Beginn an Allgemeinwissen.
        [private] { $seat } bekam den Meilenstein „{ $milestone }“.
        [unclaimed] Der Meilenstein „{ $milestone }“ kam in die Auslage ohne Spieler.
       *[eureka] Der Meilenstein „{ $milestone }“ kam in die Heureka-Auslage.
    }
event-idea-dealt = { $seat } bekam die Idee „{ $card }“ ausgeteilt.
event-ideas-left = { $count ->
        [one] { $count } Idee der Ära 1 wurde nicht gebraucht und ist aus dem Spiel.
       *[other] { $count } Ideen der Ära 1 wurden nicht gebraucht und sind aus dem Spiel.
    }
event-idea-turned-up = Auf dem Stapel wurde die Idee „{ $card }“ aufgedeckt.
event-idea-entered = Die Idee „{ $card }“ kam vom Stapel in die Ideenauslage.
    .foreseen = Die Idee „{ $card }“ kommt vom Stapel in die Ideenauslage.
event-idea-picked = { $seat } nahm die Idee „{ $card }“.
    .foreseen = { $seat } nimmt die Idee „{ $card }“.
event-idea-discarded = Die Idee „{ $card }“ in der Auslage war veraltet und ist aus dem Spiel.
    .foreseen = Die Idee „{ $card }“ in der Auslage ist veraltet und kommt aus dem Spiel.
event-idea-forgotten = { $seat } musste die Idee „{ $card }“ abwerfen: Sie war veraltet.
    .foreseen = { $seat } muss die Idee „{ $card }“ abwerfen: Sie ist veraltet.
event-goal-dealt = { $goal_id ->
        [hidden] { $seat } bekam ein Ziel.
       *[other] { $seat } bekam das Ziel „{ $goal }“.
    }
event-goal-dropped = { $goal_id ->
        [hidden] { $seat } warf ein Ziel ab.
       *[other] { $seat } warf das Ziel „{ $goal }“ ab.
    }
    .foreseen = { $goal_id ->
            [hidden] { $seat } wirft ein Ziel ab.
           *[other] { $seat } wirft das Ziel „{ $goal }“ ab.
        }
event-goal-shown = { $seat } hatte das Ziel „{ $goal }“: { $ip } EP.
    .foreseen = { $seat } hat das Ziel „{ $goal }“: { $ip } EP.
event-turn-began = { $seat } begann einen Zug mit { $tokens } { $tokens ->
        [one] vorbereiteten Kettenaktionsmarker
       *[other] vorbereiteten Kettenaktionsmarkern
    }.
    .foreseen = { $seat } beginnt einen Zug mit { $tokens } { $tokens ->
            [one] vorbereiteten Kettenaktionsmarker
           *[other] vorbereiteten Kettenaktionsmarkern
        }.
event-pillar-placed = { $epoch ->
        [yes] { $seat } stellte die Epochensäule auf „{ $deed }“.
       *[no] { $seat } stellte eine Saisonsäule auf „{ $deed }“.
    }
    .foreseen = { $epoch ->
            [yes] { $seat } stellt die Epochensäule auf „{ $deed }“.
           *[no] { $seat } stellt eine Saisonsäule auf „{ $deed }“.
        }
event-pillars-returned = { $count ->
        [one] { $seat } holte { $count } Saisonsäule zurück.
       *[other] { $seat } holte { $count } Saisonsäulen zurück.
    }
    .foreseen = { $count ->
            [one] { $seat } holt { $count } Saisonsäule zurück.
           *[other] { $seat } holt { $count } Saisonsäulen zurück.
        }
event-nothing-done = { $seat } konnte „{ $deed }“ nicht ausführen. Die Säule hatte keine weitere Wirkung.
    .foreseen = { $seat } kann „{ $deed }“ nicht ausführen. Die Säule hat keine weitere Wirkung.
event-influence-gained = { $seat } erhielt { points } { because }.
    .foreseen = { $seat } erhält { points } { because }.
event-influence-paid = { $why_id ->
        [era-change] { $seat } verlor { points } { because }.
       *[other] { $seat } zahlte { points } { because }.
    }
    .foreseen = { $why_id ->
            [era-change] { $seat } verliert { points } { because }.
           *[other] { $seat } zahlt { points } { because }.
        }
event-ip-gained = { $seat } erhielt { $ip } EP { because }.
    .foreseen = { $seat } erhält { $ip } EP { because }.
event-presented = { $seat } präsentierte die Idee „{ $card }“ { in-region }.
    .foreseen = { $seat } präsentiert die Idee „{ $card }“ { in-region }.
event-citizen-sent = { $role_id ->
        [presenter] { $seat } schickte { a-citizen } als Urheber { in-region.to }.
        [inventor] { $seat } schickte { a-citizen } als Erfinder { in-region.to }.
       *[innovator] { $seat } schickte { a-citizen } als Erneuerer { in-region.to }.
    }
    .foreseen = { $role_id ->
            [presenter] { $seat } schickt { a-citizen } als Urheber { in-region.to }.
            [inventor] { $seat } schickt { a-citizen } als Erfinder { in-region.to }.
           *[innovator] { $seat } schickt { a-citizen } als Erneuerer { in-region.to }.
        }
event-citizens-stood = { $seat } stellte { citizen-count } aus dem Vorrat an die Karte { in-region } ({ $role }).
    .foreseen = { $seat } stellt { citizen-count } aus dem Vorrat an die Karte { in-region } ({ $role }).
event-invented = { $seat } erfand „{ $card }“ { in-region }.
    .foreseen = { $seat } erfindet „{ $card }“ { in-region }.
event-innovated = { $seat } erneuerte „{ $card }“ { in-region }.
    .foreseen = { $seat } erneuert „{ $card }“ { in-region }.
event-shared = { $seat } teilte die Erfindung „{ $card }“ { in-region }.
    .foreseen = { $seat } teilt die Erfindung „{ $card }“ { in-region }.
event-invention-kept = { $seat } behielt die Karte „{ $card }“ als Erfinder.
    .foreseen = { $seat } behält die Karte „{ $card }“ als Erfinder.
event-invention-left = Chronos hatte „{ $card }“ erfunden, also ist die Karte aus dem Spiel.
    .foreseen = Chronos hat „{ $card }“ erfunden, also kommt die Karte aus dem Spiel.
event-citizens-released = { $count ->
        [one] { $count } Bürger von { $seat } ging { in-region } von der Karte auf die Weltkarte.
       *[other] { $count } Bürger von { $seat } gingen { in-region } von der Karte auf die Weltkarte.
    }
    .foreseen = { $count ->
            [one] { $count } Bürger von { $seat } geht { in-region } von der Karte auf die Weltkarte.
           *[other] { $count } Bürger von { $seat } gehen { in-region } von der Karte auf die Weltkarte.
        }
event-exhausted = { $seat } erschöpfte { a-specialist }.
    .foreseen = { $seat } erschöpft { a-specialist }.
event-academic-exhausted = { $seat } erschöpfte einen Akademiker, der dauerhaft zum { a-specialist.plain } wurde.
    .foreseen = { $seat } erschöpft einen Akademiker, der dauerhaft zum { a-specialist.plain } wird.
event-readied = { $seat } machte { a-specialist } wieder verfügbar.
    .foreseen = { $seat } macht { a-specialist } wieder verfügbar.
event-all-readied = { $count ->
        [one] { $seat } machte { $count } erschöpften Bürger wieder verfügbar.
       *[other] { $seat } machte { $count } erschöpfte Bürger wieder verfügbar.
    }
    .foreseen = { $count ->
            [one] { $seat } macht { $count } erschöpften Bürger wieder verfügbar.
           *[other] { $seat } macht { $count } erschöpfte Bürger wieder verfügbar.
        }
event-specialist-gained = { $seat } erhielt { a-specialist } aus dem Vorrat.
    .foreseen = { $seat } erhält { a-specialist } aus dem Vorrat.
event-academic-gained = { $seat } erhielt einen Akademiker aus dem Vorrat.
    .foreseen = { $seat } erhält einen Akademiker aus dem Vorrat.
event-settled = { $seat } stellte { in-region } einen Bürger aus dem Vorrat auf die Weltkarte.
    .foreseen = { $seat } stellt { in-region } einen Bürger aus dem Vorrat auf die Weltkarte.
event-moved = { $seat } bewegte einen Bürger { in-region.from-old } { in-region.to }.
    .foreseen = { $seat } bewegt einen Bürger { in-region.from-old } { in-region.to }.
event-called-home = { $seat } rief { citizen-count } { in-region.from } nach Hause ({ $field }).
    .foreseen = { $seat } ruft { citizen-count } { in-region.from } nach Hause ({ $field }).
event-aspiration-gained = { $seat } erhielt ein Bestrebensplättchen ({ $aspiration }).
    .foreseen = { $seat } erhält ein Bestrebensplättchen ({ $aspiration }).
event-aspiration-returned = Für ein Bestrebensplättchen ({ $aspiration }) von { $seat } gab es kein Fortschrittsplättchen, also ging es zurück.
    .foreseen = Für ein Bestrebensplättchen ({ $aspiration }) von { $seat } gibt es kein Fortschrittsplättchen, also geht es zurück.
event-tile-taken = { $seat } tauschte ein Bestrebensplättchen ({ $aspiration }) gegen das Plättchen { $tile }.
    .foreseen = { $seat } tauscht ein Bestrebensplättchen ({ $aspiration }) gegen das Plättchen { $tile }.
event-wealth-taken = { $seat } nahm das Plättchen { $tile }.
    .foreseen = { $seat } nimmt das Plättchen { $tile }.
event-tile-discarded = { $seat } warf das Plättchen { $tile } ab: Die Auslage war voll.
    .foreseen = { $seat } wirft das Plättchen { $tile } ab: Die Auslage ist voll.
event-tile-placed = { $seat } setzte { $tile } auf { $cell } der Fortschrittskarte.
    .foreseen = { $seat } setzt { $tile } auf { $cell } der Fortschrittskarte.
event-tile-removed = Chronos nahm das Plättchen { $tile } aus dem Spiel.
    .foreseen = Chronos nimmt das Plättchen { $tile } aus dem Spiel.
event-influence-tile-laid = { $seat } legte { in-region } das Einflussplättchen { $influence_tile } aus.
    .foreseen = { $seat } legt { in-region } das Einflussplättchen { $influence_tile } aus.
event-influence-tile-flipped = { $seat } nutzte { in-region } das Einflussplättchen { $influence_tile } und drehte es um.
    .foreseen = { $seat } nutzt { in-region } das Einflussplättchen { $influence_tile } und dreht es um.
event-technology-flipped = { $seat } nutzte das Plättchen { $tile } und drehte es um.
    .foreseen = { $seat } nutzt das Plättchen { $tile } und dreht es um.
event-chain-laid = { $seat } nutzte einen Kettenaktionsmarker für „{ $deed }“.
    .foreseen = { $seat } nutzt einen Kettenaktionsmarker für „{ $deed }“.
event-points-chained = { $seat } legte { in-region } einen Kettenaktionsmarker neben das Wissensplättchen { $knowledge }, das Punkte zeigte.
    .foreseen = { $seat } legt { in-region } einen Kettenaktionsmarker neben das Wissensplättchen { $knowledge }, das Punkte zeigt.
event-token-prepared = { $seat } bereitete einen weiteren Kettenaktionsmarker vor.
    .foreseen = { $seat } bereitet einen weiteren Kettenaktionsmarker vor.
event-economy-used = { $seat } nutzte das Plättchen { $tile }.
    .foreseen = { $seat } nutzt das Plättchen { $tile }.
event-economy-tokens-returned = { $seat } holte { $count } Ökonomiemarker zurück.
    .foreseen = { $seat } holt { $count } Ökonomiemarker zurück.
event-knowledge-flipped = Das Wissensplättchen { $knowledge } { in-region } wurde auf seine Punkte gedreht.
    .foreseen = Das Wissensplättchen { $knowledge } { in-region } wird auf seine Punkte gedreht.
event-knowledge-turned-back = { $count ->
        [one] { $count } Wissensplättchen wurde auf seine Aktion zurückgedreht.
       *[other] { $count } Wissensplättchen wurden auf ihre Aktionen zurückgedreht.
    }
    .foreseen = { $count ->
            [one] { $count } Wissensplättchen wird auf seine Aktion zurückgedreht.
           *[other] { $count } Wissensplättchen werden auf ihre Aktionen zurückgedreht.
        }
event-scholar-taken = Der Gelehrte { in-region } kam zu { $seat } nach Hause.
    .foreseen = Der Gelehrte { in-region } kommt zu { $seat } nach Hause.
event-scholars-returned = { $count ->
        [one] { $count } Gelehrter kehrte von { $seat } auf die Weltkarte zurück.
       *[other] { $count } Gelehrte kehrten von { $seat } auf die Weltkarte zurück.
    }
    .foreseen = { $count ->
            [one] { $count } Gelehrter kehrt von { $seat } auf die Weltkarte zurück.
           *[other] { $count } Gelehrte kehren von { $seat } auf die Weltkarte zurück.
        }
event-milestone-taken = { $seat } nahm den Meilenstein „{ $milestone }“ aus der Heureka-Auslage.
    .foreseen = { $seat } nimmt den Meilenstein „{ $milestone }“ aus der Heureka-Auslage.
event-milestone-replaced = Der Meilenstein „{ $milestone }“ ersetzte den bisherigen in der Auslage ohne Spieler.
    .foreseen = Der Meilenstein „{ $milestone }“ ersetzt den bisherigen in der Auslage ohne Spieler.
event-milestone-shared = Der Meilenstein „{ $milestone }“ wurde Allgemeinwissen.
    .foreseen = Der Meilenstein „{ $milestone }“ wird Allgemeinwissen.
event-milestone-discarded = Der Meilenstein „{ $milestone }“ wurde abgelegt. Er bleibt allen bekannt.
    .foreseen = Der Meilenstein „{ $milestone }“ wird abgelegt. Er bleibt allen bekannt.
event-citizen-posted = { $seat } stellte einen Bürger aus dem Vorrat auf den Meilenstein „{ $milestone }“.
    .foreseen = { $seat } stellt einen Bürger aus dem Vorrat auf den Meilenstein „{ $milestone }“.
event-diplomat-sent = { $seat } entsandte { a-citizen } als Diplomaten zum Meilenstein „{ $milestone }“.
    .foreseen = { $seat } entsendet { a-citizen } als Diplomaten zum Meilenstein „{ $milestone }“.
event-diplomat-returned = { $academic ->
        [yes] Ein Bürger von { $seat } kam von „{ $milestone }“ als Akademiker nach Hause.
       *[no] Ein Bürger von { $seat } kam von „{ $milestone }“ in den Vorrat: Die Akademie war voll.
    }
    .foreseen = { $academic ->
            [yes] Ein Bürger von { $seat } kommt von „{ $milestone }“ als Akademiker nach Hause.
           *[no] Ein Bürger von { $seat } kommt von „{ $milestone }“ in den Vorrat: Die Akademie ist voll.
        }
event-era-reached = { $seat } rückte den Äramarker vor: { $space }.
    .foreseen = { $seat } rückt den Äramarker vor: { $space }.
event-era-ended = Ära { $era } ({ era-name }) endete.
    .foreseen = Ära { $era } ({ era-name }) endet.
event-pillar-moved = Die Säule von Chronos zog { in-region.to }.
    .foreseen = Die Säule von Chronos zieht { in-region.to }.

## Ablehnungen

no-goal-not-yours = Dieses Ziel hast du nicht.
no-idea-of-era-1 = Deine erste Idee muss aus Ära 1 sein.
no-own-pillar-in-the-forum = Du hast schon eine Säule in diesem Forum.
no-nothing-to-present = Du kannst jetzt keine Idee präsentieren. Du brauchst eine Idee, eine Region ohne Karte und die Bürger, die ihr Spezialistenplättchen verlangt.
no-nothing-to-invent = Du kannst jetzt nichts erfinden. Du brauchst eine Idee auf dem Plan, deren Meilenstein du nutzen kannst, und Bürger, um sie zu bezahlen.
no-nothing-to-innovate = Du kannst jetzt nichts erneuern. Du brauchst eine fremde Erfindung mit freiem Feld und einen Bürger ihres Fachgebiets oder einen Akademiker.
no-nothing-to-share = Du kannst jetzt nichts teilen: Keiner deiner Bürger steht an einer Erfindung.
no-nobody-to-call = Du hast keinen Bürger auf der Weltkarte, den du nach Hause rufen kannst.
no-nothing-to-claim = Du kannst jetzt keinen Einfluss erhalten. Du brauchst eine Region mit freiem Feld, in der du die meisten Bürger hast, und genug von ihnen für ein Plättchen.
no-nobody-to-travel = Du hast keinen Bürger auf der Weltkarte, der reisen kann.
no-nothing-to-discover = In der Heureka-Auslage liegt kein Meilenstein aus einer späteren Ära als deiner.
no-nowhere-to-send = Du kannst jetzt keinen Diplomaten entsenden. Du brauchst einen verfügbaren Bürger und einen Meilenstein mit freiem Feld.
no-nobody-to-recall = Keiner deiner Bürger steht auf einem Meilenstein.
no-idea-not-yours = Diese Idee liegt nicht neben deinem Tableau.
no-region-has-a-card = In dieser Region liegt schon eine Karte.
no-no-idea-there = In dieser Region liegt keine Idee.
no-invented-already = Diese Idee ist schon erfunden.
no-no-access = Du brauchst den Meilenstein „{ $milestone }“ und kannst ihn nicht nutzen: { $access_id ->
        [foreign] { $owner_id ->
            [nobody] Er liegt in der Auslage ohne Spieler.
           *[other] Er gehört { $owner }, und keiner deiner Bürger steht darauf.
        }
        [eureka] Er liegt noch in der Heureka-Auslage.
       *[other] Er liegt noch verdeckt.
    }
no-no-invention-there = In dieser Region liegt keine Erfindung.
no-own-invention = Das ist deine eigene Erfindung. Nur andere können sie erneuern.
no-innovated-already = Diese Erfindung ist schon erneuert.
no-takes-no-part = Keiner deiner Bürger steht an dieser Erfindung.
no-owns-wealth-tile = Du hast schon ein Plättchen mit diesem Buchstaben.
no-no-wealth-tile = In dieser Region liegt kein Wohlstandsplättchen mehr.
no-too-few-citizens = { $field_id ->
        [any] Das braucht { $count } { $count ->
            [one] verfügbaren
           *[other] verfügbare
        } Bürger, und du hast { $held ->
            [0] keinen
           *[other] nur { $held }
        }.
       *[other] Das braucht { specialist-count } oder ebenso viele Akademiker, und verfügbar { $held ->
            [0] ist keiner
            [one] ist nur { $held }
           *[other] sind nur { $held }
        }.
    }
no-wrong-field = Das braucht einen Bürger eines anderen Fachgebiets oder einen Akademiker.
no-nobody-available = Einen solchen Bürger hast du nicht verfügbar.
no-no-academic = Du hast keinen Akademiker.
no-no-citizen-there = In dieser Region hast du keinen Bürger auf der Weltkarte.
no-too-few-on-the-map = Das braucht { $count } deiner Bürger in dieser Region, und dort { $held ->
        [0] ist keiner
        [one] ist nur { $held }
       *[other] sind nur { $held }
    }.
no-influence-tile-used = Dieses Einflussplättchen liegt nicht mehr auf deinem Tableau.
no-own-tile-there = In dieser Region liegt schon ein Einflussplättchen von dir.
no-no-influence-space = In dieser Region ist kein Feld für ein Einflussplättchen frei.
no-no-majority = Du hast in dieser Region nicht mehr Bürger als jede andere Gesellschaft.
no-too-many-ropes = Bis zu dieser Region sind es zu viele Taue für einen Zug.
no-not-in-the-eureka-display = Dieser Meilenstein liegt nicht in der Heureka-Auslage.
no-milestone-not-later = In der Heureka-Auslage liegt kein Meilenstein aus einer späteren Ära als deiner.
no-no-such-space = In dieser Ära gibt es kein solches Feld.
no-era-space-taken = Auf diesem Feld steht schon eine andere Gesellschaft.
no-milestone-not-out = Dieser Meilenstein liegt weder in einer privaten Auslage noch im Allgemeinwissen.
no-milestone-full = Auf diesem Meilenstein ist kein Feld für einen Bürger frei.
no-no-diplomat-there = Keiner deiner Bürger steht auf diesem Meilenstein.
no-nobody-exhausted = In diesem Fachgebiet ist keiner deiner Bürger erschöpft.
no-not-optional = Das musst du ausführen, so weit es geht.
no-no-chain-token = Du hast keinen Kettenaktionsmarker bereit.
no-no-such-chain = Das geht nicht als Kettenaktion nach der Aktion, die du gerade ausgeführt hast.
no-chained-in-this-turn = Diese Erfindung hast du in diesem Zug schon für eine Kettenaktion genutzt.
no-no-such-technology = Keines deiner gesetzten, offenen Technologieplättchen dieser Art zeigt die Aktion, die du gerade ausgeführt hast.
no-one-technology-per-turn = Du hast in diesem Zug schon ein Technologieplättchen genutzt.
no-too-little-influence = Ein Technologieplättchen kostet Einfluss, und du hast nicht genug.
no-tile-not-placed = Dieses Plättchen liegt nicht auf deiner Fortschrittskarte.
no-used-in-this-era = Auf diesem Plättchen liegt ein Ökonomiemarker. Du kannst es einmal je Ära nutzen.
no-no-economy-token = Alle deine Ökonomiemarker liegen aus, bis die Ära endet.
no-changes-nothing = Das würde jetzt nichts ändern.
no-idea-not-in-the-display = Diese Idee liegt nicht in der Ideenauslage.
no-wrong-field-of-tile = Dein Bestrebensplättchen zeigt ein anderes Fachgebiet.
no-tile-owned = Ein Plättchen dieser Art mit dieser Zahl hast du schon.
no-no-tile-left = Von dieser Art und Zahl ist kein Plättchen mehr da.
no-tile-not-in-row = Dieses Plättchen liegt nicht in deiner Auslage.
no-space-taken = Auf diesem Feld liegt schon ein Plättchen.
no-no-more-tiles-now = Du kannst in diesem Zug nichts mehr setzen: Die Ära deines Meilensteins ist die Grenze.
no-one-tile-at-least = Du hast für das Setzen gezahlt, also setze mindestens ein Plättchen.
no-nothing-can-be-placed = Du kannst jetzt keines deiner Plättchen setzen: Kein Feld, das du bezahlen kannst, ist frei.
no-too-little-influence-to-place = Mit den Plättchen deiner Auslage kostet das Setzen { points.count }, und du hast { $held ->
        [0] keinen
       *[other] nur { $held }
    }.
no-no-such-rank = Diesen Platz gibt es in der Reihenfolge nicht.

## Optionen

option-forum-influence = Einfluss im Forum
option-forum-influence-no = Eine Säule bringt allen anderen Einfluss, die auf demselben Feld eine Säule haben.
option-forum-influence-yes = Eine Säule bringt allen anderen Einfluss, die im selben Forum eine Epochensäule haben.
option-insist = Beharren
option-insist-no = Eine Säule muss auf ein Feld, dessen Aktion möglich ist, falls es eines gibt.
option-insist-yes = Eine Säule darf in jedes verfügbare Forum, auch wenn die Aktion nicht möglich ist.

## Das Ende

end-last-era = Das Computerzeitalter ist da. Wer die meisten EP hat, gewinnt.

## Preise

price-citizens = { $count } Bürger
price-map-citizens = { $count } Bürger auf der Weltkarte
price-influence = { points.count }
price-tokens = { $count } Kettenaktionsmarker
price-economy-tokens = { $count } Ökonomiemarker
part-specialist-tile = { $amount } für das Spezialistenplättchen ({ $field } oder Akademiker)
part-inventor = { $amount } als Erfinder ({ $field } oder Akademiker)
part-innovator = { $amount } als Erneuerer ({ $field } oder Akademiker)
part-extra = { $amount } zusätzlich für „{ $card }“ (beliebig)
part-diplomat = { $amount } als Diplomat (beliebig)
part-culture = { $amount } durch das Plättchen { $tile }
part-influence-tile = { $amount } für das Einflussplättchen { $influence_tile }
part-tile = { $amount } für das Plättchen ({ $field } oder Akademiker)
part-wealth = { $amount } für das Plättchen (beliebig)
part-neighbours = { $amount } für Plättchen neben dem Feld
part-inventions = { $amount } durch deine Erfindungen ({ $field })
part-row = { $amount } bei { $count } Plättchen in der Auslage
part-chain = { $amount } für die Kette
part-technology = { $amount } für das Technologieplättchen
part-economy = { $amount } für das Plättchen

## Aufgedruckte Vorteile mit ihren Zahlen

gain-ready = { $amount ->
        [one] { $amount } erschöpften Bürger verfügbar machen
       *[other] { $amount } erschöpfte Bürger verfügbar machen
    }
gain-ready-up-to = { $amount ->
        [one] nach Wunsch { $amount } erschöpften Bürger verfügbar machen
       *[other] bis zu { $amount } erschöpfte Bürger verfügbar machen
    }
gain-specialist = +{ $amount } { $field_id ->
        [any] { $amount ->
            [one] Spezialist nach Wahl
           *[other] Spezialisten nach Wahl
        }
        [economy] Händler
        [culture] Künstler
       *[technology] Denker
    }
gain-influence = +{ points.amount }
gain-settle = { $anywhere ->
        [yes] +{ $amount } auf der Weltkarte, beliebig
       *[no] +{ $amount } auf der Weltkarte, bei eigenen Bürgern
    }
gain-ip = +{ $amount } EP
gain-aspire = +{ $amount } Bestreben ({ $aspiration })
gain-aspire-card = +{ $amount } Bestreben (Fachgebiet der Karte)
gain-academic = +{ $amount } Akademiker
gain-ip-per-region = +{ $amount } EP je Region mit eigenen Bürgern
gain-move = { $amount ->
        [one] einen Bürger { $amount } Tau weit bewegen
       *[other] einen Bürger bis zu { $amount } Taue weit bewegen
    }
gain-move-or-stay = { $amount ->
        [one] nach Wunsch einen Bürger { $amount } Tau weit bewegen
       *[other] nach Wunsch einen Bürger bis zu { $amount } Taue weit bewegen
    }
gain-ip-of-era = { $amount ->
        [one] EP in Höhe der Ära
       *[other] { $amount } EP × Zahl der Ära
    }
gain-token = +{ $amount } Kettenaktionsmarker in diesem Zug
gain-turn-order = Reihenfolge beim Ärawechsel
gain-or = { $first } oder { $second }
improve-influence-after = { $amount } Einfluss danach
improve-ip-after = { $amount } EP danach
improve-extra-specialists = { $count ->
        [one] { $amount } zusätzlicher Spezialist
       *[other] { $amount } zusätzliche Spezialisten
    }
improve-specialists-gained = { $count ->
        [one] { $amount } erhaltener Spezialist
       *[other] { $amount } erhaltene Spezialisten
    }
improve-free-field = Fachgebiet nach Wahl
improve-citizens-needed = { $count ->
        [one] { $amount } nötiger Bürger, mindestens { $least }
       *[other] { $amount } nötige Bürger, mindestens { $least }
    }
improve-rope-steps = { $count ->
        [one] { $amount } Tau
       *[other] { $amount } Taue
    }
score-each = { $ip } EP × { $metric }
score-beyond = { $ip } EP × { $metric } nach den ersten { $beyond }
score-groups = { $ip } EP × je { $each } { $metric }
score-since = { $ip } EP × { $metric } ab Ära { $since }
score-at = { $ip } EP bei { $metric } = { $at }
score-most = höchstens { $ip } EP

## Was an einem Werteset nicht stimmt

box-inventions-name-long = ein Name hat hier höchstens { $most } Zeichen
box-inventions-name-taken = { $found } ist schon ein Name im Blatt { $other }
box-inventions-numbers-missing = es fehlen Zahlen: { $names }
box-inventions-number-unknown = eine Zahl { $found } gibt es nicht; es gibt { $known }
box-inventions-number-bounds = { $name } geht von { $least } bis { $most }, nicht { $found }
box-inventions-rope-loop = ein Tau muss zu einer anderen Region führen, und es darf nur eines geben
box-inventions-rope-one-way = ein Tau führt nach { $found }, aber keines von dort nach { $name }
box-inventions-not-connected = von { $name } führen keine Taue nach { $found }
box-inventions-deed-order = die Reihenfolge der zehn Aktionen steht fest. Hier muss { $wanted } stehen
box-inventions-forum-gap = Foren sind ab 1 lückenlos nummeriert
box-inventions-era-rounds = Ära { $era } muss { $least } bis { $most } Runden haben, nicht { $found }: Jede Säule braucht ein Forum
box-inventions-tile-number = von jeder Nummer von 1 bis { $most } muss es der Reihe nach ein Plättchen geben
box-inventions-pair-equal = ein Technologieplättchen muss zwei verschiedene Aktionen zeigen
box-inventions-change-deed = { $changes } kann sich nur bei der Aktion { $wanted } ändern
box-inventions-change-sign = Kosten können nur sinken, Erträge nur steigen
box-inventions-change-least = ein Einflussplättchen braucht mindestens einen Bürger
box-inventions-milestone-code = ein Meilenstein hat einen Buchstaben von A bis F und eine Nummer, nicht { $found }
box-inventions-milestone-era = Meilensteine mit dem Buchstaben { $found } müssen aus Ära { $era } sein
box-inventions-milestone-twice = { $found } kommt zweimal vor
box-inventions-letter-short = der Buchstabe { $letter } muss mindestens { $least } Meilensteine haben, nicht { $found }
box-inventions-space-order = die Felder müssen der Reihe nach stehen, Ära für Ära, in jeder ab 1 gezählt
box-inventions-spaces-short = Ära { $era } muss mindestens { $least } Felder haben, eines für jeden Meilenstein, nicht { $found }
box-inventions-band-gap = die Abschnitte müssen lückenlos aufeinander folgen: Dieser muss bei { $wanted } beginnen
box-inventions-band-tokens = es gibt { $most } Kettenaktionsmarker
box-inventions-band-change = niemand kann mehr Einfluss verlieren, als da ist: hier { $found }
box-inventions-track-end = die Leiste endet bei { $found }, aber influence-most sagt { $most }
box-inventions-track-start = die Leiste endet bei { $most }, vor dem Einfluss, mit dem alle beginnen
box-inventions-ideas-short = Ära { $era } muss mindestens { $least } Ideen haben, damit alle welche bekommen, nicht { $found }
box-inventions-goals-short = es muss mindestens { $least } Ziele geben, damit alle welche bekommen, nicht { $found }
box-inventions-goals-kept = { $dealt } Ziele werden verteilt: zu wenige, um so viele abzuwerfen und zu werten
box-inventions-citizens-short = es muss mindestens { $least } Bürger geben, damit alle eine erste Idee präsentieren können
