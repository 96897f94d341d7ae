"""What bots ask about a game: who will win, which answers are worth a thought, what is a turn."""

import math
from abc import ABC, abstractmethod
from typing import Any, Final, Generic, final

from clocksmith.core.action import Action
from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.game import Game
from clocksmith.core.legal import Legal
from clocksmith.core.step import S

PINCH: Final = 0.01  # chance to win: what a lead counts for at most, however large
WIDTH: Final = 0.55  # of the logistic curve with a standard deviation of 1
FAR: Final = 20.0  # points ahead that count for half of it
LEAST: Final = -30.0  # exponent of a weight, which stays above 0 however low the rank


@final
class ForecastPart:
    """A part of what a seat is expected to have: a name, lower-case-with-dashes, and points."""

    def __init__(self, name: str, points: float) -> None:
        self.name = name
        self.points = points


@final
class Prospect:
    """The points that each seat is expected to have at the end, and how far a lead may be wrong."""

    def __init__(self, points: list[float], spread: float) -> None:
        self.points = points
        self.spread = spread

    def utilities(self) -> list[float]:
        """Return what they are worth to each seat."""
        return utilities(self.points, self.spread)

    def utility_of(self, seat: int) -> float:
        """Return what they are worth to one seat."""
        return utility_of(self.points, self.spread, seat)


@final
class Inputs:
    """The forecast of a position, and a row of numbers for each seat, most of them up to 1."""

    def __init__(self, points: list[float], rows: list[list[float]]) -> None:
        self.points = points
        self.rows = rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC, Generic[S]):
    """What a person would tell a bot about one game. Has no state of its own.

    It is asked about positions dealt anew for a seat: what others hide is
    there, but it is a guess, and any other seat may be the one that thinks.
    All answers depend on the position alone, and are needed thousands of times
    a second.
    """

    @abstractmethod
    def forecast(self, state: S) -> list[float]:
        """Return the points each seat is expected to have when the game is over.

        In the game's own points. What every seat will gain anyway may be left
        out: only differences between seats matter. In a finished game these
        are the scores.
        """

    @abstractmethod
    def spread(self, state: S) -> float:
        """Return how far a lead in the forecast may turn out wrong, in points, above 0.

        The standard deviation of the final difference between two seats: large
        at the beginning, small towards the end.
        """

    @abstractmethod
    def candidates(self, state: S, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        """Return legal answers worth a thought, best first, at most *limit*, at least one.

        Each with a weight above 0 that says how likely a good player would
        choose it; weights need not add up to anything. Asked of every decision
        but those of chance, whichever seat decides. Answers that lead to the
        same are better left out than listed twice.
        """

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return a number that stays the same as long as a seat should think in one go.

        Usually its turn: greedy play looks as far as the number stays. What
        other seats are asked in between is answered for them.
        """

    def numbers_turns(self) -> bool:
        """Return whether the number of a turn never comes back; else each answer is a turn."""
        return True

    def goes_on(self, state: S, seat: int, turn: int) -> bool:
        """Return whether *seat*, which thinks about the turn with that number, has more to say.

        As long as the number stays, unless a game knows better: where all seats
        have their say under one number, a seat may be through before it changes.
        """
        return self.turn(state) == turn

    def has_high_variance(self) -> bool:
        """Return whether many turns come to the same, and what is hidden weighs more than a turn.

        A search then looks at fewer turns, and tells a good turn from a good deal.
        """
        return False

    def has_low_variance(self) -> bool:
        """Return whether luck hardly ever decides which of two turns is better.

        A search then needs few deals to compare them, and looks farther ahead.
        """
        return False

    def pays_out(self, state: S) -> bool:
        """Return whether what a turn leads to is scored as soon as it is over.

        Such a turn is thought through to its end, as the last one of a game is.
        """
        return False

    def forecast_parts(self, state: S, seat: int) -> list[ForecastPart]:
        """Return what the forecast of a seat consists of; the parts add up to it.

        A name comes at most once; a part that is not named is worth nothing.
        People read them: words/<language>.ftl beside the knowledge has a
        message account-<name> for each. Need not be fast.
        """
        return [ForecastPart("points", self.forecast(state)[seat])]

    def closing(self, state: S) -> Action | None:
        """Return the answer that ends a seat's turn as it stands; None if it must answer.

        It is legal where it is given. The coach compares other answers with it: what they bring is
        what would be missing without them.
        """
        return None

    def forfeits(self, state: S, seat: int) -> dict[str, int]:
        """Return what is lost for nothing when a seat ends its turn as it stands, with amounts.

        The companion of a first game warns of it: its words have a message lose-<name>.
        """
        return {}

    def counts(self, state: S, seat: int) -> dict[str, int]:
        """Return what can be counted now of the :meth:`forecast_parts`, by the same names.

        The coach tells it before and after an answer: words/<language>.ftl has a message
        count-<name> with *before* and *after* for each. A part whose count stays the same was
        not changed. Need not be fast.
        """
        return {}

    def prospects(self, states: list[S]) -> list[Prospect]:
        """Return what seats may expect in positions in which a turn has just ended.

        All of them at once, as they are compared with each other. May take more
        time than the forecast, and be closer to the truth.
        """
        return [Prospect(self.forecast(state), self.spread(state)) for state in states]

    def by_hand(self) -> "Knowledge[S]":
        """Return the same without anything that was learned, which is quicker."""
        return self

    def is_surpassed(self) -> bool:
        """Return whether a trained net predicts the winner better, in any position.

        Measured on games that neither was made from, see docs/concepts/coach.md; the
        coach then asks the net.
        """
        return False

    def inputs(self, state: S) -> Inputs:
        """Return the forecast, with numbers by which a net corrects it.

        The numbers mean the same for each seat and have the names
        :meth:`input_names`. Where there are none, nothing is learned.
        """
        return Inputs(self.forecast(state), [])

    def input_names(self) -> list[str]:
        """Return what the numbers of :meth:`inputs` mean, in their order."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Scores(Knowledge[Any]):
    """What can be said of any game: points are good, and nothing else is known."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def forecast(self, state: Any) -> list[float]:
        return [float(score) for score in self._game.scores(state)]

    def spread(self, state: Any) -> float:
        return 10.0

    def candidates(self, state: Any, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        count = len(legal)
        few = min(count, limit)
        return [(legal.nth(n * count // few), 1.0) for n in range(few)]

    def turn(self, state: Any) -> int:
        decision = self._game.decision(state)
        return -2 if decision is None else decision.seat

    def numbers_turns(self) -> bool:
        return False


def best_first(ranks: list[float]) -> list[int]:
    """Return the places of the ranks, the highest first; of equal ones as they come."""
    losses = [-rank for rank in ranks]
    return sorted(range(len(losses)), key=losses.__getitem__)


def weighted(
    actions: list[Action], ranks: list[float], places: list[int], sharpness: float
) -> list[tuple[Action, float]]:
    """Return the actions at *places*, the highest rank first, each with a weight.

    The first has the weight 1. Every *sharpness* that a rank is lower makes an action e times
    less likely.
    """
    top = ranks[places[0]]
    return [(actions[i], math.exp(max(LEAST, (ranks[i] - top) / sharpness))) for i in places]


def win_chances(points: list[float], spread: float) -> list[float]:
    """Return how likely each seat wins, from expected points and how far they may be wrong."""
    width = spread * WIDTH
    best = max(points)
    weights = [math.exp((point - best) / width) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def utilities(points: list[float], spread: float) -> list[float]:
    """Return what a position is worth to each seat: its chance to win, and a pinch of its lead.

    Where a game is as good as lost or won, chances are all the same, and it is
    still played for points.
    """
    values = win_chances(points, spread)
    ranked = sorted(points, reverse=True)
    for seat in range(len(points)):
        rival = ranked[1] if points[seat] == ranked[0] and len(ranked) > 1 else ranked[0]
        lead = points[seat] - rival
        values[seat] += PINCH * lead / (abs(lead) + FAR)
    return values


def utility_of(points: list[float], spread: float, seat: int) -> float:
    """Return what a position is worth to one seat: the same as for all, in a third of the time."""
    width = spread * WIDTH
    own = points[seat]
    best, second = own, -math.inf
    for n in range(len(points)):
        point = points[n]
        if n != seat and point > second:
            second = point
    if second > best:
        best = second
    total = weight = 0.0
    for n in range(len(points)):
        share = math.exp((points[n] - best) / width)
        total += share
        if n == seat:
            weight = share
    lead = own - second if len(points) > 1 else 0.0
    return weight / total + PINCH * lead / (abs(lead) + FAR)
