"""Chapter 5.9: Migrate; after the moves, culture unlocked, a caravan may go along for nothing."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import FREE, Caravan
from clocksmith.games.sands.model.content import BorderId, CardId
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.caravan import lay, open_borders, refuse_border
from clocksmith.games.sands.rules.empire import citizens_in

NO_CITIZEN: Final = Refusal("5.9", "no-citizen-at-border")
COSTS_NOTHING: Final = Refusal("5.9", "costs-nothing")


def after_migration(state: Sands, seat: Seat, card: CardId, moved: bool) -> None:
    """5.9 Offer the free caravan, unless culture is locked or none is possible."""
    player = state.players[seat]
    if box_open(player, card) and led_borders(state, player):
        then(state, LeadCaravan(seat, card, moved))
    else:
        then(state, EndAction(seat, card, moved))


def has_company(player: Player, border: BorderId) -> bool:
    """5.9 Return whether one of the regions of a border holds a citizen of its own."""
    parts = player.parts
    first, second = parts.borders[border].first, parts.borders[border].second
    return citizens_in(player, first) > 0 or citizens_in(player, second) > 0


def led_borders(state: Sands, player: Player) -> list[BorderId]:
    """5.9 Return the borders on which a free caravan may be laid."""
    return [border for border in open_borders(state, player) if has_company(player, border)]


@final
class LeadCaravan(ActionDecision):
    """5.9 A seat lays a free caravan beside one of its citizens, or none."""

    __match_args__ = ("seat", "card", "used")

    def __init__(self, seat: Seat, card: CardId, used: bool) -> None:
        super().__init__(seat, card)
        self.used = used

    def problem(self, state: Sands) -> str:
        open_to = led_borders(state, state.players[self.seat])
        return "" if open_to else "there is no border for a caravan"

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        player = state.players[self.seat]
        return [actions.caravan[border][FREE] for border in led_borders(state, player)]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Caravan):
            return NOT_OFFERED
        if action.payment != FREE:
            return COSTS_NOTHING
        player = state.players[self.seat]
        refused = refuse_border(state, player, action)
        if refused is None and not has_company(player, action.border):
            return NO_CITIZEN
        return refused

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, self.used))
            return
        assert isinstance(action, Caravan)
        then(state, EndAction(self.seat, self.card, True))
        lay(state, self.seat, action.border, log)
