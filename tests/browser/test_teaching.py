"""A teaching table in the browser: what a turn costs is told before it is over."""

from playwright.sync_api import Locator, Page, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor

RECORD = "second-2-0012.txt"
STEP = 20  # in which much can be done
THINKING = 60_000  # milliseconds a bot may need on a busy machine


def taught(page: Page) -> Locator:
    """What is said of the turn."""
    return page.get_by_role("region", name="Your turn", exact=True)


def waste_a_turn(person: Visitor) -> None:
    """End the turn with all cards in hand."""
    person.expect_question()
    person.page.locator("[data-marks='do:end']").click()
    person.page.get_by_role("button", name="Confirm").click()
    expect(taught(person.page)).to_contain_text("This turn costs you about", timeout=THINKING)


def sit_down(person: Visitor) -> None:
    """Open a teaching table against an apprentice, in the middle of a game."""
    person.come_in()
    bot = {"kind": "bot", "level": "apprentice"}
    person.sit_at(person.open_branch(RECORD, STEP, {"kind": "me"}, bot, teaching=3))


def test_a_teaching_table_is_opened_with_bots_alone(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/new?game=khronos")
    page = person.page
    page.get_by_label("Teaching table").check()
    page.get_by_label("Which mistakes?").select_option("Large ones only, from 6 points")
    page.get_by_label("Who plays Green?").select_option("A guest at this screen")
    expect(page.get_by_label("Teaching table")).to_have_count(0)
    page.get_by_label("Who plays Green?").select_option("A bot")
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator("[data-terms]")).to_contain_text("teaching table")


def test_a_mistake_is_told_taken_back_once_and_then_played(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit_down(person)
    page = person.page
    waste_a_turn(person)
    card = taught(page)
    expect(card.get_by_role("listitem").first).to_contain_text("ecus")
    card.get_by_text("Show the better turn").click()
    expect(card.locator("details p")).to_contain_text("Build")
    card.get_by_role("button", name="Take it back").click()
    expect(card).to_have_count(0)
    page.locator("[data-marks='do:end']").click()
    person.confirm()  # once for each turn: now the bots go on
    expect(card).to_have_count(0)


def test_what_happens_is_seen(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit_down(person)
    waste_a_turn(person)
    number = person.page.locator("[data-question]").get_attribute("data-question")
    taught(person.page).get_by_role("button", name="See what happens").click()
    expect(person.page.locator(f"[data-question='{number}']")).to_have_count(0)
    expect(taught(person.page)).to_have_count(0)


def test_a_choice_that_is_dropped_ends_the_look_at_it(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit_down(person)
    waste_a_turn(person)
    person.page.keyboard.press("Escape")
    expect(taught(person.page)).to_have_count(0)
    person.expect_question()


@looks(*SIZES, (844, 390))
def test_what_is_said_of_a_turn_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    sit_down(person)
    waste_a_turn(person)
    page = person.page
    assert faults(page) == []
    assert not scrolls_sideways(page)
    for name in ("Take it back", "See what happens"):
        button = taught(page).get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1.0)
