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
