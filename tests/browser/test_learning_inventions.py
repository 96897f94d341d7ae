"""A lesson of Inventions in the browser, with the mouse."""

from playwright.sync_api import Page, expect

from browser.doorman import Doorman
from browser.lessons import press, says, teacher


def choose(page: Page, *marks: str) -> None:
    """Press what the board or the desk offers for these marks."""
    asked = "".join([f"[data-marks~='{mark}']" for mark in marks])
    page.locator(f".shell button{asked}:visible").first.click()


def test_a_lesson_of_inventions_is_played_with_the_mouse(visitors: Doorman) -> None:
    person = visitors.visitor(careful=False)
    person.go("/learn/inventions/goal")
    page = person.page
    says(page, "the most invention points")
    press(page, "Continue")
    press(page, "Continue")
    says(page, "Put it on Share an Invention")
    choose(page, "do:pillar", "deed:travel")
    says(page, "But points are waiting")
    press(page, "Take it back")
    choose(page, "do:pillar", "deed:share")
    press(page, "Next")
    says(page, "sharing it brings its presenter 2 IP")
    choose(page, "do:share", "region:europe")
    says(page, "you gained 4 IP")
    press(page, "Next")
    says(page, "Whoever shares chooses a reward")
    choose(page, "do:enrich")
    press(page, "Next")
    says(page, "gain 4 IP or more at once")
    choose(page, "do:pillar", "deed:influence")
    choose(page, "do:claim", "region:asia", "influence_tile:n1")
    says(page, "but fewer than 4")
    press(page, "Take it back")
    choose(page, "do:claim", "region:asia", "influence_tile:n2")
    says(page, "At least 4 IP in one action")
    press(page, "Next")
    says(page, "IP win")
    expect(teacher(page).get_by_role("link", name="Next lesson")).to_be_visible()
