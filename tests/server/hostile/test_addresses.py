"""Strange addresses, headers, origins and cookies lead nowhere."""

import base64
from pathlib import Path

import pytest

import clocksmith.server
from server.hostile.scene import PLAYED, Scene, key, raw

OUTSIDE = (
    "/../pyproject.toml",
    "/../../../../../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../app.py",
    "/assets/..%5c..%5capp.py",
    "/assets/....//....//app.py",
    "//etc/passwd",
    "/.%00./app.py",
    "/app.py",
    "/static/index.html",
    "/index.html%00.js",
    "/.git/config",
    "/assets/",
    "/index.html.br",
)
NO_ORIGIN_OF_OURS = (
    "https://example.com",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.example.com",
    "file://",
    "x",
)


@pytest.mark.parametrize("path", OUTSIDE)
async def test_no_address_leads_out_of_the_folder_of_the_client(scene: Scene, path: str) -> None:
    sources = Path(clocksmith.server.__file__).parent / "app.py"
    for method in ("GET", "POST", "DELETE"):
        answer = await scene.caller().send(f"{method} {path}")
        assert answer.status in (200, 400, 404, 405)
        assert b"root:" not in answer.body
        assert sources.read_bytes() != answer.body
        if answer.status == 200:  # a page of the client
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api//me", "/api/me/", "/api/../api/x", "/api/tables/%2e%2e/x", "/api/%00"],
)
async def test_an_address_without_anything_is_told_so(scene: Scene, path: str) -> None:
    answer = await scene.caller().send(f"GET {path}")
    if answer.headers["content-type"] == "application/json":
        assert answer.data()["code"] == "not-found"
        assert answer.status == 404
    else:
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
async def test_a_method_that_is_not_taken_is_refused(scene: Scene, method: str) -> None:
    head = f"{method} /api/tables/{scene.running}/actions HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    answer = await raw(scene.port, head.encode())
    assert answer.startswith(b"HTTP/1.1 405 ")
    assert b"\r\nallow: POST\r\n" in answer
    assert answer.endswith(b"\r\n\r\n" if method == "HEAD" else b"}")


async def test_an_unknown_method_is_refused(scene: Scene) -> None:
    answer = await scene.caller().send(f"BREW /api/tables/{scene.running}")
    assert answer.status == 501


@pytest.mark.parametrize("path", ["/", "/api/openapi.json", "/health"])
async def test_what_is_only_read_says_so(scene: Scene, path: str) -> None:
    answer = await scene.caller().send(f"DELETE {path}")
    assert answer.status == 405
    assert {"GET", "HEAD"} <= set(answer.headers["allow"].split(", "))


async def test_what_can_be_read_can_be_asked_for_its_head(scene: Scene) -> None:
    lines = "Host: 127.0.0.1\r\nConnection: close\r\n\r\n"
    for path in ("/", f"/api/tables/{scene.running}", "/api/games", "/api/openapi.json"):
        got, head = [
            await raw(scene.port, f"{method} {path} HTTP/1.1\r\n{lines}".encode())
            for method in ("GET", "HEAD")
        ]
        assert head.startswith(b"HTTP/1.1 200 ")
        assert head.endswith(b"\r\n\r\n")
        size = len(got.partition(b"\r\n\r\n")[2])
        assert f"\r\ncontent-length: {size}\r\n".encode() in head
    answer = await scene.caller().send(f"DELETE /api/tables/{scene.running}/story")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


async def test_what_the_client_has_or_cannot_read_is_not_sent(scene: Scene) -> None:
    page = await scene.caller().send("GET /", accept_encoding="br;q=0, gzip;q=0")
    assert (page.status, page.headers.get("content-encoding")) == (200, None)
    for tags in (page.headers["etag"], f'"x", W/{page.headers["etag"]}', "*"):
        assert (await scene.caller().send("GET /", if_none_match=tags)).status == 304
    story = f"GET /api/tables/{scene.running}/story?seat=spectator"
    for accepted, coding in (("gzip;q=0", None), ("gzip;q=0.1", "gzip")):
        answer = await scene.caller().send(story, accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == coding


@pytest.mark.parametrize("id", ["0", "x" * 200, "%00", "..", "*", "' OR 1=1 --", "%F0%9F%92%A3"])
async def test_ids_of_no_table_are_not_found(scene: Scene, id: str) -> None:
    caller, quoted = scene.caller(scene.host), id.replace(" ", "%20")
    for path in ("", "/story", "/record", "/chat", "/invitations", "/options?seat=0"):
        error = await caller.refused(f"GET /api/tables/{quoted}{path}")
        assert error["code"] == "not-found"


@pytest.mark.parametrize("origin", NO_ORIGIN_OF_OURS)
async def test_pages_of_other_sites_send_nothing(scene: Scene, origin: str) -> None:
    caller = scene.caller(scene.host)
    body = {"seat": 0, "number": PLAYED, "action": "end", "key": key()}
    error = await caller.refused(f"POST /api/tables/{scene.running}/actions", body, origin=origin)
    assert error["code"] == "foreign"
    error = await caller.refused("DELETE /api/session", origin=origin)
    assert error["code"] == "foreign"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "x"])
async def test_a_browser_that_says_it_comes_from_elsewhere_is_refused(
    scene: Scene, site: str
) -> None:
    caller = scene.caller(scene.host)
    error = await caller.refused("PUT /api/me", {"name": "Eve"}, sec_fetch_site=site)
    assert error["code"] == "foreign"


def forged(cookie: str) -> list[str]:
    """Return cookies that are not quite the one of somebody."""
    name, _, value = cookie.partition("=")
    user, at, signature = value.split(".")
    later = str(int(at) + 1)
    none = base64.urlsafe_b64encode(bytes(32)).decode().rstrip("=")
    values = [
        value[:-1],
        value[1:],
        value.swapcase(),
        f"{user}.{at}.",
        f"{user}.{at}.{none}",
        f"{user}.{later}.{signature}",
        f"x{user}.{at}.{signature}",
        f"{user}.{at}.{signature}.{signature}",
        f"{user}..{signature}",
        f"{user}.-1.{signature}",
        f"{user}.{'9' * 5000}.{signature}",
        f"{user}.²³.{signature}",
        ".".join(reversed(value.split("."))),
        user,
        "." * 50,
        "",
        "\xff\xfe",
        "a" * 20_000,
    ]
    return [f"{name}={value}" for value in values] + [f"{name}", "=", ";;;", f'{name}="']


async def test_forged_cookies_open_no_seat(scene: Scene) -> None:
    for cookie in forged(scene.host):
        caller = scene.caller(cookie)
        error = await caller.refused(f"GET /api/tables/{scene.running}/options?seat=0")
        assert error["code"] == "not-yours", cookie
        body = {"seat": 0, "number": PLAYED, "action": "end", "key": key()}
        error = await caller.refused(f"POST /api/tables/{scene.running}/actions", body)
        assert error["code"] == "not-yours", cookie


async def test_two_cookies_are_not_two_people(scene: Scene) -> None:
    for cookies in (f"{scene.guest}; {scene.host}", f"{scene.host}; {scene.guest}"):
        answers = [
            await scene.caller(cookies).send(f"GET /api/tables/{scene.running}/story?seat={seat}")
            for seat in (0, 1)
        ]
        assert sorted(answer.status for answer in answers) == [200, 403]


async def test_what_is_sent_in_headers_does_not_come_back_in_headers(scene: Scene) -> None:
    caller = scene.caller()
    for path in (
        "/api/tables/x%0d%0aset-cookie:%20clocksmith=eve",
        "/x%0d%0alocation:%20https://example.com",
        "/api/games/%0d%0aevil:%201/check",
    ):
        answer = await caller.send(f"GET {path}")
        assert "evil" not in answer.headers
        assert "location" not in answer.headers
        assert "eve" not in answer.headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "request_text",
    [
        "GET / HTTP/9.9\r\n\r\n",
        "GET /\r\n\r\n",
        "\x00\x01\x02\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nevil\r\nheader: \r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n" + f"x: {'y' * 5000}\r\n" * 40 + "\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n" + "x: y\r\n" * 5000 + "\r\n",
        f"GET /{'x' * 100_000} HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_hung_up_on(scene: Scene, request_text: str) -> None:
    answer = await raw(scene.port, request_text.encode("latin-1"))
    status = answer.partition(b"\r\n")[0]
    assert status == b"" or b" 4" in status, status
    assert (await scene.caller().send("GET /api/me")).status == 200
