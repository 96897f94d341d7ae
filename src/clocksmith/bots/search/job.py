"""The job of a process that helps to search."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Self

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import start_timer
from clocksmith.core.seat import Seat
from clocksmith.games.rules import Rules, game_of

Tallies = list[tuple[int, list[float]]]  # by turn: visits, and summed results by seat


@dataclass(frozen=True)
class SearchJob:
    """A position dealt anew, the turns to compare in it, and what may be spent on them."""

    rules: Rules
    position: str
    seat: int
    turns: list[list[str]]
    seed: int
    seconds: float | None
    visits: int | None

    def plain(self) -> dict[str, Any]:
        """Return the job as plain data."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return the job that :meth:`plain` wrote."""
        return cls(**{**plain, "rules": Rules.from_plain(plain["rules"])})

    def carry_out(self) -> Tallies:
        """Search, and return what was found out about each turn."""
        timer = start_timer(Budget(self.seconds, self.visits))
        game = game_of(self.rules)
        state = game.read(self.position, trusted=True)
        runs = [[game.actions.parse(answer) for answer in turn] for turn in self.turns]
        knowledge = knowledge_of(game)
        search = Search(game, knowledge, Seat(self.seat), self.seed, parameters_for(knowledge))
        with pause_gc():
            search.adopt(state, runs, timer)
            search.think(timer)
        return search.tallies()


def start() -> Callable[[dict[str, Any]], Tallies]:
    """Return the function that carries out jobs, for a process that helps to search."""
    return lambda plain: SearchJob.from_plain(plain).carry_out()
