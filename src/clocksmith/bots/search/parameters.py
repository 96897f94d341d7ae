"""The parameters of a search."""

from typing import Any, Final, final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.planner import QUICK, Breadth


@final
class SearchParameters:
    """How widely a search looks, how far it goes by forecasts, how much it explores."""

    def __init__(
        self,
        wide: Breadth,
        narrow: Breadth,
        following: Breadth,
        planning: float,
        turns: int,
        prior_visits: float,
        exploration: float,
        widening: float,
        rounds: int = 1,
        control_variate: bool = False,
        thorough: bool = False,
    ) -> None:
        self.wide = wide  # for the turn that is to be played
        self.narrow = narrow  # for the turns that others take after it
        self.following = following  # for the next turns of the seat itself
        self.planning = planning  # most of the budget that goes into finding turns
        self.turns = turns  # that are compared
        self.prior_visits = prior_visits  # how many the forecast at the end of a turn counts for
        self.exploration = exploration  # the exploration constant of UCB, in chances to win
        self.widening = widening  # turns tried, for each root of the visits
        self.rounds = rounds  # that are looked ahead: that many turns of the seat follow
        self.control_variate = (
            control_variate  # a result counts by how far it differs from the forecast of its deal
        )
        self.thorough = thorough  # turns are found by what was learned, too, and not only judged

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchParameters, (
            self.wide,
            self.narrow,
            self.following,
            self.planning,
            self.turns,
            self.prior_visits,
            self.exploration,
            self.widening,
            self.rounds,
            self.control_variate,
            self.thorough,
        )

    def breadth(self, is_own: bool) -> Breadth:
        """Return how widely turns after the first one are thought through, own ones or others'."""
        return self.following if is_own else self.narrow


NARROWEST: Final = Breadth(1, 6, 0)
DEFAULT: Final = SearchParameters(
    Breadth(16, 60, 3, widens=True), QUICK, QUICK, 0.4, 24, 4.0, 0.08, 0.5
)
HIGH_VARIANCE: Final = SearchParameters(
    Breadth(24, 60, 3, 1, widens=True),
    NARROWEST,
    NARROWEST,
    0.4,
    12,
    6.0,
    0.05,
    0.5,
    control_variate=True,
    thorough=True,
)
LOW_VARIANCE: Final = SearchParameters(
    Breadth(16, 60, 3, widens=True), QUICK, Breadth(4, 20, 0), 0.4, 24, 4.0, 0.08, 0.5, rounds=2
)


def parameters_for(knowledge: Knowledge[Any]) -> SearchParameters:
    """Return the parameters of a search of a game, by what is known of it."""
    if knowledge.has_high_variance():
        return HIGH_VARIANCE
    return LOW_VARIANCE if knowledge.has_low_variance() else DEFAULT
