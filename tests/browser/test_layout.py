"""How a table lies in the window: it holds still, and what matters is in sight."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from browser.doorman import Doorman
from browser.moments import (
    BOT,
    DOWN,
    LANDS,
    ME,
    MOMENTS,
    SIZES,
    point_everywhere,
    resize,
    settle,
    sit,
    windows,
)
from browser.people import Visitor
from clocksmith.core.words import LANGUAGES
from effort import covering

AREA = 1.6 * 267 * 334  # square pixels of an age of Khronos at 1366 by 768, at least
MAPS = ["khronos", "sands"]
LEAST = 12  # pixels: no number on a map is smaller

# Counts how often the board, or what is drawn on it, is resized or moved.
WATCH = """
(selector) => {
  const watched = [
    ...document.querySelectorAll(`section.board, section.board > .board, ${selector}`),
  ];
  const rect = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map((n) => n.toFixed(1)).join(" ");
  };
  const before = watched.map(rect);
  window.moves = [];
  let begun = false;
  const observer = new ResizeObserver((entries) => {
    if (begun) for (const { target } of entries) window.moves.push(`resized ${target.className}`);
    begun = true;
  });
  for (const one of watched) observer.observe(one);
  const look = () => {
    watched.forEach((one, i) => {
      const now = rect(one);
      if (now !== before[i]) window.moves.push(`${one.className}: ${before[i]} -> ${now}`);
      before[i] = now;
    });
    requestAnimationFrame(look);
  };
  look();
}
"""

# Whether all of an element is seen: it lies in the window, and nothing it lies in cuts it off.
SEEN = """
(element) => {
  const box = element.getBoundingClientRect();
  const inside = (frame) =>
    box.left >= frame.left - 1 && box.right <= frame.right + 1 &&
    box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  if (!element.checkVisibility() || box.width === 0) return false;
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === "visible" && overflowY === "visible") continue;
    if (!inside(one.getBoundingClientRect())) return false;
  }
  return inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) &&
    element.scrollHeight <= element.clientHeight + 1;
}
"""


def sizes_for(game: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[tuple[int, int]]:
    """Return the sizes in which a game is looked at: every size is that of some game."""
    return [size for one, size in covering(MOMENTS, sizes) if one == game]


def begin_choice(person: Visitor, game: str) -> None:
    """Choose something that has many places, so that pointing has much to say."""
    if game == "khronos":
        person.page.get_by_role("button", name=re.compile("^keep, value 2")).click()


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_moves_because_of_pointing(visitors: Doorman, game: str) -> None:
    for person, window in windows(visitors, game, sizes_for(game)):
        page = person.page
        begin_choice(person, game)
        page.mouse.move(1, 1)
        page.evaluate(WATCH, LANDS[game])
        point_everywhere(page, rows=range(0, DOWN, 2))
        settle(page, game)
        assert page.evaluate("window.moves") == [], window


@pytest.mark.parametrize("game", MOMENTS)
def test_a_hint_and_its_reasons_move_nothing(visitors: Doorman, game: str) -> None:
    sizes = sizes_for(game, [(390, 844), (1024, 768), (1440, 900)])
    for person, window in windows(visitors, game, sizes):
        page = person.page
        page.evaluate(WATCH, LANDS[game])
        page.keyboard.press("h")
        hint = page.get_by_role("region", name="Hint")
        expect(hint.get_by_text(re.compile("Chance to win"))).to_be_visible()
        hint.locator("summary").click()
        settle(page, game)
        assert page.evaluate("window.moves") == [], window


def is_seen(one: Locator) -> bool:
    """Return whether all of something is seen."""
    seen: bool = one.evaluate(SEEN)
    return seen


@pytest.mark.parametrize("game", MOMENTS)
def test_what_matters_is_always_in_sight(visitors: Doorman, game: str) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    for person, window in windows(visitors, game, sizes_for(game), clock=clock):
        page = person.page
        person.choose_first()
        reading = page.get_by_role("region", name="Details")
        expect(reading.locator(".consequences")).to_be_visible()
        wanted = {
            "own seat": page.locator(".seat.own"),
            "own numbers": page.locator(".seat.own .fact").last,
            "whose turn it is": page.locator(".seat[aria-current='true'] header").first,
            "the clock that runs": page.locator(".seat time.running").first,
            "the question": person.question(),
            "what it does": reading.locator(".."),  # on a phone it is scrolled
            "the last thing that happened": page.locator(
                ".last .news, .more .news, .more [role=tabpanel]"
            ).first,
        }
        seats = page.locator(".seats .seat")
        for number in range(seats.count()):
            wanted[f"seat {number}"] = seats.nth(number)
            wanted[f"number of seat {number}"] = seats.nth(number).locator(".fact").first
        hidden = [name for name, one in wanted.items() if not is_seen(one)]
        assert hidden == [], window


def test_an_open_list_of_dangers_is_seen_whole_and_moves_nothing(visitors: Doorman) -> None:
    for person, window in windows(visitors, "sands", SIZES):
        page = person.page
        page.evaluate(WATCH, LANDS["sands"])
        dangers = page.locator("details.sands-warnings-list")
        if dangers.get_attribute("open") is None:
            dangers.locator("summary").click()
        entries = dangers.get_by_role("button")
        expect(entries).to_have_count(7)
        hidden = [one.inner_text() for one in entries.all() if not is_seen(one)]
        assert hidden == [], window
        page.keyboard.press("Escape")
        assert page.evaluate("window.moves") == [], window


def test_an_age_and_the_log_have_room_on_a_laptop(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    lands = person.page.locator(".khronos-land > svg")
    expect(lands).to_have_count(3)
    for land in lands.all():
        box = land.bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= AREA
        assert is_seen(land.locator(".."))
    log = person.page.get_by_role("region", name="Log").bounding_box()
    assert log is not None
    assert log["height"] > 250


def test_sands_shows_the_whole_map_with_what_is_read_and_warned_of(visitors: Doorman) -> None:
    for person, window in windows(visitors, "sands", SIZES[3:]):
        page = person.page
        page.locator(".sands-annals > :last-child").scroll_into_view_if_needed()
        assert is_seen(page.locator(".sands-map")), window  # the annals are scrolled beside it
        assert is_seen(page.get_by_role("region", name="Details")), window
        assert is_seen(page.locator(".sands-warnings-list summary")), window


# The advances of which some of the text lies outside of their line, or is cut off.
CUT = """
(lines) => lines.filter((line) => {
  const text = document.createRange();
  text.selectNodeContents(line.querySelector("span"));
  const { left, right, top, bottom } = line.getBoundingClientRect();
  const isWhole = (rim) =>
    rim.left >= left && rim.right <= right && rim.top >= top - 1 && rim.bottom <= bottom + 1;
  return ![...text.getClientRects()].every(isWhole);
}).map((line) => line.textContent)
"""


def test_what_advances_do_is_read_whole_on_laptops(visitors: Doorman) -> None:
    person = sit(visitors, "sands")
    page = person.page
    for language in LANGUAGES:
        page.evaluate(f"localStorage.setItem('clocksmith.language', '{language}')")
        for width, height in [(1280, 720), (1366, 768)]:
            resize(person, "sands", width, height)
            lines = page.locator(".sands-advance")
            assert lines.count() > 6
            assert lines.evaluate_all(CUT) == [], (language, width)
            for line in (lines.first, lines.last):
                line.scroll_into_view_if_needed()
                assert is_seen(line), (language, width)


def test_the_map_of_sands_takes_the_room_beside_the_question(visitors: Doorman) -> None:
    person = sit(visitors, "sands", size=(1024, 768))
    settle(person.page, "sands")
    land = person.page.locator(".sands-map")
    assert is_seen(land)
    drawn, room = land.bounding_box(), person.page.locator("section.board").bounding_box()
    assert drawn is not None
    assert room is not None
    assert drawn["height"] > 0.75 * room["height"]


def test_a_replay_shows_the_whole_map_of_sands(visitors: Doorman) -> None:
    person = visitors.visitor(1280, 720)
    person.come_in()
    id = person.upload("usual-3-0001.txt", "sands")
    for width, height in [(1024, 768), (1280, 720), (1366, 768)]:
        person.page.set_viewport_size({"width": width, "height": height})
        person.go(f"/t/{id}/replay?step=250")
        expect(person.page.locator(".sands-map")).to_be_visible()
        settle(person.page, "sands")
        assert is_seen(person.page.locator(".sands-map")), (width, height)


def test_the_sheet_of_a_place_leaves_the_question_in_sight_on_a_phone(visitors: Doorman) -> None:
    person = sit(visitors, "inventions", size=(390, 844))
    page = person.page
    page.get_by_role("button", name="Societies", exact=True).click()
    page.locator(".inventions-part.part-3 [data-place^=cell]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("button", name="Confirm").evaluate(ON_TOP)
    assert person.question().evaluate(ON_TOP)


def test_inventions_shows_all_regions_together(visitors: Doorman) -> None:
    for person, window in windows(visitors, "inventions", SIZES[2:]):
        person.page.get_by_role("button", name="World", exact=True).click()
        regions = person.page.locator(".inventions-region")
        expect(regions).to_have_count(7)
        assert all(is_seen(region) for region in regions.all()), window


def test_a_tab_of_inventions_leads_to_the_top_of_its_part_every_time(visitors: Doorman) -> None:
    person = sit(visitors, "inventions")
    page = person.page
    switch = page.get_by_role("group", name="Parts of the board")
    bar = switch.bounding_box()
    assert bar is not None
    for name, part in (("Societies", 3), ("World", 0), ("World", 0), ("Ideas", 2)):
        switch.get_by_role("button", name=name).click()
        top = page.locator(f".inventions-part.part-{part}").bounding_box()
        assert top is not None
        assert 0 <= top["y"] - bar["y"] - bar["height"] < 40
        page.locator("section.board").evaluate("(board) => board.scrollBy(0, 120)")


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768)])
def test_the_tabs_of_inventions_follow_whoever_scrolls(
    visitors: Doorman, size: tuple[int, int]
) -> None:
    page = sit(visitors, "inventions", size=size).page
    switch = page.get_by_role("group", name="Parts of the board")
    board = page.locator("section.board")
    for name in ("Societies", "World"):  # what is turned to is in front, however it is scrolled
        switch.get_by_role("button", name=name).click()
        expect(switch.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    for name, to in (("Chains", "board.scrollHeight"), ("World", "0")):
        board.evaluate(f"(board) => board.scrollTo(0, {to})")
        expect(switch.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        expect(switch.locator("[aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("game", MOMENTS)
def test_a_phone_held_sideways_has_the_board_beside_the_question(
    visitors: Doorman, game: str
) -> None:
    person = sit(visitors, game, size=(844, 390))
    settle(person.page, game)
    board = person.page.locator("section.board").bounding_box()
    question = person.question().bounding_box()
    land = person.page.locator(LANDS[game]).first.bounding_box()
    assert board is not None
    assert question is not None
    assert land is not None
    assert board["x"] + board["width"] <= question["x"]
    assert min(390, land["y"] + land["height"]) - land["y"] > 150


def test_another_age_is_seen_where_the_last_one_was(visitors: Doorman) -> None:
    person = sit(visitors, "khronos", size=(390, 844))
    settle(person.page, "khronos")
    board = person.page.locator("section.board")
    board.evaluate("(board) => board.scrollTo(0, 120)")
    for age in ("Faith", "Reason", "Might"):
        person.page.get_by_role("group", name="Ages").get_by_role("button", name=age).evaluate(
            "(button) => button.click()"
        )
        expect(person.page.get_by_role("grid", name=age)).to_be_visible()
        assert board.evaluate("(board) => board.scrollTop") == 120


@pytest.mark.parametrize("game", MAPS)
def test_no_number_on_a_map_is_too_small_to_read(visitors: Doorman, game: str) -> None:
    for person, window in windows(visitors, game, SIZES):
        sizes: list[float] = person.page.locator(f"{LANDS[game]} text").evaluate_all(
            """(texts) => texts
              .filter((text) => /^[+−]?\\d+$/.test(text.textContent.trim()))
              .filter((text) => text.checkVisibility())
              .map((text) => parseFloat(getComputedStyle(text).fontSize) *
                Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b))"""
        )
        assert sizes
        assert min(sizes) >= LEAST - 0.01, window


def test_no_number_on_the_map_of_sands_is_covered(visitors: Doorman) -> None:
    person = sit(visitors, "sands")
    later = person.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll(".sands-map svg *")];
          const last = (selector) => Math.max(...[...document.querySelectorAll(selector)]
            .map((one) => all.indexOf(one)));
          const first = Math.min(...[...document.querySelectorAll(".sands-tile text")]
            .map((one) => all.indexOf(one)));
          return first > last(".sands-border");
        }"""
    )
    assert later, "caravans and goods lie under the numbers"


def test_the_map_of_sands_shows_the_regions_in_play(visitors: Doorman) -> None:
    person = visitors.visitor(1366, 768)
    person.come_in()
    table, _ = person.open_table(ME, BOT, game="sands")
    person.go(f"/t/{table}")
    side = person.page.locator(".sands-map > svg").evaluate("(map) => map.viewBox.baseVal.width")
    assert side < 900


def test_a_drawer_takes_the_focus_and_gives_it_back(visitors: Doorman) -> None:
    person = sit(visitors, "sands")
    page = person.page
    for name in ("Players", "Log"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.click()
        drawer = page.get_by_role("dialog")
        expect(drawer).to_be_visible()
        assert drawer.evaluate("(drawer) => drawer.contains(document.activeElement)")
        page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()
        expect(opener).to_be_focused()


# What lies on top in the middle of an element: the element itself, or something within it.
ON_TOP = """
(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""


@pytest.mark.parametrize("game", MOMENTS)
def test_options_open_beside_the_question_and_confirm_stays_where_it_is(
    visitors: Doorman, game: str
) -> None:
    for person, window in windows(visitors, game, sizes_for(game)):
        page = person.page
        board = page.locator("section.board").bounding_box()
        confirm = page.get_by_role("button", name="Confirm")
        place = confirm.bounding_box()
        if not page.get_by_role("tab", name="Log").count():
            page.get_by_role("button", name="Log", exact=True).click()
        person.tab("Log")  # entries of several lines among it
        assert confirm.bounding_box() == place, window
        page.keyboard.press("o")
        panel = page.get_by_role("tabpanel")
        expect(panel.get_by_role("searchbox")).to_be_focused()
        if not panel.locator("li button:visible").count():
            panel.locator("summary").first.click()
        panel.locator("li button:visible").first.click()
        expect(confirm).not_to_have_attribute("aria-disabled", "true")
        assert confirm.bounding_box() == place, window
        assert page.locator("section.board").bounding_box() == board, window
        assert confirm.evaluate(ON_TOP), window
        assert person.question().evaluate(ON_TOP), window


@pytest.mark.parametrize("game", MOMENTS)
def test_a_phone_shows_the_board_first(visitors: Doorman, game: str) -> None:
    person = sit(visitors, game, size=(390, 844))
    settle(person.page, game)
    board = person.page.locator("section.board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.45 * 844
    person.choose_first()
    reading = person.page.get_by_role("region", name="Details")
    expect(reading.locator(".consequences")).to_be_visible()
    told = reading.bounding_box()
    assert told is not None
    assert told["y"] >= board["y"] + board["height"]  # it lies below the board, not over it
    assert told["height"] < 48
    expect(person.page.locator(".meant")).to_be_hidden()  # nothing is told twice


def test_what_is_reached_in_few_clicks_is_reached_in_few_keys(visitors: Doorman) -> None:
    person = sit(visitors, "khronos")
    page, presses = person.page, 0

    def press(*keys: str) -> None:
        nonlocal presses
        presses += len(keys)
        for key in keys:
            page.keyboard.press(key)

    # A keep and the end of the turn: five clicks of a mouse that confirms everything itself.
    press("2")
    expect(person.land("Might")).to_be_focused()
    press("ArrowRight", "Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    number = page.locator("[data-question]").get_attribute("data-question")
    press("Enter")
    expect(page.locator(f"[data-question='{number}']")).to_have_count(0)
    person.expect_question()
    assert page.evaluate("document.activeElement !== document.body")  # and goes on from there
    press("e", "Enter")
    expect(person.question()).not_to_have_text("What will you do next?")
    assert presses <= 3 * 5


def test_the_sheet_of_a_place_closes_by_escape_and_when_the_turn_moves_on(
    visitors: Doorman,
) -> None:
    person = sit(visitors, "khronos")
    page = person.page
    sheet = page.get_by_role("dialog")
    person.click("Reason", "a1")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("(sheet) => sheet.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(person.land("Reason")).to_be_focused()
    person.click("Reason", "a1")
    expect(sheet).to_be_visible()
    person.play("End the turn")
    expect(sheet).to_have_count(0)
