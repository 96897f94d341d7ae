"""What is printed of a game is told as plain data."""

import json
from itertools import pairwise

import pytest

from clocksmith.core.box.form import STAND_IN
from clocksmith.games import GAMES, OURS
from clocksmith.games.printed import content_of


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_printed_of_a_game_survives_json(name: str) -> None:
    told = content_of(GAMES[name])
    assert json.loads(json.dumps(told)) == told
    assert told["content"]


@pytest.mark.parametrize("name", OURS)
def test_house_boxes_adjust_nothing_but_stand_ins(name: str) -> None:
    shelf = GAMES[name].shelf()
    assert shelf is not None
    for older, newer in pairwise([shelf.box(one) for one in shelf.names]):
        before, after = older.content(), newer.content()
        for sheet, place, column, status in newer.printed():
            if before[sheet][place][column] != after[sheet][place][column]:
                assert status == STAND_IN, f"{newer.name}: {column} of {sheet} {place + 1}"


@pytest.mark.parametrize(
    ("name", "counts"), [("khronos", (53, 54)), ("sands", (162, 726)), ("inventions", (38, 603))]
)
def test_each_value_of_a_house_box_counts_by_its_own_status(
    name: str, counts: tuple[int, int]
) -> None:
    shelf = GAMES[name].shelf()
    assert shelf is not None
    assert shelf.newest.counts() == counts
