"""Why an answer is advised: what it brings by itself, and what only a later plan brings.

An answer is compared with doing without it, at the same time of the turn, so that only what it
changes differs. Where the seat may end its turn as it stands, it is compared with that; where it
must answer something, with another answer.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.planner import Line, Planner
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.picture import Reason, written
from clocksmith.coach.reasons import brings, difference, parts_of, total
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision
from clocksmith.table.offer import offer_of

LONGEST: Final = 2_000  # positions looked at for one explanation
TINY: Final = 0.05  # points; a step that changes less is left out of a plan ...
HARDLY: Final = 0.003  # ... if its chance to win is not lower than that either
STEPS: Final = 40  # questions until a turn is over in which nothing more is done


@dataclass(frozen=True)
class Plan:
    """The later answers of a turn, and what the turn brings only with them."""

    steps: tuple[Action, ...]
    reasons: tuple[Reason, ...]

    def plain(self) -> dict[str, Any]:
        """Return the plan ready for JSON."""
        steps = [offer_of(action) for action in self.steps]
        return {"steps": steps, "reasons": [written(reason) for reason in self.reasons]}


@dataclass(frozen=True)
class Explanation:
    """What an answer brings by the end of the game, in points, the greatest gain first.

    Reasons are of what the answer itself changes. They add up to more than nothing, and so do those
    of the plan; together they are the *gain*. Where nothing can be counted, there are none.
    """

    gain: float = 0.0
    reasons: tuple[Reason, ...] = ()
    plan: Plan | None = None
    beside: Action | None = None  # the answer it is compared with; None for ending the turn

    def plain(self) -> dict[str, Any]:
        """Return the explanation ready for JSON."""
        return {
            "gain": round(self.gain, 5),
            "reasons": [written(reason) for reason in self.reasons],
            "plan": None if self.plan is None else self.plan.plain(),
            "beside": None if self.beside is None else offer_of(self.beside),
        }


@dataclass(frozen=True)
class Course:
    """A turn, and where it ends with its first answer alone and with all of them."""

    line: Line
    begun: State  # with the first answer and what it asks at once, and as little as possible more
    used: int  # answers of the line that belong to the first one
    ended: State


class Explainer:
    """Explains the turns that begin in one position, which is dealt anew for the seat."""

    def __init__(
        self, game: Game[Any], knowledge: Knowledge[Any], state: State, seat: Seat
    ) -> None:
        self._game = game
        self._knowledge = knowledge.by_hand()  # its parts have names
        self._learned = knowledge
        timer = start_timer(Budget(visits=LONGEST))
        self._planner = Planner(game, self._knowledge, random.Random(0), timer)
        self._state = state
        self._seat = seat
        self._turn = self._planner.turn(state)
        self._may_close = knowledge.closing(state) is not None

    def explain(self, line: Line, others: Sequence[Line]) -> Explanation:
        """Return why *line* is worth playing: beside ending the turn, or the least of *others*."""
        if self._knowledge.closing(self._state) is line.answers[0]:
            return Explanation()
        course = self._course(line)
        if self._may_close:
            idle = self.rested(self._state)
            return self._told(course, idle, idle, None)
        courses = [self._course(other) for other in others if other is not line]
        if not courses:
            return Explanation()
        least = min(courses, key=lambda one: self._worth(one.ended))
        return self._told(course, least.begun, least.ended, least.line.answers[0])

    def compared(self, better: State, worse: State) -> tuple[Reason, ...]:
        """Return what a turn brings compared with another, by where they end.

        None where that is no gain. What can be counted is included.
        """
        better, worse = self.rested(better), self.rested(worse)
        return self._counted(brings(self._gained(better, worse)), better, worse)

    def caused(self, end: State) -> tuple[Reason, ...]:
        """Return what a turn changes compared with ending it at once, the greatest gain first.

        Losses are included. None where it cannot be ended at once.
        """
        if not self._may_close:
            return ()
        end, idle = self.rested(end), self.rested(self._state)
        return self._counted(parts_of(self._gained(end, idle)), end, idle)

    def essential(self, answers: Sequence[Action]) -> tuple[Action, ...]:
        """Return the answers of a turn without those that change nothing; the first one stays.

        Only what need not have been answered is left out.
        """
        kept = list(answers)
        end = self._played(kept, set())
        optional: set[int] = set()
        if end is None or self._played(kept, optional) is None:
            return tuple(answers)
        for place in sorted(optional - {0}, reverse=True):
            shorter = kept[:place] + kept[place + 1 :]
            state = self._played(shorter, set())
            if state is not None and self._is_alike(state, end):
                kept = shorter
        return tuple(kept)

    def _is_alike(self, state: State, end: State) -> bool:
        """Return whether one end of the turn is worth as much as another, by all that is known."""
        if sum(self._gained(state, end).values()) < -TINY:
            return False
        one, other = self._learned.prospects([state, end])
        return one.utility_of(self._seat) > other.utility_of(self._seat) - HARDLY

    def rested(self, state: State) -> State:
        """Return where the turn ends when as little as possible is done."""
        twin = state.copy()
        for _ in range(STEPS):
            decision = self._asked(twin)
            if decision is None:
                break
            answer = self._knowledge.closing(twin)
            if answer is None or decision.refusal(twin, answer) is not None:
                answer = self._planner.likely(twin, decision)
            self._game.apply(twin, answer, SILENCE)
        return twin

    def _played(self, answers: Sequence[Action], optional: set[int]) -> State | None:
        """Return where a turn with these answers ends; None where one of them is not legal.

        The places of those that need not have been given are added to *optional*.
        """
        twin = self._state.copy()
        for place, action in enumerate(answers):
            decision = self._asked(twin)
            if decision is None or decision.refusal(twin, action) is not None:
                return None
            if self._knowledge.closing(twin) is not None:
                optional.add(place)
            self._game.apply(twin, action, SILENCE)
        return self.rested(twin)

    def _told(
        self, course: Course, begun: State, ended: State, beside: Action | None
    ) -> Explanation:
        whole = self._gained(course.ended, ended)
        own = self._gained(course.begun, begun)
        steps = self.essential(course.line.answers)[course.used :]
        reasons = brings(own)
        if reasons:
            whole = {name: points - own.get(name, 0.0) for name, points in whole.items()}
        later = brings(whole) if steps else ()
        plan = Plan(steps, later) if later else None
        gain = total(reasons) + total(later)
        counted = self._counted(reasons, course.begun, begun)
        return Explanation(gain, counted, plan, beside if gain else None)

    def _course(self, line: Line) -> Course:
        twin, used = self._state.copy(), 0
        kind = type(self._game.decision(twin))
        for action in line.answers:
            decision = self._asked(twin)
            if decision is None or (used and self._is_new(twin, decision, kind)):
                break
            self._game.apply(twin, action, SILENCE)
            used += 1
        self._asked(twin)
        begun = self.rested(twin)
        return Course(line, begun, used, self.rested(line.state))

    def _is_new(self, state: State, decision: Decision[Any], kind: type) -> bool:
        """Return whether a question no longer belongs to the first answer."""
        if self._may_close:
            return type(decision) is kind or self._knowledge.closing(state) is not None
        return not decision.incidental()

    def _asked(self, state: State) -> Decision[Any] | None:
        """Return what the seat is asked next in its turn; None when that is over."""
        decision = self._planner.answer_others(state, self._seat, self._turn)
        return None if isinstance(decision, Chance) else decision

    def _gained(self, better: State, worse: State) -> dict[str, float]:
        """Return how two ends of the turn differ."""
        return difference(self._knowledge, *self._aligned(better, worse), self._seat)

    def _aligned(self, one: State, other: State) -> tuple[State, State]:
        """Return two ends of the turn at the same time.

        Where only one of them waits for chance, chance decides there: who is to move next counts
        in a forecast, and is no reason.
        """
        waits = [self._planner.turn(state) == self._turn for state in (one, other)]
        return (one, other) if waits[0] == waits[1] else (self._rolled(one), self._rolled(other))

    def _rolled(self, state: State) -> State:
        twin = state.copy()
        self._planner.roll(twin)
        return twin

    def _worth(self, state: State) -> float:
        points = self._knowledge.forecast(state)
        others = [one for seat, one in enumerate(points) if seat != self._seat]
        return points[self._seat] - sum(others) / max(1, len(others))

    def _counted(
        self, reasons: tuple[Reason, ...], after: State, before: State
    ) -> tuple[Reason, ...]:
        """Return reasons with what can be counted, where that changes."""
        after, before = self._aligned(after, before)
        now = self._knowledge.counts(before, self._seat)
        then = self._knowledge.counts(after, self._seat)
        return tuple(
            [
                Reason(one.name, one.points, now[one.name], then[one.name])
                if now.get(one.name) != then.get(one.name)
                else one
                for one in reasons
            ]
        )
