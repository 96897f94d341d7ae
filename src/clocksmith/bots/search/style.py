"""How a search goes about it."""

from typing import Any, Final, final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.planner import Breadth


@final
class Style:
    """How widely a search looks, how far it trusts forecasts, how curious it is."""

    def __init__(
        self,
        wide: Breadth,
        narrow: Breadth,
        planning: float,
        turns: int,
        trust: float,
        curiosity: float,
        widening: float,
        steady: bool = False,
    ) -> None:
        self.wide = wide  # for the turn that is to be played
        self.narrow = narrow  # for the turns that follow it
        self.planning = planning  # most of the budget that goes into finding turns
        self.turns = turns  # that are compared
        self.trust = trust  # how many visits the forecast at the end of a turn is worth
        self.curiosity = curiosity  # for turns seldom tried, in chances to win
        self.widening = widening  # turns tried, for each root of the visits
        self.steady = steady  # a result counts by how far it differs from the forecast of its deal


USUAL: Final = Style(Breadth(16, 60, 3), Breadth(1, 12, 0), 0.4, 24, 4.0, 0.08, 0.5)
STEADY: Final = Style(Breadth(24, 60, 3, 1), Breadth(1, 6, 0), 0.4, 12, 6.0, 0.05, 0.5, True)


def style_of(knowledge: Knowledge[Any]) -> Style:
    """Return how a search goes about a game, by what is known of it."""
    return STEADY if knowledge.is_murky() else USUAL
