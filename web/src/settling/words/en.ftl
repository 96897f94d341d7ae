# What people settle about a table, and the points by what brought them, in English.

affairs = This table
affair-meant = Yes, I mean it
affair-not-meant = say first that you mean it
affair-back = Back
affair-resign = Resign
affair-resign-text = You give up { $who } for good, and a bot plays on. You may look on.
affair-end = Propose to end the game
affair-end-text = If all who play agree, the game ends as it stands. Nobody has won then.
affair-resign-rated = This game is rated: whoever gives up comes last. When only one person is left, he has won.
affair-end-rated = This game is rated: ended by agreement, it counts for nobody.
affair-abandon = Abandon the game
affair-abandon-text = Nobody else plays here, so the game ends at once, as it stands. Nobody has won then.
affair-bot = Let a bot play for { $who }
affair-bot-text = { $who } is away. If the others who are here agree, a bot plays on in that place. Whoever sits there ends the vote by coming back.
affair-person = Ask to take over { $who }
affair-person-text = If all who play and are here agree, you take this seat over for good.
affair-delete = Delete this table
affair-delete-text = The table goes for good, with its log, its replay and its chat.
affair-leave = Leave { $who }
affair-leave-text = You get up before the game begins. Somebody else may take the seat.
affair-kick = Send away { $who }
affair-kick-text = The seat is open again, its link is a new one, and whoever sat there cannot come back to it.
affair-fill = Let a bot play { $who }
affair-fill-text = A bot takes the open seat. If it was the last one, the game begins.
affair-close = Close this table
affair-close-text = The game has not begun, so the table goes for good. Whoever sits here is told.

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
