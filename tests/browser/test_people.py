"""Who is at a table and what just happened, as people read it in browsers of their own."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.access import faults
from browser.doorman import Doorman
from browser.people import Visitor
from browser.test_finding import PASSWORD, account
from browser.test_proposals import settle
from eventually import wait_until

ME = {"kind": "me"}
INVITE = {"kind": "invite"}
MINUTE = {"kind": "move", "seconds": 60}
SIZES = [
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1536, 864),
    (1920, 1080),
]


def opened_by(host: Visitor, *others: Visitor, **more: Any) -> str:
    """Open a table at which all of them sit; return its id."""
    id, tokens = host.open_table(ME, *[INVITE for _ in others], **more)
    for other, token in zip(others, tokens, strict=True):
        other.ask(f"invitations/{token}", {})
    return id


def two_with_accounts(visitors: Doorman, of: str) -> tuple[Visitor, Visitor]:
    """Two people who have signed in; *of* makes their names those of one test."""
    anna, ben = visitors.visitor(1366, 768), visitors.visitor(1366, 768)
    account(anna, f"anna-{of}")
    account(ben, f"ben-{of}")
    return anna, ben


def is_whole(mark: Locator) -> bool:
    """Return whether something is seen: nothing lies over its middle, and it is in the window."""
    return bool(
        mark.evaluate(
            """element => {
                const { left, top, width, height } = element.getBoundingClientRect();
                const [x, y] = [left + Math.min(width, 30) / 2, top + height / 2];
                const hit = document.elementFromPoint(x, y);
                return width > 12 && height > 8 && hit !== null
                    && (element.contains(hit) || hit.contains(element));
            }"""
        )
    )


def seen(page: Page, *texts: str) -> None:
    """Expect each text among the players beside the board, in sight."""
    players = page.locator("aside.seats")
    for text in texts:
        mark = players.get_by_text(text, exact=True).first
        expect(mark).to_be_visible()
        wait_until(partial(is_whole, mark))  # a new size is laid out in the next frame


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
def test_names_the_own_seat_and_what_is_played_for_are_in_sight_at_every_size(
    visitors: Doorman, game: str
) -> None:
    anna, ben = two_with_accounts(visitors, f"seen-{game}")
    ways = {"game": game, "clock": MINUTE, "listed": True, "rated": True, "hints": False}
    id = opened_by(anna, ben, **ways)
    anna.go(f"/t/{id}")
    expect(anna.question()).to_be_visible()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        seen(anna.page, f"anna-seen-{game}", f"ben-seen-{game}", "you", "Rated", "1 minute a move")


@pytest.mark.parametrize("game", ["khronos", "sands"])
def test_the_names_of_five_are_whole_beside_their_clocks_at_every_size(
    visitors: Doorman, game: str
) -> None:
    names = ["Anna", "Ben", "Cyn", "Dora", "Emil"]
    anna = visitors.visitor(390, 844)
    anna.come_as(names[0])
    guests = [{"kind": "guest", "name": name} for name in names[1:]]
    id, _ = anna.open_table(ME, *guests, game=game, clock=MINUTE)
    anna.go(f"/t/{id}")
    expect(anna.page.locator("aside.seats .seat")).to_have_count(5)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        called = anna.page.locator("aside.seats .called")
        wait_until(partial(are_whole, called))
        assert called.all_inner_texts() == names, (width, height)


def are_whole(names: Locator) -> bool:
    """Return whether no name is cut short, and all are in the window."""
    return bool(
        names.evaluate_all(
            """names => names.every((name) => {
                const { top, bottom } = name.getBoundingClientRect();
                return name.scrollWidth <= name.clientWidth && top >= 0 && bottom <= innerHeight;
            })"""
        )
    )


def test_a_rated_game_of_two_ends_for_both_when_one_gives_up(visitors: Doorman) -> None:
    anna, ben = two_with_accounts(visitors, "gives-up")
    id = opened_by(anna, ben, clock=MINUTE, listed=True, rated=True, hints=False)
    for one in (anna, ben):
        one.sit_at(id)
    settle(ben, "Resign")
    won = anna.page.get_by_role("dialog", name="You won")
    expect(won).to_contain_text("ben-gives-up resigned. The game is over.")
    expect(won.get_by_text("Rating 28 ± 16")).to_be_visible()
    for way in ("Replay", "Analyse", "Rematch", "Play on, unrated", "Record"):
        button = won.get_by_role("button", name=way).or_(won.get_by_role("link", name=way))
        assert is_whole(button), way
    assert faults(anna.page) == []
    lost = ben.page.get_by_role("dialog", name="anna-gives-up won")
    expect(lost.get_by_text("Rating 22 ± 16")).to_be_visible()
    won.get_by_role("button", name="Play on, unrated").click()
    anna.page.wait_for_url(re.compile(rf"/t/(?!{id})"))
    branch = anna.page.get_by_role("link", name="Branch of a game of Khronos")
    expect(branch).to_have_attribute("href", re.compile(rf"/t/{id}/replay\?step=\d+"))


def test_a_resignation_stays_in_sight_of_the_others_until_they_close_it(visitors: Doorman) -> None:
    anna, ben, cyn = [visitors.visitor(1366, 768) for _ in range(3)]
    for one, name in ((anna, "Anna"), (ben, "Ben"), (cyn, "Cyn")):
        one.come_as(name)
    id = opened_by(anna, ben, cyn)
    for one in (anna, ben, cyn):
        one.sit_at(id)
    settle(ben, "Resign")
    for one in (anna, cyn):
        card = one.page.get_by_role("status", name="What happened")
        expect(card).to_contain_text("Ben resigned, and a bot plays on.")
    assert faults(cyn.page) == []
    expect(anna.log()).to_contain_text("Ben resigned, and a bot plays on.")
    expect(ben.page.get_by_text("You resigned Green, and a bot plays on.")).to_be_visible()
    expect(ben.page.get_by_role("status", name="What happened")).to_have_count(0)
    card = anna.page.get_by_role("status", name="What happened")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    anna.sit_at(id)
    expect(card).to_have_count(0)


def test_one_whose_time_was_up_reads_what_was_played_until_they_close_it(
    visitors: Doorman,
) -> None:
    anna, ben = visitors.visitor(1366, 768), visitors.visitor(390, 844)
    for one, name in ((anna, "Anna"), (ben, "Ben")):
        one.come_as(name)
    id = opened_by(anna, ben, clock={"kind": "move", "seconds": 3})
    for one in (anna, ben):
        one.sit_at(id)
    for one in (anna, ben):
        card = one.page.get_by_role("status", name="What happened")
        expect(card).to_contain_text("Your time was up. This was played for you:")
        assert is_whole(card.get_by_role("button", name="Close"))
    expect(anna.log()).to_contain_text("time was up")


def test_who_loses_a_seat_is_told_how_and_who_comes_and_goes_is_named(visitors: Doorman) -> None:
    anna, ben, cyn = [visitors.visitor(1366, 768) for _ in range(3)]
    for one, name in ((anna, "Anna"), (ben, "Ben"), (cyn, "Cyn")):
        one.come_as(name)
    id, [first, second, _] = anna.open_table(ME, INVITE, INVITE, INVITE, listed=True)
    for one in (anna, ben, cyn):
        one.go(f"/t/{id}")
    expect(anna.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()
    ben.ask(f"invitations/{first}", {})
    expect(anna.page.get_by_text("Ben sat down (Green).")).to_be_visible()
    cyn.ask(f"invitations/{second}", {})
    settle(anna, "Remove Ben")
    expect(ben.page.get_by_text("The person who opened this table removed you")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(cyn.page.get_by_text("Ben left (Green).")).to_be_visible()
    settle(cyn, "Leave Yellow")
    expect(cyn.page.get_by_text("You left your seat. You are watching.")).to_be_visible()
    expect(anna.page.get_by_text("Cyn left (Yellow).")).to_be_visible()
    assert faults(cyn.page) == []


def test_who_is_signed_out_elsewhere_reads_why_they_only_watch(visitors: Doorman) -> None:
    anna, ben = two_with_accounts(visitors, "signs-out")
    anna.sit_at(opened_by(anna, ben))
    phone = visitors.visitor(390, 844, touch=True)
    phone.come_in()
    phone.ask("session", {"login": "anna-signs-out", "password": PASSWORD})
    phone.ask("sessions", {}, "DELETE")
    anna.page.context.set_offline(True)
    anna.page.context.set_offline(False)
    expect(anna.page.get_by_text("You were signed out. Sign in again to play Red.")).to_be_visible()


def test_links_to_seats_are_right_at_once_and_belong_to_the_account(visitors: Doorman) -> None:
    anna, ben = two_with_accounts(visitors, "invites")
    id, [first, second] = anna.open_table(ME, INVITE, INVITE)
    anna.go(f"/t/{id}")
    links = anna.page.get_by_role("region", name="Invitations").get_by_role("textbox")
    expect(links.first).to_have_value(re.compile(first))
    ben.ask(f"invitations/{first}", {})
    expect(links).to_have_count(1)
    settle(anna, "Remove ben-invites")
    expect(links).to_have_count(2)
    expect(links.first).not_to_have_value(re.compile(first))
    expect(links.last).to_have_value(re.compile(second))
    phone = visitors.visitor(390, 844, touch=True)
    phone.come_in()
    phone.ask("session", {"login": "anna-invites", "password": PASSWORD})
    phone.go(f"/t/{id}")
    expect(phone.page.get_by_role("region", name="Invitations")).to_be_visible()
