"""Random games of our games, as the tests that hold for all of them play them."""

import importlib
import os
import random
from typing import Any

from clocksmith.core.options import Choices
from clocksmith.games import GAMES, OURS
from clocksmith.testing import Driver, RandomGame
from clocksmith.testing.driver import Accounts, Chooser

# Every game number stands for one table: seats and options follow from it. scripts/test lets the
# compiled rules play all, and the plain ones, which are slower, every fifth; that both play alike
# is shown by checksums.
STEP = int(os.environ.get("CLOCKSMITH_STEP", "1"))
NUMBERS = [(name, number) for name in OURS for number in range(0, 320, STEP)]


class HouseDriver(Driver):
    """Plays a game as the modules driver and accounts beside its tests say."""

    def __init__(self, name: str) -> None:
        super().__init__(GAMES[name])
        self._driver = importlib.import_module(f"games.{name}.driver")
        self.revealing = self._driver.REVEALING

    def table(self, number: int) -> tuple[int, Choices]:
        seats, choices = self._driver.choices_for(number)
        return seats, choices

    def chooser(self, rng: random.Random) -> Chooser:
        choose: Chooser = self._driver.Chooser(rng).choose
        return choose

    def accounts(self, state: Any) -> Accounts:
        name = f"games.{self.game.name}.accounts"
        check: Accounts = importlib.import_module(name).Accounts(state).check
        return check


class Table(RandomGame):
    """A random game of one of our games."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(GAMES[name], number, HouseDriver(name))
