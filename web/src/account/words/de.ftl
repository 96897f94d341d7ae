# Wie Abwesende benachrichtigt werden, und Links aus Mails, auf Deutsch.

notifications = Benachrichtigungen
notifications-text = Wir können dich benachrichtigen, wenn du am Zug bist und keine Seite offen hast. Die Nachricht nennt das Spiel, die Spieler und die restliche Zeit und sagt, was geschehen ist und was du gefragt wirst.
notifications-none = Dieser Server verschickt keine Benachrichtigungen. Der Betreiber kann sie einrichten.

channel-mail = E-Mail: { $label }
channel-push = Browser: { $label }
channel-service = Dienst: { $label }
channel-unconfirmed = Noch nicht bestätigt. Folge dem Link, den wir geschickt haben.
channel-stopped = Pausiert. Ein vergessenes Passwort kannst du darüber noch zurücksetzen.
channel-added = Wir benachrichtigen dich dort.
channel-test = Test senden
channel-test-of = Test senden: { $name }
channel-again = Link noch einmal senden
channel-again-of = Link noch einmal senden: { $name }
channel-tested = Der Test ist unterwegs.
channel-use = Wieder verwenden
channel-use-of = Wieder verwenden: { $name }
channel-remove = Entfernen
channel-remove-of = Entfernen: { $name }
channel-removed = Entfernt.

push-add = Diesen Browser benachrichtigen
push-refused = Dieser Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.
mail-address = E-Mail-Adresse
mail-hint = Auch für ein vergessenes Passwort. Niemand sonst sieht sie.
mail-add = Adresse hinzufügen
mail-sent = Wir haben dir einen Link geschickt. Folge ihm, um die Adresse zu bestätigen.
service = Ein Chat oder ein anderer Dienst
service-address = Adresse des Dienstes
service-hint = In der Schreibweise von Apprise, etwa ntfys://ntfy.sh/mein-thema. Hier möglich: { $services }.
service-add = Dienst hinzufügen

rhythm = Wann
rhythm-once = Sofort
rhythm-once-hint = Außer du hast den Tisch gerade vor dir.
rhythm-quiet = Nach einer Weile
rhythm-quiet-hint = Wenn du eine Zeit lang weg warst.
rhythm-daily = Einmal am Tag
rhythm-daily-hint = Alle Tische in einer Nachricht, dazu eine Warnung, bevor deine Zeit abläuft.
rhythm-never = Nie
rhythm-never-hint = Auch nicht, bevor deine Zeit abläuft.
quiet-time = Wartezeit
digest-hour = Ab
preference-keep = Speichern
preference-kept = Gespeichert.

forgotten = Passwort vergessen?
forgotten-hint = Die Adresse, die du für dein Konto bestätigt hast.
forgotten-ask = Link senden
forgotten-sent = Wenn ein Konto diese Adresse hat, haben wir einen Link dorthin geschickt.

ticket-enter = Anmelden
ticket-enter-text = Dieser Link meldet dich auf diesem Gerät an. Er funktioniert einmal.
ticket-enter-do = Anmelden und zum Tisch
ticket-confirm = E-Mail-Adresse bestätigen
ticket-confirm-text = Ab jetzt verwenden wir sie.
ticket-confirm-do = Bestätigen
ticket-confirm-done = Deine Adresse ist bestätigt.
ticket-recover = Neues Passwort wählen
ticket-recover-text = Überall sonst wirst du abgemeldet.
ticket-recover-do = Passwort speichern
ticket-recover-done = Du hast ein neues Passwort und bist angemeldet.

vacation = Urlaub
vacation-text = Während du weg bist, steht deine Uhr in Partien mit mindestens 12 Stunden Bedenkzeit, und wir benachrichtigen dich nicht.
vacation-days = Tage, ab heute
vacation-left = { $count ->
        [one] Du hast dieses Jahr noch einen Tag.
       *[other] Du hast dieses Jahr noch { $count } Tage.
    }
vacation-begin = Urlaub beginnen
vacation-begun = Schönen Urlaub!
vacation-until = Du bist bis { $day } weg.
vacation-end = Ich bin zurück
vacation-ended = Willkommen zurück. Deine Uhren laufen wieder.
vacation-none = Du hast dieses Jahr keine Urlaubstage mehr.

tokens = Programme
tokens-text = Mit einem persönlichen Token kann ein Programm für dein Konto handeln, soweit seine Rechte reichen. Wer den Token hat, kann das auch: Halte ihn geheim.
token-name = Verwendungszweck
token-name-hint = Zum Beispiel der Name deines Programms.
token-scopes = Was er darf
scope-read = Lesen
scope-read-hint = Spiele, Tische, Protokolle und was deine eigenen Plätze sehen.
scope-play = Spielen
scope-play-hint = Auf deinen Plätzen antworten, zurücknehmen, abstimmen und aufgeben.
scope-challenge = Tische und Herausforderungen
scope-challenge-hint = Tische eröffnen, Platz nehmen, einladen und ablehnen.
token-create = Token anlegen
token-created = Token angelegt.
token-once = Kopiere den Token jetzt. Er wird nicht noch einmal angezeigt.
token-secret = Token
token-used = Zuletzt benutzt: { $time }
token-unused = Noch nie benutzt
token-revoke = Widerrufen
token-revoke-of = Widerrufen: { $name }
token-revoked = Token widerrufen.
bot-text = Programme spielen für Bot-Konten. Ein Bot ist überall als solcher gekennzeichnet, spielt nicht um die Wertung und nicht über die Mitspielersuche. Das lässt sich nicht rückgängig machen.
bot-sure = Für dieses Konto spielt nur noch ein Programm.
bot-become = Zum Bot-Konto machen
bot-become-done = Das ist jetzt ein Bot-Konto.
bot-is = Das ist ein Bot-Konto. Seine Partien zählen nicht für die Wertung.
