"""Games as environments of PettingZoo, by its own checks."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from clocksmith.games import GAMES, OURS
from clocksmith.research.episode import IllegalActionError
from clocksmith.research.pettingzoo import env, raw_env
from examples.installed import candle

# The checks know by name the environments of their own that observe a mask as well, as ours do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("name", OURS)
def test_it_keeps_to_the_conventions_of_pettingzoo(name: str) -> None:
    api_test(env(name, seats=2), num_cycles=80)
    api_test(env(name, seats=GAMES[name].seats[-1]), num_cycles=20)


def test_it_is_rendered_as_the_asked_seat_sees_it() -> None:
    drawn, written = raw_env("khronos", render_mode="svg"), raw_env("khronos", render_mode="ansi")
    for environment in (drawn, written):
        environment.reset(seed=4)
    assert "</svg>" in str(drawn.render())
    assert written.render() == written.of.game.write(written.episode.state)
    play_to_the_end(drawn)
    assert "</svg>" in str(drawn.render())


@pytest.mark.parametrize("name", OURS)
def test_an_environment_is_pickled_in_the_middle_of_a_game(name: str) -> None:
    here = env(name, seats=3)
    here.reset(seed=4)
    there = pickle.loads(pickle.dumps(here))
    assert play_to_the_end(here) == play_to_the_end(there)


@pytest.mark.parametrize("name", OURS)
def test_a_seed_gives_the_same_games_again(name: str) -> None:
    seed_test(lambda: env(name, seats=3), num_cycles=30)


def test_a_game_from_outside_keeps_to_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        api_test(env(game, seats=3), num_cycles=100)
        seed_test(lambda: env("candle"), num_cycles=100)


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_played_to_its_end_and_pays_shares(name: str) -> None:
    environment = raw_env(name, seats=3)
    environment.reset(seed=2)
    rewards = play_to_the_end(environment)
    assert set(rewards) == {"seat_0", "seat_1", "seat_2"}
    assert sum(rewards.values()) == pytest.approx(1)
    assert not environment.agents


def test_who_is_not_asked_has_no_legal_action() -> None:
    environment = raw_env("inventions", seats=2)
    environment.reset(seed=2)
    asked = environment.agent_selection
    for agent in environment.agents:
        mask = environment.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)
        legal = environment.infos[agent].get("legal", [])
        assert np.flatnonzero(mask).tolist() == legal


def test_an_illegal_action_is_an_error_bare_and_the_end_when_wrapped() -> None:
    bare, wrapped = raw_env("inventions"), env("inventions")
    for environment in (bare, wrapped):
        environment.reset(seed=3)
    unlawful = int(np.argmin(bare.observe(bare.agent_selection)["action_mask"]))
    with pytest.raises(IllegalActionError):
        bare.step(unlawful)
    culprit = wrapped.agent_selection
    wrapped.step(unlawful)
    assert wrapped.rewards[culprit] == -1
    assert all(wrapped.terminations.values())


def play_to_the_end(environment: Any) -> dict[str, float]:
    """Play at random; return what every agent was paid."""
    luck = np.random.default_rng(2)
    paid = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        paid[agent] += reward
        environment.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return paid
