"""Random games of our games, as the tests that hold for all of them play them."""

import importlib
import inspect
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from clocksmith.core.options import Choices
from clocksmith.games import GAMES, OURS
from clocksmith.testing import Driver, RandomGame
from clocksmith.testing.driver import BalanceCheck, Chooser
from effort import RANDOM_GAMES, SEED

STRETCH: Final = 320  # numbers, one for each table: its seats, options and luck follow from it
AT_ONCE: Final = 8  # games in one test: collecting thousands of tests would take longer than many

Test = Callable[..., None]


def random_games(one_in: int = 1) -> Callable[[Test], Test]:
    """Call a test with the *name* and *number* of many random games, or of *one in* so many."""
    chosen = [(name, few) for name in OURS for few in _chosen(name, one_in)]

    def decorate(test: Test) -> Test:
        def test_few(numbers: tuple[int, ...], **named: Any) -> None:
            for number in numbers:
                try:
                    test(number=number, **named)
                except BaseException as error:
                    error.add_note(f"in the random game with the number {number}")
                    raise

        test_few.__name__ = test.__name__
        test_few.__doc__ = test.__doc__
        test_few.__module__ = test.__module__
        few = inspect.Parameter("numbers", inspect.Parameter.KEYWORD_ONLY)
        signature = inspect.signature(test)
        others = [one for one in signature.parameters.values() if one.name != "number"]
        test_few.__signature__ = inspect.Signature([*others, few])  # type: ignore[attr-defined]
        ids = [f"{name}-{few[0]}" for name, few in chosen]
        marked: Test = pytest.mark.parametrize(("name", "numbers"), chosen, ids=ids)(test_few)
        return marked

    return decorate


def _chosen(name: str, one_in: int) -> Iterator[tuple[int, ...]]:
    """Give the numbers of the games to play, a few at a time."""
    count = max(1, RANDOM_GAMES // one_in)
    chosen = random.Random(f"{SEED} {name}").sample(range(STRETCH), count)
    numbers = sorted([SEED * STRETCH + number for number in chosen])  # a seed has its own tables
    for start in range(0, count, AT_ONCE):
        yield tuple(numbers[start : start + AT_ONCE])


class HouseDriver(Driver):
    """Plays a game as the modules driver and balance beside its tests say."""

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

    def balance_check(self, state: Any) -> BalanceCheck:
        name = f"games.{self.game.name}.balance"
        check: BalanceCheck = importlib.import_module(name).BalanceCheck(state).check
        return check


class Table(RandomGame):
    """A random game of one of our games."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(GAMES[name], number, HouseDriver(name))
