"""Games with their options, and options that are checked before a table is opened."""

from pathlib import Path

import pytest
from msgspec.structs import asdict

from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES
from clocksmith.server.tables.game_metadata import action_kinds, fields_of
from server.house import opened


async def test_games_tell_their_seats_options_and_bots(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        games = (await house.browser().get("/games")).json
        assert [game["name"] for game in games] == list(GAMES)
        khronos = games[0]
        assert khronos["seats"] == [2, 3, 4, 5]
        assert {"key": "map", "values": ["valley"], "default": "valley", "open": True} in khronos[
            "options"
        ]
        assert khronos["bots"]


@pytest.mark.parametrize("name", list(GAMES))
async def test_a_game_tells_what_a_client_needs_to_show_it(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path) as house:
        game = (await house.browser().get(f"/games/{name}")).json
        assert game["names"] == GAMES[name].names
        assert set(game["words"]) == set(game["rulebook"]) == set(LANGUAGES)
        assert "ask-" in game["words"]["en"]
        assert game["actions"] == {
            key: asdict(kind) for key, kind in action_kinds(GAMES[name]).items()
        }


async def test_a_game_that_is_not_offered_cannot_be_shown(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        assert (await house.browser().get("/games/chess")).code == "not-found"


def test_the_numbers_of_a_view_are_named_by_the_types_of_its_fields() -> None:
    fields = fields_of(GAMES["khronos"])
    assert fields["DomainView"] == {"cells": "cell", "seats": "seat"}
    assert "ecus" not in fields["DomainView"]


async def test_options_are_checked_without_opening_anything(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        path = "/games/khronos/check"
        assert (await browser.post(path, {"seats": 3, "options": {"holdem": "yes"}})).json == {}
        for body in ({"seats": 9}, {"seats": 3, "options": {"map": "a hole"}}):
            assert (await browser.post(path, body)).code == "invalid"
        assert (await browser.post("/games/chess/check", {"seats": 2})).code == "not-found"
