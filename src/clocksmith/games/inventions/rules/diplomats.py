"""Chapter 4.3, IX and X: diplomats are sent to milestones and recalled."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Dispatch, Recall, Send
from clocksmith.games.inventions.model.content import (
    ANY,
    CHRONOS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.events import BY_GUEST, BY_MILESTONE
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs, player_verbs
from clocksmith.games.inventions.rules.benefits import grant
from clocksmith.games.inventions.rules.milestones import display_of
from clocksmith.games.inventions.rules.payment import refuse_send

NOT_OUT: Final = Refusal("4.3.IX", "milestone-not-out")
FULL: Final = Refusal("4.3.IX", "milestone-full")
NOBODY_HOME: Final = Refusal("4.3.IX", "nobody-available")
NO_DIPLOMAT: Final = Refusal("4.3.X", "no-diplomat-there")


def missions(state: Inventions) -> list[Action]:
    """4.3.IX Return the milestones that diplomats go to, in index order."""
    return [state.actions.dispatch[m] for m in sorted(society.milestones_out(state))]


def refuse_mission(state: Inventions, seat: Seat, milestone: int) -> Refusal | None:
    """4.3.IX A milestone of a private display or of common knowledge with a free space."""
    if milestone not in state.shelves.private and milestone not in state.shelves.common:
        return NOT_OUT
    if sum(state.shelves.posts[milestone]) >= state.parts.milestones[milestone].spaces:
        return FULL
    return None if society.at_hand(state.players[seat]) else NOBODY_HOME


def dispatch(state: Inventions, seat: Seat, action: Dispatch, log: Log) -> None:
    """4.3.IX Choose the citizen who goes."""
    then(state, SendEnvoy(seat, action.milestone))


@final
class SendEnvoy(Decision[Inventions]):
    """4.3.IX A seat chooses who becomes the diplomat."""

    __match_args__ = ("seat", "milestone")

    def __init__(self, seat: Seat, milestone: int) -> None:
        super().__init__(seat)
        self.milestone = milestone

    def problem(self, state: Inventions) -> str:
        refusal = refuse_mission(state, self.seat, self.milestone)
        return "" if refusal is None else "a diplomat finds a free space of a milestone that is out"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.send

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Send):
            return NOT_OFFERED
        return refuse_send(state.players[self.seat], ANY, action.citizen)

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        parts = state.parts
        assert isinstance(action, Send)
        seat, milestone = self.seat, self.milestone
        pile_verbs.send_diplomat(state, seat, action.citizen, milestone, log)
        host = display_of(state, milestone)
        guest = host not in (NONE, UNCLAIMED, CHRONOS, seat)
        if guest and parts.milestone_era[milestone] > society.era_of(state, seat):
            player_verbs.gain_influence(state, Seat(host), 1, BY_GUEST, log)
        grant(state, seat, parts.milestones[milestone].benefit, NONE, BY_MILESTONE)


def recalls(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.X Return the milestones with a citizen of its own, in index order."""
    out = sorted(society.milestones_out(state))
    return [state.actions.recall[m] for m in out if state.shelves.posts[m][seat]]


def refuse_recall(state: Inventions, seat: Seat, action: Recall) -> Refusal | None:
    """4.3.X A citizen of its own stands on the milestone."""
    return None if state.shelves.posts[action.milestone][seat] else NO_DIPLOMAT


def recall(state: Inventions, seat: Seat, action: Recall, log: Log) -> None:
    """4.3.X, R3 The citizen comes home as academic, and the benefit is taken once more."""
    pile_verbs.return_diplomat(state, seat, action.milestone, log)
    grant(state, seat, state.parts.milestones[action.milestone].benefit, NONE, BY_MILESTONE)
