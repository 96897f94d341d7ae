# Was die Befehlszeile sagt, auf Deutsch.

welcome = Du bist { $seat }. Gib eine Nummer ein oder eine Aktion wie „{ $example }“; „help“ erklärt den Rest.
others = Die anderen spielt der Bot „{ $level }“. Mit --level wählst du einen anderen.
seed = Der Startwert dieser Partie ist { $seed }.
without-nets = Die Bots spielen hier ohne ihre trainierten Netze; die oberen Stufen sind dadurch schwächer. Installieren: { $command }
goodbye = Auf Wiedersehen.

places = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
which-number = Welche davon? Gib die Nummer ein oder „back“.
which-file = Welche Datei? Schreib ihren Namen hinter den Befehl.

unreadable = „{ $typed }“ ist weder eine Aktion noch ein Befehl; „help“ zählt die Befehle auf.
no-such-number = Eine Möglichkeit { $number } gibt es nicht.
several = Das kann heißen: { $actions }.
several-more = Das kann heißen: { $actions } und { $count } weitere.
legal = Das ist erlaubt.

taken-back = Zurückgenommen.
no-way-back = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort hat der Zufall oder jemand anderes etwas entschieden.

costs = Kostet { $price }.
assumed = (Angenommen ist { $action }; jede andere Wahl führt zum selben Spielplan.)
then-you = Danach wirst du gefragt: { $question }
then-other = Danach wird { $seat } gefragt: { $question }
then-chance = Danach entscheidet der Zufall: { $question }
then-over = Danach ist die Partie zu Ende.
points-sum = Summe

saved = Stellung in { $file } gespeichert, mit allen Handkarten.
recorded = Protokoll in { $file } gespeichert.

help =
    Eine Nummer           wählt aus der Liste
    { $example }  spielt eine Aktion; Wörter lassen sich abkürzen: { $short }
    why AKTION            sagt, ob eine Aktion erlaubt ist, und sonst, welche Regel sie verbietet
    what AKTION           sagt, was eine Aktion bewirken würde, ohne sie auszuführen
    hint                  zeigt, was ein Bot spielen würde, und warum
    undo, restart         nimmt die letzte Aktion oder den Zug zurück, bis etwas Neues bekannt wurde
    options, back         zeigt die Möglichkeiten noch einmal
    board, details        zeigt die Spielpläne, oder mehr: wer was besitzt und was daraus werden kann
    legend                erklärt die Zeichen auf den Plänen
    log [ANZAHL]          erzählt, was geschehen ist
    save DATEI            schreibt die Stellung
    record DATEI          schreibt das Protokoll der Partie bis hierher
    help                  zeigt diese Liste
    quit                  beendet das Spiel

you = du

looking = Die Partie wird analysiert
chance-to-win = Gewinnaussicht, Schritt für Schritt
luck-and-play = Glück und Spiel: was die Gewinnaussicht verändert hat
luck-draws = Ziehungen
luck-play = eigenes Spiel
luck-others = die anderen
where-it-turned = Wendepunkte
nowhere = Keine: Die Partie hat sich nach und nach entschieden.
turned = { $seat }: { $before } → { $after }
better-answers = Bessere Antworten
none-better = Es wurde keine gefunden.
better = Besser: { $action }  ({ $gain } Gewinnaussicht, ± { $unsure })
expected = Bis zum Spielende bringt es: { $parts }
more-of-them = Und { $count } weitere.
looked-at = { $looked } von { $decisions } Entscheidungen wurden gründlich analysiert, die übrigen kurz.

hint-answer = Ein Bot rät: { $action }  ({ $chance } Gewinnaussicht)
hint-line = Und dann: { $actions }
hint-prepares = Das bereitet vor: { $actions }
hint-instead = Zweitbeste Möglichkeit: { $action }  ({ $chance })

box-right = { $title } ist ein gültiges Werteset von { $game }. { $entered } von { $printed } gedruckten Werten sind eingetragen, die anderen sind Platzhalter. Ihr Hash ist { $digest }.
box-faults = { $count ->
    [one] Ein Fehler in { $file }:
   *[other] { $count } Fehler in { $file }:
}
box-more = { $count ->
    [one] und noch eines
   *[other] und { $count } weitere
}
box-line = Zeile { $line }
box-told = { $place }: { $what }
box-neither = es gibt weder ein Werteset noch eine Datei { $found }; die Wertesets sind { $known }
box-unknown = es gibt kein Werteset { $found } von { $game }; es gibt { $known }
box-no-file = es gibt keine Datei { $file }; ein mitgeliefertes Werteset schreibt man { $known }
box-no-boxes = { $game } hat keine Wertesets
box-no-toml = die Datei { $file } ist kein TOML: { $why }
box-no-game = die Datei { $file } ist kein Werteset: Sie nennt keines der Spiele { $known }
box-other-game = das erste ist ein Werteset von { $game }, das zweite von { $other }
box-of-record = ein Protokoll bringt sein Werteset mit: lass --box weg
box-sheet = Blatt
box-row = Zeile
box-column = Spalte
box-differences = { $count ->
    [0] Keine Unterschiede.
    [one] Ein Unterschied.
   *[other] { $count } Unterschiede.
}

balance-nothing = keine Partie wurde zu Ende gespielt, also gibt es nichts zu berichten
balance-fallen = { $count ->
    [one] eine Partie konnte nicht gespielt werden: { $why }
   *[other] { $count } Partien konnten nicht gespielt werden; die erste: { $why }
}
balance-stopped = { $count ->
        [one] abgebrochen: der Bericht umfasst { $count } Partie
       *[other] abgebrochen: der Bericht umfasst { $count } Partien
    }

error-no-game = es gibt kein Spiel „{ $name }“; die Spiele sind { $known }
error-seats = { $game } hat { $fewest } bis { $most } Plätze, nicht { $seats }
error-no-seat = die Plätze gehen von 0 bis { $last }, einen Platz { $seat } gibt es nicht
error-no-bot = es gibt keinen Bot „{ $name }“; es gibt { $known }
error-own-options = eine Stellung bringt Plätze und Optionen mit: lass die anderen weg
error-no-file = es gibt keine Datei { $path }
error-folder = der Pfad { $path } ist ein Ordner, keine Datei
error-folder-written = der Pfad { $path } ist ein Ordner, dorthin lässt sich nichts schreiben
error-no-folder = den Ordner { $path } gibt es nicht
error-protected = die Datei { $path } darf nicht geschrieben werden
error-large = { $path } ist größer als { $most } MB und daher keine von unseren Dateien
error-no-text = die Datei { $path } ist kein UTF-8-Text
error-read = die Datei { $path } lässt sich nicht lesen: { $why }
error-write = die Datei { $path } lässt sich nicht schreiben: { $why }
error-no-action = das Protokoll hat { $last } Aktionen, also keine nach { $after }
error-option-twice = die Option { $option } ist zweimal angegeben: mit --option und in einer Datei
error-bot = der Bot { $bot } hat „{ $answer }“ geantwortet, und das ist nicht erlaubt: { $why }
error-no-picture = von { $game } gibt es kein Bild: lass --svg weg
error-lesson-of = nenne vor der Lektion ihr Spiel
error-no-lesson = { $game } hat keine Lektion „{ $lesson }“
error-whole-game = --json gibt die ganze Partie aus: lass --step und --at weg
error-other-game = die Datei { $path } enthält eine Stellung von { $found }, nicht von { $game }
error-no-record = --at gibt es nur für Protokolle, und { $path } ist keines
