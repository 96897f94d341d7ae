"""Every grey thing says why, to whoever points at it, comes to it by keyboard, or taps it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.doorman import Doorman
from browser.moments import LANDS, MOMENTS
from browser.people import Visitor
from browser.test_sands import in_turn, open_from
from effort import covering

ME, GUEST, INVITE = {"kind": "me"}, {"kind": "guest", "name": "Anna"}, {"kind": "invite"}
PILLAR = ("usual-3-0001.txt", 31)
# What cannot be done, or would do nothing
GREY = ":is(button, [role='button']):is(:disabled, [aria-disabled='true']), button.idle"
SOON = 3_000  # milliseconds in which the server has said why not
TURN = 50


def hover(page: Page, grey: Locator) -> None:
    """Bring the pointer over something."""
    page.mouse.move(1, 1)
    grey.hover(force=True)


def focus(page: Page, grey: Locator) -> None:
    """Come to something by keyboard."""
    page.mouse.move(1, 1)
    page.keyboard.press("Shift")
    grey.focus()


def tap(page: Page, grey: Locator) -> None:
    """Put a finger on something."""
    page.keyboard.press("Escape")
    grey.tap(force=True)


def reasons(page: Page, grey: Locator) -> list[str]:
    """Return what is said now beside what the grey thing is called."""
    name = grey.get_attribute("aria-label") or grey.inner_text()
    read = " ".join(page.locator(".read, dialog, .sheet").all_inner_texts())
    hidden = [text for text in grey.locator(".unseen").all_inner_texts() if text and text in read]
    tips = [text for text in page.locator(".tip").all_inner_texts() if text.strip() != name.strip()]
    return [*page.locator(".read .refusal").all_inner_texts(), *tips, *hidden]


def is_told(page: Page, grey: Locator) -> bool:
    """Return whether a reason appears before long."""
    for _ in range(SOON // TURN):
        if reasons(page, grey):
            return True
        page.wait_for_timeout(TURN)
    return False


def at_a_table(visitors: Doorman, game: str, *, asked: bool, touch: bool) -> Visitor:
    """Return a person in the middle of a game who is asked something, or who looks on."""
    person = visitors.visitor(1366, 768, touch=touch)
    person.come_in()
    if game == "sands":
        table, _ = open_from(person, in_turn("build"), *((ME, GUEST) if asked else (INVITE, ME)))
    else:
        record, step = MOMENTS[game][:2] if game == "khronos" else PILLAR
        count = len(MOMENTS[game][2])
        table = person.upload(record, game)
        seats = [ME] * count if asked else [INVITE] * (count - 1) + [ME]
        wanted = {"step": step, "seats": seats, "clock": {"kind": "none"}}
        table = person.ask(f"tables/{table}/branches", wanted)["id"]
    person.go(f"/t/{table}")
    expect(person.page.locator(LANDS[game]).first).to_be_visible()
    return person


def silent(page: Page, way: str) -> list[str]:
    """Return the grey things on a page that do not say why they are."""
    found = []
    for grey in page.locator(GREY).all():
        if not grey.is_visible():
            continue
        WAYS[way](page, grey)
        if not is_told(page, grey):
            found.append(grey.evaluate("(one) => one.outerHTML.slice(0, 160)"))
    return found


WAYS: dict[str, Callable[[Page, Locator], None]] = {"hover": hover, "focus": focus, "tap": tap}


@pytest.mark.parametrize(
    ("game", "how"), covering(MOMENTS, [*((way, True) for way in WAYS), ("hover", False)])
)
def test_every_grey_thing_says_why(visitors: Doorman, game: str, how: tuple[str, bool]) -> None:
    way, asked = how
    person = at_a_table(visitors, game, asked=asked, touch=way == "tap")
    page = person.page
    curtain = page.get_by_role("dialog").get_by_role("button")
    if asked and curtain.count():
        curtain.click()
    if game == "sands" and asked:
        page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".sands-structure").first).to_be_visible()
    assert silent(page, way) == []


@pytest.mark.parametrize(("end", "way"), covering([("0", "beginning"), ("999", "end")], list(WAYS)))
def test_a_replay_says_why_it_goes_no_further(
    visitors: Doorman, end: tuple[str, str], way: str
) -> None:
    step, rim = end
    person = visitors.visitor(1366, 768, touch=way == "tap")
    person.come_in()
    person.go(f"/t/{person.upload(MOMENTS['khronos'][0])}/replay?step={step}")
    page = person.page
    expect(page.get_by_role("button", name=f"To the {rim}")).to_be_disabled()
    assert silent(page, way) == []
