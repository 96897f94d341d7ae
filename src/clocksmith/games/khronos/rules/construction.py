"""Chapter 5: building and upgrading."""

from typing import Final, final

from clocksmith.core.action import Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Refusal, Step, Task
from clocksmith.games.khronos.model.actions import Build, Upgrade
from clocksmith.games.khronos.model.board import Board, Building
from clocksmith.games.khronos.model.content import (
    CIVIL,
    FAITH,
    FOOTPRINT,
    MIGHT,
    REASON,
    SMALL,
    TILE_KIND,
    TILE_RANK,
    Age,
    Cell,
    Kind,
    TileId,
)
from clocksmith.games.khronos.model.events import AS_BONUS
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import ripple, verbs
from clocksmith.games.khronos.rules.domains import Settle, origins_of
from clocksmith.games.khronos.rules.playing import (
    ChargeCards,
    PaySurcharge,
    SplitCards,
    is_in,
    nobody_in,
    pay_surcharge,
    play_coloured,
    refuse_coloured,
    refuse_room,
)
from clocksmith.games.khronos.rules.supply import has_tile

NOT_IN_REASON: Final = Refusal("4.4", "not-in-reason")
OFF_THE_GRID: Final = Refusal("5.1", "off-the-grid")
OFF_THE_GRID_UP: Final = Refusal("5.2", "off-the-grid")
NOTHING_TO_UPGRADE: Final = Refusal("5.2", "nothing-to-upgrade")
NOTHING_IS_MERGED: Final = Refusal("5.2", "nothing-is-merged")
NOT_WITHIN: Final = Refusal("5.2", "not-within")
NO_CUBE: Final = Refusal("5.6", "no-cube")


# Build


def refuse_build(state: Khronos, seat: Seat, action: Build) -> Refusal | None:
    """5.1 Free cells on the grid, a tile, cards of its colour; then 5.3 to 5.6."""
    tile, age = action.tile, action.age
    cells = FOOTPRINT[TILE_RANK[tile]][action.cell]
    player = state.players[seat]
    if age == REASON:
        return NOT_IN_REASON
    if not is_in(player, age):
        return nobody_in(age)
    if not cells:
        return OFF_THE_GRID
    standing = state.boards[age].covering(cells)
    if standing is not None:
        return Refusal("5.1", "cells-taken", _what(standing))
    if not has_tile(state, tile):
        return Refusal("5.1", "no-tile", (Detail("tile", tile),))
    cost = state.parts.tile_value[tile]
    refused = (
        refuse_coloured(player, "5.1", TILE_KIND[tile], cost)
        or _refuse_ground(state, seat, tile, action.cell, cost)
        or refuse_room(player, age, cost + _surcharge(state, tile, action.cell))
        or _refuse_contact(state.boards[age], tile, cells, None)
    )
    if refused is None and TILE_KIND[tile] != CIVIL and player.cubes == 0:
        return NO_CUBE
    return refused


def build(state: Khronos, seat: Seat, action: Build, log: Log) -> None:
    """5, 6 Pay with cards, choose what is to be chosen, place."""
    place = Place(seat, action.age, action.tile, action.cell)
    _pay_and_place(state, place, state.parts.tile_value[action.tile], log)


# Upgrade


def refuse_upgrade(state: Khronos, seat: Seat, action: Upgrade) -> Refusal | None:
    """5.2 One's own or any civil building within the new footprint, the rest free; 5.3 to 5.5."""
    tile, age = action.tile, action.age
    cells = FOOTPRINT[TILE_RANK[tile]][action.cell]
    player = state.players[seat]
    if age == REASON:
        return NOT_IN_REASON
    if not is_in(player, age):
        return nobody_in(age)
    if not cells:
        return OFF_THE_GRID_UP
    inside = state.boards[age].overlapping(cells)
    if not inside:
        return NOTHING_TO_UPGRADE
    if len(inside) > 1:
        return NOTHING_IS_MERGED
    old = inside[0]
    if old.cells & ~cells:
        return NOT_WITHIN
    if old.kind != CIVIL and old.owner != seat:
        return Refusal("5.2", "not-yours", _what(old))
    if old.kind != TILE_KIND[tile] or old.rank >= TILE_RANK[tile]:
        return Refusal("5.2", "not-a-higher-rank", (*_what(old), Detail("tile", tile)))
    if not has_tile(state, tile):
        return Refusal("5.2", "no-tile", (Detail("tile", tile),))
    cost = _difference(state, tile, old)
    return (
        refuse_coloured(player, "5.2", old.kind, cost)
        or _refuse_ground(state, seat, tile, action.cell, cost)
        or refuse_room(player, age, cost + _surcharge(state, tile, action.cell))
        or _refuse_contact(state.boards[age], tile, cells, old)
    )


def upgrade(state: Khronos, seat: Seat, action: Upgrade, log: Log) -> None:
    """5.2, 6 Pay the difference, choose what is to be chosen, replace."""
    cells = FOOTPRINT[TILE_RANK[action.tile]][action.cell]
    old = state.boards[action.age].covering(cells)
    assert old is not None, "there is a building to upgrade"
    cost = _difference(state, action.tile, old)
    _pay_and_place(state, Place(seat, action.age, action.tile, action.cell), cost, log)


def _difference(state: Khronos, tile: TileId, old: Building) -> int:
    """5.2 Return what it costs to put *tile* in the place of a building."""
    return state.parts.tile_value[tile] - state.parts.tile_value[old.tile]


# What both are tested for


def _what(building: Building) -> tuple[Detail, ...]:
    return (
        Detail("old_tile", building.tile),
        Detail("old_cell", building.cell),
        Detail("owner", building.owner),
    )


def _surcharge(state: Khronos, tile: TileId, cell: Cell) -> int:
    return state.land.surcharge[TILE_RANK[tile]][cell]


def _refuse_ground(
    state: Khronos, seat: Seat, tile: TileId, cell: Cell, cost: int
) -> Refusal | None:
    """5.3 River only under towns and cities; forest and mountain ask for more cards."""
    rank = TILE_RANK[tile]
    if not bears_river(tile) and not state.land.dry[rank] >> cell & 1:
        return Refusal("5.3", "river", (Detail("tile", tile),))
    surcharge = _surcharge(state, tile, cell)
    if sum(state.players[seat].hand) < cost + surcharge:
        return Refusal("5.3", "surcharge", (Detail("count", surcharge),))
    return None


def bears_river(tile: TileId) -> bool:
    """5.3 Return whether a tile may cover river cells: towns and cities."""
    return TILE_KIND[tile] == CIVIL and TILE_RANK[tile] > SMALL


def _refuse_contact(board: Board, tile: TileId, cells: int, old: Building | None) -> Refusal | None:
    """5.4, 5.5 What a military or religious building may touch, an upgraded one aside."""
    kind = TILE_KIND[tile]
    if kind == CIVIL:
        return None
    touched = board.touching(cells)
    if len(touched) > 1:
        return Refusal("5.4", "dominion", (Detail("tile", tile),))
    others = [b for domain in touched for b in domain.buildings if b is not old]
    rival = highest(others, kind)
    if rival is not None and rival.rank == TILE_RANK[tile]:
        details = (Detail("tile", tile), Detail("cell", rival.cell), Detail("owner", rival.owner))
        return Refusal("5.5", "hierarchy", details)
    return None


def highest(buildings: list[Building], kind: Kind) -> Building | None:
    """5.5 Return the first building of the highest rank of *kind*."""
    best: Building | None = None
    for building in buildings:
        if building.kind == kind and (best is None or building.rank > best.rank):
            best = building
    return best


# Doing it


def _pay_and_place(state: Khronos, place: "Place", cost: int, log: Log) -> None:
    """6 Lay the coloured cards; then surcharge cards, split, placing."""
    play_coloured(state, place.seat, TILE_KIND[place.tile], cost, log)
    surcharge = _surcharge(state, place.tile, place.cell)
    steps = pay_surcharge(state, place.seat, surcharge, log)
    then(state, *steps, ChargeCards(place.seat, place.age, cost + surcharge), place)


@final
class Place(Task[Khronos]):
    """6 The building is placed, pays its bonus and ripples; then domains are settled."""

    __match_args__ = ("seat", "age", "tile", "cell")

    def __init__(self, seat: Seat, age: Age, tile: TileId, cell: Cell) -> None:
        self.seat = seat
        self.age = age
        self.tile = tile
        self.cell = cell

    def problem(self, state: Khronos) -> str:
        cells = FOOTPRINT[TILE_RANK[self.tile]][self.cell]
        if self.age == REASON or not cells:
            return "a pending building lies on the grid of an age"
        kind = TILE_KIND[self.tile]
        under = state.boards[self.age].overlapping(cells)
        cost = state.parts.tile_value[self.tile]
        if under:
            old = under[0]
            fits = len(under) == 1 and not old.cells & ~cells and old.owner in (NOBODY, self.seat)
            if not fits or old.kind != kind or old.rank >= TILE_RANK[self.tile]:
                return "a pending building finds its cells free"
            cost = _difference(state, self.tile, old)
        elif kind != CIVIL and state.players[self.seat].cubes == 0:
            return "a pending building finds a cube"
        return self._underpaid(state, cost)

    def _underpaid(self, state: Khronos, cost: int) -> str:
        """4.3, 5.3 Return what is wrong with pending payments: they are those of this building."""
        surcharge = _surcharge(state, self.tile, self.cell)
        due = (self.age, cost + surcharge)
        for step in state.stack:
            if isinstance(step, PaySurcharge) and step.count != surcharge:
                return f"the surcharge is {surcharge} there"
            if isinstance(step, (ChargeCards, SplitCards)) and (step.age, step.count) != due:
                return "the cards that are charged are those of the pending action"
        return ""

    def run(self, state: Khronos, log: Log) -> None:
        seat, age = self.seat, self.age
        civil = TILE_KIND[self.tile] == CIVIL
        new = Building(self.tile, self.cell, NOBODY if civil else seat)
        before = state.boards[:]
        old = state.boards[age].covering(new.cells)
        if old is None:
            verbs.build(state, seat, age, new, log)
        else:
            verbs.upgrade(state, seat, age, old, new, log)
        followers: list[Step[Khronos]] = []
        copied = False
        if new.rank > SMALL:
            verbs.earn(state, seat, state.parts.bonus[age], AS_BONUS, log)
            copied = ripple.send(state, age, ripple.Wave(seat, new, old), followers, log)
        for settled in (MIGHT, FAITH):
            if settled >= age:
                laid = civil and (settled == age or copied)
                origins = origins_of(before[settled]) if laid else ()
                followers.append(Settle(seat, settled, origins))
        then(state, *followers)
