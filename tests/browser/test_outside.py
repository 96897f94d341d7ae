"""Games from outside in a real browser: on the boards they declare, and on the plain one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import LONG, Visitor
from clocksmith.cli.commands.bench.server.served import Served
from examples.installed import STONES, environment, install

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "apprentice"}
CHEAP = 4  # coins that are bid for any lot


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which By the Candle and the stones of the tests are installed."""
    folder: Path = install(tmp_path_factory.mktemp("site"))
    install(folder, STONES)
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


def sit(person: Visitor, address: str = "") -> None:
    """Open a table with two bots, and wait for the first question."""
    person.come_in()
    table, _ = person.open_table(ME, BOT, BOT, game="candle")
    person.go(f"/t/{table}{address}")
    expect(person.page.locator("[data-question]")).to_be_visible()


def price_of(page: Page) -> int:
    """What was bid, as the token says that shows it."""
    return int(page.locator('[data-place="auction-0"] text').last.text_content() or "")


def take_over(page: Page, seat: str) -> None:
    """Another person at the same screen says that they are there."""
    page.get_by_role("button", name=f"I am {seat}").click()


def lit(page: Page, zone: str) -> Locator:
    """The places of a zone that are offered, as a screen reader has them."""
    return page.get_by_role("listbox", name=zone).get_by_role("option", name="You can choose")


def test_it_is_opened_from_the_lobby_and_played_on_its_board_to_its_end(guests: Doorman) -> None:
    person = guests.visitor()
    person.go("/new")
    page = person.page
    page.get_by_role("radio", name=re.compile("By the Candle.*a patron whom nobody else")).check()
    page.get_by_role("radio", name="six, for a short evening").check()
    page.get_by_role("button", name="Open a table").click()
    over = page.get_by_role("dialog")
    asked = page.locator("[data-question]")
    expect(asked.or_(over)).to_be_visible(timeout=LONG)
    bids = 0
    while not over.is_visible():
        price = price_of(page)
        place = page.locator(f'[data-place="bids-{price + 1}"]')
        if not page.get_by_role("button", name="Confirm").is_enabled():
            if lit(page, "Bids, in coins").count() > 0 and price < CHEAP:
                place.click()
                bids += 1
            else:
                page.locator(".hand").get_by_role("button", name=re.compile("^Leave")).click()
        person.confirm()
        expect(asked.or_(over)).to_be_visible(timeout=LONG)
    assert bids > 2
    expect(over).to_contain_text("All lots have been shown.")
    assert faults(page) == []
    over.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name=re.compile("By the Candle"))).to_be_visible()
    expect(page.locator("[data-place^=purse-0]").first).to_be_visible()
    assert faults(page) == []


def test_a_place_is_pointed_at_by_mouse_and_by_keyboard(guests: Doorman) -> None:
    person = guests.visitor()
    sit(person)
    page = person.page
    reading = page.locator(".reading")
    place = page.locator('[data-place="bids-20"]')
    place.hover()
    expect(reading.locator(".price")).to_contain_text("20 coins: 20 if nobody bids more")
    expect(page.locator(".declared-will").first).to_be_visible()
    bids = page.get_by_role("listbox", name="Bids, in coins")
    bids.focus()
    page.keyboard.press("ArrowLeft")
    expect(reading.locator(".price")).to_contain_text("19 coins")
    page.keyboard.press("Enter")
    expect(bids.get_by_role("option", selected=True)).to_contain_text("19")
    page.keyboard.press("Enter")
    expect(page.locator('[data-place="bids-20"]')).to_be_visible()
    assert faults(page) == []


def test_why_a_place_is_refused_is_said_with_its_rule(guests: Doorman) -> None:
    person = guests.visitor()
    person.come_in()
    table, _ = person.open_table(ME, {"kind": "guest"}, game="stones")
    person.go(f"/t/{table}")
    page = person.page
    take_over(page, "Red")
    page.locator('[data-place="hand-0-2"]').click()
    expect(lit(page, "The meadow")).to_have_count(9)
    page.locator('[data-place="meadow-4"]').click()
    person.confirm()
    take_over(page, "Green")
    page.locator('[data-place="hand-1-0"]').click()
    expect(lit(page, "The meadow")).to_have_count(8)
    page.locator('[data-place="meadow-4"]').hover()
    expect(page.locator(".reading")).to_contain_text("A card lies there already.")
    assert faults(page) == []


def test_a_grid_and_cards_are_played_to_the_end_by_pointing_alone(guests: Doorman) -> None:
    person = guests.visitor()
    person.come_in()
    table, _ = person.open_table(ME, {"kind": "guest"}, game="stones")
    person.go(f"/t/{table}")
    page = person.page
    over = page.get_by_role("dialog")
    for turn in range(9):
        take_over(page, ("Red", "Green")[turn % 2])
        card = page.locator(f'[data-place="hand-{turn % 2}-0"]')
        card.click()
        page.locator(f'[data-place="meadow-{turn}"]').click()
        person.confirm()
        expect(page.locator(f'[data-place="meadow-{turn}"] .declared-piece')).to_be_visible()
    expect(over).to_contain_text("The board is full.")


def test_patrons_of_others_are_hidden_and_a_bid_has_its_price(guests: Doorman) -> None:
    person = guests.visitor()
    sit(person, "?board=plain")
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
    person.page.locator(".hand").get_by_role("button", name=re.compile("^Leave")).click()
    person.confirm()
    expect(person.page.locator(".declared-changed").first).to_be_visible()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)
