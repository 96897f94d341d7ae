"""Choosing an answer: the question follows the choice, Enter confirms, few clicks are needed."""

import re

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, GUEST = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
RED_HOLDS_FOUR_MILITARY = ("second-2-0000.txt", 1)


def at_khronos(visitors: Doorman, width: int = 1440, height: int = 900) -> Visitor:
    """Return a person at both seats of a game in which Red begins with four military cards."""
    person = visitors.visitor(width, height)
    person.go()
    record, step = RED_HOLDS_FOUR_MILITARY
    person.sit_at(person.open_branch(record, step, ME, GUEST))
    person.lift_curtain("Red")
    return person


def test_the_question_follows_what_is_chosen_and_the_box_lists_it(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    box = person.page.locator(".meant")
    expect(person.question()).to_have_text("What will you do?")
    expect(box).to_have_text("Nothing is chosen yet.")
    person.page.get_by_role("button", name=re.compile("^keep")).first.click()
    expect(person.question()).to_have_text("Where will the keep stand?")
    expect(box).to_have_text("Chosen so far: keep")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name=re.compile("^Send")).first.click()
    expect(person.question()).to_have_text("Where will adventurer A go?")
    expect(box).to_have_text("Chosen so far: A")


def test_enter_confirms_wherever_the_mouse_last_clicked(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    page = person.page
    number = page.locator("[data-question]").get_attribute("data-question")
    page.get_by_role("button", name=re.compile("^keep")).first.click()
    person.click("Might", "c3")
    page.mouse.move(*person.cell("Faith", "h9"))  # the hand lies elsewhere now
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-question='{number}']")).to_have_count(0)


def test_who_comes_by_keyboard_presses_what_he_has_come_to(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    page = person.page
    tile = page.get_by_role("button", name=re.compile("^keep")).first
    tile.click()
    expect(person.question()).to_have_text("Where will the keep stand?")
    page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "false")
