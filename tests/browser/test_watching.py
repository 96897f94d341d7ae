"""Games of bots are watched to their end: the last part, or all of it with test-all."""

import re

import pytest
from playwright.sync_api import expect

from browser.access import faults
from browser.doorman import Doorman
from browser.moments import BOT, LANDS
from browser.people import LONG
from effort import effort

# Where the last part of a recorded game begins: its end is the same whatever was watched before.
LAST_PART = {
    "khronos": ("second-2-0000.txt", 65),
    "sands": ("usual-2-0000.txt", 205),
    "inventions": ("usual-2-0000.txt", 165),
}
# What the window at the end says, and what the log said last.
ENDINGS = {
    "khronos": (re.compile("last round is over", re.IGNORECASE), "Round 7, the last, began"),
    "sands": (re.compile("The third dynasty has ended"), "The third dynasty ended"),
    "inventions": (re.compile("the most IP wins"), "Era 5, the Modern Age, ended"),
}


@pytest.mark.parametrize("game", ENDINGS)
def test_a_game_of_bots_is_watched_to_the_end(visitors: Doorman, game: str) -> None:
    person = visitors.visitor()
    person.come_in()
    record, last = LAST_PART[game]
    table = person.open_branch(record, effort(last, 0), BOT, BOT, game=game)
    person.go(f"/t/{table}")
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    over = person.page.get_by_role("dialog")
    told, logged = ENDINGS[game]
    expect(over.get_by_text(told)).to_be_visible(timeout=LONG)
    over.get_by_role("button").first.click()
    expect(person.log().get_by_text(logged)).to_be_visible()
    assert faults(person.page) == []
