"""Every answer has its headers, and pages of other sites can do nothing here."""

import asyncio
from pathlib import Path

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from clocksmith.server.http.guard import HEADERS, Guard
from clocksmith.server.http.limits import Limiter
from clocksmith.server.http.tokens import Tokens
from clocksmith.server.settings import Rate
from server.browser import HOST, Browser
from server.house import HOT_SEAT, opened, settings

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


async def test_whatever_is_asked_for_has_its_price(tmp_path: Path) -> None:
    limited = Rate(2, 0.01)
    for path, free in (("/api/nothing", 2), ("/api/openapi.json", 2), ("/", 8), ("/no.js", 8)):
        folder = tmp_path / path.strip("/").replace("/", "-")
        folder.mkdir(exist_ok=True)
        async with opened(folder, rate_address=limited) as house:
            browser = house.browser()
            asked = [await browser.send("GET", path, b"", {}) for _ in range(free + 1)]
            assert [answer.status == 429 for answer in asked] == [False] * free + [True]


async def test_a_refused_page_of_another_site_has_its_price_too(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_address=Rate(2, 0.01)) as house:
        asked = [await house.browser().put("/me", {}, origin="https://evil.example") for _ in "abc"]
        assert [answer.status for answer in asked] == [403, 403, 429]


async def test_so_many_requests_of_one_address_are_answered_at_once(tmp_path: Path) -> None:
    go_on = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await go_on.wait()
        await PlainTextResponse("done")(scope, receive, send)

    given = settings(tmp_path, trust_proxy=True, connections_address=2)
    guard = Guard(app, given, Limiter(Rate(0, 0), lambda: 0.0), Tokens(""))
    places = ["198.51.100.1", "198.51.100.1", "198.51.100.2", "198.51.100.1"]
    asking = [
        asyncio.create_task(Browser(guard).get("/me", **{"x-forwarded-for": place}))
        for place in places
    ]
    assert (await asking[3]).status == 429
    go_on.set()
    assert [(await one).status for one in asking[:3]] == [200] * 3
    again = await Browser(guard).get("/me", **{"x-forwarded-for": places[0]})
    assert again.status == 200
