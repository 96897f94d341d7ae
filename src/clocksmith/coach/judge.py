"""Whether another answer was better, judged from what the seat could know when it answered."""

import statistics
from typing import Final

from clocksmith.bots.planner import Breadth, Line
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.picture import Move, Point
from clocksmith.coach.reasons import reasons
from clocksmith.coach.story import Moment
from clocksmith.coach.turns import Turns, turns_of

QUICK: Final = Breadth(3, 20, 0)
WIDE: Final = Breadth(8, 40, 2)
DOUBT: Final = 0.06  # half of the interval in which a gain by forecasts lies 95 times of 100
LEAST: Final = 0.005  # chance to win; less is not worth changing one's mind
RIVALS: Final = 5  # turns that are tried in a choice that is looked at thoroughly
TRIALS: Final = 6  # of each, to find the best
SAMPLES: Final = 20  # of the best and of the turn that was begun, to compare them
STUDENT: Final = 2.09  # for that many


class Judge:
    """Compares the answers of a seat with what it could have answered."""

    def __init__(self, ahead: Ahead, seed: int) -> None:
        self._ahead = ahead
        self._seed = seed

    def glance(self, moment: Moment) -> Move:
        """Judge by forecasts at the end of the turn."""
        turns = self._turns(moment, QUICK)
        own = turns.own[0]
        if not turns.others or turns.others[0].value <= own.value + LEAST:
            return Move(moment.step, moment.seat, moment.action, None, unsure=DOUBT)
        best = turns.others[0]
        more = self._points(best, moment) - self._points(own, moment)
        return self._better(moment, best, own, (best.value - own.value, DOUBT, more))

    def look(self, moment: Moment) -> Move:
        """Judge by what follows: play on from the best turns, again and again, in new deals."""
        turns = self._turns(moment, WIDE)
        best = self._tried(moment, turns)
        own = turns.own[0]
        if best is own:
            return Move(moment.step, moment.seat, moment.action, None, thorough=True)
        gained = self._compared(moment, turns, best, own)
        if gained[0] < LEAST:
            return Move(
                moment.step, moment.seat, moment.action, None, unsure=gained[1], thorough=True
            )
        return self._better(moment, best, own, gained, thorough=True)

    def _turns(self, moment: Moment, breadth: Breadth) -> Turns:
        luck = luck_of(self._seed, "deal", moment.number)
        return turns_of(self._ahead, moment.state, moment.seat, moment.action, breadth, luck)

    def _tried(self, moment: Moment, turns: Turns) -> Line:
        """Return the turn that does best in a few trials; the one begun is the first of its own."""
        rivals = [line for line in turns.others if line.value > turns.own[0].value - DOUBT]
        tried = [turns.own[0], *rivals[:RIVALS]]
        if len(tried) == 1:
            return tried[0]
        worth = [
            sum([self._sample(moment, turns, line, number)[0] for number in range(TRIALS)])
            for line in tried
        ]
        return tried[worth.index(max(worth))]

    def _compared(
        self, moment: Moment, turns: Turns, best: Line, own: Line
    ) -> tuple[float, float, float]:
        """Return how much more likely the best turn wins, how unsure that is, and more points.

        Under the same luck for both, and other luck than that which chose the best.
        """
        chances: list[float] = []
        points: list[float] = []
        for number in range(TRIALS, TRIALS + SAMPLES):
            one = self._sample(moment, turns, best, number)
            two = self._sample(moment, turns, own, number)
            chances.append(one[0] - two[0])
            points.append(one[1] - two[1])
        error = STUDENT * statistics.stdev(chances) / SAMPLES**0.5
        return statistics.fmean(chances), error, statistics.fmean(points)

    def _sample(self, moment: Moment, turns: Turns, line: Line, number: int) -> tuple[float, float]:
        """Return the chance to win and the points of the seat, a round after a turn."""
        luck = luck_of(self._seed, "trial", moment.number, number)
        state = line.state.copy()
        self._ahead.game.redeal(state, moment.seat, luck.randrange)
        point: Point = self._ahead.next_turn(state, luck, moment.seat, turns.turn)
        return point.chances[moment.seat], point.points[moment.seat]

    def _points(self, line: Line, moment: Moment) -> float:
        return self._ahead.knowledge.forecast(line.state)[moment.seat]

    def _better(
        self,
        moment: Moment,
        best: Line,
        own: Line,
        gained: tuple[float, float, float],
        thorough: bool = False,
    ) -> Move:
        gain, unsure, points = gained
        why = reasons(self._ahead.knowledge, best.state, own.state, moment.seat)
        return Move(
            moment.step,
            moment.seat,
            moment.action,
            best.answers[0],
            gain,
            unsure,
            points,
            why,
            thorough,
        )
