"""The number of lines of play from set positions is what it was."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.cli.commands.perft import count, divide
from clocksmith.core.game import Game
from clocksmith.core.notation import header_in
from clocksmith.games import GAMES, OURS

FOLDER = Path(__file__).parent.parent


def golden(name: str) -> list[tuple[str, str, int, int]]:
    """Return the entries of a game's perft.txt: where, how deep, how many."""
    lines = (FOLDER / name / "perft.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [(name, where, int(depth), int(many)) for where, depth, many in rows]


def position(name: str, where: str) -> tuple[Game[Any], Any]:
    """Return a position of perft.txt by its name, with the game by whose rules it is played."""
    if where.startswith("start-"):
        return GAMES[name], GAMES[name].start(int(where.removeprefix("start-")))
    text = (FOLDER / name / "perft" / f"{where}.position").read_text(encoding="utf-8")
    game = GAMES[name].matching(header_in(text, name))
    return game, game.read(text)


@pytest.mark.parametrize(
    ("name", "where", "depth", "many"), [row for name in OURS for row in golden(name)]
)
def test_there_are_as_many_lines_of_play_as_there_were(
    name: str, where: str, depth: int, many: int
) -> None:
    assert count(*position(name, where), depth) == many


@pytest.mark.parametrize("name", OURS)
def test_every_position_is_counted(name: str) -> None:
    named = {where for _, where, _, _ in golden(name)}
    assert {path.stem for path in (FOLDER / name / "perft").glob("*.position")} <= named
    assert {f"start-{seats}" for seats in GAMES[name].seats} <= named


@pytest.mark.parametrize("name", OURS)
def test_the_first_actions_divide_the_lines(name: str) -> None:
    game, state = position(name, f"start-{GAMES[name].seats[0]}")
    divided = divide(game, state, 2)
    assert list(divided) == game.legal(state).texts()
    assert sum(divided.values()) == count(game, state, 2)
    assert count(game, state, 0) == 1
