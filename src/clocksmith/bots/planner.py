"""Whole turns thought through: which runs of own answers lead where, and what that is worth.

Written once for any game. A run goes on until the turn is over (as the
knowledge of the game says) or chance decides something the seat will know
before it goes on; what other seats are asked in between is answered for them.
"""

import random
from typing import Any, Final, final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.substitute import SILENCE, Substitute
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision

LONGEST: Final = 40  # own answers in a row
MANY: Final = 1_000_000
WIDEST: Final = 1_600  # lines kept, beyond which nothing is made wider: they all need memory
MOST: Final = 4_000  # whole turns, of which then so many are kept as are ...
ENOUGH: Final = 1_000
LENGTH: Final = 1e-9  # of a value: what an answer more counts for
FEW: Final = 120  # legal answers that may all be compared
SAMPLES: Final = 4  # ways that chance may go on, when the seat goes on after it


@final
class Line:
    """A run of own answers, the position it leads to, and what that is worth to the seat."""

    def __init__(self, answers: list[Action], state: State, value: float, is_over: bool) -> None:
        self.answers = answers
        self.state = state
        self.value = value  # how likely the seat wins, and a pinch of how far it leads
        self.is_over = is_over  # the turn has ended, or chance decides next


@final
class Breadth:
    """How widely turns are thought through: lines kept, answers compared, chance sampled.

    Of lines worth exactly the same, which mostly lead to the same, *alike* are
    kept. One that *widens* is made wider as long as there is time, where a
    turn settles something; then *every* legal answer is compared where they are
    few.
    """

    def __init__(
        self,
        lines: int,
        answers: int,
        samples: int,
        alike: int = MANY,
        widens: bool = False,
    ) -> None:
        self.lines = lines
        self.answers = answers
        self.samples = samples
        self.alike = alike
        self.widens = widens
        self.every = False

    def __reduce__(self) -> tuple[Any, ...]:
        return Breadth, (self.lines, self.answers, self.samples, self.alike, self.widens)

    def wider(self) -> "Breadth":
        """Return a breadth with which much more is seen, of which nothing is too much alike."""
        more = Breadth(min(4 * self.lines, WIDEST), 2 * self.answers, self.samples)
        more.every = True
        return more


QUICK: Final = Breadth(1, 12, 0)
FAIR: Final = Breadth(4, 20, 0)  # takes an eighth of a wide look


@final
class Thought:
    """Whose turn is thought through, its number, how widely, and whether it is the *last*."""

    def __init__(self, seat: Seat, turn: int, breadth: Breadth, last: bool = False) -> None:
        self.seat = seat
        self.turn = turn
        self.breadth = breadth
        self.last = last


@final
class Planner(Substitute):
    """Thinks turns of one game through."""

    def __init__(
        self, game: Game[Any], knowledge: Knowledge[Any], luck: random.Random, timer: Timer
    ) -> None:
        super().__init__(game, knowledge, luck, timer)
        self.is_cut = False  # whether the last look left something out
        self._is_broken_off = False  # whether it had no time to be made to its end

    def turns(self, state: State, seat: Seat, breadth: Breadth) -> list[Line]:
        """Return runs as :meth:`lines` does, the best of a quick look and of one with *breadth*.

        A wide look that is broken off may have missed all good turns; then
        those of a fair one, which came between them, are there.
        """
        if breadth.lines <= FAIR.lines:
            return self.lines(state, seat, breadth)
        lines = self.lines(state, seat, QUICK)
        if self._timer.is_out():
            return lines
        fair, more = self.lines(state, seat, FAIR), self.lines(state, seat, breadth)
        if self._is_broken_off:
            more.extend(fair)
        return sorted(lines + [line for line in more if line.is_over], key=by_value)

    def lines(self, state: State, seat: Seat, breadth: Breadth) -> list[Line]:
        """Return runs of answers of *seat*, best first, at least one.

        *seat* is asked in *state*, which stays as it is. When time is up the
        runs may be short.
        """
        lines = self._beam(state, Thought(seat, self.turn(state), breadth))
        self._is_broken_off = self._timer.is_out()
        if breadth.widens and self.is_cut and self.settles(state, lines[0]):
            lines = self.widened(state, seat, breadth, lines)
        return lines

    def widened(self, state: State, seat: Seat, breadth: Breadth, lines: list[Line]) -> list[Line]:
        """Return what is *lines* and more, looking wider until time is up or all is seen.

        Where the game ends with the turn, it is looked at how.
        """
        last = self.ends(lines[0].state)
        if last:
            lines = [self._to_the_end(line, seat) for line in lines[: breadth.lines]]
        while breadth.lines < WIDEST and not self._timer.is_out():
            breadth = breadth.wider()
            more = self._beam(state, Thought(seat, self.turn(state), breadth, last))
            lines = sorted(lines + [line for line in more if line.is_over], key=by_value)
            if not self.is_cut:
                break
        return lines

    def _to_the_end(self, line: Line, seat: Seat) -> Line:
        """Return a line with what it is worth once the game is over."""
        value = self.value(self.ended(line.state), seat)
        return Line(line.answers, line.state, value, line.is_over)

    def settles(self, state: State, line: Line) -> bool:
        """Return whether a turn ends the game, or is paid out as soon as it is over."""
        return line.is_over and (self.ends(line.state) or self._knowledge.pays_out(state))

    def _beam(self, state: State, thought: Thought) -> list[Line]:
        """Return runs of answers, best first, as far as the breadth goes."""
        beam = [Line([], state, self.value(state, thought.seat), False)]
        over: list[Line] = []
        self.is_cut = False
        for _ in range(LONGEST):
            grown: list[Line] = []
            ended: list[Line] = []
            for line in beam:
                self._grow(line, thought, grown, ended)
                if self._timer.is_out():
                    break
            values = self.settled_values([line.state for line in ended], thought.seat)
            for n in range(len(ended)):
                ended[n].value = values[n]
            grown.extend(ended)
            over.extend([line for line in grown if line.is_over])
            if len(over) > MOST:
                over = sorted(over, key=by_value)[:ENOUGH]
            open_lines = [line for line in grown if not line.is_over]
            beam = best_lines(open_lines, thought.breadth)
            if len(beam) == thought.breadth.lines:
                self.is_cut = True
            if not beam or self._timer.is_out():
                break
        return sorted(over + beam, key=by_value)

    def _grow(self, line: Line, thought: Thought, grown: list[Line], ended: list[Line]) -> None:
        """Add the line with each answer worth a thought; those whose turn has ended yet unvalued.

        A small question that an answer asks is answered as well: what was
        meant is not done before, and a forecast would not see it.
        """
        for action in self._answers(line.state, thought.breadth):
            state = line.state.copy()
            self._game.apply(state, action, SILENCE)
            self._timer.visits += 1
            answers = [*line.answers, action]
            decision = self.answer_others(state, thought.seat, thought.turn)
            if decision is not None and decision.incidental():
                self._grow(Line(answers, state, line.value, False), thought, grown, ended)
            else:
                is_over = decision is None or isinstance(decision, Chance)
                value = self._worth(state, decision, thought)
                if value is None:
                    ended.append(Line(answers, state, 0.0, is_over))
                else:
                    grown.append(Line(answers, state, value, is_over))
            if self._timer.is_out():
                return

    def _answers(self, state: State, breadth: Breadth) -> list[Action]:
        """Return the answers worth a thought."""
        legal = self._game.legal(state)
        if breadth.every and len(legal) <= FEW:
            return legal.listed()
        candidates = self._knowledge.candidates(state, legal, breadth.answers)
        count = len(candidates)
        if count == breadth.answers or (count < len(legal) and not breadth.every):
            self.is_cut = True
        return [action for action, _ in candidates]

    def _worth(
        self, state: State, decision: Decision[Any] | None, thought: Thought
    ) -> float | None:
        """Return what a position is worth; None where a turn has ended and it is to be settled."""
        if isinstance(decision, Chance):
            return self._gamble(state, thought)
        if decision is not None:
            return self.value(state, thought.seat)
        return self.value(self.ended(state), thought.seat) if thought.last else None

    def _gamble(self, state: State, thought: Thought) -> float | None:
        """Return what a few samples of chance are worth, after which the seat goes on; or None."""
        total = 0.0
        seat, samples, is_cut = thought.seat, thought.breadth.samples, self.is_cut
        for sample in range(samples):
            twin = state.copy()
            self.roll(twin)
            decision = self.answer_others(twin, seat, thought.turn)
            if decision is None or isinstance(decision, Chance):
                return None
            total += self._beam(twin, Thought(seat, self.turn(twin), QUICK))[0].value
            self.is_cut = is_cut
            if self._timer.is_out():
                return total / (sample + 1)
        return total / samples if samples else None


def by_value(line: Line) -> float:
    """Return what lines are sorted by: the best first, of those worth the same the shortest."""
    return LENGTH * len(line.answers) - line.value


def best_lines(lines: list[Line], breadth: Breadth) -> list[Line]:
    """Return the best lines; of those with the same answers in another order, one."""
    if breadth.lines == 1 and lines:  # most looks are that narrow
        best = lines[0]
        for line in lines:
            if by_value(line) < by_value(best):
                best = line
        return [best]
    return distinct(sorted(lines, key=by_value), breadth.lines, breadth.alike)


def distinct(lines: list[Line], most: int, alike: int) -> list[Line]:
    """Return the first lines; of those with the same answers in another order, one.

    Of those worth the same, which follow each other, so many as may be *alike*.
    """
    unique: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    same = 0
    for line in lines:
        answers = tuple(sorted([action.index for action in line.answers]))
        if answers in seen:
            continue
        seen.add(answers)
        same = same + 1 if unique and unique[-1].value == line.value else 1
        if same <= alike:
            unique.append(line)
        if len(unique) == most:
            break
    return unique
