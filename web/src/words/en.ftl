# What all pages say, in English.

skip-to-content = Skip to the content
pages = Pages
close = Close
copy = Copy
copied = Copied
try-again = Try again
to-home = To the start page
fan-work = An unofficial, free fan work. The games belong to their authors and publishers; all words and drawings here are our own.

## The frame

new-table = New table
rules = Rules
puzzles = Puzzles
bots = The bots
boxes = Boxes
account = Account
settings = Language, light, motion and sound
language = Language
theme = Light
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = Same as the system
motion-on = Things move
motion-off = Things stand still
pace = Others’ turns
pace-unhurried = Unhurried
pace-quick = Quick
pace-once = At once
sound = Sounds
notice = Call me when it is my turn
notice-refused = This browser was told to refuse it. Its own settings can allow it again.
answers-itself = Answer for me where there is nothing to choose
answers-itself-hint = Where there is no other answer and nothing is revealed; the log says so.
confirming = Confirm
confirm-all = Everything
confirm-usual = All but openings and ends
confirm-least = With a mouse, only what cannot be taken back

## Games, seats, bots

game-khronos = Khronos
game-sands = The Sands of Time
game-inventions = Inventions
seat-open = open seat
guest = Guest
bot-of-level = Bot ({ $level })
substitute-for = { $name }, played by a bot
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grandmaster = grandmaster

## Home

hero-title = Three games about time, and a table for them
hero-text = Play with friends or bots, on one screen or many. Every question explains itself, every move shows its consequences before it is made, and every refusal names its rule.
open-table = Open a table
home-learn = Learn
home-learn-about = lessons at the table
home-puzzles = or the puzzle of the day
home-play = Play
home-play-about = open a table
home-look = Look
home-look-about = games of others
first-game = Your first game, guided
continue = Go on playing
the-games = The games
open-tables = Open tables
no-open-tables = Nobody is looking for players at the moment.
more-open-tables = Show more
frozen-tables = Tables that stand still
frozen-tables-text = They were played by rules that this server does not know, so they cannot be played on here.
frozen-rules = rules { $version }
frozen-put-away = Put away
recent-results = Recent results
no-recent-results = No game has been finished here yet.
upload-record = Look at a record
upload-hint = A record is the text of a whole game, as every finished table offers it.
upload-failed = This record cannot be read: { $why }
seats-open = { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
your-turn = It is your turn
being-played = Being played
game-over = Finished
game-ended = Ended by agreement

## Finding a table

find-table = Find me a table
home-find = or find others to play with
find-table-text = Say what you wish. You sit down at a table that fits, or wait until others wish the same.
find-look = Look for a table
find-looking = Looking for a table …
find-stop = Stop looking
find-found = A table was found for you.
find-go = Go there
find-forgotten = You look for a table no more: you were away, or nobody came for an hour.
looking-others = Who looks for a table
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
seek-pace = At which pace?
seek-any-pace = any pace
seek-pace-live = at one sitting
seek-pace-live-about = At one sitting: half an hour each, and 30 seconds a turn
seek-pace-days = by mail
seek-pace-days-about = By mail: a day for each move
seek-pace-none = without a clock
seek-pace-none-about = Without a clock
seek-rated = A rated game
seek-rated-hint = It counts for your rating. There are no hints, and whoever gives up comes last.
seek-rated-guest = Rated games are for people with accounts.
seek-name = What others call you

## Rated games

rated = Rated
rated-agree = By sitting down you agree that this game is rated.
rated-means = It counts for the ratings of all who play. There are no bots and no hints, and whoever gives up comes last.
rated-guest = Guests cannot sit down here.
to-account = Register or sign in

## Not found

not-found-title = There is nothing here
not-found-text = No page has this address. Perhaps a letter was lost on the way.

## What can go wrong

fault-unreachable = The server cannot be reached at the moment.
fault-not-found = There is nothing at this address.
fault-needs-account = For this one needs an account: register or sign in first.
fault-not-yours = This belongs to somebody else.
fault-under-vote = Something is being voted on. One thing at a time.
fault-no-vote = You have no vote in this, or have given it already.
fault-resigned = A bot plays on for this seat.
fault-not-gone = Whoever sits there is here, or left only just now.
fault-nobody-there = Nobody is here who could agree.
fault-not-alone = Other people sit at this table, and it is theirs too.
fault-expired = This link was used before, or its time is over.
fault-begun = The game has begun in the meantime.
fault-muted = Only those who play talk here, unless they let others.
fault-too-many = You have as many of these as anybody may have at a time.
fault-taken = Somebody else was faster.
fault-stale = The table has moved on in the meantime; look again.
fault-over = The game is over.
fault-no-way-back = There is no way back from here: something was revealed, or somebody else has decided.
fault-too-fast = That was a little too fast. Try again in a moment.
fault-too-large = This is too large.
fault-wrong-password = Login and password do not belong together.
fault-not-started = The table is not complete yet.
fault-frozen = This table stands still: whoever looks after the server has stopped it, or its rules are not known here or broke a promise.
fault-broken = Something went wrong on our side. It has been written down.
fault-unavailable = The server is busy. Try again in a moment.

# What our own boxes are called.
house-box = House box { $number }
