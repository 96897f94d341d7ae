"""What an action costs in Inventions: citizens, influence, tokens, each in its parts."""

from typing import Final

from clocksmith.core.action import Action, Detail
from clocksmith.core.price import Part, Price, summed
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.actions import (
    PAY,
    ChainCard,
    ChainInfluence,
    ChainKnowledge,
    ChainTechnology,
    Claim,
    Dispatch,
    Innovate,
    Invent,
    Place,
    Present,
    Use,
)
from clocksmith.games.inventions.content import (
    ANY,
    CARD_FIELD,
    CHANGES,
    CITIZENS_NEEDED,
    EXTRA_SPECIALISTS,
    GAIN_INFLUENCE,
    IDEAS,
    INFLUENCE,
    INVENT,
    NONE,
    ROW,
    ROW_COST,
    SPECIALISTS,
    TECHNOLOGY_COST,
    TILES,
    Deed,
)
from clocksmith.games.inventions.rules import ideas, influence, progress
from clocksmith.games.inventions.rules.setup import LayFirstIdea
from clocksmith.games.inventions.state import Inventions, Player

CITIZENS: Final = "citizens"  # from home, moved or exhausted
CALLED: Final = "map-citizens"  # that leave the map
INFLUENCE_POINTS: Final = "influence"
TOKENS: Final = "tokens"
ECONOMY: Final = "economy-tokens"


def prices_of(state: Inventions, action: Action) -> tuple[Price, ...]:
    """Return what *action* costs the seat that is asked, whether it can pay or not."""
    seat = state.stack[-1].seat if state.stack else NOBODY  # type: ignore[attr-defined]
    if seat == NOBODY:
        return ()
    player = state.players[seat]
    if isinstance(action, (Present, Invent, Innovate, Dispatch)):
        return _deed_price(state, player, action)
    if isinstance(action, Claim):
        return (_claim_price(player, action),)
    if isinstance(action, Place):
        return (_tile_price(player, action),)
    if isinstance(action, (ChainCard, ChainInfluence, ChainKnowledge)):
        return (summed(TOKENS, [Part("chain", 1)]),)
    if isinstance(action, ChainTechnology):
        paid = summed(INFLUENCE_POINTS, [Part("technology", TECHNOLOGY_COST)])
        return (summed(TOKENS, [Part("chain", 1)]), paid)
    if isinstance(action, Use):
        return (summed(ECONOMY, [Part("economy", 1)]),)
    if action is PAY and 0 < len(player.row) <= ROW:
        tiles = len(player.row)
        part = Part("row", ROW_COST[tiles], (Detail("count", tiles),))
        return (summed(INFLUENCE_POINTS, [part]),)
    return ()


def _deed_price(state: Inventions, player: Player, action: Action) -> tuple[Price, ...]:
    """4.3.I, II, III, IX Return the citizens that go to the board or are exhausted."""
    if isinstance(action, Present):
        if isinstance(state.stack[-1], LayFirstIdea):
            return ()  # 6.14.6 they come from the supply
        tile = state.land.specialists[action.region]
        details = (Detail("field", CARD_FIELD[action.card]), Detail("specialist", tile))
        return (summed(CITIZENS, [Part("specialist-tile", SPECIALISTS[tile].citizens, details)]),)
    if isinstance(action, Dispatch):
        return (summed(CITIZENS, [Part("diplomat", 1)]),)
    if isinstance(action, (Invent, Innovate)):
        card = state.land.displays[action.region].card
        if card == NONE:
            return ()
        field = (Detail("field", CARD_FIELD[card]),)
        if isinstance(action, Innovate):
            return (summed(CITIZENS, [Part("innovator", 1, field)]),)
        parts = [Part("inventor", 1, field), *_extra_parts(player, card)]
        return (Price(CITIZENS, 1 + ideas.extras(player, card), tuple(parts)),)
    return ()


def _extra_parts(player: Player, card: int) -> list[Part]:
    printed = IDEAS[card].extra
    parts = [Part("extra", printed, (Detail("card", card),))] if printed else []
    return parts + _changes(player, INVENT, EXTRA_SPECIALISTS)


def _changes(player: Player, deed: Deed, name: int) -> list[Part]:
    """6.10 Return what placed culture tiles change of a price, tile by tile."""
    return [
        Part("culture", TILES[tile].add, (Detail("tile", tile),))
        for tile in CHANGES[deed][name]
        if player.placed >> tile & 1
    ]


def _claim_price(player: Player, action: Claim) -> Price:
    """4.3.VI Return the citizens that leave the region."""
    tile = action.influence_tile
    part = Part("influence-tile", INFLUENCE[tile].citizens, (Detail("influence_tile", tile),))
    parts = [part, *_changes(player, GAIN_INFLUENCE, CITIZENS_NEEDED)]
    return Price(CALLED, influence.citizens_needed(player, tile), tuple(parts))


def _tile_price(player: Player, action: Place) -> Price:
    """4.2.4 Return the base, what neighbours add and what inventions save."""
    field = progress.field_paid(action.tile)
    parts = [
        Part(
            "wealth" if field == ANY else "tile",
            progress.base_cost(action.tile),
            (Detail("field", field), Detail("tile", action.tile)),
        )
    ]
    near = progress.neighbours_of(player, action.cell)
    if near:
        parts.append(Part("neighbours", near))
    saved = progress.discount(player, action.tile)
    if saved:
        parts.append(Part("inventions", -saved, (Detail("field", field),)))
    return Price(CITIZENS, progress.cost_of(player, action.tile, action.cell), tuple(parts))
