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
    assert told == {name: len(shelf.puzzles_of(name)) for name in told}
    assert min(told.values()) >= 150
    assert "khronos" in run("puzzles", "count").out


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
