"""What an action costs in The Sands of Time: gold or crops, with all discounts."""

from typing import Final

from clocksmith.core.action import Action, Detail
from clocksmith.core.price import Part, Price, summed
from clocksmith.core.seat import NOBODY
from clocksmith.games.sands.model.actions import (
    FREE,
    Annex,
    Attack,
    Build,
    Caravan,
    Commit,
    Irrigate,
    Muster,
    Turn,
)
from clocksmith.games.sands.model.content import (
    NO_TILE,
    RESOURCE_NAMES,
    SOLDIER,
    AdvanceId,
    Power,
    RegionId,
    StructureId,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.build import (
    CommitPeasants,
    build_price,
    discounts_in,
    level_of,
)
from clocksmith.games.sands.rules.caravan import caravan_price
from clocksmith.games.sands.rules.conquest import annex_price
from clocksmith.games.sands.rules.empire import size_of, standing_in
from clocksmith.games.sands.rules.govern import GovernPeople, step_price

CROPS: Final = RESOURCE_NAMES[0]
GOLD: Final = RESOURCE_NAMES[1]


def prices_of(state: Sands, action: Action) -> tuple[Price, ...]:
    """Return what *action* costs the seat whose turn it is, whether it can pay or not."""
    if state.turn == NOBODY:
        return ()
    seat = state.turn
    player = state.players[seat]
    if isinstance(action, Build):
        return _build(state, player, action.structure, action.region)
    if isinstance(action, Commit):
        return _commit(state, player, action.count)
    if isinstance(action, (Muster, Turn, Irrigate)):
        return (summed(GOLD, [Part("muster", state.parts.muster_price)]),)
    if isinstance(action, Attack):
        return (summed(CROPS, [Part("unrest", player.unrest)]),)
    if isinstance(action, Annex):
        return _annex(state, player, action.region)
    if isinstance(action, Caravan):
        return _caravan(player, action)
    return _govern(state, player) if action is state.actions.lower else ()


def _discounts(power: Power, player: Player, key: str) -> list[Part]:
    """Return a part for each advance held that makes something cheaper."""
    return [
        Part(key, -power.amounts[i], (Detail("advance", AdvanceId(i)),))
        for i in range(len(power.amounts))
        if power.mask >> i & player.advances >> i & 1
    ]


def _build_parts(
    state: Sands, player: Player, structure: StructureId, region: RegionId
) -> list[Part]:
    """5.5 Return unrest, level and every discount."""
    level = level_of(state, structure, region)
    parts = [Part("unrest", player.unrest)]
    parts.append(Part("level", level, (Detail("structure", structure),)))
    for other, amount in discounts_in(state, player, region):
        parts.append(Part("neighbourhood", -amount, (Detail("structure", other),)))
    building = state.parts.building_of[structure]
    return parts + _discounts(state.parts.discount[building], player, "advance")


def _build(
    state: Sands, player: Player, structure: StructureId, region: RegionId
) -> tuple[Price, ...]:
    if state.tiles[region] == NO_TILE:
        return ()
    parts = _build_parts(state, player, structure, region)
    return (Price(GOLD, build_price(state, player, structure, region), tuple(parts)),)


def _commit(state: Sands, player: Player, count: int) -> tuple[Price, ...]:
    """5.5 Return the price of the structure less the peasants that help."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, CommitPeasants):
        return ()
    parts = _build_parts(state, player, step.structure, step.region)
    if count:
        parts.append(Part("peasants", -count, (Detail("count", count),)))
    return (Price(GOLD, step.price(state) - count, tuple(parts)),)


def _palaces(state: Sands, player: Player) -> list[Part]:
    """5.3, 5.6 Return a part for each kind of structure that lets the empire count as smaller."""
    parts = state.parts
    best: dict[int, int] = {}
    for gift in parts.smaller:
        if standing_in(state, player, gift):
            best[gift.structure] = max(gift.amount, best.get(gift.structure, 0))
    return [Part("palace", -best[s], (Detail("structure", s),)) for s in best]


def _annex(state: Sands, player: Player, region: RegionId) -> tuple[Price, ...]:
    """5.3 Return regions less Palace and Law, and what Imperium takes off the rest."""
    size = size_of(player)
    parts = [Part("regions", size, (Detail("count", size),)), *_palaces(state, player)]
    soldiers = player.citizens[SOLDIER][region]
    for part in _discounts(state.parts.annex_per_soldier, player, "soldiers") if soldiers else []:
        details = (*part.details, Detail("count", soldiers))
        parts.append(Part(part.key, part.amount * soldiers, details))
    price = annex_price(state, player, region)
    dear = max(0, sum([part.amount for part in parts]))
    if price < dear:
        capped = state.parts.annex_most.first(player.advances)
        parts.append(Part("most", price - dear, (Detail("advance", capped),)))
    return (Price(CROPS, price, tuple(parts)),)


def _govern(state: Sands, player: Player) -> tuple[Price, ...]:
    """5.6 Return regions less Palace and Poetry, or nothing for a free step."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, GovernPeople) and step.free:
        return (Price(CROPS, 0, (Part("free-step", 0),)),)
    size = size_of(player)
    parts = [Part("regions", size, (Detail("count", size),)), *_palaces(state, player)]
    parts += _discounts(state.parts.govern_discount, player, "advance")
    return (Price(CROPS, step_price(state, player), tuple(parts)),)


def _caravan(player: Player, action: Caravan) -> tuple[Price, ...]:
    """5.8 Return the usual price and what Barter takes off it."""
    if action.payment == FREE:
        return ()
    parts = [Part("caravan", player.parts.caravan_price)]
    less = caravan_price(player) - player.parts.caravan_price
    if less:
        held = player.parts.caravan_prices.first(player.advances)
        parts.append(Part("advance", less, (Detail("advance", held),)))
    return (summed(RESOURCE_NAMES[action.payment], parts),)
