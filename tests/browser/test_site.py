"""The static site: tables without a server, in a folder of any host, and without a network."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.host import Guest, hosted
from browser.people import Visitor
from install.copies import load_tool

LOADED = 120_000  # milliseconds until Python and the rules are there, on a busy machine
THOUGHT = LOADED  # likewise, until bots have answered
FOLDER = "clubs/ours/play"  # the site lies in a folder of its host


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder with the site in it."""
    root = tmp_path_factory.mktemp("host")
    load_tool("make_play").make_play(root / FOLDER)
    return root


def at_table(guest: Guest, game: str) -> Page:
    """Open a table with bots."""
    page = guest.page
    page.goto(f"{guest.base}#/new?game={game}")
    button = page.get_by_role("button", name="Open a table")
    expect(button).to_be_enabled(timeout=LOADED)
    button.click()
    page.wait_for_url("**/#/t/*")
    return page


def answer(page: Page) -> None:
    """Give the first answer of all, once it is our turn."""
    expect(page.locator(".ask.mine")).to_be_visible(timeout=THOUGHT)
    person = Visitor(page, "")
    person.choose_first()
    person.confirm()


def test_tables_are_played_and_kept_without_a_server_or_a_network(
    site: Path, browser: Browser
) -> None:
    with hosted(site) as host:
        guest = Guest(browser, f"http://127.0.0.1:{host.server_port}/{FOLDER}/")
        page = at_table(guest, "khronos")
        answer(page)
        page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=LOADED)
        table = page.url
        page.close()
    # From here on there is no host, and no network.
    again = guest.open(table.removeprefix(guest.base))
    expect(again.locator("[data-question]").or_(again.locator(".ask"))).to_be_visible(
        timeout=LOADED
    )
    Visitor(again, "").tab("Log")
    expect(again.get_by_role("tabpanel")).to_contain_text("Red", timeout=LOADED)
    for path, name in (
        ("#/learn/khronos/goal", "The goal"),
        ("#/puzzles", "Puzzles"),
        ("#/rules/sands", "The Sands of Time"),
    ):
        again.goto(guest.base + path)
        expect(again.get_by_role("main")).to_contain_text(name, timeout=LOADED)
    assert again.locator("a[href^='/']").count() == 0
    assert guest.faults == []
    guest.context.close()
