"""Turns compared by search, in deal after deal of what the seat cannot know."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import Line
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import start_timer
from clocksmith.coach.ahead import luck_of
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.puzzles.puzzle import Answers, Gain

# By the number of deals: how many standard errors are half of a 95 % interval (Student's t).
STUDENT: Final = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}

Worths = list[float]  # how likely the seat wins with each of the turns


@dataclass(frozen=True)
class Effort:
    """How thoroughly turns are compared: deals of hidden cards, and visits in each of them."""

    visits: int
    deals: int

    def __post_init__(self) -> None:
        if self.deals not in STUDENT:
            raise ValueError(f"there are {min(STUDENT)} to {max(STUDENT)} deals, not {self.deals}")
        if self.visits < 1:
            raise ValueError("a search needs at least one visit")


class Bench:
    """Compares turns of one seat in one position."""

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self._knowledge = learned_knowledge_of(game)

    def dealt(self, deal: int) -> State:
        """Return the position with another deal of what the seat cannot know."""
        twin = self.state.copy()
        self.game.redeal(twin, self.seat, luck_of("puzzle deal", deal).randrange)
        return twin

    def plan(self, visits: int, deal: int) -> list[Line]:
        """Return the turns that a search with that many visits would compare, those that end."""
        search = self._search(deal)
        with pause_gc():
            search.plan(self.dealt(deal), start_timer(Budget(visits=visits)))
        return [line for line in search.lines if line.is_over]

    def look(self, visits: int) -> tuple[list[Line], Worths]:
        """Return turns and what they are worth, in one search that finds and compares them."""
        search, timer = self._search(0), start_timer(Budget(visits=visits))
        with pause_gc():
            search.plan(self.dealt(0), timer)
            search.think(timer)
        lines = [line for line in search.lines if line.is_over]
        return lines, [search.worth(line) for line in lines]

    def worths(self, turns: Sequence[Answers], visits: int, deal: int) -> Worths:
        """Return what turns, legal in that deal, are worth in it."""
        search, timer = self._search(deal), start_timer(Budget(visits=visits))
        with pause_gc():
            search.adopt(self.dealt(deal), [list(turn) for turn in turns], timer)
            search.think(timer)
        return [search.worth(line) for line in search.lines]

    def _search(self, seed: int) -> Search:
        parameters = parameters_for(self._knowledge)
        return Search(self.game, self._knowledge, self.seat, seed, parameters)


def gain_over(rows: Sequence[Worths], best: int, other: int) -> Gain:
    """Return what one turn gains over another, from what both were worth in each deal."""
    more = [row[best] - row[other] for row in rows]
    error = statistics.stdev(more) / math.sqrt(len(more))
    return Gain(statistics.fmean(more), STUDENT[len(more)] * error)
