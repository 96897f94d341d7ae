"""Khronos in a real browser: who stands in an age, and what is carried by hand."""

from typing import Any, Final

import pytest

from browser.doorman import Doorman
from browser.people import Visitor

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}
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
    person.go()
    table, _ = person.open_table(ME, BOT, BOT, BOT, BOT)
    person.sit_at(table)
    return person


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_of_ages_are_not_covered_by_ten_adventurers(
    visitors: Doorman, language: str
) -> None:
    page = five(visitors, language).page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        pawns = page.locator(".khronos-age").first.locator(".khronos-pawn")
        assert pawns.count() == 10
        covered: list[Any] = page.evaluate(COVERED)
        assert covered == [], f"{width} by {height}"
