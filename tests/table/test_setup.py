"""What a table begins with is written, read back, and refused in words."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.table.clock import BANK, TimeControl
from clocksmith.table.setup import Setup, branch_of, setup_of
from house.sources import ROOT
from play import P1
from table.sitting import finish, setup_for, table_for

POSITION = (ROOT / "docs" / "pictures" / "khronos.position").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["khronos", "sands", "inventions"])
@pytest.mark.parametrize("number", [0, 13, 22])
def test_a_setup_is_read_back_from_its_json(name: str, number: int) -> None:
    setup = setup_for(name, number, TimeControl(BANK, 600, 5))
    assert setup_of(json.loads(json.dumps(setup.plain()))) == setup


def test_a_branch_is_read_back_with_its_position() -> None:
    setup = branch_of(GAME, POSITION, TimeControl(BANK, 600), (P1,))
    assert setup.seats == 4
    assert setup.start().key() == GAME.read(POSITION).key()
    assert setup_of(json.loads(json.dumps(setup.plain()))) == setup
    assert setup.timed() == [0, 2, 3]


def test_a_setup_without_hints_stays_so_and_an_old_one_has_them() -> None:
    setup = replace(setup_for("khronos", 1), hints=False)
    branch = replace(branch_of(GAME, POSITION), hints=False)
    for without in (setup, branch):
        plain = json.loads(json.dumps(without.plain()))
        assert setup_of(plain) == without
        del plain["hints"]
        assert setup_of(plain).hints


def test_a_setup_that_teaches_stays_so_and_an_old_one_does_not() -> None:
    for setup in (setup_for("khronos", 1), branch_of(GAME, POSITION)):
        assert setup.teaching == 0
        assert "teaching" not in setup.plain()  # an older server reads it as well
        plain = json.loads(json.dumps(replace(setup, teaching=3).plain()))
        assert setup_of(plain) == replace(setup, teaching=3)


def test_a_branch_begins_only_where_somebody_can_play_on() -> None:
    table = table_for("khronos", 1)
    finish(table, random.Random(1))
    with pytest.raises(ValueError, match="the game is over in this position"):
        branch_of(table.setup.game, table.position(len(table.results)))


def test_a_branch_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a position of"):
        branch_of(GAME, POSITION.replace("khronos", "sands", 1))


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="khronos has 2 to 5 seats, not 9"):
        Setup(GAME, 9, GAME.options.choose({}))


GOOD: dict[str, Any] = {"game": "khronos", "seats": 3, "options": {"edition": "first"}}


@pytest.mark.parametrize(
    ("plain", "told"),
    [
        ([], "a table has a game"),
        ({**GOOD, "game": "chess"}, "one of khronos, sands, inventions"),
        ({**GOOD, "colour": 1}, "a table has a game"),
        ({**GOOD, "rules_version": 99}, "khronos is played by rules 1 to"),
        ({**GOOD, "seats": "3"}, "whole numbers"),
        ({**GOOD, "seats": True}, "whole numbers"),
        ({**GOOD, "options": {"x": "1"}}, "there is no option 'x'"),
        ({**GOOD, "options": {"edition": 1}}, "all of them texts"),
        ({**GOOD, "options": "edition"}, "options are keys"),
        ({**GOOD, "untimed": 3}, "whole numbers"),
        ({**GOOD, "untimed": [0, 3]}, "there is no seat 3"),
        ({**GOOD, "position": 3}, "a position is a text"),
        ({**GOOD, "position": "hello"}, "line 1: expected 'clocksmith'"),
        ({**GOOD, "clock": {"kind": "sand"}}, "none, move or bank"),
        ({**GOOD, "hints": "no"}, "hints are true or false"),
        ({**GOOD, "teaching": -1}, "a mistake costs whole points"),
        ({**GOOD, "teaching": True}, "a mistake costs whole points"),
    ],
)
def test_what_is_no_setup_is_refused_in_words(plain: Any, told: str) -> None:
    assert setup_of(GOOD).seats == 3
    with pytest.raises(ValueError, match=r".") as caught:
        setup_of(plain)
    assert told in str(caught.value)
