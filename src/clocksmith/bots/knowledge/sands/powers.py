"""What advances and structures do in The Sands of Time, apart from what scoring spaces count."""

from typing import Final

from clocksmith.core.bits import places
from clocksmith.games.sands.content import (
    ADVANCES,
    BORDERS_OF,
    CATEGORIES,
    CITY_BUILDING,
    GOODS,
    NEAR,
    ON_TERRAIN,
    PEASANT,
    ROW_IDS,
    STRUCTURE_IDS,
    STRUCTURES,
    TERRAIN_NAMES,
    UNLOCK,
    Advance,
)
from clocksmith.games.sands.effects import Effect
from clocksmith.games.sands.state import Player, Sands

# Points that an effect brings in a round, for each of its amount; found by play. What is not here
# shows in incomes and counts at once.
OF_ADVANCES: Final = {
    "advance-unrest": 0.16,
    "builds": 0.10,
    "chronicles": 0.168,
    "discount": 0.12,
    "emphasis": 0.05,
    "govern-discount": 0.12,
    "ignores": 0.02,
    "keep": 0.09,
    "raid-steps": 0.03,
    "sail": 0.03,
    "taxation": 0.07,
    "unrest-most": 0.03,
}
# The same, for each free region next to its own, each of somebody else, each trade good that
# is near and not reached, each peasant.
OF_FREE: Final = {"annex-most": 0.01, "annex-per-soldier": 0.05}
OF_RIVALS: Final = {
    "battle": 0.04,
    "battle-with-soldier": 0.02,
    "wins-ties": 0.03,
}
OF_TERRAIN: Final = {"battle-per-soldier": 0.06}  # only those of the terrain it speaks of
OF_GOODS: Final = {"caravan-price": 0.05}
OF_PEASANTS: Final = {"labor": 0.017}
OF_STRUCTURES: Final = {
    "advance-heritage": 0.08,
    "city": 0.08,
    "crowding": 0.03,
    "defence": 0.02,
    "discount-here": 0.06,
    "discount-near": 0.06,
    "govern-crops": 0.08,
    "muster-peasant": 0.1,
    "muster-second": 0.03,
    "road": 0.12,
    "smaller": 0.10,
}
# What the advance that comes next promises for each structure of the kind it speaks of.
OF_STANDING: Final = {"fountains-per": 0.2, "lyres-per": 0.2, "points-of": 0.12}
LOCKED: Final = 0.4  # of an effect that is locked, as it may be unlocked now and then
NEXT: Final = 0.4  # of the advance that comes next in a row
SYMBOL: Final = 0.19  # of a fountain, a lyre or what counts as one, on an advance that comes next
KEY: Final = 0.33  # of a category that an advance which comes next unlocks for good
SELDOM: Final = 0.1  # of a discount on cities, which are not built often
# What effects go by: a constant, free regions, rivals' regions, goods, peasants, and rivals'
# regions of each terrain.
TIMES: Final = 5 + len(TERRAIN_NAMES)


def _worth(effects: list[Effect], known: dict[str, float]) -> float:
    """Return what effects bring in a round."""
    total = 0.0
    for effect in effects:
        seldom = effect.kind == "discount" and effect.thing == CITY_BUILDING
        total += known.get(effect.kind, 0.0) * effect.amount * (SELDOM if seldom else 1.0)
    return total


def _held(advance: Advance) -> list[float]:
    """Return what an advance brings in a round, by what that goes by."""
    known = (OF_ADVANCES, OF_FREE, OF_RIVALS, OF_GOODS, OF_PEASANTS)
    terrains = range(len(TERRAIN_NAMES))
    there = [[e for e in advance.effects if e.thing == terrain] for terrain in terrains]
    by = [_worth(advance.effects, one) for one in known]
    return [*by, *[_worth(effects, OF_TERRAIN) for effects in there]]


def _promised(advance: Advance) -> float:
    """Return what an advance adds to the scoring spaces, and what it unlocks."""
    return SYMBOL * (advance.fountains + advance.lyres) + _worth(
        advance.effects, {"counts": SYMBOL, "unlock": KEY}
    )


def _promised_on(advance: Advance) -> list[tuple[int, float]]:
    """Return what an advance adds to structures: to which, and how much to each of them."""
    return [
        (effect.thing, OF_STANDING[effect.kind] * effect.amount)
        for effect in advance.effects
        if effect.kind in OF_STANDING
    ]


HELD: Final = [_held(advance) for advance in ADVANCES]
PROMISED: Final = [_promised(advance) for advance in ADVANCES]
PROMISED_ON: Final = [_promised_on(advance) for advance in ADVANCES]
OPENS: Final = [[e.thing for e in a.effects if e.kind == "unlock"] for a in ADVANCES]
OPEN: Final = [_worth(structure.effects, OF_STRUCTURES) for structure in STRUCTURES]
BEHIND_LOCK: Final = [_worth(structure.locked, OF_STRUCTURES) for structure in STRUCTURES]
BEHIND: Final = [
    [i for i in STRUCTURE_IDS if STRUCTURES[i].locked and STRUCTURES[i].lock == category]
    for category in CATEGORIES
]


def powers_of(state: Sands, player: Player) -> float:
    """Return what a player's advances and structures bring in a round."""
    by = _held_by(state, player)
    times = _times(state, player)
    total = by[0]
    for n in range(1, TIMES):
        total += by[n] * times[n]
    return total + _from_structures(state, player)


def _held_by(state: Sands, player: Player) -> list[float]:
    """Return what advances bring, and in part those that come next, by what that goes by."""
    by = [0.0] * TIMES
    for advance in places(player.advances):
        for n in range(TIMES):
            by[n] += HELD[advance][n]
    for row in ROW_IDS:
        level = player.reached[row]
        lying = state.deck.rows[row]
        if 0 < level < len(lying):
            by[0] += NEXT * _promise(state, player, lying[level])
            for n in range(TIMES):
                by[n] += NEXT * HELD[lying[level]][n]
    return by


def _promise(state: Sands, player: Player, advance: int) -> float:
    """Return what an advance will add to what stands and counts."""
    total = PROMISED[advance]
    for structure, each in PROMISED_ON[advance]:
        total += each * (state.sites[structure] & player.regions).bit_count()
    for category in OPENS[advance]:
        for structure in BEHIND[category]:
            if state.sites[structure] & player.regions:
                total += (1.0 - LOCKED) * BEHIND_LOCK[structure]
    return total


def _times(state: Sands, player: Player) -> list[float]:
    """Return how much there is of what effects go by."""
    near = borders = taken = 0
    for region in places(player.regions):
        near |= NEAR[region]
        borders |= BORDERS_OF[region]
    for other in state.players:
        taken |= other.regions
    near &= state.in_play & ~player.regions
    return [
        1.0,
        float((near & ~taken).bit_count()),
        float((near & taken).bit_count()),
        float((borders & GOODS & ~player.caravans).bit_count()),
        float(sum(player.citizens[PEASANT])),
        *[float((near & taken & terrain).bit_count()) for terrain in ON_TERRAIN],
    ]


def _from_structures(state: Sands, player: Player) -> float:
    """Return what structures bring in a round."""
    total = 0.0
    keys = [1.0 if player.advances & UNLOCK[c].mask else LOCKED for c in CATEGORIES]
    for structure in STRUCTURE_IDS:
        standing = (state.sites[structure] & player.regions).bit_count()
        if standing:
            kind = STRUCTURES[structure]
            locked = BEHIND_LOCK[structure] * keys[kind.lock] if kind.locked else 0.0
            total += standing * (OPEN[structure] + locked)
    return total
