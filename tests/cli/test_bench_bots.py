"""The command bench bots tells how much of its time each level takes."""

import json

import pytest

from cli.terminal import assert_one_sentence, run
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import LEVELS, Level
from clocksmith.cli.commands.bench import bots
from clocksmith.cli.commands.bench.turns import turn_shares
from clocksmith.games import GAMES, OURS

FIGURES = ["budget_s", "turns", "p50", "p95", "max"]
QUICKEST = "apprentice"


def test_json_has_every_figure_of_what_was_asked_for() -> None:
    said = run("bench", "bots", "--json", "--turns", "2", "--game", "khronos", "--level", QUICKEST)
    assert said.code == 0, said.err
    told = json.loads(said.out)["khronos"][QUICKEST]
    assert list(told) == FIGURES
    assert told["turns"] == 2
    assert 0 < told["p50"] <= told["p95"] <= told["max"]


def test_all_levels_and_games_are_measured_unless_one_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "turn_shares", lambda game, level, turns: [0.5, 1.2])
    told = json.loads(run("bench", "bots", "--json").out)
    assert list(told) == list(OURS)
    assert all(list(levels) == list(LEVELS) for levels in told.values())
    table = run("bench", "bots").out
    assert "grandmaster" in table
    assert "120%" in table


@pytest.mark.parametrize("name", OURS)
def test_a_turn_is_timed_from_its_first_answer_to_its_last(name: str) -> None:
    shares = turn_shares(GAMES[name], Level("quick", "hasty", Budget(seconds=1000.0)), 2)
    assert len(shares) == 2
    assert all(0 < share < 1 for share in shares)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "chess"), f"There is no game 'chess'; there are {', '.join(GAMES)}."),
        (("--level", "wizard"), f"There is no level 'wizard'; there are {', '.join(LEVELS)}."),
        (("--turns", "0"), "--turns"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(words: tuple[str, ...], told: str) -> None:
    assert_one_sentence(run("bench", "bots", *words), told)
