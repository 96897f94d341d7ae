"""Chapter 5.10: Tribute."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import (
    FROM_BOTH,
    FROM_CARAVANS,
    FROM_COLONIES,
    Tribute,
)
from clocksmith.games.sands.model.content import (
    NOWHERE,
    RESOURCES,
    CardId,
    RegionId,
)
from clocksmith.games.sands.model.events import AS_TRIBUTE
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.empire import city_regions, regions_in, resource_of

NOTHING_TO_TAKE: Final = Refusal("5.10", "no-tribute")
BOTH_LOCKED: Final = Refusal("5.10", "tribute-locked")
TAKES_BOTH: Final = Refusal("5.10", "tribute-of-both")


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.10 Ask where tribute is taken from."""
    then(state, TakeTribute(seat, card))


def from_colonies(state: Sands, player: Player) -> list[int]:
    """5.10 Return what colonies give, by resource: 1 each."""
    amounts = [0] * len(RESOURCES)
    for region in regions_in(player.colonies):
        amounts[resource_of(state, region)] += 1
    return amounts


def seats_of_trade(state: Sands, player: Player) -> list[RegionId]:
    """5.10 Return the regions whose caravans pay: the capital's and those with a city."""
    regions = city_regions(state, player)
    if player.capital != NOWHERE:
        regions |= 1 << player.capital
    return regions_in(regions)


def from_caravans(state: Sands, player: Player, rival: Player) -> list[int]:
    """5.10 Return what the caravans of a rival pay, by resource: 1 for each region they reach."""
    parts = state.parts
    amounts = [0] * len(RESOURCES)
    for region in seats_of_trade(state, player):
        reaching = (rival.caravans & parts.borders_of[region]).bit_count()
        amounts[resource_of(state, region)] += reaching
    return amounts


def collect(state: Sands, seat: Seat, gained: list[int], log: Log) -> None:
    """5.10 Let the owners of caravans pay what they can, and add what is due to *gained*."""
    for other, rival in enumerate(state.players):
        if other != seat:
            due = from_caravans(state, state.players[seat], rival)
            for resource in RESOURCES:
                gained[resource] += due[resource]
                verbs.forfeit(state, Seat(other), resource, due[resource], AS_TRIBUTE, log)


def is_gainful(state: Sands, seat: Seat, tribute: int) -> bool:
    """5.10 Return whether tribute would bring anything."""
    parts = state.parts
    player = state.players[seat]
    if tribute != FROM_CARAVANS and player.colonies:
        return True
    if tribute == FROM_COLONIES:
        return False
    reached = 0
    for region in seats_of_trade(state, player):
        reached |= parts.borders_of[region]
    rivals = [rival for rival in state.players if rival is not player]
    return bool([1 for rival in rivals if rival.caravans & reached])


@final
class TakeTribute(ActionDecision):
    """5.10 A seat takes tribute from colonies or from caravans, civil unlocked from both."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat, card)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [action for action in actions.tribute if self.refuse(state, action) is None]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Tribute):
            return NOT_OFFERED
        both = box_open(state.players[self.seat], self.card)
        if action.tribute == FROM_BOTH and not both:
            return BOTH_LOCKED
        if action.tribute != FROM_BOTH and both:
            return TAKES_BOTH
        return None if is_gainful(state, self.seat, action.tribute) else NOTHING_TO_TAKE

    def do(self, state: Sands, action: Action, log: Log) -> None:
        actions = state.actions
        seat = self.seat
        then(state, EndAction(seat, self.card, action is not actions.done))
        if action is actions.done:
            return
        assert isinstance(action, Tribute)
        gained = [0] * len(RESOURCES)
        if action.tribute != FROM_CARAVANS:
            gained = from_colonies(state, state.players[seat])
        if action.tribute != FROM_COLONIES:
            collect(state, seat, gained, log)
        for resource in RESOURCES:
            if gained[resource]:
                verbs.gain(state, seat, resource, gained[resource], AS_TRIBUTE, log)
