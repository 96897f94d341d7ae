"""Somebody gives a mail address on their page, confirms it, and follows links from mails."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import faults, looks
from browser.doorman import Doorman, Scheme
from browser.opened import ROOT
from clocksmith.cli.commands.bench.server.served import Served
from eventually import wait_until
from server.notifications.mailbox import SITE, Mailbox, mailbox

PASSWORD = "analytical engine"


@pytest.fixture
def mailed(browser: Browser) -> Iterator[tuple[Doorman, Mailbox]]:
    """A server that sends mail, who lets people in there, and the mail."""
    assert (ROOT / "src/clocksmith/server/static/index.html").exists(), "run scripts/setup first"
    settings = {"MAIL_FROM": "tables@clocksmith.test", "PUBLIC_URL": SITE, "RATE_MAIL": "0"}
    with mailbox() as box:
        told = {f"CLOCKSMITH_{name}": value for name, value in settings.items()}
        with Served(
            "", CLOCKSMITH_MAIL=box.url, CLOCKSMITH_NOTIFICATION_SECONDS="0.2", **told
        ) as served:
            doorman = Doorman(f"http://127.0.0.1:{served.port}", browser)
            yield doorman, box
            assert doorman.send_home() == []
            doorman.close()


def follow(page: Page, doorman: Doorman, box: Mailbox, count: int) -> None:
    """Follow the link in the mail that comes next."""
    wait_until(lambda: len(box.mails) >= count)
    page.goto(box.link().replace(SITE, doorman.address))


@looks((390, 844), (1280, 800))
def test_an_address_is_confirmed_and_a_link_signs_in_once(
    mailed: tuple[Doorman, Mailbox], size: tuple[int, int], scheme: Scheme
) -> None:
    doorman, box = mailed
    ada = doorman.visitor(*size, scheme=scheme)
    page = ada.page
    page.goto(f"{doorman.address}/account")
    expect(page.get_by_text("Forgot your password?")).to_be_visible()
    page.get_by_label("Login").fill("ada")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Register").click()
    page.get_by_label("Mail address").fill("ada@example.org")
    page.get_by_role("button", name="Add address").click()
    expect(page.get_by_text("Not confirmed yet")).to_be_visible()
    assert faults(page) == []
    follow(page, doorman, box, 1)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Account").last.click()
    page.get_by_text("Once a day").click()
    page.get_by_role("button", name="Save", exact=True).last.click()
    page.get_by_role("button", name="Send a test: Mail").click()
    wait_until(lambda: len(box.mails) == 2)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_text("Forgot your password?").click()
    page.get_by_label("Mail address").fill("ada@example.org")
    page.get_by_role("button", name="Send a link").click()
    follow(page, doorman, box, 3)
    page.get_by_role("textbox", name="New password").fill("difference engine")
    assert faults(page) == []
    page.get_by_role("button", name="Save password").click()
    expect(page.get_by_text("you are signed in")).to_be_visible()
    page.reload()
    page.get_by_role("textbox", name="New password").fill("difference engine")
    page.get_by_role("button", name="Save password").click()
    expect(page.get_by_text("This link has expired or was already used.")).to_be_visible()
    expect(page.get_by_role("button", name="Save password")).to_have_count(0)
