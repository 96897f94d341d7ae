"""Everything that leaves a process arrives as what it was: plain, compiled, by any pickler."""

import copy
import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import cloudpickle
import pytest

from boxed.lantern.game import GAME as LANTERN
from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.box.box import Box
from clocksmith.core.event import Log, Silence
from clocksmith.core.game import Game
from clocksmith.core.preview import preview
from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.core.step import Chance
from clocksmith.games import GAMES, OURS
from examples.installed import candle

T = TypeVar("T")
PATIENCE = 120  # seconds, on a busy machine
EVERY = 25  # positions of a game of which one is sent


def sent(thing: T) -> T:
    """Return what another process would be given."""
    arrived: T = pickle.loads(pickle.dumps(thing))
    return arrived


@pytest.fixture(params=[*OURS, "lantern", "candle"])
def game(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Game[Any]]:
    """Each of our games, one from outside that has boxes, and one that has none."""
    if request.param == "candle":
        with candle(tmp_path, monkeypatch) as outside:
            yield outside
    else:
        yield LANTERN if request.param == "lantern" else GAMES[request.param]


def test_all_that_a_game_gives_arrives_as_it_was(game: Game[Any]) -> None:
    rng = random.Random(game.name)
    state, number = game.start(3), 0
    while (decision := game.decision(state)) is not None:
        number += 1
        legal, log = game.legal(state), Log()
        action = legal[rng.randrange(len(legal))]
        if number % EVERY == 1:
            arrived = sent(state)
            assert type(arrived) is type(state)
            assert arrived.key() == state.key() == copy.deepcopy(state).key()
            assert game.write(arrived) == game.write(state)
            assert sent(decision) == decision
            assert sent(legal).listed() == legal.listed()
            assert sent(action) is action is copy.deepcopy(action)
            for seat in (Seat(0), SPECTATOR, OPEN):
                view = game.view(state, seat)
                assert sent(view) == view
            assert sent(game.prices(state, action)) == game.prices(state, action)
            if not isinstance(decision, Chance):
                told = preview(game, state, action, decision.seat)
                arrived_told = sent(told)
                assert arrived_told == told
                assert arrived_told.choices == told.choices
                assert arrived_told.position.key() == told.position.key()
            refused = game.refusal(state, rng.choice(game.actions.actions))
            assert sent(refused) == refused
        game.apply(state, action, log)
        assert sent(log).events == log.events
    outcome = game.outcome(state)
    assert sent(outcome) == outcome


def test_a_game_and_its_box_arrive_as_the_ones_that_are_here(game: Game[Any]) -> None:
    assert sent(game) is game is copy.deepcopy(game)
    assert sent(game.box()) is game.box()
    assert isinstance(sent(Silence()), Silence)


def test_a_position_that_arrived_is_played_on_as_the_one_that_stayed(game: Game[Any]) -> None:
    rng = random.Random(1)
    here = game.start(2)
    there = sent(here)
    while game.decision(here) is not None:
        legal = game.legal(here)
        action = legal[rng.randrange(len(legal))]
        for state in (here, there):
            game.apply(state, sent(action), Silence())
    assert game.write(there) == game.write(here)


def test_earlier_rules_and_boxes_of_ones_own_arrive() -> None:
    khronos = GAMES["khronos"].played_with(1)
    assert sent(khronos) is khronos
    state = khronos.start(2)
    assert sent(state).key() == state.key()
    shelf = GAMES["sands"].shelf()
    assert shelf is not None
    name = shelf.newest.name
    mine = shelf.read(f'format = 1\ngame = "sands"\nname = "mine"\nbase = "{name}"\n')
    game = GAMES["sands"].played_with(GAMES["sands"].rules_version, mine)
    arrived: Box = sent(mine)
    assert (arrived.name, arrived.digest) == ("mine", mine.digest)
    assert sent(game) is game
    assert sent(game.actions.actions[0]) is game.actions.actions[0]


def test_an_action_without_a_game_says_that_it_cannot_leave() -> None:
    space = ActionSpace([Action("alone")])
    with pytest.raises(TypeError, match="'alone' belongs to no game"):
        pickle.dumps(space.actions[0])


def test_what_ray_and_joblib_send_by_value_finds_its_way_back() -> None:
    game = GAMES["inventions"]
    state = game.start(2)
    first = game.legal(state)[0]

    def play() -> bool:
        twin = state.copy()
        game.apply(twin, first, Silence())
        return game.decision(twin) is not None

    assert pickle.loads(cloudpickle.dumps(play))()


def test_processes_play_for_each_other() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for name in OURS:
            game = GAMES[name]
            state = game.start(2)
            legal = pool.submit(game.legal, state).result(PATIENCE)
            assert legal.listed() == game.legal(state).listed()
            assert pool.submit(game.write, state).result(PATIENCE) == game.write(state)
            assert pool.submit(game.refusal, state, legal[0]).result(PATIENCE) is None
