"""The example game as if it were installed: its package on the path, with its entry point.

So nothing is fetched or built, and the environment of the tests stays as it is.
"""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import clocksmith
from clocksmith.board.reading import board_of
from clocksmith.core import words
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from house.sources import ROOT

EXAMPLE = ROOT / "examples" / "candle"
PROJECT: dict[str, Any] = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))


CANDLE: tuple[Path, dict[str, Any]] = (EXAMPLE / "src" / "candle", PROJECT["project"])
# A tiny game of ours, with a grid and cards on a board that it declares.
STONES: tuple[Path, dict[str, Any]] = (
    ROOT / "tests" / "board" / "stones",
    {
        "name": "stones",
        "version": "1",
        "entry-points": {"clocksmith.games": {"stones": "stones.game:GAME"}},
    },
)


def install(folder: Path, game: tuple[Path, dict[str, Any]] = CANDLE) -> Path:
    """Put into a folder what an installation of a game would leave there: the example's if none."""
    source, about = game
    shutil.copytree(source, folder / source.name)
    notes = folder / f"{about['name']}-{about['version']}.dist-info"
    notes.mkdir()
    entries = [
        f"[{group}]\n" + "".join([f"{name} = {value}\n" for name, value in brought.items()])
        for group, brought in about["entry-points"].items()
    ]
    (notes / "entry_points.txt").write_text("\n".join(entries), encoding="utf-8")
    head = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
    (notes / "METADATA").write_text(head, encoding="utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that has the example, and the clocksmith that is tested."""
    paths = [str(folder), str(Path(clocksmith.__file__).parents[1])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "COLUMNS": "120",
        "LANG": "en_GB.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }


@contextmanager
def candle(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str, str]
) -> Iterator[Game[Any]]:
    """Give the example to this process and those it starts; *changes* are file, text, new text."""
    with outside(CANDLE, folder, monkeypatch, *changes) as game:
        yield game


@contextmanager
def outside(
    packed: tuple[Path, dict[str, Any]],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *changes: tuple[str, str, str],
) -> Iterator[Game[Any]]:
    """Give a game to this process, and to those it starts."""
    install(folder, packed)
    package = packed[0].name
    for name, text, new in changes:
        file = folder / package / name
        source = file.read_text(encoding="utf-8")
        assert source.count(text) == 1, f"{name}: {text}"
        file.write_text(source.replace(text, new), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
    board_of.cache_clear()
    vars(GAMES).pop("_outside", None)  # as if nobody had asked before
    words._bundle.cache_clear()
    try:
        yield GAMES[package]
    finally:
        vars(GAMES).pop("_outside", None)
        words._bundle.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == package]:
            del sys.modules[name]
