"""Moments of recorded games at which one person is asked something: where pages are looked at."""

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
LANDS: Final = {"khronos": ".khronos-map", "sands": ".sands-map", "inventions": ".inventions-world"}
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


def sit(
    visitors: Doorman,
    game: str,
    scheme: Scheme = "light",
    moment: Moment | None = None,
    **more: Any,
) -> Visitor:
    """Return a person who is asked something in the middle of a game."""
    person = visitors.visitor(1366, 768, scheme)
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
    person.page.reload(wait_until="networkidle")
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    person.page.wait_for_timeout(300)  # what is measured once is drawn anew


def point_everywhere(page: Page, pause: float = 0) -> None:
    """Move the pointer over the whole board, from place to place, *pause* milliseconds at each."""
    box = page.locator("section.board").bounding_box()
    assert box is not None
    for row in range(DOWN):
        for column in range(ACROSS):
            page.mouse.move(
                box["x"] + box["width"] * (column + 0.5) / ACROSS,
                box["y"] + box["height"] * (row + 0.5) / DOWN,
            )
            if pause:
                page.wait_for_timeout(pause)
