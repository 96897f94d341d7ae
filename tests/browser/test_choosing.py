"""Choosing an answer: the question follows the choice, Enter confirms, few clicks are needed."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.doorman import Doorman
from browser.people import Visitor
from browser.test_sands import in_turn, open_from, region

ME, GUEST = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
RED_HOLDS_FOUR_MILITARY = ("second-2-0000.txt", 1)

USUAL = "localStorage.setItem('clocksmith.confirm', 'usual')"
CLICKED = Path(__file__).parents[1] / "clicks"  # the games in which clicks are counted


def within(visitors: Doorman, game: str, step: int, seat: str) -> Visitor:
    """Return a person at both seats of a counted game, at a step at which *seat* is asked."""
    person = visitors.visitor(1440, 900, careful=False)
    person.page.evaluate(USUAL)
    person.come_in()
    table = person.hand_in((CLICKED / f"{game}-1.txt").read_text(encoding="utf-8"))
    wanted = {"step": step, "seats": [ME, GUEST], "clock": {"kind": "none"}}
    person.go(f"/t/{person.ask(f'tables/{table}/branches', wanted)['id']}")
    person.lift_curtain(seat)
    return person


def listed(person: Visitor, words: str) -> Locator:
    """Return an option of the list, found by its words."""
    page = person.page
    if not page.get_by_role("tab", name="Options").count():
        page.get_by_role("button", name="Options", exact=True).click()
    person.tab("Options")
    return page.get_by_role("tabpanel").get_by_role("button", name=words).first


def at_khronos(visitors: Doorman, width: int = 1440, height: int = 900) -> Visitor:
    """Return a person who confirms what matters, and begins as Red with four military cards."""
    person = visitors.visitor(width, height, careful=False)
    person.page.evaluate(USUAL)
    person.come_in()
    return as_red(person)


def as_red(person: Visitor) -> Visitor:
    """Return the person at both seats of a game of Khronos, as Red."""
    record, step = RED_HOLDS_FOUR_MILITARY
    person.sit_at(person.open_branch(record, step, ME, GUEST))
    person.lift_curtain("Red")
    return person


def test_the_question_follows_what_is_chosen_and_the_box_lists_it(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    box = person.page.locator(".meant")
    expect(person.question()).to_have_text("What will you do?")
    expect(box).to_have_text("Nothing selected yet.")
    person.page.get_by_role("button", name=re.compile("^keep")).first.click()
    expect(person.question()).to_have_text("Where will the keep stand?")
    expect(box).to_have_text("Selected so far: keep")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name=re.compile("^Send")).first.click()
    expect(person.question()).to_have_text("Where will adventurer A go?")
    expect(box).to_have_text("Selected so far: A")


def test_enter_confirms_wherever_the_mouse_last_clicked(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    page = person.page
    number = page.locator("[data-question]").get_attribute("data-question")
    page.get_by_role("button", name=re.compile("^keep")).first.click()
    person.click("Might", "c3")
    page.mouse.move(*person.cell("Faith", "h9"))  # the hand lies elsewhere now
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-question='{number}']")).to_have_count(0)


def test_with_a_mouse_what_can_be_taken_back_is_played_by_a_click(visitors: Doorman) -> None:
    person = visitors.visitor(1440, 900, careful=False)
    person.come_in()
    page = as_red(person).page
    page.get_by_role("button", name=re.compile("^watchtower")).first.click()
    person.click("Might", "c3")
    expect(person.question()).to_have_text("What will you do next?")
    page.get_by_role("button", name="Undo").click()
    expect(person.question()).to_have_text("What will you do?")
    page.get_by_role("button", name="End the turn").first.click()
    expect(page.locator(".meant")).to_contain_text("End the turn")
    expect(person.question()).to_have_text("Confirm this?")


def test_with_a_finger_what_is_chosen_is_confirmed(visitors: Doorman) -> None:
    person = visitors.visitor(1440, 900, careful=False, touch=True)
    person.come_in()
    page = as_red(person).page
    page.get_by_role("button", name=re.compile("^watchtower")).first.tap()
    page.touchscreen.tap(*person.cell("Might", "c3"))
    expect(page.locator(".meant")).to_contain_text("Build a watchtower at c3 in Might")
    page.get_by_role("button", name="Confirm").tap()
    expect(person.question()).to_have_text("What will you do next?")


def test_who_comes_by_keyboard_presses_what_they_have_come_to(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    page = person.page
    tile = page.get_by_role("button", name=re.compile("^keep")).first
    tile.click()
    expect(person.question()).to_have_text("Where will the keep stand?")
    page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "false")


def test_what_only_opens_a_question_is_played_at_once_and_single_answers_give_themselves(
    visitors: Doorman,
) -> None:
    person = within(visitors, "inventions", 19, "Anna")
    page = person.page
    listed(person, "Place your pillar on “Innovate”").click()
    person.tab("Log")
    expect(page.get_by_text("the only answer: played by the table").first).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()  # all of it is taken back together
    expect(person.question()).to_have_text(re.compile("pillar"))


def test_nobody_answers_for_who_switched_that_off(visitors: Doorman) -> None:
    person = within(visitors, "inventions", 19, "Anna")
    page = person.page
    page.get_by_role("button", name=re.compile("^Language")).click()
    page.get_by_role("checkbox", name=re.compile("^Play forced answers")).uncheck()
    page.keyboard.press("Escape")
    number = page.locator("[data-question]").get_attribute("data-question")
    listed(person, "Place your pillar on “Innovate”").click()
    expect(page.locator(f"[data-question='{number}']")).to_have_count(0)
    expect(page.get_by_text("Innovate the invention in Africa").first).to_be_attached()
    page.wait_for_timeout(1000)
    expect(page.locator("[data-question]")).to_have_attribute(
        "data-question", str(int(number or "0") + 1)
    )


def test_the_end_of_a_turn_waits_for_confirm_while_a_journey_is_left(visitors: Doorman) -> None:
    person = within(visitors, "khronos", 4, "Anna")
    person.page.get_by_role("button", name="End the turn").click()
    expect(person.question()).to_have_text("Confirm this?")
    person.confirm()
    expect(person.page.get_by_role("dialog", name="Hand the screen to Red")).to_be_visible()


def test_who_carries_the_cards_goes_with_the_action_and_can_be_changed(visitors: Doorman) -> None:
    person = within(visitors, "khronos", 1, "Anna")
    page = person.page
    page.get_by_role("button", name=re.compile("^keep")).first.click()
    person.click("Might", "i2")
    carried = page.get_by_role("combobox", name="Included")
    expect(carried.locator("option:checked")).to_have_text("Adventurer A carries everything")
    carried.select_option(index=1)
    person.confirm()
    expect(person.question()).to_have_text("What will you do next?")
    page.get_by_role("button", name="Undo").click()
    expect(person.question()).to_have_text("What will you do?")


def test_a_tile_is_dragged_to_its_site_and_follows_by_its_middle(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    page = person.page
    tile = page.get_by_role("button", name=re.compile("^keep")).first.bounding_box()
    assert tile is not None
    page.mouse.move(tile["x"] + 8, tile["y"] + 8)
    page.mouse.down()
    x, y = person.cell("Might", "d4")
    side = person.cell("Might", "e4")[0] - x
    page.mouse.move(x - side / 2, y - side / 2, steps=8)  # the corner at which c3 and d4 meet
    page.mouse.up()
    expect(page.locator(".meant")).to_contain_text("Build a keep at c3 in Might")


def test_an_adventurer_travels_to_the_age_that_is_clicked_anywhere(visitors: Doorman) -> None:
    person = at_khronos(visitors)
    pawn = person.page.get_by_role("button", name=re.compile("^Send")).first
    expect(pawn).to_contain_text("A")
    pawn.click()
    person.click("Faith", "h9")
    expect(person.page.locator(".meant")).to_contain_text("Send adventurer A to Faith")


def test_the_last_card_of_a_turn_opens_by_itself_and_a_bonus_action_is_one_click(
    visitors: Doorman,
) -> None:
    person = visitors.visitor(1600, 1000, careful=False)
    person.come_in()
    table, _ = open_from(person, in_turn("build"), ME, GUEST)
    person.go(f"/t/{table}")
    person.lift_curtain("Red")
    expect(person.page.get_by_role("group", name="Structures")).to_be_visible()
    person.page.get_by_role("button", name="Support civil heritage").click()
    expect(person.log().get_by_text("civil heritage counted")).to_be_visible()
    person.page.get_by_role("button", name="Undo").click()
    expect(person.page.get_by_role("button", name="Support civil heritage")).to_be_visible()
    expect(person.page.get_by_role("group", name="Structures")).to_be_visible()


def carry(person: Visitor, thing: Locator, goal: Locator) -> None:
    """Drag a thing onto another with the mouse."""
    mouse = person.page.mouse
    for one, press in ((thing, mouse.down), (goal, mouse.up)):
        box = one.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        press()


def test_an_idea_is_carried_to_its_region(visitors: Doorman) -> None:
    person = within(visitors, "inventions", 3, "Red")
    page = person.page
    idea = page.locator(".inventions-hand").get_by_role("button", name=re.compile("Gift Exchange"))
    carry(person, idea, page.locator("[data-place^='region:']").filter(has_text="Africa").first)
    expect(page.locator(".meant")).to_contain_text("Gift Exchange")
    expect(page.locator(".meant")).to_contain_text("Africa")
    expect(person.question()).to_have_text("Confirm this?")


def test_oppression_is_carried_to_its_region_and_taken_back(visitors: Doorman) -> None:
    person = within(visitors, "sands", 19, "Red")
    page = person.page
    carry(person, page.get_by_role("button", name="Oppress"), region(person, "hispania"))
    expect(page.get_by_text("Red squeezed 3 gold out of the peasants.").first).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Oppress")).to_be_visible()
