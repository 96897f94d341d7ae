"""Finding each other: cards of tables, games to watch, people, and the next table that waits."""

import re

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
MINUTE = {"kind": "move", "seconds": 60}


def account(visitors: Doorman, login: str) -> Visitor:
    """Return somebody with an account."""
    person = visitors.visitor()
    person.come_in()
    person.ask("accounts", {"login": login, "password": "analytical engine"})
    return person


def test_a_listed_table_tells_its_terms_and_a_running_game_can_be_watched(
    visitors: Doorman,
) -> None:
    ada, bob, eve = account(visitors, "lobbyada"), account(visitors, "lobbybob"), visitors.visitor()
    wanted = {"clock": MINUTE, "listed": True, "hints": False, "options": {"holdem": "yes"}}
    table, _ = ada.open_table(ME, INVITE, **wanted)
    eve.go("/")
    card = eve.page.locator(f"a[href='/t/{table}']")
    for words in ("1 minute a move", "Standard set", "no hints", "lobbyada"):
        expect(card).to_contain_text(words)
    bob.ask(f"tables/{table}/seats/1", {})
    eve.page.reload()
    playing = eve.page.locator("section", has_text="Games being played now").locator(card).first
    expect(playing).to_contain_text(re.compile("Waiting for lobby(ada|bob)"))
    expect(playing).to_contain_text("left")


def test_the_next_table_that_waits_is_one_click_away(visitors: Doorman) -> None:
    ada = account(visitors, "lobbycyn")
    first, _ = ada.open_table(ME, {"kind": "guest", "name": "Guest"})
    second, _ = ada.open_table(ME, INVITE)
    ada.sit_at(second)
    ada.page.get_by_role("link", name="Next table: one waits for you").click()
    expect(ada.page).to_have_url(re.compile(f"/t/{first}$"))
    expect(ada.page.get_by_role("link", name=re.compile("^Next table"))).to_have_count(0)


def test_people_are_found_and_their_profile_shows_games_in_progress(visitors: Doorman) -> None:
    ada, bob = account(visitors, "lobbydan"), account(visitors, "lobbyeve")
    table, (token,) = ada.open_table(ME, INVITE, listed=True)
    bob.go(f"/j/{token}")
    expect(bob.page.get_by_text("You sit down as lobbyeve.")).to_be_visible()
    expect(bob.page.get_by_label("Your name")).to_have_count(0)  # it has one
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("grid").first).to_be_visible()
    bob.go("/people")
    bob.page.get_by_label("Name", exact=True).fill("LOBBYDA")
    bob.page.get_by_role("button", name="Search").click()
    bob.page.get_by_role("link", name="lobbydan").click()
    running = bob.page.locator("section", has_text="Games in progress")
    expect(running.locator(f"a[href='/t/{table}']").first).to_be_visible()
