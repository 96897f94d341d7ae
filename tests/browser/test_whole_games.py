"""Whole recorded games before a real page: what must hold at every question of them."""

import pytest
from playwright.sync_api import Page, expect

from browser.doorman import Doorman
from browser.moments import BOT, LANDS, ME, SIZES, settle
from browser.people import Visitor
from browser.recorded import RecordedGame

MAPS = {**LANDS, "inventions": ".inventions-world"}
AT_ONCE = "localStorage.setItem('clocksmith.pace', 'once')"

# Which answers lie on the board, which of them can be seen, and in which part of it they lie.
ANSWERS = """
() => {
  const board = document.querySelector("section.board").getBoundingClientRect();
  const isSeen = (one) => {
    const { top, bottom, width, height } = one.getBoundingClientRect();
    const whole = Math.min(height, board.height) - 2;
    return width > 0 && Math.min(bottom, board.bottom) - Math.max(top, board.top) >= whole;
  };
  const offered = [...document.querySelectorAll(
    ".inventions-part .offered, .inventions-chains .now button")];
  const tabs = [...document.querySelectorAll(".board-bar .switch button")];
  return {
    offered: offered.length,
    seen: offered.filter(isSeen).length,
    front: tabs.find((tab) => tab.getAttribute("aria-pressed") === "true").textContent.trim(),
    beside: [...document.querySelectorAll(".hand .verbs button")].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= 0 && (left + right) / 2 < innerWidth;
    }).length,
  };
}
"""

# The drawings of the board: where they are and how large, wherever the board is scrolled to.
DRAWN = """
async (selector) => {
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  const board = document.querySelector("section.board");
  return [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + board.scrollTop, width, height].map(Math.round).join(" ");
  }).join("; ");
}
"""


@pytest.fixture(autouse=True)
def _fresh(visitors: Doorman) -> None:
    """A page whose socket was a record's is nobody's afterwards."""
    visitors.fresh = True


def played_by(person: Visitor, name: str) -> RecordedGame:
    """Return a game that somebody looks at, everything being told at once."""
    person.come_in()
    person.page.evaluate(AT_ONCE)
    game = RecordedGame(person, name)
    game.open()
    return game


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_part_with_the_answers_is_in_front_at_every_question_of_inventions(
    visitors: Doorman, size: tuple[int, int]
) -> None:
    game = played_by(visitors.visitor(*size), "inventions-1")
    person, fronts = game.person, set()
    while game.left:
        if game.is_asked:
            game.expect_question()
            told = person.page.evaluate(ANSWERS)
            place = f"{game.table.number}: {person.question().inner_text()}"
            fronts.add(told["front"])
            assert told["seen"] or not told["offered"], place
            assert told["seen"] or told["beside"], place
        game.step()
    assert fronts == {"World", "Assembly", "Ideas", "Societies", "Chains"}


def test_whoever_turns_to_another_part_stays_there_until_the_next_question(
    visitors: Doorman,
) -> None:
    game = played_by(visitors.visitor(1366, 768), "inventions-1")
    page = game.person.page
    tabs = page.get_by_role("group", name="Parts of the board")
    expect(tabs.get_by_role("button", name="Societies")).to_have_attribute("aria-pressed", "true")
    chains = tabs.get_by_role("button", name="Chains")
    chains.click()
    page.locator(".hand .verbs button").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    expect(chains).to_have_attribute("aria-pressed", "true")
    while game.step() and not game.is_asked:
        pass
    expect(chains).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("khronos-1", (1366, 768)),
        ("khronos-1", (1024, 768)),
        ("khronos-1", (390, 844)),
        ("khronos-1", (844, 390)),
        ("sands-1", (1366, 768)),
        ("sands-1", (1024, 768)),
        ("sands-1", (390, 844)),
        ("inventions-2", (1536, 864)),
    ],
)
def test_no_board_changes_its_size_over_a_whole_game(
    visitors: Doorman, name: str, size: tuple[int, int]
) -> None:
    game = played_by(visitors.visitor(*size), name)
    page, drawn = game.person.page, set()
    settle(page, game.game)
    every = max(1, len(game.left) // 40)
    while game.left:
        for _ in range(every):
            game.step()
        drawn.add(page.evaluate(DRAWN, MAPS[game.game]))
    page.keyboard.press("Escape")  # also once no list is left that it could close
    drawn.discard("")  # a part of the board that a phone shows one at a time
    assert len(drawn) == 1, drawn


@pytest.mark.parametrize("pace", ["unhurried", "quick", "once"])
def test_the_log_is_at_its_end_after_a_whole_game_at_every_pace(
    visitors: Doorman, pace: str
) -> None:
    visitors.fresh = True
    person = visitors.visitor(1366, 768)
    person.come_in()
    person.page.evaluate(f"localStorage.setItem('clocksmith.pace', '{pace}')")
    person.page.clock.install()
    game = RecordedGame(person, "khronos-2")
    game.open()
    while game.left:
        for _ in range(12):
            game.step()
        person.page.clock.run_for(20_000)
        assert distance_to_end(person.page) < 4
    expect(
        person.page.get_by_role("region", name="Log").get_by_role("listitem").last
    ).to_be_in_viewport()


def distance_to_end(page: Page) -> float:
    """Return how many pixels of the log lie below what is seen of it."""
    return float(
        page.get_by_role("region", name="Log").evaluate(
            "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
        )
    )


# What lies on top in the middle of an element: the element itself, or something within it.
ON_TOP = """
(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""


# Whether all of some things in a frame can be seen, wherever they could be scrolled to.
HOLDS_ALL = """
(frame, selector) => {
  const { top, bottom } = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.every((box) => box.top >= top - 1 && box.bottom <= bottom + 1);
}
"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_end_of_the_turn_and_all_cards_can_be_hit_in_every_language(
    visitors: Doorman, language: str
) -> None:
    person = visitors.visitor(1366, 768, language=language)
    person.come_in()
    page = person.page
    person.go(f"/t/{person.open_branch('second-2-0000.txt', 1, ME, BOT)}")
    for width, height in [*SIZES, (1536, 864)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page, "khronos")
        assert page.locator(".hand [data-marks='do:end']").evaluate(ON_TOP), (width, height)
    game = RecordedGame(person, "sands-1")
    while not game.left[0].action.text.startswith("choose"):
        game.step()
    game.open()
    game.expect_question()
    expect_all_cards(page, (1366, 768), (1280, 720), (390, 844))


def expect_all_cards(page: Page, *sizes: tuple[int, int]) -> None:
    """Expect every card of Sands in sight, with what it does in a line."""
    cards = page.locator(".sands-cards .held")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page, "sands")
        expect(cards).to_have_count(14)
        assert all(card.evaluate(ON_TOP) for card in cards.all()), (width, height)
        assert page.locator(".shell > .hand").evaluate(HOLDS_ALL, ".held"), (width, height)
        assert all(cards.locator(".brief").all_inner_texts())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_five_people_choose_among_cards_that_are_all_in_sight(
    visitors: Doorman, language: str
) -> None:
    person = visitors.visitor(1366, 768, language=language)
    person.come_in()
    table = person.open_branch("usual-5-0859.txt", 41, ME, BOT, BOT, BOT, BOT, game="sands")
    person.go(f"/t/{table}")
    expect_all_cards(person.page, (1366, 768), (1280, 720))


def test_the_next_legal_click_counts_after_a_refusal(visitors: Doorman) -> None:
    person = visitors.visitor(1366, 768)
    person.come_in()
    person.go(f"/t/{person.open_branch('second-2-0000.txt', 1, ME, BOT)}")
    page = person.page
    person.expect_question()
    page.locator("[data-marks='tile:keep']").click()
    person.click("Might", "j4")
    sheet = page.locator("section.board").get_by_role("dialog")
    expect(sheet.locator(".refusal")).to_be_visible()
    person.point("Might", "f8")
    expect(page.locator(".consequences")).to_be_visible()
    expect(sheet).to_have_count(0)
    person.click("Might", "f8")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
