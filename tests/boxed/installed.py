"""The game Lanterns as if it were installed, for this process and those it starts."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import clocksmith
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.games.rules import game_of

TESTS = Path(__file__).parents[1]
ENTRY = "[clocksmith.games]\nlantern = boxed.lantern.game:GAME\n"


def noted(folder: Path) -> str:
    """Write down what an installation leaves in a folder, and return the path to find it by."""
    notes = folder / "lantern-1.0.dist-info"
    notes.mkdir(exist_ok=True)
    (notes / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    head = "Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n"
    (notes / "METADATA").write_text(head, encoding="utf-8")
    paths = [folder, TESTS, Path(clocksmith.__file__).parents[1]]
    return os.pathsep.join([str(path) for path in paths])


@contextmanager
def lantern(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """Give the game to this process, and to those it starts."""
    monkeypatch.setenv("PYTHONPATH", noted(folder))
    monkeypatch.syspath_prepend(folder)
    vars(GAMES).pop("_outside", None)  # as if nobody had asked before
    try:
        yield GAMES["lantern"]
    finally:
        vars(GAMES).pop("_outside", None)
        game_of.cache_clear()
