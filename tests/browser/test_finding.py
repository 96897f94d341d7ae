"""Two people find each other by what they wish, play, and are rated."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from browser.access import faults
from browser.doorman import Doorman
from browser.people import Visitor
from eventually import wait_until

PASSWORD = "analytical engine"
TABLE = re.compile(r"/t/[\w-]+$")


def account(visitor: Visitor, login: str) -> None:
    """Give a visitor an account, without the page for it."""
    visitor.come_in()
    visitor.ask("accounts", {"login": login, "password": PASSWORD})


def waiting_table(visitor: Visitor) -> Any:
    """Return the only table of a visitor, once lists say who is asked there."""
    [table] = visitor.page.request.get(f"{visitor.address}/api/tables").json()["mine"]
    return table if table["waiting"] else None


def is_rated(visitor: Visitor, login: str) -> bool:
    """Return whether a game of somebody has been counted."""
    answer = visitor.page.request.get(f"{visitor.address}/api/people/{login}")
    return bool(answer.json()["ratings"])


def test_two_people_find_each_other_play_and_are_rated(visitors: Doorman) -> None:
    ada = visitors.visitor(390, 844, touch=True)
    bob = visitors.visitor(1280, 720, "dark")
    account(ada, "ada-who-looks")
    account(bob, "bob-who-looks")
    ada.go()
    bob.go()
    ada.page.get_by_role("button", name="find people to play with").tap()
    dialog = ada.page.get_by_role("dialog", name="Find me a table")
    dialog.get_by_label("Which game?").select_option(label="Khronos")
    dialog.get_by_label("How many players?").select_option(label="2 players")
    dialog.get_by_label("Rated game").check()
    assert faults(ada.page) == []
    dialog.get_by_role("button", name="Look for a table").tap()
    expect(ada.page.get_by_text("Looking for a table")).to_be_visible()
    assert faults(ada.page) == []
    join = bob.page.get_by_role("button", name="Join in with ada-who-looks")
    expect(join).to_be_visible()  # nobody has loaded the page again
    assert faults(bob.page) == []
    join.focus()
    bob.page.keyboard.press("Enter")
    for one in (ada, bob):
        expect(one.page).to_have_url(TABLE)
        expect(one.page.get_by_role("grid").first).to_be_visible()
    id = bob.page.url.rpartition("/")[2]
    table = wait_until(partial(waiting_table, bob))
    names = [seat["name"] for seat in table["seats"]]
    asked = bob if names[table["waiting"][0]] == "bob-who-looks" else ada
    asked.choose_first()
    asked.confirm()
    resigned = {"seat": names.index("bob-who-looks"), "key": "bob-gives-up"}
    bob.ask(f"tables/{id}/resignation", resigned)
    expect(ada.page.get_by_text("Looking for a table")).to_have_count(0)
    wait_until(partial(is_rated, bob, "ada-who-looks"))
    bob.go("/people/ada-who-looks")
    expect(bob.page.get_by_text("28 ± 16", exact=True)).to_be_visible()
    assert faults(bob.page) == []
