"""Chapters 2 and 6: what a player controls, counts and has unlocked."""

from typing import Final

from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.sands.model.content import (
    COUNTED_NAMES,
    NO_CATEGORY,
    PEASANT,
    SOLDIER,
    Category,
    Gift,
    RegionId,
    Resource,
    SpaceId,
)
from clocksmith.games.sands.model.state import Player, Sands

ADVANCES_HELD: Final = COUNTED_NAMES.index("advances")
FOUNTAINS: Final = COUNTED_NAMES.index("fountains")
REGIONS_HELD: Final = COUNTED_NAMES.index("regions")
CITIZENS: Final = COUNTED_NAMES.index("citizens")
LYRES: Final = COUNTED_NAMES.index("lyres")


# Regions


def capacity_of(state: Sands, region: RegionId) -> int:
    """2.3 Return the printed capacity of a region in play."""
    return state.parts.tile_capacity[state.tiles[region]]


def resource_of(state: Sands, region: RegionId) -> Resource:
    """2.3 Return what a region in play yields."""
    return state.parts.tile_resource[state.tiles[region]]


def owner_of(state: Sands, region: RegionId) -> Seat:
    """Return who controls a region, or NOBODY."""
    for seat in range(len(state.players)):
        if state.players[seat].regions >> region & 1:
            return Seat(seat)
    return NOBODY


def controls(state: Sands, seat: Seat, region: RegionId) -> bool:
    """Return whether *seat* controls a region."""
    return state.players[seat].regions >> region & 1 == 1


def size_of(player: Player) -> int:
    """Return how many regions a player controls."""
    return player.regions.bit_count()


def citizens_in(player: Player, region: RegionId) -> int:
    """Return how many citizens, peasants and soldiers, a player has in a region."""
    return player.citizens[PEASANT][region] + player.citizens[SOLDIER][region]


def crowd_in(state: Sands, region: RegionId) -> int:
    """Return how many citizens all players have in a region."""
    return sum([citizens_in(player, region) for player in state.players])


def reserve_of(player: Player, piece: int) -> int:
    """2.4 Return how many citizens of a kind a player has in supply."""
    return player.parts.citizens_of[piece] - sum(player.citizens[piece])


def held_by(player: Player, piece: int) -> list[int]:
    """Return the regions in which a player has pieces of a kind."""
    standing = player.citizens[piece]
    return [region for region in range(len(standing)) if standing[region]]


def from_start(state: Sands) -> list[Seat]:
    """4 Return all seats, from the start player clockwise."""
    seats = len(state.players)
    return [Seat((state.start + i) % seats) for i in range(seats)]


# Locks


def unlocked(player: Player, category: Category) -> bool:
    """6 Return whether a category is unlocked for good, or for this generation."""
    return player.emphasis == category or player.advances & player.parts.unlock[category].mask != 0


def is_open(player: Player, gift: Gift) -> bool:
    """6 Return whether an effect of a structure is not locked."""
    return gift.lock == NO_CATEGORY or unlocked(player, gift.lock)


def standing_in(state: Sands, player: Player, gift: Gift) -> int:
    """5.3 Return the controlled regions, as bits, in which an open effect of a structure is."""
    return state.sites[gift.structure] & player.regions if is_open(player, gift) else 0


def is_given_in(state: Sands, player: Player, gifts: list[Gift], region: RegionId) -> bool:
    """Return whether a structure in a controlled region gives one of *gifts*."""
    return bool([1 for gift in gifts if standing_in(state, player, gift) >> region & 1])


def given_once(state: Sands, player: Player, gifts: list[Gift]) -> int:
    """Return the most that each structure gives, once however many there are of it."""
    best: dict[int, int] = {}
    for gift in gifts:
        if standing_in(state, player, gift):
            best[gift.structure] = max(gift.amount, best.get(gift.structure, 0))
    return sum(best.values())


def shrinking(state: Sands, player: Player) -> int:
    """5.3, 5.6 Return by how many regions a palace lets the empire count as smaller."""
    return given_once(state, player, state.parts.smaller)


def city_regions(state: Sands, player: Player) -> int:
    """5.8 Return the controlled regions with a city, as bits."""
    parts = state.parts
    cities = 0
    for structure in parts.cities:
        cities |= state.sites[structure]
    return cities & player.regions


# Counting


def goods_of(player: Player) -> int:
    """2.2 Return how many trade goods a player has reached, cut off or not."""
    return (player.caravans & player.parts.goods).bit_count()


def fountains_of(state: Sands, player: Player) -> int:
    """2.2 Return the fountains on structures in controlled regions and on advances held."""
    parts = state.parts
    count = sum([n for i, n in parts.fountains_on if player.advances >> i & 1])
    for structure in parts.fountain_sites:
        standing = (state.sites[structure] & player.regions).bit_count()
        if standing:
            more = parts.fountains_per[structure].total(player.advances)
            count += standing * (parts.structures[structure].fountains + more)
    return count


def lyres_of(state: Sands, player: Player) -> int:
    """2.2 Return the lyres on structures in controlled regions and on advances held."""
    parts = state.parts
    count = sum([n for i, n in parts.lyres_on if player.advances >> i & 1])
    for structure in parts.lyre_sites:
        standing = (state.sites[structure] & player.regions).bit_count()
        if standing:
            more = parts.lyres_per[structure].total(player.advances)
            count += standing * (parts.structures[structure].lyres + more)
    return count


def citizens_of(player: Player) -> int:
    """2.2 Return how many citizens a player has on the map."""
    return sum(player.citizens[PEASANT]) + sum(player.citizens[SOLDIER])


def count_on(state: Sands, player: Player, space: SpaceId) -> int:
    """2.2, 4.5 Return what a scoring space counts for a player."""
    parts = state.parts
    counted = parts.spaces[space].counted
    if counted == ADVANCES_HELD:
        count = player.advances.bit_count()
    elif counted == FOUNTAINS:
        count = fountains_of(state, player)
    elif counted == REGIONS_HELD:
        count = size_of(player)
    elif counted == CITIZENS:
        count = citizens_of(player)
    elif counted == LYRES:
        count = lyres_of(state, player)
    else:
        count = goods_of(player)
    return count + parts.counts[space].total(player.advances)


def regions_in(bits: int) -> list[RegionId]:
    """Return regions given as bits, in the order of the data."""
    return [RegionId(place) for place in places(bits)]
