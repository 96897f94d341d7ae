"""A position of Khronos, declared: its fields, their kinds, who may know them."""

from typing import Any, Final

from clocksmith.core.layout.blocks import Block, Seats
from clocksmith.core.layout.fields import Field, Follows, LayoutEntry
from clocksmith.core.layout.kinds import Bounds, Count, Kind, Named, Numbers, OfSeat, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Bits, Counts, Fixed, FixedTuple, Several, Struct
from clocksmith.core.layout.sight import nobody, owner
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.notation import Lines
from clocksmith.core.options import Choices
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.layout.balance import imbalances
from clocksmith.games.khronos.layout.kinds import CELL, TILE, Boards
from clocksmith.games.khronos.model.actions import ADVENTURERS
from clocksmith.games.khronos.model.board import MOST_SEATS
from clocksmith.games.khronos.model.content import (
    AGE_NAMES,
    AGES,
    ANYWHERE,
    CELLS,
    KIND_LETTERS,
    KINDS,
    LARGE,
    TILE_IDS,
)
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Adventurer, Khronos
from clocksmith.games.khronos.options import Options
from clocksmith.games.khronos.rules.domains import Side
from clocksmith.games.khronos.rules.setup import set_up

MOST_ECUS: Final = 9999
AGE: Final = Named("an age", AGE_NAMES)
NO_CARDS: Final = [0] * len(KINDS)


class OfAdventurer(Kind):
    """An age and room for cards, and after a slash the age it is bound to."""

    size = 2 * AGE.size + 1

    def __init__(self, room: int) -> None:
        self._room = Count("room for cards", 0, room)

    def write(self, value: Any) -> str:
        bound = "" if value.bound == ANYWHERE else f"/{AGE.write(value.bound)}"
        return f"{AGE.write(value.age)}:{value.room}{bound}"

    def read(self, text: str) -> Any:
        where, _, bound = text.partition("/")
        age, _, room = where.partition(":")
        to = AGE.read(bound) if bound else ANYWHERE
        return Adventurer(AGE.read(age), self._room.read(room), to)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        AGE.fill(numbers, at, value.age, viewer)
        AGE.fill(numbers, at + AGE.size, value.bound, viewer)
        self._room.fill(numbers, at + 2 * AGE.size, value.room, viewer)

    def labels(self) -> list[str]:
        bound = [f".bound{label}" for label in AGE.labels()]
        return [*AGE.labels(), *bound, ".room"]

    def bounds(self) -> list[Bounds]:
        return [*AGE.bounds(), *AGE.bounds(), *self._room.bounds()]


class Supply(Follows):
    """Tiles left; only those that have left the game for good are written."""

    def __init__(self, parts: Parts) -> None:
        number = Count("a number of tiles", 1, max(1, *parts.tile_count))
        self._lost = Counts(TILE, number, len(TILE_IDS), none="")
        super().__init__("supply", self._lost)

    def write(self, thing: Khronos, out: list[str]) -> None:
        left = [thing.parts.tile_count[tile] - thing.supply[tile] for tile in TILE_IDS]
        for building in [b for board in thing.boards for b in board.buildings()]:
            left[building.tile] -= not building.printed
        if any(left):
            out.append(f"lost {self._lost.write(left)}")

    def read(self, lines: Lines, thing: Khronos) -> None:
        if lines.peek() == "lost":
            lost = self._lost.read(lines.rest("lost"))
            thing.supply = [thing.parts.tile_count[tile] - lost[tile] for tile in TILE_IDS]

    def bounds(self) -> list[Bounds]:
        """1.2 Without a limit, more tiles may lie than there are: one on every cell at most."""
        return [(-float(len(AGES) * len(CELLS)), high) for _, high in super().bounds()]


class KhronosLayout(Layout[Khronos]):
    """The layout of Khronos at a table with that many seats, with what is printed."""

    def __init__(self, heading: Heading, parts: Parts, seats: int) -> None:
        self._parts = parts
        super().__init__(heading, seats, _table(parts, seats), _steps(parts, seats), self._set_up)

    def _set_up(self, seats: int, choices: Choices) -> Khronos:
        return set_up(self._parts, Options(choices, self.heading.version), seats)

    def follow(self, state: Khronos) -> None:
        """1.2 to 1.5 Take what lies on the table from the supply, the stocks and the pile."""
        for player in state.players:
            player.cubes = state.parts.start_cubes
        for building in [b for board in state.boards for b in board.buildings()]:
            state.supply[building.tile] -= not building.printed
            if building.owner != NOBODY:
                state.players[building.owner].cubes -= 1
            for seat, player in enumerate(state.players):
                player.cubes -= building.cubes[seat]
        held = [state.discards, state.face_up, *[player.hand for player in state.players]]
        deck = state.parts.decks[state.options.edition]
        state.pile = [deck[kind] - sum([cards[kind] for cards in held]) for kind in KINDS]

    def imbalances(self, state: Khronos) -> list[str]:
        return imbalances(state)


def _cards(parts: Parts) -> Counts:
    letters = Named("a kind of card", list(KIND_LETTERS))
    number = Count("a number of cards", 1, 99, parts.hand)
    return Counts(letters, number, len(KINDS), none="nothing", sign="")


def _player(parts: Parts) -> Block:
    cards = _cards(parts)
    adventurer = OfAdventurer(parts.room)
    return Block(
        [
            Field("ecus", Count("money", 0, MOST_ECUS, 50)),
            Follows("cubes", Count("cubes", 0, parts.start_cubes)),
            Field("hand", cards, visible_to=owner, counted=True),
            Field("adventurers", Fixed("adventurers", adventurer, list(ADVENTURERS))),
            Field("shown", cards, default=NO_CARDS),
        ]
    )


def _table(parts: Parts, seats: int) -> Block:
    seat = OfSeat(seats)
    cards = _cards(parts)
    entries: list[LayoutEntry] = [
        Field("round", Count("the round", 0, parts.rounds)),
        Field("start", seat, default=NOBODY),
        Field("turn", seat, default=NOBODY),
        Field("discards", cards),
        Field("face_up", cards, default=NO_CARDS),
        Supply(parts),
        Follows("pile", cards, visible_to=nobody, counted=True),
        Seats("players", seats, _player(parts)),
        Boards(seats, parts.start_cubes),
    ]
    return Block(entries)


def _steps(parts: Parts, seats: int) -> Steps:
    seat = OfSeat(seats)
    cells = Bits(CELL, "+")
    strength = Count("a strength", 0, 999, 10)
    side = Struct("a side", Side, {"cells": cells, "military": strength, "religious": strength})
    by_seat = [str(number) for number in range(MOST_SEATS)]
    cube = Count("a number of cubes", 0, parts.housing[LARGE])
    kinds: dict[str, Kind] = {
        "seat": seat,
        "holder": seat,
        "leaders": Several(seat),
        "age": AGE,
        "cell": CELL,
        "tied": Several(CELL),
        "tile": TILE,
        "round": Count("a round", 1, parts.rounds),
        "count": Count("a number of cards", 1, len(ADVENTURERS) * parts.room),
        "cubes": FixedTuple("numbers of cubes", cube, by_seat),
        "may_exchange": YesNo(),
        "may_swap": YesNo(),
        "origins": Several(cells),
        "sides": Several(side),
    }
    return Steps(steps_of("clocksmith.games.khronos.rules"), kinds)
