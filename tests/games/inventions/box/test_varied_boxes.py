"""Whatever a box prints, the rules keep their promises with it, and bots play it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.core.box.box import Box
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.seat import CHANCE
from clocksmith.core.step import Chance
from clocksmith.games import GAMES
from clocksmith.games.inventions.box.form import SHELF
from clocksmith.games.rules import game_of, rules_of
from clocksmith.testing import IN_EVERY_GAME, RandomGame, contract
from effort import part
from games.conformance.games import HouseDriver
from games.inventions.variation import varied

NUMBERS = range(10)
CHOSEN = part(NUMBERS, 4)
FIRST, LAST = [SHELF.box(name) for name in ("house-1", "house-2")]


class BoxDriver(HouseDriver):
    """Plays a game with some box as those of the house are played."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.name)
        self.game = game


def random_game(box: Box, number: int) -> RandomGame:
    """Return a random game with a box."""
    game = GAMES["inventions"].played_with(2, box)
    return RandomGame(game, number, BoxDriver(game))


def test_the_varied_boxes_differ_in_every_sheet_that_is_printed() -> None:
    ours = SHELF.newest.content()
    for number in NUMBERS:
        other = varied(number).content()
        same = [sheet for sheet, rows in ours.items() if rows == other[sheet]]
        assert same == [], number
    assert len({varied(number).digest for number in NUMBERS}) == len(NUMBERS)


@pytest.mark.parametrize("number", CHOSEN)
def test_nothing_is_lost_and_the_game_ends_with_a_varied_box(number: int) -> None:
    contract.nothing_is_lost_and_nothing_made(random_game(varied(number), number))
    contract.every_game_ends_with_an_outcome(random_game(varied(number), number + 1))


@pytest.mark.parametrize("promise", IN_EVERY_GAME, ids=[one.__name__ for one in IN_EVERY_GAME])
def test_a_promise_is_kept_with_varied_boxes(promise: Callable[[RandomGame], None]) -> None:
    place = IN_EVERY_GAME.index(promise)
    for number in (place % 10, (place + 4) % 10):
        promise(random_game(varied(number), place + number))


@pytest.mark.parametrize("box", [FIRST, LAST], ids=["house-1", "house-2"])
@pytest.mark.parametrize("promise", IN_EVERY_GAME[:11:2], ids=lambda one: one.__name__)
def test_a_promise_is_kept_with_the_boxes_of_the_house(
    promise: Callable[[RandomGame], None], box: Box
) -> None:
    promise(random_game(box, 5))


@pytest.mark.parametrize("number", CHOSEN)
def test_actions_are_told_apart_with_a_varied_box(number: int) -> None:
    contract.every_action_is_read_back_from_what_it_writes(random_game(varied(number), 0).game)


@pytest.mark.compiled
@pytest.mark.parametrize("number", CHOSEN)
def test_greedy_bots_play_a_varied_box_to_its_end(number: int) -> None:
    game = GAMES["inventions"].played_with(2, varied(number))
    luck = Random(number)
    state: Any = game.start(2 + number % 3)
    bots = [Greedy(seed, HASTY) for seed in range(4)]
    while (asked := game.decision(state)) is not None:
        if isinstance(asked, Chance):
            (action,) = luck.choices(game.legal(state).listed(), asked.weights(state))
        else:
            assert asked.seat != CHANCE
            action = bots[asked.seat].choose(game, state.copy(), asked.seat, Budget(visits=6))
        game.apply(state, action, Silence())
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners()


@pytest.mark.parametrize("number", [0, 5])
def test_a_varied_box_travels_as_plain_data(number: int) -> None:
    game = GAMES["inventions"].played_with(2, varied(number))
    there = game_of(rules_of(game))
    assert there.actions is not GAMES["inventions"].actions
    box = there.box()
    assert box is not None
    assert box.digest == varied(number).digest
