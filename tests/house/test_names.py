"""Names and words that do not exist in this house."""

import ast
import re
from pathlib import Path

import pytest

from house.sources import PACKAGE, ROOT, TESTS, functions, listed, modules, place, tree

DRAWERS = {"utils", "util", "helpers", "helper", "misc", "common"}  # where things get lost

# Bracketed letters, so that this page does not find itself.
UNFINISHED = re.compile(r"\b(?:TOD[O]|FIXM[E])\b|#.*\bXX[X]\b")
MACHINE = re.compile(r"(?<![\w.~$}-])/(?:home|root|Users|work|opt|tmp|mnt|srv)/\w|\b[A-Z]:\\\w")

TEXTS = {".py", ".toml", ".ftl", ".md", ".txt", ".cfg", ".sh", ""}


def texts() -> list[Path]:
    """Every file that is written by hand: sources, tests, documents, scripts."""
    folders = [PACKAGE, TESTS, ROOT / "docs", ROOT / "scripts", ROOT / "requirements", ROOT / ".ci"]
    found = [path for folder in folders for path in folder.rglob("*")]
    found += [
        path for path in ROOT.glob("*") if path.name != ".git"
    ]  # a file in a second work tree
    return sorted(
        path
        for path in found
        if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts
    )


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Places of all lines that a pattern finds."""
    return [
        f"{place(path, number)} {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_module_or_folder_is_a_drawer_for_odds_and_ends() -> None:
    offences = [
        place(path)
        for folder in (PACKAGE, TESTS)
        for path in folder.rglob("*")
        if path.stem in DRAWERS
    ]
    assert not offences, listed(offences)


def test_no_function_is_called_get() -> None:
    offences = [
        f"{place(path, function.lineno)} {function.name}"
        for folder in (PACKAGE, TESTS)
        for path in modules(folder)
        for function in functions(tree(path))
        if function.name.startswith("get_")
    ]
    assert not offences, listed(offences)


def test_every_module_says_what_it_is() -> None:
    offences = [
        place(path)
        for folder in (PACKAGE, TESTS)
        for path in modules(folder)
        if not ast.get_docstring(tree(path))
    ]
    assert not offences, listed(offences)


def test_nothing_is_left_for_later() -> None:
    offences = lines_with(UNFINISHED)
    assert not offences, listed(offences)


def test_no_file_knows_whose_machine_it_was_written_on() -> None:
    offences = lines_with(MACHINE)
    assert not offences, listed(offences)


@pytest.mark.parametrize(
    ("line", "unfinished", "machine"),
    [
        ("# TO" + "DO later", True, False),
        ("..XX" + "X..", False, False),
        ("x = 1  # XX" + "X why", True, False),
        ("open('/ho" + "me/ada/x')", False, True),
        ("src/work/x.py and $ROOT/tmp/x", False, False),
        ("#!/usr/bin/env bash", False, False),
    ],
)
def test_the_patterns_themselves(line: str, unfinished: bool, machine: bool) -> None:
    assert bool(UNFINISHED.search(line)) == unfinished
    assert bool(MACHINE.search(line)) == machine
