"""What is pending, as text: the steps of Khronos and how their fields are written."""

import re
from collections.abc import Callable
from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.notation import Codec, Count, Named, Several, YesNo
from clocksmith.core.step import Step
from clocksmith.games.khronos.content import (
    AGE_NAMES,
    CELL_NAMES,
    HOUSING,
    LARGE,
    ROUNDS,
    TILE_NAMES,
)
from clocksmith.games.khronos.land import MOST_SURCHARGE
from clocksmith.games.khronos.rules import cards, construction, domains, playing, ripple, turn
from clocksmith.games.khronos.rules.income import Income
from clocksmith.games.khronos.rules.setup import Deal

CLASSES: Final[dict[str, Callable[..., Step[Any]]]] = {
    made.__name__: made
    for made in (
        turn.DrawStart,
        Deal,
        turn.BeginRound,
        turn.NextTurn,
        turn.TakeTurn,
        turn.EndTurn,
        Income,
        cards.Refill,
        cards.DrawCard,
        cards.KeepCards,
        playing.PaySurcharge,
        playing.ChargeCards,
        playing.SplitCards,
        construction.Place,
        ripple.HamletCube,
        ripple.ChooseKeeper,
        domains.Settle,
        domains.Settling,
        domains.ChooseDownsized,
        domains.ChooseSpot,
    )
}

_TURN: Final = "TakeTurn EndTurn NextTurn "
# The stacks a settled position can have, next step first.
SHAPES: Final = re.compile(
    "|".join(
        [
            "",  # the game is over
            "DrawStart Deal BeginRound NextTurn ",
            "DrawStart NextTurn ",
            "DrawCard (Refill )+BeginRound NextTurn ",
            f"DrawCard Refill {_TURN}",
            "(DrawCard|KeepCards) Refill (Income )?NextTurn ",
            _TURN,
            f"PaySurcharge ChargeCards Place {_TURN}",
            f"SplitCards (Place )?{_TURN}",
            f"SplitCards Settle (Settle )?{_TURN}",
            f"ChooseKeeper (HamletCube )*Settle (Settle )?{_TURN}",
            f"(ChooseDownsized|ChooseSpot) Settling (Settle )?{_TURN}",
        ]
    )
)


class _Cells(Codec):
    """A set of cells, written with plus signs."""

    def __init__(self, cell: Codec) -> None:
        self._cells = Several(cell, "+")

    def write(self, value: Any) -> str:
        return self._cells.write(places(value))

    def read(self, word: str) -> Any:
        mask = 0
        for cell in self._cells.read(word):
            mask |= 1 << cell
        return mask


class _Side(Codec):
    """A side of a junction: its cells and both strengths, joined by colons."""

    def __init__(self, cells: Codec, strength: Codec) -> None:
        self._cells = cells
        self._strength = strength

    def write(self, value: Any) -> str:
        return f"{self._cells.write(value.cells)}:{value.military}:{value.religious}"

    def read(self, word: str) -> Any:
        parts = word.split(":")
        if len(parts) != 3:
            raise ValueError(f"a side is cells:military:religious, not {word[:40]!r}")
        military, religious = self._strength.read(parts[1]), self._strength.read(parts[2])
        return domains.Side(self._cells.read(parts[0]), military, religious)


def codecs_for(seats: int) -> dict[str, Codec]:
    """Return how the fields of steps are written at a table of *seats*."""
    seat = Count("a seat", 0, seats - 1)
    cell = Named("a cell", CELL_NAMES)
    age = Named("an age", AGE_NAMES)
    cells = _Cells(cell)
    return {
        "seat": seat,
        "holder": seat,
        "leaders": Several(seat),
        "age": age,
        "cell": cell,
        "tied": Several(cell),
        "tile": Named("a building", TILE_NAMES),
        "round": Count("a round", 1, ROUNDS),
        "count": Count("a number of cards", 1, 2 + MOST_SURCHARGE),
        "cubes": Several(Count("a number of cubes", 0, HOUSING[LARGE])),
        "may_exchange": YesNo(),
        "may_swap": YesNo(),
        "origins": Several(cells),
        "sides": Several(_Side(cells, Count("a strength", 0, 999))),
    }
