"""1.1 One age: the printed hamlets, the tiles on top of them, and the domains they form."""

from __future__ import annotations

from collections.abc import Iterable

from games.khronos.oracle.parts import Building, Cell, border


class Board:
    """1.1 The board of one age."""

    def __init__(self, hamlets: Iterable[Cell]) -> None:
        """1.3 Begin with nothing but the printed hamlets."""
        self.printed = [Building("civil", 1, cell, printed=True) for cell in hamlets]
        self.tiles: list[Building] = []

    def visible(self) -> list[Building]:
        """1.3 All tiles and the printed hamlets that no tile covers."""
        hidden = {cell for tile in self.tiles for cell in tile.cells}
        return self.tiles + [hamlet for hamlet in self.printed if hamlet.cell not in hidden]

    def standing(self) -> dict[Cell, Building]:
        """5.1 What stands on each occupied cell."""
        return {cell: building for building in self.visible() for cell in building.cells}

    def covered_by(self, newcomer: Building) -> list[Building]:
        """6.4 The tiles that a newcomer would cover wholly or partly."""
        return [tile for tile in self.tiles if tile.cells & newcomer.cells]

    def twin(self, building: Building) -> Building | None:
        """6.4 The tile with the same cells, kind and rank, if there is one."""
        return next((tile for tile in self.tiles if tile.alike(building)), None)

    def hamlets_in(self, cells: frozenset[Cell]) -> list[Building]:
        """6.7 The printed hamlets on these cells, seen or hidden."""
        return [hamlet for hamlet in self.printed if hamlet.cell in cells]

    def domains(self) -> list[list[Building]]:
        """1.6 The domains of this age."""
        return domains_of(self.visible())


def domains_of(buildings: list[Building]) -> list[list[Building]]:
    """1.6 The given buildings in groups joined by sides."""
    where = {cell: building for building in buildings for cell in building.cells}
    seen: set[Building] = set()
    groups = []
    for first in buildings:
        if first in seen:
            continue
        seen.add(first)
        group = [first]
        for building in group:
            for cell in border(building.cell, building.rank):
                neighbour = where.get(cell)
                if neighbour is not None and neighbour not in seen:
                    seen.add(neighbour)
                    group.append(neighbour)
        groups.append(group)
    return groups


def domain_numbers(groups: list[list[Building]]) -> dict[Building, int]:
    """1.6 The number of the domain that each building belongs to."""
    return {building: number for number, group in enumerate(groups) for building in group}


def highest(buildings: Iterable[Building], kind: str) -> int:
    """5.5 The highest rank of a kind among these buildings, 0 if there are none."""
    return max((building.rank for building in buildings if building.kind == kind), default=0)
