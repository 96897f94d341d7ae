"""6 Placing a building and what it does to the later ages."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from games.khronos.oracle.board import Board, domain_numbers, domains_of, highest
from games.khronos.oracle.law import Plan
from games.khronos.oracle.parts import (
    FAITH,
    MIGHT,
    PEOPLE,
    REASON,
    Ask,
    Asking,
    Building,
    Cell,
    border,
    reading,
)
from games.khronos.oracle.table import Table


@dataclass(frozen=True)
class Claim:
    """6.7 A printed hamlet under a removed town or city, and the cubes that were on that."""

    cell: Cell
    cubes: Counter[int]


def place(table: Table, seat: int, plan: Plan) -> list[Claim]:
    """5.6 and 6 Lay the new building, pay its bonus and let it ripple."""
    owner = -1 if plan.kind == "civil" else seat
    new = Building(plan.kind, plan.rank, plan.cell, owner)
    note_origins(table, plan.age, new)
    if plan.old is not None and not plan.old.printed:
        table.remove(plan.age, plan.old)
    table.lay(plan.age, new)
    if plan.rank > 1:
        table.players[seat].ecus += 1 if plan.age == MIGHT else 2
        return ripple(table, plan.age, new, plan.old)
    return []


def note_origins(table: Table, age: int, new: Building) -> None:
    """7.2 Remember the domains of an age just before a civil building is laid there."""
    if new.kind == "civil":
        for building, number in domain_numbers(table.boards[age].domains()).items():
            building.origin = number


def ripple(table: Table, source: int, new: Building, old: Building | None) -> list[Claim]:
    """6.1 to 6.6 Copy a medium or large building to the later ages, as far as it gets."""
    claims: list[Claim] = []
    replaced_rival = False
    rival_of_old = False
    for age in range(source + 1, REASON + 1):
        board = table.boards[age]
        copy = Building(new.kind, new.rank, new.cell)
        if age == FAITH:
            copy.owner = new.owner
        else:
            copy.ruined = new.kind != "civil"
        twin = board.twin(copy)
        if twin is not None and twin.owner == copy.owner and not replaced_rival:
            continue
        older = board.twin(old) if old is not None and old.rank > 1 else None
        if age == FAITH and old is not None and older is not None:
            rival_of_old = older.owner != old.owner
        if rival_of_old:
            older = None
        lost = [tile for tile in board.covered_by(copy) if table.lost_tiles and tile is not older]
        if age == FAITH and new.kind != "civil" and is_refused(board, copy):
            break
        if not can_lay(table, board, copy, lost):
            break
        replaced_rival = age == FAITH and twin is not None
        note_origins(table, age, copy)
        if age == REASON:
            claims = move_people(table, copy, old)
        for tile in board.covered_by(copy):
            table.remove(age, tile, lost=tile in lost)
        table.lay(age, copy)
    return claims


def is_refused(faith: Board, copy: Building) -> bool:
    """6.5 Whether Faith refuses a military or religious copy."""
    former = domain_numbers(faith.domains())
    covered = faith.covered_by(copy)
    for tile in covered:
        for hamlet in faith.hamlets_in(tile.cells):
            former[hamlet] = former[tile]
    remaining = [building for building in former if not building.cells & copy.cells]
    ring = border(copy.cell, copy.rank)
    if len({former[building] for building in remaining if building.cells & ring}) > 1:
        return True
    joined = next(group for group in domains_of([*remaining, copy]) if copy in group)
    return highest((each for each in joined if each is not copy), copy.kind) == copy.rank


def can_lay(table: Table, board: Board, copy: Building, lost: list[Building]) -> bool:
    """6.6 Whether there is a tile and a cube for a copy, counting those it sets free."""
    freed = board.covered_by(copy)
    same = [tile for tile in freed if (tile.kind, tile.rank) == (copy.kind, copy.rank)]
    if not table.has_tile(copy.kind, copy.rank) and all(tile in lost for tile in same):
        return False
    if copy.owner < 0 or table.players[copy.owner].cubes > 0:
        return True
    return any(tile.owner == copy.owner for tile in freed)


def move_people(table: Table, copy: Building, old: Building | None) -> list[Claim]:
    """6.7 Move or send home the cubes under a copy in Reason; return the hamlets to settle."""
    board = table.boards[REASON]
    claims = []
    for building in board.covered_by(copy) + board.hamlets_in(copy.cells):
        if building.kind != "civil":
            continue
        if old is not None and building.alike(old):
            copy.cubes.update(building.cubes)
            building.cubes.clear()
        elif building.printed:
            table.clear_cubes(building)
        elif (table.edition != "first" or table.summary) and building.cubes:
            below = board.hamlets_in(building.cells)
            claims += [Claim(hamlet.cell, Counter(building.cubes)) for hamlet in below]
    return claims


def settle_hamlets(table: Table, actor: int, claims: list[Claim]) -> Asking[None]:
    """6.7 Leave one cube of the strongest settler at each printed hamlet in reading order."""
    for claim in sorted(claims, key=lambda claim: reading(claim.cell)):
        home = table.boards[REASON].standing()[claim.cell]
        if home.kind != "civil" or home.cubes.total() >= PEOPLE[home.rank]:
            continue
        most = max(claim.cubes.values())
        tied = [seat for seat, number in claim.cubes.items() if number == most]
        if len(tied) > 1 and actor in tied and table.edition != "first":
            tied.remove(actor)
        keeper = tied[0]
        if len(tied) > 1:
            answers = frozenset(f"stay {seat}" for seat in tied)
            answer = yield Ask("ChooseKeeper", actor, answers)
            keeper = int(answer.split()[1])
        if table.players[keeper].cubes > 0:
            table.players[keeper].cubes -= 1
            home.cubes[keeper] += 1
