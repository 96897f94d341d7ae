"""The number of lines of play from set positions is what it was."""

from pathlib import Path

import pytest

from clocksmith.cli.perft import count, divide
from clocksmith.games.sands import GAME
from clocksmith.games.sands.state import Sands

FOLDER = Path(__file__).parent


def golden() -> list[tuple[str, int, int]]:
    """Return the entries of perft.txt: where, how deep, how many."""
    lines = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [(name, int(depth), int(lines)) for name, depth, lines in rows]


def position(name: str) -> Sands:
    """Return a position of perft.txt by its name."""
    if name.startswith("start-"):
        return GAME.start(int(name.removeprefix("start-")))
    return GAME.read((FOLDER / "perft" / f"{name}.position").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "depth", "lines"), golden())
def test_there_are_as_many_lines_of_play_as_there_were(name: str, depth: int, lines: int) -> None:
    assert count(GAME, position(name), depth) == lines


def test_every_position_is_counted() -> None:
    named = {name for name, _, _ in golden()}
    assert {path.stem for path in (FOLDER / "perft").glob("*.position")} <= named
    assert {f"start-{seats}" for seats in GAME.seats} <= named


def test_depth_0_is_one_line_and_so_is_a_game_that_is_over() -> None:
    assert count(GAME, position("start-2"), 0) == 1
    assert count(GAME, position("over"), 40) == 1


def test_the_first_actions_divide_the_lines() -> None:
    state = position("battle")
    divided = divide(GAME, state, 2)
    assert list(divided) == GAME.legal(state).texts()
    assert sum(divided.values()) == count(GAME, state, 2)
