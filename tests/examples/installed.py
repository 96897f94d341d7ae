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
from clocksmith.core import words
from clocksmith.core.game import Game
from clocksmith.games import GAMES
from house.sources import ROOT

EXAMPLE = ROOT / "examples" / "candle"
PROJECT: dict[str, Any] = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))


def install(folder: Path) -> Path:
    """Put into a folder what an installation of the example would leave there."""
    about = PROJECT["project"]
    shutil.copytree(EXAMPLE / "src" / "candle", folder / "candle")
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
    """Give the game to this process, and to those it starts; *changes* are file, text, new text."""
    install(folder)
    for name, text, new in changes:
        file = folder / "candle" / name
        source = file.read_text(encoding="utf-8")
        assert source.count(text) == 1, f"{name}: {text}"
        file.write_text(source.replace(text, new), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
    vars(GAMES).pop("_outside", None)  # as if nobody had asked before
    words._bundle.cache_clear()
    try:
        yield GAMES["candle"]
    finally:
        vars(GAMES).pop("_outside", None)
        words._bundle.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == "candle"]:
            del sys.modules[name]
