"""The browser client is served as it was built; without one a page says what to do."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.http.pages import KINDS, Pages
from house.sources import ROOT
from server.browser import Answer, Browser
from server.house import opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (assets / "app-1a2b.js").write_text("script")
    (assets / "app-1a2b.js.br").write_bytes(b"brotli")
    (assets / "app-1a2b.js.gz").write_bytes(b"gzip")
    (assets / "app-1a2b.exe").write_bytes(b"?")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


async def asked(pages: Any, path: str, method: str = "GET", **headers: str) -> Answer:
    return await Browser(pages).send(method, path, b"", headers)


def test_every_kind_of_file_that_the_client_brings_along_is_served() -> None:
    sources = {".css", ".ftl", ".svelte", ".ts"}
    files = [path for place in ("src", "public") for path in (ROOT / "web" / place).rglob("*.*")]
    assert {path.suffix for path in files} - sources - set(KINDS) == set()


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc/replay", "/j/token", "/rules/khronos"])
async def test_every_page_is_the_one_page(path: str, folder: Path) -> None:
    answer = await asked(Pages(folder), path)
    assert (answer.status, answer.body) == (200, b"<p>page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip;q=1.0", "gzip", b"gzip"),
        ("br;q=0, gzip", "gzip", b"gzip"),
        ("gzip; Q=0.000, br ;q=0.0", None, b"script"),
        ("*", "br", b"brotli"),
        ("br;q=0, *;q=0.1", "gzip", b"gzip"),
        ("identity", None, b"script"),
        ("", None, b"script"),
    ],
)
async def test_the_smallest_form_the_browser_can_read_is_sent(
    accepted: str, encoding: str | None, body: bytes, folder: Path
) -> None:
    header = {"accept-encoding": accepted}
    answer = await asked(Pages(folder), "/assets/app-1a2b.js", **header)
    assert (answer.headers.get("content-encoding"), answer.body) == (encoding, body)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "accept-encoding"


async def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    pages = Pages(folder)
    tag = (await asked(pages, "/")).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', f'"a",W/{tag} , "b"', "*"):
        again = await asked(pages, "/", **{"if-none-match": known})
        assert (again.status, again.body) == (304, b""), known
    for known in ("", '"other"', tag[:-1], tag.strip('"')):
        assert (await asked(pages, "/", **{"if-none-match": known})).status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/app-1a2b.exe",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd.txt",
        "/assets/app-1a2b.js.br",
    ],
)
async def test_nothing_else_is_served(path: str, folder: Path) -> None:
    answer = await asked(Pages(folder), path)
    assert answer.status == 404
    assert b"secret" not in answer.body


async def test_pages_are_only_read(folder: Path) -> None:
    assert (await asked(Pages(folder), "/", "POST")).status == 405
    assert (await asked(Pages(folder), "/", "HEAD")).status == 200


async def test_without_a_client_a_page_says_how_to_build_it() -> None:
    answer = await asked(Pages(None), "/")
    assert answer.status == 200
    assert b"make play" in answer.body
    assert (await asked(Pages(None), "/assets/app.js")).status == 404


async def test_pages_have_the_headers_of_all_answers(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await house.browser().send("GET", "/new", b"", {})
        assert answer.status == 200
        assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_a_server_serves_the_client_with_which_it_began(folder: Path) -> None:
    pages = Pages(folder)
    (folder / "assets" / "app-1a2b.js").unlink()
    (folder / "assets" / "app-3c4d.js").write_text("another script")
    (folder / "index.html").write_text("<p>another page")
    for headers in ({}, {"range": "bytes=1-3"}):
        answer = await asked(pages, "/assets/app-1a2b.js", **headers)
        assert (answer.status, answer.body) == (200, b"script")
    assert (await asked(pages, "/")).body == b"<p>page"
    assert (await asked(pages, "/assets/app-3c4d.js")).status == 404


async def test_the_manifest_and_the_worker_are_asked_for_again(folder: Path) -> None:
    (folder / "clocksmith.webmanifest").write_text("{}")
    (folder / "worker.js").write_text("worker")
    pages = Pages(folder)
    manifest = await asked(pages, "/clocksmith.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    worker = await asked(pages, "/worker.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    for answer in (manifest, worker):
        assert answer.headers["cache-control"] == "no-cache", "an update is taken at once"


@pytest.mark.parametrize(
    ("headers", "status", "body", "content_range"),
    [
        ({"range": "bytes=1-3"}, 206, b"cri", "bytes 1-3/6"),
        ({"range": "bytes=-2"}, 206, b"pt", "bytes 4-5/6"),
        ({"range": "bytes=4-"}, 206, b"pt", "bytes 4-5/6"),
        ({"range": "bytes=0-2", "accept-encoding": "br"}, 206, b"bro", "bytes 0-2/6"),
        ({"range": "bytes=6-"}, 416, None, "bytes */6"),
        ({"range": "bytes=0-1,3-4"}, 200, b"script", None),
        ({"range": "bytes=1-3", "if-range": '"other"'}, 200, b"script", None),
        ({"range": "bytes=1-3", "if-none-match": "*"}, 304, b"", None),
    ],
)
async def test_a_part_of_a_file_is_sent(
    headers: dict[str, str],
    status: int,
    body: bytes | None,
    content_range: str | None,
    folder: Path,
) -> None:
    answer = await asked(Pages(folder), "/assets/app-1a2b.js", **headers)
    assert (answer.status, answer.headers.get("content-range")) == (status, content_range)
    assert answer.body == body or body is None


async def test_a_part_is_sent_of_the_file_that_the_browser_began_with(folder: Path) -> None:
    pages = Pages(folder)
    whole = await asked(pages, "/assets/app-1a2b.js")
    assert whole.headers["accept-ranges"] == "bytes"
    same = {"range": "bytes=3-", "if-range": whole.headers["etag"]}
    part = await asked(pages, "/assets/app-1a2b.js", **same)
    assert (part.status, part.body) == (206, b"ipt")
    assert part.headers["etag"] == whole.headers["etag"]
