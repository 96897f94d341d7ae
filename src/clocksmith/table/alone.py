"""Questions that answer themselves: one legal answer, and nobody learns anything by it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.table.considered import consider
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.table.table import Table


def answers_itself(table: "Table", seat: Seat) -> bool:
    """Return whether *seat* is asked something that the table may answer at its wish."""
    question = table.question(seat)
    if question is None or len(question.asked.group(question.state)) > 1:
        return False
    final = not table.undoable(seat)
    return _tells_nothing(table.setup.game, question, table.setup.seats, final)


def _tells_nothing(game: Game[Any], question: Question, seats: int, final: bool) -> bool:
    """Return whether nobody learns anything by the answer.

    There is one legal answer; what it does can be known, so no chance is in it;
    and every other seat can tell that there was no other, so that answering at
    once tells nothing of a hand. The same seat is asked next, so the answer can
    still be taken back with the one before it; of a *final* one, before which
    nothing can be taken back, that is not wanted.
    """
    legal = question.legal
    if len(legal) != 1:
        return False
    told = consider(game, question, legal.nth(0), sealed=False)
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
    """Return whether there is one answer also in another deal that *viewer* cannot tell apart."""
    twin = question.state.copy()
    game.redeal(twin, viewer, pick)
    return len(game.legal(twin)) == 1


def _lowest(count: int) -> int:
    return 0


def _highest(count: int) -> int:
    return count - 1
