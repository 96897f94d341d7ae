"""Chapter 8: heritage."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.sands.model.actions import Raise
from clocksmith.games.sands.model.events import Why
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules import verbs

GAIN: Final = 1


@final
class ChooseHeritage(Decision[Sands]):
    """8, 3.4, 5.8 A seat chooses the heritage track on which it goes up."""

    __match_args__ = ("seat", "why")

    def __init__(self, seat: Seat, why: Why) -> None:
        super().__init__(seat)
        self.why = why

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.raise_in

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        return None if isinstance(action, Raise) else NOT_OFFERED

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Raise)
        verbs.raise_heritage(state, self.seat, action.category, GAIN, self.why, log)
