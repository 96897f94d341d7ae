"""A server hands out the static site below /offline/, and says so where it has none."""

from pathlib import Path

from clocksmith.server.http.offline import Offline, offline_folder
from server.browser import Browser
from server.house import opened


def site(folder: Path) -> Path:
    """Write as much of a static site as is asked for here."""
    play = folder / "play"
    (play / "pyodide").mkdir(parents=True)
    (play / "index.html").write_text("<p>page")
    (play / "pyodide" / "pyodide.asm.wasm").write_bytes(b"wasm")
    return folder


async def test_its_files_are_found_below_one_address(tmp_path: Path) -> None:
    browser = Browser(Offline(offline_folder(str(site(tmp_path)))))
    there = await browser.send("GET", "/offline", b"", {})
    assert (there.status, there.headers["location"]) == (307, "/offline/")
    page = await browser.send("GET", "/offline/?embed", b"", {})
    assert (page.status, page.body) == (200, b"<p>page")
    wasm = await browser.send("GET", "/offline/pyodide/pyodide.asm.wasm", b"", {})
    assert (wasm.status, wasm.headers["content-type"]) == (200, "application/wasm")
    assert (await browser.send("GET", "/offline/nothing.js", b"", {})).status == 404


async def test_only_these_pages_may_run_python(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables", site=str(site(tmp_path / "site"))) as house:
        for path, may in (("/offline/", True), ("/offline", True), ("/", False), ("/off", False)):
            answer = await house.browser().send("GET", path, b"", {})
            assert ("wasm-unsafe-eval" in answer.headers["content-security-policy"]) == may
            assert answer.headers["x-frame-options"] == "DENY"


async def test_a_server_without_it_says_what_to_do(tmp_path: Path) -> None:
    async with opened(tmp_path, site=str(tmp_path / "nowhere")) as house:
        answer = await house.browser().send("GET", "/offline/", b"", {})
        assert answer.status == 404
        assert b"<code>make site</code>" in answer.body
