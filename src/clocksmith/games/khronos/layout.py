"""A position of Khronos, declared: its fields, their kinds, who may know them."""

from functools import cache
from typing import Any, Final

from clocksmith.core.layout.fields import Block, Field, Follows, LayoutEntry, Seats, nobody, owner
from clocksmith.core.layout.kinds import Count, Kind, Named, OfSeat, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Bits, Counts, Fixed, FixedTuple, Several, Struct
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.notation import Lines
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.accounts import accounts_of
from clocksmith.games.khronos.actions import ADVENTURERS
from clocksmith.games.khronos.board import MOST_SEATS
from clocksmith.games.khronos.buildings import CELL, TILE, Boards
from clocksmith.games.khronos.content import (
    AGE_NAMES,
    ANYWHERE,
    DECKS,
    HAND,
    HOUSING,
    KIND_LETTERS,
    KINDS,
    LARGE,
    ROOM,
    ROUNDS,
    START_CUBES,
    TILE_IDS,
    TILES,
)
from clocksmith.games.khronos.land import MOST_SURCHARGE
from clocksmith.games.khronos.options import OPTIONS
from clocksmith.games.khronos.rules.domains import Side
from clocksmith.games.khronos.rules.setup import set_up
from clocksmith.games.khronos.state import Adventurer, Khronos

HEADING: Final = Heading("khronos", 1, OPTIONS)
MOST_ECUS: Final = 9999
AGE: Final = Named("an age", AGE_NAMES)
CARDS: Final = Counts(
    Named("a kind of card", list(KIND_LETTERS)),
    Count("a number of cards", 1, 99, HAND),
    len(KINDS),
    none="nothing",
    sign="",
)
NO_CARDS: Final = [0] * len(KINDS)


class OfAdventurer(Kind):
    """An age and room for cards, and after a slash the age he is bound to."""

    _room = Count("room for cards", 0, ROOM)
    size = 2 * AGE.size + 1

    def write(self, value: Any) -> str:
        bound = "" if value.bound == ANYWHERE else f"/{AGE.write(value.bound)}"
        return f"{AGE.write(value.age)}:{value.room}{bound}"

    def read(self, text: str) -> Any:
        where, _, bound = text.partition("/")
        age, _, room = where.partition(":")
        to = AGE.read(bound) if bound else ANYWHERE
        return Adventurer(AGE.read(age), self._room.read(room), to)

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        AGE.fill(numbers, at, value.age, viewer)
        AGE.fill(numbers, at + AGE.size, value.bound, viewer)
        self._room.fill(numbers, at + 2 * AGE.size, value.room, viewer)

    def labels(self) -> list[str]:
        bound = [f".bound{label}" for label in AGE.labels()]
        return [*AGE.labels(), *bound, ".room"]


class Supply(Follows):
    """Tiles left; only those that have left the game for good are written."""

    def __init__(self) -> None:
        number = Count("a number of tiles", 1, max([tile.count for tile in TILES]))
        self._lost = Counts(TILE, number, len(TILES), none="")
        super().__init__("supply", self._lost)

    def write(self, thing: Khronos, out: list[str]) -> None:
        left = [TILES[tile].count - thing.supply[tile] for tile in TILE_IDS]
        for building in [b for board in thing.boards for b in board.buildings()]:
            left[building.tile] -= not building.printed
        if any(left):
            out.append(f"lost {self._lost.write(left)}")

    def read(self, lines: Lines, thing: Khronos) -> None:
        if lines.peek() == "lost":
            lost = self._lost.read(lines.rest("lost"))
            thing.supply = [TILES[tile].count - lost[tile] for tile in TILE_IDS]


class KhronosLayout(Layout[Khronos]):
    """The layout of Khronos."""

    def follow(self, state: Khronos) -> None:
        """1.2 to 1.5 Take what lies on the table from the supply, the stocks and the pile."""
        for player in state.players:
            player.cubes = START_CUBES
        for building in [b for board in state.boards for b in board.buildings()]:
            state.supply[building.tile] -= not building.printed
            if building.owner != NOBODY:
                state.players[building.owner].cubes -= 1
            for seat, player in enumerate(state.players):
                player.cubes -= building.cubes[seat]
        held = [state.discards, state.face_up, *[player.hand for player in state.players]]
        deck = DECKS[state.options.edition]
        state.pile = [deck[kind] - sum([cards[kind] for cards in held]) for kind in KINDS]

    def accounts(self, state: Khronos) -> list[str]:
        return accounts_of(state)


def _player() -> Block:
    return Block(
        [
            Field("ecus", Count("money", 0, MOST_ECUS, 50)),
            Follows("cubes", Count("cubes", 0, START_CUBES)),
            Field("hand", CARDS, known=owner, counted=True),
            Field("adventurers", Fixed("adventurers", OfAdventurer(), list(ADVENTURERS))),
            Field("shown", CARDS, default=NO_CARDS),
        ]
    )


def _table(seats: int) -> Block:
    seat = OfSeat(seats)
    entries: list[LayoutEntry] = [
        Field("round", Count("the round", 0, ROUNDS)),
        Field("start", seat, default=NOBODY),
        Field("turn", seat, default=NOBODY),
        Field("discards", CARDS),
        Field("face_up", CARDS, default=NO_CARDS),
        Supply(),
        Follows("pile", CARDS, known=nobody, counted=True),
        Seats("players", seats, _player()),
        Boards(seats),
    ]
    return Block(entries)


def _steps(seats: int) -> Steps:
    seat = OfSeat(seats)
    cells = Bits(CELL, "+")
    strength = Count("a strength", 0, 999, 10)
    side = Struct("a side", Side, {"cells": cells, "military": strength, "religious": strength})
    by_seat = [str(number) for number in range(MOST_SEATS)]
    cube = Count("a number of cubes", 0, HOUSING[LARGE])
    kinds: dict[str, Kind] = {
        "seat": seat,
        "holder": seat,
        "leaders": Several(seat),
        "age": AGE,
        "cell": CELL,
        "tied": Several(CELL),
        "tile": TILE,
        "round": Count("a round", 1, ROUNDS),
        "count": Count("a number of cards", 1, 2 + MOST_SURCHARGE),
        "cubes": FixedTuple("numbers of cubes", cube, by_seat),
        "may_exchange": YesNo(),
        "may_swap": YesNo(),
        "origins": Several(cells),
        "sides": Several(side),
    }
    return Steps(steps_of("clocksmith.games.khronos.rules"), kinds)


@cache
def layout(seats: int) -> KhronosLayout:
    """Return all that a position with so many seats holds."""
    return KhronosLayout(HEADING, seats, _table(seats), _steps(seats), set_up)
