"""What each age would pay to whom, and how firmly it is held.

Boards and domains never change, so what was found out about one is kept.
"""

from typing import Final, final

from clocksmith.games.khronos.board import MOST_SEATS, Board, Domain
from clocksmith.games.khronos.content import CIVIL, MIGHT, MILITARY, REASON, RELIGIOUS, Age, Kind

GRIPS: Final = 3  # how firmly a domain is held: by rank of its lord; in Reason by lead in cubes
KEPT: Final = 3_000  # boards and domains remembered, before memory is cleared


@final
class Note:
    """What is to be known about a domain, whatever its age."""

    __slots__ = ("civil", "strength", "built", "cubes", "most", "lead", "holders")

    def __init__(self, domain: Domain) -> None:
        self.civil = 0  # pays in Might and Faith
        strength = [0, 0]
        cubes = [0] * MOST_SEATS
        for building in domain.buildings:
            if building.kind == CIVIL:
                self.civil += building.value()
                for seat in range(MOST_SEATS):
                    cubes[seat] += building.cubes[seat]
            else:
                strength[building.kind] += building.value()
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


_NOTES: Final[dict[Domain, Note]] = {}
_BOOKS: Final[list[dict[Board, list[int]]]] = [{}, {}, {}]


def note_of(domain: Domain) -> Note:
    """Return what is to be known about a domain."""
    note = _NOTES.get(domain)
    if note is None:
        if len(_NOTES) > KEPT:
            _NOTES.clear()
        note = Note(domain)
        _NOTES[domain] = note
    return note


def lord_kind(age: Age) -> Kind:
    """10.1 Return the kind of building that rules a domain in Might or Faith."""
    return MILITARY if age == MIGHT else RELIGIOUS


def book_of(board: Board, age: Age) -> list[int]:
    """Return what an age pays, by seat and grip: ``book[seat * GRIPS + grip]``."""
    books = _BOOKS[age]
    book = books.get(board)
    if book is None:
        if len(books) > KEPT:
            books.clear()
        book = _reason(board) if age == REASON else _ruled(board, lord_kind(age))
        books[board] = book
    return book


def _ruled(board: Board, kind: Kind) -> list[int]:
    book = [0] * (MOST_SEATS * GRIPS)
    for domain in board.domains:
        rank = domain.top_rank[kind]
        if rank:
            book[domain.top_owner[kind] * GRIPS + rank - 1] += note_of(domain).civil
    return book


def _reason(board: Board) -> list[int]:
    book = [0] * (MOST_SEATS * GRIPS)
    for domain in board.domains:
        note = note_of(domain)
        if note.holders and note.built:
            grip = min(note.lead, GRIPS - 1)
            for seat in range(MOST_SEATS):
                if note.holders >> seat & 1:
                    book[seat * GRIPS + grip] += note.built
    return book
