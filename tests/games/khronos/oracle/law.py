"""5 Which buildings and upgrades are legal in the acting age."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.khronos.oracle.board import domain_numbers, highest
from games.khronos.oracle.parts import (
    COLUMNS,
    FAITH,
    MIGHT,
    NAMES,
    ROWS,
    VALUES,
    Building,
    Cell,
    border,
    footprint,
    on_grid,
    place_text,
)
from games.khronos.oracle.table import Player, Table


@dataclass(frozen=True)
class Plan:
    """5 A building to put up: what, where, in place of what, and for how many cards."""

    age: int
    kind: str
    rank: int
    cell: Cell
    old: Building | None
    cost: int
    surcharge: int


def plans(table: Table, seat: int) -> Iterator[tuple[str, Plan]]:
    """5 All legal builds and upgrades of a seat, each with its text."""
    player = table.players[seat]
    for age in (MIGHT, FAITH):
        if player.room(age) == 0:
            continue
        view = View(table, age)
        for old in [None, *view.buildings]:
            if old is not None and old.kind != "civil" and old.owner != seat:
                continue
            for (kind, rank), name in NAMES.items():
                if old is not None and (kind != old.kind or rank <= old.rank):
                    continue
                verb = "build" if old is None else "upgrade"
                for plan in view.sites(player, kind, rank, old):
                    yield f"{verb} {name} {place_text(age, plan.cell)}", plan


class View:
    """5 One age seen for legality, its domains worked out once."""

    def __init__(self, table: Table, age: int) -> None:
        """1.6 Look at the board as it is now."""
        self.table = table
        self.age = age
        self.buildings = table.boards[age].visible()
        self.standing = table.boards[age].standing()
        self.domains = table.boards[age].domains()
        self.number = domain_numbers(self.domains)

    def sites(self, player: Player, kind: str, rank: int, old: Building | None) -> Iterator[Plan]:
        """5.1 and 5.2 All legal footprints for one building or for one upgrade of `old`."""
        cost = VALUES[kind, rank] - (0 if old is None else old.value)
        if player.hand[kind] < cost or not self.table.has_tile(kind, rank):
            return
        if old is None and kind != "civil" and player.cubes == 0:
            return
        for cell in corners(rank, old):
            if not self.is_free(cell, rank, old):
                continue
            if self.table.crosses_river(cell, rank) and (kind != "civil" or rank == 1):
                continue
            surcharge = self.table.surcharge(cell, rank)
            if cost + surcharge > min(sum(player.hand.values()), player.room(self.age)):
                continue
            if kind == "civil" or self.keeps_order(kind, rank, cell, old):
                yield Plan(self.age, kind, rank, cell, old, cost, surcharge)

    def is_free(self, cell: Cell, rank: int, old: Building | None) -> bool:
        """5.1 and 5.2 Whether nothing but the upgraded building is on the footprint."""
        return all(self.standing.get(spot) in (None, old) for spot in footprint(cell, rank))

    def keeps_order(self, kind: str, rank: int, cell: Cell, old: Building | None) -> bool:
        """5.4 and 5.5 Whether Dominion and Hierarchy allow a military or religious building."""
        touched = {
            self.number[self.standing[spot]] for spot in border(cell, rank) if spot in self.standing
        }
        if old is not None:
            touched.add(self.number[old])
        if len(touched) > 1:
            return False
        others = [each for number in touched for each in self.domains[number] if each is not old]
        return highest(others, kind) != rank


def corners(rank: int, old: Building | None) -> list[Cell]:
    """5.2 The top-left cells on the grid of all footprints, around `old` if that is given."""
    everywhere = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if on_grid((x, y), rank)]
    if old is None:
        return everywhere
    return [cell for cell in everywhere if old.cells <= footprint(cell, rank)]
