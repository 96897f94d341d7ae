"""Chapter 5.4: Raid; soldiers take what they find where they stand."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import Plunder
from clocksmith.games.sands.model.content import SOLDIER, CardId, RegionId
from clocksmith.games.sands.model.events import BY_PLUNDER
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    held_by,
    owner_of,
    regions_in,
    resource_of,
)

OWN_REGION: Final = Refusal("5.4", "own-region")


def loot(state: Sands, player: Player, region: RegionId) -> int:
    """5.4 Return what a player plunders: 1 for each own soldier there, at most the capacity."""
    return min(player.citizens[SOLDIER][region], capacity_of(state, region))


def after_raid(state: Sands, seat: Seat, card: CardId, entered: int, moved: bool) -> None:
    """5.4 Ask which region to plunder, unless there is none.

    Regions just entered, or, political unlocked, all with own soldiers; none that are own.
    """
    player = state.players[seat]
    if box_open(player, card):
        entered = sum([1 << region for region in held_by(player, SOLDIER)])
    open_to = entered & ~player.regions
    if open_to:
        then(state, PlunderRegion(seat, card, open_to, moved))
    else:
        then(state, EndAction(seat, card, moved))


@final
class PlunderRegion(ActionDecision):
    """5.4 A seat plunders a region, or leaves the rest."""

    __match_args__ = ("seat", "card", "open_to", "used")

    def __init__(self, seat: Seat, card: CardId, open_to: int, used: bool) -> None:
        super().__init__(seat, card)
        self.open_to = open_to  # regions that may be plundered, as bits
        self.used = used

    def problem(self, state: Sands) -> str:
        player = state.players[self.seat]
        foreign = sum([1 << region for region in held_by(player, SOLDIER)]) & ~player.regions
        there = self.open_to and not self.open_to & ~foreign
        return "" if there else "soldiers plunder elsewhere"

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.plunder[region] for region in regions_in(self.open_to)]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Plunder):
            return NOT_OFFERED
        if self.open_to >> action.region & 1:
            return None
        if state.players[self.seat].regions >> action.region & 1:
            return OWN_REGION
        return Refusal("5.4", "not-entered", (Detail("region", action.region),))

    def do(self, state: Sands, action: Action, log: Log) -> None:
        seat = self.seat
        if action is state.actions.done:
            then(state, EndAction(seat, self.card, self.used))
            return
        assert isinstance(action, Plunder)
        player = state.players[seat]
        region = action.region
        owner = owner_of(state, region)
        amount = loot(state, player, region)
        verbs.plunder(state, seat, region, owner, amount, log)
        if owner != NOBODY:
            verbs.forfeit(state, owner, resource_of(state, region), amount, BY_PLUNDER, log)
        left = self.open_to & ~(1 << region)
        if left and box_open(player, self.card):
            then(state, PlunderRegion(seat, self.card, left, True))
        else:
            then(state, EndAction(seat, self.card, True))
