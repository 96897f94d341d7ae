# What the companion says in a first game of The Sands of Time, in English: what wins, and what each
# kind of question means, in at most 25 words.

begin = Most points after three dynasties win. Nearly all come from chronicle cards, laid in time and not too boldly. Plan for about two hours.

## Setting up

claim-province = Each province begins with two peasants and a soldier. Look at what it yields, crops or gold, and at its capacity.
choose-capital = Caravans start from the capital. A good one has neighbours, and borders with trade goods.
first-caravan = Your first caravan lies at your capital’s border. Later ones go on from here.
choose-heritage = { $why_id ->
        [setup] Heritage is how much your people are believed in a category. A chronicle card scores only up to your heritage there.
       *[other] One heritage rises by 1. Choose the category in which you mean to score: a chronicle card needs that much.
    }
first-peasant = Each peasant brings one crop or gold a generation, up to the capacity of the region.
first-advance = Advances work for the rest of the game. Pick what helps in most turns; the row goes on from there.

## A round

choose-cards = All choose two cards in secret and play both this round. Choose what you can pay, and what helps each other.
take-turn = Use your two cards in any order, and once a bonus action. What the first brings already helps the second.
lay-chronicle = Lay a number on what you will have when the dynasty ends. Too high scores nothing, too low scores little.
muster-citizens = A soldier costs 1 gold and counts double in battle, but brings no income. Muster only where you will fight.
conquer-region = Attack for crops equal to your unrest, or annex where you have most citizens. More regions bring more income.
annex-or-leave = Annexing costs as many crops as you have regions. A new region brings income, but makes the next one dearer.
build-structure = A structure costs gold: your unrest plus its level. Fountains, lyres and discounts stay with you for the game.
commit-peasants = Each peasant who helps makes the building cheaper. Look at what that saves you now.
govern-people = Unrest makes attacks and buildings dearer and hinders advances. A step down costs as many crops as you have regions.
make-advance = Advances work for the rest of the game and count on space A. Your unrest must not exceed your heritage.
choose-advance = The card you lay comes next in this row, for everybody. The other goes back on its pile.
lay-caravan = A caravan costs 2 crops or 2 gold. On a trade good, or at a foreign capital, it brings 1 heritage.
lead-caravan = This caravan is free, if one of its two regions has a citizen of yours. A trade good brings 1 heritage.
move-citizens = { $card_id ->
        [raid] Soldiers move by one region. What they enter, and you do not control, they can plunder.
       *[other] Citizens move by one region. Peasants work where there is capacity left; most citizens in a region let you annex it.
    }
give-consent = Somebody wants to use your road. Saying yes costs you nothing, but may bring soldiers near you.
plunder-region = Each soldier there takes 1 resource, up to the capacity. The owner loses as much, if they have it.
take-tribute = Take from your colonies, or from foreign caravans that reach your capital and cities: whichever brings more.

## Battles and what follows

choose-die = Your face counts three times, but the winner’s unrest rises by their own face. Choose only as much as you need.
lose-citizen = { $why_id ->
        [crowding] More than twice the capacity is too much. Soldiers bring no income; peasants do.
       *[other] A soldier counts 2 in battle, a peasant 1 and brings income. Give up what you need less.
    }
withdraw-citizens = Beaten citizens go to one neighbouring region of yours. Choose where they can work or defend.
restore-capital = Caravans start from the capital. Choose a safe region with good borders.

## The end of a generation

grow-peasant = There are not enough peasants for all your regions. Put one where there is capacity left.
keep-resources = Everything but this is lost with the generation. Keep what your next plan costs.
choose-chronicle = Your heritage does not carry both cards. The one that brings more points is usually right.

## Before a turn is left as it is

lose-cards = { $count ->
        [one] You give up a card that you chose for this round.
       *[other] You give up { $count } cards that you chose for this round.
    }
