"""A bot that plays the best turn it finds, and does not ask what comes after it."""

import random
from typing import Any, Final

from clocksmith.bots.allowance import Allowance
from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import Breadth, Planner
from clocksmith.bots.substitute import SILENCE
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value

USUAL: Final = Breadth(24, 60, 3, widens=True)
HASTY: Final = Breadth(1, 6, 0)  # one answer after the other, as it comes


class Greedy:
    """Thinks its turn through, values where it leads, and plays the best.

    What it meant to do in the rest of the turn is remembered, and done if the
    position is the expected one.
    """

    def __init__(self, seed: int = 0, breadth: Breadth = USUAL) -> None:
        self.name = "hasty" if breadth is HASTY else "greedy"
        self._seed = seed
        self._breadth = breadth
        self._allowance = Allowance()
        self._meant: list[tuple[Value, Action]] = []  # what will be seen, what to answer then

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        known = known_answer(game, state, seat, self._meant)
        if known is not None:
            return known
        knowledge = knowledge_of(game)
        turn = knowledge.turn(state) if knowledge.numbers_turns() else None
        timer = self._allowance.timer(budget, turn)
        luck = random.Random(self._seed)
        game.redeal(state, seat, luck.randrange)
        planner = Planner(game, knowledge, luck, timer)
        with pause_gc():
            line = planner.turns(state, seat, self._breadth)[0]
        self._meant = run_of(game, planner, state, seat, line.answers)
        self._allowance.note(budget, timer)
        return line.answers[0]


def known_answer(
    game: Game[Any], state: State, seat: Seat, plan: list[tuple[Value, Action]]
) -> Action | None:
    """Return the only legal answer, or the one that was *plan* for what *seat* sees now."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal.nth(0)
    for seen, action in plan:
        if action in legal and seen == game.view(state, seat):
            return action
    return None


def run_of(
    game: Game[Any], planner: Planner, state: State, seat: Seat, answers: list[Action]
) -> list[tuple[Value, Action]]:
    """Return what *seat* will see when it gives each of *answers*, as far as there is time."""
    turn = planner.turn(state)
    run: list[tuple[Value, Action]] = []
    for action in answers:
        if planner.is_late():
            break
        run.append((game.view(state, seat), action))
        game.apply(state, action, SILENCE)
        planner.answer_others(state, seat, turn)
    return run
