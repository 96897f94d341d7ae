"""Questions that answer themselves: there is nothing to choose, and nobody learns anything."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.table.considered import consider
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.table.table import Table


def lone_answer(table: "Table", seat: Seat) -> Action | None:
    """Return what the table may answer for *seat* at its wish, always the first legal answer.

    It is the only one, or it opens what can be done and takes nothing away.
    """
    question = table.question(seat)
    if question is None or len(question.asked.group(question.state)) > 1:
        return None
    action = _lone(question.asked, question.state)
    final = not table.undoable(seat)
    if action is None or not _tells_nothing(table, question, action, final):
        return None
    return action


def _lone(asked: Decision[Any], state: State) -> Action | None:
    legal = asked.legal(state)
    return legal.nth(0) if len(legal) == 1 else asked.opening(state)


def _tells_nothing(table: "Table", question: Question, action: Action, final: bool) -> bool:
    """Return whether nobody learns anything by the answer.

    What it does can be known, so no chance is in it; and every other seat can tell
    that there was nothing to choose, so that answering at once tells nothing of a hand.
    The same seat is asked next, so the answer can still be taken back with the one
    before it; of a *final* one, before which nothing can be taken back, that is not wanted.
    """
    game, seats = table.setup.game, table.setup.seats
    told = consider(game, question, action, sealed=False)
    if told.view is None or told.asked is None or told.asked.seat < 0:
        return False
    seat = question.asked.seat
    if told.asked.seat != seat and not final:
        return False
    others = [Seat(other) for other in range(seats) if other != seat]
    return all(
        _is_single(game, question, other, pick) for other in others for pick in (_lowest, _highest)
    )


def _is_single(
    game: Game[Any], question: Question, viewer: Seat, pick: Callable[[int], int]
) -> bool:
    """Return whether it is so also in another deal that *viewer* cannot tell apart."""
    twin = question.state.copy()
    game.redeal(twin, viewer, pick)
    asked = game.decision(twin)
    return asked is not None and _lone(asked, twin) is not None


def _lowest(count: int) -> int:
    return 0


def _highest(count: int) -> int:
    return count - 1
