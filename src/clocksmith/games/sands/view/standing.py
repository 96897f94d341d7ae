"""How everybody stands: counts, forecasts for every chronicle card, warnings, a battle."""

from dataclasses import dataclass
from typing import Final, final

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.value import Value
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    NO_CHRONICLE,
    PEASANT,
    RESOURCES,
    SOLDIER,
    SPACE_IDS,
    ChronicleId,
    RegionId,
    SpaceId,
)
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.battle import ChooseDie, defence_of, strength_of
from clocksmith.games.sands.rules.crowding import overcrowded, room_in
from clocksmith.games.sands.rules.emphasis import markers_needed
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    count_on,
    crowd_in,
    fountains_of,
    goods_of,
    held_by,
    lyres_of,
    owner_of,
    regions_in,
    resource_of,
    size_of,
    unlocked,
)
from clocksmith.games.sands.rules.generations import income_of
from clocksmith.games.sands.rules.moving import USUAL_STEPS, open_roads, within
from clocksmith.games.sands.rules.scoring import qualifies
from clocksmith.games.sands.rules.verbs import most_unrest


@final
class Forecast(Value):
    """4.5 What a chronicle card would still miss on a scoring space: of the count, of heritage.

    Every standing holds hundreds of them, so its constructor, like those of crowds and threats,
    is written by hand: that of a dataclass is seven times slower once it is compiled.
    """

    __match_args__ = ("space", "chronicle", "missing", "heritage")

    def __init__(self, space: SpaceId, chronicle: ChronicleId, missing: int, heritage: int) -> None:
        self.space = space
        self.chronicle = chronicle
        self.missing = missing
        self.heritage = heritage


@final
@dataclass(eq=False, repr=False)
class Plan(Value):
    """4.5 A chronicle card on a space, which its owner sees: what it misses, whether it scores.

    *together* is what heritage lacks for all cards of the category.
    """

    forecast: Forecast
    scores: bool  # alone, if it were scored now
    together: int


@final
@dataclass(eq=False, repr=False)
class Count(Value):
    """What one seat has: its regions, citizens, symbols and goods, and what the spaces count."""

    points: int
    unrest: int
    heritage: tuple[int, ...]  # by category
    stock: tuple[int, ...]  # by resource
    income: tuple[int, ...]  # by resource, if a generation began now
    regions: int
    peasants: int
    soldiers: int
    advances: int
    fountains: int
    lyres: int
    goods: int
    counted: tuple[int, ...]  # by scoring space
    unlocked: tuple[bool, ...]  # by category: for good, or for the generation
    most_unrest: int
    fullest: int  # markers that complete an emphasis card


@final
class Crowd(Value):
    """4.4 A controlled region that is overcrowded now: its citizens and its room."""

    __match_args__ = ("owner", "region", "citizens", "room")

    def __init__(self, owner: Seat, region: RegionId, citizens: int, room: int) -> None:
        self.owner = owner
        self.region = region
        self.citizens = citizens
        self.room = room


@final
class Threat(Value):
    """5.4 What a rival could plunder in a region with one raid and no consent."""

    __match_args__ = ("owner", "rival", "region", "soldiers", "amount")

    def __init__(
        self, owner: Seat, rival: Seat, region: RegionId, soldiers: int, amount: int
    ) -> None:
        self.owner = owner
        self.rival = rival
        self.region = region
        self.soldiers = soldiers
        self.amount = amount


@final
@dataclass(eq=False, repr=False)
class Side(Value):
    """5.3 What makes up a combat value before the dice: citizens, advances, walls."""

    seat: Seat
    strength: int  # the sum of the others
    citizens: int
    advances: int
    walls: int


@final
@dataclass(eq=False, repr=False)
class Battle(Value):
    """5.3 A battle for which dice are being chosen, and who would win a tie."""

    region: RegionId
    attacker: Side
    defender: Side
    ties: Seat


@final
@dataclass(eq=False, repr=False)
class Standing(Value):
    """Counts and forecasts by seat, overcrowded regions, possible raids, a battle being fought."""

    counts: tuple[Count, ...]
    forecasts: tuple[tuple[Forecast, ...], ...]  # by seat: every chronicle card on every space
    crowds: tuple[Crowd, ...]
    threats: tuple[Threat, ...]
    battle: Battle | None


def standing_of(state: Sands) -> Standing:
    """Return how everybody stands in *state*; nothing in it is secret."""
    counts = [count_of(state, player) for player in state.players]
    return Standing(
        tuple(counts),
        tuple([_forecasts(state.parts, count) for count in counts]),
        tuple(_crowds(state)),
        tuple(_threats(state)),
        battle_of(state),
    )


def count_of(state: Sands, player: Player) -> Count:
    """2.2 Return what one player has."""
    return Count(
        player.points,
        player.unrest,
        tuple(player.heritage),
        tuple(player.stock),
        income_by_resource(state, player),
        size_of(player),
        sum(player.citizens[PEASANT]),
        sum(player.citizens[SOLDIER]),
        player.advances.bit_count(),
        fountains_of(state, player),
        lyres_of(state, player),
        goods_of(player),
        tuple([count_on(state, player, space) for space in SPACE_IDS]),
        tuple([unlocked(player, category) for category in CATEGORIES]),
        most_unrest(player),
        markers_needed(player),
    )


def income_by_resource(state: Sands, player: Player) -> tuple[int, ...]:
    """4.1 Return what a player's regions would yield now, by resource."""
    income = [0] * len(RESOURCES)
    for region in regions_in(player.regions):
        income[resource_of(state, region)] += income_of(state, player, region)
    return tuple(income)


Known = tuple[Parts, tuple[int, ...], tuple[int, ...]]
# Forecasts by count and heritage: hardly any step changes them, and two standings share them.
_KNOWN: Final[dict[Known, tuple[Forecast, ...]]] = {}
MOST_KNOWN: Final = 600  # some 4 kB each


def _forecasts(parts: Parts, count: Count) -> tuple[Forecast, ...]:
    """4.5 Return what each chronicle card would miss on each space."""
    key = (parts, count.counted, count.heritage)
    cached = _KNOWN.get(key)
    if cached is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        cached = _KNOWN[key] = _forecasts_of(parts, count)
    return cached


def _forecasts_of(parts: Parts, count: Count) -> tuple[Forecast, ...]:
    forecasts: list[Forecast] = []
    for space in SPACE_IDS:
        counted = count.counted[space]
        trusted = count.heritage[parts.spaces[space].category]
        forecasts.extend(
            [forecast(parts, space, one, counted, trusted) for one in parts.chronicle_ids]
        )
    return tuple(forecasts)


def forecast(
    parts: Parts, space: SpaceId, chronicle: ChronicleId, counted: int, trusted: int
) -> Forecast:
    """4.5 Return what one chronicle card misses on one space, with *trusted* heritage."""
    card = parts.chronicles[chronicle]
    missing = max(0, card.needs[space] - counted)
    return Forecast(space, chronicle, missing, max(0, card.number - trusted))


def _crowds(state: Sands) -> list[Crowd]:
    seats = [Seat(number) for number in range(len(state.players))]
    return [
        Crowd(seat, region, crowd_in(state, region), room_in(state, seat, region))
        for seat in seats
        for region in overcrowded(state, seat)
    ]


def _threats(state: Sands) -> list[Threat]:
    parts = state.parts
    threats: list[Threat] = []
    for number, rival in enumerate(state.players):
        reach = _soldiers_in_reach(state, Seat(number), rival)
        for region in parts.region_ids:
            if not reach[region]:
                continue
            owner = owner_of(state, region)
            if owner not in (NOBODY, number):
                amount = min(reach[region], capacity_of(state, region))
                threats.append(Threat(owner, Seat(number), region, reach[region], amount))
    return threats


def _soldiers_in_reach(state: Sands, seat: Seat, player: Player) -> list[int]:
    """5.4 Return for each region how many soldiers of a player could stand there after a raid."""
    soldiers = player.citizens[SOLDIER]
    reach = soldiers[:]
    steps = state.parts.raid_steps.most(player.advances, USUAL_STEPS)
    roads = open_roads(state, seat, 0)
    for place in held_by(player, SOLDIER):
        for region in regions_in(within(state, player, roads, RegionId(place), steps)):
            reach[region] += soldiers[place]
    return reach


def battle_of(state: Sands) -> Battle | None:
    """5.3 Return the battle for which dice are being chosen."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, ChooseDie):
        return None
    region = step.region
    forces = state.players[step.attacker].advances & state.parts.wins_ties.mask != 0
    walls = defence_of(state, step.attacker, step.defender, region)
    walls -= strength_of(state.players[step.defender], region)
    return Battle(
        region,
        _side(state, step.attacker, region, 0),
        _side(state, step.defender, region, walls),
        step.attacker if forces else step.defender,
    )


def _side(state: Sands, seat: Seat, region: RegionId, walls: int) -> Side:
    parts = state.parts
    player = state.players[seat]
    strength = strength_of(player, region)
    citizens = parts.peasant_strength * player.citizens[PEASANT][region]
    citizens += parts.soldier_strength * player.citizens[SOLDIER][region]
    return Side(seat, strength + walls, citizens, strength - citizens, walls)


def plans_of(state: Sands, player: Player) -> tuple[Plan, ...]:
    """4.5 Return what is missing for each card the player has laid."""
    plans: list[Plan] = []
    for space in SPACE_IDS:
        chronicle = ChronicleId(player.chronicles[space])
        if chronicle != NO_CHRONICLE:
            trusted = player.heritage[state.parts.spaces[space].category]
            counted = count_on(state, player, space)
            missing = forecast(state.parts, space, chronicle, counted, trusted)
            plans.append(Plan(missing, qualifies(state, player, space), _together(player, space)))
    return tuple(plans)


def _together(player: Player, space: SpaceId) -> int:
    """4.5 Return the heritage that all cards of a space's category together lack."""
    parts = player.parts
    category = parts.spaces[space].category
    laid = [
        parts.chronicles[player.chronicles[other]].number
        for other in SPACE_IDS
        if parts.spaces[other].category == category and player.chronicles[other] != NO_CHRONICLE
    ]
    return max(0, sum(laid) - player.heritage[category])
