"""Results kept in a file while games are played, so that a second run goes on where one stopped.

The first line is the setting; each further line is the result of one game, all
of them JSON. Lines are only ever added, each at once, so what an interrupted run
leaves half-written is the last line at most.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Self

from clocksmith.arena.job import GameResult, Key, Setting

FORMAT: Final = "clocksmith arena 1"


class ResultsFile:
    """A file of results, opened for appending."""

    def __init__(self, path: Path, results: dict[Key, GameResult], end: int) -> None:
        self.results = results
        self._file = path.open("ab")
        if self._file.tell() != end:
            os.truncate(path, end)

    @classmethod
    def open(cls, path: Path, setting: Setting) -> Self:
        """Return the file, begun if it is new; ValueError when it holds something else."""
        content = path.read_bytes() if path.exists() else b""
        end, lines = _whole_lines(path, content)
        if lines:
            _check_setting(path, lines[0], setting)
        known = _results(lines[1:])
        file = cls(path, known, end)
        if not lines:
            file._add({"format": FORMAT, **asdict(setting)})
        return file

    def add(self, result: GameResult) -> None:
        """Write one more result."""
        self._add(result.plain())

    def _add(self, plain: dict[str, Any]) -> None:
        self._file.write(json.dumps(plain, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def read_results(path: Path) -> tuple[Setting, list[GameResult]]:
    """Return what a results file holds; ValueError, in words, when it is not one."""
    _, lines = _whole_lines(path, path.read_bytes())
    if not lines:
        raise ValueError(f"{path} holds no results")
    return _setting(path, lines[0]), list(_results(lines[1:]).values())


def _whole_lines(path: Path, content: bytes) -> tuple[int, list[dict[str, Any]]]:
    """The lines that can be read and where they end; damage is forgiven at the very end alone."""
    lines: list[dict[str, Any]] = []
    end = place = 0
    damaged = 0
    for number, line in enumerate(content.splitlines(keepends=True), start=1):
        place += len(line)
        plain = _read_line(line)
        if plain is None:
            damaged = damaged or number
            continue
        if damaged:
            raise ValueError(f"{path}: line {damaged} is damaged, and others follow it")
        lines.append(plain)
        end = place
    if damaged and not lines:
        raise ValueError(f"{path} is not a file of results")
    return end, lines


def _read_line(line: bytes) -> dict[str, Any] | None:
    """A line as plain data: a setting or a result; None when it is damaged."""
    if not line.endswith(b"\n"):
        return None
    try:
        plain = json.loads(line)
        if "format" not in plain:
            GameResult.from_plain(plain)
    except (ValueError, KeyError, TypeError):
        return None
    return plain if isinstance(plain, dict) else None


def _setting(path: Path, first: dict[str, Any]) -> Setting:
    plain = dict(first)
    if plain.pop("format", None) != FORMAT:
        raise ValueError(f"{path} is not a file of results")
    try:
        return Setting.from_plain(plain)
    except (KeyError, TypeError):
        raise ValueError(f"{path}: line 1 is damaged") from None


def _check_setting(path: Path, first: dict[str, Any], setting: Setting) -> None:
    there, here = asdict(_setting(path, first)), asdict(setting)
    for name, value in here.items():
        if there[name] != value:
            what = name.replace("_", " ")
            raise ValueError(
                f"{path} holds games with {what} {_shown(there[name])}, not {_shown(value)}: "
                "name another file"
            )


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join([str(part) for part in value]) or "none"
    return "none" if value is None else str(value)


def _results(lines: Iterable[dict[str, Any]]) -> dict[Key, GameResult]:
    results: dict[Key, GameResult] = {}
    for plain in lines:
        result = GameResult.from_plain(plain)
        results.setdefault(result.job.key(), result)
    return results
