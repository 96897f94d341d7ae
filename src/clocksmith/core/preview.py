"""What an action would do, found without doing it."""

from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision, S
from clocksmith.core.value import Value


class Preview(Value):
    """The consequences of an action, as far as they can be known.

    *events* reach up to the next decision that matters, which is *decision*
    next (None: the game would be over). *assumed* are incidental answers the
    preview gave for the seat, such as which cards pay a surcharge; *choices* has
    what could be answered instead, for the first of them that go with the action.
    *before* and *after* are how everybody stands. *position* is where it would lead to,
    secrets and all: only a view of it may leave.
    """

    __match_args__ = ("events", "assumed", "decision", "before", "after")

    def __init__(
        self,
        events: list[Event],
        assumed: list[str],
        decision: "Decision[S] | None",
        before: Value,
        after: Value,
        position: State,
    ) -> None:
        self.choices: list[list[Action]] = []
        self.events = events
        self.assumed = assumed
        self.decision = decision
        self.before = before
        self.after = after
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (*self.fields(), self.position, self.choices)


def _restored(
    events: list[Event],
    assumed: list[str],
    decision: Decision[Any] | None,
    before: Value,
    after: Value,
    position: State,
    choices: list[list[Action]],
) -> Preview:
    """Return a preview that was pickled."""
    result = Preview(events, assumed, decision, before, after, position)
    result.choices = choices
    return result


def preview(game: Game[S], state: S, action: Action, seat: Seat) -> Preview:
    """Return what a legal *action* would do, as *seat* may know it; *state* stays as it is."""
    before = game.standing(state)
    twin = state.copy()
    log = Log()
    assumed: list[str] = []
    choices: list[list[Action]] = []
    decision = play_out(game, twin, action, log, assumed, choices)
    events = [event.seen_by(seat) for event in log.events]
    result = Preview(events, assumed, decision, before, game.standing(twin), twin)
    result.choices = choices
    return result


def play_out(
    game: Game[S],
    state: S,
    action: Action,
    log: Log,
    assumed: list[str],
    choices: list[list[Action]],
) -> "Decision[S] | None":
    """Apply an *action* to *state*, with the incidental answers after it; return what is asked.

    Those answers are added to *assumed*, and what could be answered instead to *choices*.
    """
    game.apply(state, action, log)
    decision = game.decision(state)
    while decision is not None and decision.incidental():
        if decision.given() and len(choices) == len(assumed):
            choices.append(decision.legal(state).listed())
        answer = decision.usual(state)
        assumed.append(answer.text)
        game.apply(state, answer, log)
        decision = game.decision(state)
    return decision
