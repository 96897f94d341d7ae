"""A game from outside in a real browser: found in the lobby, played to its end, looked back at."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import LONG, Visitor
from clocksmith.cli.commands.bench.server.served import Served
from examples.installed import environment, install

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "apprentice"}


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which By the Candle is installed."""
    folder: Path = install(tmp_path_factory.mktemp("site"))
    with Served(PYTHONPATH=environment(folder)["PYTHONPATH"]) as running:
        yield running


@pytest.fixture(scope="module")
def porter(offering: Served, browser: Browser) -> Iterator[Doorman]:
    """Who lets people in at that server."""
    porter = Doorman(f"http://127.0.0.1:{offering.port}", browser)
    yield porter
    porter.close()


@pytest.fixture
def guests(porter: Doorman) -> Iterator[Doorman]:
    """People who come to that server."""
    yield porter
    assert porter.send_home() == [], "no page has an error in its console"


def sit(person: Visitor) -> None:
    """Open a table with two bots, and wait for the first question."""
    person.come_in()
    table, _ = person.open_table(ME, BOT, BOT, game="candle")
    person.go(f"/t/{table}")
    expect(person.page.locator("[data-question]")).to_be_visible()


def answer(person: Visitor) -> None:
    """Bid one more if that is offered, else leave; a single answer is chosen already."""
    hand = person.page.locator(".hand .options")
    bids = hand.get_by_role("button", name=re.compile("^Bid"))
    if not person.page.get_by_role("button", name="Confirm").is_enabled():
        if not bids.first.is_visible() and hand.locator("summary").count():
            hand.locator("summary").first.click()
        (bids.first if bids.first.is_visible() else hand.get_by_role("button").first).click()
    person.confirm()


def test_it_is_opened_from_the_lobby_and_played_to_its_end(guests: Doorman) -> None:
    person = guests.visitor()
    person.go("/new")
    page = person.page
    page.get_by_role("radio", name=re.compile("By the Candle.*a patron whom nobody else")).check()
    page.get_by_role("radio", name="six, for a short evening").check()
    page.get_by_role("button", name="Open a table").click()
    over = page.get_by_role("dialog")
    asked = page.locator("[data-question]")
    expect(asked.or_(over)).to_be_visible(timeout=LONG)
    while not over.is_visible():
        answer(person)
        expect(asked.or_(over)).to_be_visible(timeout=LONG)
    expect(over).to_contain_text("All lots have been shown.")
    assert faults(page) == []
    over.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name=re.compile("By the Candle"))).to_be_visible()
    expect(page.locator("details.card").first).to_be_visible()
    assert faults(page) == []


def test_patrons_of_others_are_hidden_and_a_bid_has_its_price(guests: Doorman) -> None:
    person = guests.visitor()
    sit(person)
    cards = person.page.locator("details.card.owned")
    expect(cards).to_have_count(3)
    expect(cards.first.locator(".line", has_text="Patron")).not_to_contain_text("hidden")
    expect(cards.last.locator(".line", has_text="Patron")).to_contain_text("hidden")
    hand = person.page.locator(".hand .options")
    hand.locator("summary").first.click()
    hand.get_by_role("button", name=re.compile("^Bid")).first.hover()
    expect(person.page.locator(".reading .price")).to_contain_text("if nobody bids more")


def test_its_rules_are_read_in_every_language(guests: Doorman) -> None:
    person = guests.visitor()
    person.go("/rules/candle")
    expect(person.page.get_by_role("heading", name=re.compile("The candle")).first).to_be_visible()
    assert faults(person.page) == []


@looks(*SIZES, (844, 390))
def test_its_table_has_no_serious_fault(
    guests: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = guests.visitor(*size, scheme)
    sit(person)
    answer(person)
    expect(person.page.locator("details.card .changed").first).to_be_visible()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)
