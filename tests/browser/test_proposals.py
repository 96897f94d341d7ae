"""What people settle at a table, and where their points came from, as they see it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.access import faults
from browser.doorman import Doorman
from browser.people import Visitor

ME = {"kind": "me"}
INVITE = {"kind": "invite"}
QUICK = {"kind": "bot", "level": "uniform"}
PATIENT = 60_000  # milliseconds, on a busy machine


def number(text: str) -> int:
    """Return what a cell of the points says."""
    plain = text.strip().replace("−", "-")
    return 0 if plain == "–" else int(plain)


def columns_add_up(dialog: Locator) -> None:
    """Every column of the points ends with its sum."""
    rows = dialog.locator("tbody tr")
    totals = [number(text) for text in dialog.locator("tfoot td").all_inner_texts()]
    sums = [0] * len(totals)
    for row in rows.all():
        for seat, text in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += number(text)
    assert sums == totals


def proposals(visitor: Visitor) -> Locator:
    """Return what can be settled about the table, in the drawer of the players if need be."""
    section = visitor.page.get_by_role("region", name="This table", exact=True)
    if not section.first.is_visible():
        visitor.page.get_by_role("button", name="Players", exact=True).click()
    return section.last


def settle(visitor: Visitor, what: str) -> None:
    """Choose something to settle, and mean it."""
    proposals(visitor).get_by_role("button", name=what).click()
    dialog = visitor.page.get_by_role("dialog", name=what)
    act = dialog.get_by_role("button", name=what)
    expect(act).to_be_disabled()
    dialog.get_by_role("checkbox").check()
    act.click()


@pytest.mark.parametrize(
    ("game", "record", "row", "parts"),
    [
        ("khronos", "2-house-1-english-3-0009.txt", "Income in Might", 0),
        ("sands", "usual-3-0001.txt", "Least unrest", 3),
        ("inventions", "usual-3-0001.txt", "Goals", 5),
    ],
)
def test_the_end_tells_what_brought_everybody_points(
    visitors: Doorman, game: str, record: str, row: str, parts: int
) -> None:
    ada = visitors.visitor()
    ada.come_in()
    id = ada.upload(record, game)
    ada.go(f"/t/{id}")
    dialog = ada.page.get_by_role("dialog")
    table = dialog.get_by_role("table")
    expect(table).to_be_visible()
    expect(table).to_contain_text(row)
    columns_add_up(dialog)
    periods = dialog.get_by_role("group", name="Part of the game").get_by_role("button")
    expect(periods).to_have_count(parts + 1 if parts else 0)
    for place in range(1, parts + 1):
        periods.nth(place).click()
        columns_add_up(dialog)
    assert faults(ada.page) == []


def two_at_a_table(visitors: Doorman) -> tuple[Visitor, Visitor, str]:
    """Return two people who sit at a table, and its id."""
    ada, bob = visitors.visitor(), visitors.visitor()
    ada.come_in()
    table, [token] = ada.open_table(ME, INVITE)
    bob.come_in()
    bob.ask(f"invitations/{token}", {})
    for person in (ada, bob):
        person.sit_at(table)
    return ada, bob, table


def test_a_bot_plays_on_for_one_who_resigns(visitors: Doorman) -> None:
    ada, bob, _ = two_at_a_table(visitors)
    settle(ada, "Resign")
    expect(ada.page.get_by_text("played by a bot").first).to_be_attached()
    expect(bob.log()).to_contain_text("resigned, and a bot plays on.")
    moved = bob.page.get_by_text(re.compile("built|ended|paid|played|travelled|earned")).first
    expect(moved).to_be_visible(timeout=PATIENT)
    expect(ada.page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_a_game_with_bots_is_abandoned_and_played_again(visitors: Doorman) -> None:
    ada = visitors.visitor()
    ada.come_in()
    table, _ = ada.open_table(ME, QUICK)
    ada.sit_at(table)
    settle(ada, "Abandon the game")
    ending = ada.page.get_by_role("dialog", name="The game was ended by agreement")
    expect(ending).to_contain_text("nobody has won")
    columns_add_up(ending)
    ending.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(ada.page.get_by_role("grid").first).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_rematch_waits_for_those_who_played(visitors: Doorman) -> None:
    ada, bob, table = two_at_a_table(visitors)
    settle(ada, "Propose to end")
    vote = bob.page.get_by_role("region", name="A vote")
    expect(vote).to_contain_text("proposes to end the game here")
    for person in (ada, bob):  # at a table by mail the vote may take days
        expect(person.question()).to_be_in_viewport(ratio=1)
    vote.get_by_role("button", name="Agree").click()
    ended = "The game was ended by agreement"
    ada.page.get_by_role("dialog", name=ended).get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    bob.page.get_by_role("dialog", name=ended).get_by_role(
        "button", name="Join the rematch"
    ).click()
    bob.page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    assert bob.page.url == ada.page.url
    for person in (ada, bob):
        expect(person.page.get_by_role("grid").first).to_be_visible()


def test_somebody_who_looks_on_takes_over_a_seat_by_vote(visitors: Doorman) -> None:
    ada, bob, eve = visitors.visitor(), visitors.visitor(), visitors.visitor()
    ada.come_in()
    table, [token] = ada.open_table(ME, INVITE)
    bob.come_in()
    bob.ask(f"invitations/{token}", {})
    eve.come_in()
    for person in (ada, bob, eve):
        person.sit_at(table)
    settle(ada, "Resign")
    expect(bob.log()).to_contain_text("resigned")
    settle(eve, "Ask to take over")
    vote = bob.page.get_by_role("region", name="A vote")
    expect(vote).to_contain_text("asks to take over")
    assert faults(bob.page) == []
    vote.get_by_role("button", name="Agree").click()
    expect(vote).to_be_hidden()
    expect(bob.log()).to_contain_text("took over")
    if proposals(eve).count():
        expect(proposals(eve).get_by_role("button", name="Resign")).to_be_visible()


def test_a_table_of_ones_own_is_deleted(visitors: Doorman) -> None:
    ada = visitors.visitor()
    ada.come_in()
    table, _ = ada.open_table(ME, QUICK)
    ada.sit_at(table)
    settle(ada, "Delete this table")
    ada.page.wait_for_url(f"{ada.address}/")
    visitors.complaints.clear()


def test_before_the_game_people_leave_and_the_table_is_closed(visitors: Doorman) -> None:
    ada, bob, eve = visitors.visitor(), visitors.visitor(), visitors.visitor()
    ada.come_in()
    table, tokens = ada.open_table(ME, INVITE, INVITE)
    bob.come_in()
    bob.ask(f"invitations/{tokens[0]}", {})
    eve.come_in()
    for person in (bob, eve, ada):
        person.sit_at(table)
    settle(bob, "Leave Green")
    expect(bob.page.get_by_text("You left your seat.")).to_be_visible()
    assert faults(ada.page) == []
    settle(ada, "Close this table")
    ada.page.wait_for_url(f"{ada.address}/")
    expect(eve.page.get_by_role("dialog", name="This table was deleted")).to_be_visible()
    visitors.complaints.clear()
