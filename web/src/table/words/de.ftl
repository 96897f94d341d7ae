# What is read at a table, in German.

table-of = { $game } am Tisch
table-loading = Der Tisch wird geladen …
table-players = Spieler
table-board = Spielplan
table-turn = Deine Frage
your-hand = Deine Hand
table-more = Möglichkeiten, Verlauf und Chat

## The question

waits-for = Wir warten auf { $seats }.
is-thinking = { $seat } denkt nach …
table-not-complete = Die Partie beginnt, wenn alle Plätze besetzt sind.
dealt-when-complete = Ausgeteilt wird erst, wenn der letzte Platz besetzt ist. Das Brett zeigt ein Beispiel.
branch-when-complete = Das Brett zeigt die Stellung, von der aus diese Verzweigung weitergeht. Verdeckte Karten werden vielleicht neu verteilt.
table-over = Die Partie ist zu Ende.
you-watch = Du siehst zu.
nothing-chosen = Noch nichts ausgewählt.
rule-mouse = Ein Klick spielt; Endgültiges bestätigst du.
rule-finger = Tippen zeigt, was passiert; nochmals tippen spielt es.
chosen-so-far = Bisher gewählt: { $things }
ask-confirm = Auswahl bestätigen?
is-meant = Gewählt
goes-with-it = Gehört dazu
in-one-go = Alles auf einmal
so-many-times = { $count ->
        [one] Einmal
       *[other] { $count }-mal
    }
costs = Kostet { $price }
would-happen = Was dann passiert
would-follow = und { $count } weitere
would-ask = Dann entscheidet { $seat }: { $question }
sealed-answer = Deine Antwort bleibt versiegelt, bis die anderen geantwortet haben.
refused-rule = Regel { $rule }
read-rule = Regel { $rule } lesen

## Buttons

confirm = Bestätigen
clear-choice = Auswahl aufheben
undo = Zurücknehmen
restart-turn = Zug neu beginnen
pace-offer = Das hat gedauert. Die Züge der anderen schneller zeigen?
pace-faster = Schneller
skip-motion = Überspringen
why-nothing-meant = wähle zuerst etwas aus
why-not-asked = du bist gerade nicht am Zug
why-nothing-chosen = es ist nichts ausgewählt
why-no-way-back = du kannst nichts zurücknehmen: Was aufgedeckt oder von anderen beantwortet wurde, bleibt

## Keys

keys = Tasten
key-name-enter = Eingabe
key-name-escape = Esc
key-name-shift-u = Umschalt + U
key-name-arrows = Pfeile
key-name-shift-arrows = Umschalt + Pfeile
key-confirm = bestätigt deine Auswahl
key-clear = hebt die Auswahl auf, schließt ein Fenster
key-undo = nimmt die letzte Antwort zurück
key-restart = geht zum Anfang deines Zuges zurück
key-end = wählt das Ende deines Zuges oder deiner Aktion
key-skip = überspringt Animationen
key-list = öffnet die Liste aller Möglichkeiten
key-hint = fragt einen Bot um einen Tipp
key-digits = wählen eine Karte oder ein Plättchen aus dem Vorrat
key-arrows = gehen auf dem Brett zum nächsten möglichen Ort, in der Liste zur nächsten Zeile
key-any-place = gehen auf dem Brett zu jedem Ort
key-help = öffnet diese Liste

## The list of options

all-options = Möglichkeiten
filter-options = Eine Möglichkeit suchen
options-count = { $count ->
        [0] Keine Möglichkeiten
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
options-more = { $count } weitere. Tippe, um sie zu finden.
no-options = Du bist gerade nicht am Zug.

## The log

log = Verlauf
log-empty = Noch ist nichts passiert.
log-last = Letztes Ereignis
log-deal = Der Anfang
log-late = die Zeit war um
log-only = einzige Antwort: vom Tisch gespielt
log-times = { $count }-mal
log-earlier = Frühere Schritte
log-step = Diesen Moment noch einmal ansehen
log-newest = Neuestes
log-small = { $count } kleine Ereignisse
log-run = { $count } kleine Schritte

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-watcher = Zuschauer
chat-mute = Stumm schalten
chat-mute-who = { $name } stumm schalten
chat-mute-everywhere = Überall stumm schalten
chat-mute-everywhere-who = { $name } überall stumm schalten
chat-let = Zuschauer dürfen mitschreiben

## Players

to-move = am Zug
is-online = da
is-away = weg
is-me = du
time-left = noch { $time }
sit-here = Hier Platz nehmen
sit-here-rated = Hier Platz nehmen (gewertet)
seat-lost-left = Du hast deinen Platz verlassen und siehst jetzt zu.
seat-lost-removed = Die Person, die diesen Tisch eröffnet hat, hat dich entfernt. Du siehst zu.
seat-lost-resigned = Du hast aufgegeben, und ein Bot spielt { $seat } weiter. Du siehst zu.
seat-lost-replaced = Du warst nicht da, deshalb lassen die anderen { $seat } von einem Bot spielen. Du siehst zu.
seat-lost-taken = Während du nicht da warst, hat jemand deinen Platz übernommen ({ $seat }). Du siehst zu.
seat-lost-signed-out = Du wurdest abgemeldet. Melde dich wieder an, um { $seat } zu spielen.
seat-back = Um Rückgabe bitten
sat-down = { $name } hat sich gesetzt ({ $seat }).
stood-up = { $name } ist gegangen ({ $seat }).
time-was-up = Deine Zeit war um. Das wurde für dich gespielt:
event-card = Was geschehen ist
away-for = { $minutes ->
        [0] { $name } ist nicht da.
        [one] { $name } ist seit einer Minute nicht da.
       *[other] { $name } ist seit { $minutes } Minuten nicht da.
    }
let-bot-play = Bot spielen lassen

## The line to the server

line-connecting = Verbindung wird aufgebaut …
line-lost = Verbindung unterbrochen. Neuer Versuch …
line-open = Verbunden

## Invitations

invitations = Einladungen
invitations-text = Schicke jeden Link an eine Person. Wer ihn öffnet, bekommt diesen Platz.
invitation-for = Link für { $seat }

## The curtain

curtain-title = Gib den Bildschirm an { $seat }
curtain-text = Die Handkarten sind verdeckt. Jetzt sollte nur { $name } hinsehen.
curtain-lift = Ich bin { $name }

## Luck

luck = Glück
luck-sealed = Das Glück dieser Partie wurde versiegelt, bevor sie begann. Am Ende siehst du den Startwert, und alle können jede Ziehung prüfen.
luck-later = Das Glück dieser Partie wird gezogen und versiegelt, sobald der letzte Platz besetzt ist. So kann sich niemand einen Tisch nach den Karten aussuchen.
luck-open = Der Startwert passt zum Siegel, das von Anfang an zu sehen war. „clocksmith verify“ prüft jede Ziehung des Protokolls.
luck-none = Diese Partie kam aus einem Protokoll. Ihr Glück wurde nicht hier versiegelt.
commitment = Siegel
seed = Startwert

## The end

end-title = Die Partie ist zu Ende
end-results = Ergebnis
end-place = { $place }.
end-winner = { $winners } hat gewonnen
end-winners = { $winners } teilen sich den Sieg
end-you-won = Du hast gewonnen
end-you-share = Du teilst dir den Sieg mit { $winners }
end-rating = Wertung { $mean } ± { $unsure }
end-next = Und jetzt?
play-on-unrated = Ungewertet weiterspielen
look-back = Wiederholung
download-record = Protokoll
back-to-board = Zurück zum Spielplan

## Not shown

## Boxes

table-box = Werteset: { $name }
table-box-entered = ungefähre Werte
legend = Legende

# What is told while others play, in German.

turn-title = Du bist am Zug
told-plays = { $seat ->
        [none] Es läuft …
       *[other] { $seat } spielt …
    }

## Since the own last turn

since-title = Seit deinem letzten Zug
since-last = Letzte Aktion
since-mine = Was sich für dich geändert hat
since-others = Was die anderen getan haben
since-nothing = Für dich hat sich nichts geändert.
since-more = und { $count } weitere
since-loss = Verloren
since-show = Zeigen
since-close = Schließen
since-times = { $count }-mal

# Was die Leute an einem Tisch ausmachen, und woher die Punkte kommen, auf Deutsch.

proposals = Dieser Tisch
proposal-meant = Ja, ich bin sicher
proposal-not-meant = setze zuerst das Häkchen
proposal-back = Zurück
proposal-resign = Aufgeben
proposal-resign-text = Du gibst { $who } für immer ab, und ein Bot spielt weiter. Zusehen kannst du noch.
proposal-end = Ende vorschlagen
proposal-end-text = Wenn alle Spieler zustimmen, endet die Partie hier. Niemand gewinnt.
proposal-resign-rated = Diese Partie ist gewertet: Wer aufgibt, wird Letzter. Wer als Einziger übrig bleibt, gewinnt.
proposal-end-rated = Diese Partie ist gewertet: Endet sie einvernehmlich, zählt sie für niemanden.
proposal-abandon = Partie abbrechen
proposal-abandon-text = Außer dir spielt hier niemand, also endet die Partie sofort. Niemand gewinnt.
proposal-bot = { $who } von einem Bot spielen lassen
proposal-bot-text = { $who } ist weg. Wenn die anderen Anwesenden zustimmen, spielt dort ein Bot weiter. Kommt { $who } zurück, endet die Abstimmung.
proposal-person = Darum bitten, { $who } zu übernehmen
proposal-person-text = Wenn alle anwesenden Spieler zustimmen, gehört dieser Platz für immer dir.
proposal-delete = Diesen Tisch löschen
proposal-delete-text = Der Tisch verschwindet für immer, samt Verlauf, Wiederholung und Chat.
proposal-leave = { $who } verlassen
proposal-leave-text = Du verlässt deinen Platz, bevor die Partie beginnt. Jemand anderes kann ihn nehmen.
proposal-kick = { $who } entfernen
proposal-kick-text = Der Platz wird wieder frei und bekommt einen neuen Link. Diese Person kann nicht zurückkommen.
proposal-fill = { $who } von einem Bot spielen lassen
proposal-fill-text = Ein Bot nimmt den freien Platz. Ist es der letzte, beginnt die Partie.
proposal-close = Diesen Tisch schließen
proposal-close-text = Die Partie hat noch nicht begunnen, also verschwindet der Tisch für immer. Alle, die hier sitzen, erfahren es.

## Abstimmungen

vote = Eine Abstimmung
vote-agree = Zustimmen
vote-object = Ablehnen
vote-waits = Noch offen:
vote-withdraw = Zurückziehen
motion-end = { $by } schlägt vor, die Partie hier zu beenden, wenn alle zustimmen. Niemand gewinnt.
motion-bot = { $by } schlägt vor, dass ein Bot für { $seat } weiterspielt: { $who }. Alle anderen, die da sind, müssen zustimmen.
motion-person = { $who } möchte { $seat } für immer übernehmen. Alle anwesenden Spieler müssen zustimmen.

## Im Protokoll

notice-resigned = { $by } gab auf, ein Bot spielt weiter.
notice-gave-up = { $by } hat aufgegeben. Die Partie ist zu Ende.
notice-rested = { $by } ist im Urlaub, die Uhr steht still.
notice-returned = { $by } ist zurück, die Uhr läuft weiter.
notice-moved-end = { $by } schlug vor, die Partie zu beenden.
notice-moved-bot = { $by } schlug vor, dass ein Bot für { $seat } weiterspielt.
notice-moved-person = { $who } bat darum, { $seat } zu übernehmen.
notice-agreed = { $by } stimmte zu.
notice-objected = { $by } lehnte ab, die Abstimmung ist beendet.
notice-came-back = { $by } ist zurück. Die Abstimmung ist beendet.
notice-withdrawn = { $by } hat die Bitte zurückgezogen.
notice-carried-end = Die Partie wurde einvernehmlich beendet.
notice-carried-bot = Für { $seat } spielt ein Bot weiter.
notice-carried-person = { $who } übernahm { $seat }.

## Punkte

points-by-source = Punkte im Einzelnen
points-source = Quelle
points-of = Teil der Partie
points-all = Ganze Partie
points-total = Gesamt
points-by-card = { $count ->
        [one] Eine Karte im Einzelnen
       *[other] { $count } Karten im Einzelnen
    }
points-none = Hier gab es keine Punkte.
points-loading = Die Punkte werden gezählt …
points-of-period = { $period } ist vorbei: Punkte

## Danach

table-ended = Die Partie wurde einvernehmlich beendet
end-agreed = Sie endete vorzeitig und einvernehmlich, also hat niemand gewonnen. Das ist der Punktestand zu diesem Zeitpunkt.
rematch = Revanche
rematch-join = Zur Revanche
play-again = Noch einmal spielen
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-text = Die Person, die ihn eröffnet hat, hat ihn geschlossen, oder es kam lange niemand mehr.
table-deleted-home = Zu den Tischen

## Links zu Stellungen und Partien

share = Teilen
share-what = Was teilen?
share-puzzle = Dieses Rätsel
share-position = Diese Stellung
share-game = Die ganze Partie
share-making = Der Link wird erstellt …
share-link = Link
share-link-hint = Der Link selbst enthält alles, auch verdeckte Karten. Es wird nirgends etwas gespeichert.
share-embed = HTML für eine Webseite
share-picture = Bild des Spielplans
share-send = Senden …
board-title = Stellung
board-lead = { $seat } ist am Zug. Probiere alles aus; nichts wird gespeichert.
board-over = Hier endet die Partie.
board-astray = Der Zug ist zu Ende. Nimm ihn zurück oder spiele ab hier an einem Tisch.
board-failed = Das hat nicht geklappt. Versuche es noch einmal.
board-open = In Clocksmith öffnen
board-hand-in = Stellung oder Partie öffnen
board-text = Link, Stellung oder Protokoll einfügen
board-show = Auf dem Spielplan zeigen
continue-title = Ab hier spielen
continue-position = Das eröffnet einen neuen Tisch mit dieser Stellung.
continue-game = Das eröffnet einen neuen Tisch, an dem diese Partie weitergeht. Was bisher geschah, bleibt in der Wiederholung.
continue-open = Tisch eröffnen
elsewhere = Anderswo weiterspielen
elsewhere-server = Die Partie geht mit allem, was geschah, auf einem Server weiter, damit andere mitspielen können. Wähle dort, wer wo sitzt. Der Tisch hier bleibt, wie er ist.
elsewhere-here = Die Partie geht mit allem, was geschah, in diesem Browser ohne Server weiter. Wähle dort, wer wo sitzt. Der Tisch hier bleibt, wie er ist.
elsewhere-address = Adresse des Servers
elsewhere-open = Dort öffnen
