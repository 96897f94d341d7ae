"""Chronicle cards: which can be scored at the end of a dynasty, and what that is worth."""

from typing import Final

from clocksmith.bots.knowledge.sands.tables import Tables, tables_of
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    NO_CHRONICLE,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.empire import size_of

START_PACE: Final = 0.15  # how much may be missing for a card when no round is left
LAST_PEN: Final = 0.4  # cards for which there is time beyond those that rounds give
NEAR_ENOUGH: Final = 1.5  # cards; what heritage or count has more than that is no use


def grown_until(state: Sands, player: Player, citizens: int, space: int) -> float:
    """Return how far growth brings the count of citizens, in cards, until a space of the track."""
    parts = state.parts
    symbols = 0
    for place in parts.growth_spaces:
        if state.clock.begun < place <= space:
            symbols += 1
    room = parts.citizens_of[0] + parts.citizens_of[1] - citizens
    return min(room, symbols * size_of(player)) / tables_of(parts).crowd


def promised(tables: Tables, number: float, trust: float, level: float, pace: float) -> float:
    """Return what a laid card is worth: less, the more it lacks; nothing beyond the *pace*."""
    missing = max(0.0, number - trust) + max(0.0, number - level)
    return tables.worth_of(number) * (1.0 - missing / pace) if missing < pace else 0.0


def laid_worth(taste: Taste, player: Player, levels: list[float], rounds: float) -> float:
    """Return what the chronicle cards of this dynasty are worth, laid ones and those to come.

    In the *rounds* left there is time for some more cards, the best first.
    """
    parts = player.parts
    tables = tables_of(player.parts)
    total = 0.0
    hopes: list[float] = []
    pace = taste.laid * rounds + START_PACE
    for category in CATEGORIES:
        trust = float(player.heritage[category])
        for space in tables.pairs[category]:
            chronicle = player.chronicles[space]
            if chronicle != NO_CHRONICLE:
                number = float(parts.chronicles[chronicle].number)
                worth = promised(tables, number, trust, levels[space], pace)
                total += worth
                trust -= number if worth > 0.0 else 0.0
        trust += taste.trust * rounds
        for space in tables.pairs[category]:
            if player.chronicles[space] == NO_CHRONICLE:
                number = reached(taste, tables, trust, levels[space] + taste.swell * rounds)
                hopes.append(taste.open * tables.worth_of(number))
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
    """Return what a dynasty that ends after that many *rounds* may bring, nothing laid yet."""
    tables = tables_of(player.parts)
    total = 0.0
    for category in CATEGORIES:
        trust = player.heritage[category] + taste.trust * rounds
        high = low = -100.0
        for space in tables.pairs[category]:
            level = (
                levels[space] + taste.swell * rounds + (grown if tables.is_crowd[space] else 0.0)
            )
            low = max(low, min(high, level))
            high = max(high, level)
        number = reached(taste, tables, trust, high)
        total += tables.worth_of(number) + tables.worth_of(
            reached(taste, tables, trust - number, low)
        )
    return taste.open * total


def reached(taste: Taste, tables: Tables, trust: float, level: float) -> float:
    """Return the card that heritage and count reach together; the smaller of the two decides."""
    low, high = (trust, level) if trust < level else (level, trust)
    return min(tables.highest, low + taste.surplus * min(NEAR_ENOUGH, high - low))
