# The words of Inventions, each with what it means and where the rules speak of it.
# Other forms of a word are found in texts, too.

field = field
    .forms = fields
    .means = Economy, Culture or Technology: every idea, specialist and progress tile belongs to one.
    .rule = 4.1

specialist = specialist
    .forms = specialists
    .means = A citizen at home who is available in a field: merchant, artist or thinker.
    .rule = 4.1

exhausted = exhausted
    .means = A citizen who has paid for something. Exhausted citizens rest until the era changes, or until something readies them.
    .rule = 4.1

academic = academic
    .forms = academics
    .means = A citizen in your academy, who counts for any field. It has room for as many as the era of your milestone.
    .rule = 4.1

scholar = scholar
    .forms = scholars
    .means = A scholar sits on a knowledge tile of the map. If you travel there, a chain token lets you learn from them.
    .rule = 4.3.VII

diplomat = diplomat
    .forms = diplomats
    .means = A citizen sent to a milestone: it gives its benefit now and when the diplomat comes home, and access meanwhile.
    .rule = 4.3.IX

milestone = milestone
    .forms = milestones
    .means = An achievement that ideas build on. Its era limits your academy and how many tiles you place.
    .rule = 4.3.A

common = common knowledge
    .means = Five milestones that everybody has access to.
    .rule = 4.3.VIII

pillar = pillar
    .forms = pillars
    .means = It chooses the action of your turn. You never have two in one forum.
    .rule = 4.2.2

forum = forum
    .forms = forums
    .means = One of five places with two actions each.
    .rule = 6.2

token = chain token
    .forms = chain tokens
    .means = You have one to three in a turn, by your influence. Each pays for one chained action.
    .rule = 4.2.1

influence = influence
    .means = From 0 to 10: it gives chain tokens, pays for placing tiles, and is worth IP at the end.
    .rule = 6.3

aspiration = aspiration tile
    .forms = aspiration tiles, aspiration, aspirations
    .means = A wish in a field. At the end of the turn it becomes a progress tile of that field.
    .rule = 4.2.3

progress = progress tile
    .forms = progress tiles
    .means = It waits in your row and works once it lies on your progress map.
    .rule = 4.2.4

wealth = Wealth tile
    .forms = Wealth tiles
    .means = A tile of a region that scores at the end if it lies on your progress map.
    .rule = 4.3.W

presenter = presenter
    .means = The player who laid the idea. When it is shared, each of their citizens there brings IP equal to its era.
    .rule = 4.3.I

inventor = inventor
    .means = The player who made the idea an invention. When it is shared, they take the card.
    .rule = 4.3.II

innovator = innovator
    .means = The player who improved another's invention. When it is shared, they put a citizen on the map.
    .rule = 4.3.III

era = era
    .forms = eras
    .means = One of six ages of the game; five of them are played.
    .rule = 1.1

ip = IP
    .means = Points. Most IP win.
    .rule = 1.2
