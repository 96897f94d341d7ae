"""Hidden hands, dealt anew in agreement with what a seat knows."""

from collections.abc import Callable

from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.content import KINDS
from clocksmith.games.khronos.model.state import Khronos


def redeal(state: Khronos, seat: Seat, pick: Callable[[int], int]) -> None:
    """Mix the pile with the unseen cards of the other hands and deal them again.

    Cards that everybody saw a player take stay where they are. *pick* returns
    a number below the one it is given, each as likely as another.
    """
    pool = state.pile[:]
    for number, player in enumerate(state.players):
        if number != seat:
            for kind in KINDS:
                pool[kind] += player.hand[kind] - player.shown[kind]
    for number, player in enumerate(state.players):
        if number != seat:
            missing = sum(player.hand) - sum(player.shown)
            player.hand = player.shown[:]
            for _ in range(missing):
                player.hand[_draw(pool, pick)] += 1
    state.pile = pool


def _draw(pool: list[int], pick: Callable[[int], int]) -> int:
    place = pick(sum(pool))
    kind = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
