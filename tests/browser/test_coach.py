"""The coach: hints at the table, the analysis of a game, how strong the bots are."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.access import faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor

ME, GUEST = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
WHOLE_GAME = "second-2-0000.txt"
HANDED_IN: dict[str, str] = {}  # by the address of a server, the id of the whole game
THINKING = 60_000  # milliseconds a bot or the coach may need on a busy machine


def rated(name: str, mean: float, *, levels: bool) -> dict[str, object]:
    """Return a table of ratings with one line."""
    one = {"name": name, "mean": mean, "low": mean - 3.0, "high": mean + 3.0}
    return {"levels": levels, "seats": 4, "bots": [one]}


LADDER = {
    "levels": [{"name": "master", "bot": "search", "seconds": 5.0}],
    "games": {
        "khronos": {
            "matches": [
                {
                    "first": "search",
                    "others": ["greedy", "greedy", "greedy"],
                    "seats": 4,
                    "budget": "2 s a turn",
                    "games": 200,
                    "win_rate": 0.41,
                    "ci95": [0.34, 0.48],
                    "scores": {"search": 61.2, "greedy": 55.1},
                    "goal": 0.35,
                    "seed": 7,
                    "commit": "0123456789",
                }
            ],
            "ratings": [
                rated("master", 30.5, levels=True),
                rated("search", 32.1, levels=False),
            ],
        },
        "sands": {"matches": [], "ratings": []},
    },
}


def at_the_start(
    visitors: Doorman, width: int = 1680, height: int = 1050, scheme: Scheme = "light"
) -> Visitor:
    """Return a person at both seats of a game in which Red begins."""
    person = visitors.visitor(width, height, scheme)
    person.come_in()
    person.sit_at(person.open_branch(WHOLE_GAME, 1, ME, GUEST))
    person.lift_curtain("Red")
    return person


def hint(person: Visitor) -> Locator:
    """Return the card with the hint."""
    return person.page.get_by_role("region", name="Hint")


def advised(person: Visitor) -> Locator:
    """Ask for a hint, and return its card once the bot has thought."""
    person.page.get_by_role("button", name="Hint").click()
    expect(hint(person).get_by_role("button", name="Play this")).to_be_visible(timeout=THINKING)
    return hint(person)


def whole_game(person: Visitor) -> str:
    """Return the id of a whole game: for all tests at a server the same, so that it is known."""
    if person.address not in HANDED_IN:
        HANDED_IN[person.address] = person.upload(WHOLE_GAME)
    return HANDED_IN[person.address]


def analysed(person: Visitor, step: int = 40) -> None:
    """Look at a whole game, and ask the coach about it."""
    person.come_in()
    person.page.goto(f"{person.address}/t/{whole_game(person)}/replay?step={step}")
    person.page.get_by_role("button", name="Analyse").click()
    better = person.page.get_by_role("heading", name="Better moves")
    expect(better).to_be_visible(timeout=THINKING)


def test_a_hint_shows_what_it_would_do_and_is_only_chosen(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    card = advised(person)
    expect(card.get_by_text(re.compile(r"^Chance to win: \d+%"))).to_be_visible()
    expect(card.get_by_text("Why?")).to_be_visible()
    shown = person.page.get_by_role("region", name="Details").locator("li")
    expect(shown.first).to_be_visible()  # what it would cause
    confirm = person.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    card.get_by_role("button", name="Play this").click()
    expect(card.get_by_role("button", name="Selected")).to_be_disabled()
    expect(person.question()).to_have_text("Confirm this?")
    person.confirm()
    expect(hint(person)).to_have_count(0)


def test_a_hint_comes_and_goes_by_keyboard(visitors: Doorman) -> None:
    person = at_the_start(visitors)
    keyboard = person.page.keyboard
    keyboard.press("h")
    expect(hint(person).get_by_role("button", name="Play this")).to_be_visible(timeout=THINKING)
    keyboard.press("Escape")
    expect(hint(person)).to_have_count(0)
    expect(person.page.get_by_text("Nothing selected yet.")).to_be_visible()


def test_a_table_opened_without_hints_gives_none(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/new")
    page = person.page
    page.get_by_label("Allow hints").uncheck()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("grid")).to_have_count(3)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_on_a_phone_the_reasons_of_a_hint_leave_confirm_in_sight(visitors: Doorman) -> None:
    person = at_the_start(visitors, 390, 844)
    card = advised(person)
    card.get_by_role("button", name="Play this").click()
    card.get_by_text("Why?").click()
    expect(card.locator("details[open]")).to_be_visible()
    confirm = person.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport(ratio=1.0)
    tools = person.page.get_by_role("navigation", name="Options, log and chat").bounding_box()
    box = confirm.bounding_box()
    assert tools is not None
    assert box is not None
    assert box["y"] + box["height"] <= tools["y"]  # nor do the tools lie on it
    person.confirm()
    expect(hint(person)).to_have_count(0)


@looks()
def test_a_hint_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = at_the_start(visitors, *size, scheme)
    advised(person)
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)


def test_the_coach_leads_to_turning_points_and_to_better_answers(visitors: Doorman) -> None:
    person = visitors.visitor()
    analysed(person)
    page = person.page
    turning = page.get_by_role("button", name=re.compile(r"^Step \d+: (Red|Green) goes from")).first
    step = re.search(r"Step (\d+)", turning.inner_text())
    assert step is not None
    turning.click()
    expect(page.get_by_role("slider")).to_have_value(step[1])
    decision = page.get_by_role("article").first
    expect(decision.get_by_text(re.compile("Better:|Perhaps better:"))).to_be_visible()
    expect(decision.get_by_text(re.compile(r"± [\d.]+% chance to win"))).to_be_visible()
    decided = re.search(r"step (\d+)", decision.inner_text(), re.IGNORECASE)
    assert decided is not None
    decision.get_by_role("button", name="Go to moment").click()
    expect(page.get_by_role("slider")).to_have_value(str(int(decided[1]) - 1))


def test_the_end_of_a_game_leads_to_the_coach(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.come_in()
    person.page.goto(f"{person.address}/t/{whole_game(person)}")
    person.page.get_by_role("dialog").get_by_role("link", name="Analyse").click()
    better = person.page.get_by_role("heading", name="Better moves")
    expect(better).to_be_visible(timeout=THINKING)


def test_a_better_answer_can_be_tried(visitors: Doorman) -> None:
    person = visitors.visitor()
    analysed(person)
    page = person.page
    page.get_by_role("article").first.get_by_role("button", name="Try it").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_role("grid")).to_have_count(3)


def test_the_curve_is_a_way_to_every_step(visitors: Doorman) -> None:
    person = visitors.visitor()
    analysed(person)
    page = person.page
    curve = page.get_by_role("figure", name="Course of the game").locator("svg[height]")
    box = curve.bounding_box()
    assert box is not None
    # By the locator: it waits until the page holds still, which grows while the coach looks on.
    curve.click(position={"x": box["width"] - 10, "y": box["height"] - 20})
    last = page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_role("slider")).to_have_value(str(last))
    page.get_by_text("Show as a table").click()
    row = page.get_by_role("row", name=re.compile("^The end"))
    decided = re.compile(r"(0%\s*100%|100%\s*0%)$")
    expect(row).to_have_text(decided, timeout=THINKING)  # the coach looks at the end last


def test_the_coach_is_asked_once_a_second_as_long_as_it_is_there(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    analysed(person)
    asked.clear()
    person.page.wait_for_timeout(1500)
    assert sum(url.endswith("/analysis") for url in asked) <= 2
    person.page.get_by_role("button", name="Analyse").click()
    expect(person.page.get_by_role("heading", name="Better moves")).to_have_count(0)
    asked.clear()
    person.page.wait_for_timeout(1500)
    assert asked == []


@looks()
def test_an_analysis_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    analysed(person)
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)


def test_the_page_of_the_bots_tells_their_levels(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go()
    person.page.get_by_role("navigation").get_by_role("link", name="The bots").click()
    levels = person.page.get_by_role("region", name="Levels")
    for level in ("apprentice", "journeyman", "master"):
        expect(levels.get_by_text(level, exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [390, 1680])
def test_the_page_of_the_bots_tells_every_rate_with_its_interval(
    visitors: Doorman, width: int
) -> None:
    visitors.fresh = True
    person = visitors.visitor(width)
    person.page.route("**/api/ladder", lambda route: route.fulfill(json=LADDER))
    person.go("/bots")
    match = person.page.get_by_role("article")
    expect(match).to_contain_text("search (master) against 3 × greedy")
    expect(match).to_contain_text("won 41% of 200 games; with 95% certainty between 34% and 48%")
    expect(match).to_contain_text("Seed 7, measured at commit 0123456789")
    levels = person.page.get_by_role("table", name="How the levels compare, with 4 seats")
    expect(levels.get_by_role("row", name="master 30.5 27.5 – 33.5")).to_be_visible()
    bots = person.page.get_by_role("table", name="Ratings with 4 seats")
    expect(bots.get_by_role("row", name=re.compile("^search 32.1"))).to_be_visible()
    sands = person.page.get_by_role("region", name="The Sands of Time")
    expect(sands.get_by_text("Not measured yet.")).to_be_visible()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)
