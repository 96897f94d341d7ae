"""How everybody stands: money, income forecast, control of domains."""

from dataclasses import dataclass
from typing import final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.board import Domain
from clocksmith.games.khronos.model.content import (
    AGES,
    MIGHT,
    MILITARY,
    REASON,
    RELIGIOUS,
    Age,
    Cell,
)
from clocksmith.games.khronos.model.events import DomainLost, DomainShared
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.income import holders, income_of
from clocksmith.games.khronos.rules.playing import is_in


@final
class Holding(Value):
    """10 A domain that pays somebody: its first cell, who holds it, what each holder gets.

    Every preview makes many of them, so its constructor is written by hand: that of a dataclass
    is seven times slower once it is compiled.
    """

    __match_args__ = ("age", "cell", "seats", "ecus")

    def __init__(self, age: Age, cell: Cell, seats: tuple[Seat, ...], ecus: int) -> None:
        self.age = age
        self.cell = cell
        self.seats = seats
        self.ecus = ecus


@final
@dataclass(eq=False, repr=False)
class Standing(Value):
    """Money and cubes by seat; what each age would pay each seat if it stood there now.

    *due* is what each seat would take if income were paid now.
    """

    ecus: tuple[int, ...]
    cubes: tuple[int, ...]
    forecast: tuple[tuple[int, ...], ...]  # by seat, then by age
    due: tuple[int, ...]  # 10 only from the ages where it stands
    holdings: tuple[Holding, ...]


def _holding(domain: Domain, age: Age, parts: Parts) -> Holding | None:
    held_by = holders(domain, age)
    if not held_by:
        return None
    ecus = income_of(domain, age, parts)
    return Holding(age, Cell(domain.first_cell()), tuple(held_by), ecus)


def _contenders(domain: Domain, age: Age) -> list[Seat]:
    """7.1, 10 Return who holds a domain; until a tie in it is settled, all who are in it."""
    kind = MILITARY if age == MIGHT else RELIGIOUS
    if age == REASON or domain.top_count[kind] < 2:
        return holders(domain, age)
    return [building.owner for building in domain.tied(kind)]


def changed_hands(before: Khronos, after: Khronos) -> list[Event]:
    """10 Return which domains that somebody held are held by others now, as far as they pay."""
    events: list[Event] = []
    for age in AGES:
        old = before.boards[age].domains
        for domain in sorted(after.boards[age].domains, key=Domain.first_cell):
            if domain not in old and income_of(domain, age, after.parts):
                events += _passed(domain, old, age)
    return events


def _passed(domain: Domain, old: list[Domain], age: Age) -> list[Event]:
    """Return who lost or came to share *domain*, which consists of parts of *old* ones."""
    former = {seat for one in old if one.cells & domain.cells for seat in _contenders(one, age)}
    now, cell = sorted(set(_contenders(domain, age))), Cell(domain.first_cell())
    lost = [seat for seat in sorted(former) if seat not in now]
    if lost or not former:
        return [DomainLost(seat, age, cell, tuple(now)) for seat in lost]
    kept = tuple([seat for seat in now if seat in former])
    return [DomainShared(seat, age, cell, kept) for seat in now if seat not in former]


def _reading_order(holding: Holding) -> int:
    return holding.cell


def standing_of(state: Khronos) -> Standing:
    """Return how everybody stands in *state*."""
    seats = len(state.players)
    forecast = [[0] * len(AGES) for _ in range(seats)]
    holdings: list[Holding] = []
    for age in AGES:
        held = [_holding(domain, age, state.parts) for domain in state.boards[age].domains]
        holdings.extend(sorted([one for one in held if one is not None], key=_reading_order))
    for holding in holdings:
        for seat in holding.seats:
            forecast[seat][holding.age] += holding.ecus
    due = [
        sum([forecast[seat][age] for age in AGES if is_in(state.players[seat], age)])
        for seat in range(seats)
    ]
    return Standing(
        tuple([player.ecus for player in state.players]),
        tuple([player.cubes for player in state.players]),
        tuple([tuple(row) for row in forecast]),
        tuple(due),
        tuple(holdings),
    )
