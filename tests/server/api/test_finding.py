"""Games with their options, and options that are checked before a table is opened."""

from pathlib import Path

from clocksmith.games import GAMES
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


async def test_options_are_checked_without_opening_anything(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        path = "/games/khronos/check"
        assert (await browser.post(path, {"seats": 3, "options": {"holdem": "yes"}})).json == {}
        for body in ({"seats": 9}, {"seats": 3, "options": {"map": "a hole"}}):
            assert (await browser.post(path, body)).code == "invalid"
        assert (await browser.post("/games/chess/check", {"seats": 2})).code == "not-found"
