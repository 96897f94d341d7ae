"""What is still to happen: tasks that run by themselves and decisions that wait for a seat."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from clocksmith.core.action import Action, Detail
from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.event import Log
from clocksmith.core.legal import Legal, Listed
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.core.value import Value

if TYPE_CHECKING:
    from clocksmith.core.game import State

S = TypeVar("S", bound="State")


class Refusal(Value):
    """Why an action is not legal: the rule that forbids it, and a key into the word lists."""

    __match_args__ = ("rule", "key", "details")

    def __init__(self, rule: str, key: str, details: tuple[Detail, ...] = ()) -> None:
        self.rule = rule
        self.key = key
        self.details = details  # what the sentence speaks of


NOT_OFFERED: Final = Refusal("0", "not-offered")
GAME_OVER: Final = Refusal("0", "game-over")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """One thing still to happen.

    Steps never change once made, so copying a state copies the list of
    steps and not the steps.
    """

    def problem(self, state: S) -> str:
        """Return what is wrong with this step in a position that was read; empty if nothing is."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[S]):
    """A step the rules carry out by themselves."""

    @abstractmethod
    def run(self, state: S, log: Log) -> None:
        """Do it; what follows is pushed on the stack of *state*."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for one seat to choose one action."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @abstractmethod
    def candidates(self, state: S) -> list[Action]:
        """Return actions worth asking :meth:`refusal` about, in index order.

        All legal ones are among them.
        """

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal | None:
        """Return why *action*, any action of the game, is not legal, or None when it is."""

    @abstractmethod
    def answer(self, state: S, action: Action, log: Log) -> None:
        """Carry out *action*; the decision is already off the stack."""

    def legal(self, state: S) -> Legal:
        """Return the legal answers, in index order."""
        return Listed([a for a in self.candidates(state) if self.refusal(state, a) is None])

    def group(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may be asked at once: none of their answers reveals another."""
        return (self.seat,)

    def incidental(self) -> bool:
        """Return whether any answer leads to the same board, so that a preview may pick one."""
        return False

    def given(self) -> bool:
        """Return whether its usual answer goes with the action before, unless another is chosen."""
        return False

    def usual(self, state: S) -> Action:
        """Return the answer that a preview picks: the first one, unless a game knows better."""
        return self.legal(state).nth(0)

    def at_once(self, state: S, action: Action) -> bool:
        """Return whether *action* is played as soon as it is chosen, without a second look.

        It only opens the next question of the same seat, or is done beside what is
        asked, which is asked again; it reveals nothing, and nobody else is asked before it
        can be taken back. Or it ends a turn and is the only answer.
        """
        return False

    def opening(self, state: S) -> Action | None:
        """Return the answer that only opens what can be done, or None.

        It is the first of the legal ones. The same seat is asked next; whatever else could be
        answered can be answered then, and stopping there is the same as not opening it.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision taken by the dice: legal answers carry weights.

    Unless a game says otherwise, all candidates may come, each as likely as another.
    """

    __match_args__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def refusal(self, state: S, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def weights(self, state: S) -> list[int]:
        """Return one weight for each of :meth:`legal`."""
        return [1] * len(self.legal(state))
