"""Whether a theme may decide a turn, by a quick look: most moments need no search for that."""

from typing import Any, Final

from clocksmith.bots.planner import FAIR, QUICK, Planner
from clocksmith.bots.substitute import SILENCE
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.puzzles.themes import Theme

CERTAIN: Final = 1.0  # what chance decides is never left out by a forecast


def lead_of(game: Game[Any], theme: Theme, state: State, seat: Seat) -> float:
    """Return how far answers that may lead to a theme are ahead of turns without them.

    In chances to win by the forecast: a quick turn after each of them, beside a few turns that
    have none. Negative where they are behind.
    """
    planner = Ahead(game).planner(luck_of("lead"))
    offered = [action for action in game.legal(state) if theme.offers_by(action)]
    others = [
        line.value
        for line in planner.lines(state, seat, FAIR)
        if line.is_over and not any(theme.offers_by(action) for action in line.answers)
    ]
    if not others:
        return CERTAIN
    return max([_worth_after(game, planner, state, seat, one) for one in offered]) - max(others)


def _worth_after(
    game: Game[Any], planner: Planner, state: State, seat: Seat, action: Action
) -> float:
    """Return what a turn is worth that goes on quickly after an answer."""
    turn, twin = planner.turn(state), state.copy()
    game.apply(twin, action, SILENCE)
    decision = planner.answer_others(twin, seat, turn)
    if isinstance(decision, Chance):
        return CERTAIN
    if decision is None:
        return planner.settled_values([twin], seat)[0]
    return planner.lines(twin, seat, QUICK)[0].value
