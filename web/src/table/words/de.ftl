# What is read at a table, in German.

table-of = { $game } am Tisch
table-loading = Der Tisch wird gedeckt …
table-players = Spieler
table-board = Spielplan
table-turn = Deine Frage
your-hand = Deine Hand
table-more = Möglichkeiten, Verlauf und Gespräch

## The question

waits-for = Warten auf { $seats }.
is-thinking = { $seat } denkt nach …
table-not-complete = Der Tisch wartet, bis alle Plätze besetzt sind.
dealt-when-complete = Noch ist nichts ausgeteilt: Das geschieht, wenn der letzte Platz besetzt ist. Das Brett zeigt ein Beispiel.
table-over = Die Partie ist zu Ende.
you-watch = Du siehst zu.
nothing-chosen = Noch ist nichts gewählt.
chosen-so-far = Gewählt bisher: { $things }
ask-confirm = Soll es das sein?
is-meant = Gewählt
goes-with-it = Geht damit einher
in-one-go = In einem Zug
so-many-times = { $count ->
        [one] Einmal
       *[other] { $count }-mal
    }
costs = Kostet { $price }
would-happen = Was daraus würde
would-follow = und { $count } weitere
would-ask = Dann ist { $seat } gefragt: { $question }
sealed-answer = Deine Antwort bleibt versiegelt, bis die anderen geantwortet haben.
refused-rule = Regel { $rule }
read-rule = Regel { $rule } lesen

## Buttons

confirm = Bestätigen
clear-choice = Verwerfen
undo = Zurücknehmen
restart-turn = Zug neu beginnen
skip-motion = Überspringen
why-nothing-meant = zuerst eine Antwort wählen
why-not-asked = gerade wird nichts von dir gefragt
why-nothing-chosen = es ist nichts gewählt
why-no-way-back = von dir lässt sich nichts zurücknehmen; was aufgedeckt oder von anderen entschieden wurde, bleibt

## Keys

keys = Tasten
key-name-enter = Eingabe
key-name-escape = Esc
key-name-shift-u = Umschalt + U
key-name-arrows = Pfeile
key-confirm = bestätigt, was gewählt ist
key-clear = verwirft die Wahl, schließt ein Fenster
key-undo = nimmt die letzte Antwort zurück
key-restart = kehrt zum Anfang des Zuges zurück
key-skip = überspringt Bewegungen
key-list = führt zur Liste aller Möglichkeiten
key-hint = fragt einen Bot um einen Tipp
key-arrows = führen auf dem Plan von Ort zu Ort und in der Liste von Zeile zu Zeile
key-help = öffnet diese Liste

## The list of options

all-options = Möglichkeiten
filter-options = Eine Möglichkeit suchen
options-count = { $count ->
        [0] Nichts wird angeboten
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
options-more = { $count } weitere; schreibe etwas, um sie zu finden
no-options = Gerade wirst du nichts gefragt.

## The log

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-last = Was zuletzt geschah
log-deal = Der Anfang
log-late = die Zeit war um
log-only = es gab nichts zu wählen: vom Tisch gegeben
log-times = { $count }-mal
log-earlier = Frühere Schritte
log-step = Diesen Moment noch einmal ansehen
log-newest = Neuestes
log-small = { $count } Kleinigkeiten
log-run = { $count } kleine Schritte

## Chat

chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-watcher = sieht zu
chat-mute = Stumm schalten
chat-mute-who = { $name } stumm schalten
chat-mute-everywhere = Überall stumm
chat-mute-everywhere-who = { $name } überall stumm schalten
chat-let = Wer zusieht, darf mitreden

## Players

to-move = ist gefragt
is-online = da
is-away = weg
is-me = du
time-left = noch { $time }
sit-here = Hier Platz nehmen
sit-here-rated = Hier Platz nehmen (gewertet)

## The line to the server

line-connecting = Verbinde …
line-lost = Die Leitung ist unterbrochen. Neuer Versuch …
line-open = Verbunden

## Invitations

invitations = Einladungen
invitations-text = Schicke jeden Link an eine Person. Wer ihn öffnet, sitzt dort.
invitation-for = Link zum Platz { $seat }

## The curtain

curtain-title = Gib den Bildschirm an { $seat }
curtain-text = Die Hände sind verdeckt. Nur { $name } sollte jetzt hinsehen.
curtain-lift = Ich bin { $name }

## Luck

luck = Glück
luck-sealed = Das Glück dieser Partie wurde versiegelt, bevor sie begann. Am Ende wird der Startwert gezeigt, und alle können jede Ziehung nachprüfen.
luck-later = Das Glück dieser Partie wird gezogen und versiegelt, wenn der letzte Platz besetzt ist. So kann niemand einen Tisch nach dem Blatt aussuchen.
luck-open = Der Startwert gehört zu dem Siegel, das von Anfang an zu sehen war. „clocksmith verify“ prüft jede Ziehung des Protokolls.
luck-none = Diese Partie kam aus einem Protokoll: Ihr Glück wurde nicht hier versiegelt.
commitment = Siegel
seed = Startwert

## The end

end-title = Die Partie ist zu Ende
end-results = Ergebnis
end-place = { $place }.
end-winner = { $winners } hat gewonnen
end-winners = { $winners } teilen sich den Sieg
look-back = Zurückblicken
download-record = Protokoll
back-to-board = Zurück zum Spielplan

## Not shown

## Boxes

table-box = Schachtel: { $name }
table-box-entered = { $entered } von { $printed } Werten eingetragen
legend = Legende

# What is told while others play, in German.

turn-title = Du bist dran
told-plays = { $seat ->
        [none] Gerade geschieht …
       *[other] { $seat } spielt …
    }

## Since the own last turn

since-title = Seit deinem letzten Zug
since-last = Was zuletzt getan wurde
since-mine = Was sich für dich geändert hat
since-others = Was die anderen getan haben
since-nothing = Nichts, was für dich etwas geändert hätte.
since-more = und { $count } weitere
since-loss = Verloren
since-show = Zeigen, wo
since-close = Schließen
since-times = { $count }-mal

# Was die Leute an einem Tisch ausmachen, und woher die Punkte kommen, auf Deutsch.

proposals = Dieser Tisch
proposal-meant = Ja, das will ich
proposal-not-meant = sag zuerst, dass du das willst
proposal-back = Zurück
proposal-resign = Aufgeben
proposal-resign-text = Du gibst { $who } für immer ab, und ein Bot spielt weiter. Zusehen darfst du.
proposal-end = Vorschlagen, die Partie zu beenden
proposal-end-text = Wenn alle zustimmen, die mitspielen, endet die Partie so, wie sie steht. Gewonnen hat dann niemand.
proposal-resign-rated = Diese Partie ist gewertet: Wer aufgibt, wird Letzter. Wer als Einziger übrig bleibt, hat gewonnen.
proposal-end-rated = Diese Partie ist gewertet: Einvernehmlich beendet, zählt sie für niemanden.
proposal-abandon = Partie abbrechen
proposal-abandon-text = Außer dir spielt hier niemand, also endet die Partie sofort so, wie sie steht. Gewonnen hat dann niemand.
proposal-bot = Einen Bot für { $who } spielen lassen
proposal-bot-text = { $who } ist nicht da. Wenn die anderen zustimmen, die da sind, spielt dort ein Bot weiter. Wer dort sitzt, beendet die Abstimmung, indem er zurückkommt.
proposal-person = Darum bitten, { $who } zu übernehmen
proposal-person-text = Wenn alle zustimmen, die mitspielen und da sind, übernimmst du diesen Platz für immer.
proposal-delete = Diesen Tisch löschen
proposal-delete-text = Der Tisch verschwindet für immer, samt Protokoll, Rückschau und Gespräch.
proposal-leave = { $who } verlassen
proposal-leave-text = Du stehst auf, bevor die Partie beginnt. Jemand anderes kann den Platz nehmen.
proposal-kick = { $who } fortschicken
proposal-kick-text = Der Platz ist wieder frei, sein Link ist ein neuer, und wer dort saß, kann nicht wiederkommen.
proposal-fill = Einen Bot { $who } spielen lassen
proposal-fill-text = Ein Bot nimmt den freien Platz. War es der letzte, beginnt die Partie.
proposal-close = Diesen Tisch schließen
proposal-close-text = Die Partie hat noch nicht begonnen, also verschwindet der Tisch für immer. Wer hier sitzt, erfährt es.

## Abstimmungen

vote = Eine Abstimmung
vote-agree = Zustimmen
vote-object = Ablehnen
vote-waits = Noch nicht zugestimmt:
vote-withdraw = Zurücknehmen
motion-end = { $by } schlägt vor, die Partie hier zu beenden, ohne dass jemand gewinnt.
motion-bot = { $by } schlägt vor, dass ein Bot für { $seat } weiterspielt: { $who }.
motion-person = { $who } möchte { $seat } übernehmen.

## Im Protokoll

notice-resigned = { $by } gab auf, ein Bot spielt weiter.
notice-rested = { $by } ist im Urlaub, die Uhr steht still.
notice-returned = { $by } ist zurück, die Uhr läuft weiter.
notice-moved-end = { $by } schlug vor, die Partie zu beenden.
notice-moved-bot = { $by } schlug vor, dass ein Bot für { $seat } weiterspielt.
notice-moved-person = { $who } bat darum, { $seat } zu übernehmen.
notice-agreed = { $by } stimmte zu.
notice-objected = { $by } lehnte ab, die Abstimmung ist beendet.
notice-carried-end = Die Partie wurde einvernehmlich beendet.
notice-carried-bot = Für { $seat } spielt ein Bot weiter.
notice-carried-person = { $who } übernahm { $seat }.

## Punkte

points-by-source = Punkte nach ihrer Herkunft
points-source = Woher sie kommen
points-of = Teil der Partie
points-all = Ganze Partie
points-total = Summe
points-none = Hier brachte nichts Punkte.
points-loading = Die Punkte werden gezählt …
points-of-period = { $period } ist vorbei: Punkte

## Danach

table-ended = Die Partie wurde einvernehmlich beendet
end-agreed = Sie wurde vor ihrem Ende beendet, gewonnen hat also niemand. Das sind die Punkte, wie sie standen.
rematch = Revanche
rematch-join = Zur Revanche setzen
play-again = Noch einmal spielen
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-text = Wer ihn eröffnet hat, hat ihn geschlossen, oder es kam niemand mehr.
table-deleted-home = Zu den Tischen
