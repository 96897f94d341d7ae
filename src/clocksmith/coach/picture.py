"""What the coach says about a game, as plain records."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.seat import Seat
from clocksmith.table.offer import offer_of

DIGITS: Final = 5  # of chances and points, when they are written

WORKING: Final = "working"
DONE: Final = "done"


@dataclass(frozen=True)
class Point:
    """How likely each seat wins, and how many points it is expected to have."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Fortune:
    """Why the chance of a seat changed: what was drawn, what it did, what the others did."""

    draws: float
    play: float
    others: float


@dataclass(frozen=True)
class Reason:
    """A part of what a seat may expect, and by how much it is larger by the end of the game.

    *before* and *after* are what can be counted of it now, where that changes.
    """

    name: str
    points: float
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class Turning:
    """A turning point: who decided what (CHANCE: what was drawn), and whose chance it changed.

    Of a decision for which something better was found, *before* is the chance with that.
    """

    step: int
    whole: int  # the step of the question that was decided
    seat: Seat
    action: Action | None  # None of a draw
    subject: Seat  # whose chance changed
    before: float
    after: float

    def plain(self) -> dict[str, Any]:
        """Return the turning point ready for JSON."""
        return {
            "step": self.step,
            "whole": self.whole,
            "seat": int(self.seat),
            "action": None if self.action is None else offer_of(self.action),
            "subject": int(self.subject),
            "before": round(self.before, DIGITS),
            "after": round(self.after, DIGITS),
        }


@dataclass(frozen=True)
class Move:
    """A decision: what was played, what was better, and by how much in chances to win."""

    step: int
    whole: int  # the step of the question that was decided
    seat: Seat
    played: Action
    best: Action | None  # None: nothing was found whose gain exceeds its doubt
    gain: float = 0.0
    unsure: float = 0.0  # half of the interval in which the gain lies 95 times in 100
    line: tuple[Action, ...] = ()  # the better turn, as far as it changes something
    reasons: tuple[Reason, ...] = ()  # for that turn; never none where it is better
    later: bool = False  # reasons are what both turns bring once the next one was played too
    thorough: bool = False

    @property
    def points(self) -> float:
        """What the reasons add up to."""
        return sum([reason.points for reason in self.reasons])


@dataclass(frozen=True)
class Picture:
    """What is known about a game so far."""

    state: str  # working or done
    looked: int  # decisions looked at thoroughly
    decisions: int
    curve: tuple[Point, ...]  # after each step
    luck: tuple[Fortune, ...]  # by seat
    turning: tuple[Turning, ...]  # the greatest first
    moves: tuple[Move, ...]

    def plain(self) -> dict[str, Any]:
        """Return the picture ready for JSON."""
        return {
            "state": self.state,
            "looked": self.looked,
            "decisions": self.decisions,
            "curve": [written(point) for point in self.curve],
            "luck": [written(fortune) for fortune in self.luck],
            "turning": [turning.plain() for turning in self.turning],
            "moves": [_move(move) for move in self.moves],
        }


def written(record: Point | Fortune | Reason) -> dict[str, Any]:
    """Return a record of numbers ready for JSON, rounded."""
    data: dict[str, Any] = {}
    for name, value in asdict(record).items():
        if isinstance(value, tuple):
            data[name] = [round(number, DIGITS) for number in value]
        else:
            data[name] = round(value, DIGITS) if isinstance(value, float) else value
    return data


def _move(move: Move) -> dict[str, Any]:
    return {
        "step": move.step,
        "whole": move.whole,
        "seat": int(move.seat),
        "played": offer_of(move.played),
        "best": None if move.best is None else offer_of(move.best),
        "gain": round(move.gain, DIGITS),
        "unsure": round(move.unsure, DIGITS),
        "line": [offer_of(action) for action in move.line],
        "points": round(move.points, DIGITS),
        "reasons": [written(reason) for reason in move.reasons],
        "later": move.later,
        "thorough": move.thorough,
    }
