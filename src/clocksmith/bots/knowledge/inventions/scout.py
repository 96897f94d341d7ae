"""Which answers of Inventions are worth a thought, judged by a glance."""

from typing import Final

from clocksmith.core.action import Action
from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.actions import (
    DONE,
    PASS,
    SKIP,
    Claim,
    Drop,
    ExhaustAcademic,
    Pick,
    Place,
    Present,
    Send,
    Take,
)
from clocksmith.games.inventions.content import (
    ACADEMIC,
    CARD_ERA,
    GOAL_IDS,
    GOALS,
    IDEAS,
    INFLUENCE,
    SPECIALISTS,
    TILE_KIND,
    WEALTH,
)
from clocksmith.games.inventions.effects import METRIC_NAMES
from clocksmith.games.inventions.rules.milestones import reaches
from clocksmith.games.inventions.rules.progress import cost_of, neighbours_of
from clocksmith.games.inventions.rules.scoring import points_for
from clocksmith.games.inventions.state import Inventions

LATE: Final = 2  # inventions of late eras that one may hope for
# What else one may hope to have at the end, if one aims at it; what is not here is hardly there.
TYPICAL: Final = {
    "region": 5,
    "citizen-in-fullest-region": 3,
    "majority": 2,
    "influence-tile": 2,
    "face-up-influence-tile": 2,
    "invention": 3,
    "invention-economy": 1,
    "invention-culture": 1,
    "invention-technology": 1,
    "invention-set": 1,
    "milestone-era": 5,
    "citizen-on-milestone": 2,
    "academic": 2,
    "citizen": 15,
    "tile": 6,
    "tile-economy": 2,
    "tile-culture": 2,
    "tile-technology": 2,
    "tile-wealth": 2,
    "set": 1,
    "full-row": 1,
}
TOGETHER: Final = 0.6  # of each other goal of the same kind in hand
# What goals are about: the map, tiles, inventions, or people.
MAP: Final = ("region", "citizen-in-fullest-region", "majority", "influence-", "face-up-")
KIND_NAMES: Final = (MAP, ("tile", "set", "full-row"), ("invention",), ("",))


def _kind_of(goal: int) -> int:
    """Return what a goal is about, by what it counts first."""
    counted = METRIC_NAMES[GOALS[goal].scorings[0].metric]
    return next(n for n, names in enumerate(KIND_NAMES) if counted.startswith(names))


KINDS: Final = [_kind_of(goal) for goal in GOAL_IDS]


def typical_points(goal: int) -> float:
    """Return what one may hope that a goal scores."""
    points = 0
    for scoring in GOALS[goal].scorings:
        late = scoring.since > 1
        number = LATE if late else TYPICAL.get(METRIC_NAMES[scoring.metric], 0)
        points += points_for(scoring, number)
    return float(min(points, GOALS[goal].most))


def kept_for(state: Inventions, goal: int) -> float:
    """Return what a goal is kept for: its points, and that others of the same kind go with it."""
    total = typical_points(goal)
    for player in state.players:
        if player.goals >> goal & 1:
            others = places(player.goals & ~(1 << goal))
            total += TOGETHER * len([1 for other in others if KINDS[other] == KINDS[goal]])
    return total


def rank_action(state: Inventions, action: Action) -> float:
    """Return how good an answer looks, in points or so."""
    if action is PASS or action is DONE or action is SKIP:
        return -1.0
    if isinstance(action, Drop):
        return -kept_for(state, action.goal)
    seat = state.turn.seat
    if seat == NOBODY:
        return 0.0
    player = state.players[seat]
    if isinstance(action, Place):
        worth = 2.0 if TILE_KIND[action.tile] == WEALTH else 1.0
        near = neighbours_of(player, action.cell)
        return worth - 0.6 * cost_of(player, action.tile, action.cell) - 0.01 * near
    if isinstance(action, Present):
        count = SPECIALISTS[state.land.specialists[action.region]].citizens
        known = reaches(state, seat, IDEAS[action.card].milestone)
        return CARD_ERA[action.card] * count * (0.6 if known else 0.3)
    if isinstance(action, Pick):
        known = reaches(state, seat, IDEAS[action.card].milestone)
        return 0.2 * CARD_ERA[action.card] + (0.5 if known else 0.0)
    if isinstance(action, Claim):
        return float(INFLUENCE[action.influence_tile].ip)
    if isinstance(action, Take):
        return 0.5 * player.available[TILE_KIND[action.tile]]
    if isinstance(action, Send):
        return -0.5 if action.citizen == ACADEMIC else 0.0
    if isinstance(action, ExhaustAcademic):
        return -0.5
    return 0.0
