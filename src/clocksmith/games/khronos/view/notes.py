"""What to know before a turn ends: its income, and what is left unused."""

from clocksmith.core.action import Action, Detail
from clocksmith.core.note import Note
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.actions import END
from clocksmith.games.khronos.model.content import AGES
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.playing import is_in
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.view.standing import standing_of


def notes_on(state: Khronos, action: Action) -> list[Note]:
    """Return what to know before the end of a turn; other actions show all they do."""
    turn = state.stack[-1]
    if action is not END or not isinstance(turn, TakeTurn):
        return []
    return [*_unused(state, turn), *_income(state, turn.seat)]


def _unused(state: Khronos, turn: TakeTurn) -> list[Note]:
    """2.3 Return how many cards go, and whether something could still be done with them."""
    count = sum(state.players[turn.seat].hand)
    if count == 0:
        return []
    lost = [] if state.options.keep_unused else [Note("lost", (Detail("count", count),))]
    return [*lost, Note("can-act")] if turn.can_act(state) else lost


def _income(state: Khronos, seat: Seat) -> list[Note]:
    """10 Return what each age pays at the end of this turn, and what none is there to take."""
    if state.round not in state.parts.income_rounds:
        return []
    forecast = standing_of(state).forecast[seat]
    notes = [
        Note(
            "income" if is_in(state.players[seat], age) else "missed",
            (Detail("age", age), Detail("ecus", forecast[age])),
        )
        for age in AGES
        if forecast[age]
    ]
    return notes if any(note.key == "income" for note in notes) else [Note("no-income"), *notes]
