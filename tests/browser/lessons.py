"""What tests of lessons share: the one who teaches, what it says, and its buttons."""

from playwright.sync_api import Locator, Page, expect


def teacher(page: Page) -> Locator:
    """Return where a lesson speaks."""
    return page.get_by_role("region", name="Lesson", exact=True)


def says(page: Page, words: str) -> None:
    """Wait until the lesson says these words."""
    expect(teacher(page).locator(".says")).to_contain_text(words)


def press(page: Page, name: str) -> None:
    """Press a button of the lesson."""
    teacher(page).get_by_role("button", name=name).click()
