# The words of The Sands of Time, each with what it means and where the rules speak of it.
# Other forms of a word are found in texts, too.

chronicle = chronicle card
    .forms = chronicle cards
    .means = A number laid face down on a space. It scores at the end of the dynasty if you have what it asks for, and enough heritage.
    .rule = 4.5

heritage = heritage
    .means = How much your people believe, for each category. It bears chronicle cards and advances.
    .rule = 8

unrest = unrest
    .means = From 1 to 7: it makes structures and attacks dearer and advances impossible. Govern lowers it.
    .rule = 9

emphasis = emphasis card
    .forms = emphasis cards, emphasis
    .means = It unlocks its category for the rest of the generation, and its third marker brings 1 heritage there.
    .rule = 7

unlocked = unlocked
    .forms = locked, locks
    .means = A category that an emphasis card or an advance has opened: parts of cards and structures work only then.
    .rule = 6

dynasty = dynasty
    .forms = dynasties
    .means = One of three parts of the game; chronicle cards score at its end.
    .rule = 3.2

generation = generation
    .forms = generations
    .means = Income, two to four rounds, growth. Crops and gold are lost at its end.
    .rule = 4.2

category = category
    .forms = categories
    .means = Civil, political or cultural: each has heritage, two rows of advances and two spaces for chronicle cards.
    .rule = 2.2

capacity = capacity
    .forms = capacities
    .means = The printed number of a region: it limits income and structures, and more citizens than that are too many.
    .rule = 2.3

citizen = citizen
    .forms = citizens
    .means = A peasant or a soldier.
    .rule = 2.4

fountain = fountain
    .forms = fountains
    .means = A symbol on structures and advances; chronicle cards on space B count them.
    .rule = 2.2

lyre = lyre
    .forms = lyres
    .means = A symbol on structures and advances; chronicle cards on space E count them.
    .rule = 2.2

good = trade good
    .forms = trade goods
    .means = It lies on a border. The first caravan of yours there reaches it and brings 1 heritage; space F counts them.
    .rule = 2.1

caravan = caravan
    .forms = caravans
    .means = A bead on a border, joined to your capital or one of your cities.
    .rule = 5.8

colony = colony
    .forms = colonies
    .means = A region you have annexed. Tribute takes from it.
    .rule = 5.3

combat = combat value
    .forms = combat values
    .means = 1 for each peasant, 2 for each soldier, and what advances and structures add. Everybody knows it.
    .rule = 5.3

bonus = bonus action
    .forms = bonus actions
    .means = Oppress, Support or Taxation: one in your turn. The first of each kind in a generation costs 1 unrest.
    .rule = 5.11
