"""Moments of recorded games at which one person is asked something: where pages are looked at."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.doorman import Doorman, Scheme
from browser.people import Visitor

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}
# Record, step, seats
Moment = tuple[str, int, list[dict[str, str]]]
MOMENTS: Final[dict[str, Moment]] = {
    "khronos": ("second-2-0000.txt", 1, [ME, BOT]),
    "sands": ("usual-3-0001.txt", 250, [ME, BOT, BOT]),
    "inventions": ("usual-3-0001.txt", 165, [BOT, BOT, ME]),
}
LANDS: Final = {"khronos": ".khronos-map", "sands": ".sands-map", "inventions": ".inventions-parts"}
ACROSS, DOWN = 20, 10  # places the pointer comes to
SIZES: Final = [
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
]
STILL: Final = 18  # pictures of a page, 60 of them a second, in which nothing has changed

# Waits until all letters are there, and nothing has been loaded or has moved for some pictures.
SETTLED: Final = """
async ([selector, wanted]) => {
  await document.fonts.ready;
  const seen = () => {
    const boxes = [...document.querySelectorAll(`section.board, ${selector}`)].map((one) =>
      Object.values(one.getBoundingClientRect().toJSON()).join(" "));
    return [performance.getEntriesByType("resource").length, ...boxes].join(";");
  };
  for (let still = 0, before = ""; still < wanted; ) {
    await new Promise(requestAnimationFrame);
    const now = seen();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
"""


def sit(
    visitors: Doorman,
    game: str,
    scheme: Scheme = "light",
    moment: Moment | None = None,
    size: tuple[int, int] = (1366, 768),
    **more: Any,
) -> Visitor:
    """Return a person who is asked something in the middle of a game."""
    person = visitors.visitor(*size, scheme)
    person.come_in()
    record, step, seats = moment or MOMENTS[game]
    wanted = {"step": step, "seats": seats, "clock": {"kind": "none"}, **more}
    made = person.ask(f"tables/{person.upload(record, game)}/branches", wanted)
    person.go(f"/t/{made['id']}")
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    return person


def resize(person: Visitor, game: str, width: int, height: int) -> None:
    """Look at the table in a window of another size, from the beginning."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.reload()
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    settle(person.page, game)


def settle(page: Page, game: str) -> None:
    """Wait until a table has come to rest: what is measured once is drawn anew."""
    page.evaluate(SETTLED, [LANDS[game], STILL])


def windows(
    visitors: Doorman, game: str, sizes: list[tuple[int, int]], **more: Any
) -> Iterator[tuple[Visitor, str]]:
    """Give a person at a table in windows of several sizes, each from the beginning."""
    person = sit(visitors, game, size=sizes[0], **more)
    settle(person.page, game)
    for place, (width, height) in enumerate(sizes):
        if place:
            resize(person, game, width, height)
        yield person, f"{width} by {height}"


def point_everywhere(page: Page, pause: float = 0, rows: Iterable[int] = range(DOWN)) -> None:
    """Move the pointer over rows of the board, place by place, *pause* milliseconds at each."""
    box = page.locator("section.board").bounding_box()
    assert box is not None
    for row in rows:
        for column in range(ACROSS):
            page.mouse.move(
                box["x"] + box["width"] * (column + 0.5) / ACROSS,
                box["y"] + box["height"] * (row + 0.5) / DOWN,
            )
            if pause:
                page.wait_for_timeout(pause)
