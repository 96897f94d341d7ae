"""One random game in progress, for the checks that hold for all games."""

import random
from collections.abc import Iterator
from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, State
from clocksmith.testing.driver import BalanceCheck, Driver

LONGEST: Final = 5_000  # decisions in a game; no game comes near it


class RandomGame:
    """A game that is played at random: its number says with which seats, options and luck."""

    def __init__(self, game: Game[Any], number: int, driver: Driver | None = None) -> None:
        self._driver = driver or Driver(game)
        self.game = game
        self.number = number
        self.rng = random.Random(f"{game.name} {number}")
        self.seats, self.choices = self._driver.table(number)
        self.state: Any = game.start(self.seats, self.choices)
        self.revealing = self._driver.revealing
        self._choose = self._driver.chooser(self.rng)

    def moves(self) -> Iterator[Action]:
        """Give one action after another; the caller plays it before asking for the next."""
        for _ in range(LONGEST):
            if self.game.decision(self.state) is None:
                return
            yield self._choose(self.game.legal(self.state))
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

    def balance_check(self) -> BalanceCheck:
        """Return a check, called after every action, that all adds up."""
        return self._driver.balance_check(self.state)
