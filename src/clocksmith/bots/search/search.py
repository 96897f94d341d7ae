"""Information-set Monte Carlo tree search over whole turns.

Each visit deals anew what the seat cannot know, tries one of its turns, lets
the others answer with turns of theirs, and ends a round or two later with the
forecast instead of a play-out. The first turn tried in any position is the
one that greedy play would choose; others are added as visits grow.
"""

import random
from typing import Any, final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.planner import Line, Planner, distinct
from clocksmith.bots.search.parameters import SearchParameters
from clocksmith.bots.search.tree import Node, select
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat


@final
class Search:
    """Compares the turns that a seat may play."""

    def __init__(
        self,
        game: Game[Any],
        knowledge: Knowledge[Any],
        seat: Seat,
        seed: int,
        parameters: SearchParameters,
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._planned_by = knowledge if parameters.thorough else knowledge.by_hand()
        self._seat = seat
        self._seed = seed
        self._parameters = parameters
        self.root = Node(0)
        self.lines: list[Line] = []
        self.is_certain = False  # nothing that is not yet known can change the choice
        self._turn = 0  # the number of the turn that is to be played
        self._bias = 0.0  # how far results differ from forecasts, in the mean

    def plan(self, state: State, timer: Timer) -> None:
        """Find the turns to compare; the seat is asked in *state*."""
        wide = self._parameters.wide
        planning = timer.part(self._parameters.planning)
        planner = self.planner(planning)
        lines = planner.turns(state, self._seat, wide)
        timer.visits = planning.visits
        whole = [line for line in lines if line.is_over]
        if whole and planner.ends(whole[0].state):  # nothing to look ahead at: look wider
            self.is_certain = True
            if planner.is_cut:
                whole = self.planner(timer).widened(state, self._seat, wide, whole)
        self.lines = distinct(whole if whole else lines, self._parameters.turns, wide.alike)
        self._turn = planner.turn(state)
        self.root = Node(len(self._knowledge.forecast(state)))
        self.is_certain = self.is_certain or len(self.lines) == 1
        if not self.is_certain and self._planned_by is not self._knowledge:
            self._judge()

    def planner(self, timer: Timer) -> Planner:
        """Return the planner that finds turns of the seat, in the time that *timer* leaves."""
        return Planner(self._game, self._planned_by, random.Random(self._seed), timer)

    def _judge(self) -> None:
        """Value the turns by all that is known, what was learned included."""
        prospects = self._knowledge.prospects([line.state for line in self.lines])
        for n in range(len(prospects)):
            self.lines[n].value = prospects[n].utilities()[self._seat]

    def adopt(self, state: State, runs: list[list[Action]], timer: Timer) -> None:
        """Compare the turns that somebody else has found."""
        planner = Planner(self._game, self._knowledge, random.Random(self._seed), timer)
        turn = planner.turn(state)
        lines: list[Line] = []
        for run in runs:
            twin = state.copy()
            for action in run:
                self._game.apply(twin, action, SILENCE)
                planner.answer_others(twin, self._seat, turn)
            lines.append(Line(run, twin, 0.0, True))
        self.compare(state, lines)

    def compare(self, state: State, lines: list[Line]) -> None:
        """Compare turns that lead somewhere, once valued; the seat is asked in *state*."""
        self.lines = lines
        self._turn = self._knowledge.turn(state)
        self.root = Node(len(self._knowledge.forecast(state)))
        self._judge()

    def think(self, timer: Timer) -> None:
        """Visit what may follow the turns until the budget is spent."""
        while not self.is_certain and not timer.is_out():
            self._visit(timer)

    def tallies(self) -> list[tuple[int, list[float]]]:
        """Return the visits and results of every turn."""
        nodes = [self.root.child(line) for line in self.lines]
        return [(node.visits, node.totals) for node in nodes]

    def merge(self, tallies: list[tuple[int, list[float]]]) -> None:
        """Add what another search found out about the same turns."""
        for line, (visits, totals) in zip(self.lines, tallies, strict=True):
            self.root.add(totals, visits)
            self.root.child(line).add(totals, visits)
        expected = 0.0
        for line in self.lines:
            expected += line.value * self.root.child(line).visits
        if self.root.visits:
            self._bias = (self.root.totals[self._seat] - expected) / self.root.visits

    def best(self) -> Line:
        """Return the turn with the best worth so far."""
        return max(self.lines, key=self.worth)

    def worth(self, line: Line) -> float:
        """Return how likely the seat wins with a turn, by all that was seen of it."""
        node = self.root.child(line)
        return node.worth(self._seat, line.value + self._bias, self._parameters.prior_visits)

    def _visit(self, timer: Timer) -> None:
        """Try one turn of the seat and one way to go on, and note the result."""
        timer.visits += 1
        line = select(self.root, self.lines, self._seat, self._bias, self._parameters)
        node = self.root.child(line)
        luck = random.Random(self._seed * 1_000_003 + node.visits)
        state = line.state.copy()
        self._game.redeal(state, self._seat, luck.randrange)
        path = [self.root, node]
        dealt = self._worths(state) if self._parameters.control_variate else []
        values = self._go_on(state, path, Planner(self._game, self._planned_by, luck, timer))
        if timer.is_out():
            return  # some turn was not thought through
        if dealt:
            meant = self._worths(line.state)
            values = [values[i] + meant[i] - dealt[i] for i in range(len(values))]
        for passed in path:
            passed.add(values, 1)
        self._bias += (values[self._seat] - line.value - self._bias) / self.root.visits

    def _go_on(self, state: State, path: list[Node], planner: Planner) -> list[float]:
        """Let seats take turns until the seat has had its next ones; of the last, the best."""
        node, parameters = path[-1], self._parameters
        turn, left = self._turn, parameters.rounds
        while True:
            planner.roll(state)
            decision = self._game.decision(state)
            if decision is None:
                break
            seat = decision.seat
            is_own, now = seat == self._seat, self._knowledge.turn(state)
            if is_own and now != turn:  # chance may have split the turn before
                turn = now
                left -= 1
            is_last = is_own and left == 0
            lines = planner.lines(state, seat, parameters.breadth(is_own))
            few = 1 if is_last else node.width(parameters.widening)
            line = select(node, lines[:few], seat, 0.0, parameters)
            node = node.child(line)
            path.append(node)
            state = line.state
            if is_last and line.is_over:
                break
        return self._worths(state)

    def _worths(self, state: State) -> list[float]:
        """Return what a position is worth to each seat, by the forecast alone."""
        return self._knowledge.prospects([state])[0].utilities()
