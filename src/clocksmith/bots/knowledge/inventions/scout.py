"""Which answers of Inventions are worth a thought, judged by a glance."""

from clocksmith.core.action import Action
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.actions import (
    DONE,
    PASS,
    SKIP,
    Claim,
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
    IDEAS,
    INFLUENCE,
    SPECIALISTS,
    TILE_KIND,
    WEALTH,
)
from clocksmith.games.inventions.rules.milestones import reaches
from clocksmith.games.inventions.rules.progress import cost_of, neighbours_of
from clocksmith.games.inventions.state import Inventions


def rank_action(state: Inventions, action: Action) -> float:
    """Return how good an answer looks, in points or so."""
    if action is PASS or action is DONE or action is SKIP:
        return -1.0
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
