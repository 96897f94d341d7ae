"""Where a game is going: turns as greedy seats would play them, and the forecast there."""

import random
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.knowledge import win_chances
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import Breadth, Planner
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.confidence import exponent_of, tempered
from clocksmith.coach.picture import Point
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision

FAIR: Final = Breadth(3, 20, 0)  # nearly as people play, so that good play is no surprise
SMALL: Final = 4  # answers of a question that is no turn of its own, and such questions in a row
LONGEST: Final = 5_000  # positions looked at for one thing, so that nothing takes for ever


class Ahead:
    """Looks ahead in one game. All luck comes from the seeds it is given."""

    def __init__(self, game: Game[Any], is_tempered: bool = True) -> None:
        self.game = game
        self._is_tempered = is_tempered
        self.knowledge = knowledge_of(game)
        taught = self.knowledge.is_surpassed()
        self._forecaster = learned_knowledge_of(game) if taught else self.knowledge
        self._narrow = parameters_for(self.knowledge).narrow  # as a search plays on

    def planner(self, luck: random.Random) -> Planner:
        """Return a planner for one analysis."""
        return Planner(self.game, self.knowledge, luck, start_timer(Budget(visits=LONGEST)))

    def point(self, state: State) -> Point:
        """Return what the seats may expect by the forecast alone, or how it ended."""
        prospect = self._forecaster.prospects([state])[0]
        outcome = self.game.outcome(state)
        if outcome is None:
            chances = win_chances(prospect.points, prospect.spread)
            if self._is_tempered:
                spread = self.knowledge.spread(state)
                exponent = exponent_of(self.game.name, spread, len(chances))
                chances = list(tempered(chances, exponent))
        else:
            won = [place == 1 for place in outcome.places]
            chances = [is_first / sum(won) for is_first in won]
        return Point(tuple(chances), tuple(prospect.points))

    def settled(self, state: State) -> Point:
        """Return what the forecast says once small questions that wait have been answered.

        Until then a building may stand that is about to fall, and forecasts jump.
        """
        planner, twin = self.planner(luck_of("settled")), state.copy()
        for _ in range(SMALL):
            decision = self.game.decision(twin)
            if decision is None or isinstance(decision, Chance):
                break
            if len(decision.legal(twin)) > SMALL:
                break
            self.game.apply(twin, planner.likely(twin, decision), SILENCE)
        return self.point(twin)

    def next_turn(self, state: State, luck: random.Random, seat: Seat, turn: int) -> State:
        """Play on until *seat* has finished a turn other than *turn*, and return where that is."""
        planner, twin = self.planner(luck), state.copy()
        while (decision := self._next_question(planner, twin)) is not None:
            now = self.knowledge.turn(twin)
            line = planner.lines(twin, decision.seat, self._narrow)[0]
            twin = line.state
            if decision.seat == seat and now != turn and line.is_over:
                break
        return twin

    def whole_round(self, state: State, luck: random.Random) -> Point:
        """Let everybody finish one turn, look after each of them, and return the mean.

        A seat that has just finished a turn looks better than it is, as the others
        have not answered yet; so nobody is looked at more often than another.
        """
        planner, twin = self.planner(luck), state.copy()
        begun: dict[Seat, int] = {}  # by seat, the number of its turn
        points: list[Point] = []
        while (decision := self._next_question(planner, twin)) is not None:
            turn = self.knowledge.turn(twin)
            if begun.setdefault(decision.seat, turn) != turn:
                break
            line = planner.lines(twin, decision.seat, FAIR)[0]
            twin = line.state
            if line.is_over:
                points.append(self.point(twin))
        return mean(points) if points else self.point(twin)

    def _next_question(self, planner: Planner, state: State) -> Decision[Any] | None:
        """Let chance decide, and return what a seat is asked then."""
        planner.roll(state)
        return self.game.decision(state)


def mean(points: list[Point]) -> Point:
    """Return the mean of several looks."""
    count = len(points)
    return Point(
        tuple([sum(many) / count for many in zip(*[one.chances for one in points], strict=True)]),
        tuple([sum(many) / count for many in zip(*[one.points for one in points], strict=True)]),
    )


def luck_of(*about: object) -> random.Random:
    """Return luck that is the same whenever asked about the same."""
    return random.Random(" ".join([str(word) for word in about]))
