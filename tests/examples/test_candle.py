"""The example game: small, complete, and played like any other once it is installed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.installed import EXAMPLE, PROJECT, candle, environment, install
from house.sources import ROOT, modules

MOST_LINES = 450


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which the example is installed."""
    return install(tmp_path)


def clocksmith(folder: Path, *words: str | Path, keys: str = "") -> str:
    """Run a command where the example is installed; return what it prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "clocksmith", *[str(word) for word in words]],
        cwd=folder,
        env=environment(folder),
        input=keys,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_whole_game_has_fewer_than_450_lines() -> None:
    lines = [len(path.read_text("utf-8").splitlines()) for path in modules(EXAMPLE / "src")]
    assert sum(lines) < MOST_LINES


def test_an_installation_brings_every_file_of_the_package() -> None:
    package = EXAMPLE / "src" / "candle"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["candle"]
    packed = {path for pattern in patterns for path in package.glob(pattern)}
    there = {path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert packed | set(modules(package)) == there


def test_its_own_tests_pass_and_so_does_the_suite(folder: Path) -> None:
    options = ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "--rootdir", str(EXAMPLE)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(EXAMPLE / "tests")],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "3 passed" in ran.stdout


def test_it_is_played_in_the_terminal_and_leaves_a_record(folder: Path) -> None:
    record = folder / "game.record"
    asked = ("play", "candle", "--seed", "3", "--level", "uniform", "--record", record)
    keys = "what bid 3\nwhy draw maps-1\nhint\nbid 2\nlegend\ndetails\n" + "1\n" * 60
    said = clocksmith(folder, *asked, keys=keys)
    assert "You are Red." in said
    assert "Red was hired by the captain." in said
    assert "Green was hired by somebody." in said
    assert "Green: coins 20, patron ?, lots –, passed no" in said
    assert "Costs 3 coins: 3 if nobody bids more." in said
    assert "Price: 0 → 3" in said
    assert "That does not answer the question that is asked now." in said
    assert "A bot would: " in said
    assert "All lots have been shown. The most points win." in said
    assert "By the Candle" in clocksmith(folder, "show", record)
    assert "bought for the captain." in clocksmith(folder, "replay", record)


@pytest.mark.parametrize(("language", "title"), [("de", "Bei Kerzenschein"), ("fr", "À la bougie")])
def test_it_speaks_three_languages(folder: Path, language: str, title: str) -> None:
    asked = ("play", "candle", "--seed", "3", "--level", "uniform", "--language", language)
    assert title in clocksmith(folder, *asked, keys="quit\n")


def test_bots_play_it_in_the_arena(folder: Path) -> None:
    bots = "greedy@40v,search@60v,uniform"
    asked = ("arena", "candle", "--bots", bots, "--seats", "3", "--games", "12", "--seed", "1")
    told = json.loads(clocksmith(folder, *asked, "--visits", "40", "--json"))
    rates = {bot["name"]: bot["win_rate"] for bot in told["bots"]}
    assert rates["uniform"] < 0.2
    assert rates["greedy@40v"] > rates["uniform"]
    assert rates["search@60v"] > rates["uniform"]


def test_a_position_of_it_is_a_text_that_can_be_played_on(folder: Path) -> None:
    file = folder / "here.position"
    asked = ("play", "candle", "--seed", "3", "--level", "uniform")
    clocksmith(folder, *asked, keys=f"save {file}\nquit\n")
    assert "game candle 1" in file.read_text(encoding="utf-8")
    said = clocksmith(folder, "play", "candle", "--position", file, keys="quit\n")
    assert "What do you bid?" in said


def test_its_declared_board_is_drawn_as_a_picture(folder: Path) -> None:
    file = folder / "here.position"
    clocksmith(folder, "play", "candle", "--level", "uniform", keys=f"save {file}\nquit\n")
    clocksmith(folder, "show", file, "--svg", folder / "here.svg", "--language", "de")
    drawn = (folder / "here.svg").read_text(encoding="utf-8")
    assert "Unter dem Hammer" in drawn
    assert "candle-candle-wax" in drawn
    assert "var(" not in drawn


def test_without_a_board_there_is_no_picture_of_it_and_that_is_said(folder: Path) -> None:
    (folder / "candle" / "board" / "board.toml").unlink()
    file = folder / "here.position"
    clocksmith(folder, "play", "candle", "--level", "uniform", keys=f"save {file}\nquit\n")
    with pytest.raises(AssertionError, match=r"(?i)picture"):
        clocksmith(folder, "show", file, "--svg", folder / "here.svg")
    assert not (folder / "here.svg").exists()


def test_a_game_without_a_knowledge_is_still_played(folder: Path) -> None:
    (folder / "candle" / "knowledge.py").unlink()
    asked = ("arena", "candle", "--bots", "search@60v,uniform", "--seats", "2", "--games", "4")
    told = json.loads(clocksmith(folder, *asked, "--visits", "40", "--json"))
    assert {bot["name"] for bot in told["bots"]} == {"search@60v", "uniform"}


def test_a_broken_package_is_named_and_the_others_are_played(folder: Path) -> None:
    (folder / "candle" / "rules" / "auction.py").write_text(
        "import no_such_module\n", encoding="utf-8"
    )
    ran = subprocess.run(
        [sys.executable, "-m", "clocksmith", "play", "candle"],
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ran.returncode == 2
    assert "'candle' of candle.game:GAME is left out: No module named" in ran.stderr
    said = clocksmith(folder, "play", "khronos", "--level", "uniform", keys="quit\n")
    assert "You are Red." in said


def test_its_page_names_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with candle(tmp_path, monkeypatch) as game:
        assert game.package() == "candle"
    page = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    for path in modules(EXAMPLE / "src"):
        if path.name != "__init__.py":
            assert f"({path.relative_to(EXAMPLE).as_posix()})" in page
    assert (ROOT / "docs" / "guides" / "add-a-game.md").exists()
