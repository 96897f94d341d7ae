# What is read before a game: a new table, an invitation, the account. In German.

which-game = Welches Spiel?
players-from-to = { $from } bis { $to } Personen
length-of-game = etwa { $hours } Stunden
weight-3 = anspruchsvoll
weight-4 = sehr anspruchsvoll

## Seats

seats = Wer spielt mit?
how-many-players = Anzahl der Personen
who-sits-at = Wer spielt { $seat }?
sit-me = Ich
sit-guest = Ein Gast an diesem Bildschirm
sit-invite = Jemand, den ich einlade
sit-bot = Ein Bot
sit-challenge = Ein Bot aus dem Netz
login-of-bot = Anmeldename des Bots
name-of-guest = Name des Gastes
how-strong = Wie stark ist der Bot?
bots-strength = Wie stark sind die Bots?
site-levels = Die Bots denken hier so lange nach wie auf einem Server und sehen weniger weit. Jede Stufe ist schwächer als auf der Seite über die Bots.
shared-screen = Ihr teilt euch diesen Bildschirm. Zwischen den Zügen verdeckt ein Vorhang die Handkarten.
links-follow = Der Tisch gibt dir für jeden dieser Plätze einen Link. Schicke ihn der Person, die dort spielt.
list-table = Diesen Tisch auf der Startseite zeigen
list-table-hint = Jeder kann dann einen freien Platz nehmen.
rate-table = Gewertete Partie
rate-table-hint = Sie zählt für die Wertung aller. Sie braucht Konten und eine Uhr und hat weder Bots noch Tipps.
rate-table-guest = Für gewertete Partien brauchst du ein Konto.
give-hints = Tipps erlauben
give-hints-hint = Wer am Zug ist, kann einen Bot um einen Vorschlag bitten.
teach-table = Lerntisch
teach-table-hint = Bevor dein Zug endet, siehst du, was ein Fehler kostet, und kannst den Zug einmal zurücknehmen.
teach-mistakes = Welche Fehler?
teach-from = { $points ->
        [1] Auch kleine, ab 1 Punkt
        [6] Nur große, ab 6 Punkten
       *[other] Ab { $points } Punkten
    }

## Time

time = Zeit
clock = Uhr
clock-none = Keine Uhr
clock-none-hint = Alle denken so lange, wie sie möchten.
clock-move = Zeit pro Zug
clock-move-hint = Läuft sie ab, antwortet der Tisch. Mit Tagen wird es eine Fernpartie.
clock-bank = Zeit pro Partie
clock-bank-hint = Mit jedem Zug kommt etwas Zeit hinzu.
time-for-a-move = Pro Zug
time-for-the-game = Für die Partie
time-added = Zugabe pro Zug
days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

## Options

variants = Ausgaben und Varianten
own-drawing = Deine eigene Karte
own-drawing-hint = Die Karte, die du gezeichnet hast.
draw-a-map = Karte zeichnen
luck-is-sealed = Das Glück der Partie wird zu Beginn versiegelt. Am Ende können es alle nachprüfen.
somebody-must-play = Mindestens ein Mensch muss mitspielen. Bots allein brauchen keinen Tisch.

## An invitation

invitation = Einladung
invited-to = Du bist zu einer Partie { $game } eingeladen
your-seat-is = Dein Platz:
your-name = Dein Name
sit-down = Platz nehmen
only-watch = Nur zusehen

## The account

name-others-see = Dein Name
keep-name = Speichern
name-kept = Dein Name ist gespeichert.
signed-in-as = Angemeldet als { $login }
signed-in-hint = Du findest deine Tische in jedem Browser, in dem du dich anmeldest.
sign-out = Abmelden
signed-out = Du bist abgemeldet. Dieser Browser spielt jetzt als neuer Gast.
sign-in-or-register = Anmelden oder registrieren
account-hint = Du kannst ohne Konto spielen. Mit einem Konto findest du deine Tische in jedem Browser.
login = Anmeldename
password = Passwort
password-hint = Mindestens 8 Zeichen.
sign-in = Anmelden
register = Registrieren
registered = Dein Konto ist angelegt. Deine Tische gehören jetzt dazu.
signed-in = Willkommen zurück.
sign-out-everywhere = Überall abmelden
session-here = dieser Browser
session-unknown = Unbekannter Browser
session-end = Abmelden
session-end-of = Dort abmelden: { $name }
session-ended = Dort bist du abgemeldet.
password-change = Passwort ändern
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
your-games = Deine Partien
take-along = Partien herunterladen
take-along-text = Eine Datei mit den Protokollen aller Partien, die du hier beendet hast.
take-along-done = Deine Partien sind heruntergeladen.
take-along-none = Du hast hier noch keine Partie beendet.
farewell = Konto löschen
farewell-text = Bots spielen für dich weiter, deine offenen Tische werden geschlossen, und deine Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
farewell-done = Dein Konto ist gelöscht. Dieser Browser spielt jetzt als neuer Gast.

## Boxes

printed-title = Gedruckte Werte
printed-label = Werteset
printed-look = Dieses Werteset ansehen
printed-enter = Eigenes Exemplar eintragen

## Ein Profil

profile = Profil
profile-own = Öffentliches Profil
bot-invite = Diesen Bot zu einer Partie einladen
profile-results = Ergebnisse
profile-no-results = Noch keine beendeten Partien.
profile-game = Spiel
profile-players = Spieler
profile-played = Gespielt
profile-won = Gewonnen
profile-rating = Wertung
profile-no-rating = Noch keine gewerteten Partien.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] nach einer gewerteten Partie
       *[other] nach { $played } gewerteten Partien
    }
rating-about = Alle beginnen bei 25 ± 16, und jede gewertete Partie macht die Zahl sicherer. { $mean } ± { $unsure } heißt: Die Stärke liegt ziemlich sicher zwischen { $low } und { $high }. Wer vier Punkte höher steht, gewinnt drei von vier Partien.
profile-games = Partien
profile-no-games = Noch keine Partien zum Ansehen.
profile-met = Gegner
profile-together = Du und diese Person
profile-meeting = { $played ->
        [one] eine Partie,
       *[other] { $played } Partien,
    } { $ahead }-mal lagst du vorn, { $behind }-mal dahinter

## Für den Server sorgen

moderation = Verwaltung
moderation-tables = Alle Tische
moderation-stop = Anhalten
moderation-stop-table = { $name } anhalten
moderation-release = Fortsetzen
moderation-release-table = { $name } fortsetzen
moderation-remove = Löschen
moderation-remove-table = { $name } löschen
moderation-remove-text = Der Tisch verschwindet für immer, samt Verlauf und Chat.
moderation-state-open = wartet auf Mitspieler
moderation-state-playing = läuft
moderation-state-over = beendet
moderation-state-stopped = angehalten
moderation-audit = Verwaltungsprotokoll
moderation-audit-empty = Noch nichts.
moderation-command = Befehlszeile
moderation-did-stop = Tisch { $about } wurde angehalten
moderation-did-release = Tisch { $about } wurde fortgesetzt
moderation-did-remove = Tisch { $about } wurde gelöscht
moderation-did-mute = Jemand wurde überall stumm geschaltet (Tisch und Zeile: { $about })
moderation-did-appoint = { $about } ist jetzt Moderator
moderation-did-dismiss = { $about } ist kein Moderator mehr

## Bedingungen eines Tisches

no-hints = ohne Tipps
turn-time-left = noch { $time }
turn-of = { $names } ist dran
you-sit-down-as = Du setzt dich als { $name }.
playing-now = Laufende Partien

## Leute

people = Leute
people-find = Leute finden
people-search = Name
people-search-do = Suchen
people-ratings = Wertungen nach Spiel
people-ratings-of = Wertungen in { $game }
people-found = Gefunden
people-nobody = Hier heißt niemand „{ $name }“.
people-no-ratings = In diesem Spiel hat noch niemand eine Wertung.
people-more = Mehr anzeigen
profile-running = Laufende Partien
profile-agreed = Einvernehmlich beendete Partien
printed-standard = Standardwerte
printed-usual = Standardwerte (ungefähr)
printed-why = Warum ungefähr?
printed-why-text = Die Zahlen des Verlags dürfen wir nicht weitergeben. Wir haben sie so geschätzt, dass sich das Spiel gut spielt. Wenn du das Spiel besitzt, kannst du seine Zahlen eintragen.

## Games kept in this browser

games-kept-here = Deine Partien sind in diesem Browser gespeichert. Löschst du seine Daten, sind auch sie weg.
games-export = Alle Partien exportieren
games-import = Partien importieren
games-brought = { $count ->
        [0] Du hast alle diese Partien schon.
        [one] Eine Partie wurde importiert.
       *[other] { $count } Partien wurden importiert.
    }
games-not-brought = Diese Datei enthält keine Partien von Clocksmith.
