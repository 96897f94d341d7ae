"""What a table begins with: the game, its seats and options, the clock, perhaps a position."""

from dataclasses import dataclass, replace
from typing import Any

from clocksmith.core.game import Game, State
from clocksmith.core.options import Choices
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from clocksmith.games.rules import Rules, box_text, game_of
from clocksmith.table.clock import NO_CLOCK, TimeControl, control_of

KEYS = {
    "game",
    "rules_version",
    "box",
    "seats",
    "options",
    "clock",
    "untimed",
    "position",
    "hints",
    "teaching",
}


@dataclass(frozen=True)
class Setup:
    """A game that can be begun.

    A branch begins from a *position*, which has seats and choices of its own;
    :func:`branch_of` makes such a setup. *untimed* seats, those of bots, have no clock.
    *hints* says whether seats may ask what a bot would answer. *teaching* is how many points a
    mistake costs at least that a page tells before the turn is over; 0: it tells none.
    """

    game: Game[Any]
    seats: int
    choices: Choices
    clock: TimeControl = NO_CLOCK
    untimed: tuple[Seat, ...] = ()
    position: str | None = None
    hints: bool = True
    teaching: int = 0

    def __post_init__(self) -> None:
        if self.seats not in self.game.seats:
            fewest, most = self.game.seats[0], self.game.seats[-1]
            raise ValueError(f"{self.game.name} has {fewest} to {most} seats, not {self.seats}")
        for seat in self.untimed:
            if not 0 <= seat < self.seats:
                raise ValueError(f"there is no seat {seat} that could be without a clock")

    def start(self) -> State:
        """Return the first position; ValueError, in words, where the choices do not allow one."""
        state: State
        if self.position is None:
            state = self.game.start(self.seats, self.choices)
        else:
            state = self.game.read(self.position)
        return state

    def timed(self) -> list[Seat]:
        """Return the seats that have a clock, when there is one."""
        return [Seat(seat) for seat in range(self.seats) if seat not in self.untimed]

    def plain(self) -> dict[str, object]:
        """Return the setup ready for JSON."""
        teaching = {"teaching": self.teaching} if self.teaching else {}
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "box": box_text(self.game),
            "seats": self.seats,
            "options": dict(self.choices.pairs),
            "clock": self.clock.plain(),
            "untimed": list(self.untimed),
            "position": self.position,
            "hints": self.hints,
            **teaching,
        }


def branch_of(
    game: Game[Any],
    position: str,
    clock: TimeControl = NO_CLOCK,
    untimed: tuple[Seat, ...] = (),
) -> Setup:
    """Return the setup of a table that begins from a position; ValueError when it is not one."""
    setup = setup_at(game, position, clock, untimed)
    if game.decision(setup.start()) is None:
        raise ValueError("the game is over in this position, so nobody can play on from it")
    return setup


def setup_at(
    game: Game[Any],
    position: str,
    clock: TimeControl = NO_CLOCK,
    untimed: tuple[Seat, ...] = (),
) -> Setup:
    """Return the setup of a table that shows a position, over or not; ValueError if it is none."""
    seats, choices = game.chosen(position)
    return Setup(game, seats, choices, clock, untimed, game.write(game.read(position)))


def setup_of(plain: Any) -> Setup:
    """Return the setup that :meth:`Setup.plain` wrote; ValueError, in words, if it is not one."""
    if not isinstance(plain, dict) or set(plain) - KEYS or plain.get("game") not in GAMES:
        raise ValueError(f"a table has a game, one of {', '.join(GAMES)}")
    game = game_of(_rules(plain))
    clock = control_of(plain.get("clock", {"kind": "none"}))
    untimed = tuple([Seat(seat) for seat in _numbers(plain.get("untimed", []))])
    hints = plain.get("hints", True)
    if not isinstance(hints, bool):
        raise ValueError("hints are true or false")
    teaching = plain.get("teaching", 0)
    if type(teaching) is not int or teaching < 0:
        raise ValueError("a mistake costs whole points")
    position = plain.get("position")
    if position is not None:
        if not isinstance(position, str):
            raise ValueError("a position is a text")
        branch = branch_of(game, position, clock, untimed)
        return replace(branch, hints=hints, teaching=teaching)
    [seats] = _numbers([plain.get("seats")])
    choices = game.options.choose(_texts(plain.get("options", {})))
    return Setup(game, seats, choices, clock, untimed, hints=hints, teaching=teaching)


def _rules(plain: dict[str, Any]) -> Rules:
    """Return which rules and which box; the newest where none are named."""
    usual = GAMES[plain["game"]]
    version, box = plain.get("rules_version", usual.rules_version), plain.get("box", "")
    if type(version) is not int or not isinstance(box, str):
        raise ValueError("the rules have a number, and a box is a text")
    return Rules(usual.name, version, box)


def _numbers(values: Any) -> list[int]:
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise ValueError("seats are whole numbers")
    return values


def _texts(values: Any) -> dict[str, str]:
    if not isinstance(values, dict):
        raise ValueError("options are keys with their values")
    for key, value in values.items():
        if not isinstance(key, str) or not isinstance(value, str):
            raise ValueError("options are keys with their values, all of them texts")
    return values
