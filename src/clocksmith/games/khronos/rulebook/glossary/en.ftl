# The words of Khronos, each with what it means and where the rules speak of it.
# Other forms of a word are found in texts, too.

adventurer = adventurer
    .forms = adventurers
    .means = One of your two travellers. You act and are paid only where one of them stands, and each carries at most two cards in a turn.
    .rule = 4.1

ecu = ecu
    .forms = ecus
    .means = Money and points at once: you pay with ecus, and most ecus win.
    .rule = 1.4

domain = domain
    .forms = domains
    .means = Buildings that are connected by their sides, printed hamlets included. It is paid for, led and joined as one.
    .rule = 1.6

value = value
    .forms = values
    .means = The number of a building: how many cards it costs, and what it is worth at income.
    .rule = 1.2

rank = rank
    .forms = ranks
    .means = Small, medium or large: one cell, 2 by 2, or 3 by 3.
    .rule = 1.2

dominion = dominion
    .means = A military or religious building may touch one domain at most; only civil ones join domains.
    .rule = 5.4

hierarchy = hierarchy
    .means = The highest military and the highest religious building of a domain must be alone at the top: a new one may be lower or higher, never equal.
    .rule = 5.5

copy = copy
    .forms = copies
    .means = What a medium or large building leaves on the same cells of later ages.
    .rule = 6.1

paradox = paradox
    .forms = paradoxes
    .means = A copy from an earlier age takes the place of something and erases it.
    .rule = 6.4

ruin = ruin
    .forms = ruins
    .means = How military and religious buildings reach Reason. It is worth less until somebody restores it.
    .rule = 6.3

conflict = conflict
    .forms = conflicts
    .means = Two buildings share the top of a domain. One of them shrinks: that of the weaker side or, in a tie, the active player’s.
    .rule = 7.1

income = income
    .means = Ecus for domains, at the end of your turn in rounds 4 and 7, in the ages where your adventurers stand.
    .rule = 10

printed = printed hamlet
    .forms = printed hamlets
    .means = One of ten hamlets that belong to the land. Nobody demolishes it, and it comes back when what covers it goes.
    .rule = 1.3
