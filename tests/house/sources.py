"""The sources as the tests of the house read them: files, texts and syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "clocksmith"
GAMES = PACKAGE / "games"
TESTS = ROOT / "tests"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(folder: Path) -> list[Path]:
    """Every Python module in a folder and below."""
    return sorted(folder.rglob("*.py"))


def games() -> list[str]:
    """The games that exist, by the names of their folders."""
    return sorted(
        path.name for path in GAMES.iterdir() if path.is_dir() and not path.name.startswith("_")
    )


@cache
def tree(path: Path) -> ast.Module:
    """A module as a syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def functions(node: ast.AST) -> Iterator[Function]:
    """Every function and method in a tree, nested ones too."""
    return (found for found in ast.walk(node) if isinstance(found, Function))


def place(path: Path, line: int = 0) -> str:
    """Where something is, as a person would look it up."""
    where = path.relative_to(ROOT).as_posix()
    return f"{where}:{line}" if line else where


def listed(offences: list[str]) -> str:
    """Offences one to a line, for the message of a failed test."""
    return "\n  ".join(["", *offences])
