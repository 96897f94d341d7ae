"""The commands ``clocksmith puzzles``."""

import json
from pathlib import Path

import pytest

from cli.terminal import assert_one_sentence, run
from clocksmith.cli.commands import puzzles as command
from clocksmith.puzzles import digging, shelf
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.writing import read_puzzles
from puzzles.quarry import sample_puzzle


@pytest.fixture
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Let Khronos have one puzzle, and no other."""
    puzzle = sample_puzzle("khronos")
    monkeypatch.setattr(command, "puzzles_of", lambda name: {puzzle.id: puzzle})
    return puzzle


def test_puzzles_are_counted() -> None:
    told = json.loads(run("puzzles", "count", "--json").out)
    assert list(told) == ["khronos", "sands", "inventions"]
    counts = {name: count["puzzles"] for name, count in told.items()}
    assert counts == {name: len(shelf.puzzles_of(name)) for name in told}
    said = run("puzzles", "count").out
    for words in ("khronos", "ripple", "ratings, 4 wide"):
        assert words in said


def test_puzzles_are_chosen_from_files_of_both_kinds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digging, "WORKER", "puzzles.miners:start")
    monkeypatch.setattr(command, "is_pointed", lambda puzzle: True)
    mined, out = tmp_path / "new.puzzles", tmp_path / "chosen.puzzles"
    run("puzzles", "mine", "khronos", "--out", mined, "--count", "3", "--processes", "1")
    files = (mined.with_name("new.puzzles.progress"), mined)
    said = run("puzzles", "choose", "khronos", *files, "--out", out)
    assert said.code == 0, said.err
    # The miner's puzzles differ by a comment alone, so all but one are repetitions.
    assert "holds 1 of 7 puzzles." in said.out
    assert len(read_puzzles(sample_puzzle("khronos").game, out.read_text())) == 1
    wrong = tmp_path / "wrong.progress"
    wrong.write_text('{"format": "other"}\n')
    assert_one_sentence(run("puzzles", "choose", "khronos", wrong, "--out", out), "wrong.progress")


def test_a_theme_that_a_game_does_not_have_is_named(tmp_path: Path) -> None:
    asked = ("puzzles", "mine", "khronos", "--out", tmp_path / "x.puzzles", "--theme", "battle")
    assert_one_sentence(run(*asked), "no theme 'battle'")


def test_puzzles_are_polished_in_parts(tmp_path: Path, one_puzzle: Puzzle) -> None:
    out = tmp_path / "better.puzzles"
    asked = ("puzzles", "polish", "khronos", "--out", out, "--visits", "200", "--deals", "2")
    assert "of 1 puzzles." in run(*asked).out
    assert "holds 0 of 0 puzzles." in run(*asked, "--part", "2/2").out
    assert_one_sentence(run(*asked, "--part", "3/2"), "written as K/N")


def test_mining_writes_as_many_as_wanted_and_tells_what_was_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digging, "WORKER", "puzzles.miners:start")
    out = tmp_path / "new.puzzles"
    asked = ("puzzles", "mine", "khronos", "--seed", "3", "--out", out, "--processes", "1")
    said = run(*asked, "--count", "3")
    assert said.code == 0, said.err
    assert "holds 3 puzzles: 3 games, 48 moments, 9 candidates, 4 proved." in said.out
    three = read_puzzles(sample_puzzle("khronos").game, out.read_text())
    assert len(three) == 3
    assert run(*asked, "--count", "4").code == 0
    assert read_puzzles(sample_puzzle("khronos").game, out.read_text())[:3] == three
    other = ("puzzles", "mine", "khronos", "--seed", "4", "--out", out)
    assert_one_sentence(run(*other), "another seed")


def test_a_bot_tries_puzzles(one_puzzle: Puzzle) -> None:
    said = run("puzzles", "solve", "khronos", "--bot", "greedy@200v", "--json")
    assert said.code == 0, said.err
    assert json.loads(said.out)["puzzles"] == 1
    assert_one_sentence(run("puzzles", "solve", "khronos", "--bot", "oracle"), "no bot 'oracle'")


def test_what_does_not_hold_is_told(one_puzzle: Puzzle) -> None:
    said = run("puzzles", "verify", "khronos", "--visits", "200", "--deals", "2")
    assert said.code in (0, 1)
    assert "of 1 puzzles hold." in said.out
    assert_one_sentence(run("puzzles", "verify", "chess"), "There is no game 'chess'")
