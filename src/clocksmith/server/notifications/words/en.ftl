# What messages say, in English.

hello = Hi { $name },
signature = Clocksmith

turn-title = { $game }: it is your turn
turn-text = It is your turn in { $game } ({ $people }). { $left }
remind-title = { $game }: your time is running out
remind-text = It is still your turn in { $game } ({ $people }). { $left }
digest-title = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
digest-text = It is your turn at these tables:
digest-line = { $game } ({ $people }). { $left }
test-title = Test message from Clocksmith
test-text = We will notify you like this when it is your turn.
confirm-title = Confirm your email address
confirm-text = Someone, probably you, entered this address for the Clocksmith account { $login }. Follow the link to confirm it. If it was not you, ignore this email.
recover-title = Choose a new password
recover-text = Someone, probably you, asked for a new password for the Clocksmith account { $login }. The link works once and expires in an hour. If it was not you, ignore this email: your password stays the same.

left-none = There is no time limit.
left-days = { $count ->
        [one] About one day left.
       *[other] About { $count } days left.
    }
left-hours = { $count ->
        [one] About one hour left.
       *[other] About { $count } hours left.
    }
left-minutes = { $count ->
        [one] About one minute left.
       *[other] About { $count } minutes left.
    }

go-turn = Go to the table
go-home = Go to your tables
go-confirm = Confirm your address
go-recover = Choose a new password
once = This link signs you in. It works once and expires in three days. Do not share it.
change = Change or stop these notifications:
