"""Chapter 4.3, V: citizens of the map are called home."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Assign, Call
from clocksmith.games.inventions.model.content import CALL as CALLING
from clocksmith.games.inventions.model.content import (
    ECONOMY,
    FREE_FIELD,
    NONE,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import player_verbs

NOT_THERE: Final = Refusal("4.3.V", "no-citizen-there")


def calls(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.V Return all ways to call citizens, in index order."""
    actions: list[Action] = []
    for region in state.parts.region_ids:
        actions += state.actions.call[region][: society.people_in(state, seat, region)]
    return actions


def refuse_call(state: Inventions, seat: Seat, action: Call) -> Refusal | None:
    """4.3.V One or more own citizens of one region."""
    there = society.people_in(state, seat, action.region)
    if there >= action.count:
        return None
    if not there:
        return NOT_THERE
    details = (Detail("count", action.count), Detail("held", there))
    return Refusal("4.3.V", "too-few-on-the-map", details)


def call(state: Inventions, seat: Seat, action: Call, log: Log) -> None:
    """4.3.V Gain an aspiration tile and take citizens home; a culture tile frees their field."""
    player_verbs.aspire(state, seat, ECONOMY, log)
    if society.change(state.parts, state.players[seat], CALLING, FREE_FIELD):
        then(state, AssignField(seat, action.region, 1, action.count))
    else:
        bring_home(state, seat, action.region, action.count, log)


def field_in(state: Inventions, region: int) -> int:
    """4.3.V Return the field of the card in a region, else of the rightmost idea, else NONE."""
    card = state.land.displays[region].card
    if card == NONE:
        card = state.ideas[-1] if state.ideas else state.top
    return NONE if card == NONE else state.parts.card_field[card]


def bring_home(state: Inventions, seat: Seat, region: int, count: int, log: Log) -> None:
    """4.3.V, 4.3.VI Take citizens home into the field of the card; without a card ask."""
    field = field_in(state, region)
    if field == NONE:
        then(state, AssignField(seat, region, count, 1))
    else:
        player_verbs.call_home(state, seat, region, field, count, log)


@final
class AssignField(Decision[Inventions]):
    """4.3.V A seat chooses the field of citizens that come home: of each, or of all together."""

    __match_args__ = ("seat", "region", "count", "left")

    def __init__(self, seat: Seat, region: int, count: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.count = count  # citizens for whom one answer holds
        self.left = left  # answers that are due

    def problem(self, state: Inventions) -> str:
        there = society.people_in(state, self.seat, self.region)
        fits = 0 < self.count * self.left <= min(there, state.parts.citizens)
        return "" if fits else "the citizens that come home are there"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.assign

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        return None if isinstance(action, Assign) else NOT_OFFERED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Assign)
        player_verbs.call_home(state, self.seat, self.region, action.field, self.count, log)
        if self.left > 1:
            then(state, AssignField(self.seat, self.region, self.count, self.left - 1))
