"""The course of a game: what each seat might expect after every step, and why it changed.

The game is over, so the true positions are looked at. At first a position is
worth what the forecast says once small questions are answered. Where turns and
draws begin and end, the game is then played on for a round, again and again;
what that changes is carried over to the positions in between.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.picture import Fortune, Point
from clocksmith.coach.story import Moment, Story
from clocksmith.core.game import State
from clocksmith.core.seat import CHANCE

TRUST: Final = 3.0  # how many samples the forecast is worth
TINY: Final = 1e-3  # chance to win; below it, how many times more does not matter


@dataclass(frozen=True)
class Stretch:
    """A turn or a draw: its moments, and the point before each of them and after the last."""

    moments: list[Moment]
    points: tuple[Point, ...]


class Curve:
    """What the seats might expect after every action from the deal on."""

    def __init__(self, story: Story, ahead: Ahead, seed: int) -> None:
        self._story = story
        self._ahead = ahead
        self._seed = seed
        self._first = story.ends[0]  # actions of the deal
        self._base = [ahead.settled(state) for state in story.states[self._first :]]
        self._sums: dict[int, list[float]] = {}  # by anchor: samples, added up
        self._fresh: dict[int, list[float]] = {}  # that are not counted yet
        self.samples = 0  # of every anchor
        self.anchors = self._anchors()

    def play_on(self, anchor: int) -> None:
        """Play on from an anchor once more; :meth:`count` once it was done from all."""
        luck = luck_of(self._seed, "round", anchor, self.samples)
        self._fresh[anchor] = _numbers(self._ahead.whole_round(self._state(anchor), luck))

    def count(self) -> None:
        """Count what was played on last."""
        for anchor, fresh in self._fresh.items():
            known = self._sums.get(anchor, [0.0] * len(fresh))
            self._sums[anchor] = [old + new for old, new in zip(known, fresh, strict=True)]
        self._fresh.clear()
        self.samples += 1

    def __len__(self) -> int:
        return len(self._base)

    def points(self) -> tuple[Point, ...]:
        """Return what might be expected after each step."""
        points = self._points()
        return tuple([points[end - self._first] for end in self._story.ends])

    def luck(self) -> tuple[Fortune, ...]:
        """Return, by seat, what draws, its own and the others' decisions changed."""
        points = self._points()
        parts = [[0.0, 0.0, 0.0] for _ in range(self._story.seats)]
        for place, moment in enumerate(self._story.moments[self._first :]):
            before, after = points[place].chances, points[place + 1].chances
            for seat, part in enumerate(parts):
                cause = 0 if moment.seat == CHANCE else 1 if moment.seat == seat else 2
                part[cause] += after[seat] - before[seat]
        return tuple([Fortune(*part) for part in parts])

    def stretches(self) -> list[Stretch]:
        """Return the turns and draws of the game, with what might be expected around each."""
        points, last = self._points(), len(self._base) - 1
        moments = self._story.moments
        return [
            Stretch(
                moments[self._first + start : self._first + end], tuple(points[start : end + 1])
            )
            for start, end in pairwise([*self.anchors, last])
            if end > start
        ]

    def _state(self, place: int) -> State:
        return self._story.states[self._first + place]

    def _anchors(self) -> list[int]:
        """Return where turns and draws begin and end; not the end of the game, which is known."""
        knowledge, game = self._ahead.knowledge, self._ahead.game
        anchors: list[int] = []
        was: tuple[bool, int] | None = None
        for place in range(len(self._base)):
            state = self._state(place)
            decision = game.decision(state)
            if decision is None:
                break
            now = decision.seat == CHANCE, knowledge.turn(state)
            if now != was:
                anchors.append(place)
            was = now
        return anchors

    def _points(self) -> list[Point]:
        """Return the forecasts, moved by what playing on has changed."""
        if not self.samples:
            return self._base
        points: list[Point] = []
        last = len(self._base) - 1
        for start, end in pairwise([*self.anchors, last]):
            one, two = self._moved(start), self._moved(end)
            for place in range(start, end):
                share = (place - start) / (end - start)
                points.append(_shifted(self._base[place], one, two, share))
        return [*points, _shifted(self._base[last], self._moved(last), self._moved(last), 0.0)]

    def _moved(self, anchor: int) -> list[float]:
        """Return how playing on moves an anchor: factors of chances, and points to add."""
        seats = self._story.seats
        if anchor not in self._sums:
            return [1.0] * seats + [0.0] * seats
        base, whole = _numbers(self._base[anchor]), self.samples + TRUST
        now = [
            (total + TRUST * first) / whole
            for total, first in zip(self._sums[anchor], base, strict=True)
        ]
        factors = [(now[seat] + TINY) / (base[seat] + TINY) for seat in range(seats)]
        return factors + [now[number] - base[number] for number in range(seats, 2 * seats)]


def _numbers(point: Point) -> list[float]:
    return [*point.chances, *point.points]


def _shifted(base: Point, one: list[float], two: list[float], share: float) -> Point:
    """Return a point moved by something between *one* and *two*."""
    seats = len(base.chances)
    chances = [
        chance * left ** (1.0 - share) * right**share
        for chance, left, right in zip(base.chances, one[:seats], two[:seats], strict=True)
    ]
    points = [
        number + (1.0 - share) * left + share * right
        for number, left, right in zip(base.points, one[seats:], two[seats:], strict=True)
    ]
    total = sum(chances)
    return Point(tuple([chance / total for chance in chances]), tuple(points))
