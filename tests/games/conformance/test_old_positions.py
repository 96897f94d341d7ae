"""Positions that earlier versions wrote are still read, to the very same state."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.game import Game
from clocksmith.core.notation import header_in
from clocksmith.core.value import Value
from clocksmith.games import GAMES, OURS

HERE = Path(__file__).parents[1]
# What follows from the options and the number of seats alone.
FIXED = {("Khronos", "land"), ("Khronos", "options"), ("Inventions", "options")}
FIXED |= {("Sands", "in_play"), ("Sands", "options")}
# What is printed, the same for all positions of a box; what bots found out is no part of a state.
PRINTED = ("actions", "parts")
MEMO = "memo"


def written(name: str) -> Iterator[Any]:
    """Give the old texts of a game with what they stood for."""
    text = (HERE / name / "positions.txt").read_text(encoding="utf-8")
    for entry in re.split(r"(?m)^=== ", text)[1:]:
        head, _, position = entry.partition("\n")
        digest, _, found = head.partition(" ")
        yield pytest.param(name, digest, position, id=f"{name}, {found}")


def game_in(name: str, text: str) -> Game[Any]:
    """Return the game by the rules and with the box of a position."""
    return GAMES[name].matching(header_in(text, name))


def canonical(thing: Any) -> Any:
    """Return every attribute of a state by its name, in one form."""
    if isinstance(thing, Value):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return [canonical(item) for item in thing]
    if thing is None or isinstance(thing, (int, str)):
        return thing
    kind = type(thing).__name__
    if kind == "Board":
        return canonical(thing.key())
    names = [name for name in dir(thing) if not name.startswith("_")]
    shown = [name for name in names if name not in (*PRINTED, MEMO) and (kind, name) not in FIXED]
    values = {name: getattr(thing, name) for name in shown}
    return {name: canonical(value) for name, value in values.items() if not callable(value)}


def without_box(text: str) -> str:
    """Return a position without the line that names its box, which old ones do not have."""
    return re.sub(r"(?m)^box .*\n", "", text)


def digest_of(state: Any) -> str:
    """Return a short text that changes with every attribute of a state."""
    whole = json.dumps(canonical(state), sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "digest", "text"), [entry for name in OURS for entry in written(name)]
)
def test_an_old_position_is_read_to_the_state_it_was_written_from(
    name: str, digest: str, text: str
) -> None:
    game = game_in(name, text)
    state = game.read(text)
    assert digest_of(state) == digest
    assert without_box(game.write(state)) == without_box(text)


@pytest.mark.parametrize(
    "path",
    sorted(HERE.glob("*/perft/*.position")),
    ids=lambda path: f"{path.parts[-3]} {path.stem}",
)
def test_a_position_of_perft_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = game_in(path.parts[-3], text)
    assert without_box(game.write(game.read(text))) == without_box(text)
