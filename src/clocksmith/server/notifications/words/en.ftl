# What messages say, in English.

hello = Hi { $name },
signature = Clocksmith

table-name = { $count ->
        [0] { $game }
       *[other] { $game } with { $people }
    }
a-bot = a bot
turn-title = { $name }: it is your turn ({ $table })
turn-text = It is your turn in { $name }. { $left }
remind-title = { $name }: your time is running out ({ $table })
remind-text = It is still your turn in { $name }. { $left }
digest-title = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
digest-text = It is your turn at these tables:
digest-line = { $name }. { $left }
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

until-today = Your time ends today at { $time }.
until-tomorrow = Your time ends tomorrow at { $time }.
until-day = Your time ends on { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    } at { $time }.
happened = Since your last turn:
asked = You are asked: { $question }
unsubscribed = Clocksmith sends no more notifications to this address. You can turn them on again in your account.

go-turn = Go to the table
go-home = Go to your tables
go-confirm = Confirm your address
go-recover = Choose a new password
once = This link signs you in. It works once and expires in three days. Do not share it.
change = Change or stop these notifications:
