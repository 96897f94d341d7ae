"""The buildings of a position: how they are written, and where each may be."""

from array import array
from functools import lru_cache
from typing import Any

from clocksmith.core.layout.fields import LayoutEntry
from clocksmith.core.layout.kinds import QUOTED, UNIT, Bounds, Named, Numbers, OfSeat
from clocksmith.core.layout.sight import Sight
from clocksmith.core.notation import Lines
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.model.board import MOST_SEATS, NO_CUBES, Board, Building
from clocksmith.games.khronos.model.content import (
    AGE_NAMES,
    AGES,
    CELL_NAMES,
    CELLS,
    CIVIL,
    FOOTPRINT,
    LARGE,
    REASON,
    SMALL,
    TILE_KIND,
    TILE_NAMES,
    TILE_RANK,
    Age,
    Cell,
    TileId,
)
from clocksmith.games.khronos.model.land import Land
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.construction import bears_river

CELL = Named("a cell", CELL_NAMES)
TILE = Named("a building", TILE_NAMES)
# What a learner sees of the land: letters of the map, with and without a printed hamlet.
GROUND = {"forest": "fF", "mountain": "mM", "river": "~", "hamlet": "hFM"}


class Boards(LayoutEntry):
    """The boards of the three ages, a line for each building.

    A bare printed hamlet is not written: it follows from the map. A learner sees of every cell
    the tile that begins there, its owner, whether it is a ruin, and the cubes on it by seat;
    then what the land is like there.
    """

    def __init__(self, seats: int, cubes: int) -> None:
        self.name = "boards"
        self._cubes = cubes  # that a seat has
        self._seat = OfSeat(seats)
        self._cell = len(TILE_NAMES) + 1 + 2 * seats
        self.size = len(AGES) * len(CELLS) * self._cell + len(CELLS) * len(GROUND)

    def is_open(self) -> bool:
        return True

    def write(self, thing: Khronos, out: list[str]) -> None:
        for age in AGES:
            buildings = [b for b in thing.boards[age].buildings() if not b.printed or any(b.cubes)]
            out += ["", AGE_NAMES[age], *[f"  {_written(building)}" for building in buildings]]

    def read(self, lines: Lines, thing: Khronos) -> None:
        for age in AGES:
            if lines.rest(AGE_NAMES[age]):
                raise ValueError(f"nothing may follow {AGE_NAMES[age]} on its line")
            buildings: list[Building] = []
            taken = 0
            board = thing.boards[age]  # of a blank state: the printed hamlets
            while lines.peek() in TILE_NAMES:
                building = self._read(lines.take_any(), thing.land)
                wrong = misplaced(building, age, thing)
                if wrong or building.cells & taken:
                    name = CELL_NAMES[building.cell]
                    raise ValueError(wrong or f"something stands on {name} already")
                taken |= building.cells
                buildings.append(building)
            for hamlet in board.overlapping(taken):
                board = board.minus(hamlet)
            for building in buildings:
                board = board.plus(building)
            thing.boards[age] = board

    def _read(self, words: list[str], land: Land) -> Building:
        """Return a building: ``keep f7 of 0``, ``town f7 cubes 0 0 2`` or ``abbey f7 ruin``."""
        tile = TileId(TILE.read(words[0]))
        cell = Cell(CELL.read(words[1] if len(words) > 1 else ""))
        rest = words[2:]
        owner = NOBODY
        if rest[:1] == ["of"]:
            owner = Seat(self._seat.read(" ".join(rest[1:2])))
            rest = rest[2:]
        ruined = rest[:1] == ["ruin"]
        rest = rest[1:] if ruined else rest
        cubes = [0] * MOST_SEATS
        if rest[:1] == ["cubes"] and len(rest) > 1:
            for word in rest[1:]:
                cubes[self._seat.read(word)] += 1
        elif rest:
            raise ValueError(f"a building is not written with {' '.join(rest)[:QUOTED]!r}")
        printed = TILE_RANK[tile] == SMALL and land.hamlets >> cell & 1 == 1
        return Building(tile, cell, owner, printed, ruined, tuple(cubes))

    def show(self, thing: Khronos, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = tuple([_buildings(board) for board in thing.boards])

    def fill(self, numbers: Numbers, at: int, thing: Khronos, sight: Sight) -> None:
        for board in thing.boards:
            end = at + len(CELLS) * self._cell
            numbers[at:end] = planes(board, len(thing.players), max(sight.viewer, 0))
            at = end
        numbers[at : at + len(CELLS) * len(GROUND)] = grounds(thing.land)

    def traits(self, thing: Khronos, sight: Sight) -> tuple[Board, ...]:
        return tuple(thing.boards)  # a board never changes, and the land stays all game

    def refill(self, numbers: Numbers, at: int, was: Any, thing: Khronos, sight: Sight) -> None:
        """Take away the domains that are gone and add those that are new: few are."""
        seats, viewer = len(thing.players), Seat(max(sight.viewer, 0))
        bare = array("f", bytes(4 * self._cell))
        for before, board in zip(was, thing.boards, strict=True):
            if board is not before:
                domains = set(board.domains)
                for domain in before.domains:
                    if domain not in domains:
                        for building in domain.buildings:
                            place = at + building.cell * self._cell
                            numbers[place : place + self._cell] = bare
                for domain in domains.difference(before.domains):
                    for building in domain.buildings:
                        tell(building, numbers, at + building.cell * self._cell, seats, viewer)
            at += len(CELLS) * self._cell

    def labels(self) -> list[str]:
        whose = self._seat.labels()
        planes = [*TILE.labels(), ".ruin", *[f".owner{one}" for one in whose]]
        planes += [f".cubes{one}" for one in whose]
        cells = [f"{age} {cell}" for age in AGE_NAMES for cell in CELL_NAMES]
        land = [f"land {cell}.{ground}" for cell in CELL_NAMES for ground in GROUND]
        return [*[f"{cell}{plane}" for cell in cells for plane in planes], *land]

    def bounds(self) -> list[Bounds]:
        seats = self._seat.size
        cell: list[Bounds] = [UNIT] * (self._cell - seats) + [(0.0, float(self._cubes))] * seats
        return cell * (len(AGES) * len(CELLS)) + [UNIT] * (len(CELLS) * len(GROUND))


@lru_cache(maxsize=1_000)
def _buildings(board: Board) -> tuple[Building, ...]:
    """Return all buildings of a board, in reading order; boards never change."""
    return board.key()


@lru_cache(maxsize=256)
def planes(board: Board, seats: int, viewer: Seat) -> "array[float]":
    """Return the numbers of all cells of a board; boards never change."""
    width = len(TILE_NAMES) + 1 + 2 * seats
    numbers = array("f", bytes(4 * width * len(CELLS)))
    for building in board.buildings():
        tell(building, numbers, building.cell * width, seats, viewer)
    return numbers


def tell(building: Building, numbers: Numbers, at: int, seats: int, viewer: Seat) -> None:
    """Put the numbers of a building at the place of its cell, where there are only zeros."""
    owner = building.owner
    numbers[at + building.tile] = 1
    if building.ruined:
        numbers[at + len(TILE_NAMES)] = 1
    if owner >= 0:
        numbers[at + len(TILE_NAMES) + 1 + (owner - viewer) % seats] = 1
    if building.cubes != NO_CUBES:
        at += len(TILE_NAMES) + 1 + seats
        for seat in range(seats):
            numbers[at + (seat - viewer) % seats] = building.cubes[seat]


@lru_cache(maxsize=64)
def grounds(land: Land) -> "array[float]":
    """Return the numbers of the land; it stays the same all game."""
    letters = "".join(land.rows)
    marks = [letter in ground for letter in letters for ground in GROUND.values()]
    return array("f", marks)


def _written(building: Building) -> str:
    words = [TILE_NAMES[building.tile], CELL_NAMES[building.cell]]
    if building.owner != NOBODY:
        words.append(f"of {building.owner}")
    if building.ruined:
        words.append("ruin")
    if any(building.cubes):
        owners = [str(seat) for seat, n in enumerate(building.cubes) for _ in range(n)]
        words.append(" ".join(["cubes", *owners]))
    return " ".join(words)


def misplaced(building: Building, age: Age, state: Khronos) -> str:
    """1, 5.3, 6.3, 9 Return why a building may not be where it is written, or nothing."""
    what = f"the {TILE_NAMES[building.tile]} on {CELL_NAMES[building.cell]}"
    land = state.land
    civil = building.kind == CIVIL
    if not FOOTPRINT[building.rank][building.cell]:
        return f"{what} sticks out of the grid"
    if building.cells & land.hamlets and not civil:
        return f"a hamlet is printed under {what}"
    if not bears_river(building.tile) and not land.dry[building.rank] >> building.cell & 1:
        return f"{what} stands in the river"
    if age == REASON:
        return _misplaced_in_reason(building, what, state.parts)
    if building.ruined or any(building.cubes):
        return "ruins and cubes on buildings are only in Reason"
    if (building.owner == NOBODY) != civil:
        return f"{what} has no owner" if civil else f"{what} has an owner: of SEAT"
    return ""


def _misplaced_in_reason(building: Building, what: str, parts: Parts) -> str:
    civil = TILE_KIND[building.tile] == CIVIL
    if building.owner != NOBODY:
        return "nothing in Reason has an owner"
    if building.rank == SMALL and not building.printed:
        return "small buildings never reach Reason"
    if building.ruined and civil:
        return "a civil building is never a ruin"
    begun = building.ruined and building.rank == LARGE
    room = parts.housing[building.rank] if civil else 1 if begun else 0
    return f"{what} has room for {room} cubes" if sum(building.cubes) > room else ""
