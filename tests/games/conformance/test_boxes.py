"""Damaged boxes give sentences with places, or a box that can be played with; nothing else."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError, Fault
from clocksmith.core.box.shelf import Shelf
from clocksmith.games import GAMES, OURS

DAMAGED: Final = int(os.environ.get("CLOCKSMITH_DAMAGED", "150"))  # boxes of each game
LONGEST: Final = 2_000  # letters of a sentence that still is one
SPOILT = ["-1", "0", "7", "99", "1e3", '"x"', '"castle"', "[]", "[1]", "{}", "true", "''", "1.5"]
SPOILT += ["[[tile]]", "[[nothing]]", "=", '"', "\n", "\t", "é", "\u202e", "9" * 30]


def shelf_of(name: str) -> Shelf:
    """Return the boxes of a game."""
    shelf = GAMES[name].shelf()
    assert shelf is not None
    return shelf


@cache
def whole(name: str) -> str:
    """Return the text of the first box of a game."""
    place = files(GAMES[name].package()).joinpath("boxes", f"{shelf_of(name).names[0]}.toml")
    return place.read_text(encoding="utf-8")


KINDS: Final = ("replace", "drop", "line", "cut")
# What happens, where (in thousandths of the text), and what is put there.
DAMAGE = st.tuples(st.sampled_from(KINDS), st.integers(0, 999), st.sampled_from(SPOILT))


def damaged(text: str, kind: str, where: int, spoilt: str) -> str:
    """Return a text with one more thing wrong with it."""
    words = [found.span() for found in re.finditer(r"-?\w+|\"[^\"]*\"|\S", text)]
    if not words:
        return spoilt
    first, last = words[where * len(words) // 1000]
    if kind == "replace":
        return text[:first] + spoilt + text[last:]
    if kind == "drop":
        return text[:first] + text[last:]
    if kind == "line":
        lines = text.split("\n")
        number = text.count("\n", 0, first)
        return "\n".join([*lines[:number], *lines[number + 1 :]])
    return text[:first] if first > len(text) // 2 else text[:first] + text[last + 40 :]


def read(name: str, text: str) -> tuple[Box | None, list[Fault]]:
    """Return the box that a text describes, or what is wrong with it."""
    try:
        return shelf_of(name).read(text), []
    except BoxError as error:
        return None, error.faults


def check(name: str, text: str) -> None:
    """Read a damaged box: it is told what is wrong, or a game can begin with it."""
    game: Any = GAMES[name]
    box, faults = read(name, text)
    for fault in faults:
        assert fault.sentence().isprintable(), fault
        assert len(fault.sentence()) < LONGEST
        assert 0 <= fault.line <= text.count("\n") + 1
    if box is None:
        assert faults
        return
    played = game.played_with(game.rules_version, box)
    for seats in played.seats:
        assert played.decision(played.start(seats)) is not None


@pytest.mark.parametrize("name", OURS)
def test_a_damaged_box_is_refused_in_words_or_can_be_played(name: str) -> None:
    @settings(max_examples=DAMAGED, deadline=None)
    @given(st.lists(DAMAGE, min_size=1, max_size=3))
    def try_one(damages: list[tuple[str, int, str]]) -> None:
        text = whole(name)
        for one in damages:
            text = damaged(text, *one)
        check(name, text)

    try_one()


@pytest.mark.parametrize("name", OURS)
def test_a_shipped_box_is_read_as_it_stands(name: str) -> None:
    shelf = shelf_of(name)
    for one in shelf.names:
        assert shelf.box(one).name == one
        assert shelf.by_digest(shelf.box(one).digest) is not None
