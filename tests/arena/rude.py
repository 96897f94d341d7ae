"""Bots that misbehave: they fall, hang, cheat, stumble or chatter."""

import os
import sys
import time
from pathlib import Path
from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.bots.uniform import Uniform
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat

MARKS = "CLOCKSMITH_TEST_MARKS"  # names a folder where a bot notes that it has misbehaved


def for_the_first_time(deed: str) -> bool:
    """Whether this has not been done before, by whatever process."""
    try:
        Path(os.environ[MARKS], deed).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class Falls(Uniform):
    """Ends its process once, in the middle of its first game, and plays well ever after."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        if for_the_first_time("fall"):
            os._exit(7)
        return super().choose(game, state, seat, budget)


class Hangs(Uniform):
    """Never answers its first question."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        if for_the_first_time("hang"):
            time.sleep(3600)
        return super().choose(game, state, seat, budget)


class AlwaysHangs(Uniform):
    """Never answers anything."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        while True:
            time.sleep(3600)


class Talks(Uniform):
    """Answers with a text instead of an action."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        text: Any = "good morning"
        return text  # type: ignore[no-any-return]


class AlwaysFalls(Uniform):
    """Ends its process whenever it is asked."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        print("I cannot go on", file=sys.stderr, flush=True)
        os._exit(7)


class Cheats(Uniform):
    """Answers something that is not legal."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        legal = game.legal(state)
        return next(action for action in game.actions.actions if action not in legal)


class Stumbles(Uniform):
    """Raises an error of its own."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        raise LookupError("no idea")


class Chatters(Uniform):
    """Prints what it thinks, where answers are meant to go."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        print("Hm, let me see.")
        return super().choose(game, state, seat, budget)


class Spends(Uniform):
    """Notes down what it may spend."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        Path(os.environ[MARKS], f"{seat}-{budget.seconds}-{budget.visits}").touch()
        return super().choose(game, state, seat, budget)


class First:
    """Always gives the first legal answer: it leaves nothing to chance, and looks at nothing."""

    def __init__(self, seed: int) -> None:
        self.name = "first"

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        return game.legal(state).nth(0)
