"""The command bench server measures a real server, and says in one sentence what is wrong."""

import json
import os

import pytest

from cli.terminal import assert_one_sentence, run
from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server import command
from clocksmith.cli.commands.bench.server.report import GOALS, MEANINGS, as_table, percentile
from clocksmith.games import GAMES

KEYS = [
    "moves_per_s",
    "p50_ms",
    "p99_ms",
    "update_median_bytes",
    "update_p99_bytes",
    "open_500_ms",
    "story_500_ms",
    "undo_ms",
]
TINY = ("--tables", "2", "--rate", "40", "--seconds", "0.5")


CPU_KEYS = ["server_cpu_ms", "client_cpu_ms"]
ALONE = ("--game", "inventions")
APART = ("--game", "sands", "--apart")
SEVERAL = ("--game", "khronos", "--processes", "2", "--database", "postgresql")
WAYS = [ALONE, APART, pytest.param(SEVERAL, marks=pytest.mark.postgresql)]


@pytest.mark.parametrize("way", WAYS, ids=" ".join)
def test_json_has_exactly_the_figures_that_are_promised(
    way: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    if way is APART and len(getattr(os, "sched_getaffinity", lambda _: ())(0)) < 2:
        pytest.skip("nothing is kept apart on one core")
    if way is SEVERAL:
        request.getfixturevalue("cluster")
    said = run("bench", "server", "--json", *way, *TINY)
    assert said.code == 0, said.err
    data = json.loads(said.out)
    more = {SEVERAL: ["ratio_to_one"], APART: CPU_KEYS}.get(way, [])
    assert list(data) == [*KEYS, *more]
    assert all(value > 0 for value in data.values())
    assert 0.1 < data.get("ratio_to_one", 1) < 10


def test_every_figure_has_a_meaning_and_a_place_in_the_table() -> None:
    assert list(MEANINGS) == list(GOALS) == [*KEYS, *CPU_KEYS, "ratio_to_one"]
    assert as_table(dict.fromkeys(KEYS, 1.0), "two tables").row_count == len(KEYS)


def test_a_percentile_is_not_exceeded_by_that_share() -> None:
    values = [float(n) for n in range(1, 101)]
    assert percentile(values, 0.99) == 100
    assert percentile([7.0], 0.5) == 7


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "chess"), f"There is no game 'chess'; there are {', '.join(GAMES)}."),
        (("--tables", "0"), "--tables"),
        (("--tables", "x"), "--tables"),
        (("--rate", "-5"), "--rate"),
        (("--seconds", "9999"), "--seconds"),
        (("--depth", "3"), "--depth"),
        (("--processes", "0"), "--processes"),
        (("--processes", "2"), "SQLite has one server to a file"),
        (("--database", "paper"), "--database"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(words: tuple[str, ...], told: str) -> None:
    assert_one_sentence(run("bench", "server", *words), told)


def test_a_server_that_does_not_start_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> dict[str, float]:
        raise BenchError("The server did not start: the spring broke.")

    monkeypatch.setattr(command, "_measure", broken)
    assert_one_sentence(run("bench", "server", "--json"), "The server did not start")
