# What is read at a table, in English.

table-of = { $game } at the table
table-loading = The table is being laid …
table-players = Players
table-board = Board
table-turn = Your question
your-hand = Your hand
table-more = Options, log and chat

## The question

waits-for = Waiting for { $seats }.
is-thinking = { $seat } is thinking …
table-not-complete = The table waits until every seat is taken.
dealt-when-complete = Nothing is dealt yet: that happens when the last seat is taken. The board shows an example.
table-over = The game is over.
you-watch = You are watching.
nothing-chosen = Nothing is chosen yet.
chosen-so-far = Chosen so far: { $things }
ask-confirm = Is it this?
is-meant = Chosen
goes-with-it = Goes with it
in-one-go = In one go
so-many-times = { $count ->
        [one] Once
       *[other] { $count } times
    }
costs = Costs { $price }
would-happen = What it would do
would-follow = and { $count } more
would-ask = Then { $seat } is asked: { $question }
sealed-answer = Your answer is sealed until the others have answered.
refused-rule = Rule { $rule }
read-rule = Read rule { $rule }

## Buttons

confirm = Confirm
clear-choice = Clear
undo = Undo
restart-turn = Restart turn
skip-motion = Skip
why-nothing-meant = choose an answer first
why-not-asked = you are not asked anything now
why-nothing-chosen = nothing is chosen
why-no-way-back = nothing of yours can be taken back; what was revealed, or decided by others, stays

## Keys

keys = Keys
key-name-enter = Enter
key-name-escape = Esc
key-name-shift-u = Shift + U
key-name-arrows = Arrows
key-confirm = confirms what is chosen
key-clear = takes back the choice, closes a window
key-undo = takes back the last answer
key-restart = goes back to the start of the turn
key-skip = skips what moves
key-list = leads to the list of all options
key-hint = asks a bot for a hint
key-arrows = lead from place to place on the board, and from line to line in the list
key-help = opens this list

## The list of options

all-options = Options
filter-options = Find an option
options-count = { $count ->
        [0] Nothing is offered
        [one] One option
       *[other] { $count } options
    }
options-more = { $count } more; write something to find them
no-options = Nothing is asked of you at the moment.

## The log

log = Log
log-empty = Nothing has happened yet.
log-last = The last thing that happened
log-deal = The beginning
log-late = time was up
log-only = there was nothing to choose: given by the table
log-times = { $count } times
log-earlier = Earlier steps
log-step = Look at this moment again
log-newest = Newest
log-small = { $count } small things
log-run = { $count } small steps

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-watcher = watching
chat-mute = Mute
chat-mute-who = Mute { $name }
chat-mute-everywhere = Mute everywhere
chat-mute-everywhere-who = Mute { $name } everywhere
chat-let = Those who look on may talk

## Players

to-move = to answer
is-online = here
is-away = away
is-me = you
time-left = { $time } left
sit-here = Sit here
sit-here-rated = Sit here (rated)

## The line to the server

line-connecting = Connecting …
line-lost = The connection was lost. Trying again …
line-open = Connected

## Invitations

invitations = Invitations
invitations-text = Send each link to one person. Whoever opens it sits there.
invitation-for = Link to the seat { $seat }

## The curtain

curtain-title = Hand the screen to { $seat }
curtain-text = The hands are covered. Only { $name } should look now.
curtain-lift = I am { $name }

## Luck

luck = Luck
luck-sealed = The luck of this game was sealed before it began. When it ends, the seed is shown, and anybody can check every draw.
luck-later = The luck of this game is drawn and sealed when the last seat is taken, so that nobody can choose a table by its deal.
luck-open = The seed belongs to the seal that was shown from the beginning. “clocksmith verify” checks every draw of the record.
luck-none = This game was imported from a record: its luck was not sealed here.
commitment = Seal
seed = Seed

## The end

end-title = The game is over
end-results = Results
end-place = { $place }.
end-winner = { $winners } won
end-winners = { $winners } share the victory
look-back = Look back
download-record = Record
back-to-board = Back to the board

## Not shown

## Boxes

table-box = Box: { $name }
table-box-entered = { $entered } of { $printed } values entered
legend = Legend

# What is told while others play, in English.

turn-title = Your turn
told-plays = { $seat ->
        [none] This is happening …
       *[other] { $seat } plays …
    }

## Since the own last turn

since-title = Since your last turn
since-last = What was done last
since-mine = What changed for you
since-others = What the others did
since-nothing = Nothing that changed anything for you.
since-more = and { $count } more
since-loss = Lost
since-show = Show where
since-close = Close
since-times = { $count } times

# What people settle about a table, and the points by what brought them, in English.

proposals = This table
proposal-meant = Yes, I mean it
proposal-not-meant = say first that you mean it
proposal-back = Back
proposal-resign = Resign
proposal-resign-text = You give up { $who } for good, and a bot plays on. You may look on.
proposal-end = Propose to end the game
proposal-end-text = If all who play agree, the game ends as it stands. Nobody has won then.
proposal-resign-rated = This game is rated: whoever gives up comes last. When only one person is left, he has won.
proposal-end-rated = This game is rated: ended by agreement, it counts for nobody.
proposal-abandon = Abandon the game
proposal-abandon-text = Nobody else plays here, so the game ends at once, as it stands. Nobody has won then.
proposal-bot = Let a bot play for { $who }
proposal-bot-text = { $who } is away. If the others who are here agree, a bot plays on in that place. Whoever sits there ends the vote by coming back.
proposal-person = Ask to take over { $who }
proposal-person-text = If all who play and are here agree, you take this seat over for good.
proposal-delete = Delete this table
proposal-delete-text = The table goes for good, with its log, its replay and its chat.
proposal-leave = Leave { $who }
proposal-leave-text = You get up before the game begins. Somebody else may take the seat.
proposal-kick = Send away { $who }
proposal-kick-text = The seat is open again, its link is a new one, and whoever sat there cannot come back to it.
proposal-fill = Let a bot play { $who }
proposal-fill-text = A bot takes the open seat. If it was the last one, the game begins.
proposal-close = Close this table
proposal-close-text = The game has not begun, so the table goes for good. Whoever sits here is told.

## Votes

vote = A vote
vote-agree = Agree
vote-object = Object
vote-waits = Not yet agreed:
vote-withdraw = Take it back
motion-end = { $by } proposes to end the game here, without a winner.
motion-bot = { $by } proposes that a bot plays on for { $seat }: { $who }.
motion-person = { $who } asks to take over { $seat }.

## In the log

notice-resigned = { $by } resigned, and a bot plays on.
notice-rested = { $by } is away, and the clock stands still.
notice-returned = { $by } is back, and the clock goes on.
notice-moved-end = { $by } proposed to end the game.
notice-moved-bot = { $by } proposed that a bot plays on for { $seat }.
notice-moved-person = { $who } asked to take over { $seat }.
notice-agreed = { $by } agreed.
notice-objected = { $by } objected, and the vote ended.
notice-carried-end = The game was ended by agreement.
notice-carried-bot = A bot plays on for { $seat }.
notice-carried-person = { $who } took over { $seat }.

## Points

points-by-source = Points by what brought them
points-source = What brought them
points-of = Part of the game
points-all = Whole game
points-total = Total
points-none = Nothing brought points here.
points-loading = The points are being counted …
points-of-period = { $period } is over: points

## Afterwards

table-ended = The game was ended by agreement
end-agreed = It was ended before its end, so nobody has won. These are the points as they stood.
rematch = Rematch
rematch-join = Join the rematch
play-again = Play again
table-deleted = This table was deleted
table-deleted-text = Whoever opened it has closed it, or nobody came any more.
table-deleted-home = To the tables
