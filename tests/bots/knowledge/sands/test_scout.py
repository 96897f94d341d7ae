"""Which answers of The Sands of Time bots think about."""

from clocksmith.bots.knowledge.sands.scout import OUT, rank_action
from clocksmith.core.bits import places
from clocksmith.games.sands.actions import ASK
from clocksmith.games.sands.content import NEAR, REGION_IDS, REGION_NAMES
from games.sands.scene import scene

HOME = REGION_NAMES.index("italia")
KNOWN = NEAR[HOME] | 1 << HOME
ROAD = next(r for r in places(NEAR[HOME]) if NEAR[r] & ~KNOWN)  # beside home, and leads beyond
REGIONS = f"italia crops 4 of 0 capital; {REGION_NAMES[ROAD]} of 1 province has road"


def asking(people: str) -> float:
    """How good it looks to seat 0 to ask for the road of seat 1."""
    state = scene(REGIONS, people, cards="migrate")
    return rank_action(state, state.stack[-1], ASK[ROAD])


def test_a_road_is_asked_for_where_it_leads_to_free_land() -> None:
    assert asking("peasants italia:2") > 0.0


def test_nobody_asks_for_a_road_without_citizens_beside_it() -> None:
    far = next(r for r in REGION_IDS if not (NEAR[ROAD] | 1 << ROAD) >> r & 1)
    assert asking(f"peasants {REGION_NAMES[far]}:2") == OUT


def test_nobody_asks_for_a_road_to_land_that_others_hold() -> None:
    held = "".join(f"; {REGION_NAMES[r]} of 1 colony" for r in places(NEAR[ROAD] & ~KNOWN))
    state = scene(REGIONS + held, "peasants italia:2", cards="migrate")
    for region in places(NEAR[ROAD] & ~KNOWN):
        state.players[1].citizens[0][region] = 2
    assert rank_action(state, state.stack[-1], ASK[ROAD]) == OUT
