# Was Leute erfahren, während sie weg sind, auf Deutsch.

hello = Hallo { $name },
signature = Clocksmith

turn-title = { $game }: Du bist am Zug
turn-text = Du bist am Zug in { $game } ({ $people }). { $left }
remind-title = { $game }: Deine Zeit läuft ab
remind-text = Du bist noch immer am Zug in { $game } ({ $people }). { $left }
digest-title = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
digest-text = Hier bist du am Zug:
digest-line = { $game } ({ $people }). { $left }
test-title = Eine Probe von Clocksmith
test-text = So sagen wir dir, dass du am Zug bist.
confirm-title = Ist das deine Adresse?
confirm-text = Jemand, vermutlich du, hat diese Adresse für das Konto { $login } angegeben. Folge dem Link, um sie zu bestätigen. Wenn du es nicht warst, brauchst du nichts zu tun.
recover-title = Ein neues Passwort
recover-text = Jemand, vermutlich du, hat um ein neues Passwort für das Konto { $login } gebeten. Der Link gilt ein Mal, eine Stunde lang. Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

left-none = Du hast so viel Zeit, wie du willst.
left-days = { $count ->
        [one] Es bleibt etwa ein Tag.
       *[other] Es bleiben etwa { $count } Tage.
    }
left-hours = { $count ->
        [one] Es bleibt etwa eine Stunde.
       *[other] Es bleiben etwa { $count } Stunden.
    }
left-minutes = { $count ->
        [one] Es bleibt etwa eine Minute.
       *[other] Es bleiben etwa { $count } Minuten.
    }

go-turn = Zum Tisch
go-home = Zu deinen Tischen
go-confirm = Adresse bestätigen
go-recover = Neues Passwort wählen
once = Dieser Link meldet dich an. Er gilt ein Mal, drei Tage lang; gib ihn nicht weiter.
change = Wie wir es dir sagen, und wie es aufhört:
