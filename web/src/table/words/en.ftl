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
