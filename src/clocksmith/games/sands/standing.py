"""How everybody stands: counts, forecasts for every chronicle card, warnings."""

from typing import final

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.value import Value
from clocksmith.games.sands.content import (
    CHRONICLE_IDS,
    CHRONICLES,
    NO_CHRONICLE,
    PEASANT,
    RAID_STEPS,
    REGION_IDS,
    RESOURCES,
    SOLDIER,
    SPACE_IDS,
    SPACES,
    ChronicleId,
    RegionId,
    SpaceId,
)
from clocksmith.games.sands.rules.crowding import overcrowded, room_in
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
)
from clocksmith.games.sands.rules.generations import income_of
from clocksmith.games.sands.rules.moving import USUAL_STEPS, open_roads, within
from clocksmith.games.sands.rules.scoring import qualifies
from clocksmith.games.sands.state import Player, Sands


@final
class Forecast(Value):
    """4.5 What a chronicle card would still miss on a scoring space: of the count, of heritage."""

    __match_args__ = ("space", "chronicle", "missing", "heritage")
    __slots__ = ("chronicle", "heritage", "missing", "space")

    def __init__(self, space: SpaceId, chronicle: ChronicleId, missing: int, heritage: int) -> None:
        self.space = space
        self.chronicle = chronicle
        self.missing = missing
        self.heritage = heritage


@final
class Plan(Value):
    """4.5 A chronicle card on a space, which its owner sees: what it misses, whether it scores.

    *together* is what heritage lacks for all cards of the category.
    """

    __match_args__ = ("forecast", "scores", "together")
    __slots__ = ("forecast", "scores", "together")

    def __init__(self, forecast: Forecast, scores: bool, together: int) -> None:
        self.forecast = forecast
        self.scores = scores  # alone, if it were scored now
        self.together = together


@final
class Count(Value):
    """What one seat has: its regions, citizens, symbols and goods, and what the spaces count."""

    __match_args__ = (
        "points",
        "unrest",
        "heritage",
        "stock",
        "income",
        "regions",
        "peasants",
        "soldiers",
        "advances",
        "fountains",
        "lyres",
        "goods",
        "counted",
    )
    __slots__ = (
        "advances",
        "counted",
        "fountains",
        "goods",
        "heritage",
        "income",
        "lyres",
        "peasants",
        "points",
        "regions",
        "soldiers",
        "stock",
        "unrest",
    )

    def __init__(
        self,
        points: int,
        unrest: int,
        heritage: tuple[int, ...],
        stock: tuple[int, ...],
        income: tuple[int, ...],
        regions: int,
        peasants: int,
        soldiers: int,
        advances: int,
        fountains: int,
        lyres: int,
        goods: int,
        counted: tuple[int, ...],
    ) -> None:
        self.points = points
        self.unrest = unrest
        self.heritage = heritage  # by category
        self.stock = stock  # by resource
        self.income = income  # by resource, if a generation began now
        self.regions = regions
        self.peasants = peasants
        self.soldiers = soldiers
        self.advances = advances
        self.fountains = fountains
        self.lyres = lyres
        self.goods = goods
        self.counted = counted  # by scoring space


@final
class Crowd(Value):
    """4.4 A controlled region that is overcrowded now: its citizens and its room."""

    __match_args__ = ("owner", "region", "citizens", "room")
    __slots__ = ("citizens", "owner", "region", "room")

    def __init__(self, owner: Seat, region: RegionId, citizens: int, room: int) -> None:
        self.owner = owner
        self.region = region
        self.citizens = citizens
        self.room = room


@final
class Threat(Value):
    """5.4 What a rival could plunder in a region with one raid and no consent."""

    __match_args__ = ("owner", "rival", "region", "soldiers", "amount")
    __slots__ = ("amount", "owner", "region", "rival", "soldiers")

    def __init__(
        self, owner: Seat, rival: Seat, region: RegionId, soldiers: int, amount: int
    ) -> None:
        self.owner = owner
        self.rival = rival
        self.region = region
        self.soldiers = soldiers
        self.amount = amount


@final
class Standing(Value):
    """Counts and forecasts by seat, overcrowded regions, possible raids."""

    __match_args__ = ("counts", "forecasts", "crowds", "threats")
    __slots__ = ("counts", "crowds", "forecasts", "threats")

    def __init__(
        self,
        counts: tuple[Count, ...],
        forecasts: tuple[tuple[Forecast, ...], ...],
        crowds: tuple[Crowd, ...],
        threats: tuple[Threat, ...],
    ) -> None:
        self.counts = counts
        self.forecasts = forecasts  # by seat: every chronicle card on every space
        self.crowds = crowds
        self.threats = threats


def standing_of(state: Sands) -> Standing:
    """Return how everybody stands in *state*; nothing in it is secret."""
    counts = [count_of(state, player) for player in state.players]
    return Standing(
        tuple(counts),
        tuple([_forecasts(count) for count in counts]),
        tuple(_crowds(state)),
        tuple(_threats(state)),
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
    )


def income_by_resource(state: Sands, player: Player) -> tuple[int, ...]:
    """4.1 Return what a player's regions would yield now, by resource."""
    income = [0] * len(RESOURCES)
    for region in regions_in(player.regions):
        income[resource_of(state, region)] += income_of(state, player, region)
    return tuple(income)


def _forecasts(count: Count) -> tuple[Forecast, ...]:
    """4.5 Return what each chronicle card would miss on each space."""
    return tuple(
        [
            forecast(count.counted[space], count.heritage, space, chronicle)
            for space in SPACE_IDS
            for chronicle in CHRONICLE_IDS
        ]
    )


def forecast(
    counted: int, heritage: tuple[int, ...], space: SpaceId, chronicle: ChronicleId
) -> Forecast:
    """4.5 Return what one chronicle card misses on one space."""
    card = CHRONICLES[chronicle]
    missing = max(0, card.needs[space] - counted)
    trusted = heritage[SPACES[space].category]
    return Forecast(space, chronicle, missing, max(0, card.number - trusted))


def _crowds(state: Sands) -> list[Crowd]:
    seats = [Seat(number) for number in range(len(state.players))]
    return [
        Crowd(seat, region, crowd_in(state, region), room_in(state, seat, region))
        for seat in seats
        for region in overcrowded(state, seat)
    ]


def _threats(state: Sands) -> list[Threat]:
    found: list[Threat] = []
    for number, rival in enumerate(state.players):
        reach = _soldiers_in_reach(state, Seat(number), rival)
        for region in REGION_IDS:
            owner = owner_of(state, region)
            if reach[region] and owner not in (NOBODY, number):
                amount = min(reach[region], capacity_of(state, region))
                found.append(Threat(owner, Seat(number), region, reach[region], amount))
    return found


def _soldiers_in_reach(state: Sands, seat: Seat, player: Player) -> list[int]:
    """5.4 Return for each region how many soldiers of a player could stand there after a raid."""
    soldiers = player.citizens[SOLDIER]
    found = soldiers[:]
    steps = RAID_STEPS.most(player.advances, USUAL_STEPS)
    roads = open_roads(state, seat, 0)
    for place in held_by(player, SOLDIER):
        for region in regions_in(within(state, player, roads, RegionId(place), steps)):
            found[region] += soldiers[place]
    return found


def plans_of(state: Sands, player: Player) -> tuple[Plan, ...]:
    """4.5 Return what is missing for each card the player has laid."""
    found: list[Plan] = []
    for space in SPACE_IDS:
        chronicle = ChronicleId(player.chronicles[space])
        if chronicle != NO_CHRONICLE:
            counted = count_on(state, player, space)
            missing = forecast(counted, tuple(player.heritage), space, chronicle)
            found.append(Plan(missing, qualifies(state, player, space), _together(player, space)))
    return tuple(found)


def _together(player: Player, space: SpaceId) -> int:
    """4.5 Return the heritage that all cards of a space's category together lack."""
    category = SPACES[space].category
    laid = [
        CHRONICLES[player.chronicles[other]].number
        for other in SPACE_IDS
        if SPACES[other].category == category and player.chronicles[other] != NO_CHRONICLE
    ]
    return max(0, sum(laid) - player.heritage[category])
