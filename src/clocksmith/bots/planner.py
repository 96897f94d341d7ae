"""Whole turns thought through: which runs of own answers lead where, and what that is worth.

Written once for any game. A run goes on until the turn is over (as the
knowledge of the game says) or chance decides something the seat will know
before it goes on; what other seats are asked in between is answered for them.
"""

import random
from typing import Any, Final, final

from clocksmith.bots.knowledge.knowledge import Knowledge, win_chances
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.core.weights import place_among

SILENCE: Final = Silence()
LONGEST: Final = 40  # own answers in a row
OTHERS: Final = 6  # answers of another seat that are compared
SAMPLES: Final = 4  # ways that chance may go on, when the seat goes on after it


@final
class Line:
    """A run of own answers, the position it leads to, and what that is worth to the seat."""

    def __init__(self, answers: list[Action], state: State, value: float, is_over: bool) -> None:
        self.answers = answers
        self.state = state
        self.value = value  # how likely the seat wins
        self.is_over = is_over  # the turn has ended, or chance decides next


@final
class Breadth:
    """How widely turns are thought through: lines kept, answers compared, chance sampled.

    Of lines worth exactly the same, which mostly come to the same, *alike* are kept.
    """

    def __init__(self, lines: int, answers: int, samples: int, alike: int = 1000) -> None:
        self.lines = lines
        self.answers = answers
        self.samples = samples
        self.alike = alike


QUICK: Final = Breadth(1, 12, 0)


@final
class Planner:
    """Thinks turns of one game through."""

    def __init__(
        self, game: Game[Any], knowledge: Knowledge[Any], luck: random.Random, timer: Timer
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._luck = luck
        self._timer = timer

    def lines(self, state: State, seat: Seat, breadth: Breadth) -> list[Line]:
        """Return runs of answers of *seat*, best first, at least one.

        *seat* is asked in *state*, which stays as it is. When time is up the
        runs may be short.
        """
        turn = self._knowledge.turn(state)
        kept = [Line([], state, self.value(state, seat), False)]
        over: list[Line] = []
        for _ in range(LONGEST):
            grown: list[Line] = []
            for line in kept:
                self._grow(line, seat, turn, breadth, grown)
                if self._timer.is_out():
                    break
            over.extend([line for line in grown if line.is_over])
            kept = best_lines([line for line in grown if not line.is_over], breadth)
            if not kept or self._timer.is_out():
                break
        return sorted(over + kept, key=by_value)

    def turn(self, state: State) -> int:
        """Return the number of the turn."""
        return self._knowledge.turn(state)

    def value(self, state: State, seat: Seat) -> float:
        """Return how likely *seat* wins from *state*, by the forecast alone."""
        knowledge = self._knowledge
        return win_chances(knowledge.forecast(state), knowledge.spread(state))[seat]

    def _grow(self, line: Line, seat: Seat, turn: int, breadth: Breadth, grown: list[Line]) -> None:
        """Add the line with each answer worth a thought."""
        legal = self._game.legal(line.state)
        for action, _ in self._knowledge.candidates(line.state, legal, breadth.answers):
            state = line.state.copy()
            self._game.apply(state, action, SILENCE)
            self._timer.visits += 1
            grown.append(self._advance(state, [*line.answers, action], seat, turn, breadth))
            if self._timer.is_out():
                return

    def _advance(
        self, state: State, answers: list[Action], seat: Seat, turn: int, breadth: Breadth
    ) -> Line:
        """Return the line to where *seat* goes on, or its turn is over, or chance decides."""
        decision = self.answer_others(state, seat, turn)
        if decision is None:
            return Line(answers, state, self.value(state, seat), True)
        if isinstance(decision, Chance):
            return Line(answers, state, self._gamble(state, seat, turn, breadth), True)
        return Line(answers, state, self.value(state, seat), False)

    def answer_others(self, state: State, seat: Seat, turn: int) -> Decision[Any] | None:
        """Answer for other seats while the turn lasts; return what is asked then.

        None when the turn is over; else a question to *seat*, or to chance.
        """
        while True:
            decision = self._game.decision(state)
            if decision is None or not self._knowledge.goes_on(state, seat, turn):
                return None
            if decision.seat == seat or isinstance(decision, Chance):
                return decision
            self._game.apply(state, self.likely(state, decision), SILENCE)

    def likely(self, state: State, decision: Decision[Any]) -> Action:
        """Return the answer that looks best for the seat that is asked."""
        found = self._knowledge.candidates(state, decision.legal(state), OTHERS)
        best = found[0][0]
        if len(found) > 1:
            highest = -1.0
            for action, _ in found:
                twin = state.copy()
                self._game.apply(twin, action, SILENCE)
                self._timer.visits += 1
                value = self.value(twin, decision.seat)
                if value > highest:
                    highest = value
                    best = action
                if self.is_late():
                    break
        return best

    def is_late(self) -> bool:
        """Return whether there is no time left to think anything through."""
        return self._timer.is_late()

    def _gamble(self, state: State, seat: Seat, turn: int, breadth: Breadth) -> float:
        """Return the worth of a position in which chance decides.

        If the seat goes on after it, what it would then do is tried in a few
        samples; else the forecast looks at it as it is.
        """
        total = 0.0
        for sample in range(breadth.samples):
            twin = state.copy()
            self.roll(twin)
            decision = self.answer_others(twin, seat, turn)
            if decision is None or isinstance(decision, Chance):
                break
            total += self.lines(twin, seat, QUICK)[0].value
            if self._timer.is_out():
                return total / (sample + 1)
        else:
            if breadth.samples:
                return total / breadth.samples
        return self.value(state, seat)

    def roll(self, state: State) -> None:
        """Let chance decide until a seat is asked."""
        decision = self._game.decision(state)
        while isinstance(decision, Chance):
            weights = decision.weights(state)
            place = place_among(weights, self._luck.randrange(sum(weights)))
            self._game.apply(state, decision.legal(state).nth(place), SILENCE)
            decision = self._game.decision(state)


def by_value(line: Line) -> float:
    """Return what lines are sorted by, the best first."""
    return -line.value


def best_lines(lines: list[Line], breadth: Breadth) -> list[Line]:
    """Return the best lines; of those with the same answers in another order, one."""
    return distinct(sorted(lines, key=by_value), breadth.lines, breadth.alike)


def distinct(lines: list[Line], most: int, alike: int) -> list[Line]:
    """Return the first lines; of those with the same answers in another order, one.

    Of those worth the same, which follow each other, so many as may be *alike*.
    """
    kept: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    same = 0
    for line in lines:
        answers = tuple(sorted([action.index for action in line.answers]))
        if answers in seen:
            continue
        seen.add(answers)
        same = same + 1 if kept and kept[-1].value == line.value else 1
        if same <= alike:
            kept.append(line)
        if len(kept) == most:
            break
    return kept
