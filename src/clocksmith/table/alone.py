"""Questions that answer themselves: there is nothing to choose, and nobody learns anything."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import Game, State
from clocksmith.core.legal import Legal
from clocksmith.core.preview import play_out
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.table.considered import highest, is_asked_alone, lowest
from clocksmith.table.question import Question

if TYPE_CHECKING:
    from clocksmith.table.table import Table


def lone_answer(table: "Table", seat: Seat) -> Action | None:
    """Return what the table may answer for *seat* at its wish, always the first legal answer.

    It is the only one, or it opens what can be done and takes nothing away.
    """
    question = table.question(seat)
    if question is None or len(question.decision.group(question.state)) > 1:
        return None
    action = _lone(question.decision, question.state, question.legal)
    final = not table.undoable(seat)
    if action is None or not _tells_nothing(table, question, action, final):
        return None
    return action


def _lone(decision: Decision[Any], state: State, legal: Legal) -> Action | None:
    return legal.nth(0) if len(legal) == 1 else decision.opening(state)


def _tells_nothing(table: "Table", question: Question, action: Action, final: bool) -> bool:
    """Return whether the answer reveals nothing to anybody.

    What it does can be known, so no chance is in it; and every other seat can tell
    that there was nothing to choose, so that answering at once tells nothing of a hand.
    The same seat is asked next, so the answer can still be taken back with the one
    before it; of a *final* one, before which nothing can be taken back, that is not wanted.
    """
    game, seat = table.setup.game, question.decision.seat
    low = _Answered(game, question, action, lowest)
    if low.decision is None or low.decision.seat < 0:
        return False
    if not final and not is_asked_alone(low.decision, low.position, seat):
        return False
    others = [Seat(other) for other in range(table.setup.seats) if other != seat]
    for pick in (lowest, highest):
        if not all(_is_single(game, question, other, pick) for other in others):
            return False
    high = _Answered(game, question, action, highest)
    return low.report == high.report and _look_alike(game, low.position, high.position, seat)


class _Answered:
    """What an answer brings about if what its seat cannot know is dealt by *pick*.

    A preview would also say how everybody stands, which takes longest and is seen by looking.
    """

    def __init__(
        self, game: Game[Any], question: Question, action: Action, pick: Callable[[int], int]
    ) -> None:
        seat, log, assumed = question.decision.seat, Log(), list[str]()
        self.position = question.state.copy()
        game.redeal(self.position, seat, pick)
        self.decision = play_out(game, self.position, action, log, assumed, [])
        self.report = [event.seen_by(seat) for event in log.events], assumed, self.decision


def _look_alike(game: Game[Any], one: State, two: State, seat: Seat) -> bool:
    """Return whether a seat cannot tell two positions apart; both may be dealt anew."""
    for state in (one, two):
        game.redeal(state, seat, lowest)
    # What is the same looks the same, and that is found out faster than what it looks like.
    if one.key() == two.key():
        return True
    return game.view(one, seat) == game.view(two, seat) and game.standing(one) == game.standing(two)


def _is_single(
    game: Game[Any], question: Question, viewer: Seat, pick: Callable[[int], int]
) -> bool:
    """Return whether it is so also in another deal that *viewer* cannot tell apart."""
    twin = question.state.copy()
    game.redeal(twin, viewer, pick)
    decision = game.decision(twin)
    return decision is not None and _lone(decision, twin, decision.legal(twin)) is not None
