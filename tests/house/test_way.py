"""The page about the way of an action names what is there, in the order in which it is called."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from house.sources import ROOT

PAGE = (ROOT / "docs" / "concepts" / "the-way-of-an-action.md").read_text(encoding="utf-8")
STOP = re.compile(r"^- `([^`]+)` `([^`]+)`: (.+)$")
DEFINED = (
    r"(?:def|class|function) {name}\b",  # Python, and functions and classes of TypeScript
    r"^  (?:private |protected |override |async )*{name}(?:<[^(]*>)?\(",  # a method of TypeScript
    r"import \{{[^}}]*\b{name}\b",  # what a component uses
    r"^ *(?:export const )?{name} = ",
)


def stretches() -> list[list[tuple[str, str]]]:
    """The lists of the page: each is a part of the way without a gap, of files and names."""
    found: list[list[tuple[str, str]]] = [[]]
    for line in PAGE.splitlines():
        stop = STOP.match(line)
        if stop is not None:
            found[-1].append((stop.group(1), stop.group(2)))
        elif found[-1]:
            found.append([])
    return [stretch for stretch in found if stretch]


STOPS = [stop for stretch in stretches() for stop in stretch]
HOPS = [(here, there) for stretch in stretches() for here, there in pairwise(stretch)]


def text_of(file: str) -> str:
    """A file of the repository."""
    return Path(ROOT, file).read_text(encoding="utf-8")


def test_the_way_is_told_from_the_click_to_the_drawn_result() -> None:
    assert len(STOPS) > 40
    assert STOPS[0][0] == STOPS[-1][0]
    listed = [line for line in PAGE.splitlines() if line.startswith("- ")]
    assert len(listed) == len(STOPS), "every entry names a file, a name and what it does"


@pytest.mark.parametrize(("file", "name"), STOPS)
def test_every_file_defines_the_name(file: str, name: str) -> None:
    text = text_of(file)
    for part in name.split("."):
        forms = [form.format(name=re.escape(part)) for form in DEFINED]
        assert any(re.search(form, text, re.MULTILINE) for form in forms), f"{file} has no {part}"


@pytest.mark.parametrize(("here", "there"), HOPS)
def test_every_file_leads_to_the_next_name(here: tuple[str, str], there: tuple[str, str]) -> None:
    called = there[1].split(".")[-1]
    assert re.search(rf"\b{re.escape(called)}\b", text_of(here[0])), f"{here[0]} calls no {called}"
