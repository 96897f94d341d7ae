"""What a newcomer may look at: two or three answers that differ, each with what it brings.

The turns are found, compared and explained as for a hint; only what is told of them differs.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import QUICK, Line, Planner
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.explanation import Explainer, Explanation
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.offer import offer_of
from clocksmith.table.offered import verb_of

COMPARED: Final = 8  # turns among which the suggested ones are found, at most
FEW: Final = 3  # turns, below which others are looked for
ALIKE: Final = 0.03  # chance to win; turns that differ by less are as good, as far as can be told
MARGINS: Final = (ALIKE, 0.25, 0.1)  # chance to win by which each may be worse than the best


@dataclass(frozen=True)
class Closing:
    """The answer that ends a turn as it stands, and what is lost for nothing with it."""

    action: Action
    forfeits: tuple[tuple[str, int], ...]  # names and amounts

    def plain(self) -> dict[str, Any]:
        """Return it ready for JSON."""
        lost = [{"name": name, "count": count} for name, count in self.forfeits]
        return {"action": offer_of(self.action), "forfeits": lost}


@dataclass(frozen=True)
class Suggestion:
    """An answer worth a look, and why."""

    action: Action
    why: Explanation

    def plain(self) -> dict[str, Any]:
        """Return the suggestion ready for JSON."""
        return {"action": offer_of(self.action), "why": self.why.plain()}


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
    explainer = Explainer(game, knowledge, dealt, seat)
    explained = [(line, explainer.explain(line, lines)) for line in lines]
    return tuple(
        [Suggestion(line.answers[0], why) for line, why in _worth_a_look(search, explained)]
    )


def closing_of(game: Game[Any], state: State, seat: Seat) -> Closing | None:
    """Return how *seat* could leave its turn as it is; None where it must answer something."""
    knowledge = knowledge_of(game)
    action = knowledge.closing(state)
    if action is None or game.refusal(state, action) is not None:
        return None
    return Closing(action, tuple(knowledge.forfeits(state, seat).items()))


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
        following = planner.answer_others(twin, seat, turn)
        line = Line([action], twin, 0.0, True)
        if following is not None and not isinstance(following, Chance):
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


def _worth_a_look(
    search: Search, explained: list[tuple[Line, Explanation]]
) -> list[tuple[Line, Explanation]]:
    """Return one of the best turns and others not much worse, if possible such as do other things.

    The greatest gain comes first: a turn that gains more by what can be counted than a better one
    is left out.
    """
    most = max([search.worth(line) for line, _ in explained])
    suggested: list[tuple[Line, Explanation]] = []
    for margin in MARGINS:
        near = [one for one in explained if search.worth(one[0]) >= most - margin]
        good = [one for one in near if one not in suggested]
        if suggested:
            good = [one for one in good if one[1].gain <= suggested[0][1].gain]
        verbs = [verb_of(line.answers[0]) for line, _ in suggested]
        others = [one for one in good if verb_of(one[0].answers[0]) not in verbs] or good
        suggested += sorted(others, key=lambda one: (-one[1].gain, -search.worth(one[0])))[:1]
    gaining = [one for one in suggested if one[1].gain]
    return sorted(gaining or suggested, key=lambda one: -one[1].gain)
