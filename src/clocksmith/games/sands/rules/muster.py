"""Chapter 5.2: Muster."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.sands.model.actions import (
    Irrigate,
    Muster,
    Turn,
)
from clocksmith.games.sands.model.content import (
    GOLD,
    NOWHERE,
    PEASANT,
    PIECES,
    SOLDIER,
    CardId,
    Piece,
    RegionId,
)
from clocksmith.games.sands.model.events import BY_IRRIGATION, FOR_MUSTER
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.acting import ActionDecision, EndAction, box_open
from clocksmith.games.sands.rules.bonus import not_controlled
from clocksmith.games.sands.rules.empire import controls, is_given_in, regions_in, reserve_of

MUSTER_LOCKED: Final = Refusal("5.2", "muster-locked")
ONE_SOLDIER: Final = Refusal("5.2", "one-soldier")


def begin(state: Sands, seat: Seat, card: CardId) -> None:
    """5.2 Ask for the options of Muster, one after another."""
    then(state, MusterCitizens(seat, card, 0, NOWHERE, False))


def other_piece(piece: Piece) -> Piece:
    """Return the other kind of citizen."""
    return PEASANT if piece == SOLDIER else SOLDIER


@final
class MusterCitizens(ActionDecision):
    """5.2 A seat uses options of Muster in any order, each region once."""

    __match_args__ = ("seat", "card", "mustered", "region", "second")

    def __init__(
        self, seat: Seat, card: CardId, mustered: int, region: RegionId, second: bool
    ) -> None:
        super().__init__(seat, card)
        self.mustered = mustered  # regions used, as bits
        self.region = region  # where the soldier was placed, or NOWHERE
        self.second = second  # a fortress has taken its second soldier

    def problem(self, state: Sands) -> str:
        if self.mustered & ~state.players[self.seat].regions:
            return "citizens are mustered in own regions"
        if self.region == NOWHERE:
            return "a second soldier follows a first" if self.second else ""
        return "" if self.mustered >> self.region & 1 else "that region is used"

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        parts = state.parts
        player = state.players[self.seat]
        if player.stock[GOLD] < parts.muster_price:
            return []
        left = regions_in(player.regions & ~self.mustered)
        choices: list[Action] = []
        if reserve_of(player, SOLDIER):
            if self.region == NOWHERE:
                choices = [actions.muster[region] for region in left]
            elif self._may_second(state):
                choices = [actions.muster[self.region]]
        if box_open(player, self.card):
            for piece in PIECES:
                if reserve_of(player, piece):
                    old = player.citizens[other_piece(piece)]
                    choices += [actions.turn[piece][region] for region in left if old[region]]
        if reserve_of(player, PEASANT):
            choices += [
                actions.irrigate[region]
                for region in left
                if is_given_in(state, player, parts.muster_peasant, region)
            ]
        return choices

    def _may_second(self, state: Sands) -> bool:
        """5.2 Return whether a fortress takes a second soldier where the first was placed."""
        player = state.players[self.seat]
        return not self.second and is_given_in(
            state, player, state.parts.muster_second, self.region
        )

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if isinstance(action, Muster):
            refused = self._refuse_soldier(state, action.region)
            return refused or self._refuse_piece(state, SOLDIER)
        if isinstance(action, Turn):
            if not box_open(state.players[self.seat], self.card):
                return MUSTER_LOCKED
            return (
                self._refuse_region(state, action.region)
                or self._refuse_turn(state, action.piece, action.region)
                or self._refuse_piece(state, action.piece)
            )
        if isinstance(action, Irrigate):
            return (
                self._refuse_region(state, action.region)
                or self._refuse_irrigation(state, action.region)
                or self._refuse_piece(state, PEASANT)
            )
        return NOT_OFFERED

    def _refuse_region(self, state: Sands, region: RegionId) -> Refusal | None:
        """5.2 A controlled region, each once."""
        if not controls(state, self.seat, region):
            return not_controlled("5.2", region)
        if self.mustered >> region & 1:
            return Refusal("5.2", "region-used", (Detail("region", region),))
        return None

    def _refuse_soldier(self, state: Sands, region: RegionId) -> Refusal | None:
        """5.2 One soldier; a second one only with a fortress where the first is."""
        if self.region == NOWHERE:
            return self._refuse_region(state, region)
        if region == self.region and self._may_second(state):
            return None
        return ONE_SOLDIER

    def _refuse_turn(self, state: Sands, piece: Piece, region: RegionId) -> Refusal | None:
        old = other_piece(piece)
        if state.players[self.seat].citizens[old][region]:
            return None
        return Refusal("5.2", "nobody-to-turn", (Detail("piece", old), Detail("region", region)))

    def _refuse_irrigation(self, state: Sands, region: RegionId) -> Refusal | None:
        if is_given_in(state, state.players[self.seat], state.parts.muster_peasant, region):
            return None
        return Refusal("5.2", "no-irrigation", (Detail("region", region),))

    def _refuse_piece(self, state: Sands, piece: Piece) -> Refusal | None:
        """2.4, 5.2 A piece in supply, and gold."""
        player = state.players[self.seat]
        if not reserve_of(player, piece):
            return Refusal("2.4", "no-piece", (Detail("piece", piece),))
        price = state.parts.muster_price
        if player.stock[GOLD] < price:
            return Refusal("5.2", "too-little-gold", (Detail("amount", price),))
        return None

    def do(self, state: Sands, action: Action, log: Log) -> None:
        seat, region, second = self.seat, self.region, self.second
        if action is state.actions.done:
            then(state, EndAction(seat, self.card, self.mustered != 0))
            return
        verbs.pay(state, seat, GOLD, state.parts.muster_price, FOR_MUSTER, log)
        if isinstance(action, Muster):
            second = second or region != NOWHERE
            region = action.region
            verbs.place(state, seat, SOLDIER, action.region, FOR_MUSTER, log)
        elif isinstance(action, Turn):
            verbs.turn(state, seat, action.piece, action.region, log)
        else:
            assert isinstance(action, Irrigate)
            verbs.place(state, seat, PEASANT, action.region, BY_IRRIGATION, log)
        mustered = self.mustered | 1 << action.region
        then(state, MusterCitizens(seat, self.card, mustered, region, second))
