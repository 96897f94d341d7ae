"""What a bot is: something that answers when its seat is asked, within a budget."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one turn of its seat: seconds, visits of positions, or both.

    No answer takes longer than *seconds*; a bot that remembers the turn
    spends no more than that on all its answers together. With *visits* alone
    the clock is not looked at, so the same seed gives the same answers.
    """

    seconds: float | None = None
    visits: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.visits is None:
            raise ValueError("a budget has seconds, visits, or both")
        if (self.seconds is not None and self.seconds <= 0.0) or (
            self.visits is not None and self.visits < 1
        ):
            raise ValueError("a budget must be more than nothing")


AT_ONCE: Final = Budget(visits=1)  # as quick as the bot can be


class Bot(Protocol):
    """A player that is a program.

    *state* is never the true position but one dealt anew for *seat*
    (:meth:`Game.redeal`): it tells what the seat may know and guesses the rest.
    The bot may change it. The answer must be legal.
    """

    name: str

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        """Return the answer of *seat* to the question that waits in *state*."""
        ...
