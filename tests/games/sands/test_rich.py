"""What must hold in every position holds from rich random positions as well."""

import random
from collections import Counter
from typing import Any

import pytest

from clocksmith.core.event import Log
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games.sands import GAME
from effort import part
from games.sands.balance import BalanceCheck
from games.sands.driver import Chooser
from games.sands.rich import rich

LONGEST = 3_000


@pytest.mark.parametrize("number", part(range(48), 8))
def test_a_rich_position_with_this_number_is_played_to_its_end(number: int) -> None:
    rng = random.Random(number)
    state = rich(number)
    balance = BalanceCheck(state)
    chooser = Chooser(rng)
    for _ in range(LONGEST):
        if not state.stack:
            break
        legal = GAME.legal(state).listed()
        _check_sample(state, legal, rng)
        log = Log()
        GAME.apply(state, chooser.choose(GAME.legal(state)), log)
        balance.check(state, log.events)
    assert GAME.outcome(state) is not None


def _check_sample(state: Any, legal: list[Any], rng: random.Random) -> None:
    """Some actions are legal exactly if they are not refused; the position reads back."""
    assert [action.index for action in legal] == sorted({action.index for action in legal})
    for action in (*rng.sample(legal, min(4, len(legal))), *rng.choices(GAME.actions.actions, k=8)):
        assert (GAME.refusal(state, action) is None) == (action in legal), action
    if rng.random() < 0.02:
        unrefused = [a for a in GAME.actions.actions if GAME.refusal(state, a) is None]
        assert unrefused == legal
    if rng.random() < 0.1:
        assert GAME.read(GAME.write(state)).key() == state.key()
        for seat in (*(Seat(n) for n in range(len(state.players))), SPECTATOR):
            twin = state.copy()
            GAME.redeal(twin, seat, rng.randrange)
            assert GAME.view(twin, seat) == GAME.view(state, seat)


@pytest.mark.rule("5.7")
def test_rich_positions_hold_every_advance_and_structure() -> None:
    held: Counter[int] = Counter()
    built: Counter[int] = Counter()
    for number in range(40):
        state = rich(number)
        held.update(i for player in state.players for i in range(31) if player.advances >> i & 1)
        built.update(i for i in range(13) if state.sites[i])
    assert len(held) == 31
    assert len(built) == 13
