"""The skeleton of a new game is a game: its tests pass, and it can be played."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import clocksmith
from clocksmith.cli.commands.new_game import NewGame, new_game
from clocksmith.cli.errors import InputError


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game that was written into a folder, and looks installed."""
    new_game(NewGame("pearl-divers", tmp_path))
    folder = tmp_path / "pearl-divers"
    about = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notes = folder / "src" / "pearl_divers-0.1.dist-info"
    notes.mkdir()
    brought = about["entry-points"]["clocksmith.games"]["pearl-divers"]
    entry = f"[clocksmith.games]\npearl-divers = {brought}\n"
    (notes / "entry_points.txt").write_text(entry, encoding="utf-8")
    head = "Metadata-Version: 2.1\nName: pearl-divers\nVersion: 0.1\n"
    (notes / "METADATA").write_text(head, encoding="utf-8")
    return folder


def ran(project: Path, *words: str, keys: str = "") -> str:
    """Run a module of Python where the game is installed; return what it prints."""
    paths = [str(project / "src"), str(Path(clocksmith.__file__).parents[1])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=project,
        env={**env, "PYTHONIOENCODING": "utf-8", "COLUMNS": "120"},
        input=keys,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_pass_and_so_does_the_suite(project: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "--rootdir", str(project))
    assert "3 passed" in ran(project, "pytest", *options, "tests")


def test_it_is_played_at_once(project: Path) -> None:
    game = ("clocksmith", "play", "pearl-divers", "--level", "uniform", "--seed", "1")
    said = ran(project, *game, keys="why stop\nroll\nquit\n")
    assert "Roll at least once. (2.1)" in said
    assert "Roll once more, or stop?" in said


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Pearl Divers", "cannot name"),
        ("class", "cannot name"),
        ("khronos", "already"),
        ("a", "exists"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(InputError, match=reason):
        new_game(NewGame(name, tmp_path))
