"""Time controls, and what each seat has left. The time is passed in.

A clock runs while its seat is asked, several at once where several are asked.

*Per move*: a seat has the full time for every question. A question that it
comes back to by taking back its own answer does not fill the clock again.

*Bank*: a seat has one stock of time for the whole game. It gains the increment
when, by its own answer, it is no longer asked; the increment goes again when
it takes that answer back.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.core.seat import Seat
from clocksmith.table.pauses import NO_PAUSES, Pauses

NONE: Final = "none"
MOVE: Final = "move"
BANK: Final = "bank"
LONGEST: Final = 366 * 24 * 3600  # seconds
SLOW: Final = 12 * 3600  # seconds; a clock with as many can stand still for a vacation


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How long a seat may think: not limited, for each move, or from a bank with increment."""

    kind: str = NONE
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind not in (NONE, MOVE, BANK):
            raise ValueError(f"a clock must be none, move or bank, not {self.kind[:20]!r}")
        if self.kind == NONE and (self.seconds or self.increment):
            raise ValueError("without a clock there are no seconds")
        if self.kind != NONE and not 1 <= self.seconds <= LONGEST:
            raise ValueError(f"a clock has 1 to {LONGEST} seconds")
        if self.increment and self.kind != BANK:
            raise ValueError("only a bank has an increment")
        if not 0 <= self.increment <= LONGEST:
            raise ValueError(f"an increment has 0 to {LONGEST} seconds")

    def plain(self) -> dict[str, object]:
        """Return the control ready for JSON, without what it does not need."""
        if self.kind == NONE:
            return {"kind": NONE}
        if self.kind == MOVE:
            return {"kind": MOVE, "seconds": self.seconds}
        return {"kind": BANK, "seconds": self.seconds, "increment": self.increment}


NO_CLOCK: Final = TimeControl()


def control_of(plain: object) -> TimeControl:
    """Return the control written by :meth:`TimeControl.plain`; ValueError, in words, if none."""
    if not isinstance(plain, dict) or not isinstance(plain.get("kind"), str):
        raise ValueError("a clock has a kind: none, move or bank")
    unknown = [key for key in plain if key not in ("kind", "seconds", "increment")]
    if unknown:
        raise ValueError(f"a clock has no {str(unknown[0])[:20]!r}")
    return TimeControl(plain["kind"], _whole(plain, "seconds"), _whole(plain, "increment"))


def _whole(plain: dict[Any, Any], key: str) -> int:
    value = plain.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"the {key} of a clock must be a whole number")
    return value


class Hand:
    """The clock of one seat: what is left, since when it runs, what undo must not win."""

    def __init__(self, left: float, pauses: Pauses) -> None:
        self.pauses = pauses  # that this clock does not count
        self.rests: list[tuple[float, float]] = []  # those of them that are its own
        self.left = left  # when it last stood still
        self.since: float | None = None  # when it began to run, as clocks see it; None: it stands
        self.answers = 0  # own answers that stand
        self.grants = 0  # questions for which the full time was given
        self.gained = False  # whether the increment was given when it last stopped


class Clocks:
    """What each seat has left, who runs since when. Seats without a clock are left out."""

    def __init__(
        self, control: TimeControl, seats: Iterable[Seat], pauses: Pauses = NO_PAUSES
    ) -> None:
        self.control = control
        self._pauses = pauses
        timed = () if control.kind == NONE else seats
        self._hands = {seat: Hand(control.seconds, pauses) for seat in timed}

    def note_answer(self, seat: Seat) -> None:
        """Take note that *seat* has answered, itself or because its time was up."""
        if seat in self._hands:
            self._hands[seat].answers += 1

    def note_takeback(self, seat: Seat, count: int) -> None:
        """Take note that *seat* has taken back so many of its answers."""
        hand = self._hands.get(seat)
        if hand is None:
            return
        hand.answers -= count
        if hand.gained:
            hand.gained = False
            hand.left -= self.control.increment

    def release(self, seat: Seat) -> None:
        """Take the clock of *seat* away: a bot plays on."""
        self._hands.pop(seat, None)

    def renew(self, seat: Seat) -> None:
        """Give *seat* a full clock: a person plays on."""
        if self.control.kind != NONE:
            self._hands[seat] = Hand(self.control.seconds, self._pauses)

    def rest(self, seat: Seat, at: float, until: float) -> None:
        """Let the clock of *seat* stand still from *at* on; one that does so goes on at *until*."""
        hand = self._hands.get(seat)
        if hand is None:
            return
        over = [(begin, min(end, at)) for begin, end in hand.rests]
        hand.rests = [*over, (at, until)]
        hand.pauses = self._pauses.joined(hand.rests)

    def rests_until(self, seat: Seat) -> float | None:
        """Return until when the clock of *seat* last was to stand still; None: it never was."""
        hand = self._hands.get(seat)
        return None if hand is None or not hand.rests else hand.rests[-1][1]

    def turn(self, seats: Iterable[Seat], by: Seat, at: float) -> None:
        """Let the clocks of *seats* run from *at* on, after an entry of seat *by*."""
        running = set(seats)
        for seat, hand in self._hands.items():
            played = hand.pauses.played(at)
            if hand.since is not None:
                hand.left = max(0.0, hand.left - (played - hand.since))
            if seat in running:
                self._run(hand, played)
            elif hand.since is not None:
                self._stop(hand, seat == by)

    def left(self, seat: Seat, at: float) -> float | None:
        """Return the seconds *seat* has left, now or when it is asked; None: it has no clock."""
        hand = self._hands.get(seat)
        if hand is None:
            return None
        if hand.since is None and self._is_renewed(hand):
            return float(self.control.seconds)
        gone = 0.0 if hand.since is None else hand.pauses.played(at) - hand.since
        return max(0.0, hand.left - gone)

    def counted_from(self, at: float) -> float:
        """Return from when a clock that ran at *at* has run without a pause to get where it is."""
        return at + self._pauses.after(at)

    def running(self) -> list[Seat]:
        """Return the seats whose clocks run."""
        return [seat for seat, hand in self._hands.items() if hand.since is not None]

    def ends(self) -> list[tuple[float, Seat]]:
        """Return when each running clock runs out, the next first."""
        return sorted(
            (hand.pauses.time(hand.since + hand.left), seat)
            for seat, hand in self._hands.items()
            if hand.since is not None
        )

    def _run(self, hand: Hand, at: float) -> None:
        if hand.since is None:
            hand.gained = False
        if self._is_renewed(hand):
            hand.left = float(self.control.seconds)
            hand.grants = hand.answers + 1
        hand.since = at

    def _is_renewed(self, hand: Hand) -> bool:
        """Return whether the next question comes with the full time."""
        return self.control.kind == MOVE and hand.answers >= hand.grants

    def _stop(self, hand: Hand, by_itself: bool) -> None:
        hand.since = None
        if by_itself:
            hand.gained = self.control.increment > 0
            hand.left += self.control.increment
        else:
            hand.grants = hand.answers  # its question was withdrawn: the next one is new
