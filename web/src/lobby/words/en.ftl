# What is read before a game: a new table, an invitation, the account. In English.

which-game = Which game?
players-from-to = { $from } to { $to } players
length-of-game = about { $hours } hours
weight-3 = demanding
weight-4 = very demanding

## Seats

seats = Who plays?
how-many-players = Number of players
who-sits-at = Who plays { $seat }?
sit-me = Me
sit-guest = A guest at this screen
sit-invite = Somebody I invite
sit-bot = A bot
sit-challenge = A bot from the network
login-of-bot = Login of the bot
name-of-guest = Name of the guest
how-strong = How strong is the bot?
bots-strength = How strong are the bots?
site-levels = Here, bots think as long as on a server and see less far. Each level is weaker than its name on the page about the bots.
shared-screen = You share this screen. Between turns, a curtain covers the hands.
links-follow = The table gives you a link for each of these seats. Send each one to the person who plays there.
list-table = List this table on the start page
list-table-hint = Anybody can take an open seat.
rate-table = Rated game
rate-table-hint = It counts for everybody’s rating. It needs accounts and a clock, and has no bots or hints.
rate-table-guest = You need an account for rated games.
give-hints = Allow hints
give-hints-hint = On your turn, you can ask a bot for a suggestion.
teach-table = Teaching table
teach-table-hint = Before your turn ends, you see what a mistake costs, and can take the turn back once.
teach-mistakes = Which mistakes?
teach-from = { $points ->
        [1] Small ones too, from 1 point
        [6] Large ones only, from 6 points
       *[other] From { $points } points
    }

## Time

time = Time
clock = Clock
clock-none = No clock
clock-none-hint = You all think as long as you like.
clock-move = Time per move
clock-move-hint = When time runs out, the table answers for the player. With days, it is a game by mail.
clock-bank = Time per game
clock-bank-hint = Each turn adds a little.
time-for-a-move = Per move
time-for-the-game = For the game
time-added = Added per turn
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
own-drawing = Your own map
own-drawing-hint = The map that you drew.
draw-a-map = Draw a map
luck-is-sealed = The luck of the game is sealed when it begins. Everybody can check it when it ends.
somebody-must-play = At least one person has to play. Bots alone need no table.

## An invitation

invitation = Invitation
invited-to = You are invited to a game of { $game }
your-seat-is = Your seat:
your-name = Your name
sit-down = Sit down
only-watch = Just watch

## The account

name-others-see = Your name
keep-name = Save
name-kept = Your name is saved.
signed-in-as = Signed in as { $login }
signed-in-hint = You find your tables in every browser where you sign in.
sign-out = Sign out
signed-out = You are signed out. This browser now plays as a new guest.
sign-in-or-register = Sign in or register
account-hint = You can play without an account. With one, you find your tables in any browser.
login = Login
password = Password
password-hint = At least 8 characters.
sign-in = Sign in
register = Register
registered = Your account is ready. Your tables now belong to it.
signed-in = Welcome back.
sign-out-everywhere = Sign out everywhere
session-here = this browser
session-unknown = Unknown browser
session-end = Sign out
session-end-of = Sign out there: { $name }
session-ended = You are signed out there.
password-change = Change password
password-old = Current password
password-new = New password
password-changed = Your password is changed. You are signed out everywhere else.
your-games = Your games
take-along = Download your games
take-along-text = One file with the records of all games that you finished here.
take-along-done = Your games are downloaded.
take-along-none = You have not finished a game here yet.
farewell = Delete account
farewell-text = Bots play on for you, your open tables close, and your games stay without your name. You can’t undo this.
farewell-done = Your account is deleted. This browser now plays as a new guest.

## Boxes

printed-title = Printed values
printed-label = Box
printed-look = Look at this box
printed-enter = Enter my own copy

## A profile

profile = Profile
profile-own = Public profile
bot-invite = Invite this bot to a game
profile-results = Results
profile-no-results = No finished games yet.
profile-game = Game
profile-players = Players
profile-played = Played
profile-won = Won
profile-rating = Rating
profile-no-rating = No rated games yet.
rating-shown = { $mean } ± { $unsure }
rating-games = { $played ->
        [one] after one rated game
       *[other] after { $played } rated games
    }
rating-about = Everybody starts at 25 ± 16, and every rated game makes it more certain. { $mean } ± { $unsure } means that your strength is almost certainly between { $low } and { $high }. A player four points higher wins three games in four.
profile-games = Games
profile-no-games = No games to watch yet.
profile-met = Opponents
profile-together = You and this person
profile-meeting = { $played ->
        [one] one game,
       *[other] { $played } games,
    } { $ahead } times you were ahead, { $behind } times behind

## Looking after the server

moderation = Administration
moderation-tables = All tables
moderation-stop = Stop
moderation-stop-table = Stop { $name }
moderation-release = Resume
moderation-release-table = Resume { $name }
moderation-remove = Delete
moderation-remove-table = Delete { $name }
moderation-remove-text = The table is gone for good, with its log and its chat.
moderation-state-open = waiting for players
moderation-state-playing = in progress
moderation-state-over = finished
moderation-state-stopped = stopped
moderation-audit = Audit log
moderation-audit-empty = Nothing yet.
moderation-command = command line
moderation-did-stop = Table { $about } was stopped
moderation-did-release = Table { $about } was resumed
moderation-did-remove = Table { $about } was deleted
moderation-did-mute = Somebody was muted everywhere (table and line: { $about })
moderation-did-appoint = { $about } is now a moderator
moderation-did-dismiss = { $about } is no longer a moderator

## Terms of a table

no-hints = no hints
turn-time-left = { $time } left
turn-of = Waiting for { $names }
you-sit-down-as = You sit down as { $name }.
playing-now = Games being played now

## People

people = People
people-find = Find people
people-search = Name
people-search-do = Search
people-ratings = Ratings by game
people-ratings-of = Ratings in { $game }
people-found = People found
people-nobody = Nobody here is called “{ $name }”.
people-no-ratings = Nobody has a rating in this game yet.
people-more = More people
profile-running = Games in progress
profile-agreed = Games ended by agreement
printed-standard = Standard set
printed-usual = Standard set (approximate values)
printed-why = Why approximate?
printed-why-text = The publisher’s numbers are not ours to share. We estimated them so that the game plays well. If you own the game, you can enter its numbers.

## Games kept in this browser

games-kept-here = Your games are kept in this browser. Deleting its data deletes them.
games-export = Export all games
games-import = Import games
games-brought = { $count ->
        [0] You have all these games already.
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
games-not-brought = This file has no games of Clocksmith.
