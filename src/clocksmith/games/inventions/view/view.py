"""What a seat may know of a position."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, final

from clocksmith.core.bits import places
from clocksmith.core.layout.blocks import passed_on
from clocksmith.core.layout.sight import Alike, Sight
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.inventions.layout.layout import InventionsLayout
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.board import Display, Laid
from clocksmith.games.inventions.model.content import SOCIETIES
from clocksmith.games.inventions.model.state import Chronos, Inventions, Turn
from clocksmith.games.inventions.rules.milestones import Access
from clocksmith.games.inventions.view.prospect_search import accesses_of, prospects_of
from clocksmith.games.inventions.view.prospects import Prospects
from clocksmith.games.inventions.view.standing import Standing, standing_of


@final
@dataclass(eq=False, repr=False)
class PlayerView(Value):
    """What lies in front of a seat; *goals* and *dropped* are None where they may not be seen."""

    ip: int
    influence: int
    available: tuple[int, ...]  # by field
    exhausted: tuple[int, ...]  # by field
    academics: int
    academy: int  # the most academics there may be
    scholars: int
    supply: int
    ideas: tuple[int, ...]
    inventions: tuple[int, ...]
    row: tuple[int, ...]  # tiles and aspiration tiles
    spaces: tuple[int, ...]  # the tile on each space of the progress map, or -1
    flipped: tuple[int, ...]
    marked: tuple[int, ...]  # tiles with an economy token
    influence_tiles: tuple[int, ...]  # those at home
    epoch: int  # deed, or -1
    seasons: tuple[int, ...]
    goal_count: int
    goals: tuple[int, ...] | None
    dropped: tuple[int, ...] | None


@final
@dataclass(eq=False, repr=False)
class RegionView(Value):
    """A region: its tiles, its card and who stands where."""

    specialist: int
    knowledge: int
    spent: bool  # whether the knowledge tile shows its points
    scholar: bool
    wealth: int  # the tile of its stack
    wealth_left: int
    display: Display
    people: tuple[int, ...]  # by society
    laid: tuple[Laid, ...]


@final
@dataclass(eq=False, repr=False)
class InventionsView(Value):
    """A position as one seat, or a spectator, may know it."""

    seat: Seat
    options: tuple[tuple[str, str], ...]
    round: int
    era: int
    order: tuple[Seat, ...]
    turn: Turn
    regions: tuple[RegionView, ...]
    private: tuple[int, ...]  # milestones by society, and the one nobody plays
    common: tuple[int, ...]  # lowest first
    discarded: tuple[int, ...]
    eureka: tuple[int, ...]
    stacks: tuple[int, ...]  # face down, in no known order
    posts: tuple[tuple[int, ...], ...]  # citizens on milestones, by milestone and society
    eras: tuple[int, ...]  # spaces of the era track by society
    ideas: tuple[int, ...]
    top: int
    deck: tuple[int, ...]  # face down, in no known order
    goals_left: int
    stock: tuple[int, ...]  # copies left, by tile
    chronos: Chronos | None
    players: tuple[PlayerView, ...]
    access: tuple[Access, ...]  # by milestone, for this seat; nothing for a spectator
    standing: Standing
    prospects: Prospects
    decision: Decision[Inventions] | None  # the question that waits; None when it is over


def _region(state: Inventions, region: int) -> RegionView:
    wealth = state.land.wealth[region]
    return RegionView(
        state.land.specialists[region],
        state.land.knowledge[region],
        state.land.spent_knowledge >> region & 1 == 1,
        state.land.scholars >> region & 1 == 1,
        wealth,
        state.stock[wealth] if wealth >= 0 else 0,
        state.land.displays[region],
        tuple(state.land.people[region * SOCIETIES : (region + 1) * SOCIETIES]),
        state.land.laid[region],
    )


def views_of(layout: InventionsLayout, state: Inventions, seats: Iterable[Seat]) -> list[Value]:
    """1.2 Return what each seat may know: everything but the goals of others before the end."""
    alike = Alike()
    return [view_of(layout, state, Sight(state, seat, alike=alike)) for seat in seats]


def view_of(layout: InventionsLayout, state: Inventions, sight: Sight) -> InventionsView:
    """Return what the viewer may know."""
    step = state.stack[-1] if state.stack else None
    assert step is None or isinstance(step, Decision), "a settled position waits for a decision"
    seen = layout.block.seen(state, sight, InventionsView)
    seat = sight.viewer
    plays = 0 <= seat < len(state.players)
    held = enumerate(seen["players"])
    fields = {
        **seen,
        **sight.alike.once(state, "common", lambda: _common(state)),
        "seat": seat,
        "options": state.options.choices.pairs,
        "players": tuple([_player(state, Seat(number), one, sight) for number, one in held]),
        "access": accesses_of(state, seat) if plays else (),
        "prospects": prospects_of(state, seat),
        "decision": step,
    }
    return InventionsView(**passed_on(InventionsView, fields))


def _common(state: Inventions) -> dict[str, Any]:
    """Return what has to be computed and is the same for everybody."""
    return {
        "era": society.era_now(state),
        "regions": tuple([_region(state, region) for region in range(len(state.land.displays))]),
        "goals_left": state.goals.bit_count(),
        "standing": standing_of(state),
    }


def _player(state: Inventions, seat: Seat, seen: dict[str, Any], sight: Sight) -> PlayerView:
    return sight.alike.once(seen, PlayerView, lambda: _player_seen(state, seat, seen))


def _player_seen(state: Inventions, seat: Seat, seen: dict[str, Any]) -> PlayerView:
    return PlayerView(
        academy=society.era_of(state, seat),
        influence_tiles=tuple(places(society.tiles_at_home(state, seat))),
        goal_count=state.players[seat].goals.bit_count(),
        **passed_on(PlayerView, seen),
    )
