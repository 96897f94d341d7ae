"""No bot's choice depends on what its seat cannot know."""

import random
from typing import Any

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import BOTS, bot_named
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from games.conformance.games import Table, random_games


def dealt(game: Game[Any], state: Any, seat: Seat, seed: int) -> Any:
    """Return a twin of *state* in which what *seat* cannot know is dealt anew."""
    twin = state.copy()
    game.redeal(twin, seat, random.Random(seed).randrange)
    return twin


@random_games(one_in=4)
def test_a_deal_depends_on_nothing_that_the_seat_cannot_know(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        if table.rng.random() < 0.05:
            for seat in (Seat(n) for n in range(table.seats)):
                other = dealt(table.game, table.state, seat, table.rng.randrange(1000))
                one = dealt(table.game, table.state, seat, 7)
                two = dealt(table.game, other, seat, 7)
                assert one.key() == two.key()
        table.play(action)


@pytest.mark.parametrize("bot", BOTS)
@random_games(one_in=40)
def test_no_choice_changes_with_what_the_seat_cannot_know(bot: str, name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        decision = table.game.decision(table.state)
        if not isinstance(decision, Chance) and table.rng.random() < 0.03:
            assert decision is not None
            seat = decision.seat
            chosen = {
                bot_named(bot, 3).choose(
                    table.game,
                    dealt(table.game, table.state, seat, seed),
                    seat,
                    Budget(visits=100),
                )
                for seed in range(3)
            }
            assert len(chosen) == 1
        table.play(action)
