# How people are notified while they are away, and links from mails, in English.

notifications = Notifications
notifications-text = We can notify you when it is your turn and you have no page open. The message names the game, the players and the time left, says what happened and what you are asked.
notifications-none = This server sends no notifications. Its host can set them up.

channel-mail = Mail: { $label }
channel-push = Browser: { $label }
channel-service = Service: { $label }
channel-unconfirmed = Not confirmed yet. Follow the link that we sent.
channel-stopped = Paused. You can still use it to reset your password.
channel-added = We will notify you there.
channel-test = Send a test
channel-test-of = Send a test: { $name }
channel-again = Send the link again
channel-again-of = Send the link again: { $name }
channel-tested = The test is on its way.
channel-use = Use again
channel-use-of = Use again: { $name }
channel-remove = Remove
channel-remove-of = Remove: { $name }
channel-removed = Removed.

push-add = Notify this browser
push-refused = This browser blocks notifications. Allow them in its settings.
mail-address = Mail address
mail-hint = Also used for a forgotten password. Nobody else sees it.
mail-add = Add address
mail-sent = We sent you a link. Follow it to confirm the address.
service = A chat or another service
service-address = Address of the service
service-hint = In the form that Apprise uses, such as ntfys://ntfy.sh/my-topic. Possible here: { $services }.
service-add = Add service

rhythm = When
rhythm-once = At once
rhythm-once-hint = Unless you are looking at the table.
rhythm-quiet = After a while
rhythm-quiet-hint = Once you have been away for some time.
rhythm-daily = Once a day
rhythm-daily-hint = All tables in one message, plus a warning before your time runs out.
rhythm-never = Never
rhythm-never-hint = Not even before your time runs out.
quiet-time = Wait
digest-hour = From
preference-keep = Save
preference-kept = Saved.

forgotten = Forgot your password?
forgotten-hint = The address that you confirmed for your account.
forgotten-ask = Send a link
forgotten-sent = If an account has this address, we have sent a link to it.

ticket-enter = Sign in
ticket-enter-text = This link signs you in on this device. It works once.
ticket-enter-do = Sign in and go to the table
ticket-confirm = Confirm your mail address
ticket-confirm-text = We will use it from now on.
ticket-confirm-do = Confirm
ticket-confirm-done = Your address is confirmed.
ticket-recover = Choose a new password
ticket-recover-text = You will be signed out everywhere else.
ticket-recover-do = Save password
ticket-recover-done = You have a new password, and you are signed in.

vacation = Vacation
vacation-text = While you are away, your clock stops in games with at least 12 hours per move, and we send you no notifications.
vacation-days = Days, from today
vacation-left = { $count ->
        [one] You have one day left this year.
       *[other] You have { $count } days left this year.
    }
vacation-begin = Go on vacation
vacation-begun = Have a good time.
vacation-until = You are away until { $day }.
vacation-end = I am back
vacation-ended = Welcome back. Your clocks are running again.
vacation-none = You have no vacation days left this year.

tokens = Programs
tokens-text = A personal token lets a program act for your account, as far as its scopes go. Anybody who has it can do so: keep it secret.
token-name = What it is for
token-name-hint = Such as the name of your program.
token-scopes = What it may do
scope-read = Read
scope-read-hint = Games, tables, records, and what your own seats see.
scope-play = Play
scope-play-hint = Answer, take back, vote and resign at your seats.
scope-challenge = Tables and challenges
scope-challenge-hint = Open tables, sit down, invite and decline.
token-create = Create token
token-created = Token created.
token-once = Copy the token now. It won’t be shown again.
token-secret = Token
token-used = Last used { $time }
token-unused = Never used
token-revoke = Revoke
token-revoke-of = Revoke: { $name }
token-revoked = Token revoked.
bot-text = Programs play for bot accounts. A bot is marked wherever its name is seen, plays no rated games and is not in matchmaking. This cannot be undone.
bot-sure = Nobody but a program will play for this account.
bot-become = Make this a bot account
bot-become-done = This is a bot account now.
bot-is = This is a bot account. Its games are unrated.
