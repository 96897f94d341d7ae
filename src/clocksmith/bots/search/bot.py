"""A bot that looks ahead."""

import random
from typing import Any, Final

from clocksmith.bots.allowance import Allowance
from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.greedy import known_answer, run_of
from clocksmith.bots.knowledge.knowledge import Scores
from clocksmith.bots.knowledge.registry import KnowledgeOf, knowledge_of
from clocksmith.bots.planner import Line, Planner
from clocksmith.bots.search.job import SearchJob
from clocksmith.bots.search.parallel import Helpers
from clocksmith.bots.search.parameters import SearchParameters, parameters_for
from clocksmith.bots.search.playouts import Playouts
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import Timer, start_timer
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.rules import rules_of

FAR: Final = 1_000_000_007  # between the seeds of processes that search together
PATIENCE: Final = 60.0  # seconds for helpers whose time is not limited


class Searcher:
    """Compares its turns by what may follow, and plays the best.

    What it meant to do in the rest of the turn is remembered, and done if the
    position is the expected one.
    """

    def __init__(
        self,
        seed: int = 0,
        processes: int = 1,
        parameters: SearchParameters | None = None,
        knowledge: KnowledgeOf = knowledge_of,
    ) -> None:
        self.name = "search" if processes == 1 else "crew"
        self._seed = seed
        self._parameters = parameters
        self._knowledge_of = knowledge
        self._processes = processes
        self._helpers = Helpers(processes - 1)
        self._meant: list[tuple[Value, Action]] = []  # what will be seen, what to answer then
        self._allowance = Allowance()

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        known = known_answer(game, state, seat, self._meant)
        if known is not None:
            return known
        knowledge = self._knowledge_of(game)
        if type(knowledge) is Scores:  # nothing is known but the rules
            return self._played_out(game, state, seat, budget)
        turn = knowledge.turn(state) if knowledge.numbers_turns() else None
        timer = self._allowance.timer(budget, turn)
        luck = random.Random(self._seed)
        game.redeal(state, seat, luck.randrange)
        with pause_gc():
            line = self._best(game, state, seat, timer)
        planner = Planner(game, knowledge, luck, timer)
        self._meant = run_of(game, planner, state, seat, line.answers)
        self._allowance.note(budget, timer)
        return line.answers[0]

    def _played_out(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        """Return the answer after which most games were won that were played to their end."""
        playouts = Playouts(game, seat, self._seed)
        with pause_gc():
            playouts.think(state, start_timer(budget))
        return playouts.best(state)

    def _best(self, game: Game[Any], state: Any, seat: Seat, timer: Timer) -> Line:
        """Return the best turn that is found, alone or with helpers."""
        knowledge = self._knowledge_of(game)
        parameters = self._parameters or parameters_for(knowledge)
        search = Search(game, knowledge, seat, self._seed, parameters)
        search.plan(state, timer)
        if self._processes == 1 or search.is_certain or timer.is_out():
            search.think(timer)
            return search.best()
        own = timer.divided(self._processes)
        rules = rules_of(game)
        jobs = [
            SearchJob(
                rules,
                game.write(state),
                seat,
                [[action.text for action in line.answers] for line in search.lines],
                self._seed + number * FAR,
                own.seconds_left(),
                own.visits_left(),
            )
            for number in range(1, self._processes)
        ]
        self._helpers.ask(jobs, PATIENCE if own.grace() is None else 0.0)
        search.think(own)
        grace = own.grace()
        for tallies in self._helpers.answers(PATIENCE if grace is None else grace):
            search.merge(tallies)
        return search.best()
