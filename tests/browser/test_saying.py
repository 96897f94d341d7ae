"""What the pages say to whoever does not know how to go on."""

import re
import time

from playwright.sync_api import Locator, Route, expect

from browser.doorman import Doorman
from browser.people import Visitor
from browser.test_sands import alone, before_the_choice, in_turn, open_from
from games.sands.scene import scene

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}
INVITE = {"kind": "invite"}


def sit(visitors: Doorman, game: str, width: int = 1366, height: int = 768) -> Visitor:
    """Return a person at a new table with a bot, whose turn has come."""
    person = visitors.visitor(width, height)
    person.come_in()
    table, _ = person.open_table(ME, BOT, game=game)
    person.go(f"/t/{table}")
    person.expect_question()
    return person


def answered_late(route: Route) -> None:
    """Let a question through some time after the click that asked it."""
    time.sleep(0.4)
    route.continue_()


def reading(person: Visitor) -> Locator:
    """Return the line that says what is pointed at."""
    return person.page.locator(".read")


def test_the_head_of_a_table_leads_to_the_rules_of_its_game(visitors: Doorman) -> None:
    person = sit(visitors, "sands")
    link = person.page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(link).to_have_attribute("href", "/rules/sands")
    expect(link).to_have_attribute("target", "_blank")


def test_one_rulebook_leads_to_the_others(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Khronos")
    person.page.get_by_role("link", name="Inventions").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Inventions")


def test_leaving_a_table_by_a_link_asks_for_nothing_that_is_not_there(visitors: Doorman) -> None:
    visitors.fresh = True
    person = sit(visitors, "khronos")
    failed: list[str] = []
    person.page.on("response", lambda got: failed.append(got.url) if got.status >= 400 else None)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("link", name="The bots").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("bots")
    assert failed == []


def test_a_lost_network_is_told_at_once(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    person.page.context.set_offline(True)
    expect(person.page.get_by_text("Connection lost.")).to_be_visible(timeout=2_000)
    person.page.context.set_offline(False)
    expect(person.page.get_by_text("Connection lost.")).to_be_hidden()
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
    hints = person.page.get_by_role("checkbox", name=re.compile("^Allow hints"))
    expect(hints).to_be_checked()
    person.page.get_by_role("combobox", name=re.compile("Green")).select_option("invite")
    expect(hints).not_to_be_checked()


def test_a_grey_tool_says_why_to_whoever_comes_by_keyboard(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    tool = person.page.get_by_role("button", name="Restore")
    expect(tool).to_have_attribute("aria-disabled", "true")
    person.page.keyboard.press("Tab")
    tool.focus()
    expect(reading(person).locator(".refusal").first).to_be_visible()


def test_a_tile_that_cannot_be_built_says_what_is_lacking(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    stock = person.page.locator(".khronos-stock[aria-disabled='true']").first
    stock.hover()
    expect(reading(person).get_by_text("This takes")).to_be_visible()


def test_a_refusal_stays_after_a_click_and_opens_its_paragraph_here(visitors: Doorman) -> None:
    visitors.fresh = True
    person = sit(visitors, "khronos")
    person.page.route("**/why-not", answered_late)
    person.page.locator(".khronos-stock[aria-disabled='true']").first.click(force=True)
    refusal = reading(person).locator(".refusal").first
    expect(refusal).to_be_visible()
    link = refusal.get_by_role("link")
    number = link.inner_text().strip()
    link.click()  # the pointer passes over the board, and the refusal stays
    paragraph = person.page.get_by_role("dialog", name=f"Read rule {number}")
    expect(paragraph.get_by_role("heading")).to_contain_text(number)
    expect(paragraph).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(paragraph).to_be_hidden()
    expect(person.question()).to_be_visible()


def test_a_button_that_cannot_be_pressed_says_why(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    person.page.keyboard.press("Tab")
    person.page.get_by_role("button", name="Undo").focus()
    expect(person.page.locator(".tip")).to_contain_text("nothing you can undo")
    person.page.get_by_role("button", name="Confirm").hover()
    expect(person.page.locator(".tip")).to_contain_text("choose something first")


def test_a_question_mark_opens_the_list_of_keys(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    person.page.keyboard.press("?")
    keys = person.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("asks a bot for a hint")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_sealed_cards_are_marked_and_can_be_taken_back(visitors: Doorman) -> None:
    person = visitors.visitor(1366, 768)
    person.come_in()
    table, (token,) = open_from(person, before_the_choice(), ME, INVITE)
    friend = visitors.visitor()
    friend.go(f"/j/{token}")
    friend.page.get_by_role("button", name="Sit down").click()
    person.go(f"/t/{table}")
    hand = person.page.get_by_role("group", name="Your hand")
    for card in ("Chronicle", "Muster"):
        hand.get_by_role("button", name=card, exact=True).click()
    person.page.get_by_role("button", name="Confirm").click()
    sealed = hand.get_by_role("button", name=re.compile("sealed"))
    expect(sealed).to_have_count(2)
    person.page.reload()
    expect(sealed).to_have_count(2)
    person.page.get_by_role("button", name="Take back").click()
    expect(sealed).to_have_count(0)
    expect(person.question()).to_contain_text("cards")


def test_a_card_that_could_do_nothing_says_so_in_the_hand(visitors: Doorman) -> None:
    poor = scene(
        "italia of 0 capital",
        "unrest 7; heritage 0 1 0; reached law:1",
        "",
        seats=2,
        cards="advance",
    )
    person = alone(visitors, poor, 1366, 768)
    card = person.page.get_by_role("group", name="Your hand").get_by_role("button").first
    expect(card).to_have_class(re.compile("idle"))
    card.hover()
    expect(reading(person).locator(".refusal").first).to_be_visible()
    card.click()
    person.page.get_by_role("button", name="Confirm").click()
    person.page.mouse.move(0, 0)
    expect(reading(person).locator(".refusal").first).to_be_visible()


def test_an_option_names_the_advance_and_beside_it_stands_what_it_does(
    visitors: Doorman,
) -> None:
    person = alone(visitors, in_turn("advance"), 1366, 768)
    person.page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    person.page.get_by_role("button", name="Confirm").click()
    advance = person.page.locator(".sands-advance button").first
    expect(advance).to_contain_text("Each crops region with a peasant yields 1 more.")
