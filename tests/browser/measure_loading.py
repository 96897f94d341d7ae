"""How the pages load on a slow phone: requests, bytes, largest paint and layout shift of each.

A measurement, not a test: scripts/measure-loading prints it, on a quiet machine.
"""

import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, expect

from browser.moments import MOMENTS
from browser.opened import opened_browser, opened_server
from browser.people import Visitor

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SLOW_4G: Final = {  # 1.6 Mbit/s, 150 ms
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER: Final = 4  # times, the processor
QUIET: Final = 1500  # milliseconds without a request: a page is loaded
LOADS: Final = 3

# Notes the largest paint and how far things were shifted, from the first byte on.
LISTEN: Final = """
window.largest = 0;
window.largestText = "";
window.shifted = 0;
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.largest = entry.startTime;
    window.largestText = (entry.element?.textContent ?? entry.url).trim().slice(0, 60);
  }
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.shifted += entry.value;
    for (const { node } of entry.sources) {
      const one = node?.nodeType === 1 ? node : node?.parentElement;
      window.shifts.push(`${entry.value.toFixed(3)} ${one?.tagName}.${one?.className}`);
    }
  }
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True)
class Loaded:
    """One load of a page."""

    requests: int
    kilobytes: float
    largest_paint: float  # seconds
    shift: float


def load(browser: Browser, address: str, path: str, state: Any, detailed: bool) -> Loaded:
    """Load a page as somebody who was never there, on a slow phone."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, locale="en", service_workers="block", storage_state=state
    )
    page = context.new_page()
    page.add_init_script(LISTEN)
    devtools = context.new_cdp_session(page)
    received: dict[str, float] = {}
    asked: list[str] = []
    devtools.on("Network.requestWillBeSent", lambda sent: asked.append(sent["request"]["url"]))
    devtools.on(
        "Network.loadingFinished",
        lambda done: received.update({done["requestId"]: done["encodedDataLength"]}),
    )
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + path)
    expect(page.get_by_role("main")).to_be_visible()
    quiet_since, before = 0, -1
    while quiet_since < QUIET:
        page.wait_for_timeout(QUIET / 3)
        quiet_since = quiet_since + QUIET // 3 if len(asked) == before else 0
        before = len(asked)
    told = page.evaluate("[window.largest, window.shifted, window.largestText, window.shifts]")
    if detailed:
        print(f"  {path}: largest is {told[2]!r}; shifts: {told[3]}", file=sys.stderr)
        for url in asked:
            print("   ", url.removeprefix(address), file=sys.stderr)
    context.close()
    return Loaded(len(asked), sum(received.values()) / 1024, told[0] / 1000, told[1])


def pages(browser: Browser, address: str) -> Iterator[tuple[str, str, Any]]:
    """Give each page with its address, and what the browser of the person there keeps."""
    context = browser.new_context(service_workers="block")
    person = Visitor(context.new_page(), address)
    person.come_in()
    tables = []
    for game, (record, step, seats) in MOMENTS.items():
        finished = person.upload(record, game)
        wanted = {"step": step, "seats": seats, "clock": {"kind": "none"}}
        tables.append((game, person.ask(f"tables/{finished}/branches", wanted)["id"], finished))
    state = context.storage_state()
    context.close()
    for path, name in PLAIN.items():
        yield name, path, state
    for game, table, finished in tables:
        yield f"table of {game}", f"/t/{table}", state
        yield f"replay of {game}", f"/t/{finished}/replay", state


PLAIN: Final = {
    "/": "start",
    "/new": "new table",
    "/learn": "learn",
    "/learn/khronos/goal": "lesson",
    "/puzzles": "puzzles",
    "/puzzles/course": "puzzle course",
    "/rules": "all rules",
    "/rules/sands": "rules of sands",
    "/rules/khronos/summary": "summary of khronos",
    "/bots": "the bots",
    "/boxes/sands": "box editor",
    "/map-editor": "map editor",
    "/account": "account",
    "/people": "people",
}


def row(name: str, loads: list[Loaded]) -> str:
    """Return a row of the table: medians of several loads."""
    paint = statistics.median(one.largest_paint for one in loads)
    size = statistics.median(one.kilobytes for one in loads)
    shift = max(one.shift for one in loads)
    most = max(one.requests for one in loads)
    return f"| {name} | {size:.0f} | {most} | {paint:.1f} | {shift:.2f} |"


def main(only: str, loads: int) -> None:
    """Print the table; *only* the pages whose name has these letters."""
    print("| page | kB | requests | largest paint, s | layout shift |")
    print("|---|---|---|---|---|")
    with opened_server() as running, opened_browser() as browser:
        address = f"http://127.0.0.1:{running.port}"
        for name, path, state in pages(browser, address):
            if only in name:
                found = [load(browser, address, path, state, loads == 1) for _ in range(loads)]
                print(row(name, found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "", int(sys.argv[2]) if len(sys.argv) > 2 else LOADS)
