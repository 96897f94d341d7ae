"""Chapter 5.3: Conquest, in one region: attack, annex, or both in this order."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import Annex, Attack
from clocksmith.games.sands.model.content import (
    CROPS,
    SOLDIER,
    CardId,
    RegionId,
)
from clocksmith.games.sands.model.events import FOR_ANNEXATION, FOR_ATTACK
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction
from clocksmith.games.sands.rules.battle import ChooseDie, join_battle, lose_region
from clocksmith.games.sands.rules.empire import (
    citizens_in,
    owner_of,
    regions_in,
    shrinking,
    size_of,
)

NOT_YOURSELF: Final = Refusal("5.3", "not-yourself")
NO_SUCH_SEAT: Final = Refusal("5.3", "no-such-seat")
OWN_ALREADY: Final = Refusal("5.3", "own-already")
ANOTHER_REGION: Final = Refusal("5.3", "another-region")


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.3 Ask where to attack or annex."""
    then(state, ConquerRegion(seat, card))


def annex_price(state: Sands, player: Player, region: RegionId) -> int:
    """5.3 Return the crops for annexing: regions, less Palace and Law, at most Imperium's."""
    parts = state.parts
    soldiers = player.citizens[SOLDIER][region]
    less = shrinking(state, player) + soldiers * parts.annex_per_soldier.total(player.advances)
    price = max(0, size_of(player) - less)
    return min(price, parts.annex_most.least(player.advances, price))


def refuse_attack(state: Sands, seat: Seat, action: Attack) -> Refusal | None:
    """5.3 Own citizens and those of the rival are there, and unrest is paid in crops."""
    player = state.players[seat]
    if action.rival == seat:
        return NOT_YOURSELF
    if action.rival >= len(state.players):
        return NO_SUCH_SEAT
    where = Detail("region", action.region)
    if not citizens_in(player, action.region):
        return Refusal("5.3", "no-citizen", (where,))
    if not citizens_in(state.players[action.rival], action.region):
        return Refusal("5.3", "no-rival", (where, Detail("rival", action.rival)))
    if player.stock[CROPS] < player.unrest:
        return Refusal("5.3", "too-few-crops", (Detail("amount", player.unrest),))
    return None


def refuse_annex(state: Sands, seat: Seat, region: RegionId) -> Refusal | None:
    """5.3 A region without a controller who is there, most citizens, a marker, crops."""
    player = state.players[seat]
    where = Detail("region", region)
    owner = owner_of(state, region)
    own = citizens_in(player, region)
    if owner == seat:
        return OWN_ALREADY
    if not own:
        return Refusal("5.3", "no-citizen", (where,))
    if owner != NOBODY and citizens_in(state.players[owner], region):
        return Refusal("5.3", "defended", (where, Detail("owner", owner)))
    if owner != NOBODY and size_of(state.players[owner]) == 1:
        return Refusal("5.3", "last-region", (where, Detail("owner", owner)))
    for other in range(len(state.players)):
        if other != seat and citizens_in(state.players[other], region) >= own:
            return Refusal("5.3", "not-most", (where, Detail("rival", other)))
    most = state.parts.most_regions
    if size_of(player) >= most:
        return Refusal("5.3", "enough-regions", (Detail("count", most),))
    price = annex_price(state, player, region)
    if player.stock[CROPS] < price:
        return Refusal("5.3", "too-few-crops", (Detail("amount", price),))
    return None


def annex(state: Sands, seat: Seat, region: RegionId, card: CardId, log: Log) -> None:
    """5.3 Pay, take the marker of an absent controller away, put a colony marker."""
    player = state.players[seat]
    verbs.pay(state, seat, CROPS, annex_price(state, player, region), FOR_ANNEXATION, log)
    then(state, EndAction(seat, card, True))
    owner = owner_of(state, region)
    if owner != NOBODY:
        lose_region(state, owner, region, log)
    verbs.annex(state, seat, region, log)


@final
class ConquerRegion(ActionDecision):
    """5.3 A seat attacks or annexes."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat, card)

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        player = state.players[self.seat]
        present = [r for r in regions_in(state.in_play) if citizens_in(player, r)]
        choices: list[Action] = []
        if player.stock[CROPS] >= player.unrest:
            choices = [
                actions.attack[region][other]
                for region in present
                for other in range(len(state.players))
                if other != self.seat and citizens_in(state.players[other], region)
            ]
        free = [r for r in present if refuse_annex(state, self.seat, r) is None]
        return choices + [actions.annex[r] for r in free]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if isinstance(action, Attack):
            return refuse_attack(state, self.seat, action)
        if isinstance(action, Annex):
            return refuse_annex(state, self.seat, action.region)
        return NOT_OFFERED

    def do(self, state: Sands, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Attack):
            region, rival = action.region, action.rival
            verbs.pay(state, seat, CROPS, state.players[seat].unrest, FOR_ATTACK, log)
            join_battle(state, seat, rival, region, log)
            then(
                state,
                ChooseDie(seat, seat, rival, region),
                ChooseDie(rival, seat, rival, region),
                AnnexOrLeave(seat, self.card, region),
            )
        elif isinstance(action, Annex):
            annex(state, seat, action.region, self.card, log)
        else:
            assert action is state.actions.done
            then(state, EndAction(seat, self.card, False))


@final
class AnnexOrLeave(ActionDecision):
    """5.3 After an attack, won or lost, a seat may annex the same region."""

    __match_args__ = ("seat", "card", "region")

    def __init__(self, seat: Seat, card: CardId, region: RegionId) -> None:
        super().__init__(seat, card)
        self.region = region

    def own(self, state: Sands) -> list[Action]:
        free = refuse_annex(state, self.seat, self.region) is None
        return [state.actions.annex[self.region]] if free else []

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Annex):
            return NOT_OFFERED
        if action.region != self.region:
            return ANOTHER_REGION
        return refuse_annex(state, self.seat, self.region)

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.done:
            then(state, EndAction(self.seat, self.card, True))
        else:
            annex(state, self.seat, self.region, self.card, log)
