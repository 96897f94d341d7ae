"""Chapter 5.6: Govern."""

from typing import final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.content import (
    CROPS,
    CardId,
)
from clocksmith.games.sands.model.events import FOR_GOVERNMENT, FROM_SHRINES
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.empire import shrinking, size_of, standing_in


def begin(state: Sands, seat: Seat, card: CardId, log: Log) -> None:
    """5.6 Shrines give their crops first; then ask for one step after another."""
    parts = state.parts
    player = state.players[seat]
    crops = 0
    for gift in parts.govern_crops:
        crops += gift.amount * standing_in(state, player, gift).bit_count()
    if crops:
        verbs.gain(state, seat, CROPS, crops, FROM_SHRINES, log)
    then(state, GovernPeople(seat, card, box_open(player, card), crops > 0))


def step_price(state: Sands, player: Player) -> int:
    """5.6 Return the crops for a step: controlled regions less Palace and Poetry, at least 1."""
    parts = state.parts
    less = shrinking(state, player) + parts.govern_discount.total(player.advances)
    return max(parts.least_price, size_of(player) - less)


@final
class GovernPeople(ActionDecision):
    """5.6 A seat lowers its unrest step by step; culture unlocked, the first is free."""

    __match_args__ = ("seat", "card", "free", "used")

    def __init__(self, seat: Seat, card: CardId, free: bool, used: bool) -> None:
        super().__init__(seat, card)
        self.free = free  # the next step costs nothing
        self.used = used

    def price(self, state: Sands) -> int:
        """Return the crops for the next step."""
        return 0 if self.free else step_price(state, state.players[self.seat])

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.lower] if self.refuse(state, actions.lower) is None else []

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if action is not state.actions.lower:
            return NOT_OFFERED
        player = state.players[self.seat]
        least = state.parts.least_unrest
        if player.unrest <= least:
            return Refusal("5.6", "calm-already", (Detail("unrest", least),))
        price = self.price(state)
        if player.stock[CROPS] < price:
            return Refusal("5.6", "too-few-crops", (Detail("amount", price),))
        return None

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, self.used))
            return
        verbs.pay(state, self.seat, CROPS, self.price(state), FOR_GOVERNMENT, log)
        verbs.lower_unrest(state, self.seat, 1, FOR_GOVERNMENT, log)
        then(state, GovernPeople(self.seat, self.card, False, True))
