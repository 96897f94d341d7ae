# What all pages say, in German.

skip-to-content = Zum Inhalt springen
pages = Seiten
close = Schließen
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
to-home = Zur Startseite
fan-work = Ein inoffizielles, freies Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; alle Texte und Zeichnungen hier sind unsere eigenen.

## The frame

new-table = Neuer Tisch
rules = Regeln
puzzles = Rätsel
bots = Die Bots
boxes = Schachteln
account = Konto
settings = Sprache, Licht, Bewegung und Ton
language = Sprache
theme = Licht
theme-auto = Wie im System eingestellt
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-auto = Wie im System eingestellt
motion-on = Dinge bewegen sich
motion-off = Dinge stehen still
pace = Züge der anderen
pace-unhurried = In Ruhe
pace-quick = Zügig
pace-once = Auf einmal
sound = Töne
notice = Mich rufen, wenn ich dran bin
notice-refused = Diesem Browser wurde es verboten. Seine eigenen Einstellungen können es wieder erlauben.
answers-itself = Für mich antworten, wo es nichts zu wählen gibt
answers-itself-hint = Wo es keine andere gibt und nichts aufgedeckt wird; das Protokoll sagt es.
confirming = Bestätigt wird
confirm-all = Alles
confirm-usual = Alles bis auf Eröffnungen und Abschlüsse
confirm-least = Mit der Maus nur, was nicht zurückgenommen werden kann

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = freier Platz
guest = Gast
bot-of-level = Bot ({ $level })
substitute-for = { $name }, gespielt von einem Bot
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister

## Home

hero-title = Drei Spiele über die Zeit und ein Tisch dafür
hero-text = Spiele mit Freunden oder Bots, an einem Bildschirm oder an vielen. Jede Frage erklärt sich selbst, jeder Zug zeigt vorher seine Folgen, und jede Ablehnung nennt ihre Regel.
open-table = Einen Tisch eröffnen
home-learn = Lernen
home-learn-about = Lektionen am Tisch
home-puzzles = oder das Rätsel des Tages
home-play = Spielen
home-play-about = einen Tisch eröffnen
home-look = Ansehen
home-look-about = Partien anderer
first-game = Deine erste Partie, begleitet
continue = Weiterspielen
the-games = Die Spiele
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand Mitspieler.
more-open-tables = Mehr zeigen
frozen-tables = Tische, die stillstehen
frozen-tables-text = Sie wurden nach Regeln gespielt, die dieser Server nicht kennt. Darum kann man hier nicht weiterspielen.
frozen-rules = Regeln { $version }
frozen-put-away = Weglegen
recent-results = Letzte Ergebnisse
no-recent-results = Hier wurde noch keine Partie beendet.
upload-record = Ein Protokoll ansehen
upload-hint = Ein Protokoll ist der Text einer ganzen Partie; jeder beendete Tisch bietet es an.
upload-failed = Dieses Protokoll lässt sich nicht lesen: { $why }
seats-open = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
your-turn = Du bist am Zug
being-played = Wird gespielt
game-over = Beendet
game-ended = Einvernehmlich beendet

## Einen Tisch finden

find-table = Finde mir einen Tisch
home-find = oder Mitspielende finden
find-table-text = Sag, was du dir wünschst. Du nimmst an einem Tisch Platz, der dazu passt, oder wartest, bis andere sich dasselbe wünschen.
find-look = Einen Tisch suchen
find-looking = Ein Tisch wird gesucht …
find-stop = Nicht mehr suchen
find-found = Für dich hat sich ein Tisch gefunden.
find-go = Dorthin
find-forgotten = Du suchst keinen Tisch mehr: Du warst weg, oder eine Stunde lang kam niemand.
looking-others = Wer einen Tisch sucht
join-in = Mitspielen
join-in-with = Mit { $name } mitspielen
seek-game = Welches Spiel?
seek-any-game = irgendein Spiel
seek-seats = Zu wievielt?
seek-any-players = egal zu wievielt
seek-players = { $count ->
        [one] zu { $count }
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $count }
    }
seek-pace = Wie schnell?
seek-any-pace = egal wie schnell
seek-pace-live = an einem Abend
seek-pace-live-about = An einem Abend: eine halbe Stunde für jeden, dazu 30 Sekunden für jeden Zug
seek-pace-days = als Fernpartie
seek-pace-days-about = Als Fernpartie: ein Tag für jeden Zug
seek-pace-none = ohne Uhr
seek-pace-none-about = Ohne Uhr
seek-rated = Eine gewertete Partie
seek-rated-hint = Sie zählt für deine Wertung. Es gibt keine Tipps, und wer aufgibt, wird Letzter.
seek-rated-guest = Gewertete Partien sind für Leute mit Konto.
seek-name = Wie andere dich nennen

## Gewertete Partien

rated = Gewertet
rated-agree = Wer Platz nimmt, ist einverstanden, dass diese Partie gewertet wird.
rated-means = Sie zählt für die Wertung aller, die mitspielen. Es gibt weder Bots noch Tipps, und wer aufgibt, wird Letzter.
rated-guest = Gäste können hier nicht Platz nehmen.
to-account = Registrieren oder anmelden

## Not found

not-found-title = Hier ist nichts
not-found-text = Keine Seite hat diese Adresse. Vielleicht ging unterwegs ein Buchstabe verloren.

## What can go wrong

fault-unreachable = Der Server ist gerade nicht zu erreichen.
fault-not-found = Unter dieser Adresse ist nichts.
fault-needs-account = Dafür braucht man ein Konto: Registriere dich oder melde dich an.
fault-not-yours = Das gehört jemand anderem.
fault-under-vote = Es wird gerade über etwas abgestimmt. Eins nach dem anderen.
fault-no-vote = Du hast hier keine Stimme oder hast sie schon abgegeben.
fault-resigned = Für diesen Platz spielt ein Bot weiter.
fault-not-gone = Wer dort sitzt, ist da oder eben erst gegangen.
fault-nobody-there = Es ist niemand da, der zustimmen könnte.
fault-not-alone = An diesem Tisch sitzen noch andere, er gehört auch ihnen.
fault-expired = Dieser Link wurde schon verwendet, oder seine Zeit ist um.
fault-begun = Die Partie hat inzwischen begonnen.
fault-muted = Hier redet nur, wer mitspielt, außer die Runde lässt auch andere zu Wort kommen.
fault-too-many = Davon hast du so viele, wie man auf einmal haben darf.
fault-taken = Jemand anderes war schneller.
fault-stale = Der Tisch ist inzwischen weiter; sieh noch einmal hin.
fault-over = Die Partie ist zu Ende.
fault-no-way-back = Von hier führt kein Weg zurück: Etwas wurde aufgedeckt, oder jemand anderes hat entschieden.
fault-too-fast = Das war etwas zu schnell. Versuche es gleich noch einmal.
fault-too-large = Das ist zu groß.
fault-wrong-password = Anmeldename und Passwort gehören nicht zusammen.
fault-not-started = Der Tisch ist noch nicht vollzählig.
fault-frozen = Dieser Tisch steht still: Wer für den Server sorgt, hat ihn angehalten, oder seine Regeln sind hier nicht bekannt oder haben ein Versprechen gebrochen.
fault-broken = Bei uns ging etwas schief. Es wurde notiert.
fault-unavailable = Der Server ist beschäftigt. Versuche es gleich noch einmal.

# What our own boxes are called.
house-box = Hausschachtel { $number }
