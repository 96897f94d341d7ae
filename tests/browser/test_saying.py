"""What the pages say to whoever does not know how to go on."""

import re

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}


def sit(visitors: Doorman, game: str, width: int = 1366, height: int = 768) -> Visitor:
    """Return a person at a new table with a bot."""
    person = visitors.visitor(width, height)
    person.go()
    table, _ = person.open_table(ME, BOT, game=game)
    person.go(f"/t/{table}")
    expect(person.question()).not_to_have_text("")
    return person


def test_the_head_of_a_table_leads_to_the_rules_of_its_game(visitors: Doorman) -> None:
    person = sit(visitors, "sands")
    link = person.page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(link).to_have_attribute("href", "/rules/sands")
    expect(link).to_have_attribute("target", "_blank")


def test_one_rulebook_leads_to_the_others(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Khronos")
    person.page.get_by_role("link", name="Inventions").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Inventions")


def test_leaving_a_table_by_a_link_asks_for_nothing_that_is_not_there(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    failed: list[str] = []
    person.page.on("response", lambda got: failed.append(got.url) if got.status >= 400 else None)
    person.page.get_by_role("link", name="The bots").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("bots")
    assert failed == []


def test_a_lost_network_is_told_at_once(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    person.page.context.set_offline(True)
    expect(person.page.get_by_text("The connection was lost.")).to_be_visible(timeout=2_000)
    person.page.context.set_offline(False)
    expect(person.page.get_by_text("The connection was lost.")).to_be_hidden()
    # The browser itself writes down that there was no network.
    visitors.complaints[:] = [one for one in visitors.complaints if "DISCONNECTED" not in one]


def test_on_a_phone_a_new_table_is_opened_without_scrolling(visitors: Doorman) -> None:
    person = visitors.visitor(390, 844)
    person.go("/new?game=sands")
    expect(person.page.get_by_role("button", name="Open a table")).to_be_in_viewport()


def test_a_variant_says_what_it_does_and_people_play_without_hints(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/new?game=khronos")
    expect(person.page.get_by_text("Three cards lie face up")).to_be_visible()
    hints = person.page.get_by_role("checkbox", name=re.compile("^Give hints"))
    expect(hints).to_be_checked()
    person.page.get_by_role("combobox", name=re.compile("Green")).select_option("invite")
    expect(hints).not_to_be_checked()
