"""The guided first game in the browser: what the companion says, and when it steps back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor

THINKING = 60_000  # milliseconds a bot may need on a busy machine
GAMES = ("khronos", "sands", "inventions")
WINS = {
    "khronos": "After seven rounds, the player with the most ecus wins",
    "sands": "Most points after three dynasties win",
    "inventions": "Most IP after 13 rounds win",
}
MEANS = {
    "khronos": "Cards pay for buildings of their colour",
    "sands": "Each province begins with two peasants and a soldier",
    "inventions": "At the end the best two of your three goals count",
}


def companion(page: Page) -> Locator:
    return page.get_by_role("region", name="Companion", exact=True)


def says(page: Page, words: str) -> None:
    expect(companion(page).locator(".says")).to_contain_text(words, timeout=THINKING)


def press(page: Page, name: str) -> None:
    companion(page).get_by_role("button", name=name, exact=True).click()


def worth(page: Page) -> Locator:
    """The answers that are worth a look."""
    return companion(page).get_by_role("group", name="Worth a look").get_by_role("button")


def begun(person: Visitor, game: str) -> Page:
    """A first game of theirs, opened by one click on the start page."""
    person.go()
    buttons = person.page.get_by_role("main").get_by_role("button", name="Your first game, guided")
    buttons.nth(GAMES.index(game)).click()
    says(person.page, WINS[game])
    return person.page


def test_the_companion_explains_once_warns_and_is_switched_off_and_called(
    visitors: Doorman,
) -> None:
    person = visitors.visitor()
    page = begun(person, "khronos")
    press(page, "Let’s begin")
    says(page, MEANS["khronos"])
    worth(page).first.hover(timeout=THINKING)
    pointed = page.get_by_role("region", name="Details").locator("li")
    expect(pointed.first).to_be_visible()  # it is seen on the board before it is chosen
    words = worth(page).first.inner_text()
    worth(page).first.click()
    expect(page.locator(".meant")).to_contain_text(words)
    page.keyboard.press("Escape")
    page.locator("[data-marks='do:end']").click()
    says(page, "You throw away")
    person.confirm()
    person.expect_question()
    expect(worth(page).first).to_be_visible(timeout=THINKING)
    expect(companion(page).locator(".says")).not_to_contain_text(MEANS["khronos"])
    press(page, "Hide tips")
    expect(companion(page).locator(".says")).to_have_count(0)
    press(page, "Show tips")
    expect(worth(page).first).to_be_visible(timeout=THINKING)
    press(page, "Hide tips")
    expect(companion(page).locator(".says")).to_have_count(0)
    page.reload()
    expect(companion(page).get_by_role("button", name="Show tips")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_how_to_win_stays_and_opens_the_summary(visitors: Doorman, game: str) -> None:
    page = begun(visitors.visitor(), game)
    press(page, "Hide tips")
    press(page, "How to win")
    summary = page.get_by_role("dialog")
    expect(summary.get_by_role("heading", name="How to win")).to_be_visible()
    expect(summary.get_by_role("link", name="Print the summary")).to_have_attribute(
        "href", f"/rules/{game}/summary"
    )
    page.keyboard.press("Escape")
    expect(summary).to_be_hidden()


def test_a_table_that_is_not_guided_has_no_companion(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.come_in()
    table, _ = person.open_table({"kind": "me"}, {"kind": "guest"})
    person.sit_at(table)
    expect(companion(person.page)).to_have_count(0)


@looks(*SIZES, (844, 390), games=GAMES)
def test_the_companion_has_no_serious_fault_and_leaves_the_board_where_it_is(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme, game: str
) -> None:
    person = visitors.visitor(*size, scheme)
    page = begun(person, game)
    board = page.locator(".shell > .board")
    before = board.bounding_box()
    press(page, "Let’s begin")
    says(page, MEANS[game])
    fold = companion(page).get_by_role("button", name="Worth a look")
    if fold.is_visible():
        expect(fold).to_be_enabled(timeout=THINKING)
        fold.click()
    expect(worth(page).first).to_be_visible(timeout=THINKING)
    worth(page).first.hover()
    assert board.bounding_box() == before
    assert faults(page) == []
    assert not scrolls_sideways(page)
    expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1.0)
