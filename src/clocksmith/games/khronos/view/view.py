"""What a seat may know of a position."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, final

from clocksmith.core.layout.blocks import passed_on
from clocksmith.core.layout.sight import Alike, Sight
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.khronos.layout.layout import KhronosLayout
from clocksmith.games.khronos.model.board import Board, Building, Domain
from clocksmith.games.khronos.model.content import AGES, Age, Cell
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Adventurer, Khronos, Player
from clocksmith.games.khronos.rules.income import holders, income_of
from clocksmith.games.khronos.view.standing import Standing, standing_of

BOARDS_KEPT: Final = 1_000  # of some 300 tables that are played at once; 3 kB each
DOMAINS_KEPT: Final = 4_000  # of the same tables; 700 bytes each


@final
@dataclass(eq=False, repr=False)
class PlayerView(Value):
    """What lies in front of a seat; *hand* is None where it may not be seen."""

    ecus: int
    cubes: int
    cards: int  # how many they hold
    hand: tuple[int, ...] | None  # by kind
    shown: tuple[int, ...]  # by kind: those everybody saw being taken
    adventurers: tuple[Adventurer, ...]


@final
@dataclass(eq=False, repr=False)
class DomainView(Value):
    """1.6 A domain: the upper left cells of its buildings, who holds it, what it pays a holder."""

    cells: tuple[Cell, ...]  # in reading order
    seats: tuple[Seat, ...]
    ecus: int  # 10 also where nobody holds it


@final
@dataclass(eq=False, repr=False)
class KhronosView(Value):
    """A position as one seat, or a spectator, may know it."""

    seat: Seat
    options: tuple[tuple[str, str], ...]
    round: int
    start: Seat
    turn: Seat
    boards: tuple[tuple[Building, ...], ...]  # by age, buildings in reading order
    domains: tuple[tuple[DomainView, ...], ...]  # by age, in reading order of their first buildings
    supply: tuple[int, ...] | None  # tiles left; None where they never run out
    pile: int  # number of cards left to draw
    discards: tuple[int, ...]  # by kind: they lie face up
    face_up: tuple[int, ...]  # Hold'em, by kind
    players: tuple[PlayerView, ...]
    standing: Standing
    decision: Decision[Khronos] | None  # the question that waits; None when it is over


# Boards and domains never change, and a step leaves most of them as they were: their views are
# made once, so that the views of two positions share them.
@lru_cache(maxsize=BOARDS_KEPT)
def _domains(board: Board, age: Age, parts: Parts) -> tuple[DomainView, ...]:
    found = [_domain(domain, age, parts) for domain in board.domains]
    return tuple(sorted(found, key=_reading_order))


@lru_cache(maxsize=DOMAINS_KEPT)
def _domain(domain: Domain, age: Age, parts: Parts) -> DomainView:
    cells = sorted([building.cell for building in domain.buildings])
    ecus = income_of(domain, age, parts)
    return DomainView(tuple(cells), tuple(holders(domain, age)), ecus)


def _reading_order(domain: DomainView) -> int:
    return domain.cells[0]


def views_of(layout: KhronosLayout, state: Khronos, seats: Iterable[Seat]) -> list[Value]:
    """Return what each of these seats may know: everything but the other hands and the pile."""
    alike = Alike()
    return [view_of(layout, state, Sight(state, seat, alike=alike)) for seat in seats]


def view_of(layout: KhronosLayout, state: Khronos, sight: Sight) -> KhronosView:
    """Return what the viewer may know."""
    step = state.stack[-1] if state.stack else None
    assert step is None or isinstance(step, Decision), "a settled position waits for a decision"
    seen = layout.block.seen(state, sight, KhronosView)
    held = zip(state.players, seen["players"], strict=True)
    fields = {
        **seen,
        **sight.alike.once(state, "common", lambda: _common(state)),
        "seat": sight.viewer,
        "options": state.options.choices.pairs,
        "supply": seen["supply"] if state.options.limited_tiles else None,
        "pile": sum(state.pile),
        "players": tuple([_player(player, one, sight) for player, one in held]),
        "decision": step,
    }
    return KhronosView(**passed_on(KhronosView, fields))


def _common(state: Khronos) -> dict[str, Any]:
    """Return what has to be computed and is the same for everybody."""
    return {
        "domains": tuple([_domains(state.boards[age], age, state.parts) for age in AGES]),
        "standing": standing_of(state),
    }


def _player(player: Player, seen: dict[str, Any], sight: Sight) -> PlayerView:
    return sight.alike.once(
        seen,
        PlayerView,
        lambda: PlayerView(cards=sum(player.hand), **passed_on(PlayerView, seen)),
    )
