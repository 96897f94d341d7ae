# How somebody is told while he is away, and links from mails, in English.

notifications = How we tell you
notifications-text = We can tell you that it is your turn while no page is open. What we send names the game, who plays, and the time left, nothing else.
notifications-none = This server tells nobody anything while no page is open. Whoever hosts it can set that up.

channel-mail = Mail: { $label }
channel-push = Browser: { $label }
channel-service = Service: { $label }
channel-unconfirmed = Not confirmed yet: follow the link we have sent.
channel-stopped = Stopped. A forgotten password can still be recovered by it.
channel-added = We will tell you there.
channel-test = Send a test
channel-test-of = Send a test: { $name }
channel-again = Send the link again
channel-again-of = Send the link again: { $name }
channel-tested = It is on its way.
channel-use = Use again
channel-use-of = Use again: { $name }
channel-remove = Remove
channel-remove-of = Remove: { $name }
channel-removed = Removed.

push-add = Tell me in this browser
push-refused = This browser was told to refuse it. Its own settings can allow it again.
mail-address = Mail address
mail-hint = Also for a forgotten password. Nobody else sees it.
mail-add = Confirm by mail
mail-sent = We have sent you a link. Follow it to confirm the address.
service = A chat or another service
service-address = Address of the service
service-hint = As Apprise writes it, such as ntfys://ntfy.sh/my-topic. Possible here: { $services }.
service-add = Tell me there

rhythm = When
rhythm-once = At once
rhythm-once-hint = Unless you are looking at the table.
rhythm-quiet = After a quiet time
rhythm-quiet-hint = If you have not come for a while.
rhythm-daily = Once a day
rhythm-daily-hint = All tables together; and before your time runs out.
rhythm-never = Never
rhythm-never-hint = Not even before your time runs out.
quiet-time = Quiet time
digest-hour = From
preference-keep = Keep
preference-kept = We will keep to it.

forgotten = ForgottenPassword your password?
forgotten-hint = The one you have confirmed for your account.
forgotten-ask = Send me a link
forgotten-sent = If an account has this address, a link is on its way to it.

ticket-enter = Sign in
ticket-enter-text = This link signs you in on this device. It works once.
ticket-enter-do = Sign in and go to the table
ticket-confirm = Confirm your mail address
ticket-confirm-text = We will use it from now on.
ticket-confirm-do = Confirm
ticket-confirm-done = Your address is confirmed.
ticket-confirm-sign-in = Sign in to your account first, then follow the link again.
ticket-recover = Choose a new password
ticket-recover-text = You will be signed out everywhere else.
ticket-recover-do = Keep the password
ticket-recover-done = You have a new password, and you are signed in.

vacation = Vacation
vacation-text = While you are away, your clock stands still in games with at least 12 hours to think, and we tell you nothing.
vacation-days = Days from now on
vacation-left = { $count ->
        [one] One day is left this year.
       *[other] { $count } days are left this year.
    }
vacation-begin = Go on vacation
vacation-begun = Have a good time.
vacation-until = You are away until { $day }.
vacation-end = I am back
vacation-ended = Welcome back. Your clocks go on.
vacation-none = You have had all your vacation of this year.
