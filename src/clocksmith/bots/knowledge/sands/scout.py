"""Which answers of The Sands of Time are worth a thought, judged by a glance."""

from typing import Any, Final

from clocksmith.bots.knowledge.sands.estate import estate_of
from clocksmith.bots.knowledge.sands.hopes import is_free
from clocksmith.core.action import Action
from clocksmith.core.bits import places
from clocksmith.core.step import Step
from clocksmith.games.sands.model.actions import (
    Annex,
    Ask,
    Attack,
    Build,
    Caravan,
    Claim,
    Commit,
    Move,
    Muster,
    Oppress,
    Record,
    Support,
    Tax,
)
from clocksmith.games.sands.model.content import (
    GOLD,
    PEASANT,
    ROW_CATEGORY,
    ROW_IDS,
    SOLDIER,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.advance import MakeAdvance, felt_unrest
from clocksmith.games.sands.rules.battle import defence_of, strength_of
from clocksmith.games.sands.rules.bonus import oppression
from clocksmith.games.sands.rules.caravan import brings_heritage
from clocksmith.games.sands.rules.empire import capacity_of
from clocksmith.games.sands.rules.moving import MoveCitizens
from clocksmith.games.sands.rules.turn import TakeTurn

OUT: Final = -100.0  # not worth a thought


def rank_action(state: Sands, step: Step[Any], action: Action) -> float:
    """Return how good an answer looks, in points or so; below 0 than to stop."""
    actions = state.actions
    if action is actions.end:
        return -3.0 if isinstance(step, TakeTurn) and step.cards else 0.0
    if action is actions.done:
        return 0.0
    seat = state.turn
    if isinstance(action, (Oppress, Support, Tax)):
        return _bonus(state, step, action)
    if isinstance(action, Move):
        return _move(state, step, action)
    if isinstance(action, Record):
        return _record(state, seat, action)
    if isinstance(action, Build):
        return _build(state, action)
    if isinstance(action, Caravan):
        return _caravan(state, seat, action)
    if isinstance(action, Attack):
        return _attack(state, seat, action)
    if isinstance(action, Annex):
        return 3.0
    if isinstance(action, Ask):
        return _ask(state, seat, action)
    if isinstance(action, Commit):
        return -0.3 * action.count
    if isinstance(action, Muster):
        return 0.4
    if isinstance(action, Claim):
        return 0.5 * capacity_of(state, action.region)
    return 0.5


def _bonus(state: Sands, step: Step[Any], action: Action) -> float:
    """Bonus actions are thought of when a turn begins, Support where it helps."""
    player = state.players[state.turn]
    if isinstance(action, Support):
        if not isinstance(step, MakeAdvance):
            return OUT
        missing = felt_unrest(player) - player.heritage[action.category]
        rows = [row for row in ROW_IDS if ROW_CATEGORY[row] == action.category]
        open_rows = [row for row in rows if player.reached[row]]
        return 0.8 if 0 < missing <= 2 and open_rows else OUT
    if not isinstance(step, TakeTurn):
        return OUT
    if isinstance(action, Oppress):
        return 0.3 * oppression(state, player, action.region) - 0.6
    return 0.2


def _move(state: Sands, step: Step[Any], action: Move) -> float:
    seat = state.turn
    player = state.players[seat]
    raid = isinstance(step, MoveCitizens) and state.parts.cards[step.card].rule == "raid"
    gain = _arrival(state, seat, action, raid) - _departure(state, player, action)
    return gain if gain > -1.5 else OUT


def _ask(state: Sands, seat: int, action: Ask) -> float:
    """A road is worth asking for where it leads to a region that could be annexed."""
    parts = state.parts
    player = state.players[seat]
    near = places(parts.near[action.region] & state.in_play)
    if not [1 for r in near if player.citizens[PEASANT][r] + player.citizens[SOLDIER][r]]:
        return OUT
    regions = player.regions
    for region in places(player.regions):
        regions |= parts.near[region]
    return 1.0 if [1 for r in near if not regions >> r & 1 and is_free(state, seat, r, 1)] else OUT


def _arrival(state: Sands, seat: int, action: Move, raid: bool) -> float:
    """What a citizen is good for in the region it goes to."""
    parts = state.parts
    player = state.players[seat]
    region = action.region
    own = player.citizens[PEASANT][region] + player.citizens[SOLDIER][region]
    tile = state.tiles[region]
    if player.regions >> region & 1:
        if action.piece == PEASANT:
            return 0.4 if player.citizens[PEASANT][region] < parts.tile_capacity[tile] else -0.6
        return 1.5 if not own else -0.2
    if is_free(state, seat, region, own + 1):
        worth = 1.8 if not own else -0.3
        return worth + (0.4 if raid else 0.0)
    if raid:
        there = player.citizens[SOLDIER][region]
        return 0.6 if there < parts.tile_capacity[tile] else -0.5
    return 0.1 if action.piece == SOLDIER else -0.5


def _departure(state: Sands, player: Player, action: Move) -> float:
    """What a citizen is good for where it stands."""
    region = action.old_region
    peasants, soldiers = player.citizens[PEASANT][region], player.citizens[SOLDIER][region]
    if not player.regions >> region & 1:
        return 0.8 if peasants + soldiers == 1 else 0.1
    if peasants + soldiers == 1:
        return 2.5
    if action.piece == SOLDIER:
        return 0.1
    return 0.4 if peasants <= state.parts.tile_capacity[state.tiles[region]] else -0.4


def _record(state: Sands, seat: int, action: Record) -> float:
    """A card that can score, the higher the better; not one far out of reach."""
    parts = state.parts
    player = state.players[seat]
    number = parts.chronicles[action.chronicle].number
    trust = player.heritage[parts.spaces[action.space].category]
    level = estate_of(state, player).levels[action.space]
    missing = max(0.0, number - trust) + max(0.0, number - level)
    if missing > 2.5:
        return OUT
    return number * (1.0 - 0.5 * missing)


def _build(state: Sands, action: Build) -> float:
    structure = state.parts.structures[action.structure]
    return 1.0 + 0.5 * (structure.fountains + structure.lyres) + 0.8 * len(structure.on_build)


def _caravan(state: Sands, seat: int, action: Caravan) -> float:
    parts = state.parts
    if seat < 0:
        return 0.5 + (0.5 if parts.borders[action.border].good else 0.0)
    worth = 1.0 if brings_heritage(state, state.turn, action.border) else -0.5
    stock = state.players[seat].stock
    if action.payment in (0, GOLD):
        worth += 0.05 * stock[action.payment]
    return worth + (0.6 if parts.borders[action.border].good else 0.0)


def _attack(state: Sands, seat: int, action: Attack) -> float:
    own = strength_of(state.players[seat], action.region)
    against = defence_of(state, state.turn, action.rival, action.region)
    return 0.3 * (own - against) - 1.0 if own >= against else OUT
