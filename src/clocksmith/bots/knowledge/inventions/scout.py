"""Which answers of Inventions are worth a thought, judged by a glance."""

from typing import Final

from clocksmith.bots.knowledge.inventions.weights import weights_of
from clocksmith.core.action import Action
from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.model.actions import (
    Claim,
    Drop,
    ExhaustAcademic,
    Pick,
    Place,
    Present,
    Send,
    Take,
)
from clocksmith.games.inventions.model.content import (
    ACADEMIC,
    WEALTH,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.milestones import reaches
from clocksmith.games.inventions.rules.progress import cost_of, neighbours_of

TOGETHER: Final = 0.6  # of each other goal of the same kind in hand


def kept_for(state: Inventions, goal: int) -> float:
    """Return what a goal is kept for: its points, and that others of the same kind go with it."""
    weights = weights_of(state.parts)
    kinds = weights.goal_kinds
    total = weights.typical[goal]
    for player in state.players:
        if player.goals >> goal & 1:
            others = places(player.goals & ~(1 << goal))
            total += TOGETHER * len([1 for other in others if kinds[other] == kinds[goal]])
    return total


def rank_action(state: Inventions, action: Action) -> float:
    """Return how good an answer looks, in points or so."""
    parts = state.parts
    actions = state.actions
    if action is actions.pass_ or action is actions.done or action is actions.skip:
        return -1.0
    if isinstance(action, Drop):
        return -kept_for(state, action.goal)
    seat = state.turn.seat
    if seat == NOBODY:
        return 0.0
    player = state.players[seat]
    if isinstance(action, Place):
        worth = 2.0 if parts.tile_kind[action.tile] == WEALTH else 1.0
        near = neighbours_of(parts, player, action.cell)
        return worth - 0.6 * cost_of(parts, player, action.tile, action.cell) - 0.01 * near
    if isinstance(action, Present):
        count = parts.specialists[state.land.specialists[action.region]].citizens
        reached = reaches(state, seat, parts.ideas[action.card].milestone)
        return parts.card_era[action.card] * count * (0.6 if reached else 0.3)
    if isinstance(action, Pick):
        reached = reaches(state, seat, parts.ideas[action.card].milestone)
        return 0.2 * parts.card_era[action.card] + (0.5 if reached else 0.0)
    if isinstance(action, Claim):
        return float(parts.influence[action.influence_tile].ip)
    if isinstance(action, Take):
        return 0.5 * player.available[parts.tile_kind[action.tile]]
    if isinstance(action, Send):
        return -0.5 if action.citizen == ACADEMIC else 0.0
    if isinstance(action, ExhaustAcademic):
        return -0.5
    return 0.0
