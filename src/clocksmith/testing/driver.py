"""How random games of a game are played while they are checked."""

import random
from collections.abc import Callable
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices

Chooser = Callable[[Legal], Action]
BalanceCheck = Callable[[Any, list[Event]], None]


class Driver:
    """Every number of seats, every option, any legal answer.

    If random games of yours go nowhere, derive a driver that chooses better.
    *revealing* are the events that make something hidden known.
    """

    revealing: tuple[type[Event], ...] = ()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def table(self, number: int) -> tuple[int, Choices]:
        """Return seats and options of the game *number*; in time all of them come up."""
        luck = random.Random(f"table {number}")
        wanted = {option.key: luck.choice(option.values) for option in self.game.options.options}
        return self.game.seats[number % len(self.game.seats)], self.game.options.choose(wanted)

    def chooser(self, rng: random.Random) -> Chooser:
        """Return the function that chooses the answers of one game."""
        return lambda legal: legal.nth(rng.randrange(len(legal)))

    def balance_check(self, state: Any) -> BalanceCheck:
        """Return a check that is called after every action, and raises if sums do not balance.

        The default asks the layout of the game.
        """
        layout = self.game.layout(len(self.game.scores(state)))

        def check(state: Any, _: list[Event]) -> None:
            assert not layout.imbalances(state), layout.imbalances(state)

        return check
