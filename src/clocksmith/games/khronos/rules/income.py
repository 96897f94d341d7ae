"""Chapter 10: income."""

from typing import final

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import Task
from clocksmith.games.khronos.model.board import MOST_SEATS, Domain
from clocksmith.games.khronos.model.content import (
    AGES,
    CIVIL,
    MIGHT,
    MILITARY,
    REASON,
    RELIGIOUS,
    Age,
    Cell,
)
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.playing import is_in


def holders(domain: Domain, age: Age) -> list[Seat]:
    """10.1, 10.2 Return the seats a domain would pay: its owner; in Reason all with most cubes."""
    if age != REASON:
        kind = MILITARY if age == MIGHT else RELIGIOUS
        return [domain.top_owner[kind]] if domain.top_rank[kind] else []
    cubes = [0] * MOST_SEATS
    for building in domain.buildings:
        if building.kind == CIVIL:
            for seat in range(MOST_SEATS):
                cubes[seat] += building.cubes[seat]
    most = max(cubes)
    return [Seat(seat) for seat in range(MOST_SEATS) if most and cubes[seat] == most]


def income_of(domain: Domain, age: Age, parts: Parts) -> int:
    """10.1, 10.2 Return what a domain pays to each of its holders."""
    if age == REASON:
        return domain.worth(MILITARY, parts) + domain.worth(RELIGIOUS, parts)
    return domain.worth(CIVIL, parts)


@final
class Income(Task[Khronos]):
    """10 A seat takes income in the ages where one of its adventurers stands."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Khronos, log: Log) -> None:
        for age in AGES:
            if not is_in(state.players[self.seat], age):
                continue
            domains = sorted(state.boards[age].domains, key=Domain.first_cell)
            for domain in domains:
                ecus = income_of(domain, age, state.parts)
                if ecus and self.seat in holders(domain, age):
                    verbs.take_income(state, self.seat, age, Cell(domain.first_cell()), ecus, log)
