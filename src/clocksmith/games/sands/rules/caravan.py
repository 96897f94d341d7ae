"""Chapter 5.8: caravans, and the heritage they bring."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.bits import places
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import FREE, Caravan
from clocksmith.games.sands.model.content import (
    NOWHERE,
    RESOURCES,
    BorderId,
    CardId,
    RegionId,
    Resource,
)
from clocksmith.games.sands.model.events import FOR_CARAVAN
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.empire import city_regions
from clocksmith.games.sands.rules.heritage import ChooseHeritage

CARD_LOCKED: Final = Refusal("5.8", "card-locked")
NO_CARAVAN: Final = Refusal("2.4", "no-caravan")
CARAVAN_THERE: Final = Refusal("5.8", "caravan-there")
NOT_CONNECTED: Final = Refusal("5.8", "not-connected")
NOT_FREE: Final = Refusal("5.8", "not-free")


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.8 Ask for a border and what pays."""
    then(state, LayCaravan(seat, card))


def caravan_price(player: Player) -> int:
    """5.8 Return how many crops, or how much gold, a caravan costs."""
    parts = player.parts
    return parts.caravan_prices.least(player.advances, parts.caravan_price)


def network_of(state: Sands, player: Player) -> int:
    """5.8 Return the regions that caravans may go out from, as bits.

    The capital's region and own cities, and what own caravans connect with
    them; no chain goes on through regions out of play.
    """
    parts = state.parts
    reached = city_regions(state, player)
    if player.capital != NOWHERE:
        reached |= 1 << player.capital
    laid = [parts.borders[border].ends for border in places(player.caravans)]
    while True:
        grown = reached
        for ends in laid:
            if ends & grown:
                grown |= ends & state.in_play
        if grown == reached:
            return reached
        reached = grown


def open_borders(state: Sands, player: Player) -> list[BorderId]:
    """5.8 Return the borders on which a player may lay a caravan."""
    parts = state.parts
    if player.caravans.bit_count() >= parts.caravans:
        return []
    borders = 0
    for region in places(network_of(state, player)):
        borders |= parts.borders_of[region]
    return [BorderId(border) for border in places(borders & ~player.caravans)]


def refuse_border(state: Sands, player: Player, action: Caravan) -> Refusal | None:
    """2.4, 5.8 A caravan in supply, none of one's own there, a connection."""
    parts = state.parts
    if player.caravans.bit_count() >= parts.caravans:
        return NO_CARAVAN
    if player.caravans >> action.border & 1:
        return CARAVAN_THERE
    if not parts.borders[action.border].ends & network_of(state, player):
        return NOT_CONNECTED
    return None


def brings_heritage(state: Sands, seat: Seat, border: BorderId) -> bool:
    """5.8 Return whether a caravan that is about to be laid raises heritage.

    A trade good on the border does, and so does another player's capital or
    city in a region that no own caravan touches yet.
    """
    parts = state.parts
    if parts.borders[border].good:
        return True
    caravans = state.players[seat].caravans
    for region in places(parts.borders[border].ends):
        if not caravans & parts.borders_of[region] and _is_sought(state, seat, RegionId(region)):
            return True
    return False


def rivals_of(state: Sands, seat: Seat) -> list[Player]:
    """Return all players but one."""
    return [player for other, player in enumerate(state.players) if other != seat]


def _is_sought(state: Sands, seat: Seat, region: RegionId) -> bool:
    """5.8 Return whether a region has the capital or a city of another player."""
    seats = [1 << player.capital for player in rivals_of(state, seat) if player.capital != NOWHERE]
    cities = [city_regions(state, player) for player in rivals_of(state, seat)]
    return bool([1 for regions in seats + cities if regions >> region & 1])


def lay(state: Sands, seat: Seat, border: BorderId, log: Log) -> None:
    """5.8 Lay a caravan and ask for the heritage it brings."""
    if brings_heritage(state, seat, border):
        then(state, ChooseHeritage(seat, FOR_CARAVAN))
    verbs.lay_caravan(state, seat, border, log)


@final
class LayCaravan(ActionDecision):
    """5.8 A seat lays one caravan on a border and pays crops or gold."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat, card)

    def _is_locked(self, player: Player) -> bool:
        return player.parts.cards[self.card].whole and not box_open(player, self.card)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        player = state.players[self.seat]
        if self._is_locked(player):
            return []
        price = caravan_price(player)
        paying = [resource for resource in RESOURCES if player.stock[resource] >= price]
        if not paying:
            return []
        borders = open_borders(state, player)
        return [actions.caravan[border][resource] for border in borders for resource in paying]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Caravan):
            return NOT_OFFERED
        player = state.players[self.seat]
        if self._is_locked(player):
            return CARD_LOCKED
        if action.payment == FREE:
            return NOT_FREE
        refused = refuse_border(state, player, action)
        price = caravan_price(player)
        if refused is None and player.stock[action.payment] < price:
            details = (Detail("resource", action.payment), Detail("amount", price))
            return Refusal("5.8", "too-poor-for-caravan", details)
        return refused

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, False))
            return
        assert isinstance(action, Caravan)
        price = caravan_price(state.players[self.seat])
        verbs.pay(state, self.seat, Resource(action.payment), price, FOR_CARAVAN, log)
        then(state, EndAction(self.seat, self.card, True))
        lay(state, self.seat, action.border, log)
