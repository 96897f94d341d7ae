"""What a net is told about a seat of Khronos: money, cards, land, people, the round."""

from typing import Final

from clocksmith.bots.knowledge.khronos.ledger import lord_kind, lord_of, note_of
from clocksmith.bots.knowledge.khronos.outlook import parts_of, rounds_done
from clocksmith.bots.knowledge.knowledge import Inputs
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.board import Board
from clocksmith.games.khronos.model.content import (
    AGE_NAMES,
    AGES,
    CIVIL,
    FAITH,
    KIND_NAMES,
    KINDS,
    LARGE,
    MIGHT,
    REASON,
    Age,
)
from clocksmith.games.khronos.model.state import Khronos

ECUS: Final = 0.05  # all numbers are made about as large as 1
PARTS: Final = ("money", "income-might", "income-faith", "income-reason", "payday", "cards")
ROUNDS: Final = 8
RANKS: Final = ("small", "medium", "large")
# In Might and Faith, by age: ecus by the rank of the lord, twice: where copies from the age before
# may fall on the lord and where not; ecus under a lord that may be outbuilt; domains; the richest.
RULED: Final = 9
BUILT: Final = 6  # own buildings of an age by kind and rank
# In Reason: ecus by the lead in cubes (shared, 1, 2, more), ecus one cube short, domains, cubes on
# the board, ecus that nobody has yet.
INHABITED: Final = 8


def input_names() -> list[str]:
    """Return what the numbers mean."""
    names = [f"forecast {part}" for part in PARTS]
    names += [f"{done} rounds done" for done in range(ROUNDS)]
    names += ["place in the round", "seats", "cubes in stock"]
    names += [f"{kind} cards" for kind in KIND_NAMES]
    names += [f"adventurers in {age}" for age in AGE_NAMES]
    for age in AGES[:REASON]:
        name = AGE_NAMES[age]
        names += [f"{name}: {rank} lord, open" for rank in RANKS]
        names += [f"{name}: {rank} lord, shielded" for rank in RANKS]
        names += [f"{name}: may be outbuilt", f"{name}: domains", f"{name}: richest free domain"]
        names += [f"{name}: {kind} {rank}" for kind in KIND_NAMES[:CIVIL] for rank in RANKS]
    names += [f"reason: {lead}" for lead in ("shared", "ahead by 1", "ahead by 2", "ahead by more")]
    names += ["reason: behind by 1", "reason: domains", "reason: cubes", "reason: empty"]
    return names


def inputs(state: Khronos) -> Inputs:
    """Return the forecast, and a row of numbers for each seat."""
    seats = len(state.players)
    done = rounds_done(state)
    points: list[float] = []
    rows: list[list[float]] = []
    for seat in range(seats):
        player = state.players[seat]
        parts = parts_of(state, seat)
        points.append(sum(parts))
        row = [ECUS * part for part in parts[: len(PARTS)]]
        row.extend([1.0 if done[seat] == n else 0.0 for n in range(ROUNDS)])
        row.append(((seat - state.start) % seats) / seats)
        row.append(seats / 5.0)
        row.append(player.cubes / 20.0)
        row.extend([player.hand[kind] / 3.0 for kind in KINDS])
        places = [one.age for one in player.adventurers]
        row.extend([float(places.count(age)) for age in AGES])
        rows.append(row)
    shield = state.boards[MIGHT].occupied
    _add_ruled(state, MIGHT, 0, rows)
    _add_ruled(state, FAITH, shield, rows)
    _add_inhabited(state, rows)
    return Inputs(points, rows)


def _add_ruled(state: Khronos, age: Age, shield: int, rows: list[list[float]]) -> None:
    """Add what every seat has in Might or Faith."""
    seats = len(rows)
    board = state.boards[age]
    columns = [[0.0] * RULED for _ in range(seats)]
    kind = lord_kind(age)
    free = 0.0
    for domain in board.domains:
        ecus = ECUS * note_of(domain, state.parts).civil
        rank = domain.top_rank[kind]
        if not rank:
            free = max(free, ecus)
            continue
        lord = lord_of(domain, kind)
        row = columns[lord.owner]
        covered = age == MIGHT or not lord.cells & ~shield
        row[rank - 1 + (3 if covered else 0)] += ecus
        if rank < LARGE and domain.near & ~board.occupied:
            row[6] += ecus
        row[7] += 0.25
    for seat in range(seats):
        columns[seat][8] = free
        rows[seat].extend(columns[seat])
        rows[seat].extend(_built(board, Seat(seat)))


def _built(board: Board, seat: Seat) -> list[float]:
    """Return how many buildings a seat has in an age, by kind and rank."""
    counts = [0.0] * BUILT
    for domain in board.domains:
        for building in domain.buildings:
            if building.owner == seat and building.kind != CIVIL:
                counts[building.kind * 3 + building.rank - 1] += 0.5
    return counts


def _add_inhabited(state: Khronos, rows: list[list[float]]) -> None:
    """Add what every seat has in Reason."""
    seats = len(rows)
    columns = [[0.0] * INHABITED for _ in range(seats)]
    for domain in state.boards[REASON].domains:
        note = note_of(domain, state.parts)
        ecus = ECUS * note.built
        for seat in range(seats):
            row = columns[seat]
            cubes = note.cubes[seat]
            row[6] += 0.1 * cubes
            if not note.holders:
                row[7] += ecus
            elif note.holders >> seat & 1:
                row[min(3, note.lead)] += ecus
                row[5] += 0.25
            elif cubes == note.most - 1:
                row[4] += ecus
    for seat in range(seats):
        rows[seat].extend(columns[seat])
