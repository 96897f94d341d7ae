"""Rules with pictures: boards that are tried, a page to print, words that are told."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from clocksmith.core.words import LANGUAGES
from clocksmith.lessons.shelf import diagrams_of
from effort import covering

GAMES = ["khronos", "sands", "inventions"]
PAGE = re.compile(rb"/Type\s*/Page\b")


def diagram(page: Page, name: str) -> Locator:
    """Return a board of the rules, in sight."""
    board = page.locator(f"[data-diagram='{name}']")
    board.scroll_into_view_if_needed()
    expect(board.locator(".board")).to_be_visible()
    return board


def test_the_rules_of_all_games_are_chosen_from_and_searched(visitors: Doorman) -> None:
    visitor = visitors.visitor()
    visitor.go("/rules")
    page = visitor.page
    expect(page.get_by_role("main").get_by_role("link", name="Read the rules")).to_have_count(3)
    page.get_by_role("searchbox").fill("influence capital")
    expect(page.get_by_role("status")).to_contain_text("Nothing found")
    page.get_by_role("searchbox").fill("caravan")
    expect(page.get_by_role("status")).to_contain_text("paragraphs found")
    page.get_by_role("link", name=re.compile("^5.8")).first.click()
    expect(page).to_have_url(re.compile("/rules/sands#5.8$"))
    expect(page.get_by_role("heading", name=re.compile("5.8"))).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_what_wins_and_a_turn_in_one_picture(
    visitors: Doorman, game: str
) -> None:
    person = visitors.visitor()
    person.go(f"/rules/{game}")
    headings = person.page.get_by_role("article").get_by_role("heading")
    expect(headings.nth(0)).to_have_text("How to win")
    expect(headings.nth(1)).to_have_text("A turn in one picture")
    expect(person.page.locator(".steps li")).to_have_count(5)


def test_a_diagram_is_laid_out_when_it_comes_near(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor()
    person.go("/rules/khronos")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    expect(person.page.locator("[data-diagram='income']")).to_be_attached()
    assert not [url for url in asked if "income" in url]
    diagram(person.page, "income")
    assert [url for url in asked if url.endswith("/diagrams/khronos/income")]


def test_a_diagram_is_pointed_at_like_a_table(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos#5.4")
    board = diagram(person.page, "dominion")
    board.get_by_role("button", name=re.compile("^chapel")).first.click()
    land = board.get_by_role("grid", name=re.compile("Might"))
    box = land.bounding_box()
    assert box is not None
    size = board.bounding_box()
    for share in (0.2, 0.4, 0.6):
        person.page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] * share)
    expect(board.locator(".reading")).not_to_have_text("")
    assert board.bounding_box() == size, "pointing moves nothing"


# How many boards a figure shows whole, and how much of what is marked lies out of its sight.
SHOWN = """figure => {
    const ground = figure.querySelector(".ground").getBoundingClientRect();
    const lands = [...figure.querySelectorAll(".khronos-land > svg")].filter(
        ({ viewBox: { baseVal: seen } }) => seen.width * seen.height > 0.9 * 384 * 480);
    const maps = figure.querySelectorAll(".sands-map:not(.fitted), .inventions-map:not(.unseen)");
    const hidden = [...figure.querySelectorAll("[data-found]")].filter((marked) => {
        const box = marked.getBoundingClientRect();
        return box.left < ground.left - 1 || box.right > ground.right + 1 ||
            box.top < ground.top - 1 || box.bottom > ground.bottom + 1;
    });
    return [lands.length + maps.length, hidden.length];
}"""
# Those that speak of all of it, and how often it is there.
WHOLE: dict[str, dict[str, int]] = {"khronos": {"land": 3}, "sands": {}, "inventions": {"ropes": 1}}
HIGHEST = {"khronos": 22_500, "sands": 23_500, "inventions": 27_500}  # pixels of a page


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_shows_the_part_of_the_board_that_it_speaks_of(
    visitors: Doorman, game: str
) -> None:
    person = visitors.visitor(1366, 768)
    person.go(f"/rules/{game}")
    for name in diagrams_of(game):
        board = diagram(person.page, name)
        hides = f"figure => ({SHOWN})(figure)[1] === 0"
        person.page.wait_for_function(hides, arg=board.element_handle())
        assert board.evaluate(SHOWN) == [WHOLE[game].get(name, 0), 0], name
    assert person.page.evaluate("document.documentElement.scrollHeight") <= HIGHEST[game]


@pytest.mark.parametrize(
    ("game", "name"),
    [("khronos", "paradox"), ("sands", "raid"), ("inventions", "chain")],
)
def test_a_diagram_is_opened_and_tried(visitors: Doorman, game: str, name: str) -> None:
    person = visitors.visitor()
    person.go(f"/rules/{game}")
    page = person.page
    diagram(page, name).get_by_role("link", name="Try it").click()
    expect(page).to_have_url(re.compile(f"/rules/{game}/try/{name}$"))
    expect(page.locator(".shell .board .board")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_what_is_tried_is_played_and_taken_back(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos/try/income")
    page = person.page
    bar = page.get_by_role("region", name="Diagram")
    expect(bar).to_contain_text("leads the domain")
    page.locator("[data-marks='do:end']").click()
    page.get_by_role("button", name="Confirm").click()
    expect(bar).to_contain_text("Your turn is over")
    bar.get_by_role("button", name="Take it back").click()
    expect(bar).to_contain_text("leads the domain")
    expect(page.locator("[data-marks='do:end']")).to_be_visible()


@pytest.mark.parametrize(("game", "paper"), covering(GAMES, ["A4", "Letter"]))
def test_a_game_is_printed_on_one_page(visitors: Doorman, game: str, paper: str) -> None:
    person = visitors.visitor()
    page = person.page
    person.go(f"/rules/{game}/summary")
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('clocksmith.language', language)", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".paper h1")).to_be_visible()
        page.get_by_role("combobox", name=re.compile("Paper|Papier")).select_option(paper)
        printed = page.pdf(prefer_css_page_size=True)
        assert len(PAGE.findall(printed)) == 1, language


DRAWN = """within => {
    const pictures = [...document.querySelectorAll(`${within} use`)];
    return pictures.length > 0 && pictures.every((picture) => picture.getBBox().width > 20);
}"""


def test_a_word_of_the_game_is_told_by_pointing_and_by_focus(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos#5.4")
    word = person.page.locator("[id='5.4'] [data-term='domain']").first
    word.hover()
    expect(person.page.locator(".tip")).to_contain_text("connected by their sides")
    person.page.wait_for_function(DRAWN, arg=".tip")
    person.page.mouse.move(0, 0)
    expect(person.page.locator(".tip")).to_have_count(0)
    word.focus()
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".tip")).to_contain_text("connected by their sides")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_contain_text("Domains")


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_has_a_picture_for_each_word(visitors: Doorman, game: str) -> None:
    person = visitors.visitor()
    person.go(f"/rules/{game}")
    expect(person.page.locator("#glossary dt")).not_to_have_count(0)
    person.page.locator("#glossary").scroll_into_view_if_needed()
    person.page.wait_for_function(DRAWN, arg="#glossary")


def test_a_word_of_the_game_is_told_by_a_tap(visitors: Doorman) -> None:
    person = visitors.visitor(390, 844, touch=True)
    person.go("/rules/khronos#5.4")
    person.page.locator("[id='5.4'] [data-term='domain']").first.tap()
    expect(person.page.locator(".tip")).to_contain_text("connected by their sides")
    person.page.wait_for_function(DRAWN, arg=".tip")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_lessons_and_the_legend_tell_what_things_are(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/learn/khronos/goal")
    page = person.page
    expect(page.locator(".says [data-term='ecu']")).to_be_visible()
    page.get_by_role("button", name="Keys").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("River: towns and cities only")).to_be_visible()
    assert faults(page) == []


@looks(*SIZES)
def test_nothing_keeps_anybody_from_reading(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.go("/rules/khronos")
    diagram(person.page, "domains")
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)
