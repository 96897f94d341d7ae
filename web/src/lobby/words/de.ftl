# What one reads before a game: a new table, an invitation, the account. In German.

which-game = Welches Spiel?
players-from-to = { $from } bis { $to } Personen
length-of-game = etwa { $hours } Stunden
weight-3 = anspruchsvoll
weight-4 = sehr anspruchsvoll
blurb-khronos = Schicke Abenteurer durch drei Zeitalter eines Landes: Was früh gebaut wird, ändert, was später steht.
blurb-sands = Führe ein Volk durch Generationen auf einer runden Karte der alten Welt, und bleibe dafür in Erinnerung.
blurb-inventions = Bringe Ideen in die Welt, lass andere sie verbreiten, und habe Teil an jeder Erfindung, die folgt.

## Seats

seats = Wer spielt mit?
how-many-players = Anzahl der Personen
who-sits-at = Wer spielt { $seat }?
sit-me = Ich
sit-guest = Ein Gast an diesem Bildschirm
sit-invite = Jemand mit einem Link
sit-bot = Ein Bot
name-of-guest = Name des Gastes
how-strong = Wie stark ist der Bot?
bots-strength = Wie stark sind die Bots?
shared-screen = Ihr teilt euch diesen Bildschirm: Zwischen den Zügen verdeckt ein Vorhang die Hände.
links-follow = Der Tisch gibt dir für jeden dieser Plätze einen Link. Wer ihn öffnet, sitzt dort.
list-table = Diesen Tisch auf der Startseite zeigen
list-table-hint = Dann kann sich jeder auf einen freien Platz setzen.
rate-table = Eine gewertete Partie
rate-table-hint = Sie zählt für die Wertung aller, die Platz nehmen. Für Leute mit Konto, mit Uhr, ohne Bots und Tipps.
rate-table-guest = Gewertete Partien sind für Leute mit Konto.
give-hints = Tipps geben
give-hints-hint = Wer gefragt ist, kann sich von einem Bot eine Antwort vorschlagen lassen.

## Time

time = Zeit
clock = Uhr
clock-none = Keine Uhr
clock-none-hint = Alle denken so lange, wie sie möchten.
clock-move = Eine Zeit für jeden Zug
clock-move-hint = Ist sie um, antwortet der Tisch. Mit Tagen wird es eine Fernpartie.
clock-bank = Eine Zeit für die ganze Partie
clock-bank-hint = Nach jedem Zug kommt ein wenig dazu.
time-for-a-move = Für jeden Zug
time-for-the-game = Für die Partie
time-added = Nach jedem Zug dazu
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
own-drawing = Deine eigene Zeichnung
own-drawing-hint = Die Karte, die du gezeichnet hast.
draw-a-map = Eine eigene Karte zeichnen
luck-is-sealed = Das Glück der Partie wird versiegelt, wenn sie beginnt, und alle können es am Ende nachprüfen.
somebody-must-play = Jemand muss mitspielen: Bots allein brauchen keinen Tisch.

## An invitation

invitation = Einladung
invited-to = Du bist zu einer Partie { $game } eingeladen
your-seat-is = Dein Platz:
your-name = Dein Name
sit-down = Platz nehmen
only-watch = Nur zusehen

## The account

name-others-see = Der Name, den andere sehen
keep-name = Diesen Namen behalten
name-kept = Von nun an heißt du so.
signed-in-as = Angemeldet als { $login }
signed-in-hint = Deine Tische folgen dir in jeden Browser, in dem du dich anmeldest.
sign-out = Abmelden
signed-out = Du bist abgemeldet. Dieser Browser spielt nun als neuer Gast.
sign-in-or-register = Anmelden oder registrieren
account-hint = Du kannst ohne Konto spielen. Mit einem Konto findest du deine Tische in einem anderen Browser wieder.
login = Anmeldename
password = Passwort
password-hint = Mindestens 8 Zeichen.
sign-in = Anmelden
register = Registrieren
registered = Dein Konto ist angelegt, und deine Tische gehören dazu.
signed-in = Willkommen zurück.
sign-out-everywhere = Überall abmelden
session-here = dieser Browser
session-unknown = Unbekannter Browser
session-end = Abmelden
session-end-of = Dort abmelden: { $name }
session-ended = Dort bist du abgemeldet.
password-change = Passwort ändern
password-old = Dein bisheriges Passwort
password-new = Dein neues Passwort
password-changed = Dein Passwort ist geändert, und überall sonst bist du abgemeldet.
your-games = Deine Partien
take-along = Partien mitnehmen
take-along-text = Eine Datei mit den Aufzeichnungen aller Partien, die du hier zu Ende gespielt hast.
take-along-done = Deine Partien wurden in eine Datei geschrieben.
farewell = Konto löschen
farewell-text = Bots spielen für dich weiter, offene Tische schließen, und was du gespielt hast, bleibt ohne deinen Namen. Es gibt keinen Weg zurück.
farewell-done = Dein Konto ist gelöscht. Dieser Browser spielt jetzt als neuer Gast.

## Boxes

printed-title = Was gedruckt ist
printed-label = Schachtel
printed-choice = { $name }: { $entered } von { $printed } Werten eingetragen
printed-look = Diese Schachtel ansehen
printed-enter = Mein Exemplar eintragen

## Ein Profil

profile = Profil
profile-own = Was andere von dir sehen
profile-results = Ergebnisse
profile-no-results = Noch wurde keine Partie zu Ende gespielt.
profile-game = Spiel
profile-players = Spielende
profile-played = Gespielt
profile-won = Gewonnen
profile-rating = Wertung
profile-no-rating = Noch wurde keine gewertete Partie gespielt.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] nach einer gewerteten Partie
       *[other] nach { $played } gewerteten Partien
    }
rating-about = Alle beginnen bei 25 ± 16, und jede gewertete Partie verrät mehr. { $mean } ± { $unsure } heißt: Die Stärke liegt ziemlich sicher zwischen { $low } und { $high }. Wer vier Punkte höher steht, gewinnt drei von vier Partien.
profile-games = Partien
profile-no-games = Es gibt keine Partie zum Ansehen.
profile-met = Wen du getroffen hast
profile-together = Du und diese Person
profile-meeting = { $played ->
        [one] eine Partie,
       *[other] { $played } Partien,
    } { $ahead }-mal warst du davor, { $behind }-mal dahinter

## Für den Server sorgen

moderation = Für diesen Server sorgen
moderation-tables = Alle Tische
moderation-stop = Anhalten
moderation-stop-table = { $name } anhalten
moderation-release = Freigeben
moderation-release-table = { $name } freigeben
moderation-remove = Entfernen
moderation-remove-table = { $name } entfernen
moderation-remove-text = Der Tisch verschwindet für immer, samt Protokoll und Gespräch, wer auch immer dort sitzt.
moderation-state-open = wartet auf Mitspieler
moderation-state-playing = wird gespielt
moderation-state-over = beendet
moderation-state-stopped = angehalten
moderation-audit = Was getan wurde
moderation-audit-empty = Noch nichts.
moderation-command = Befehlszeile
moderation-did-stop = Tisch { $about } wurde angehalten
moderation-did-release = Tisch { $about } wurde freigegeben
moderation-did-remove = Tisch { $about } wurde entfernt
moderation-did-mute = Jemand wurde überall stumm geschaltet (Tisch und Zeile: { $about })
moderation-did-appoint = { $about } sorgt für den Server
moderation-did-dismiss = { $about } sorgt nicht mehr für den Server
