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


def test_the_start_page_plays_a_game_on_its_real_board(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/")
    demos = person.page.get_by_role("region", name="The three games")
    board = demos.get_by_role("img", name="Khronos: the board")
    board.scroll_into_view_if_needed()
    expect(board).to_have_js_property("complete", True)
    assert board.evaluate("(image) => image.naturalWidth") > 800, "the picture came"
    assert [button.inner_text().split("\n")[0] for button in demos.locator("li button").all()] == [
        "Khronos",
        "The Sands of Time",
        "Inventions",
    ]
    demos.get_by_role("button", name="Play").click()
    for words in ("One land in three ages", "It ripples", "the abbey never was"):
        expect(demos.locator(".demo > p")).to_contain_text(words)
    demos.get_by_role("button", name="Stop").click()
    expect(demos.get_by_role("img", name="Khronos: the board")).to_be_visible()


def test_a_lesson_is_played_with_the_mouse_to_its_end(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = at(person, GOAL)
    says(page, "You are Red")
    press(page, "Continue")
    expect(page.locator(".pointer .dim")).to_be_attached()
    press(page, "Continue")
    person.play("Send adventurer A to Faith")  # a try that is allowed, but misses the point
    says(page, "nobody is left in Might")
    expect(page.locator("[data-question]")).to_have_count(0)
    press(page, "Take it back")
    says(page, "send B there")
    person.play("Send adventurer B to Faith")
    says(page, "two of your domains will pay")  # the result stays until one goes on
    expect(page.locator("[data-question]")).to_have_count(0)
    press(page, "Next")
    says(page, "Round 4 is a payday")
    end_turn(page)
    says(page, "You got 3 ecus in Might and 4 in Faith")
    press(page, "Next")
    says(page, "Round 5")
    page.get_by_role("button", name=re.compile("^keep")).first.click()
    person.click("Might", "g9")
    page.get_by_role("button", name="Confirm").click()
    says(page, "The abbey never was")
    press(page, "Next")
    says(page, "Lesson 1 of 12 done")
    expect(teacher(page).get_by_role("link", name="Next lesson about 3 minutes")).to_be_visible()
    teacher(page).get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text("1 of")).to_be_visible()
    person.go("/")
    page.get_by_role("link", name="Continue lesson 2").click()
    says(page, "One land, three ages")


def test_somebody_who_is_stuck_is_shown_the_way_and_told_of_a_new_position(
    visitors: Doorman,
) -> None:
    page = at(visitors.visitor(), "/learn/khronos/ripples")
    says(page, "Build a keep in Might")
    press(page, "Show me")
    says(page, "One keep built, and there are three")
    press(page, "Next")
    press(page, "Continue")
    says(page, "A round later A has travelled to Faith")  # the same land goes on
    press(page, "Show me")
    says(page, "The town stands in Faith and in Reason")
    press(page, "Next")
    says(page, "New position")
    says(page, "Green was in Faith before you")


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
    says(page, "You are Red")


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
    says(page, "Your watchtower stands in Might")
    teacher(page).get_by_role("button", name="Next").tap()
    says(page, "A journey costs 1 ecu")
    assert faults(page) == []


def test_a_lesson_is_played_by_keyboard_alone(visitors: Doorman) -> None:
    page = at(visitors.visitor(), GOAL)
    for words in ("You are Red", "Buildings that touch"):
        says(page, words)
        expect(teacher(page).get_by_role("button", name="Continue")).to_be_focused()
        page.keyboard.press("Enter")
    says(page, "send B there")
    page.keyboard.press("o")
    expect(page.get_by_role("searchbox", name="Find an option")).to_be_focused()
    page.keyboard.type("Send adventurer B to Faith")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".meant")).to_contain_text("Send adventurer B to Faith")
    page.keyboard.press("Enter")
    says(page, "two of your domains will pay")
    expect(teacher(page).get_by_role("button", name="Next")).to_be_focused()


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
