"""Who holds which domain, what it pays, and how firmly it is held.

Boards and domains never change, so what was found out about one is kept with it.
"""

from typing import final

from clocksmith.games.khronos.model.board import MOST_SEATS, Board, Building, Domain
from clocksmith.games.khronos.model.content import (
    CIVIL,
    MIGHT,
    MILITARY,
    REASON,
    RELIGIOUS,
    Age,
    Kind,
)
from clocksmith.games.khronos.model.parts import Parts


@final
class Note:
    """What is to be known about a domain, whatever its age."""

    def __init__(self, domain: Domain, parts: Parts) -> None:
        self.civil = 0  # pays in Might and Faith
        strength = [0, 0]
        cubes = [0] * MOST_SEATS
        for building in domain.buildings:
            if building.kind == CIVIL:
                self.civil += building.value(parts)
                for seat in range(MOST_SEATS):
                    cubes[seat] += building.cubes[seat]
            else:
                strength[building.kind] += building.value(parts)
        self.strength = strength  # 7.2 military and religious values
        self.built = strength[0] + strength[1]  # pays in Reason
        self.cubes = cubes  # inhabitants by seat
        most = second = holders = 0
        for seat in range(MOST_SEATS):
            count = cubes[seat]
            if count > most:
                second = most
                most = count
                holders = 1 << seat
            elif count == most and count:
                holders |= 1 << seat
                second = count
            elif count > second:
                second = count
        self.most = most
        self.lead = most - second  # cubes ahead of the next seat
        self.holders = holders  # seats with most cubes, as bits


@final
class Holding:
    """A domain that pays: what, to whom (seats as bits), and the cells of its lord.

    *rank* is that of the lord; in Reason, where there is none, 1 and the
    lead in cubes.
    """

    def __init__(self, seats: int, ecus: int, rank: int, cells: int) -> None:
        self.seats = seats
        self.ecus = ecus
        self.rank = rank
        self.cells = cells


@final
class Expected:
    """What holdings may bring each seat, by how many rounds each has *done*.

    *shield* are the cells below buildings of Might, where that matters.
    """

    def __init__(self, done: list[int], shield: int, amounts: list[float]) -> None:
        self.done = done
        self.shield = shield
        self.amounts = amounts


@final
class Held:
    """All holdings of a board, in one age: an empty board is the same in all of them."""

    def __init__(self, age: Age, holdings: list[Holding]) -> None:
        self.age = age
        self.holdings = holdings
        self.expected: Expected | None = None  # as it was asked last


def note_of(domain: Domain, parts: Parts) -> Note:
    """Return what is to be known about a domain."""
    kept = domain.memo
    if isinstance(kept, Note):
        return kept
    note = Note(domain, parts)
    domain.memo = note
    return note


def lord_kind(age: Age) -> Kind:
    """10.1 Return the kind of building that rules a domain in Might or Faith."""
    return MILITARY if age == MIGHT else RELIGIOUS


def lord_of(domain: Domain, kind: Kind) -> Building:
    """10.1 Return the first of the highest buildings of *kind* in a domain that has one."""
    rank = domain.top_rank[kind]
    lord: Building | None = None
    for building in domain.buildings:
        highest = building.kind == kind and building.rank == rank
        if highest and (lord is None or building.cell < lord.cell):
            lord = building
    assert lord is not None, "the highest building is one of the domain's"
    return lord


def held_in(board: Board, age: Age, parts: Parts) -> Held:
    """10 Return all domains of an age that somebody holds."""
    kept = board.memo
    if isinstance(kept, Held) and kept.age == age:
        return kept
    found = _in_reason(board, parts) if age == REASON else _ruled(board, age, parts)
    held = Held(age, found)
    board.memo = held
    return held


def _ruled(board: Board, age: Age, parts: Parts) -> list[Holding]:
    held: list[Holding] = []
    kind = lord_kind(age)
    for domain in board.domains:
        rank = domain.top_rank[kind]
        if rank:
            lord = lord_of(domain, kind)
            civil = note_of(domain, parts).civil
            held.append(Holding(1 << lord.owner, civil, rank, lord.cells))
    return held


def _in_reason(board: Board, parts: Parts) -> list[Holding]:
    held: list[Holding] = []
    for domain in board.domains:
        note = note_of(domain, parts)
        if note.holders and note.built:
            held.append(Holding(note.holders, note.built, 1 + note.lead, 0))
    return held
