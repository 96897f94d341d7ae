"""A lesson of The Sands of Time in the browser, with the mouse."""

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.lessons import press, says


def test_a_lesson_of_sands_is_played_with_the_mouse(visitors: Doorman) -> None:
    person = visitors.visitor(careful=False)
    person.go("/learn/sands/goal")
    page = person.page
    says(page, "Three dynasties are played")
    press(page, "Continue")
    press(page, "Continue")
    says(page, "Card 3 asks for just that")
    page.locator("[data-marks~='card:chronicle']").click()
    for mark in ("card:chronicle", "chronicle:3", "space:b"):  # what the teacher points at
        expect(page.locator(f".shell [data-marks~='{mark}']")).to_be_visible()
    page.get_by_role("row", name="4 10 p.").get_by_role("button").nth(1).click()
    says(page, "too bold")
    press(page, "Take it back")
    page.locator("[data-marks~='card:chronicle']").click()
    page.get_by_role("row", name="3 6 p.").get_by_role("button").nth(1).click()
    says(page, "lies face down on space B")
    press(page, "Next")
    says(page, "last turn of the dynasty")
    page.locator("[data-marks~='do:end']").click()
    page.get_by_role("button", name="Confirm").click()
    says(page, "You scored 6 points")
    press(page, "Next")
    says(page, "Two generations later")
    says(page, "score 10 with card 4")
