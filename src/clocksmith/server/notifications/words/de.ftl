# Was in Nachrichten steht, auf Deutsch.

hello = Hallo { $name },
signature = Clocksmith

turn-title = { $game }: Du bist am Zug
turn-text = Du bist am Zug in { $game } ({ $people }). { $left }
remind-title = { $game }: Deine Zeit läuft ab
remind-text = Du bist immer noch am Zug in { $game } ({ $people }). { $left }
digest-title = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
digest-text = An diesen Tischen bist du am Zug:
digest-line = { $game } ({ $people }). { $left }
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

go-turn = Zum Tisch
go-home = Zu deinen Tischen
go-confirm = Adresse bestätigen
go-recover = Neues Passwort wählen
once = Dieser Link meldet dich an. Er funktioniert einmal und ist drei Tage lang gültig. Gib ihn nicht weiter.
change = Benachrichtigungen ändern oder abbestellen:
