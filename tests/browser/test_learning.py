"""Lessons in the browser: with the mouse, on a phone, and by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.lessons import press, says, teacher
from browser.people import Visitor

GOAL = "/learn/khronos/goal"


def end_turn(page: Page) -> None:
    page.locator("[data-marks='do:end']").click()
    page.get_by_role("button", name="Confirm").click()


def at(visitor: Visitor, path: str) -> Page:
    visitor.go(path)
    expect(visitor.page.get_by_role("grid").first).to_be_visible()
    return visitor.page


def test_who_has_not_played_is_led_to_a_lesson_in_two_clicks(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/")
    page = person.page
    ways = page.get_by_role("main").locator(".ways a")
    expect(ways).to_have_text([re.compile("Learn"), re.compile("Play"), re.compile("Watch")])
    ways.first.click()
    page.get_by_role("link", name="Start").first.click()
    says(page, "most ecus")


def test_a_lesson_is_played_with_the_mouse_to_its_end(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = at(person, GOAL)
    says(page, "Whoever has the most ecus")
    press(page, "Continue")
    expect(page.locator(".pointer .dim")).to_be_attached()
    press(page, "Continue")
    person.play("Send adventurer A to Faith")  # a try that is allowed, but misses the point
    says(page, "gains nothing here")
    expect(page.locator("[data-question]")).to_have_count(0)
    press(page, "Take it back")
    says(page, "end your turn")
    end_turn(page)
    says(page, "nobody of yours is there")
    person.play("Send adventurer A to Might")
    says(page, "Collect in both ages")
    end_turn(page)
    says(page, "Only Might has paid")
    press(page, "Take it back")
    person.play("Send adventurer B to Faith")
    end_turn(page)
    says(page, "Ecus win")
    expect(teacher(page).get_by_role("link", name="Next lesson")).to_be_visible()
    teacher(page).get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text("1 of")).to_be_visible()


def test_what_the_rules_forbid_is_answered_by_the_usual_reason(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = at(person, "/learn/khronos/ages")
    press(page, "Continue")
    page.get_by_role("button", name=re.compile("^watchtower")).first.click()
    person.point("Might", "e6")
    expect(page.locator(".read")).to_contain_text("in the way")


def test_a_lesson_goes_on_where_it_was_left(visitors: Doorman) -> None:
    page = at(visitors.visitor(), GOAL)
    press(page, "Continue")
    says(page, "Buildings that touch")
    page.reload()
    says(page, "Buildings that touch")
    press(page, "One step back")
    says(page, "Whoever has the most ecus")


def test_a_lesson_is_played_on_a_phone(visitors: Doorman) -> None:
    person = visitors.visitor(390, 844, touch=True)
    page = at(person, "/learn/khronos/ages")
    assert not scrolls_sideways(page)
    teacher(page).get_by_role("button", name="Continue").tap()
    says(page, "wherever you like")
    page.get_by_role("button", name=re.compile("^watchtower")).first.tap()
    person.land("Might").scroll_into_view_if_needed()
    page.touchscreen.tap(*person.cell("Might", "g4"))
    page.get_by_role("button", name="Confirm").tap()
    says(page, "A journey costs 1 ecu")
    assert faults(page) == []


def test_a_lesson_is_played_by_keyboard_alone(visitors: Doorman) -> None:
    page = at(visitors.visitor(), GOAL)
    for words in ("Whoever has the most ecus", "Buildings that touch"):
        says(page, words)
        expect(teacher(page).get_by_role("button", name="Continue")).to_be_focused()
        page.keyboard.press("Enter")
    says(page, "end your turn")
    page.keyboard.press("o")
    expect(page.get_by_role("searchbox", name="Find an option")).to_be_focused()
    page.keyboard.type("End the turn")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".meant")).to_contain_text("End the turn")
    page.keyboard.press("Enter")
    says(page, "nobody of yours is there")


@looks(*SIZES)
def test_nothing_keeps_anybody_from_learning(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.go("/learn")
    expect(person.page.get_by_role("link", name="Start").first).to_be_visible()
    assert faults(person.page) == []
    page = at(person, GOAL)
    assert faults(page) == []
    press(page, "Continue")
    says(page, "Buildings that touch")
    assert faults(page) == []
    assert not scrolls_sideways(page)
