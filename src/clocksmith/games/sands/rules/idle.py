"""Chapter 5: cards whose action could do nothing now, and why."""

from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import run_tasks
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal, Step
from clocksmith.games.sands.model.actions import Ask, Attack
from clocksmith.games.sands.model.content import CardId
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.acting import ActionDecision
from clocksmith.games.sands.rules.bonus import is_bonus
from clocksmith.games.sands.rules.turn import begin_action


def idle_reasons(state: Sands, seat: Seat, card: CardId) -> list[Refusal]:
    """5 Return what the action of a card would refuse, where nothing is left of it to do.

    Of an action that goes on, that is what is left of it; of any other, the whole.
    """
    step: Step[Sands] | None = state.stack[-1]
    if not isinstance(step, ActionDecision) or step.card != card:
        state, step = _begun(state, seat, card)
    if not isinstance(step, ActionDecision) or step.own(state):
        return []
    refusals: list[Refusal] = []
    for action in state.actions.space.actions:
        if not _is_thinkable(state, seat, action):
            continue
        refusal = step.refuse(state, action)
        if refusal is not None:
            refusals.append(refusal)
    return refusals


def _is_thinkable(state: Sands, seat: Seat, action: Action) -> bool:
    """Return whether a card is used for this: no bonus action, no asking, no attack on nobody."""
    if isinstance(action, Attack):
        return action.rival != seat and action.rival < len(state.players)
    return not is_bonus(action) and not isinstance(action, Ask)


def _begun(state: Sands, seat: Seat, card: CardId) -> tuple[Sands, Step[Sands] | None]:
    """Return a position in which the action of a card has begun, and what is asked there."""
    twin = state.copy()
    twin.stack = []
    twin.turn = seat
    begin_action(twin, seat, card, Silence())
    run_tasks(twin, Silence())
    return twin, twin.stack[-1] if twin.stack else None
