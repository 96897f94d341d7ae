# What all pages say, in German.

skip-to-content = Zum Inhalt springen
pages = Seiten
menu = Menü
close = Schließen
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
to-home = Zur Startseite
fan-work = Ein inoffizielles, freies Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; alle Texte und Zeichnungen hier sind unsere eigenen.

## The frame

play-offline = Offline spielen
new-table = Neuer Tisch
rules = Regeln
puzzles = Rätsel
bots = Die Bots
boxes = Wertesets
account = Konto
settings = Sprache, Farbschema, Bewegung und Ton
language = Sprache
theme = Farbschema
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = System
motion-on = An
motion-off = Aus
pace = Züge der anderen
pace-unhurried = Langsam
pace-quick = Schnell
pace-once = Sofort
sound = Töne
notice = Benachrichtigen, wenn ich dran bin
notice-refused = Dieser Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.
answers-itself = Für mich antworten, wenn es keine Wahl gibt
answers-itself-hint = Nur wenn es eine einzige Antwort gibt und nichts aufgedeckt wird. Im Verlauf steht es dann.
confirming = Bestätigen
confirm-all = Alles
confirm-usual = Alles außer ersten Schritten und Zugende
confirm-least = Nur, was sich nicht zurücknehmen lässt

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = freier Platz
guest = Gast
bot-of-level = Bot ({ $level })
bot-named = { $name } (Bot)
substitute-for = { $name }, gespielt von einem Bot
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister

## Home

hero-title = Drei Spiele über die Zeit und ein Tisch dafür
hero-text = Spiele mit Freunden oder Bots, an einem Bildschirm oder an vielen. Jede Frage erklärt sich selbst, jeder Zug zeigt vorher seine Folgen, und jede Ablehnung nennt ihre Regel.
open-table = Tisch eröffnen
blurb-khronos = Schicke Abenteurer durch drei Zeitalter eines Landes. Was du früh baust, ändert, was später steht.
blurb-sands = Führe ein Volk durch Generationen auf einer runden Karte der alten Welt und bleibe in Erinnerung.
blurb-inventions = Bringe Ideen in die Welt, lass andere sie verbreiten und sei bei jeder Erfindung dabei, die folgt.
demos = Die drei Spiele
demo-board = { $game }: das Spielbrett
demo-play = Abspielen
demo-stop = Anhalten
home-learn = Lernen
home-learn-on = Weiter mit Lektion { $number }
home-learn-about = Lektionen am Tisch
home-puzzles = oder das Rätsel des Tages
home-play = Spielen
home-play-about = einen Tisch eröffnen
home-look = Zusehen
home-look-about = Partien anderer Leute
first-game = Deine erste Partie, mit Begleitung
continue = Weiterspielen
the-games = Die Spiele
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand Mitspieler.
more-open-tables = Mehr zeigen
frozen-tables = Angehaltene Tische
frozen-tables-text = Sie wurden nach Regeln gespielt, die dieser Server nicht kennt. Hier lassen sie sich nicht fortsetzen.
frozen-rules = Regeln { $version }
frozen-put-away = Ausblenden
recent-results = Letzte Ergebnisse
no-recent-results = Hier wurde noch keine Partie beendet.
upload-record = Protokoll öffnen
upload-hint = Ein Protokoll ist der Text einer ganzen Partie. Jeder beendete Tisch bietet es zum Herunterladen an.
upload-failed = Dieses Protokoll lässt sich nicht lesen: { $why }
seats-open = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
your-turn = Du bist am Zug
being-played = Läuft
game-over = Beendet
game-ended = Einvernehmlich beendet

## Einen Tisch finden

find-table = Tisch finden
home-find = oder Mitspielende finden
find-table-text = Wähle, was du spielen möchtest. Du bekommst einen Platz an einem passenden Tisch oder wartest, bis andere dasselbe suchen.
find-look = Tisch suchen
find-looking = Ein Tisch wird gesucht …
find-stop = Suche beenden
find-found = Wir haben einen Tisch für dich gefunden.
find-go = Zum Tisch
find-forgotten = Suche beendet: Du warst weg, oder eine Stunde lang kam niemand.
looking-others = Suchen einen Tisch
join-in = Mitspielen
join-in-with = Mit { $name } mitspielen
seek-game = Welches Spiel?
seek-any-game = egal welches Spiel
seek-seats = Wie viele Personen?
seek-any-players = egal wie viele
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
seek-pace-live-about = An einem Abend: eine halbe Stunde pro Person, dazu 30 Sekunden pro Zug
seek-pace-days = als Fernpartie
seek-pace-days-about = Als Fernpartie: ein Tag pro Zug
seek-pace-none = ohne Uhr
seek-pace-none-about = Ohne Uhr
seek-rated = Gewertete Partie
seek-rated-hint = Sie zählt für deine Wertung. Es gibt keine Tipps, und wer aufgibt, wird Letzter.
seek-rated-guest = Für gewertete Partien brauchst du ein Konto.
seek-name = Dein Name am Tisch

## Gewertete Partien

branch-of = Verzweigung einer Partie { $game }, ab Schritt { $step }
control-move = { $time } pro Zug
control-bank = { $time } pro Person
control-increment = { $time } pro Person, plus { $more } je Zug
rated = Gewertet
teach-terms = Lerntisch
rated-agree = Mit dem Platznehmen stimmst du zu, dass diese Partie gewertet wird.
rated-means = Sie zählt für die Wertung aller, die mitspielen. Es gibt weder Bots noch Tipps, und wer aufgibt, wird Letzter.
rated-guest = Hier kannst du nur mit Konto Platz nehmen.
to-account = Registrieren oder anmelden

## Not found

not-found-title = Seite nicht gefunden
not-found-text = Unter dieser Adresse gibt es keine Seite. Prüfe, ob im Link ein Zeichen fehlt.

## What can go wrong

fault-unreachable = Der Server ist gerade nicht erreichbar. Versuche es gleich noch einmal.
fault-outdated = Es gibt eine neuere Version von Clocksmith.
fault-link-newer = Dieser Link kommt von einer neueren Version von Clocksmith.
fault-link-damaged = Dieser Link ist beschädigt. Kopiere ihn noch einmal vollständig.
fault-link-long = Das ist zu lang für einen Link. Schicke es als Datei.
fault-not-found = Unter dieser Adresse ist nichts.
fault-needs-account = Dafür brauchst du ein Konto. Registriere dich oder melde dich an.
fault-not-yours = Das gehört jemand anderem.
fault-sent-away = Die Person, die diesen Tisch eröffnet hat, hat dich entfernt.
fault-under-vote = Es läuft schon eine Abstimmung. Warte, bis sie vorbei ist.
fault-no-vote = Du kannst hier nicht abstimmen oder hast es schon getan.
fault-resigned = Auf diesem Platz spielt jetzt ein Bot.
fault-not-gone = Diese Person ist da oder gerade erst gegangen.
fault-nobody-there = Es ist niemand da, der zustimmen könnte.
fault-not-alone = An diesem Tisch sitzen noch andere. Er gehört auch ihnen.
fault-expired = Dieser Link ist abgelaufen oder wurde schon verwendet.
fault-begun = Die Partie hat schon begonnen.
fault-muted = Hier schreiben nur die Spieler, außer sie lassen auch Zuschauer zu Wort kommen.
fault-too-many = Davon hast du schon so viele, wie erlaubt sind.
fault-taken = Jemand anderes war schneller.
fault-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin.
fault-over = Die Partie ist zu Ende.
fault-no-way-back = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat schon geantwortet.
fault-too-fast = Das waren zu viele Anfragen. Versuche es gleich noch einmal.
fault-too-large = Das ist zu groß.
fault-wrong-token = Diesen Token gibt es nicht, oder er wurde widerrufen.
fault-missing-scope = Dafür ist dieser Token nicht gedacht.
fault-no-bots = Bots dürfen das hier nicht.
fault-wrong-password = Anmeldename oder Passwort stimmt nicht.
fault-not-started = Am Tisch sind noch Plätze frei.
fault-frozen = Dieser Tisch ist angehalten: durch einen Moderator, oder weil seine Regeln hier unbekannt sind oder versagt haben.
fault-broken = Bei uns ist etwas schiefgegangen. Wir haben es notiert.
fault-unavailable = Der Server ist ausgelastet. Versuche es gleich noch einmal.

# What our own boxes are called.
house-box = Standardwerte { $number }

## A newer version

newer-version = Es gibt eine neuere Version von Clocksmith. Sie wird geladen …
load-version = Neu laden
next-table = Nächster Tisch
next-table-count = { $count ->
        [one] Nächster Tisch: einer wartet auf dich
       *[other] Nächster Tisch: { $count } warten auf dich
    }

## Without a server

site-loads = Die Regeln werden geladen: { $done } von { $total } MB
site-starts = Die Regeln werden gestartet …
site-failed = Clocksmith konnte nicht starten: { $why }
site-fleeting = Dieser Browser speichert nichts, wie in einem privaten Fenster. Du kannst spielen, aber deine Partien enden mit dieser Seite. Exportiere sie auf der Startseite.
stop-thinking = Nachdenken abbrechen
