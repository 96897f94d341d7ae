"""A bot that gives any legal answer, each as likely as another."""

import random
from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat


class Uniform:
    """Plays at random: the weakest bot there is, and the measure of all others."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "uniform"
        self._random = random.Random(seed)

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        legal = game.legal(state)
        return legal.nth(self._random.randrange(len(legal)))
