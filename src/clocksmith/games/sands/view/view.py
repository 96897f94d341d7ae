"""What a seat may know of a position."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, final

from clocksmith.core.bits import places
from clocksmith.core.layout.blocks import passed_on
from clocksmith.core.layout.sight import Alike, Sight
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.sands.layout.kinds import drawn_seen, knows_top, mark_of
from clocksmith.games.sands.layout.layout import SandsLayout
from clocksmith.games.sands.model.content import (
    NO_ADVANCE,
    NO_CHRONICLE,
    NO_TILE,
    PIECES,
    Bonus,
    Category,
    RegionId,
)
from clocksmith.games.sands.model.events import HIDDEN
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.empire import owner_of, regions_in, reserve_of
from clocksmith.games.sands.view.standing import Plan, Standing, plans_of, standing_of

REGIONS_KEPT: Final = 6_000  # of some 300 tables that are played at once; 700 bytes each


@final
@dataclass(eq=False, repr=False)
class RegionView(Value):
    """A region in play: its tile, who controls it by what, what stands there."""

    region: RegionId
    resource: int | None  # None before a tile is laid
    capacity: int
    owner: Seat
    mark: str  # none, capital, province or colony
    structures: tuple[int, ...]
    peasants: tuple[int, ...]  # by seat
    soldiers: tuple[int, ...]  # by seat


@final
@dataclass(eq=False, repr=False)
class PlayerView(Value):
    """What a seat has in front of it; cards that may not be seen are HIDDEN."""

    stock: tuple[int, ...]  # by resource
    unrest: int
    heritage: tuple[int, ...]  # by category
    points: int
    last: int  # points from chronicle cards at the last end of a dynasty
    reserve: tuple[int, ...]  # citizens in supply, by piece
    caravans: tuple[int, ...]  # borders
    reached: tuple[int, ...]  # by row: the level of the marker, 0 for none
    used: tuple[int, ...]  # action cards played in this generation
    sealed: tuple[int, ...]  # cards chosen and not yet revealed
    emphasis: Category
    markers: int
    bonuses: tuple[int, ...]  # kinds of bonus actions used in this generation
    chronicles: tuple[int | None, ...]  # by space: the card, HIDDEN, or None where none lies
    plans: tuple[Plan, ...]  # for cards that may be seen


@final
@dataclass(eq=False, repr=False)
class TurnView(Value):
    """What has been done in the turn: its bonus action, and whether a repeated card was used."""

    bonus: Bonus
    supported: Category  # the category that Support raises
    repeated: bool


@final
@dataclass(eq=False, repr=False)
class PilesView(Value):
    """What may be known of the advance cards that lie face down."""

    counts: tuple[int, ...]  # of cards left, by pile
    tops: tuple[int | None, ...]  # by pile: a card known to lie on top, HIDDEN, or None
    drawn: tuple[int, ...]  # cards to choose from


@final
@dataclass(eq=False, repr=False)
class SandsView(Value):
    """A position as one seat, or a spectator, may know it."""

    seat: Seat
    options: tuple[tuple[str, str], ...]
    generation: int
    dynasty: int
    marker: int  # space of the dynasty marker
    begun: int  # the space on which it began the generation
    round: int
    start: Seat
    turn: Seat
    done: TurnView
    die: int | None  # the face an attacker has sealed, HIDDEN, or None
    regions: tuple[RegionView, ...]  # those in play
    rows: tuple[tuple[int, ...], ...]  # of advances, face up
    piles: PilesView
    supply: tuple[int, ...]  # structures left
    players: tuple[PlayerView, ...]
    standing: Standing
    decision: Decision[Sands] | None  # the question that waits; None when it is over


def views_of(layout: SandsLayout, state: Sands, seats: Iterable[Seat]) -> list[Value]:
    """Return what each seat may know: everything but cards and dice laid face down, and piles."""
    alike = Alike()
    return [view_of(layout, state, Sight(state, seat, alike=alike)) for seat in seats]


def view_of(layout: SandsLayout, state: Sands, sight: Sight) -> SandsView:
    """Return what the viewer may know."""
    step = state.stack[-1] if state.stack else None
    assert step is None or isinstance(step, Decision), "a settled position waits for a decision"
    seen = layout.block.seen(state, sight, SandsView, TurnView)
    held = zip(state.players, seen["players"], strict=True)
    fields = {
        **seen,
        **sight.alike.once(state, "common", lambda: _common(state)),
        "seat": sight.viewer,
        "options": state.options.choices.pairs,
        "done": TurnView(**passed_on(TurnView, seen)),
        "die": None if state.die == NO_DIE else _or_hidden(seen["die"]),
        "piles": _piles(state, sight.viewer),
        "players": tuple([_player(state, player, one, sight) for player, one in held]),
        "decision": step,
    }
    return SandsView(**passed_on(SandsView, fields))


def _common(state: Sands) -> dict[str, Any]:
    """Return what has to be computed and is the same for everybody."""
    return {
        "regions": _regions(state),
        "standing": standing_of(state),
    }


def _or_hidden(shown: int | None) -> int:
    return HIDDEN if shown is None else shown


def _piles(state: Sands, seat: Seat) -> PilesView:
    piles = range(len(state.parts.piles))
    return PilesView(
        tuple([_left(state, pile) for pile in piles]),
        tuple([_top(state, seat, pile) for pile in piles]),
        _drawn(state, seat),
    )


def _regions(state: Sands) -> tuple[RegionView, ...]:
    parts = state.parts
    structures: list[list[int]] = [[] for _ in parts.region_ids]
    for structure in parts.structure_ids:
        for region in places(state.sites[structure]):
            structures[region].append(structure)
    peasants, soldiers = [
        list(zip(*[player.citizens[piece] for player in state.players], strict=True))
        for piece in PIECES
    ]
    regions: list[RegionView] = []
    for region in regions_in(state.in_play):
        tile = state.tiles[region]
        laid = tile != NO_TILE
        owner = owner_of(state, region)
        regions.append(
            _region(
                region,
                parts.tile_resource[tile] if laid else None,
                parts.tile_capacity[tile] if laid else 0,
                owner,
                mark_of(state, owner, region),
                tuple(structures[region]),
                peasants[region],
                soldiers[region],
            )
        )
    return tuple(regions)


# A step changes few regions: two positions share the objects of all others.
_region: Final = lru_cache(maxsize=REGIONS_KEPT)(RegionView)


def _left(state: Sands, pile: int) -> int:
    return state.deck.piles[pile].bit_count() + (state.deck.tops[pile] != NO_ADVANCE)


def _top(state: Sands, seat: Seat, pile: int) -> int | None:
    """5.7 A card put back on top is known to those who saw it."""
    top = state.deck.tops[pile]
    if top == NO_ADVANCE:
        return None
    return top if knows_top(state, seat, pile) else HIDDEN


def _drawn(state: Sands, seat: Seat) -> tuple[int, ...]:
    return tuple([_or_hidden(card) for card in drawn_seen(state, seat)])


def _player(state: Sands, player: Player, seen: dict[str, Any], sight: Sight) -> PlayerView:
    return sight.alike.once(seen, PlayerView, lambda: _player_seen(state, player, seen))


def _player_seen(state: Sands, player: Player, seen: dict[str, Any]) -> PlayerView:
    cards, sealed = seen["chronicles"], seen["sealed"]
    fields = {
        **seen,
        "sealed": tuple([HIDDEN for _ in player.sealed]) if sealed is None else sealed,
        "chronicles": tuple(
            [
                None if chronicle == NO_CHRONICLE else HIDDEN if cards is None else chronicle
                for chronicle in player.chronicles
            ]
        ),
        "reserve": tuple([reserve_of(player, piece) for piece in PIECES]),
        "plans": () if cards is None else plans_of(state, player),
    }
    return PlayerView(**passed_on(PlayerView, fields))
