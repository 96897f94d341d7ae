"""Hidden goals, dealt anew in agreement with what a seat knows."""

from collections.abc import Callable

from clocksmith.core.bits import nth_bit
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.state import Inventions


def redeal(state: Inventions, seat: Seat, pick: Callable[[int], int]) -> None:
    """1.2 Mix the goals that *seat* cannot know and deal them again, to hold and to put away.

    Piles have no order before they are turned up, so nothing else is hidden.
    """
    if not state.stack:
        return  # all goals were shown
    pool = state.goals
    others = [player for number, player in enumerate(state.players) if number != seat]
    for player in others:
        pool |= player.goals | player.dropped
    for player in others:
        held, dropped = player.goals.bit_count(), player.dropped.bit_count()
        player.goals = _draw(pool, held, pick)
        pool &= ~player.goals
        player.dropped = _draw(pool, dropped, pick)
        pool &= ~player.dropped
    state.goals = pool


def _draw(pool: int, count: int, pick: Callable[[int], int]) -> int:
    drawn = 0
    for _ in range(count):
        left = pool & ~drawn
        drawn |= 1 << nth_bit(left, pick(left.bit_count()))
    return drawn
