"""Every answer has its headers, and pages of other sites can do nothing here."""

from pathlib import Path

import pytest

from clocksmith.server.api.guard import HEADERS
from server.browser import HOST
from server.house import HOT_SEAT, opened

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": f"http://{HOST}.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": f"http://{HOST}"},
]
OWN = [
    {},
    {"origin": f"http://{HOST}"},
    {"origin": f"HTTPS://{HOST.upper()}"},
    {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/api/openapi.json"])
async def test_every_answer_has_the_headers(path: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().send("GET", path, b"", {})
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_page_of_another_site_can_send_nothing(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        answer = await ada.put("/me", {"name": "Eve"}, **headers)
        assert (answer.status, answer.code) == (403, "foreign")
        assert (await ada.get("/me", **headers)).json["name"] == "Ada"


@pytest.mark.parametrize("headers", OWN)
async def test_our_own_pages_and_programs_can(headers: dict[str, str], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().put("/me", {"name": "Ada"}, **headers)
        assert answer.status == 200


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_page_of_another_site_cannot_listen(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with ada.socket(f"/tables/{id}/socket?seat=0", **headers) as socket:
            assert (await socket.raw())["type"] == "websocket.close"


async def test_behind_a_proxy_the_public_address_is_our_own(tmp_path: Path) -> None:
    async with opened(tmp_path, public_url="https://games.example.org") as house:
        browser = house.browser()
        for origin, status in (
            ("https://games.example.org", 200),
            ("https://evil.example", 403),
            ("http://games.example.org", 403),
        ):
            answer = await browser.put("/me", {"name": "Ada"}, origin=origin)
            assert answer.status == status
