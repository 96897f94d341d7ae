# What all pages say, in English.

skip-to-content = Skip to the content
pages = Pages
menu = Menu
close = Close
copy = Copy
copied = Copied
try-again = Try again
to-home = To the start page
fan-work = An unofficial, free fan project. The games belong to their authors and publishers. All texts and drawings here are our own.

## The frame

play-offline = Play offline
new-table = New table
rules = Rules
puzzles = Puzzles
bots = The bots
boxes = Boxes
account = Account
settings = Language, theme, motion and sound
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = System
motion-on = On
motion-off = Off
pace = Opponents’ turns
pace-unhurried = Slow
pace-quick = Quick
pace-once = At once
sound = Sounds
notice = Notify me on my turn
notice-refused = This browser blocks notifications. Allow them in its settings.
answers-itself = Play forced answers for me
answers-itself-hint = Only where there is a single answer and nothing is revealed. The log says so.
confirming = Confirm
confirm-all = Everything
confirm-usual = Everything except opening steps and ending the turn
confirm-least = Only what can’t be undone

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = open seat
guest = Guest
bot-of-level = Bot ({ $level })
bot-named = { $name } (bot)
substitute-for = { $name }, played by a bot
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grandmaster = grandmaster

## Home

hero-title = Three games about time, and a table for them
hero-text = Play with friends or bots, on one screen or many. Every question explains itself. Every move previews its results. Every refusal names its rule.
open-table = Open a table
blurb-khronos = Send adventurers through three ages of one land. What you build early changes what stands later.
blurb-sands = Lead a people through generations on a round map of the ancient world, and be remembered for it.
blurb-inventions = Bring ideas into the world, let others spread them, and take part in every invention that follows.
demos = The three games
demo-board = { $game }: the board
demo-play = Play
demo-stop = Stop
home-learn = Learn
home-learn-on = Continue lesson { $number }
home-learn-about = lessons at the table
home-puzzles = or the puzzle of the day
home-play = Play
home-play-about = open a table
home-look = Watch
home-look-about = other people’s games
first-game = Your first game, guided
continue = Continue
the-games = The games
open-tables = Open tables
no-open-tables = Nobody is looking for players right now.
more-open-tables = Show more
frozen-tables = Stopped tables
frozen-tables-text = This server doesn’t know the rules they were played by, so they can’t continue here.
frozen-rules = rules { $version }
frozen-put-away = Hide
recent-results = Recent results
no-recent-results = No game has been finished here yet.
upload-record = Open a record
upload-hint = A record is the text of a whole game. You can download it from any finished table.
upload-failed = This record can’t be read: { $why }
seats-open = { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
your-turn = It is your turn
being-played = In progress
game-over = Finished
game-ended = Ended by agreement

## Finding a table

find-table = Find me a table
home-find = or find people to play with
find-table-text = Choose what you want to play. You sit down at a table that fits, or wait until others want the same.
find-look = Look for a table
find-looking = Looking for a table…
find-stop = Stop looking
find-found = We found you a table.
find-go = Go to table
find-forgotten = Search stopped: you were away, or nobody came within an hour.
looking-others = Looking for a table
join-in = Join in
join-in-with = Join in with { $name }
seek-game = Which game?
seek-any-game = any game
seek-seats = How many players?
seek-any-players = any number of players
seek-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seek-pace = How fast?
seek-any-pace = any pace
seek-pace-live = in one sitting
seek-pace-live-about = In one sitting: half an hour each, plus 30 seconds a turn
seek-pace-days = by mail
seek-pace-days-about = By mail: one day for each move
seek-pace-none = without a clock
seek-pace-none-about = Without a clock
seek-rated = Rated game
seek-rated-hint = It counts for your rating. There are no hints, and if you resign, you come last.
seek-rated-guest = You need an account for rated games.
seek-name = Your name at the table

## Rated games

branch-of = Branch of a game of { $game }, from step { $step }
control-move = { $time } a move
control-bank = { $time } a player
control-increment = { $time } a player, plus { $more } a turn
rated = Rated
teach-terms = teaching table
rated-agree = By sitting down, you agree to a rated game.
rated-means = It counts for everybody’s rating. There are no bots and no hints, and a player who resigns comes last.
rated-guest = You need an account to sit here.
to-account = Register or sign in

## Not found

not-found-title = Page not found
not-found-text = There is no page at this address. Check the link for missing letters.

## What can go wrong

fault-unreachable = Couldn’t reach the server. Try again in a moment.
fault-outdated = There is a newer version of Clocksmith.
fault-link-newer = This link comes from a newer version of Clocksmith.
fault-link-damaged = This link is damaged. Copy it again in full.
fault-link-long = This is too long for a link. Send it as a file.
fault-not-found = There is nothing at this address.
fault-needs-account = You need an account for this. Register or sign in first.
fault-not-yours = This belongs to somebody else.
fault-sent-away = The person who opened this table removed you from it.
fault-under-vote = A vote is running. Wait until it has ended.
fault-no-vote = You can’t vote on this, or you already have.
fault-resigned = A bot plays for this seat now.
fault-not-gone = This person is here, or left only a moment ago.
fault-nobody-there = Nobody is here to agree.
fault-not-alone = Other people sit at this table. It is theirs too.
fault-expired = This link has expired or was already used.
fault-begun = The game has already begun.
fault-muted = Only players may write here, unless they let spectators join in.
fault-too-many = You already have as many of these as you may have.
fault-taken = Somebody else was faster.
fault-stale = The table has moved on. Look again.
fault-over = The game is over.
fault-no-way-back = You can’t undo this: something was revealed, or somebody else has answered.
fault-too-fast = Too many requests. Try again in a moment.
fault-too-large = This is too large.
fault-wrong-token = There is no such token, or it was revoked.
fault-missing-scope = This token is not meant for this.
fault-no-bots = Bots can’t do this here.
fault-wrong-password = The login or the password is wrong.
fault-not-started = The table still has open seats.
fault-frozen = This table has stopped: a moderator stopped it, or its rules failed or are unknown here.
fault-broken = Something went wrong on our side. We have logged it.
fault-unavailable = The server is busy. Try again in a moment.

# What our own boxes are called.
house-box = Standard set { $number }

## A newer version

newer-version = There is a newer version of Clocksmith. Loading it…
load-version = Load it
next-table = Next table
next-table-count = { $count ->
        [one] Next table: one waits for you
       *[other] Next table: { $count } wait for you
    }

## Without a server

site-loads = Getting the rules: { $done } of { $total } MB
site-starts = Starting the rules…
site-failed = Clocksmith could not start: { $why }
site-fleeting = This browser keeps nothing, as in a private window. You can play, but your games end with this page. Export them on the start page.
stop-thinking = Stop thinking
