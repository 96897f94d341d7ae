"""What an action costs in Khronos: coloured cards, a surcharge, ecus."""

from typing import Final

from clocksmith.core.action import Action, Detail
from clocksmith.core.price import Part, Price, summed
from clocksmith.games.khronos.model.actions import (
    Build,
    Demolish,
    Exchange,
    Populate,
    Restore,
    Travel,
    Upgrade,
)
from clocksmith.games.khronos.model.content import (
    CIVIL,
    FOOTPRINT,
    REASON,
    TILE_KIND,
    TILE_RANK,
    Cell,
    TileId,
)
from clocksmith.games.khronos.model.state import Khronos

CARDS: Final = "cards"
ECUS: Final = "ecus"


def prices_of(state: Khronos, action: Action) -> tuple[Price, ...]:
    """Return what *action* costs the seat that would do it, whether it can pay or not."""
    if isinstance(action, Build):
        value = state.parts.tile_value[action.tile]
        listed = [_coloured(TILE_KIND[action.tile], value, action.tile)]
        return (summed(CARDS, listed + _surcharge(state, action.tile, action.cell)),)
    if isinstance(action, Upgrade):
        return _upgrade(state, action)
    if isinstance(action, Demolish):
        return _demolition(state, action)
    if isinstance(action, Populate):
        return (summed(CARDS, [Part("inhabitant", 1, (Detail("kind", CIVIL),))]),)
    if isinstance(action, Restore):
        ruin = state.boards[REASON].anchored(action.cell)
        if ruin is not None:
            return (summed(CARDS, [_coloured(ruin.kind, action.count, ruin.tile)]),)
    if isinstance(action, Exchange):
        return (summed(ECUS, [Part("exchange", state.parts.exchange_price)]),)
    if isinstance(action, Travel):
        return (summed(ECUS, [Part("journey", state.parts.journey_price)]),)
    return ()


def _coloured(kind: int, amount: int, tile: TileId) -> Part:
    return Part("building", amount, (Detail("kind", kind), Detail("tile", tile)))


def _surcharge(state: Khronos, tile: TileId, cell: Cell) -> list[Part]:
    """5.3 Return the extra cards for difficult ground, if there are any."""
    amount = state.land.surcharge[TILE_RANK[tile]][cell]
    return [Part("ground", amount)] if amount else []


def _upgrade(state: Khronos, action: Upgrade) -> tuple[Price, ...]:
    """5.2 Return the value of the new building less that of the old one."""
    old = state.boards[action.age].covering(FOOTPRINT[TILE_RANK[action.tile]][action.cell])
    if old is None:
        return ()
    listed = [
        _coloured(TILE_KIND[action.tile], state.parts.tile_value[action.tile], action.tile),
        Part("replaced", -state.parts.tile_value[old.tile], (Detail("old_tile", old.tile),)),
    ]
    return (summed(CARDS, listed + _surcharge(state, action.tile, action.cell)),)


def _demolition(state: Khronos, action: Demolish) -> tuple[Price, ...]:
    """8 Return the card of the building's colour and the money."""
    building = state.boards[action.age].at(action.cell)
    if building is None:
        return ()
    card = _coloured(building.kind, 1, building.tile)
    return (summed(CARDS, [card]), summed(ECUS, [Part("demolition", state.parts.demolition_price)]))
