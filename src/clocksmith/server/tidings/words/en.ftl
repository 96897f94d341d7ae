# What people are told while they are away, in English.

hello = Hello { $name },
signature = Clocksmith

turn-title = { $game }: it is your turn
turn-text = It is your turn in { $game } ({ $people }). { $left }
remind-title = { $game }: your time is running out
remind-text = It is still your turn in { $game } ({ $people }). { $left }
digest-title = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
digest-text = It is your turn here:
digest-line = { $game } ({ $people }). { $left }
test-title = A test from Clocksmith
test-text = This is how we tell you that it is your turn.
confirm-title = Is this your address?
confirm-text = Somebody, probably you, has given this address for the account { $login }. Follow the link to confirm it. If it was not you, do nothing.
recover-title = A new password
recover-text = Somebody, probably you, has asked for a new password for the account { $login }. The link works once, for an hour. If it was not you, do nothing: your password stays as it is.

left-none = You have as much time as you like.
left-days = { $count ->
        [one] About one day is left.
       *[other] About { $count } days are left.
    }
left-hours = { $count ->
        [one] About one hour is left.
       *[other] About { $count } hours are left.
    }
left-minutes = { $count ->
        [one] About one minute is left.
       *[other] About { $count } minutes are left.
    }

go-turn = To the table
go-home = To your tables
go-confirm = Confirm the address
go-recover = Choose a new password
once = This link signs you in. It works once, for three days; do not pass it on.
change = How we tell you, and how to stop it:
