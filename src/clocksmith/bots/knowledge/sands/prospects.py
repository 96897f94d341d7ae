"""Chronicle cards: which can be scored at the end of a dynasty, and what that is worth."""

from typing import Final

from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.games.sands.content import (
    CATEGORIES,
    CHRONICLES,
    GROWTH_SPACES,
    NO_CHRONICLE,
    SPACE_IDS,
    SPACES,
)
from clocksmith.games.sands.rules.empire import (
    CITIZENS,
    CITIZENS_OF,
    citizens_of,
    count_on,
    size_of,
)
from clocksmith.games.sands.state import Player, Sands

# What a space asks for rises by the same step from card to card.
_STEP: Final = [float(CHRONICLES[1].needs[s] - CHRONICLES[0].needs[s]) for s in SPACE_IDS]
_BASE: Final = [float(CHRONICLES[0].needs[s]) - _STEP[s] for s in SPACE_IDS]
HIGHEST: Final = float(len(CHRONICLES))
PAIRS: Final = [[s for s in SPACE_IDS if SPACES[s].category == c] for c in CATEGORIES]
IS_CROWD: Final = [SPACES[s].counted == CITIZENS for s in SPACE_IDS]
START_PACE: Final = 0.15  # how much may be missing for a card when no round is left
LAST_PEN: Final = 0.4  # cards for which there is time beyond those that rounds give
NEAR_ENOUGH: Final = 1.5  # cards; what heritage or count has more than that is no use


def worth_of(number: float) -> float:
    """Return the points of a card; between two cards, a part of the way."""
    return number * (number + 1.0) / 2.0 if number > 0.0 else 0.0


def levels_of(state: Sands, player: Player) -> list[float]:
    """Return for every scoring space the highest card that what is counted there reaches."""
    return [(count_on(state, player, s) - _BASE[s]) / _STEP[s] for s in SPACE_IDS]


def grown_until(state: Sands, player: Player, space: int) -> float:
    """Return how far growth brings the count of citizens, in cards, until a space of the track."""
    symbols = 0
    for place in GROWTH_SPACES:
        if state.clock.begun < place <= space:
            symbols += 1
    room = CITIZENS_OF[0] + CITIZENS_OF[1] - citizens_of(player)
    return min(room, symbols * size_of(player)) / 3.0


def promised(number: float, trust: float, level: float, pace: float) -> float:
    """Return what a laid card is worth: less, the more it lacks; nothing beyond the *pace*."""
    missing = max(0.0, number - trust) + max(0.0, number - level)
    return worth_of(number) * (1.0 - missing / pace) if missing < pace else 0.0


def laid_worth(taste: Taste, player: Player, levels: list[float], rounds: float) -> float:
    """Return what the chronicle cards of this dynasty are worth, laid ones and those to come.

    In the *rounds* left there is time for some more cards, the best first.
    """
    total = 0.0
    hopes: list[float] = []
    pace = taste.laid * rounds + START_PACE
    for category in CATEGORIES:
        trust = float(player.heritage[category])
        for space in PAIRS[category]:
            chronicle = player.chronicles[space]
            if chronicle != NO_CHRONICLE:
                number = float(CHRONICLES[chronicle].number)
                worth = promised(number, trust, levels[space], pace)
                total += worth
                trust -= number if worth > 0.0 else 0.0
        trust += taste.trust * rounds
        for space in PAIRS[category]:
            if player.chronicles[space] == NO_CHRONICLE:
                number = reached(taste, trust, levels[space] + taste.swell * rounds)
                hopes.append(taste.open * worth_of(number))
    hopes.sort(reverse=True)
    time = min(rounds, taste.pen * rounds + LAST_PEN)
    for hope in hopes:
        if time <= 0.0:
            break
        total += hope * min(1.0, time)
        time -= 1.0
    return total


def later_worth(
    taste: Taste, player: Player, levels: list[float], rounds: float, grown: float
) -> float:
    """Return what a dynasty that ends after so many *rounds* may bring, nothing laid yet."""
    total = 0.0
    for category in CATEGORIES:
        trust = player.heritage[category] + taste.trust * rounds
        high = low = -100.0
        for space in PAIRS[category]:
            level = levels[space] + taste.swell * rounds + (grown if IS_CROWD[space] else 0.0)
            low = max(low, min(high, level))
            high = max(high, level)
        number = reached(taste, trust, high)
        total += worth_of(number) + worth_of(reached(taste, trust - number, low))
    return taste.open * total


def reached(taste: Taste, trust: float, level: float) -> float:
    """Return the card that heritage and count reach together; the smaller of the two decides."""
    low, high = (trust, level) if trust < level else (level, trust)
    return min(HIGHEST, low + taste.surplus * min(NEAR_ENOUGH, high - low))
