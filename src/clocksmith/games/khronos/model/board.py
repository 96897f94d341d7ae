"""1.6 The buildings of one age and the domains they form.

Buildings, domains and boards never change: a new building makes a new board,
which shares all domains it does not touch with the old one. So a position is
copied by copying three references, and domains are flooded again only where
a building was lost.
"""

from typing import Final, final

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.content import (
    AROUND,
    CIVIL,
    FOOTPRINT,
    GRID,
    KINDS,
    MEDIUM,
    SMALL,
    TILE_KIND,
    TILE_RANK,
    Cell,
    Kind,
    TileId,
)
from clocksmith.games.khronos.model.openings import Openings
from clocksmith.games.khronos.model.parts import Parts

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
NO_CUBES: Final[tuple[int, ...]] = (0,) * MOST_SEATS  # one object, and not five numbers
REMEMBERED: Final = 1_000  # changes of boards; with four times as many, hardly more are found


@final
class Building(Value):
    """A building on the board of one age."""

    __match_args__ = ("tile", "cell", "owner", "printed", "ruined", "cubes")

    def __init__(
        self,
        tile: TileId,
        cell: Cell,
        owner: Seat = NOBODY,
        printed: bool = False,
        ruined: bool = False,
        cubes: tuple[int, ...] = NO_CUBES,
    ) -> None:
        self.tile = tile
        self.cell = cell  # its upper left cell
        self.owner = owner  # of a military or religious building in Might and Faith
        self.printed = printed  # 1.3 a hamlet of the map, not a tile
        self.ruined = ruined  # 6.3 only in Reason
        self.cubes = cubes  # in Reason, by seat: inhabitants, or a begun restoration
        self.kind: Kind = TILE_KIND[tile]
        self.rank: int = TILE_RANK[tile]
        self.cells: int = FOOTPRINT[self.rank][cell]
        self.near: int = AROUND[self.rank][cell]  # the cells and all cells beside them

    def value(self, parts: Parts) -> int:
        """1.2 Return what it is worth as it stands."""
        return parts.tile_ruin[self.tile] if self.ruined else parts.tile_value[self.tile]

    def code(self) -> int:
        """Return a number, above 0, that all its fields but the cubes follow from."""
        place = (self.tile * GRID.size + self.cell) * (MOST_SEATS + 1) + self.owner + 1
        return 1 + 4 * place + 2 * self.printed + self.ruined

    def with_cubes(self, cubes: tuple[int, ...]) -> "Building":
        """Return the same building with other cubes on it."""
        return Building(self.tile, self.cell, self.owner, self.printed, self.ruined, cubes)

    def same_as(self, other: "Building") -> bool:
        """6.4, 7.7 Return whether cells, kind, rank and owner are the same."""
        return self.tile == other.tile and self.cell == other.cell and self.owner == other.owner


@final
class Domain:
    """1.6 A group of buildings that hang together, with what legality asks of it.

    *top_rank*, *top_owner* and *top_count* speak of the highest military and
    the highest religious building: its rank (0: none), its owner, how many
    share that rank.
    """

    def __init__(self, cells: int, buildings: list[Building], near: int) -> None:
        self.cells = cells
        self.buildings = buildings
        self.near = near  # the cells and all cells beside them
        # Anchors from which a medium and a large tile would touch or cover it.
        width = GRID.width
        reach = near | near >> 1
        reach |= reach >> width
        self.reach2 = reach
        reach |= reach >> 1
        self.reach3 = reach | reach >> width
        ranks = [0, 0]
        owners = [NOBODY, NOBODY]
        counts = [0, 0]
        for building in buildings:
            kind = building.kind
            if kind != CIVIL:
                rank = building.rank
                if rank > ranks[kind]:
                    ranks[kind] = rank
                    owners[kind] = building.owner
                    counts[kind] = 1
                elif rank == ranks[kind]:
                    counts[kind] += 1
        self.top_rank = ranks
        self.top_owner = owners
        self.top_count = counts
        self.memo: object = None  # what bots computed about it; no part of the game

    def covering(self, cells: int) -> Building:
        """Return a building that covers one of *cells*, which are not all outside."""
        for building in self.buildings:
            if building.cells & cells:
                return building
        raise AssertionError("a domain consists of its buildings")

    def tied(self, kind: Kind) -> list[Building]:
        """7.1 Return the buildings that share the highest rank of *kind*, in reading order."""
        rank = self.top_rank[kind]
        tied = [b for b in self.buildings if b.kind == kind and b.rank == rank]
        return sorted(tied, key=_reading_order)

    def worth(self, kind: Kind, parts: Parts) -> int:
        """10 Return the summed values of its buildings of *kind*."""
        return sum([b.value(parts) for b in self.buildings if b.kind == kind])

    def first_cell(self) -> int:
        """Return its first cell in reading order: a name for it that people can find."""
        return (self.cells & -self.cells).bit_length() - 1


def _reading_order(building: Building) -> int:
    return building.cell


@final
class Board:
    """One age: its domains, and masks of what stands where.

    *smalls* are the cells of small buildings, *mediums* the anchors of medium
    ones, by kind; *owned* the cells of military and religious buildings, by
    kind and owner.
    """

    def __init__(
        self,
        domains: list[Domain],
        occupied: int,
        smalls: list[int],
        mediums: list[int],
        owned: list[int],
    ) -> None:
        self.domains = domains
        self.occupied = occupied
        self.smalls = smalls
        self.mediums = mediums
        self.owned = owned
        self._openings: Openings | None = None
        self.memo: object = None  # what bots computed about it; no part of the game

    def key(self) -> tuple[Building, ...]:
        """Return all buildings in reading order."""
        return tuple(self.buildings())

    def buildings(self) -> list[Building]:
        """Return all buildings in reading order."""
        return sorted([b for d in self.domains for b in d.buildings], key=_reading_order)

    def at(self, cell: int) -> Building | None:
        """Return the building that covers *cell*."""
        return self.covering(1 << cell)

    def covering(self, cells: int) -> Building | None:
        """Return a building that covers one of *cells*."""
        if self.occupied & cells:
            for domain in self.domains:
                if domain.cells & cells:
                    return domain.covering(cells)
        return None

    def anchored(self, cell: int) -> Building | None:
        """Return the building whose upper left cell is *cell*."""
        building = self.at(cell)
        return building if building is not None and building.cell == cell else None

    def overlapping(self, cells: int) -> list[Building]:
        """Return the buildings that cover one of *cells*, in reading order."""
        if not self.occupied & cells:
            return []
        buildings: list[Building] = []
        for domain in self.domains:
            if domain.cells & cells:
                buildings.extend([b for b in domain.buildings if b.cells & cells])
        return sorted(buildings, key=_reading_order)

    def domain_at(self, cell: int) -> Domain:
        """Return the domain of the building on *cell*."""
        for domain in self.domains:
            if domain.cells >> cell & 1:
                return domain
        raise AssertionError("no building stands there")

    def touching(self, cells: int) -> list[Domain]:
        """Return the domains that share a side with, or lie under, *cells*."""
        return [domain for domain in self.domains if domain.near & cells]

    def openings(self) -> Openings:
        """5 Return where every tile may go on this board, computed once."""
        if self._openings is None:
            self._openings = Openings(self)
        return self._openings

    def plus(self, building: Building) -> "Board":
        """Return the board with one more building, on free cells."""
        if building.cubes is not NO_CUBES or not self.domains:  # which boxes may share
            return self._plus(building)
        change = (self, building.code())
        board = _CHANGED.get(change)
        if board is None:
            board = self._plus(building)
            _remember(change, board)
        return board

    def _plus(self, building: Building) -> "Board":
        cells = building.cells
        joined = [building]
        mask = cells
        near = building.near
        apart: list[Domain] = []
        for domain in self.domains:
            if domain.near & cells:
                mask |= domain.cells
                near |= domain.near
                joined.extend(domain.buildings)
            else:
                apart.append(domain)
        apart.append(Domain(mask, joined, near))
        return self._noting(building, apart, True)

    def minus(self, building: Building) -> "Board":
        """Return the board without one of its buildings; only its domain is flooded again."""
        change = (self, -1 - building.cell)
        board = _CHANGED.get(change)
        if board is None:
            board = self._minus(building)
            _remember(change, board)
        return board

    def _minus(self, building: Building) -> "Board":
        domains: list[Domain] = []
        for domain in self.domains:
            if domain.cells & building.cells:
                domains.extend(_flooded([b for b in domain.buildings if b is not building]))
            else:
                domains.append(domain)
        return self._noting(building, domains, False)

    def swapped(self, old: Building, new: Building) -> "Board":
        """Return the board with *new* on exactly the cells of *old*: only cubes or ruin differ."""
        domains: list[Domain] = []
        for domain in self.domains:
            if domain.cells & old.cells:
                kept = [new if b is old else b for b in domain.buildings]
                domains.append(Domain(domain.cells, kept, domain.near))
            else:
                domains.append(domain)
        return Board(domains, self.occupied, self.smalls, self.mediums, self.owned)

    def _noting(self, building: Building, domains: list[Domain], there: bool) -> "Board":
        """Return a board of *domains* whose masks say that *building* is *there*, or is not."""
        smalls = self.smalls
        mediums = self.mediums
        owned = self.owned
        kind = building.kind
        if building.rank == SMALL:
            smalls = smalls[:]
            smalls[kind] ^= building.cells
        elif building.rank == MEDIUM:
            mediums = mediums[:]
            mediums[kind] ^= 1 << building.cell
        if building.owner != NOBODY:
            owned = owned[:]
            owned[kind * MOST_SEATS + building.owner] ^= building.cells
        occupied = self.occupied | building.cells if there else self.occupied & ~building.cells
        return Board(domains, occupied, smalls, mediums, owned)


# What came of changes to boards, which bots try again and again: from which board, and what.
_CHANGED: Final[dict[tuple[Board, int], Board]] = {}


def _remember(change: tuple[Board, int], board: Board) -> None:
    if len(_CHANGED) >= REMEMBERED:
        _CHANGED.clear()
    _CHANGED[change] = board


def _flooded(buildings: list[Building]) -> list[Domain]:
    """1.6 Return the domains that *buildings* form among themselves."""
    domains: list[Domain] = []
    while buildings:
        domain = _first_domain(buildings)
        domains.append(domain)
        buildings = [b for b in buildings if not b.cells & domain.cells]
    return domains


def _first_domain(buildings: list[Building]) -> Domain:
    """1.6 Return the domain of the first of *buildings*."""
    cells, near, before = buildings[0].cells, buildings[0].near, 0
    while cells != before:
        before = cells
        for building in buildings:
            if building.cells & near:
                cells |= building.cells
                near |= building.near
    return Domain(cells, [b for b in buildings if b.cells & cells], near)


EMPTY_BOARD: Final = Board([], 0, [0] * len(KINDS), [0] * len(KINDS), [0] * (2 * MOST_SEATS))


def board_of(buildings: list[Building]) -> Board:
    """Return a board with these buildings; none covers a cell of another."""
    board = EMPTY_BOARD
    for building in buildings:
        board = board.plus(building)
    return board
