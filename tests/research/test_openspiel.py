"""Games as games of OpenSpiel, by its own check."""

import random
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest

from clocksmith.games import GAMES, OURS
from clocksmith.research import openspiel
from examples.installed import candle


@pytest.mark.parametrize("name", OURS)
def test_it_keeps_to_the_conventions_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name), 1, True, False)  # written and read at every step


def test_a_game_from_outside_keeps_to_them_too_and_is_written_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        openspiel.register(game)
        pyspiel.random_sim_test(openspiel.load("candle", 3), 3, True, False)


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_loaded_by_its_name_with_seats_and_options(name: str) -> None:
    assert pyspiel.load_game(f"clocksmith_{name}(players=3)").num_players() == 3
    option = GAMES[name].options.options[0]
    unusual = next(value for value in option.values if value != option.default)
    game = openspiel.load(name, 3, {option.key: unusual})
    assert game.of.choices.value(option.key) == unusual
    assert game.new_initial_state().held.state.copy() is not None


def test_chance_is_a_player_whose_answers_add_up() -> None:
    state = openspiel.load("khronos").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)


def test_a_copy_is_played_on_without_the_original() -> None:
    state = openspiel.load("inventions").new_initial_state()
    luck = random.Random(1)
    for _ in range(30):
        indices = [index for index, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(luck.choice(indices or state.legal_actions()))
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_only_what_a_seat_may_know_now_is_observed() -> None:
    game = openspiel.load("khronos")
    assert game.make_py_observer().tensor.shape == (game.of.features,)
    with pytest.raises(ValueError, match="now"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


def test_a_process_that_has_used_it_ends_well() -> None:
    program = "from clocksmith.research import openspiel; openspiel.load('inventions')"
    ended = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; {program}"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
