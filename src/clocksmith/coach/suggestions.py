"""What a newcomer may look at: two or three answers that differ, each with what it brings.

The turns are found, compared and explained as for a hint; only what is told of them differs.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import QUICK, Line, Planner
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.picture import Reason, written
from clocksmith.coach.reasons import difference
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.offer import offer_of
from clocksmith.table.offered import verb_of

COMPARED: Final = 8  # turns among which the suggested ones are found, at most
FEW: Final = 3  # turns, below which others are looked for
MARGINS: Final = (0.0, 0.25, 0.1)  # chance to win by which each may be worse than the first
REASONS: Final = 2  # that are told of each
LEAST: Final = 0.1  # points that are worth a word


@dataclass(frozen=True)
class Suggestion:
    """An answer worth a look, and what its turn brings and costs beside what else could be done."""

    action: Action
    reasons: tuple[Reason, ...]

    def plain(self) -> dict[str, Any]:
        """Return the suggestion ready for JSON."""
        told = [written(reason) for reason in self.reasons]
        return {"action": offer_of(self.action), "reasons": told}


def suggestions(
    game: Game[Any], state: State, seat: Seat, budget: Budget, seed: int = 0
) -> tuple[Suggestion, ...]:
    """Return what *seat*, which is asked in *state*, may look at, the best first, at least one."""
    knowledge = learned_knowledge_of(game)
    dealt = state.copy()
    game.redeal(dealt, seat, random.Random(seed).randrange)
    parameters = parameters_for(knowledge)
    search = Search(game, knowledge, seat, seed, parameters)
    timer = start_timer(budget)
    with pause_gc():
        planning = timer.part(parameters.planning)
        planner = search.planner(planning)
        lines = _different(planner.turns(dealt, seat, parameters.wide), [])
        if len(lines) < FEW:
            lines += _different(_other_turns(game, planner, dealt, knowledge), lines)
        timer.visits = planning.visits
        search.compare(dealt, lines)
        if len(lines) > 1:
            search.think(timer)
    why = _Why(knowledge.by_hand(), seat, dealt, lines)
    return tuple([Suggestion(line.answers[0], why.of(line)) for line in _worth_a_look(search)])


def _other_turns(
    game: Game[Any], planner: Planner, state: State, knowledge: Knowledge[Any]
) -> list[Line]:
    """Return a turn for each of a few answers, where the best turns all begin alike."""
    decision = game.decision(state)
    assert decision is not None, "the seat is asked"
    seat, turn = decision.seat, planner.turn(state)
    lines: list[Line] = []
    for action, _ in knowledge.candidates(state, decision.legal(state), COMPARED):
        twin = state.copy()
        game.apply(twin, action, SILENCE)
        asked = planner.answer_others(twin, seat, turn)
        line = Line([action], twin, 0.0, True)
        if asked is not None and not isinstance(asked, Chance):
            rest = planner.lines(twin, seat, QUICK)[0]
            line = Line([action, *rest.answers], rest.state, 0.0, True)
        lines.append(line)
    return lines


def _different(lines: list[Line], listed: list[Line]) -> list[Line]:
    """Return turns, best first; none begins with an answer of another, or of one in *listed*."""
    others: list[Line] = []
    for line in lines:
        first = line.answers[0]
        if all(first not in one.answers for one in listed + others):
            others.append(line)
        if len(listed) + len(others) == COMPARED:
            break
    return others


def _worth_a_look(search: Search) -> list[Line]:
    """Return the best turn and others not much worse, if possible such as do something else."""
    ranked = sorted(search.lines, key=search.worth, reverse=True)
    suggested: list[Line] = []
    for margin in MARGINS:
        least = search.worth(ranked[0]) - margin
        good = [line for line in ranked if line not in suggested and search.worth(line) >= least]
        verbs = [verb_of(line.answers[0]) for line in suggested]
        others = [line for line in good if verb_of(line.answers[0]) not in verbs]
        suggested += (others or good)[:1]
    return suggested


class _Why:
    """Why a turn is worth a look.

    What a net has learned by playing is left out: it has no name that a newcomer could look at.
    """

    def __init__(
        self, knowledge: Knowledge[Any], seat: Seat, now: State, compared: list[Line]
    ) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._now = now
        self._compared = compared

    def of(self, line: Line) -> tuple[Reason, ...]:
        """Return in what a turn differs from the others; where they are alike, from now."""
        others = [one.state for one in self._compared if one is not line]
        return self._strongest(line, others) or self._strongest(line, [self._now])

    def _strongest(self, line: Line, others: list[State]) -> tuple[Reason, ...]:
        """Return the largest gain over positions in the mean, and what is largest beside it."""
        gained: dict[str, float] = {}
        for other in others:
            parts = difference(self._knowledge, line.state, other, self._seat)
            for name, points in parts.items():
                gained[name] = gained.get(name, 0.0) + points / len(others)
        ranked = sorted(gained.items(), key=lambda part: (-abs(part[1]), part[0]))
        told = [Reason(name, points) for name, points in ranked if abs(points) >= LEAST]
        best = [reason for reason in told if reason.points > 0][:1]
        return tuple((best + [reason for reason in told if reason not in best])[:REASONS])
