"""Several browsers at one table."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, INVITE = {"kind": "me"}, {"kind": "invite"}


def two(visitors: Doorman) -> tuple[Visitor, Visitor, str]:
    """Return who opened a table, who was invited, and the id of the table."""
    host, friend = visitors.visitor(), visitors.visitor()
    host.come_in()
    table, (token,) = host.open_table(ME, INVITE)
    friend.go(f"/j/{token}")
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("grid").first).to_be_visible()
    host.sit_at(table)
    return host, friend, table


def in_turn(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Return the two, who is asked first."""
    asked = one.page.get_by_role("heading", name="What will you do?")
    expect(asked.or_(one.page.get_by_text("Waiting for"))).to_be_visible()
    return (one, other) if asked.is_visible() else (other, one)


def test_a_move_is_seen_by_everybody_at_the_table(visitors: Doorman) -> None:
    host, friend, table = two(visitors)
    watcher = visitors.visitor()
    watcher.sit_at(table)
    active, passive = in_turn(host, friend)
    active.play("Send adventurer A to Faith")
    for person in (active, passive, watcher):
        expect(person.log().get_by_text("sent adventurer A from Might to Faith.")).to_be_visible()
    expect(watcher.page.get_by_label("Your hand")).to_be_hidden()
    expect(watcher.page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_who_was_away_comes_back_and_has_missed_nothing(visitors: Doorman) -> None:
    host, friend, _ = two(visitors)
    active, passive = in_turn(host, friend)
    passive.page.context.set_offline(True)
    active.play("Send adventurer A to Faith")
    expect(active.log().get_by_text("from Might to Faith.")).to_be_visible()
    active.play("End the turn")
    passive.page.context.set_offline(False)
    expect(passive.question()).to_have_text("What will you do?")
    expect(passive.log().get_by_text("from Might to Faith.")).to_be_visible()


def test_a_used_invitation_is_declined_with_a_reason(visitors: Doorman) -> None:
    host, friend, stranger = visitors.visitor(), visitors.visitor(), visitors.visitor()
    host.come_in()
    _, (token,) = host.open_table(ME, INVITE)
    for person in (friend, stranger):
        person.go(f"/j/{token}")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("grid").first).to_be_visible()
    stranger.page.get_by_role("button", name="Sit down").click()
    expect(stranger.page.get_by_role("alert")).to_be_visible()


# A browser without windows has nowhere to show a notice: what it is told to show is only kept.
LOOKS_ELSEWHERE = """
Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  document.documentElement.dataset.called = options.tag;
};
"""


def test_who_looks_elsewhere_is_called_by_the_browser_when_the_turn_comes(
    visitors: Doorman,
) -> None:
    visitors.workers = "allow"
    host, friend, _ = two(visitors)
    active, passive = in_turn(host, friend)
    page = passive.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script(LOOKS_ELSEWHERE)
    page.reload()
    page.get_by_role("button", name="Language, theme, motion and sound").click()
    page.get_by_role("checkbox", name="Notify me on my turn").check()
    page.keyboard.press("Escape")
    page.evaluate("window.isAway = true")
    active.play("End the turn")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("html")).to_have_attribute("data-called", urlsplit(page.url).path)
