"""Chapter 5.1: chronicle cards are laid on scoring spaces."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import Record
from clocksmith.games.sands.model.content import (
    NO_CHRONICLE,
    SPACE_IDS,
    CardId,
    ChronicleId,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction

USUAL: Final = 1  # cards in one action


def hand_of(player: Player) -> list[ChronicleId]:
    """Return the chronicle cards a player has not laid."""
    parts = player.parts
    return [chronicle for chronicle in parts.chronicle_ids if chronicle not in player.chronicles]


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.1 Ask for a chronicle card; History allows more than one."""
    count = state.parts.chronicles_at_once.most(state.players[seat].advances, USUAL)
    then(state, LayChronicle(seat, card, count, False))


@final
class LayChronicle(ActionDecision):
    """5.1 A seat lays a chronicle card face down on a scoring space, where it stays."""

    __match_args__ = ("seat", "card", "count", "used")

    def __init__(self, seat: Seat, card: CardId, count: int, used: bool) -> None:
        super().__init__(seat, card)
        self.count = count  # that may still be laid
        self.used = used

    def problem(self, state: Sands) -> str:
        most = state.parts.chronicles_at_once.most(state.players[self.seat].advances, USUAL)
        return "fewer chronicle cards are laid in one action" if self.count > most else ""

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        player = state.players[self.seat]
        empty = [space for space in SPACE_IDS if player.chronicles[space] == NO_CHRONICLE]
        return [actions.record[card][space] for card in hand_of(player) for space in empty]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Record):
            return NOT_OFFERED
        player = state.players[self.seat]
        if action.chronicle in player.chronicles:
            return Refusal("5.1", "chronicle-laid", (Detail("chronicle", action.chronicle),))
        if player.chronicles[action.space] != NO_CHRONICLE:
            return Refusal("5.1", "space-taken", (Detail("space", action.space),))
        return None

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, self.used))
            return
        assert isinstance(action, Record)
        verbs.lay_chronicle(state, self.seat, action.chronicle, action.space, log)
        if self.count > 1:
            then(state, LayChronicle(self.seat, self.card, self.count - 1, True))
        else:
            then(state, EndAction(self.seat, self.card, True))
