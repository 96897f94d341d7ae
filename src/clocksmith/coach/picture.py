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
    """A part of what a seat may expect, and by how much it is larger."""

    name: str
    points: float


@dataclass(frozen=True)
class Move:
    """A decision: what was played, what was better, and by how much in chances to win."""

    step: int
    seat: Seat
    played: Action
    best: Action | None  # None: nothing was found whose gain exceeds its doubt
    gain: float = 0.0
    unsure: float = 0.0  # half of the interval in which the gain lies 95 times in 100
    points: float = 0.0  # that the seat may expect more
    reasons: tuple[Reason, ...] = ()
    thorough: bool = False


@dataclass(frozen=True)
class Picture:
    """What is known about a game so far."""

    state: str  # working or done
    looked: int  # decisions looked at thoroughly
    decisions: int
    curve: tuple[Point, ...]  # after each step
    luck: tuple[Fortune, ...]  # by seat
    turning: tuple[int, ...]  # the steps of the greatest swings, the greatest first
    moves: tuple[Move, ...]

    def plain(self) -> dict[str, Any]:
        """Return the picture ready for JSON."""
        return {
            "state": self.state,
            "looked": self.looked,
            "decisions": self.decisions,
            "curve": [written(point) for point in self.curve],
            "luck": [written(fortune) for fortune in self.luck],
            "turning": list(self.turning),
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
        "seat": int(move.seat),
        "played": offer_of(move.played),
        "best": None if move.best is None else offer_of(move.best),
        "gain": round(move.gain, DIGITS),
        "unsure": round(move.unsure, DIGITS),
        "points": round(move.points, DIGITS),
        "reasons": [written(reason) for reason in move.reasons],
        "thorough": move.thorough,
    }
