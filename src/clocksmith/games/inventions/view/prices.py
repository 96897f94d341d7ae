"""What an action costs in Inventions: citizens, influence, tokens, each in its parts."""

from typing import Final

from clocksmith.core.action import Action, Detail
from clocksmith.core.price import Part, Price, summed
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.model.actions import (
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
from clocksmith.games.inventions.model.content import (
    ANY,
    CITIZENS_NEEDED,
    EXTRA_SPECIALISTS,
    GAIN_INFLUENCE,
    INVENT,
    NONE,
    Deed,
)
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import ideas, influence, progress
from clocksmith.games.inventions.rules.setup import LayFirstIdea

CITIZENS: Final = "citizens"  # from home, moved or exhausted
CALLED: Final = "map-citizens"  # that leave the map
INFLUENCE_POINTS: Final = "influence"
TOKENS: Final = "tokens"
ECONOMY: Final = "economy-tokens"


def prices_of(state: Inventions, action: Action) -> tuple[Price, ...]:
    """Return what *action* costs the seat that is asked, whether it can pay or not."""
    parts = state.parts
    seat = state.stack[-1].seat if state.stack else NOBODY  # type: ignore[attr-defined]
    if seat == NOBODY:
        return ()
    player = state.players[seat]
    if isinstance(action, (Present, Invent, Innovate, Dispatch)):
        return _deed_price(state, player, action)
    if isinstance(action, Claim):
        return (_claim_price(parts, player, action),)
    if isinstance(action, Place):
        return (_tile_price(parts, player, action),)
    if isinstance(action, (ChainCard, ChainInfluence, ChainKnowledge)):
        return (summed(TOKENS, [Part("chain", 1)]),)
    if isinstance(action, ChainTechnology):
        paid = summed(INFLUENCE_POINTS, [Part("technology", parts.technology_cost)])
        return (summed(TOKENS, [Part("chain", 1)]), paid)
    if isinstance(action, Use):
        return (summed(ECONOMY, [Part("economy", 1)]),)
    if action is state.actions.pay and 0 < len(player.row) <= parts.row:
        tiles = len(player.row)
        part = Part("row", parts.row_cost[tiles], (Detail("count", tiles),))
        return (summed(INFLUENCE_POINTS, [part]),)
    return ()


def _deed_price(state: Inventions, player: Player, action: Action) -> tuple[Price, ...]:
    """4.3.I, II, III, IX Return the citizens that go to the board or are exhausted."""
    parts = state.parts
    if isinstance(action, Present):
        if isinstance(state.stack[-1], LayFirstIdea):
            return ()  # 6.14.6 they come from the supply
        tile = state.land.specialists[action.region]
        details = (Detail("field", parts.card_field[action.card]), Detail("specialist", tile))
        part = Part("specialist-tile", parts.specialists[tile].citizens, details)
        return (summed(CITIZENS, [part]),)
    if isinstance(action, Dispatch):
        return (summed(CITIZENS, [Part("diplomat", 1)]),)
    if isinstance(action, (Invent, Innovate)):
        card = state.land.displays[action.region].card
        if card == NONE:
            return ()
        field = (Detail("field", parts.card_field[card]),)
        if isinstance(action, Innovate):
            return (summed(CITIZENS, [Part("innovator", 1, field)]),)
        added = [Part("inventor", 1, field), *_extra_parts(parts, player, card)]
        return (Price(CITIZENS, 1 + ideas.extras(parts, player, card), tuple(added)),)
    return ()


def _extra_parts(parts: Parts, player: Player, card: int) -> list[Part]:
    printed = parts.ideas[card].extra
    found = [Part("extra", printed, (Detail("card", card),))] if printed else []
    return found + _changes(parts, player, INVENT, EXTRA_SPECIALISTS)


def _changes(parts: Parts, player: Player, deed: Deed, name: int) -> list[Part]:
    """6.10 Return what placed culture tiles change of a price, tile by tile."""
    return [
        Part("culture", parts.tiles[tile].add, (Detail("tile", tile),))
        for tile in parts.changes[deed][name]
        if player.placed >> tile & 1
    ]


def _claim_price(parts: Parts, player: Player, action: Claim) -> Price:
    """4.3.VI Return the citizens that leave the region."""
    tile = action.influence_tile
    part = Part("influence-tile", parts.influence[tile].citizens, (Detail("influence_tile", tile),))
    added = [part, *_changes(parts, player, GAIN_INFLUENCE, CITIZENS_NEEDED)]
    return Price(CALLED, influence.citizens_needed(parts, player, tile), tuple(added))


def _tile_price(parts: Parts, player: Player, action: Place) -> Price:
    """4.2.4 Return the base, what neighbours add and what inventions save."""
    field = progress.field_paid(parts, action.tile)
    added = [
        Part(
            "wealth" if field == ANY else "tile",
            progress.base_cost(parts, action.tile),
            (Detail("field", field), Detail("tile", action.tile)),
        )
    ]
    near = progress.neighbours_of(parts, player, action.cell)
    if near:
        added.append(Part("neighbours", near))
    saved = progress.discount(parts, player, action.tile)
    if saved:
        added.append(Part("inventions", -saved, (Detail("field", field),)))
    return Price(CITIZENS, progress.cost_of(parts, player, action.tile, action.cell), tuple(added))
