"""A bot that looks ahead."""

import random
from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import run_of
from clocksmith.bots.knowledge.shelf import knowledge_of
from clocksmith.bots.planner import Planner
from clocksmith.bots.search.search import Search
from clocksmith.bots.watch import Watch
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value


class Searcher:
    """Compares its turns by what may follow, and plays the best."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "search"
        self._seed = seed
        self._meant: list[tuple[Value, Action]] = []

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        watch = Watch(budget)
        legal = game.legal(state)
        if len(legal) == 1:
            return legal.nth(0)
        for seen, action in self._meant:
            if action in legal and seen == game.view(state, seat):
                return action
        luck = random.Random(self._seed)
        game.redeal(state, seat, luck.randrange)
        knowledge = knowledge_of(game)
        line = Search(game, knowledge, seat, self._seed, watch).run(state)
        planner = Planner(game, knowledge, luck, watch)
        self._meant = run_of(game, planner, state, seat, line.answers)
        return line.answers[0]
