"""Whether a turn is a mistake: what it costs compared with a better one, and why.

A better turn is named only where two independent judgements agree: the search finds that it wins
more often, and what can be counted adds up to as many points as a mistake has to cost.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.planner import FAIR, Line, Planner
from clocksmith.bots.search.parameters import parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.substitute import SILENCE
from clocksmith.bots.timer import start_timer
from clocksmith.coach.explanation import Explainer
from clocksmith.coach.picture import Reason, written
from clocksmith.coach.reasons import total
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.offer import offer_of

BETTER: Final = 0.01  # chance to win, by which a turn wins more often; early on, points are few
RIVALS: Final = 3  # better turns that are looked at for reasons


@dataclass(frozen=True)
class Mistake:
    """A better turn than the one that was played, and by how much."""

    points: float  # that it brings more by the end of the game: what the reasons add up to
    caused: tuple[Reason, ...]  # what the turn itself changes beside ending it at once
    line: tuple[Action, ...]  # the better turn, as far as it changes something
    reasons: tuple[Reason, ...]  # what that brings more

    def plain(self) -> dict[str, Any]:
        """Return the mistake ready for JSON."""
        return {
            "points": round(self.points, 5),
            "caused": [written(reason) for reason in self.caused],
            "line": [offer_of(action) for action in self.line],
            "reasons": [written(reason) for reason in self.reasons],
        }


def mistake_in(
    game: Game[Any],
    state: State,
    seat: Seat,
    answers: Sequence[Action],
    least: float,
    budget: Budget,
    seed: int = 0,
) -> Mistake | None:
    """Return what was better than *answers* of *seat*, which is asked in *state*, if it was.

    Less than *least* points is no mistake. What the seat cannot know is dealt anew.
    """
    knowledge = learned_knowledge_of(game)
    dealt = state.copy()
    game.redeal(dealt, seat, random.Random(seed).randrange)
    search = Search(game, knowledge, seat, seed, parameters_for(knowledge))
    timer = start_timer(budget)
    with pause_gc():
        own = _played(game, search.planner(timer), dealt, seat, answers)
        if own is None:
            return None
        search.plan(dealt, timer)
        search.compare(dealt, [own, *search.lines])
        search.think(timer)
    own = max([line for line in search.lines if _begins(line, answers)], key=search.worth)
    better = [line for line in search.lines if search.worth(line) >= search.worth(own) + BETTER]
    explainer = Explainer(game, knowledge, dealt, seat)
    for rival in sorted(better, key=search.worth, reverse=True)[:RIVALS]:
        reasons = explainer.compared(rival.state, own.state)
        if total(reasons) >= least:
            line = explainer.essential(rival.answers)
            return Mistake(total(reasons), explainer.caused(own.state), line, reasons)
    return None


def _begins(line: Line, answers: Sequence[Action]) -> bool:
    """Return whether a turn begins with *answers*, so that it may still be played."""
    return line.answers[: len(answers)] == [*answers]


def _played(
    game: Game[Any], planner: Planner, state: State, seat: Seat, answers: Sequence[Action]
) -> Line | None:
    """Return the turn that begins with *answers*; where it goes on after them, as well as it can.

    None where they cannot be given in this deal, or chance decides before the turn goes on.
    """
    twin, turn = state.copy(), planner.turn(state)
    decision = game.decision(twin)
    for action in answers:
        if decision is None or decision.seat != seat or decision.refusal(twin, action) is not None:
            return None
        game.apply(twin, action, SILENCE)
        decision = planner.answer_others(twin, seat, turn)
    if isinstance(decision, Chance):
        later = twin.copy()
        planner.roll(later)
        decision = planner.answer_others(later, seat, turn)
        if decision is not None:
            return None
    if decision is None:
        return Line([*answers], twin, 0.0, True)
    rest = planner.turns(twin, seat, FAIR)[0]
    return Line([*answers, *rest.answers], rest.state, 0.0, rest.is_over)
