"""Games as environments of Gymnasium, by its own check."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from clocksmith.bots.bot import Budget
from clocksmith.bots.uniform import Uniform
from clocksmith.games import OURS
from clocksmith.research.gymnasium import GameEnv, env


@pytest.mark.parametrize("name", OURS)
def test_it_keeps_to_the_conventions_of_gymnasium(name: str) -> None:
    check_env(env(name, seats=2), skip_render_check=True)  # it needs an id: below


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_made_by_its_id(name: str) -> None:
    made = gymnasium.make(f"clocksmith/{name.capitalize()}-v0", seats=3, opponents=["hasty"])
    assert made.spec is not None
    check_env(made.unwrapped)
    assert made.reset(seed=3)[0].shape == env(name, seats=3).observation_space.shape
    again = gymnasium.make(made.spec).unwrapped
    assert isinstance(again, GameEnv)
    assert again.of.seats == 3


def test_gymnasium_finds_the_module_of_an_id() -> None:
    program = """
import gymnasium
made = gymnasium.make("clocksmith.research.gymnasium:clocksmith/Khronos-v0", render_mode="ansi")
made.reset(seed=1)
print(made.render())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.startswith("clocksmith position"), done.stderr


@pytest.mark.parametrize("name", OURS)
def test_it_is_rendered_as_a_picture_and_as_text(name: str) -> None:
    by_mode = {mode: env(name, render_mode=mode) for mode in ("svg", "ansi", None)}
    for made in by_mode.values():
        made.reset(seed=2)
    assert "</svg>" in by_mode["svg"].render()
    text = by_mode["ansi"].render()
    assert by_mode["ansi"].of.game.read(text).key() == by_mode["ansi"].episode.state.key()
    assert by_mode[None].render() is None
    with pytest.raises(ValueError, match="svg or ansi, not 'human'"):
        env(name, render_mode="human")


@pytest.mark.parametrize("name", OURS)
def test_a_whole_game_against_bots_pays_a_share_at_its_end(name: str) -> None:
    environment = env(name, seats=3, opponents=["uniform", Uniform])
    paid, seen = play(environment, 5)
    assert paid in (0, 0.5, 1)
    assert environment.episode.is_over
    assert sum(environment.episode.shares()) == pytest.approx(1)
    assert all(environment.observation_space.contains(one) for one in seen)


@pytest.mark.parametrize("name", OURS)
def test_an_environment_is_pickled_in_the_middle_of_a_game(name: str) -> None:
    here = env(name, seats=3, opponents=["hasty", "learned"], budget=Budget(visits=1))
    _, info = here.reset(seed=4)
    there = pickle.loads(pickle.dumps(here))
    for _ in range(3):
        action = np.int64(np.flatnonzero(info["action_mask"])[0])
        seen, *_, info = here.step(action)
        assert (seen == there.step(action)[0]).all()


def test_environments_run_in_processes_of_their_own() -> None:
    together = gymnasium.make_vec(
        "clocksmith/Inventions-v0",
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
    )
    try:
        _, info = together.reset(seed=5)
        legal = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
        seen, paid, *_ = together.step(np.array(legal))
        assert seen.shape[0] == len(paid) == 2
    finally:
        together.close()


def test_the_same_seed_gives_the_same_game_and_the_next_one_another() -> None:
    environment = env("inventions", opponents=["hasty"], budget=Budget(visits=1))
    firsts = [environment.reset(seed=seed)[0] for seed in (6, 6, None)]
    assert (firsts[0] == firsts[1]).all()
    assert (firsts[1] != firsts[2]).any()


def test_the_learner_sits_on_every_seat_unless_one_is_told() -> None:
    environment = env("inventions", seats=4)
    infos = [environment.reset(seed=seed)[1] for seed in range(30)]
    assert {info["seat"] for info in infos} == set(range(4))
    told = env("inventions", seats=4, seat=2)
    assert {told.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
    environment = env("khronos")
    _, info = environment.reset(seed=1)
    unlawful = np.int64(np.argmin(info["action_mask"]))
    _, reward, over, cut, info = environment.step(unlawful)
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, True)


def test_legal_actions_are_told_as_masks_and_as_numbers() -> None:
    environment = env("sands")
    _, info = environment.reset(seed=1)
    assert (environment.action_masks() == info["action_mask"]).all()
    assert info["legal"] == np.flatnonzero(info["action_mask"]).tolist() != []


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"opponents": ["uniform", "uniform"]}, "1 other seats, and 2 bots"),
        ({"seat": 2}, "from 0 to 1"),
    ],
)
def test_what_cannot_be_seated_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        env("khronos", seats=2, **given)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    environment = env("khronos", opponents=["nobody"])
    with pytest.raises(ValueError, match="there is no bot"):
        environment.reset(seed=0)


def play(environment: GameEnv, seed: int) -> tuple[float, list[Any]]:
    """Play a game at random; return what it paid, and what was seen."""
    luck = np.random.default_rng(seed)
    first, info = environment.reset(seed=seed)
    seen, paid, over = [first], 0.0, False
    while not over:
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observed, reward, over, _, info = environment.step(action)
        seen.append(observed)
        paid += reward
    return paid, seen
