# What one reads before a game: a new table, an invitation, the account. In English.

which-game = Which game?
players-from-to = { $from } to { $to } players
length-of-game = about { $hours } hours
weight-3 = demanding
weight-4 = very demanding
blurb-khronos = Send adventurers through three ages of one land: what is built early changes what stands later.
blurb-sands = Lead a people through generations on a round map of the ancient world, and be remembered for it.
blurb-inventions = Bring ideas into the world, let others spread them, and take part in every invention that follows.

## Seats

seats = Who plays?
how-many-players = Number of players
who-sits-at = Who plays { $seat }?
sit-me = Me
sit-guest = A guest at this screen
sit-invite = Somebody with a link
sit-bot = A bot
name-of-guest = Name of the guest
how-strong = How strong is the bot?
bots-strength = How strong are the bots?
shared-screen = You share this screen: between turns a curtain covers the hands.
links-follow = The table gives you a link for each of these seats. Whoever opens it sits there.
list-table = List this table on the start page
list-table-hint = Then anybody may take an open seat.
rate-table = A rated game
rate-table-hint = It counts for the rating of everybody who sits down. For people with accounts, with a clock, without bots and hints.
rate-table-guest = Rated games are for people with accounts.
give-hints = Give hints
give-hints-hint = Whoever is asked may have a bot suggest an answer.

## Time

time = Time
clock = Clock
clock-none = No clock
clock-none-hint = Everybody thinks as long as they like.
clock-move = A time for each move
clock-move-hint = When it is up, the table answers for the player. With days, it is a game by mail.
clock-bank = A time for the whole game
clock-bank-hint = With a little added after each turn.
time-for-a-move = For each move
time-for-the-game = For the game
time-added = Added after each turn
days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## Options

variants = Editions and variants
own-drawing = Your own drawing
own-drawing-hint = The map that you have drawn.
draw-a-map = Draw a map of your own
luck-is-sealed = The luck of the game is sealed when it begins, and can be checked by everybody when it ends.
somebody-must-play = Somebody has to play: bots alone do not need a table.

## An invitation

invitation = Invitation
invited-to = You are invited to a game of { $game }
your-seat-is = Your seat:
your-name = Your name
sit-down = Sit down
only-watch = Only watch

## The account

name-others-see = The name others see
keep-name = Keep this name
name-kept = This is your name from now on.
signed-in-as = Signed in as { $login }
signed-in-hint = Your tables follow you to every browser in which you sign in.
sign-out = Sign out
signed-out = You are signed out. This browser now plays as a new guest.
sign-in-or-register = Sign in or register
account-hint = You can play without an account. With one, you find your tables again in any browser.
login = Login
password = Password
password-hint = At least 8 characters.
sign-in = Sign in
register = Register
registered = Your account has been created, and your tables belong to it.
signed-in = Welcome back.
sign-out-everywhere = Sign out everywhere
session-here = this browser
session-unknown = Unknown browser
session-end = Sign out
session-end-of = Sign out there: { $name }
session-ended = Signed out there.
password-change = Change the password
password-old = Your password so far
password-new = Your new password
password-changed = Your password has been changed, and everywhere else you are signed out.
your-games = Your games
take-along = Take your games along
take-along-text = One file with the records of all games that you have finished here.
take-along-done = Your games have been written to a file.
farewell = Delete the account
farewell-text = Bots play on for you, open tables are closed, and what you have played stays without your name. There is no way back.
farewell-done = Your account is gone. This browser now plays as a new guest.

## Boxes

printed-title = What is printed
printed-label = Box
printed-choice = { $name }: { $entered } of { $printed } values entered
printed-look = Look at this box
printed-enter = Enter my own copy

## A profile

profile = Profile
profile-own = What others see of you
profile-results = Results
profile-no-results = No game has been finished yet.
profile-game = Game
profile-players = Players
profile-played = Played
profile-won = Won
profile-rating = Rating
profile-no-rating = No rated game has been played yet.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] after one rated game
       *[other] after { $played } rated games
    }
rating-about = Everybody begins at 25 ± 16, and every rated game tells more. { $mean } ± { $unsure } means: the strength almost certainly lies between { $low } and { $high }. Whoever stands four points higher wins three games of four.
profile-games = Games
profile-no-games = There is no game to look at.
profile-met = Whom you have met
profile-together = You and this person
profile-meeting = { $played ->
        [one] one game,
       *[other] { $played } games,
    } { $ahead } times you came before, { $behind } times behind

## Looking after the server

moderation = Look after this server
moderation-tables = All tables
moderation-stop = Stop
moderation-stop-table = Stop { $name }
moderation-release = Release
moderation-release-table = Release { $name }
moderation-remove = Remove
moderation-remove-table = Remove { $name }
moderation-remove-text = The table goes for good, with its log and its chat, whoever sits there.
moderation-state-open = waits for players
moderation-state-playing = being played
moderation-state-over = finished
moderation-state-stopped = stopped
moderation-audit = What was done
moderation-audit-empty = Nothing yet.
moderation-command = command line
moderation-did-stop = Table { $about } was stopped
moderation-did-release = Table { $about } was released
moderation-did-remove = Table { $about } was removed
moderation-did-mute = Somebody was muted everywhere (table and line: { $about })
moderation-did-appoint = { $about } looks after the server
moderation-did-dismiss = { $about } looks after the server no more
