# What is read at a table, in English.

table-of = { $game } at the table
table-loading = Loading the table…
table-players = Players
table-board = Board
table-turn = Your question
your-hand = Your hand
table-more = Options, log and chat

## The question

waits-for = Waiting for { $seats }.
is-thinking = { $seat } is thinking…
table-not-complete = The game starts when every seat is taken.
dealt-when-complete = Nothing is dealt until the last seat is taken. The board shows an example.
branch-when-complete = The board shows the position from which this branch goes on. Hidden cards may be dealt anew.
table-over = The game is over.
you-watch = You are watching.
nothing-chosen = Nothing selected yet.
rule-mouse = A click plays; what’s final waits for Confirm.
rule-finger = Tap to see what happens, tap again to play.
chosen-so-far = Selected so far: { $things }
ask-confirm = Confirm this?
is-meant = Selected
goes-with-it = Included
in-one-go = All at once
so-many-times = { $count ->
        [one] Once
       *[other] { $count } times
    }
costs = Costs { $price }
would-happen = What it would do
would-follow = and { $count } more
would-ask = Then { $seat } is asked: { $question }
sealed-answer = Your answer stays sealed until the others have answered.
refused-rule = Rule { $rule }
read-rule = Read rule { $rule }

## Buttons

confirm = Confirm
clear-choice = Clear
undo = Undo
restart-turn = Restart turn
pace-offer = That took a while. Show opponents’ turns faster?
pace-faster = Faster
skip-motion = Skip
why-nothing-meant = choose something first
why-not-asked = it isn’t your turn
why-nothing-chosen = nothing is selected
why-no-way-back = there is nothing you can undo: what was revealed or answered by others stays

## Keys

keys = Keys
key-name-enter = Enter
key-name-escape = Esc
key-name-shift-u = Shift + U
key-name-arrows = Arrows
key-name-shift-arrows = Shift + arrows
key-confirm = confirms your choice
key-clear = clears your choice, closes a window
key-undo = undoes your last answer
key-restart = goes back to the start of your turn
key-end = chooses the end of your turn or action
key-skip = skips animations
key-list = opens the list of all options
key-hint = asks a bot for a hint
key-digits = choose a card or a tile of the supply
key-arrows = go to the next open place on the board, to the next line in the list
key-any-place = go to any place on the board
key-help = opens this list

## The list of options

all-options = Options
filter-options = Find an option
options-count = { $count ->
        [0] No options
        [one] One option
       *[other] { $count } options
    }
options-more = { $count } more. Type to find them.
no-options = It isn’t your turn.

## The log

log = Log
log-empty = Nothing has happened yet.
log-last = Latest event
log-deal = The beginning
log-late = time was up
log-only = the only answer: played by the table
log-times = { $count } times
log-earlier = Earlier steps
log-step = Replay this moment
log-newest = Newest
log-small = { $count } minor events
log-run = { $count } small steps

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-watcher = spectator
chat-mute = Mute
chat-mute-who = Mute { $name }
chat-mute-everywhere = Mute everywhere
chat-mute-everywhere-who = Mute { $name } everywhere
chat-let = Spectators may write

## Players

to-move = to move
is-online = here
is-away = away
is-me = you
time-left = { $time } left
sit-here = Sit here
sit-here-rated = Sit here (rated)
seat-lost-left = You left your seat. You are watching.
seat-lost-removed = The person who opened this table removed you from it. You are watching.
seat-lost-resigned = You resigned { $seat }, and a bot plays on. You are watching.
seat-lost-replaced = You were away, so the others let a bot play { $seat }. You are watching.
seat-lost-taken = Somebody took over your seat { $seat } while you were away. You are watching.
seat-lost-signed-out = You were signed out. Sign in again to play { $seat }.
seat-back = Ask for your seat back
sat-down = { $name } sat down ({ $seat }).
stood-up = { $name } left ({ $seat }).
time-was-up = Your time was up. This was played for you:
event-card = What happened
away-for = { $minutes ->
        [0] { $name } is away.
        [one] { $name } has been away for 1 minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
let-bot-play = Let a bot play

## The line to the server

line-connecting = Connecting…
line-lost = Connection lost. Reconnecting…
line-open = Connected

## Invitations

invitations = Invitations
invitations-text = Send each link to one person. It gives them that seat.
invitation-for = Link for { $seat }

## The curtain

curtain-title = Hand the screen to { $seat }
curtain-text = The hands are covered. Only { $name } should look now.
curtain-lift = I am { $name }

## Luck

luck = Luck
luck-sealed = The luck of this game was sealed before it began. When it ends, you see the seed, and anybody can check every draw.
luck-later = The luck of this game is drawn and sealed when the last seat is taken, so nobody can pick a table by its deal.
luck-open = The seed matches the seal shown from the start. “clocksmith verify” checks every draw of the record.
luck-none = This game was imported from a record. Its luck was not sealed here.
commitment = Seal
seed = Seed

## The end

end-title = The game is over
end-results = Results
end-place = { $place }.
end-winner = { $winners } won
end-winners = { $winners } share the victory
end-you-won = You won
end-you-share = You share the victory with { $winners }
end-rating = Rating { $mean } ± { $unsure }
end-next = What next?
play-on-unrated = Play on, unrated
look-back = Replay
download-record = Record
back-to-board = Back to the board

## Not shown

## Boxes

table-box = Box: { $name }
table-box-entered = approximate values
legend = Legend

# What is told while others play, in English.

turn-title = Your turn
told-plays = { $seat ->
        [none] Now playing…
       *[other] { $seat } plays…
    }

## Since the own last turn

since-title = Since your last turn
since-last = Last action
since-mine = What changed for you
since-others = What the others did
since-nothing = Nothing changed for you.
since-more = and { $count } more
since-loss = Lost
since-show = Show
since-close = Close
since-times = { $count } times

# What people settle about a table, and the points by what brought them, in English.

proposals = This table
proposal-meant = Yes, I am sure
proposal-not-meant = tick the box to confirm
proposal-back = Back
proposal-resign = Resign
proposal-resign-text = You give up { $who } for good, and a bot plays on. You can still watch.
proposal-end = Propose to end
proposal-end-text = If all players agree, the game ends here. Nobody wins.
proposal-resign-rated = This game is rated: if you resign, you come last. The last player left wins.
proposal-end-rated = This game is rated: if you end it by agreement, it counts for nobody.
proposal-abandon = Abandon the game
proposal-abandon-text = Nobody else plays here, so the game ends at once. Nobody wins.
proposal-bot = Let a bot play for { $who }
proposal-bot-text = { $who } is away. If the others here agree, a bot plays on in that seat. If { $who } comes back, the vote ends.
proposal-person = Ask to take over { $who }
proposal-person-text = If all players here agree, this seat is yours for good.
proposal-delete = Delete this table
proposal-delete-text = The table is gone for good, with its log, its replay and its chat.
proposal-leave = Leave { $who }
proposal-leave-text = You leave your seat before the game begins. Somebody else may take it.
proposal-kick = Remove { $who }
proposal-kick-text = The seat opens again with a new link. This person can’t come back to it.
proposal-fill = Let a bot play { $who }
proposal-fill-text = A bot takes the open seat. If it is the last one, the game begins.
proposal-close = Close this table
proposal-close-text = The game has not begun, so the table is gone for good. Everybody sitting here is told.

## Votes

vote = A vote
vote-agree = Agree
vote-object = Object
vote-waits = Still to vote:
vote-withdraw = Withdraw
motion-end = { $by } proposes to end the game here, if all agree. Nobody wins.
motion-bot = { $by } proposes that a bot plays on for { $seat }: { $who }. All others here must agree.
motion-person = { $who } asks to take over { $seat } for good. All players here must agree.

## In the log

notice-resigned = { $by } resigned, and a bot plays on.
notice-gave-up = { $by } resigned. The game is over.
notice-rested = { $by } is on vacation, and the clock stops.
notice-returned = { $by } is back, and the clock runs again.
notice-moved-end = { $by } proposed to end the game.
notice-moved-bot = { $by } proposed that a bot plays on for { $seat }.
notice-moved-person = { $who } asked to take over { $seat }.
notice-agreed = { $by } agreed.
notice-objected = { $by } objected. The vote has ended.
notice-came-back = { $by } is back. The vote has ended.
notice-withdrawn = { $by } took the request back.
notice-carried-end = The game was ended by agreement.
notice-carried-bot = A bot plays on for { $seat }.
notice-carried-person = { $who } took over { $seat }.

## Points

points-by-source = Score breakdown
points-source = Source
points-of = Part of the game
points-all = Whole game
points-total = Total
points-by-card = { $count ->
        [one] One card in detail
       *[other] { $count } cards one by one
    }
points-none = No points here.
points-loading = Counting points…
points-of-period = { $period } is over: points

## Afterwards

table-ended = The game was ended by agreement
end-agreed = It ended early by agreement, so nobody has won. These are the points at that moment.
rematch = Rematch
rematch-join = Join the rematch
play-again = Play again
table-deleted = This table was deleted
table-deleted-text = The person who opened it closed it, or nobody came back to it.
table-deleted-home = To the tables

## Links to positions and games

share = Share
share-what = What to share
share-puzzle = This puzzle
share-position = This position
share-game = The whole game
share-making = Making the link…
share-link = Link
share-link-hint = The link itself holds everything, hidden cards too. Nothing is stored anywhere.
share-embed = HTML for a web page
share-picture = Picture of the board
share-send = Send…
board-title = Position
board-lead = { $seat } to play. Try anything; nothing is saved.
board-over = The game ends here.
board-astray = The turn is over. Take it back, or play from here at a table.
board-failed = That didn’t work. Try again.
board-open = Open in Clocksmith
board-hand-in = Open a position or a game
board-text = Paste a link, a position or a record
board-show = Show on the board
continue-title = Play from here
continue-position = This opens a new table with this position.
continue-game = This opens a new table that continues this game. What happened so far stays in the replay.
continue-open = Open the table
elsewhere = Continue elsewhere
elsewhere-server = The game goes on at a server, with its past, so that others can join. Choose there who sits where. The table here stays as it is.
elsewhere-here = The game goes on in this browser without a server, with its past. Choose there who sits where. The table here stays as it is.
elsewhere-address = Address of the server
elsewhere-open = Open it there
