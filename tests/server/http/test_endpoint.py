"""Bodies are read strictly, errors have one form, and faults of ours do not show their inside."""

from pathlib import Path

import pytest

from server.house import opened

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b"{}",
        b'{"name": 5}',
        b'{"name": null}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"[" * 60_000,
        b'{"name": ' + b"[" * 20_000,
        b"1e999999",
    ],
)
async def test_a_body_of_another_form_is_a_bad_request(body: bytes, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().send("PUT", "/api/me", body, JSON)
        assert (answer.status, answer.code) == (400, "bad-request")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "json"])
async def test_a_body_must_say_that_it_is_json(kind: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        headers = {"content-type": kind} if kind else {}
        answer = await house.browser().send("PUT", "/api/me", b'{"name": "Ada"}', headers)
        assert (answer.status, answer.code) == (415, "not-json")


async def test_json_may_name_its_letters(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        headers = {"content-type": "application/json; charset=utf-8"}
        answer = await house.browser().send("PUT", "/api/me", b'{"name": "Ada"}', headers)
        assert answer.json == {"name": "Ada", "login": None}


async def test_a_record_is_plain_utf_8(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        text = {"content-type": "text/plain; charset=utf-8"}
        browser = house.browser()
        assert (await browser.send("POST", "/api/records", b"\xff\xfe", text)).code == "bad-request"
        assert (await browser.send("POST", "/api/records", b"{}", JSON)).code == "not-json"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/me/", 404, "not-found"),
        ("PATCH", "/api/me", 405, "wrong-method"),
        ("DELETE", "/api/tables/x/actions", 405, "wrong-method"),
        ("GET", "/api/tables/x/options", 400, "bad-request"),
        ("GET", "/api/tables/x/options?seat=me", 400, "bad-request"),
        ("GET", "/api/tables/x/options?seat=0&language=tlh", 400, "bad-request"),
        ("GET", "/api/tables/x/story?seat=99", 400, "bad-request"),
        ("POST", "/api/tables/x/seats/first", 400, "bad-request"),
        ("GET", "/api/tables/x", 404, "not-found"),
    ],
)
async def test_addresses_that_lead_nowhere_are_told_in_words(
    method: str, path: str, status: int, code: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().send(method, path, b"", {})
        assert (answer.status, answer.code) == (status, code)
        assert ("allow" in answer.headers) == (status == 405)


async def test_a_wrong_method_is_told_the_right_ones(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().send("OPTIONS", "/api/me", b"", {})
        assert answer.headers["allow"] == "GET, HEAD, PUT"


async def test_a_fault_of_ours_is_told_without_its_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:

        async def broken(*_: object) -> None:
            raise RuntimeError("the inside")

        monkeypatch.setattr(house.services.accounts, "me", broken)
        answer = await house.browser().get("/me")
        assert (answer.status, answer.code) == (500, "broken")
        assert b"inside" not in answer.body
        assert "content-security-policy" in answer.headers
