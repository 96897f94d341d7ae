"""What two turns bring after they are played on: reasons that show only later."""

from typing import Final

from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.picture import Reason
from clocksmith.coach.reasons import brings, difference
from clocksmith.core.game import State
from clocksmith.core.seat import Seat

DEALS: Final = 6  # in which both are played on, under the same luck


def reasons_later(
    ahead: Ahead, seat: Seat, turn: int, better: State, worse: State
) -> tuple[Reason, ...]:
    """Return what *seat* has more once its turn after *turn* is over, in the mean of a few deals.

    None where that is no gain.
    """
    gained: dict[str, float] = {}
    for deal in range(DEALS):
        ends = [_played_on(ahead, state, seat, turn, deal) for state in (better, worse)]
        for name, points in difference(ahead.knowledge, ends[0], ends[1], seat).items():
            gained[name] = gained.get(name, 0.0) + points / DEALS
    return brings(gained)


def _played_on(ahead: Ahead, state: State, seat: Seat, turn: int, deal: int) -> State:
    luck, twin = luck_of("followed", deal), state.copy()
    ahead.game.redeal(twin, seat, luck.randrange)
    return ahead.next_turn(twin, luck, seat, turn)
