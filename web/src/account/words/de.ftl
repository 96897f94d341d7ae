# Wie jemand etwas erfährt, während er weg ist, und Links aus Mails, auf Deutsch.

notifications = Wie wir es dir sagen
notifications-text = Wir können dir sagen, dass du am Zug bist, während keine Seite offen ist. Was wir senden, nennt das Spiel, wer spielt, und die Zeit, die bleibt, sonst nichts.
notifications-none = Dieser Server sagt niemandem etwas, während keine Seite offen ist. Wer ihn betreibt, kann das einrichten.

channel-mail = Mail: { $label }
channel-push = Browser: { $label }
channel-service = Dienst: { $label }
channel-unconfirmed = Noch nicht bestätigt: Folge dem Link, den wir gesendet haben.
channel-stopped = Angehalten. Ein vergessenes Passwort kann damit noch ersetzt werden.
channel-added = Wir sagen es dir dort.
channel-test = Probe senden
channel-test-of = Probe senden: { $name }
channel-again = Link noch einmal senden
channel-again-of = Link noch einmal senden: { $name }
channel-tested = Es ist unterwegs.
channel-use = Wieder verwenden
channel-use-of = Wieder verwenden: { $name }
channel-remove = Entfernen
channel-remove-of = Entfernen: { $name }
channel-removed = Entfernt.

push-add = In diesem Browser Bescheid sagen
push-refused = Diesem Browser wurde gesagt, es abzulehnen. In seinen eigenen Einstellungen lässt es sich wieder erlauben.
mail-address = Mailadresse
mail-hint = Auch für ein vergessenes Passwort. Niemand sonst sieht sie.
mail-add = Per Mail bestätigen
mail-sent = Wir haben dir einen Link gesendet. Folge ihm, um die Adresse zu bestätigen.
service = Ein Chat oder ein anderer Dienst
service-address = Adresse des Dienstes
service-hint = Wie Apprise sie schreibt, etwa ntfys://ntfy.sh/mein-thema. Möglich sind hier: { $services }.
service-add = Dort Bescheid sagen

rhythm = Wann
rhythm-once = Sofort
rhythm-once-hint = Außer du siehst gerade auf den Tisch.
rhythm-quiet = Nach einer Ruhezeit
rhythm-quiet-hint = Wenn du eine Weile nicht gekommen bist.
rhythm-daily = Einmal am Tag
rhythm-daily-hint = Alle Tische zusammen; und bevor deine Zeit abläuft.
rhythm-never = Nie
rhythm-never-hint = Auch nicht, bevor deine Zeit abläuft.
quiet-time = Ruhezeit
digest-hour = Ab
preference-keep = Merken
preference-kept = Wir halten uns daran.

forgotten = Passwort vergessen?
forgotten-hint = Die, die du für dein Konto bestätigt hast.
forgotten-ask = Link senden
forgotten-sent = Wenn ein Konto diese Adresse hat, ist ein Link dorthin unterwegs.

ticket-enter = Anmelden
ticket-enter-text = Dieser Link meldet dich auf diesem Gerät an. Er gilt ein Mal.
ticket-enter-do = Anmelden und zum Tisch
ticket-confirm = Mailadresse bestätigen
ticket-confirm-text = Wir verwenden sie von nun an.
ticket-confirm-do = Bestätigen
ticket-confirm-done = Deine Adresse ist bestätigt.
ticket-confirm-sign-in = Melde dich zuerst bei deinem Konto an, dann folge dem Link noch einmal.
ticket-recover = Neues Passwort wählen
ticket-recover-text = Überall sonst wirst du abgemeldet.
ticket-recover-do = Passwort merken
ticket-recover-done = Du hast ein neues Passwort und bist angemeldet.

vacation = Urlaub
vacation-text = Während du weg bist, steht deine Uhr in Partien mit mindestens 12 Stunden Bedenkzeit still, und wir sagen dir nichts.
vacation-days = Tage von jetzt an
vacation-left = { $count ->
        [one] Dieses Jahr bleibt noch ein Tag.
       *[other] Dieses Jahr bleiben noch { $count } Tage.
    }
vacation-begin = In den Urlaub
vacation-begun = Gute Zeit.
vacation-until = Du bist weg bis { $day }.
vacation-end = Ich bin zurück
vacation-ended = Willkommen zurück. Deine Uhren laufen weiter.
vacation-none = Dein Urlaub für dieses Jahr ist aufgebraucht.
