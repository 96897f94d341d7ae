"""What is printed of a game is told as plain data."""

import json

import pytest

from clocksmith.games import GAMES
from clocksmith.games.printed import content_of


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_printed_of_a_game_survives_json(name: str) -> None:
    told = content_of(GAMES[name])
    assert json.loads(json.dumps(told)) == told
    assert told["content"]
