"""Khronos in a real browser: who stands in an age, and what is carried by hand."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.doorman import Doorman
from browser.moments import settle
from browser.people import Visitor
from clocksmith.games.khronos import GAME
from clocksmith.table.record import record_from, write_record
from games.khronos.scene import drawn, scene

Place = tuple[float, float]

ME, GUEST = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
BOT = {"kind": "bot", "level": "apprentice"}
STEPS: Final = 8  # of a hand on its way
SIZES: Final = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080)]

# Where the words of names lie, and each drawn adventurer
COVERED: Final = """() => {
  const lies = (box, other) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  return [...document.querySelectorAll(".khronos-age")].flatMap((age) => {
    const range = document.createRange();
    range.selectNodeContents(age.querySelector(".khronos-name"));
    const name = range.getBoundingClientRect();
    const drawn = [...age.querySelectorAll(".khronos-pawn svg, .khronos-forecast > *")];
    return drawn.filter((one) => lies(name, one.getBoundingClientRect()))
      .map(() => range.toString());
  });
}"""


def five(visitors: Doorman, language: str) -> Visitor:
    """Return a person at a new table of five, where all ten adventurers stand in one age."""
    person = visitors.visitor(1024, 768, language=language)
    person.come_in()
    table, _ = person.open_table(ME, BOT, BOT, BOT, BOT)
    person.sit_at(table)
    return person


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_of_ages_are_not_covered_by_ten_adventurers(visitors: Doorman, language: str) -> None:
    page = five(visitors, language).page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page, "khronos")
        pawns = page.locator(".khronos-age").first.locator(".khronos-pawn")
        assert pawns.count() == 10
        covered: list[Any] = page.evaluate(COVERED)
        assert covered == [], f"{width} by {height}"


class Finger:
    """A finger on a screen, which presses, moves and lets go."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def drag(self, start: Place, end: Place) -> None:
        """Carry what lies at one place to another."""
        self._touch("touchStart", start)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            x, y = (one + (other - one) * share for one, other in zip(start, end, strict=True))
            self._touch("touchMove", (x, y))
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: Place) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def red(visitors: Doorman, size: tuple[int, int] = (1366, 768), *, touch: bool = False) -> Visitor:
    """Return a person who begins with four military cards."""
    person = visitors.visitor(*size, touch=touch)
    person.come_in()
    person.sit_at(person.open_branch("second-2-0000.txt", 1, ME, GUEST))
    person.lift_curtain("Red")
    return person


def middle(of: Locator) -> Place:
    """Return the middle of something on the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pawn(person: Visitor) -> Place:
    """Return where the own first adventurer stands."""
    return middle(person.page.get_by_role("button", name=re.compile("^Send")).first)


def test_an_adventurer_is_dragged_to_another_age_by_mouse(visitors: Doorman) -> None:
    person = red(visitors)
    mouse = person.page.mouse
    mouse.move(*pawn(person))
    mouse.down()
    mouse.move(*person.cell("Reason", "h9"), steps=STEPS)
    mouse.up()
    expect(person.page.locator(".meant")).to_contain_text("Send adventurer A to Reason")


def test_an_adventurer_is_dragged_to_another_age_by_a_finger(visitors: Doorman) -> None:
    person = red(visitors, touch=True)
    Finger(person.page).drag(pawn(person), person.cell("Reason", "h9"))
    expect(person.page.locator(".meant")).to_contain_text("Send adventurer A to Reason")


@pytest.mark.parametrize("size", [(1366, 768), (844, 390), (390, 844)])
def test_a_tile_is_dragged_to_its_site_by_a_finger(
    visitors: Doorman, size: tuple[int, int]
) -> None:
    person = red(visitors, size, touch=True)
    tile = person.page.get_by_role("button", name=re.compile("^watchtower")).first
    Finger(person.page).drag(middle(tile), person.cell("Might", "h6"))
    expect(person.page.locator(".meant")).to_contain_text("Build a watchtower at h6 in Might")


def test_a_finger_that_comes_back_lays_nothing(visitors: Doorman) -> None:
    person = red(visitors, touch=True)
    tile = middle(person.page.get_by_role("button", name=re.compile("^watchtower")).first)
    finger = Finger(person.page)
    finger.drag(tile, (tile[0] + 30, tile[1] + 8))
    expect(person.page.locator(".meant")).not_to_contain_text("Build")


def test_what_pays_for_the_ground_goes_with_the_action_and_can_be_changed(
    visitors: Doorman,
) -> None:
    person = visitors.visitor(1366, 768)
    person.come_in()
    state = scene(options=drawn(forest="c3"), hands=("1m 2r 1c",), adventurers=("might:2 might:2",))
    record = person.hand_in(write_record(record_from(GAME, state)))
    wanted = {"step": 0, "seats": [ME, GUEST, GUEST], "clock": {"kind": "none"}}
    person.sit_at(person.ask(f"tables/{record}/branches", wanted)["id"])
    person.lift_curtain("Red")
    person.choose("Build a watchtower at c3 in Might")
    beside = person.page.get_by_role("combobox", name="Included")
    expect(beside).to_have_count(2)
    usual = beside.first.locator("option:checked").inner_text()
    other = next(one for one in beside.first.locator("option").all_inner_texts() if one != usual)
    beside.first.select_option(label=other)
    person.confirm()
    expect(person.question()).to_have_text("What will you do next?")
    paid = other.split()[-1].rstrip(".")
    expect(person.log().get_by_text(re.compile(f"played cards: 1 {paid}"))).to_be_visible()
