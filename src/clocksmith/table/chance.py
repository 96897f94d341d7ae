"""Answers from a seed: for chance, by its weights, and for seats that play at random."""

import random
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.legal import Legal
from clocksmith.core.step import Chance
from clocksmith.core.weights import place_among


class Luck:
    """A source of answers; the same seed gives the same answers in the same order."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed)

    def answer(self, game: Game[Any], state: State) -> Action:
        """Return an answer to the question that waits: weighted for chance, else any legal one."""
        decision = game.decision(state)
        assert decision is not None, "the game is over"
        if isinstance(decision, Chance):
            return self.draw(decision, state)
        return self.choose(decision.legal(state))

    def draw(self, chance: Chance[Any], state: State) -> Action:
        """Return an answer of chance, each as likely as its weight says."""
        weights = chance.weights(state)
        place = place_among(weights, self._random.randrange(sum(weights)))
        return chance.legal(state).nth(place)

    def choose(self, legal: Legal) -> Action:
        """Return any legal action, each as likely as another."""
        return legal.nth(self._random.randrange(len(legal)))
