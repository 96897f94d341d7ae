"""Which answers of The Sands of Time bots think about."""

from clocksmith.bots.knowledge.sands.scout import OUT, rank_action
from clocksmith.core.bits import places
from clocksmith.games.sands import GAME
from games.sands.scene import scene

HOME = GAME.parts.region_names.index("italia")
KNOWN = GAME.parts.near[HOME] | 1 << HOME
ROAD = next(
    r for r in places(GAME.parts.near[HOME]) if GAME.parts.near[r] & ~KNOWN
)  # beside home, and leads beyond
REGIONS = f"italia crops 4 of 0 capital; {GAME.parts.region_names[ROAD]} of 1 province has road"


def asking(people: str) -> float:
    """How good it looks to seat 0 to ask for the road of seat 1."""
    state = scene(REGIONS, people, cards="migrate")
    return rank_action(state, state.stack[-1], GAME.start(2).actions.ask[ROAD])


def test_a_road_is_asked_for_where_it_leads_to_free_land() -> None:
    assert asking("peasants italia:2") > 0.0


def test_nobody_asks_for_a_road_without_citizens_beside_it() -> None:
    far = next(r for r in GAME.parts.region_ids if not (GAME.parts.near[ROAD] | 1 << ROAD) >> r & 1)
    assert asking(f"peasants {GAME.parts.region_names[far]}:2") == OUT


def test_nobody_asks_for_a_road_to_land_that_others_hold() -> None:
    held = "".join(
        f"; {GAME.parts.region_names[r]} of 1 colony"
        for r in places(GAME.parts.near[ROAD] & ~KNOWN)
    )
    state = scene(REGIONS + held, "peasants italia:2", cards="migrate")
    for region in places(GAME.parts.near[ROAD] & ~KNOWN):
        state.players[1].citizens[0][region] = 2
    assert rank_action(state, state.stack[-1], GAME.start(2).actions.ask[ROAD]) == OUT
