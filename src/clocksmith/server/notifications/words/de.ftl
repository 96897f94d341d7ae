# Was in Nachrichten steht, auf Deutsch.

hello = Hallo { $name },
signature = Clocksmith

table-name = { $count ->
        [0] { $game }
       *[other] { $game } mit { $people }
    }
a-bot = einem Bot
turn-title = { $name }: Du bist am Zug ({ $table })
turn-text = Du bist am Zug in { $name }. { $left }
remind-title = { $name }: Deine Zeit läuft ab ({ $table })
remind-text = Du bist immer noch am Zug in { $name }. { $left }
digest-title = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
digest-text = An diesen Tischen bist du am Zug:
digest-line = { $name }. { $left }
test-title = Testnachricht von Clocksmith
test-text = So benachrichtigen wir dich, wenn du am Zug bist.
confirm-title = Bestätige deine E-Mail-Adresse
confirm-text = Jemand, vermutlich du, hat diese Adresse für das Clocksmith-Konto { $login } angegeben. Folge dem Link, um sie zu bestätigen. Falls du das nicht warst, ignoriere diese E-Mail.
recover-title = Wähle ein neues Passwort
recover-text = Jemand, vermutlich du, hat ein neues Passwort für das Clocksmith-Konto { $login } angefordert. Der Link funktioniert einmal und ist eine Stunde lang gültig. Falls du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt unverändert.

left-none = Es gibt kein Zeitlimit.
left-days = { $count ->
        [one] Noch etwa ein Tag.
       *[other] Noch etwa { $count } Tage.
    }
left-hours = { $count ->
        [one] Noch etwa eine Stunde.
       *[other] Noch etwa { $count } Stunden.
    }
left-minutes = { $count ->
        [one] Noch etwa eine Minute.
       *[other] Noch etwa { $count } Minuten.
    }

until-today = Deine Zeit endet heute um { $time }.
until-tomorrow = Deine Zeit endet morgen um { $time }.
until-day = Deine Zeit endet am { $day ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    } um { $time }.
happened = Seit deinem letzten Zug:
asked = Die Frage an dich: { $question }
unsubscribed = Clocksmith schickt keine Benachrichtigungen mehr an diese Adresse. In deinem Konto kannst du sie wieder einschalten.

go-turn = Zum Tisch
go-home = Zu deinen Tischen
go-confirm = Adresse bestätigen
go-recover = Neues Passwort wählen
once = Dieser Link meldet dich an. Er funktioniert einmal und ist drei Tage lang gültig. Gib ihn nicht weiter.
change = Benachrichtigungen ändern oder abbestellen:
