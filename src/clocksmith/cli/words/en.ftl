# What the command line says, in English.

welcome = You are { $seat }. Type a number, or an action such as “{ $example }”; “help” tells the rest.
others = The others are played by the bot “{ $level }”; --level names another one.
seed = The luck of this game has the seed { $seed }.
goodbye = Good-bye.

places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
which-number = Which one? Type its number, or “back”.
which-file = Which file? Type its name after the command.

unreadable = “{ $typed }” is neither an action nor a command; “help” lists the commands.
no-such-number = There is no option { $number }.
several = This could be: { $actions }.
several-more = This could be: { $actions } and { $count } more.
legal = This is legal.

taken-back = Taken back.
no-way-back = There is no way back: chance or another player has decided something since your last answer.

costs = Costs { $price }.
assumed = (This assumes { $action }; any other choice leads to the same board.)
then-you = Then you are asked: { $question }
then-other = Then { $seat } is asked: { $question }
then-chance = Then chance decides: { $question }
then-over = Then the game is over.
points-sum = Sum

saved = The position is written to { $file }; all hands are in it.
recorded = The record is written to { $file }.

help =
    A number              takes an option from the list
    { $example }  plays an action; words may be shortened: { $short }
    why ACTION            tells whether an action is legal, and if not which rule forbids it
    what ACTION           tells what an action would do, without doing it
    hint                  tells what a bot would play, and why
    undo, restart         takes back your last action, or your turn, until something new has been revealed
    options, back         lists the options again
    board, details        shows the boards, or more of it: who holds what and what may come of it
    legend                explains the signs on the boards
    log [NUMBER]          tells what has happened
    save FILE             writes the position
    record FILE           writes the record of the game so far
    help                  shows this list
    quit                  leaves

you = you

looking = Looking at the game
chance-to-win = Chance to win, step by step
luck-and-play = Luck and play: what changed the chance to win
luck-draws = draws
luck-play = own play
luck-others = the others
where-it-turned = Where it turned
nowhere = Nowhere: it was decided little by little.
turned = { $seat }: { $before } → { $after }
better-answers = Better answers
none-better = None was found.
better = Better: { $action }  ({ $gain } to win, ± { $unsure })
expected = What it brings: { $parts }
more-of-them = And { $count } more.
looked-at = { $looked } of { $decisions } decisions were looked at thoroughly; the others at a glance.

hint-answer = A bot would: { $action }  ({ $chance } to win)
hint-line = And then: { $actions }
hint-instead = Next best: { $action }  ({ $chance })

box-right = { $title } is a box of { $game }. { $entered } of { $printed } printed values are entered; the others are stand-ins. Its hash is { $digest }.
box-faults = { $count ->
    [one] One thing is wrong with { $file }:
   *[other] { $count } things are wrong with { $file }:
}
box-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
box-line = line { $line }
box-told = { $place }: { $what }
box-neither = there is neither a box nor a file { $found }; the boxes are { $known }
box-unknown = there is no box { $found } of { $game }; there are { $known }
box-no-file = there is no file { $file }; a shipped box is written { $known }
box-no-boxes = { $game } has no boxes
box-no-toml = the file { $file } is not TOML: { $why }
box-no-game = the file { $file } is no box: it names no game, which is one of { $known }
box-other-game = the one is a box of { $game }, the other of { $other }
box-of-record = a record brings its own box: leave --box out
box-sheet = sheet
box-row = row
box-column = column
box-differences = { $count ->
    [0] They hold the same.
    [one] One difference.
   *[other] { $count } differences.
}

balance-nothing = no game was played to its end, so there is nothing to tell
balance-fallen = { $count ->
    [one] one game could not be played: { $why }
   *[other] { $count } games could not be played; the first: { $why }
}
balance-stopped = { $count ->
        [one] interrupted: the report is of { $count } game
       *[other] interrupted: the report is of { $count } games
    }
