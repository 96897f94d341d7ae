"""Chapter 6.14, milestones: a letter is shuffled and laid out."""

from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Refusal, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import DrawMilestone
from clocksmith.games.inventions.model.content import (
    MOST_SEATS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.events import IN_COMMON, IN_EUREKA, IN_PRIVATE, IN_UNCLAIMED
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs

COMMON_LETTER = 0
PRIVATE_LETTER = 1


def empty_display(state: Inventions) -> int:
    """6.14.2 Return the first private display without a milestone, or NONE."""
    displays: list[int] = [*society.societies_of(state)]
    if len(displays) < MOST_SEATS:
        displays.append(UNCLAIMED)
    for display in displays:
        if state.shelves.private[display] == NONE:
            return display
    return NONE


@final
class LayOut(Task[Inventions]):
    """6.14.2 The milestones of a letter come to their display, one by one, while it has room."""

    __match_args__ = ("letter",)

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        if self.letter == COMMON_LETTER:
            room = len(state.shelves.common) < parts.common_spaces
        elif self.letter == PRIVATE_LETTER:
            room = empty_display(state) != NONE
        else:
            room = len(state.shelves.eureka) < parts.eureka_spaces
        if room and state.shelves.stacks & parts.letter_mask[self.letter]:
            then(state, DrawNext(self.letter), self)


@final
class DrawNext(Chance[Inventions]):
    """6.14.2 The next milestone of a shuffled letter comes up."""

    __match_args__ = ("letter",)

    def __init__(self, letter: int) -> None:
        super().__init__()
        self.letter = letter

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.draw_milestone

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        left = state.shelves.stacks & state.parts.letter_mask[self.letter]
        drawn = isinstance(action, DrawMilestone) and left >> action.milestone & 1
        return None if drawn else NOT_OFFERED

    def legal(self, state: Inventions) -> Legal:
        legal = Families()
        legal.add(
            state.actions.draw_milestone,
            state.shelves.stacks & state.parts.letter_mask[self.letter],
        )
        return legal

    def weights(self, state: Inventions) -> list[int]:
        return [1] * (state.shelves.stacks & state.parts.letter_mask[self.letter]).bit_count()

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, DrawMilestone)
        shelf, seat = IN_EUREKA, NOBODY
        if self.letter == COMMON_LETTER:
            shelf = IN_COMMON
        elif self.letter == PRIVATE_LETTER:
            display = empty_display(state)
            shelf = IN_UNCLAIMED if display == UNCLAIMED else IN_PRIVATE
            seat = NOBODY if display == UNCLAIMED else Seat(display)
        pile_verbs.lay_milestone(state, action.milestone, shelf, seat, log)
