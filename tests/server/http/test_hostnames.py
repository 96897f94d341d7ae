"""A server at home answers to names of its own network, and to no others."""

from pathlib import Path

import pytest

from clocksmith.server.http.hostnames import is_own_name
from server.house import opened


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.0.7", True),
        ("games", True),
        ("games.local.", True),
        ("GAMES.LAN:8000", True),
        ("", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("local.evil.example", False),
        ("[evil.example]", False),
    ],
)
def test_a_name_is_ones_own_unless_somebody_far_away_can_have_it(host: str, own: bool) -> None:
    assert is_own_name(host) is own


async def test_a_page_that_has_its_name_lead_here_learns_nothing(tmp_path: Path) -> None:
    misled = {"host": "evil.example", "origin": "http://evil.example"}
    async with opened(tmp_path) as house:
        assert (await house.browser().get("/tables", **misled)).code == "foreign"
        assert (await house.browser().put("/me", {"name": "x"}, **misled)).code == "foreign"
        async with house.browser().socket("/tables/x/socket", **misled) as socket:
            assert await socket.closed() == 1008
    async with opened(tmp_path, public_url="https://games.example.org") as house:
        assert (await house.browser().get("/tables", host="games.example.org")).status == 200
