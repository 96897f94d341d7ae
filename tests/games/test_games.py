"""Games are found by name: ours, and those that are installed beside us."""

from importlib.metadata import EntryPoint

import pytest

from clocksmith.games import GAMES, GROUP, OURS, Games
from table.toy import TOY

CLASS = "toy = table.toy:ToyGame"
TOY_ENTRY = "toy = table.toy:TOY"


def games(*brought: str) -> Games:
    """The games where packages bring these entry points, written as in their pyproject.toml."""
    pairs = [line.split(" = ") for line in brought]
    entries = [EntryPoint(name, value, GROUP) for name, value in pairs]
    return Games(lambda: entries)


def test_a_game_from_outside_stands_beside_ours() -> None:
    found = games(TOY_ENTRY)
    assert list(found) == [*OURS, "toy"]
    assert len(found) == len(OURS) + 1
    assert found["toy"] is TOY
    assert found["khronos"] is GAMES["khronos"]
    assert not found.refused


def test_a_name_that_nobody_has_is_not_there() -> None:
    assert "chess" not in games(TOY_ENTRY)
    with pytest.raises(KeyError):
        games()["chess"]


def test_ours_are_there_without_looking_for_others() -> None:
    def never() -> list[EntryPoint]:
        raise AssertionError("nobody asked for a game from outside")

    assert Games(never)["sands"].name == "sands"


@pytest.mark.parametrize(
    ("brought", "name", "why"),
    [
        ("broken = no.such.package:GAME", "broken", "No module named 'no'"),
        ("broken = table.toy:NOTHING", "broken", "NOTHING"),
        (CLASS, "toy", "is not a clocksmith.core.game.Game"),
        ("joy = table.toy:TOY", "joy", "the game there is called 'toy'"),
        ("To/y = table.toy:TOY", "To/y", "lower-case letters"),
        ("khronos = table.toy:TOY", "khronos", "another game of that name"),
    ],
)
def test_a_broken_game_is_named_in_words_and_the_others_work(
    brought: str, name: str, why: str
) -> None:
    found = games(brought)
    assert list(found) == list(OURS)
    assert list(found.refused) == [name]
    assert found.refused[name].startswith(f"the game {name!r} of ")
    assert why in found.refused[name]


def test_two_games_with_one_name_are_both_refused() -> None:
    found = games(TOY_ENTRY, "toy = other.toy:GAME", "broken = no.such.package:GAME")
    assert list(found) == list(OURS)
    assert "another game of that name" in found.refused["toy"]
    assert "No module named" in found.refused["broken"]
