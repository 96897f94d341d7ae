"""The command ``clocksmith arena``."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import ROOT, assert_one_sentence, listen_to_interrupts, run
from eventually import wait_until

MATCH = ("--bots", "arena.rude:First,uniform", "--seats", "2", "--games", "6", "--seed", "1")


def test_json_has_exactly_the_keys_that_are_promised() -> None:
    said = run("arena", "khronos", *MATCH, "--json")
    told = json.loads(said.out)
    assert said.code == 0
    assert list(told) == ["games", "bots"]
    assert told["games"] == 6
    assert [bot["name"] for bot in told["bots"]] == ["arena.rude:First", "uniform"]
    for bot in told["bots"]:
        assert list(bot) == ["name", "wins", "win_rate", "ci95", "mean_score"]
        assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
        assert bot["win_rate"] == bot["wins"] / 6
    assert sum(bot["wins"] for bot in told["bots"]) == 6


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
def test_one_and_two_processes_say_the_same(game: str) -> None:
    asked = ("arena", game, "--bots", "uniform,uniform#b,uniform#c", "--seats", "3")
    one, two = (run(*asked, "--games", "6", "--json", "--processes", n) for n in ("1", "2"))
    assert one.out == two.out
    assert one.code == two.code == 0


def test_the_table_tells_rates_intervals_ratings_seats_and_terms() -> None:
    out = run("arena", "khronos", *MATCH).out
    for word in ("win rate", "95 %", "mean score", "rating", "seat 0", "seat 1", "uniform"):
        assert word in out
    assert "6 games of khronos with 3 deals from seed 1, 200 visits a turn." in out


def test_a_bot_against_itself_is_a_control() -> None:
    out = run("arena", "khronos", "--bots", "uniform", "--games", "8").out
    assert "uniform#2" in out
    assert "A bot against itself wins 50.0 % in a fair game" in out


def test_seats_are_filled_with_the_last_bot_and_games_rounded_up_to_whole_seeds() -> None:
    asked = ("--bots", "arena.rude:First,uniform", "--seats", "3", "--games", "4", "--json")
    told = json.loads(run("arena", "khronos", *asked).out)
    assert told["games"] == 6
    assert [bot["name"] for bot in told["bots"]] == ["arena.rude:First", "uniform"]
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(6)


def test_seats_are_as_many_as_bots_unless_given() -> None:
    out = run("arena", "khronos", "--bots", "uniform,uniform#b,uniform#c", "--games", "3").out
    assert "seat 2" in out
    assert "seat 3" not in out


def test_options_of_the_game_and_budgets_are_taken() -> None:
    asked = ("--option", "edition=first", "--seconds-per-turn", "0.5", "--visits", "9")
    assert "0.5 s a turn and 9 visits a turn" in run("arena", "khronos", *MATCH, *asked).out


def test_results_are_kept_and_a_second_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    asked = ("arena", "khronos", *MATCH, "--json", "--results", str(file))
    first = run(*asked)
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    assert run(*asked).out == first.out
    assert file.read_bytes() == whole


def test_the_picture_is_svg(tmp_path: Path) -> None:
    picture = tmp_path / "rates.svg"
    assert run("arena", "khronos", *MATCH, "--svg", picture).code == 0
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    texts = [element.text for element in root.iter() if element.text]
    assert root.tag.endswith("svg")
    assert {"uniform", "seat 0", "seat 1", "50 %"} <= set(texts)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("chess", "--bots", "uniform"), "no game"),
        (("khronos",), "--bots"),
        (("khronos", "--bots", ","), "Name the bots"),
        (("khronos", "--bots", "nobody"), "no bot"),
        (("khronos", "--bots", "uniform@x"), "NAME@2s"),
        (("khronos", "--bots", "uniform", "--seats", "9"), "2 to 5 seats"),
        (("khronos", "--bots", "uniform", "--games", "0"), "games"),
        (("khronos", "--bots", "uniform", "--option", "x=y"), "no option"),
        (("khronos", "--bots", "uniform", "--seconds-per-turn", "0"), "seconds"),
        (("khronos", "--bots", "uniform", "--whole"), "--results"),
        (("khronos", "--bots", "uniform", "--svg", "no/such/folder.svg"), "folder"),
        (("khronos", "--bots", "uniform", "--results", "no/such/x"), "folder"),
        (("khronos", "--bots", "uniform", "--ray", "127.0.0.1:1"), "Ray"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], word: str) -> None:
    assert_one_sentence(run("arena", *arguments), word)


def test_a_results_file_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run("arena", "khronos", *MATCH, "--results", file)
    before = file.read_bytes()
    assert_one_sentence(run("arena", "sands", *MATCH, "--results", file), "khronos", "sands")
    assert file.read_bytes() == before


def test_games_that_could_not_be_played_are_told_and_the_others_counted() -> None:
    said = run("arena", "khronos", "--bots", "arena.rude:Cheats,uniform", "--games", "2", "--json")
    assert said.code == 1
    assert json.loads(said.out)["games"] == 0
    assert said.err.count("\n") == 1
    assert "2 games of 2 could not be played" in said.err


def test_a_run_that_is_interrupted_stops_without_a_traceback(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    file = tmp_path / "results.jsonl"
    asked = ["khronos", "--bots", "uniform", "--games", "4000", "--processes", "1"]
    going = subprocess.Popen(
        [sys.executable, "-m", "clocksmith", "arena", *asked, "--results", str(file)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=listen_to_interrupts,
    )
    wait_until(lambda: file.exists() and file.stat().st_size >= 1000)
    assert going.poll() is None
    going.send_signal(signal.SIGINT)
    out, err = going.communicate(timeout=60)
    assert going.returncode == 128 + signal.SIGINT
    assert re.fullmatch(r"Stopped: [1-9]\d* of 4000 games were played\.", err.strip())
    assert " games of khronos with " in out, "what was played is told"
