"""The command bench measures what it says, in workers that run what they are told to."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from clocksmith.cli.commands.bench import command
from clocksmith.cli.commands.bench.checksum import checksum
from clocksmith.cli.commands.bench.command import bench
from clocksmith.cli.commands.bench.plain import is_compiled
from clocksmith.cli.commands.bench.positions import WIDE, mid_game
from clocksmith.cli.commands.bench.process import BenchError, Contender, rules_contender
from clocksmith.cli.commands.bench.report import FIGURES, BenchReport, as_data, as_table, footer
from clocksmith.cli.commands.bench.rounds import Tally, ratio
from clocksmith.cli.commands.bench.worker import COMPILED, PLAIN
from clocksmith.games import GAMES, OURS
from clocksmith.workers.worker import Program
from effort import effort

CHECKED = effort(4, command.CHECKED_GAMES)  # games that plain rules play for a checksum
APP = typer.Typer()
APP.command()(bench)


def run(*words: str, **environment: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(APP, words, env=environment)


# The command


@pytest.fixture
def _few_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "CHECKED_GAMES", CHECKED)


@pytest.mark.usefixtures("_few_checked")
def test_json_has_every_figure_of_every_game() -> None:
    result = run("--json", "--seconds", "0.001")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert list(data) == list(OURS)
    for variants in data.values():
        assert list(variants) == [COMPILED, PLAIN]
        assert (variants[COMPILED] is None) == (not is_compiled())
        assert list(variants[PLAIN]) == list(FIGURES)
        assert all(value > 0 for value in variants[PLAIN].values())


@pytest.mark.usefixtures("_few_checked")
def test_the_table_says_how_to_get_what_was_not_measured() -> None:
    result = run("--seconds", "0.001", "--game", "khronos")
    assert result.exit_code == 0, result.output
    assert "khronos" in result.stdout
    assert ("make bench" in result.stdout) == (not is_compiled())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--against", "deep-thought"),
            "There is no engine 'deep-thought' to measure against; there is catanatron.",
        ),
        (("--game", "chess"), f"There is no game 'chess'; there are {', '.join(GAMES)}."),
    ],
)
def test_a_wrong_name_is_told_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [sentence]


def test_an_engine_that_cannot_be_installed_is_told_in_one_sentence(tmp_path: Path) -> None:
    not_a_folder = tmp_path / "caches"
    not_a_folder.touch()
    result = run("--against", "catanatron", XDG_CACHE_HOME=str(not_a_folder))
    assert result.exit_code == 2
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("Cannot measure against another engine: ")


# Workers


def test_a_plain_worker_runs_sources() -> None:
    with rules_contender(PLAIN) as worker:
        files = worker.ask(do="files", game="khronos")
    assert "clocksmith.games.khronos.game" in files
    assert all(file.endswith(".py") for file in files.values())


@pytest.mark.skipif(not is_compiled(), reason="the rules are not compiled")
def test_plain_and_compiled_workers_play_the_same_games() -> None:
    for game in OURS:
        with rules_contender(PLAIN) as plain, rules_contender(COMPILED) as compiled:
            files = compiled.ask(do="files", game=game)
            assert not files["clocksmith.core.game"].endswith(".py")
            sums = [
                worker.ask(do="checksum", game=game, games=CHECKED) for worker in (plain, compiled)
            ]
        assert sums[0] == sums[1]


@pytest.mark.skipif(is_compiled(), reason="the rules are compiled")
def test_a_worker_that_cannot_be_what_it_should_says_so() -> None:
    with (
        rules_contender(COMPILED) as worker,
        pytest.raises(BenchError, match="the rules should be compiled, and are plain"),
    ):
        worker.ask(do="files", game="khronos")


def test_a_worker_that_dies_is_told_in_one_sentence(tmp_path: Path) -> None:
    script = tmp_path / "spring.py"
    script.write_text("def start():\n    raise SystemExit('the spring broke')\n")
    told = "The wound up worker ended with code 1 at play_four: SystemExit: the spring broke."
    with (
        Contender("wound up", Program(f"{script}:start"), ()) as contender,
        pytest.raises(BenchError) as error,
    ):
        contender.ask(do="play_four")
    assert str(error.value) == told


# Parts


@pytest.mark.parametrize("name", OURS)
def test_the_checksum_depends_on_the_seeds_alone(name: str) -> None:
    game = GAMES[name]
    assert checksum(game, range(3)) == checksum(game, range(3))
    assert len({checksum(game, [seed]) for seed in range(6)}) == 6
    assert checksum(game, [0, 1]) != checksum(game, [1, 0])


def test_measured_positions_are_wide_and_can_be_reached_anew() -> None:
    game = GAMES["khronos"]
    for position in mid_game(game):
        assert position.legal >= WIDE
        assert position.action in game.legal(position.state)
        assert position.reach(game).key() == position.state.key()


def test_ratios_are_taken_round_by_round() -> None:
    assert ratio([10, 40, 90], [10, 20, 30]) == (2, 1, 3)


def made_up(plain_sum: int = 7) -> BenchReport:
    """A report with made-up numbers: compiled is twice plain, the other engine half of it."""
    names = (*FIGURES, "seat_decisions_per_s")
    tally: Tally = {
        PLAIN: {name: [10.0, 10.0] for name in names},
        COMPILED: {name: [20.0, 20.0] for name in names},
        "catanatron": {name: [5.0, 4.0] for name in names},
    }
    sums = {"khronos": {PLAIN: plain_sum, COMPILED: 7}}
    return BenchReport({"khronos": tally}, sums, (PLAIN, COMPILED), "catanatron")


def test_another_engine_is_reported_beside_ours() -> None:
    against: dict[str, Any] = as_data(made_up())["against"]
    assert against.pop("name") == "catanatron"
    assert against.pop("version")
    ratios = against.pop("ratio")["khronos"]
    assert against == {"decisions_per_s": 4.5, "games_per_s": 4.5, "copies_per_s": 4.5}
    assert ratios[COMPILED]["copies_per_s"] == {"median": 4.5, "min": 4, "max": 5}
    assert len(as_table(made_up()).columns) == 6


def test_different_checksums_are_told() -> None:
    assert "agree" in footer(made_up())
    assert made_up(plain_sum=8).disagree() == ["khronos"]
    assert "differ" in footer(made_up(plain_sum=8))
