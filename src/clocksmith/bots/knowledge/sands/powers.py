"""What advances and structures do in The Sands of Time, apart from what scoring spaces count."""

from clocksmith.bots.knowledge.sands.tables import LOCKED, NEXT, TIMES, tables_of
from clocksmith.core.bits import places
from clocksmith.games.sands.model.content import CATEGORIES, PEASANT, ROW_IDS
from clocksmith.games.sands.model.state import Player, Sands


def powers_of(state: Sands, player: Player) -> float:
    """Return what a player's advances and structures bring in a round."""
    return added_up(held_by(state, player), times_of(state, player), from_structures(state, player))


def added_up(by: list[float], times: list[float], standing: float) -> float:
    """Return what advances and structures bring together."""
    total = by[0]
    for n in range(1, TIMES):
        total += by[n] * times[n]
    return total + standing


def held_by(state: Sands, player: Player) -> list[float]:
    """Return what advances bring, and part of what the next ones will, by what it depends on."""
    tables = tables_of(state.parts)
    by = [0.0] * TIMES
    for advance in places(player.advances):
        for n in range(TIMES):
            by[n] += tables.held[advance][n]
    for row in ROW_IDS:
        level = player.reached[row]
        lying = state.deck.rows[row]
        if 0 < level < len(lying):
            by[0] += NEXT * _promise(state, player, lying[level])
            for n in range(TIMES):
                by[n] += NEXT * tables.held[lying[level]][n]
    return by


def _promise(state: Sands, player: Player, advance: int) -> float:
    """Return what an advance will add to what stands and counts."""
    tables = tables_of(state.parts)
    total = tables.promised[advance]
    for structure, each in tables.promised_on[advance]:
        total += each * (state.sites[structure] & player.regions).bit_count()
    for category in tables.opens[advance]:
        for structure in tables.behind[category]:
            if state.sites[structure] & player.regions:
                total += (1.0 - LOCKED) * tables.behind_lock[structure]
    return total


def times_of(state: Sands, player: Player) -> list[float]:
    """Return the amounts that effects depend on."""
    parts = state.parts
    near = borders = taken = 0
    for region in places(player.regions):
        near |= parts.near[region]
        borders |= parts.borders_of[region]
    for other in state.players:
        taken |= other.regions
    near &= state.in_play & ~player.regions
    return [
        1.0,
        float((near & ~taken).bit_count()),
        float((near & taken).bit_count()),
        float((borders & parts.goods & ~player.caravans).bit_count()),
        float(sum(player.citizens[PEASANT])),
        *[float((near & taken & terrain).bit_count()) for terrain in parts.on_terrain],
    ]


def from_structures(state: Sands, player: Player) -> float:
    """Return what structures bring in a round."""
    tables = tables_of(state.parts)
    parts = state.parts
    total = 0.0
    keys = [1.0 if player.advances & parts.unlock[c].mask else LOCKED for c in CATEGORIES]
    for structure in parts.structure_ids:
        standing = (state.sites[structure] & player.regions).bit_count()
        if standing:
            kind = parts.structures[structure]
            locked = tables.behind_lock[structure] * keys[kind.lock] if kind.locked else 0.0
            total += standing * (tables.open[structure] + locked)
    return total
