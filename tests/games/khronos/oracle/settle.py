"""7 Changes of domains: finding ties at the top and downsizing until there are none."""

from __future__ import annotations

from games.khronos.oracle.board import Board, highest
from games.khronos.oracle.parts import (
    FAITH,
    KINDS,
    MIGHT,
    REASON,
    Ask,
    Asking,
    Building,
    Cell,
    footprint,
    parse_cell,
    place_text,
    reading,
)
from games.khronos.oracle.table import Table

ORDER = {MIGHT: ("military", "religious"), FAITH: ("religious", "military")}


def forget_origins(table: Table) -> None:
    """7.2 Before an action no age has original domains."""
    for board in table.boards:
        for building in board.tiles + board.printed:
            building.origin = -1


def settle(table: Table, actor: int) -> Asking[None]:
    """7.1 and 7.4 Downsize one building after another, first in Might, then in Faith."""
    for age, kinds in ORDER.items():
        board = table.boards[age]
        fix_strengths(board)
        kind = next_kind(board, kinds)
        while kind is not None:
            victim = yield from choose_victim(board, age, kind, actor)
            yield from downsize(table, age, victim)
            kind = next_kind(board, kinds)


def fix_strengths(board: Board) -> None:
    """7.2 Give every building the strengths of its side, once for the settling of an age."""
    for domain in board.domains():
        for building in domain:
            side = [each for each in domain if each.origin == building.origin]
            building.strength = {
                kind: sum(each.value for each in side if each.kind == kind) for kind in KINDS
            }


def ties(board: Board, kind: str) -> list[list[Building]]:
    """7.1 The buildings that share the highest rank of a kind, for each domain at fault."""
    groups = []
    for domain in board.domains():
        top = highest(domain, kind)
        tied = [each for each in domain if each.kind == kind and each.rank == top]
        if len(tied) > 1:
            groups.append(tied)
    return groups


def next_kind(board: Board, kinds: tuple[str, ...]) -> str | None:
    """7.1 The first kind with a conflict in this age."""
    return next((kind for kind in kinds if ties(board, kind)), None)


def is_junction(tied: list[Building]) -> bool:
    """7.2 Whether tied buildings come from two or more original domains."""
    return len({building.origin for building in tied}) > 1


def weaker(tied: list[Building], kind: str) -> list[Building]:
    """7.2 The tied buildings of the sides that are not the strongest."""
    if not is_junction(tied):
        return []
    best = max(building.strength[kind] for building in tied)
    return [building for building in tied if building.strength[kind] < best]


def choose_victim(board: Board, age: int, kind: str, actor: int) -> Asking[Building]:
    """7.2 to 7.4 The next building to downsize for a kind of an age."""
    groups = ties(board, kind)
    losers = [building for tied in groups for building in weaker(tied, kind)]
    if losers:
        return min(losers, key=lambda building: reading(building.cell))
    pool = [tied for tied in groups if is_junction(tied)] or groups
    tied = min(pool, key=lambda tied: min(reading(building.cell) for building in tied))
    options = [building for building in tied if building.owner == actor] or tied
    if len(options) == 1:
        return options[0]
    texts = {f"downsize {place_text(age, building.cell)}": building for building in options}
    answer = yield Ask("ChooseDownsized", actor, frozenset(texts))
    return texts[answer]


def downsize(table: Table, age: int, old: Building) -> Asking[None]:
    """7.5 Replace a building by a lower one of its kind, or destroy it; then its copies."""
    rank = old.rank - 1
    while rank > 0 and not table.has_tile(old.kind, rank):
        rank -= 1
    if rank == 0:
        table.remove(age, old)
        new = None
    else:
        answers = frozenset(f"shrink {place_text(age, cell)}" for cell in spots(old, rank))
        answer = yield Ask("ChooseSpot", old.owner, answers)
        new = successor(old, rank, parse_cell(answer.split()[2]))
        table.remove(age, old)
        table.lay(age, new)
    if old.rank > 1:
        downsize_copies(table, age, old, new)


def spots(old: Building, rank: int) -> list[Cell]:
    """7.5 The top-left cells of all lower tiles within the old footprint."""
    return [cell for cell in old.cells if footprint(cell, rank) <= old.cells]


def successor(old: Building, rank: int, cell: Cell) -> Building:
    """7.3 A lower building that takes over the owner and the origin of the old one."""
    new = Building(old.kind, rank, cell, old.owner)
    new.origin = old.origin
    new.strength = old.strength
    return new


def downsize_copies(table: Table, age: int, old: Building, new: Building | None) -> None:
    """7.6 and 7.7 Remove the copies of a downsized building or replace them by medium ones."""
    replacing = new is not None and new.rank == 2
    for later in range(age + 1, REASON + 1):
        copy = table.boards[later].twin(old)
        if copy is None or (later == FAITH and copy.owner != old.owner):
            return
        table.remove(later, copy)
        replacing = replacing and table.has_tile(old.kind, 2)
        if new is not None and replacing:
            medium = successor(copy, 2, new.cell)
            medium.ruined = later == REASON
            table.lay(later, medium)
