"""Inventions in a real browser: whole games, chains, eras, Chronos, small screens."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.access import faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.moments import settle
from browser.people import Visitor

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "apprentice"}
# Moments of recorded games: the record, and the step before it.
A_CHAIN_OF_THREE = ("forum-influence-4-0017.txt", 195)
AN_ERA_ENDS = ("usual-3-0001.txt", 29)
NEAR_THE_END = ("usual-2-0000.txt", 195)
A_PILLAR = ("usual-3-0001.txt", 31)
IN_THE_MIDDLE = ("usual-3-0001.txt", 165)
STEPS_3_AND_4 = ("usual-3-0001.txt", 34)
PARTS = ["World", "Assembly", "Ideas", "Societies", "Chains"]


def sit(
    visitors: Doorman,
    moment: tuple[str, int],
    *seats: dict[str, str],
    size: tuple[int, int] = (1680, 1050),
) -> Visitor:
    """Return a person who plays on from a moment of a recorded game."""
    person = visitors.visitor(*size)
    person.come_in()
    record, step = moment
    look_at(person, person.open_branch(record, step, *seats, game="inventions"))
    return person


def look_at(person: Visitor, table: str) -> None:
    """Open the page of a table and wait for the map."""
    person.go(f"/t/{table}")
    expect(board(person).get_by_role("group", name="Parts of the board")).to_be_visible()


def board(person: Visitor) -> Locator:
    """Return the board."""
    return person.page.get_by_role("region", name="Board", exact=True)


def spot(person: Visitor, place: str) -> Locator:
    """Return something on the board that can be pointed at, such as `region:3`."""
    return person.page.locator(f"section.board [data-place='{place}']").first


def answer(person: Visitor, words: str) -> None:
    """Choose an answer that stands beside the own ideas, and confirm it."""
    choice = person.page.locator(".inventions-hand").get_by_role("button", name=words)
    choice.first.click()
    person.confirm()


def point(person: Visitor, place: str) -> None:
    """Point at something on the board, and confirm what it means."""
    spot(person, place).click()
    person.confirm()


def choose_anything(person: Visitor) -> None:
    """Choose the last of all options in the list."""
    person.tab("Options")
    panel = person.page.get_by_role("tabpanel")
    shown = panel.locator("li button:visible")
    if not shown.count():
        panel.locator("summary").first.click()
    shown.last.click()


def test_a_turn_with_a_chain_of_three(visitors: Doorman) -> None:
    person = sit(visitors, A_CHAIN_OF_THREE, BOT, BOT, ME, BOT)
    chains = board(person).get_by_role("region", name="Chains")
    expect(chains).to_contain_text("Yellow: 3 tokens")
    point(person, "deed:6")  # Travel
    spot(person, "region:0").click()
    point(person, "region:6")  # from Africa to South America, where a scholar is
    expect(chains.get_by_role("heading", name="Now")).to_be_visible()
    now = chains.locator(".now")
    now.get_by_role("button", name=re.compile("Scholar in South America")).click()
    person.confirm()
    point(person, "region:6")  # shares the invention there
    answer(person, "Take one of the region’s Wealth tiles")
    now.get_by_role("button", name=re.compile("Tile Technology 4.*1 influence")).click()
    person.confirm()
    spot(person, "region:6").click()
    answer(person, "Place the influence tile N3 in South America")
    now.get_by_role("button", name=re.compile("Influence tile N3")).click()
    person.confirm()
    expect(chains).to_contain_text("Yellow: 0 tokens")
    expect(person.question()).to_have_text("Which invention will you innovate?")
    laid = person.log().get_by_text(re.compile("Yellow used a chain token"))
    expect(laid).to_have_count(3)


def test_barred_chains_say_why(visitors: Doorman) -> None:
    person = sit(visitors, IN_THE_MIDDLE, BOT, BOT, ME)
    chains = board(person).get_by_role("region", name="Chains")
    chains.get_by_text(re.compile("chains not possible, and why")).click()
    why = chains.locator(".why").first
    expect(why).to_be_visible()
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/inventions#4.3"))


def test_sharing_is_foretold_for_every_party(visitors: Doorman) -> None:
    person = sit(visitors, IN_THE_MIDDLE, BOT, BOT, ME)
    sharing = board(person).get_by_role("region", name="What sharing would give")
    expect(sharing).to_contain_text("Green (presenter): +2 IP, 2 citizens to the map")
    expect(sharing).to_contain_text("Yellow (inventor): keeps the card")
    expect(sharing).to_contain_text("Red (innovator): +1 from the supply to the map")
    expect(sharing).to_contain_text("You have no citizen at this invention.")


def test_an_idea_says_whether_its_milestone_can_be_reached(visitors: Doorman) -> None:
    person = sit(visitors, IN_THE_MIDDLE, BOT, BOT, ME)
    expect(spot(person, "region:5")).to_contain_text("Mining (in another display)")
    expect(spot(person, "region:0")).to_contain_text("Agriculture (common knowledge)")


def test_pointing_tells_what_would_happen_and_why_not(visitors: Doorman) -> None:
    person = sit(visitors, A_PILLAR, BOT, ME, BOT)
    reading = person.page.get_by_role("region", name="Details")
    spot(person, "deed:3").hover()
    expect(reading).to_contain_text("places a season pillar on “Share an Invention”")
    expect(reading).to_contain_text("Everybody at an invention gets their share")
    spot(person, "deed:0").hover()
    expect(reading).to_contain_text(re.compile("pillar"))


def test_everything_tells_why_it_is_here(visitors: Doorman) -> None:
    person = sit(visitors, A_PILLAR, BOT, ME, BOT)
    point(person, "deed:3")
    spot(person, "deed:3").click()
    person.page.get_by_text("Why is this here?").click()
    told = person.page.get_by_role("dialog").get_by_text("Green placed a season pillar on")
    expect(told).to_be_visible()


def test_an_era_ends(visitors: Doorman) -> None:
    person = sit(visitors, AN_ERA_ENDS, ME, BOT, BOT)
    eras = board(person).get_by_role("region", name="Eras, influence and turn order")
    expect(eras.locator("li.now")).to_contain_text("Stone Age")
    answer(person, "Done")
    expect(person.log().get_by_text("Era 1, the Stone Age, ended")).to_be_visible()
    expect(eras.locator("li.now")).to_contain_text("Neolithic")
    expect(person.question()).to_have_text("Where will you place your pillar?")


def test_two_people_and_chronos_play_to_the_final_scoring(visitors: Doorman) -> None:
    person = sit(visitors, NEAR_THE_END, ME, BOT)
    chronos = board(person).get_by_role("region", name="Chronos")
    expect(chronos).to_be_visible()
    foretold = person.page.get_by_text("If the game ended now")
    expect(foretold.first).to_be_visible()
    over = person.page.get_by_role("dialog")
    confirm = person.page.get_by_role("button", name="Confirm")
    for _ in range(60):
        expect(confirm.or_(over).first).to_be_visible()
        if over.count():
            break
        if not confirm.is_enabled():
            choose_anything(person)
        person.confirm()
        expect(person.page.locator("[data-question]").or_(over).first).to_be_attached()
    expect(over.get_by_text(re.compile("the most IP wins"))).to_be_visible()
    over.get_by_role("button").first.click()
    expect(foretold).to_have_count(0)
    expect(person.log().get_by_text(re.compile("had the goal")).first).to_be_visible()
    expect(chronos.get_by_text("Its last turn, step by step:")).to_be_visible()


def test_who_is_next_chooses_a_pillar_while_steps_3_and_4_are_finished(visitors: Doorman) -> None:
    first, second = visitors.visitor(), visitors.visitor()
    first.come_in()
    record, step = STEPS_3_AND_4
    table = first.open_branch(record, step, BOT, ME, {"kind": "invite"}, game="inventions")
    asked = first.page.request.get(f"{first.address}/api/tables/{table}/invitations")
    second.go(f"/j/{asked.json()[0]['token']}")
    second.page.get_by_label("Your name").fill("Ben")
    second.page.get_by_role("button", name="Sit down").click()
    expect(board(second).get_by_text("You are next.")).to_be_visible()
    spot(second, "deed:8").click()
    expect(spot(second, "deed:8")).to_contain_text("planned")
    look_at(first, table)
    first.play("Take the tile Culture 4")
    expect(first.question()).to_have_text("Will you place progress tiles?")
    first.confirm()  # nothing can be paid for, so nothing else is left
    meant = second.page.get_by_role("region", name="Your question")
    expect(meant).to_contain_text("Place your pillar on “Send Diplomat”")
    second.confirm()
    expect(second.question()).to_have_text("Which milestone will you send a diplomat to?")


def test_a_region_is_chosen_by_keyboard(visitors: Doorman) -> None:
    person = sit(visitors, A_CHAIN_OF_THREE, BOT, BOT, ME, BOT)
    point(person, "deed:6")  # Travel
    expect(person.question()).to_have_text("Who will travel, and where?")
    spot(person, "region:0").focus()
    keyboard = person.page.keyboard
    keyboard.press("Enter")
    keyboard.press("ArrowLeft")
    expect(spot(person, "region:6")).to_be_focused()
    keyboard.press("Enter")
    meant = person.page.get_by_role("region", name="Your question")
    expect(meant).to_contain_text("Move a citizen from Africa to South America")
    keyboard.press("Enter")
    expect(person.question()).to_have_text("Will you learn from the scholar in South America?")


@looks()
def test_a_table_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.come_in()
    record, step = IN_THE_MIDDLE
    look_at(person, person.open_branch(record, step, BOT, BOT, ME, game="inventions"))
    for part in PARTS:
        switch = board(person).get_by_role("group", name="Parts of the board")
        switch.get_by_role("button", name=part).click()
        assert faults(person.page) == [], part
        assert not scrolls_sideways(person.page), part


OVERLAPPING = """() => {
  const plates = [...document.querySelectorAll(".inventions-anchor")];
  const boxes = plates.map((plate) => plate.getBoundingClientRect());
  return boxes.flatMap((one, i) => boxes.slice(i + 1).flatMap((other, j) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 0 && down > 0 ? [[i, i + 1 + j]] : [];
  }));
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_region_lies_over_another(visitors: Doorman, language: str) -> None:
    person = visitors.visitor(1366, 768, language=language)
    person.come_in()
    record, step = IN_THE_MIDDLE
    person.go(f"/t/{person.open_branch(record, step, BOT, BOT, ME, game='inventions')}")
    page = person.page
    expect(page.locator(".inventions-anchor").first).to_be_visible()
    for width, height in ((1366, 768), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page, "inventions")
        assert page.evaluate(OVERLAPPING) == [], f"{width} by {height}"


def test_a_phone_shows_one_part_at_a_time(visitors: Doorman) -> None:
    person = sit(visitors, IN_THE_MIDDLE, BOT, BOT, ME, size=(390, 844))
    expect(spot(person, "card:27")).to_have_count(0)
    switch = board(person).get_by_role("group", name="Parts of the board")
    switch.get_by_role("button", name="World").click()
    expect(spot(person, "region:0")).to_be_visible()
    switch.get_by_role("button", name="Societies").click()
    expect(spot(person, "region:0")).to_have_count(0)
    expect(board(person).get_by_role("heading", name="Progress map")).to_be_visible()


def test_the_board_is_within_150_kilobytes(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor()
    person.go()
    sizes: dict[str, int] = {}
    table = person.open_branch(*IN_THE_MIDDLE, BOT, BOT, ME, game="inventions")
    person.page.on(
        "response",
        lambda answer: sizes.update({answer.url: answer.request.sizes()["responseBodySize"]}),
    )
    look_at(person, table)
    own = sum(size for url, size in sizes.items() if "/assets/" in url)
    assert 10_000 < own < 150_000
