# What the command line says, in English.

welcome = You are { $seat }. Type a number, or an action such as “{ $example }”. Type “help” for everything else.
others = The bot “{ $level }” plays the others. Choose another one with --level.
seed = The seed of this game is { $seed }.
without-nets = Bots play without their trained nets here, which makes the upper levels weaker. To get the nets, type: { $command }
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
no-way-back = You cannot take that back: chance or another player has decided something since your last answer.

costs = Costs { $price }.
assumed = (This assumes { $action }; any other choice leads to the same board.)
then-you = Then you are asked: { $question }
then-other = Then { $seat } is asked: { $question }
then-chance = Then chance decides: { $question }
then-over = Then the game is over.
points-sum = Total

saved = Position saved to { $file }. It contains all hands.
recorded = Record saved to { $file }.

help =
    A number              takes an option from the list
    { $example }  plays an action; words may be shortened: { $short }
    why ACTION            says whether an action is legal, and if not, which rule forbids it
    what ACTION           shows what an action would do, without doing it
    hint                  shows what a bot would play, and why
    undo, restart         takes back your last action, or your turn, unless something new was revealed
    options, back         lists the options again
    board, details        shows the boards, or more: who holds what, and what may come of it
    legend                explains the signs on the boards
    log [NUMBER]          shows what has happened
    save FILE             writes the position
    record FILE           writes the record of the game so far
    help                  shows this list
    quit                  leaves

you = you

looking = Analysing the game
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
expected = By the end of the game it brings: { $parts }
more-of-them = And { $count } more.
looked-at = { $looked } of { $decisions } decisions were analysed in depth, the others briefly.

hint-answer = A bot would: { $action }  ({ $chance } to win)
hint-line = And then: { $actions }
hint-prepares = It prepares: { $actions }
hint-instead = Next best: { $action }  ({ $chance })

box-right = { $title } is a valid box of { $game }. { $entered } of { $printed } printed values are entered; the others are stand-ins. Its hash is { $digest }.
box-faults = { $count ->
    [one] One fault in { $file }:
   *[other] { $count } faults in { $file }:
}
box-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
box-line = line { $line }
box-told = { $place }: { $what }
box-neither = there is neither a box nor a file { $found }; the boxes are { $known }
box-unknown = there is no box { $found } of { $game }; there are { $known }
box-no-file = there is no file { $file }; a shipped box is written { $known }
box-no-boxes = { $game } has no boxes
box-no-toml = the file { $file } is not TOML: { $why }
box-no-game = the file { $file } is not a box: it names none of the games { $known }
box-other-game = the first is a box of { $game }, the second of { $other }
box-of-record = a record brings its own box: leave --box out
box-sheet = sheet
box-row = row
box-column = column
box-differences = { $count ->
    [0] No differences.
    [one] One difference.
   *[other] { $count } differences.
}

balance-nothing = no game was played to its end, so there is nothing to report
balance-fallen = { $count ->
    [one] one game could not be played: { $why }
   *[other] { $count } games could not be played; the first: { $why }
}
balance-stopped = { $count ->
        [one] interrupted: the report covers { $count } game
       *[other] interrupted: the report covers { $count } games
    }

error-no-game = there is no game '{ $name }'; the games are { $known }
error-seats = { $game } has { $fewest } to { $most } seats, not { $seats }
error-no-seat = the seats are 0 to { $last }, so there is no seat { $seat }
error-no-bot = there is no bot '{ $name }'; there are { $known }
error-own-options = a position has its own seats and options: leave the others out
error-no-file = there is no file { $path }
error-folder = the path { $path } is a folder, not a file
error-folder-written = the path { $path } is a folder, so nothing can be written there
error-no-folder = the folder { $path } does not exist
error-protected = the file { $path } may not be written
error-large = { $path } is larger than { $most } MB, so it is not one of ours
error-no-text = the file { $path } is not UTF-8 text
error-read = the file { $path } cannot be read: { $why }
error-write = the file { $path } cannot be written: { $why }
error-no-action = the record has { $last } actions, so there is none after { $after }
error-option-twice = option { $option } is given twice: by --option and by a file
error-bot = the bot { $bot } answered '{ $answer }', which is not legal: { $why }
error-no-picture = there is no picture of { $game }: leave --svg out
error-lesson-of = to show a lesson, name its game first
error-no-lesson = { $game } has no lesson '{ $lesson }'
error-whole-game = --json prints the whole game: leave out --step and --at
error-other-game = the file { $path } holds a position of { $found }, not of { $game }
error-no-record = --at is for records, and { $path } is not one
