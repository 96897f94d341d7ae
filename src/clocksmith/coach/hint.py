"""A hint: the turn a bot would play, what else might be played, and why it is worse."""

import random
from dataclasses import dataclass
from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import Line
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import start_timer
from clocksmith.coach.explanation import Explainer, Explanation
from clocksmith.coach.picture import DIGITS
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.table.offer import offer_of


@dataclass(frozen=True)
class Instead:
    """The best turn that begins with another answer, by its first answer."""

    action: Action
    chance: float


@dataclass(frozen=True)
class Hint:
    """What a bot would answer, and why."""

    line: tuple[Action, ...]  # its answers in the rest of the turn, at least one
    chance: float  # that the seat wins with it
    instead: Instead | None  # None where nothing else makes sense
    why: Explanation

    def plain(self) -> dict[str, Any]:
        """Return the hint ready for JSON."""
        instead = None
        if self.instead is not None:
            action = offer_of(self.instead.action)
            instead = {"action": action, "chance": round(self.instead.chance, DIGITS)}
        return {
            "action": offer_of(self.line[0]),
            "line": [offer_of(action) for action in self.line],
            "chance": round(self.chance, DIGITS),
            "instead": instead,
            "why": self.why.plain(),
        }


def hint(game: Game[Any], state: State, seat: Seat, budget: Budget, seed: int = 0) -> Hint:
    """Return a hint for *seat*, which is asked in *state*, from what it may know."""
    knowledge = learned_knowledge_of(game)
    dealt = state.copy()
    game.redeal(dealt, seat, random.Random(seed).randrange)
    search = Search(game, knowledge, seat, seed, parameters_for(knowledge))
    timer = start_timer(budget)
    with pause_gc():
        search.plan(dealt, timer)
        search.think(timer)
    best = search.best()
    other = _other(search, best)
    explainer = Explainer(game, knowledge, dealt, seat)
    why = explainer.explain(best, [] if other is None else [other])
    instead = None if other is None else Instead(other.answers[0], _chance(search, other))
    return Hint(tuple(best.answers), _chance(search, best), instead, why)


def _chance(search: Search, line: Line) -> float:
    """Return the seat's chance to win with a turn; estimates from deals may overshoot."""
    return min(1.0, max(0.0, search.worth(line)))


def _other(search: Search, best: Line) -> Line | None:
    """Return the best turn that begins with an answer which the best turn does not have."""
    others = [line for line in search.lines if line.answers[0] not in best.answers]
    return max(others, key=search.worth, default=None)
