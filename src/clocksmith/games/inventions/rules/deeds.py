"""Chapter 4.3: which of the ten actions can be done, and what each of them does."""

from typing import Final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    Call,
    Claim,
    Discover,
    Dispatch,
    Innovate,
    Invent,
    Move,
    Present,
    Recall,
    Share,
)
from clocksmith.games.inventions.model.content import (
    CALL,
    EUREKA,
    GAIN_INFLUENCE,
    PRESENT,
    RECALL,
    SEND,
    TRAVEL,
    Deed,
)
from clocksmith.games.inventions.model.content import INNOVATE as INNOVATING
from clocksmith.games.inventions.model.content import INVENT as INVENTING
from clocksmith.games.inventions.model.content import SHARE as SHARING
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import (
    diplomats,
    eureka,
    ideas,
    influence,
    specialists,
    travel,
)

# Why an action as a whole cannot be done.
IMPOSSIBLE: Final = [
    Refusal("4.3.I", "nothing-to-present"),
    Refusal("4.3.II", "nothing-to-invent"),
    Refusal("4.3.III", "nothing-to-innovate"),
    Refusal("4.3.IV", "nothing-to-share"),
    Refusal("4.3.V", "nobody-to-call"),
    Refusal("4.3.VI", "nothing-to-claim"),
    Refusal("4.3.VII", "nobody-to-travel"),
    Refusal("4.3.VIII", "nothing-to-discover"),
    Refusal("4.3.IX", "nowhere-to-send"),
    Refusal("4.3.X", "nobody-to-recall"),
]


def ways(state: Inventions, seat: Seat, deed: Deed) -> list[Action]:
    """4.3 Return the ways to do one of the ten actions, in index order, and perhaps some more."""
    actions = state.actions
    if deed == PRESENT:
        return ideas.presentations(state, seat)
    if deed == INVENTING:
        return actions.invent
    if deed == INNOVATING:
        return actions.innovate
    if deed == CALL:
        return specialists.calls(state, seat)
    if deed == GAIN_INFLUENCE:
        return influence.claims(state, seat)
    if deed == TRAVEL:
        return travel.journeys(state, seat)
    if deed == EUREKA:
        return eureka.discoveries(state)
    if deed == SEND:
        return diplomats.missions(state)
    if deed == RECALL:
        return diplomats.recalls(state, seat)
    return actions.share


def refuse_way(state: Inventions, seat: Seat, deed: Deed, action: Action) -> Refusal | None:
    """4.3 Return why an answer is no way to do one of the ten actions, or None when it is."""
    if deed == PRESENT and isinstance(action, Present):
        return ideas.refuse_present(state, seat, action)
    if deed == INVENTING and isinstance(action, Invent):
        return ideas.refuse_invent(state, seat, action)
    if deed == INNOVATING and isinstance(action, Innovate):
        return ideas.refuse_innovate(state, seat, action)
    if deed == CALL and isinstance(action, Call):
        return specialists.refuse_call(state, seat, action)
    if deed == GAIN_INFLUENCE and isinstance(action, Claim):
        return influence.refuse_claim(state, seat, action)
    if deed == TRAVEL and isinstance(action, Move):
        return travel.refuse_journey(state, seat, action)
    if deed == EUREKA and isinstance(action, Discover):
        return eureka.refuse_discover(state, seat, action)
    if deed == SEND and isinstance(action, Dispatch):
        return diplomats.refuse_mission(state, seat, action.milestone)
    if deed == RECALL and isinstance(action, Recall):
        return diplomats.refuse_recall(state, seat, action)
    if deed == SHARING and isinstance(action, Share):
        return ideas.refuse_share(state, seat, action.region)
    return NOT_OFFERED


def refuse_deed(state: Inventions, seat: Seat, deed: Deed) -> Refusal | None:
    """4.3, R6 Return why one of the ten actions cannot be done now, or None when it can."""
    if deed in (CALL, TRAVEL):
        return None if society.is_on_map(state, seat) else IMPOSSIBLE[deed]
    for action in ways(state, seat, deed):
        if refuse_way(state, seat, deed, action) is None:
            return None
    return IMPOSSIBLE[deed]


def do(state: Inventions, seat: Seat, action: Action, log: Log) -> None:
    """4.3 Do one of the ten actions."""
    if isinstance(action, Present):
        ideas.present(state, seat, action, log)
    elif isinstance(action, Invent):
        ideas.invent(state, seat, action, log)
    elif isinstance(action, Innovate):
        ideas.innovate(state, seat, action, log)
    elif isinstance(action, Share):
        ideas.share(state, seat, action, log)
    elif isinstance(action, Call):
        specialists.call(state, seat, action, log)
    elif isinstance(action, Claim):
        influence.claim(state, seat, action, log)
    elif isinstance(action, Move):
        travel.travel(state, seat, action, log)
    elif isinstance(action, Discover):
        eureka.discover(state, seat, action, log)
    elif isinstance(action, Dispatch):
        diplomats.dispatch(state, seat, action, log)
    elif isinstance(action, Recall):
        diplomats.recall(state, seat, action, log)
