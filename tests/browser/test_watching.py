"""Whole games of bots are watched to their end: one game a day, all three with test-all."""

import re

import pytest
from playwright.sync_api import expect

from browser.access import faults
from browser.doorman import Doorman
from browser.moments import BOT, LANDS
from browser.people import LONG
from sample import sample

# What the window at the end says, and what the log said last.
ENDINGS = {
    "khronos": (re.compile("last round is over", re.IGNORECASE), "Round 7, the last, began"),
    "sands": (re.compile("The third dynasty has ended"), "The third dynasty ended"),
    "inventions": (re.compile("most IP win"), "Era 5, the Modern Age, ended"),
}


@pytest.mark.parametrize("game", sample(ENDINGS, 1))
def test_a_whole_game_of_bots_is_watched_to_the_end(visitors: Doorman, game: str) -> None:
    person = visitors.visitor()
    person.come_in()
    table, _ = person.open_table(BOT, BOT, game=game)
    person.go(f"/t/{table}")
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    over = person.page.get_by_role("dialog")
    told, logged = ENDINGS[game]
    expect(over.get_by_text(told)).to_be_visible(timeout=LONG)
    over.get_by_role("button").first.click()
    expect(person.log().get_by_text(logged)).to_be_visible()
    assert faults(person.page) == []
