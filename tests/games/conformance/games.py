"""Random games of every game, for the tests that hold for all of them."""

import importlib
import os
import random
from collections.abc import Iterator
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.games import GAMES

LONGEST = 5_000  # decisions in a game; no game comes near it

# Every game number stands for one table: seats and options follow from it. scripts/test lets the
# compiled rules play all, and the plain ones, which are slower, every fifth; that both play alike
# is shown by checksums.
STEP = int(os.environ.get("CLOCKSMITH_STEP", "1"))
NUMBERS = [(name, number) for name in GAMES for number in range(0, 320, STEP)]


class Table:
    """One random game in progress."""

    def __init__(self, name: str, number: int) -> None:
        self.game: Game[Any] = GAMES[name]
        self.rng = random.Random(f"{name} {number}")
        driver = importlib.import_module(f"games.{name}.driver")
        self.seats, self.choices = driver.choices_for(number)
        self.state: Any = self.game.start(self.seats, self.choices)
        self.revealing: tuple[type[Event], ...] = driver.REVEALING
        self._chooser = driver.Chooser(self.rng)

    def moves(self) -> Iterator[Action]:
        """Give one action after another; the caller plays it before asking for the next."""
        for _ in range(LONGEST):
            if self.game.decision(self.state) is None:
                return
            yield self._chooser.choose(self.game.legal(self.state))
        raise AssertionError("the game does not end")

    def play(self, action: Action) -> list[Event]:
        """Play an action and return what happened."""
        log = Log()
        self.game.apply(self.state, action, log)
        return log.events

    def twin(self) -> State:
        """Return a copy of the position."""
        state: State = self.state.copy()
        return state


def watcher(name: str, state: Any) -> Any:
    """Return the accounts of a game: an object with ``check(state, events)``."""
    return importlib.import_module(f"games.{name}.accounts").Accounts(state)
