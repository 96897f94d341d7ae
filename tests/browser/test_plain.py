"""The plain board in a real browser: any game by the names of its things, played from a list."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "apprentice"}
LANDSCAPE = (844, 390)
# A moment of a recorded game of each: the record, the step before it, who sits there.
MOMENTS = {
    "khronos": ("second-3-0001.txt", 60, [ME, BOT, BOT]),
    "sands": ("usual-3-0001.txt", 120, [ME, BOT, BOT]),
    "inventions": ("usual-3-0001.txt", 165, [BOT, BOT, ME]),
}


def sit(person: Visitor, game: str) -> None:
    """Play on from a moment of a recorded game, on the plain board."""
    person.come_in()
    record, step, seats = MOMENTS[game]
    look_at(person, person.open_branch(record, step, *seats, game=game))
    expect(answers(person).first).to_be_visible()


def look_at(person: Visitor, table: str) -> None:
    """Open the page of a table on the plain board."""
    person.go(f"/t/{table}?board=plain")
    expect(card(person, "The table")).to_be_visible()


def board(person: Visitor) -> Locator:
    """Return the board."""
    return person.page.get_by_role("region", name="Board", exact=True)


def card(person: Visitor, name: str) -> Locator:
    """Return what lies on the board under a name."""
    heading = person.page.get_by_role("heading", name=name, exact=True)
    return person.page.locator("details.card").filter(has=heading)


def answers(person: Visitor) -> Locator:
    """Return the lines of the list of answers: options, and groups of options."""
    return person.page.locator(".hand .options").locator("button:visible, summary:visible")


def point_at_an_answer(person: Visitor) -> Locator:
    """Point at the first single answer; a group is opened first."""
    options = person.page.locator(".hand .options button:visible")
    if options.count() == 0:
        person.page.locator(".hand .options summary").first.click()
    options.first.scroll_into_view_if_needed()
    return options.first


def places(person: Visitor) -> list[Any]:
    """Return where everything on the board and in the list is seen."""
    found: list[Any] = person.page.evaluate(
        """() => [...document.querySelectorAll(
            ".card, .card .line, .card td, .hand button, .hand summary, .commands > *"
        )].filter((one) => one.checkVisibility()).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height];
        })"""
    )
    return found


@pytest.mark.parametrize("game", MOMENTS)
def test_every_game_is_told_by_the_names_of_its_things(visitors: Doorman, game: str) -> None:
    person = visitors.visitor()
    sit(person, game)
    for seat in ("Red", "Green", "Yellow"):
        expect(card(person, seat)).to_be_visible()
    expect(board(person).get_by_text("hidden").first).to_be_visible()
    expect(card(person, "The table").locator(".line").first).to_contain_text(re.compile(r"\d"))


def test_things_have_the_words_of_the_game(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit(person, "sands")
    regions = card(person, "Regions").get_by_role("table")
    expect(regions.get_by_role("row", name=re.compile("Hispania.*crops.*province"))).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("khronos", (1680, 1050)),
        ("sands", (1366, 768)),
        ("inventions", (390, 844)),
        ("khronos", LANDSCAPE),
    ],
)
def test_pointing_tells_what_would_happen_and_moves_nothing(
    visitors: Doorman, game: str, size: tuple[int, int]
) -> None:
    person = visitors.visitor(*size)
    sit(person, game)
    option = point_at_an_answer(person)
    before = places(person)
    option.hover()
    reading = person.page.get_by_role("region", name="Details")
    expect(reading.locator(".consequences")).to_be_visible()
    assert places(person) == before


def test_an_answer_is_played_marked_and_taken_back(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit(person, "khronos")
    option = answers(person).filter(has_text="Restore the ruin at g10")
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    person.confirm()
    changed = card(person, "Red").locator(".line.changed")
    expect(changed.filter(has_text="Cards")).to_be_visible()
    expect(person.log().get_by_text("Red restored the monastery at g10")).to_be_visible()
    person.page.get_by_role("button", name="Undo").click()
    expect(person.log().get_by_text("Red restored the monastery at g10")).to_have_count(0)


def test_the_list_is_searched_and_steered_by_keys(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit(person, "khronos")
    hand = person.page.locator(".hand")
    hand.get_by_role("searchbox").fill("end the")
    expect(answers(person)).to_have_count(1)
    person.page.keyboard.press("ArrowDown")
    expect(answers(person).first).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(answers(person).first).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name="Confirm")).to_be_enabled()


def test_what_is_not_offered_is_refused_with_its_rule(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit(person, "khronos")
    hand = person.page.locator(".hand")
    hand.get_by_text("Why not something else?").click()
    hand.get_by_label("What would you do?").select_option("build")
    for field, value in (("Tile", "castle"), ("Age", "Might"), ("Cell", "a1")):
        hand.get_by_label(field, exact=True).select_option(label=value)
    hand.get_by_role("button", name="Ask").click()
    reading = person.page.get_by_role("region", name="Details")
    expect(reading.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/khronos#\d"))


def test_a_hint_is_given_and_a_replay_stays_on_the_plain_board(visitors: Doorman) -> None:
    person = visitors.visitor()
    sit(person, "sands")
    person.page.get_by_role("button", name="Hint").click()
    hint = person.page.get_by_role("region", name="Hint")
    expect(hint.locator(".deed")).to_be_visible()
    person.log().get_by_title("Replay this moment").last.click()
    expect(person.page).to_have_url(re.compile(r"/replay\?.*board=plain"))
    expect(card(person, "The table")).to_be_visible()


@looks(*SIZES, LANDSCAPE, games=tuple(MOMENTS))
def test_a_table_has_no_serious_fault(
    visitors: Doorman, game: str, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    sit(person, game)
    for name in ("Options of this table", "Standing"):
        folded = card(person, name).locator("summary")
        if folded.count():
            folded.first.click()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)
