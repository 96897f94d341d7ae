"""Chapter 5: cards whose action could do nothing now, and why."""

from clocksmith.core.event import Silence
from clocksmith.core.game import settle
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.games.sands.content import CardId
from clocksmith.games.sands.rules.acting import TurnDecision
from clocksmith.games.sands.rules.bonus import is_bonus
from clocksmith.games.sands.rules.turn import begin_action
from clocksmith.games.sands.state import Sands


def idle_reasons(state: Sands, seat: Seat, card: CardId) -> list[Refusal]:
    """5 Return what the action of a card would refuse, where nothing is left of it to do."""
    twin = state.copy()
    twin.stack = []
    twin.turn = seat
    begin_action(twin, seat, card, Silence())
    settle(twin, Silence())
    asked = twin.stack[-1] if twin.stack else None
    if not isinstance(asked, TurnDecision) or asked.own(twin):
        return []
    found: list[Refusal] = []
    for action in twin.actions.space.actions:
        refusal = None if is_bonus(action) else asked.refuse(twin, action)
        if refusal is not None:
            found.append(refusal)
    return found
