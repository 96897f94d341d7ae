"""Whether another answer was better, judged from what the seat could know when it answered."""

import math
import statistics
from collections import defaultdict
from dataclasses import replace
from typing import Final

from clocksmith.bots.planner import Breadth, Line
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.explanation import Explainer
from clocksmith.coach.picture import Move, Reason
from clocksmith.coach.reasons import brings, difference
from clocksmith.coach.story import Moment
from clocksmith.coach.turns import Turns, turns_of
from clocksmith.core.action import Action
from clocksmith.core.game import State
from clocksmith.core.seat import Seat

QUICK: Final = Breadth(2, 20, 0)
WIDE: Final = Breadth(8, 40, 2, widens=True)
DOUBT: Final = 0.12  # half of the interval in which a gain by forecasts lies 95 times in 100
NEAR: Final = 0.06  # chance to win; turns that look worse than that are not tried
LEAST: Final = 0.005  # chance to win; less is not worth changing one's mind
SURE: Final = 0.01  # chance to win: no interval is told as narrower, however alike trials are
RIVALS: Final = 5  # turns that are tried in a choice that is looked at thoroughly
TRIALS: Final = 6  # of each, to find the best
SAMPLES: Final = (20, 40)  # to compare it with the turn that was begun; more where it is in doubt
STUDENT: Final = 2.09  # for the first of them


class Judge:
    """Compares the answers of a seat with what it could have answered."""

    def __init__(self, ahead: Ahead, seed: int) -> None:
        self._ahead = ahead
        self._seed = seed

    def glance(self, moment: Moment) -> Move:
        """Judge by forecasts at the end of the turn.

        A gain within its uncertainty is reported, so that it is examined thoroughly,
        but no better answer is named.
        """
        turns = self._turns(moment, QUICK)
        own = turns.own[0]
        if not turns.others or turns.others[0].value <= own.value + LEAST:
            return Move(*about(moment), None, unsure=DOUBT)
        best = turns.others[0]
        gain = best.value - own.value
        if gain <= DOUBT:
            return Move(*about(moment), None, gain, DOUBT)
        move = Move(*about(moment), best.answers[0], gain, DOUBT)
        return self._explained(move, turns, best)

    def look(self, moment: Moment) -> Move:
        """Judge by what follows: play on from the best turns, again and again, in new deals."""
        turns = self._turns(moment, WIDE)
        best = self._try(moment, turns)
        trials = Trials()
        if best is not turns.own[0]:
            for count in SAMPLES:
                self._compare(moment, turns, best, trials, count)
                if not trials.is_doubtful():
                    break
        gain, unsure = trials.gain(), trials.unsure()
        if gain <= max(unsure, LEAST):
            return Move(*about(moment), None, unsure=unsure, thorough=True)
        sure = max(unsure, SURE)
        move = Move(*about(moment), best.answers[0], gain, sure, thorough=True)
        return self._explained(move, turns, best, brings(trials.parts()))

    def _explained(
        self, move: Move, turns: Turns, best: Line, later: tuple[Reason, ...] = ()
    ) -> Move:
        """Return a judgement with its reasons; without any, no better answer is named.

        What both turns bring at once comes first; where that is no gain, what is *later*.
        """
        explainer = Explainer(self._ahead.game, self._ahead.knowledge, turns.state, turns.seat)
        reasons = explainer.compared(best.state, turns.own[0].state)
        if not reasons and not later:
            return replace(move, best=None, gain=0.0 if move.thorough else move.gain)
        line = explainer.essential(best.answers)
        return replace(move, line=line, reasons=reasons or later, later=not reasons)

    def _turns(self, moment: Moment, breadth: Breadth) -> Turns:
        luck = luck_of(self._seed, "deal", moment.number)
        return turns_of(self._ahead, moment.state, moment.seat, moment.action, breadth, luck)

    def _try(self, moment: Moment, turns: Turns) -> Line:
        """Return the turn that does best in a few trials, the best that was begun among them."""
        own = turns.own[0]
        rivals = [line for line in turns.others if line.value > own.value - NEAR]
        if not rivals:
            return own
        tried = [own, *rivals[:RIVALS]]
        worth = [0.0] * len(tried)
        for place, line in enumerate(tried):
            for number in range(TRIALS):
                state = self._play_on(moment, turns, line, number)
                worth[place] += self._ahead.point(state).chances[moment.seat]
        return tried[worth.index(max(worth))]

    def _compare(
        self, moment: Moment, turns: Turns, best: Line, trials: "Trials", count: int
    ) -> None:
        """Play on from the best turn and from the one begun, under the same luck for both.

        It is other luck than that which chose the best.
        """
        first = TRIALS + len(trials.chances)
        for number in range(first, first + count):
            one = self._play_on(moment, turns, best, number)
            two = self._play_on(moment, turns, turns.own[0], number)
            seat = moment.seat
            chances = [self._ahead.point(state).chances[seat] for state in (one, two)]
            parts = difference(self._ahead.knowledge, one, two, seat)
            trials.note(chances[0] - chances[1], parts)

    def _play_on(self, moment: Moment, turns: Turns, line: Line, number: int) -> State:
        """Return where a turn leads in a new deal, once the seat has had its next turn."""
        luck = luck_of(self._seed, "trial", moment.number, number)
        state = line.state.copy()
        self._ahead.game.redeal(state, moment.seat, luck.randrange)
        return self._ahead.next_turn(state, luck, moment.seat, turns.turn)


def about(moment: Moment) -> tuple[int, int, Seat, Action]:
    """Return what a judgement says first: when it was, who decided, and what was played."""
    return moment.step, moment.whole, moment.seat, moment.action


class Trials:
    """By how much one turn did better than another, under the same luck, time after time."""

    def __init__(self) -> None:
        self.chances: list[float] = []
        self._parts: dict[str, float] = defaultdict(float)

    def note(self, more: float, parts: dict[str, float]) -> None:
        """Add one: how much more likely the seat wins, and by which parts it may expect more."""
        self.chances.append(more)
        for name, points in parts.items():
            self._parts[name] += points

    def gain(self) -> float:
        """Return the mean gain in chances to win."""
        return statistics.fmean(self.chances) if self.chances else 0.0

    def unsure(self) -> float:
        """Return half of the interval in which the gain lies 95 times in 100."""
        if not self.chances:
            return 0.0
        return STUDENT * statistics.stdev(self.chances) / math.sqrt(len(self.chances))

    def parts(self) -> dict[str, float]:
        """Return the mean of what the seat may expect more, in parts."""
        return {name: points / len(self.chances) for name, points in self._parts.items()}

    def is_doubtful(self) -> bool:
        """Return whether it may be better, and may be not."""
        return LEAST < self.gain() <= self.unsure()
