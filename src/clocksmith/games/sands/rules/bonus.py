"""Chapter 5.11: bonus actions, one in a turn, at any time of it."""

from typing import Final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import Oppress, Support, Tax
from clocksmith.games.sands.model.content import (
    NO_BONUS,
    OPPRESS,
    PEASANT,
    SUPPORT,
    TAXATION,
    Bonus,
    RegionId,
)
from clocksmith.games.sands.model.events import BY_OPPRESSION, BY_TAXATION, BonusTaken, Supported
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    controls,
    goods_of,
    regions_in,
    resource_of,
)

ONE_BONUS: Final = Refusal("5.11", "one-bonus")
NO_GOODS: Final = Refusal("5.11", "no-goods")


def is_bonus(action: Action) -> bool:
    """5.11 Return whether an action is a bonus action."""
    return isinstance(action, (Oppress, Support, Tax))


def oppression(state: Sands, player: Player, region: RegionId) -> int:
    """5.11 Return what Oppress takes in a region: 1 for each own peasant, at most the capacity."""
    return min(player.citizens[PEASANT][region], capacity_of(state, region))


def taxes(player: Player) -> int:
    """5.11 Return what Taxation takes: 1 for each trade good reached, more with some advances."""
    return goods_of(player) + player.parts.taxation_more.total(player.advances)


def refuse_bonus(state: Sands, seat: Seat, action: Action) -> Refusal | None:
    """5.11 One bonus action per turn; Oppress where own peasants are, Taxation for something."""
    player = state.players[seat]
    if not is_bonus(action):
        return NOT_OFFERED
    if state.bonus != NO_BONUS:
        return ONE_BONUS
    if isinstance(action, Oppress):
        if not controls(state, seat, action.region):
            return not_controlled("5.11", action.region)
        if not player.citizens[PEASANT][action.region]:
            return Refusal("5.11", "no-peasant", (Detail("region", action.region),))
    if isinstance(action, Tax) and not taxes(player):
        return NO_GOODS
    return None


def bonus_actions(state: Sands, seat: Seat) -> list[Action]:
    """5.11 Return what *refuse_bonus* would not refuse."""
    actions = state.actions
    if state.bonus != NO_BONUS:
        return []
    player = state.players[seat]
    peasants = player.citizens[PEASANT]
    found = [actions.oppress_in[r] for r in regions_in(player.regions) if peasants[r]]
    return found + actions.support_for + (actions.tax if taxes(player) else [])


def take_bonus(state: Sands, seat: Seat, action: Action, log: Log) -> None:
    """5.11 Carry out a bonus action; its unrest comes at the end of the turn."""
    player = state.players[seat]
    if isinstance(action, Oppress):
        _begin_bonus(state, seat, OPPRESS, log)
        amount = oppression(state, player, action.region)
        verbs.gain(state, seat, resource_of(state, action.region), amount, BY_OPPRESSION, log)
    elif isinstance(action, Support):
        _begin_bonus(state, seat, SUPPORT, log)
        state.supported = action.category
        log.add(Supported(seat, action.category, state.parts.support_amount))
    else:
        assert isinstance(action, Tax)
        _begin_bonus(state, seat, TAXATION, log)
        verbs.gain(state, seat, action.resource, taxes(player), BY_TAXATION, log)


def _begin_bonus(state: Sands, seat: Seat, bonus: Bonus, log: Log) -> None:
    state.bonus = bonus
    log.add(BonusTaken(seat, bonus))


def not_controlled(rule: str, region: RegionId) -> Refusal:
    """Return the refusal for a region that somebody else, or nobody, controls."""
    return Refusal(rule, "not-controlled", (Detail("region", region),))
