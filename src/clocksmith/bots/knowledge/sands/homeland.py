"""The worth of the provinces that a people claims before the first generation."""

from typing import Final

from clocksmith.bots.knowledge.sands.estate import taken_in
from clocksmith.core.bits import places
from clocksmith.games.sands.model.content import CROPS, RegionId
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.empire import capacity_of, resource_of

ROOM: Final = 0.35  # of a peasant whom a province can feed
BOTH: Final = 0.5  # of each of them that is matched by one who yields the other resource
NEAR: Final = 0.1  # of a peasant whom a free region beside them can feed
NEARBY: Final = 3  # free regions beside them that count


def homeland(state: Sands, player: Player) -> float:
    """Return what a player's provinces are worth; 0 once generations have begun."""
    if state.clock.generation or not player.regions:
        return 0.0
    crops = gold = 0
    near = 0
    for region in places(player.regions):
        near |= state.parts.near[region]
        room = capacity_of(state, RegionId(region))
        if resource_of(state, RegionId(region)) == CROPS:
            crops += room
        else:
            gold += room
    free = near & state.in_play & ~taken_in(state)
    rooms = sorted([capacity_of(state, RegionId(one)) for one in places(free)], reverse=True)
    return ROOM * (crops + gold) + BOTH * min(crops, gold) + NEAR * sum(rooms[:NEARBY])
