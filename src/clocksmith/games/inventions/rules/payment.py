"""Chapter 4.1: citizens that move to the board, and citizens that are exhausted."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.inventions.model.actions import Exhaust, ExhaustAcademic, Send
from clocksmith.games.inventions.model.content import (
    ACADEMIC,
    ANY,
    INVENTOR,
    NONE,
    PRESENTER,
)
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import player_verbs, region_verbs

WRONG_FIELD: Final = Refusal("4.1", "wrong-field")
NOBODY_AVAILABLE: Final = Refusal("4.1", "nobody-available")
NO_ACADEMIC: Final = Refusal("4.1", "no-academic")


def payers(player: Player, field: int) -> int:
    """4.1 Return how many citizens can pay for *field*: available ones of it, and academics."""
    if field == ANY:
        return sum(player.available) + player.academics
    return player.available[field] + player.academics


def refuse_send(player: Player, field: int, citizen: int) -> Refusal | None:
    """4.1 An available specialist of the field, or an academic."""
    if citizen == ACADEMIC:
        return None if player.academics else NO_ACADEMIC
    if field not in (ANY, citizen):
        return WRONG_FIELD
    return None if player.available[citizen] else NOBODY_AVAILABLE


@final
class SendCitizen(Decision[Inventions]):
    """4.3 A seat chooses who goes to the card of a region, one citizen at a time."""

    __match_args__ = ("seat", "role", "region", "left")

    def __init__(self, seat: Seat, role: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.role = role
        self.region = region
        self.left = left

    def problem(self, state: Inventions) -> str:
        parts = state.parts
        shown = state.land.displays[self.region]
        if shown.card == NONE:
            return "a citizen goes to a card"
        if not 0 < self.left <= payers(state.players[self.seat], parts.card_field[shown.card]):
            return "the citizens that are due are there"
        if self.role == PRESENTER:
            tile = parts.specialists[state.land.specialists[self.region]]
            fresh = shown.presenter == self.seat and shown.inventor == NOBODY
            due = fresh and self.left == tile.citizens - shown.count
            return "" if due else "a presenter sends what the tile asks for"
        role = shown.inventor if self.role == INVENTOR else shown.innovator
        free = role == NOBODY and (self.role == INVENTOR) != shown.flipped
        return (
            ""
            if free and self.left == 1
            else "an idea has one inventor, an invention one innovator"
        )

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.send

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Send):
            return NOT_OFFERED
        field = state.parts.card_field[state.land.displays[self.region].card]
        return refuse_send(state.players[self.seat], field, action.citizen)

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Send)
        region_verbs.send_citizen(state, self.seat, action.citizen, self.role, self.region, log)
        if self.left > 1:
            then(state, SendCitizen(self.seat, self.role, self.region, self.left - 1))


@final
class ExhaustCitizen(Decision[Inventions]):
    """4.1, 4.2.4 A seat chooses who is exhausted, one citizen at a time.

    An academic takes the field that is paid for; where any field will do, the
    owner chooses one.
    """

    __match_args__ = ("seat", "field", "left")

    def __init__(self, seat: Seat, field: int, left: int) -> None:
        super().__init__(seat)
        self.field = field  # or ANY
        self.left = left

    def problem(self, state: Inventions) -> str:
        due = 0 < self.left <= payers(state.players[self.seat], self.field)
        return "" if due else "what is due can be paid"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.exhaust

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        player = state.players[self.seat]
        if isinstance(action, Exhaust):
            return refuse_send(player, self.field, action.field)
        if not isinstance(action, ExhaustAcademic):
            return NOT_OFFERED
        if self.field not in (ANY, action.field):
            return WRONG_FIELD
        return None if player.academics else NO_ACADEMIC

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if isinstance(action, Exhaust):
            player_verbs.exhaust(state, self.seat, action.field, log)
        elif isinstance(action, ExhaustAcademic):
            player_verbs.exhaust_academic(state, self.seat, action.field, log)
        if self.left > 1:
            then(state, ExhaustCitizen(self.seat, self.field, self.left - 1))
