"""Every paragraph of a game's rules has a test, and every mark names a paragraph."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from house.sources import GAMES, TESTS, games, listed, modules, place, tree

PARAGRAPH = re.compile(r"^\s*- \*\*([\w.]+)\*\*", re.MULTILINE)


def paragraphs(rules: str) -> list[str]:
    """The numbers of the paragraphs that a RULES.md lists, in its order."""
    return PARAGRAPH.findall(rules)


def paragraphs_of(game: str) -> list[str]:
    """The paragraphs of one game."""
    return paragraphs((GAMES / game / "RULES.md").read_text(encoding="utf-8"))


def marks(node: ast.AST) -> list[tuple[int, str]]:
    """Line and paragraph of every pytest.mark.rule(...) in a tree."""
    return [
        (call.lineno, text(argument))
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
    ]


def text(argument: ast.expr) -> str:
    """What a mark says; the bare source where it is not plain text, which is no paragraph."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def marks_of(game: str) -> list[tuple[Path, int, str]]:
    """File, line and paragraph of every mark in the tests of one game."""
    return [
        (path, line, number)
        for path in modules(TESTS / "games" / game)
        for line, number in marks(tree(path))
    ]


@pytest.mark.parametrize("game", games())
def test_paragraphs_are_numbered_and_listed_once(game: str) -> None:
    numbers = Counter(paragraphs_of(game))
    assert numbers, f"no line of {game}/RULES.md starts like `- **5.3**`"
    twice = [number for number, count in numbers.items() if count > 1]
    assert not twice, f"listed twice in {game}/RULES.md: {', '.join(twice)}"


@pytest.mark.parametrize("game", games())
def test_every_paragraph_has_a_test(game: str) -> None:
    tested = {number for _, _, number in marks_of(game)}
    untested = [number for number in paragraphs_of(game) if number not in tested]
    assert not untested, f"paragraphs of {game} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("game", games())
def test_every_mark_names_a_paragraph(game: str) -> None:
    known = set(paragraphs_of(game))
    offences = [
        f"{place(path, line)} {number}"
        for path, line, number in marks_of(game)
        if number not in known
    ]
    assert not offences, listed(offences)


def test_the_readers_themselves() -> None:
    assert paragraphs("## 5\n- **5.3** Rivers.\n  - **R7** Ours.\n- 5.4 no\n") == ["5.3", "R7"]
    source = '@pytest.mark.rule("5.3", "R7")\ndef test_x(): ...\n\npytestmark = pytest.mark.rule(N)'
    assert marks(ast.parse(source)) == [(1, "5.3"), (1, "R7"), (4, "N")]
