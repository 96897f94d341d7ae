"""A bot that looks ahead."""

import random
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import run_of
from clocksmith.bots.knowledge.shelf import knowledge_of
from clocksmith.bots.planner import Planner
from clocksmith.bots.search.search import USUAL, Search, Style
from clocksmith.bots.undisturbed import undisturbed
from clocksmith.bots.watch import started
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value

FIRST: Final = 0.8  # of what is left in a turn that goes into one search


class Searcher:
    """Compares its turns by what may follow, and plays the best.

    What it meant to do in the rest of the turn is remembered, and done if the
    position is the expected one.
    """

    def __init__(self, seed: int = 0, style: Style = USUAL) -> None:
        self.name = "search"
        self._seed = seed
        self._style = style
        self._meant: list[tuple[Value, Action]] = []  # what will be seen, what to answer then
        self._turn = -1  # the turn that was not thought through to its end
        self._spent = 0.0  # share of the budget that was spent on it

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        watch = started(budget)
        legal = game.legal(state)
        if len(legal) == 1:
            return legal.nth(0)
        for seen, action in self._meant:
            if action in legal and seen == game.view(state, seat):
                return action
        knowledge = knowledge_of(game)
        turn = knowledge.turn(state)
        if turn != self._turn:
            self._spent = 0.0
        share = FIRST * (1.0 - self._spent)
        luck = random.Random(self._seed)
        game.redeal(state, seat, luck.randrange)
        with undisturbed():
            search = Search(game, knowledge, seat, self._seed, watch.part(share), self._style)
            line = search.run(state)
        planner = Planner(game, knowledge, luck, watch)
        self._meant = run_of(game, planner, state, seat, line.answers)
        planner.roll(state)
        self._spent += share
        self._turn = -1 if knowledge.turn(state) != turn else turn
        return line.answers[0]
