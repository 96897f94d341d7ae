"""What a seat may know of a position."""

from typing import final

from clocksmith.core.bits import places
from clocksmith.core.seat import Seat, may_see
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.sands.content import (
    NO_ADVANCE,
    NO_CHRONICLE,
    NO_TILE,
    PIECES,
    PILES,
    REGION_IDS,
    STRUCTURE_IDS,
    TILE_CAPACITY,
    TILE_RESOURCE,
    Bonus,
    Category,
    RegionId,
)
from clocksmith.games.sands.events import HIDDEN
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.empire import owner_of, reserve_of
from clocksmith.games.sands.spread import drawn_seen, knows_top, mark_of
from clocksmith.games.sands.standing import Plan, Standing, plans_of, standing_of
from clocksmith.games.sands.state import Sands


@final
class RegionView(Value):
    """A region in play: its tile, who controls it by what, what stands there."""

    __match_args__ = (
        "region",
        "resource",
        "capacity",
        "owner",
        "mark",
        "structures",
        "peasants",
        "soldiers",
    )

    def __init__(
        self,
        region: RegionId,
        resource: int | None,
        capacity: int,
        owner: Seat,
        mark: str,
        structures: tuple[int, ...],
        peasants: tuple[int, ...],
        soldiers: tuple[int, ...],
    ) -> None:
        self.region = region
        self.resource = resource  # None before a tile is laid
        self.capacity = capacity
        self.owner = owner
        self.mark = mark  # none, capital, province or colony
        self.structures = structures
        self.peasants = peasants  # by seat
        self.soldiers = soldiers  # by seat


@final
class PlayerView(Value):
    """What a seat has in front of it; cards that may not be seen are HIDDEN."""

    __match_args__ = (
        "stock",
        "unrest",
        "heritage",
        "points",
        "last",
        "reserve",
        "caravans",
        "reached",
        "used",
        "sealed",
        "emphasis",
        "markers",
        "bonuses",
        "chronicles",
        "plans",
    )

    def __init__(
        self,
        stock: tuple[int, ...],
        unrest: int,
        heritage: tuple[int, ...],
        points: int,
        last: int,
        reserve: tuple[int, ...],
        caravans: tuple[int, ...],
        reached: tuple[int, ...],
        used: tuple[int, ...],
        sealed: tuple[int, ...],
        emphasis: Category,
        markers: int,
        bonuses: tuple[int, ...],
        chronicles: tuple[int | None, ...],
        plans: tuple[Plan, ...],
    ) -> None:
        self.stock = stock  # by resource
        self.unrest = unrest
        self.heritage = heritage  # by category
        self.points = points
        self.last = last  # points from chronicle cards at the last end of a dynasty
        self.reserve = reserve  # citizens in supply, by piece
        self.caravans = caravans  # borders
        self.reached = reached  # by row: the level of the marker, 0 for none
        self.used = used  # action cards played in this generation
        self.sealed = sealed  # cards chosen and not yet revealed
        self.emphasis = emphasis
        self.markers = markers
        self.bonuses = bonuses  # kinds of bonus actions used in this generation
        self.chronicles = chronicles  # by space: the card, HIDDEN, or None where none lies
        self.plans = plans  # for cards that may be seen


@final
class TurnView(Value):
    """What has been done in the turn: its bonus action, and whether a repeated card was used."""

    __match_args__ = ("bonus", "supported", "repeated")

    def __init__(self, bonus: Bonus, supported: Category, repeated: bool) -> None:
        self.bonus = bonus
        self.supported = supported  # the category that Support raises
        self.repeated = repeated


@final
class PilesView(Value):
    """What may be known of the advance cards that lie face down."""

    __match_args__ = ("counts", "tops", "drawn")

    def __init__(
        self,
        counts: tuple[int, ...],
        tops: tuple[int | None, ...],
        drawn: tuple[int, ...],
    ) -> None:
        self.counts = counts  # of cards left, by pile
        self.tops = tops  # by pile: a card known to lie on top, HIDDEN, or None
        self.drawn = drawn  # cards to choose from


@final
class SandsView(Value):
    """A position as one seat, or a spectator, may know it."""

    __match_args__ = (
        "seat",
        "options",
        "generation",
        "dynasty",
        "marker",
        "begun",
        "round",
        "start",
        "turn",
        "done",
        "die",
        "regions",
        "rows",
        "piles",
        "supply",
        "players",
        "standing",
        "asked",
    )

    def __init__(
        self,
        seat: Seat,
        options: tuple[tuple[str, str], ...],
        generation: int,
        dynasty: int,
        marker: int,
        begun: int,
        round: int,
        start: Seat,
        turn: Seat,
        done: TurnView,
        die: int | None,
        regions: tuple[RegionView, ...],
        rows: tuple[tuple[int, ...], ...],
        piles: PilesView,
        supply: tuple[int, ...],
        players: tuple[PlayerView, ...],
        standing: Standing,
        asked: Decision[Sands] | None,
    ) -> None:
        self.seat = seat
        self.options = options
        self.generation = generation
        self.dynasty = dynasty
        self.marker = marker  # space of the dynasty marker
        self.begun = begun  # the space on which it began the generation
        self.round = round
        self.start = start
        self.turn = turn
        self.done = done
        self.die = die  # the face an attacker has sealed, HIDDEN, or None
        self.regions = regions  # those in play
        self.rows = rows  # of advances, face up
        self.piles = piles
        self.supply = supply  # structures left
        self.players = players
        self.standing = standing
        self.asked = asked  # the question that waits; None when it is over


def view_of(state: Sands, seat: Seat) -> SandsView:
    """Return what *seat* may know: everything but cards and dice laid face down, and piles."""
    asked = state.stack[-1] if state.stack else None
    assert asked is None or isinstance(asked, Decision), "a settled position waits for a decision"
    clock = state.clock
    return SandsView(
        seat,
        state.options.choices.pairs,
        clock.generation,
        clock.dynasty,
        clock.marker,
        clock.begun,
        clock.round,
        state.start,
        state.turn,
        TurnView(state.bonus, state.supported, state.repeated),
        _die(state, seat),
        tuple([_region(state, region) for region in REGION_IDS if state.in_play >> region & 1]),
        tuple(state.deck.rows),
        _piles(state, seat),
        tuple(state.supply),
        tuple([_player(state, n, may_see(seat, Seat(n))) for n in range(len(state.players))]),
        standing_of(state),
        asked,
    )


def _piles(state: Sands, seat: Seat) -> PilesView:
    piles = range(len(PILES))
    return PilesView(
        tuple([_left(state, pile) for pile in piles]),
        tuple([_top(state, seat, pile) for pile in piles]),
        _drawn(state, seat),
    )


def _region(state: Sands, region: RegionId) -> RegionView:
    tile = state.tiles[region]
    laid = tile != NO_TILE
    owner = owner_of(state, region)
    return RegionView(
        region,
        TILE_RESOURCE[tile] if laid else None,
        TILE_CAPACITY[tile] if laid else 0,
        owner,
        mark_of(state, owner, region),
        tuple([structure for structure in STRUCTURE_IDS if state.sites[structure] >> region & 1]),
        tuple([player.citizens[0][region] for player in state.players]),
        tuple([player.citizens[1][region] for player in state.players]),
    )


def _die(state: Sands, seat: Seat) -> int | None:
    """5.3 A sealed die is seen by the attacker, whose turn it is."""
    if state.die == NO_DIE:
        return None
    return state.die if may_see(seat, state.turn) else HIDDEN


def _left(state: Sands, pile: int) -> int:
    return state.deck.piles[pile].bit_count() + (state.deck.tops[pile] != NO_ADVANCE)


def _top(state: Sands, seat: Seat, pile: int) -> int | None:
    """5.7 A card put back on top is known to those who saw it."""
    top = state.deck.tops[pile]
    if top == NO_ADVANCE:
        return None
    return top if knows_top(state, seat, pile) else HIDDEN


def _drawn(state: Sands, seat: Seat) -> tuple[int, ...]:
    return tuple([HIDDEN if card is None else card for card in drawn_seen(state, seat)])


def _player(state: Sands, number: int, own: bool) -> PlayerView:
    player = state.players[number]
    shown = own or state.opened
    return PlayerView(
        tuple(player.stock),
        player.unrest,
        tuple(player.heritage),
        player.points,
        player.last,
        tuple([reserve_of(player, piece) for piece in PIECES]),
        tuple(places(player.caravans)),
        tuple(player.reached),
        tuple(places(player.used)),
        player.sealed if own else tuple([HIDDEN for _ in player.sealed]),
        player.emphasis,
        player.markers,
        tuple(places(player.bonuses)),
        tuple([_card(chronicle, shown) for chronicle in player.chronicles]),
        plans_of(state, player) if shown else (),
    )


def _card(chronicle: int, shown: bool) -> int | None:
    if chronicle == NO_CHRONICLE:
        return None
    return chronicle if shown else HIDDEN
