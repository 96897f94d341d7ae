"""Playing at one table: a real browser, a real server."""

import re

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, GUEST, BOT = (
    {"kind": "me"},
    {"kind": "guest", "name": "Anna"},
    {"kind": "bot", "level": "apprentice"},
)
RED_HOLDS_FOUR_MILITARY = ("second-2-0000.txt", 1)


def at_the_start(visitors: Doorman, width: int = 1680, height: int = 1050) -> Visitor:
    """Return a person at both seats of a game in which Red begins with four military cards."""
    person = visitors.visitor(width, height)
    person.come_in()
    record, step = RED_HOLDS_FOUR_MILITARY
    person.sit_at(person.open_branch(record, step, ME, GUEST))
    person.lift_curtain("Red")
    return person


def test_a_new_table_is_opened_by_the_form(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go()
    page = person.page
    page.get_by_role("link", name="Open a table").first.click()
    page.get_by_text("2", exact=True).first.click()
    page.get_by_label("Who plays Green?").select_option("guest")
    page.get_by_label("Name of the guest").fill("Anna")
    page.get_by_role("button", name="Open a table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_role("grid")).to_have_count(3)
    expect(page.get_by_text("Anna").first).to_be_visible()


def test_two_people_play_two_rounds_at_one_screen(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    seats = ["Red", "Anna"]
    for turn in range(4):
        if turn:
            expect(person.page.get_by_role("dialog")).to_be_visible()
            expect(person.page.get_by_role("group", name="Your hand")).to_have_count(0)
            person.lift_curtain(seats[turn % 2])
        expect(person.question()).to_have_text("What will you do?")
        person.choose("Build a")
        person.confirm()
        person.answer_what_follows()
        person.play("End the turn")
    expect(person.page.get_by_role("img", name=re.compile("^Round 3 of 7"))).to_be_visible()


def test_what_was_played_can_be_taken_back(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    undo = person.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    person.play("Build a watchtower at f9 in Might")
    expect(person.log().get_by_text("Red built a watchtower at f9 in Might.")).to_be_visible()
    undo.click()
    expect(person.log().get_by_text("Red built a watchtower at f9 in Might.")).to_be_hidden()
    expect(person.question()).to_have_text("What will you do?")
    expect(undo).to_be_disabled()


def test_a_turn_can_be_started_anew(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    for cell in ("f9", "f11"):
        person.play(f"Build a watchtower at {cell} in Might")
        person.answer_what_follows()
        expect(person.log().get_by_text(f"at {cell} in Might")).to_be_visible()
    person.page.get_by_role("button", name="Restart turn").click()
    expect(person.log().get_by_text("built a watchtower")).to_have_count(0)


def test_pointing_at_a_cell_shows_the_whole_cascade(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    person.page.get_by_role("button", name=re.compile("^keep, value 2")).click()
    person.point("Might", "f9")
    told = person.page.get_by_text("ripples into Reason as a ruin")
    expect(told.first).to_be_visible()
    expect(person.page.get_by_text("Red’s keep at f9 ripples into Faith.").first).to_be_visible()
    person.click("Might", "f9")
    person.confirm()
    person.answer_what_follows()
    expect(person.log().get_by_text("Red built a keep at f9 in Might.")).to_be_visible()


def test_pointing_at_a_refused_cell_says_why_and_leads_to_the_rule(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    person.page.get_by_role("button", name=re.compile("^keep, value 2")).click()
    person.point("Might", "m1")
    why = person.page.get_by_text("A keep cannot stand in the river: only towns and cities can.")
    expect(why).to_be_visible()
    link = person.page.get_by_role("link", name=re.compile("5.3"))
    expect(link.first).to_have_attribute("href", "/rules/khronos#5.3")


def test_every_building_tells_why_it_is_here(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    person.play("Build a keep at f9 in Might")
    person.answer_what_follows()
    expect(person.log().get_by_text("rippled into Faith")).to_be_visible()
    person.click("Faith", "f9")
    person.page.get_by_text("Why is this here?").first.click()
    expect(
        person.page.get_by_role("dialog").get_by_text("Red’s keep at f9 rippled into Faith.")
    ).to_be_visible()


def test_a_bot_answers_for_its_seat(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.come_in()
    table, _ = person.open_table(ME, BOT)
    person.sit_at(table)
    expect(person.question()).to_have_text("What will you do?")
    person.play("End the turn")
    expect(person.log().get_by_role("link", name="Green").first).to_be_visible()
    expect(person.question()).to_have_text("What will you do?")


def test_everything_can_be_done_by_keyboard(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    keyboard = person.page.keyboard
    keyboard.press("o")
    expect(person.page.get_by_role("searchbox", name="Find an option")).to_be_focused()
    keyboard.type("watchtower at f9 in Might")
    keyboard.press("Tab")
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(person.log().get_by_text("Red built a watchtower at f9 in Might.")).to_be_visible()
    person.page.get_by_role("grid", name="Might").focus()
    keyboard.press("u")
    expect(person.log().get_by_text("Red built a watchtower at f9 in Might.")).to_be_hidden()


def test_the_board_is_read_out_cell_by_cell(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    land = person.land("Might")
    land.focus()
    person.page.keyboard.press("ArrowRight")
    expect(land).to_have_attribute("aria-activedescendant", re.compile(r"khronos-0-\d+"))
    before = land.get_attribute("aria-activedescendant") or ""
    expect(person.page.locator(f"#{before}")).to_have_text(re.compile(r"^\w\d+, Might"))
    person.page.keyboard.press("ArrowDown")
    expect(land).not_to_have_attribute("aria-activedescendant", before)


def test_a_phone_shows_one_age_at_a_time(visitors: Doorman) -> None:
    person = at_the_start(visitors, width=390, height=844)
    expect(person.page.get_by_role("grid")).to_have_count(1)
    person.page.get_by_role("button", name=re.compile("^Faith")).click()
    expect(person.land("Faith")).to_be_visible()
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(overflow) <= 0


def test_chat_shows_what_people_write_as_they_wrote_it(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    person.tab("Chat")
    person.page.get_by_label("Write a message").fill("<img src=x onerror=alert(1)>")
    person.page.get_by_role("button", name="Send", exact=True).click()
    expect(person.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
