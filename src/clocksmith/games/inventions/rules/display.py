"""Chapter 4.2, ideas: the pile, the idea display and replacements."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task
from clocksmith.games.inventions.model.actions import DrawIdea, Pick
from clocksmith.games.inventions.model.content import (
    ERAS,
    NONE,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs

NOT_SHOWN: Final = Refusal("4.2.2", "idea-not-in-the-display")


def next_cards(state: Inventions) -> int:
    """6.14.4 Return the cards that may be next on the pile, as bits: the earliest era left."""
    for era in range(2, ERAS + 1):
        cards = state.deck & state.parts.era_mask[era]
        if cards:
            return cards
    return 0


def shown(state: Inventions) -> list[int]:
    """4.1 Return the idea display: the open card of the pile and the cards beside it."""
    return state.ideas if state.top == NONE else [state.top, *state.ideas]


def expose(state: Inventions) -> None:
    """4.2.2 Turn the next card of the pile up, if the open one is gone and there is one."""
    if state.top == NONE and next_cards(state):
        then(state, TurnUp())


@final
class TurnUp(Chance[Inventions]):
    """4.2.2 The next card of the pile comes up; within an era each is as likely as another."""

    def problem(self, state: Inventions) -> str:
        return "" if state.top == NONE else "the pile has an open card"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.draw_idea

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        drawn = isinstance(action, DrawIdea) and next_cards(state) >> action.card & 1
        return None if drawn else NOT_OFFERED

    def legal(self, state: Inventions) -> Legal:
        legal = Families()
        legal.add(state.actions.draw_idea, next_cards(state))
        return legal

    def weights(self, state: Inventions) -> list[int]:
        return [1] * next_cards(state).bit_count()

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, DrawIdea)
        pile_verbs.turn_up(state, action.card, log)


@final
class Refill(Task[Inventions]):
    """4.2.2, R5 Cards slide to the right and new ones enter at the left, while there are any."""

    def run(self, state: Inventions, log: Log) -> None:
        if state.top == NONE:
            if next_cards(state):
                then(state, TurnUp(), self)
        elif len(state.ideas) < state.parts.idea_spaces:
            pile_verbs.enter_display(state, log)
            then(state, self)


@final
class ReplaceIdeas(Task[Inventions]):
    """4.2.2, 4.4.6 A seat takes a card for each idea it gave; then the display is refilled once."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: Inventions, log: Log) -> None:
        if self.left and shown(state):
            then(state, PickIdea(self.seat), ReplaceIdeas(self.seat, self.left - 1))
        else:
            then(state, Refill())


@final
class PickIdea(Decision[Inventions]):
    """4.2.2 A seat takes a card of the idea display, the open card of the pile included."""

    def candidates(self, state: Inventions) -> list[Action]:
        return [state.actions.pick[card] for card in sorted(shown(state))]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Pick):
            return NOT_OFFERED
        return None if action.card in shown(state) else NOT_SHOWN

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Pick)
        pile_verbs.pick_idea(state, self.seat, action.card, log)
        expose(state)
