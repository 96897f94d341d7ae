"""What is printed is entered in the browser, tried, shared, played with and replayed elsewhere."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.access import faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.opened import ROOT
from browser.people import LONG, Visitor
from browser.test_network import in_turn
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.games import OURS

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
TURN = 100  # milliseconds between two looks at a game that bots play


def open_editor(visitor: Visitor, game: str) -> None:
    """Open the editor of a game and wait until it knows the box."""
    visitor.go(f"/boxes/{game}")
    expect(visitor.page.get_by_text("This box is ready to play.")).to_be_visible()


def turn_to(page: Page, sheet: str) -> None:
    """Open a sheet, with the keyboard at its first cell."""
    page.get_by_role("navigation", name="Sheets").get_by_role("button", name=sheet).click()
    page.locator("[data-here]").focus()


def entered(page: Page) -> int:
    """Return how many values the editor says are entered."""
    return int(page.get_by_text("values entered").first.inner_text().split()[0])


def enter_ten(page: Page) -> None:
    """Enter what ten ideas need besides, as somebody with the cards in hand does."""
    turn_to(page, "Ideas")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    for number in range(10):
        page.keyboard.type(str(number % 3))
        page.keyboard.press("Enter")


def saved(page: Page, place: Path) -> Path:
    """Save the box as a file, and return it."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = place / "box.toml"
    download.value.save_as(file)
    return file


def load(page: Page, file: Path) -> None:
    """Load a file into the editor."""
    page.locator("input[type=file]").set_input_files(file)


def test_ten_values_are_entered_by_keyboard_alone(visitors: Doorman) -> None:
    owner = visitors.visitor()
    open_editor(owner, "inventions")
    before = entered(owner.page)
    enter_ten(owner.page)
    expect(owner.page.get_by_text(f"{before + 10} of ").first).to_be_visible()
    expect(owner.page.get_by_text("This box is ready to play.")).to_be_visible()
    owner.page.keyboard.press("Control+z")
    expect(owner.page.get_by_text(f"{before + 9} of ").first).to_be_visible()
    owner.page.keyboard.press("Control+Shift+z")
    owner.page.get_by_role("button", name="Next made-up value").click()
    expect(owner.page.locator("[data-here]")).to_be_focused()


def test_what_cannot_be_is_marked_at_its_cell_and_can_be_saved_all_the_same(
    visitors: Doorman, tmp_path: Path
) -> None:
    owner = visitors.visitor()
    open_editor(owner, "inventions")
    turn_to(owner.page, "Ideas")
    owner.page.keyboard.type("99")
    owner.page.keyboard.press("Enter")
    cell = owner.page.locator("[aria-invalid=true]")
    expect(cell).to_have_count(1)
    expect(cell).to_have_attribute("aria-label", "99, wrong. Era must be from 1 to 6, not 99")
    expect(owner.page.get_by_role("button", name="Try against bot")).to_be_disabled()
    file = saved(owner.page, tmp_path)
    expect(owner.page.get_by_text("nobody can play with it yet")).to_be_visible()
    elsewhere = visitors.visitor()
    open_editor(elsewhere, "inventions")
    load(elsewhere.page, file)
    expect(elsewhere.page.get_by_text("was loaded")).to_be_visible()
    turn_to(elsewhere.page, "Ideas")
    expect(elsewhere.page.locator("[aria-invalid=true]")).to_have_count(1)


def draw(page: Page, region: tuple[int, int], corners: list[tuple[int, int]]) -> None:
    """Draw the outline of the region at a place of the map anew, corner by corner."""
    sheet = page.get_by_role("application")
    sheet.scroll_into_view_if_needed()
    page.get_by_role("button", name="Choose").click()
    touch(page, region)
    page.get_by_role("button", name="Draw the outline").click()
    for corner in corners:
        touch(page, corner)
    page.get_by_role("button", name="Close the outline").click()


def touch(page: Page, place: tuple[int, int]) -> None:
    """Touch a place of the map, which is a thousand units wide and high."""
    box = page.get_by_role("application").bounding_box()
    assert box is not None
    x, y = (part * box["width"] / 1000 for part in place)
    page.mouse.click(box["x"] + x, box["y"] + y)


def test_two_regions_are_drawn_and_tried_against_a_bot(visitors: Doorman) -> None:
    owner = visitors.visitor()
    open_editor(owner, "sands")
    page = owner.page
    # Britannia without its western corner, Scandia without its northern one.
    draw(page, (216, 164), [(222, 112), (266, 110), (280, 154), (256, 204), (148, 212)])
    north = [(334, 78), (400, 54), (560, 56), (600, 90), (520, 147), (451, 145), (382, 148)]
    draw(page, (450, 104), [*north, (318, 112)])
    rings = page.locator("[data-cell$=' ring']")
    expect(rings.filter(has_text="caledonia")).not_to_contain_text("cambria")
    expect(rings.filter(has_text="lofoten")).not_to_contain_text("north")
    expect(page.get_by_text("This box is ready to play.")).to_be_visible()
    page.get_by_role("button", name="Try against bot").click()
    expect(page.get_by_role("link", name="Box: ").first).to_be_visible()


def test_a_sentence_beside_the_notation_says_what_a_part_does(visitors: Doorman) -> None:
    owner = visitors.visitor(1366, 768, language="de")
    owner.go("/boxes/sands")
    page = owner.page
    expect(page.locator(".verdict.right")).to_be_visible()
    page.get_by_role("navigation", name="Blätter").get_by_role(
        "button", name="Fortschritte"
    ).click()
    row = page.get_by_role("row").filter(has=page.locator("[data-cell='0 effects']"))
    expect(row.locator("th")).to_contain_text("Jede Getreideregion mit einem Bauern bringt 1 mehr.")
    page.locator("[data-cell='0 effects']").click()
    page.keyboard.type("income gold 3")
    page.keyboard.press("Enter")
    expect(row.locator("th")).to_contain_text("Jede Goldregion mit einem Bauern bringt 3 mehr.")
    page.locator("[data-cell='0 effects']").click()
    page.keyboard.type("income gold 99")
    page.keyboard.press("Enter")
    expect(row.locator("th")).not_to_contain_text("Goldregion")


def test_what_could_be_meant_is_seen_at_the_lower_edge_too(visitors: Doorman) -> None:
    owner = visitors.visitor(1280, 720)
    open_editor(owner, "inventions")
    page = owner.page
    turn_to(page, "Ideas")
    last = page.locator("[data-cell$=' field']").last
    last.scroll_into_view_if_needed()
    last.dblclick()
    listed = page.get_by_role("option")
    expect(listed.first).to_be_in_viewport(ratio=1)
    expect(listed.last).to_be_in_viewport(ratio=1)


def type_at(page: Page, sheet: str, cell: str, text: str) -> None:
    """Type over the value of a cell, such as ``2 value``, and go on."""
    turn_to(page, sheet)
    page.locator(f"[data-cell='{cell}']").click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_land_tiles_and_decks_of_khronos_are_entered_and_tried(visitors: Doorman) -> None:
    owner = visitors.visitor()
    open_editor(owner, "khronos")
    page = owner.page
    expect(page.get_by_text("53 of 54 values entered").first).to_be_visible()
    page.get_by_role("button", name="Mountain").click()
    page.get_by_role("gridcell", name="h10").click()
    expect(page.get_by_text("54 of 54 values entered").first).to_be_visible()
    row = page.locator("[data-cell='0 rows']").inner_text().split("; ")[9]
    assert row == "f..h...m.~~....f", "the land is in the row as it was drawn"

    type_at(page, "Tiles", "0 count", "18")
    type_at(page, "Decks", "0 cards", "3, 3, 3")
    told = "the deck has 9 cards, but the hands and the open cards need 23"
    expect(page.get_by_role("status").get_by_text(told)).to_be_visible()
    expect(page.locator("[aria-invalid=true]")).to_have_attribute("data-cell", "0 cards")
    expect(page.get_by_role("button", name="Try against bot")).to_be_disabled()
    type_at(page, "Decks", "0 cards", "18, 18, 18")
    expect(page.get_by_text("This box is ready to play.")).to_be_visible()

    page.get_by_role("button", name="Try against bot").click()
    sign = page.get_by_role("link", name="Box: My Box").first
    expect(sign).to_be_visible()
    expect(sign).not_to_contain_text("approximate")
    expect(page.get_by_role("grid", name="Might")).to_be_visible()


def test_two_people_play_with_an_owners_box_and_the_record_ends_alike_elsewhere(
    visitors: Doorman, tmp_path: Path
) -> None:
    owner, friend = visitors.visitor(), visitors.visitor()
    open_editor(owner, "khronos")
    page = owner.page
    page.get_by_label("Name of the box").fill("One round")
    page.locator("[data-cell='0 rows']").focus()
    type_at(page, "Income rounds", "0 round", "1")
    page.get_by_role("button", name="Remove this row").click()
    type_at(page, "Numbers", "3 value", "1")
    expect(page.get_by_text("This box is ready to play.")).to_be_visible()
    page.get_by_role("button", name="Save and share").click()
    link = page.get_by_role("link", name="View").get_attribute("href")
    assert link is not None
    table, (token,) = owner.open_table(ME, INVITE, box=link.rsplit("/", 1)[1])
    friend.go(f"/j/{token}")
    friend.page.get_by_role("button", name="Sit down").click()
    owner.sit_at(table)
    first, second = in_turn(owner, friend)
    for person in (first, second):
        expect(person.page.get_by_role("link", name="Box: One round").first).to_be_visible()
        person.play("Send adventurer A to Faith")
        person.play("End the turn")
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    record = page.request.get(f"{owner.address}/api/tables/{table}/record")
    assert record.ok
    with a_strangers_server(visitors) as stranger:
        handed_in = stranger.hand_in(record.text())
        assert story_of(stranger, handed_in) == story_of(owner, table)
    file = tmp_path / "record.txt"
    file.write_text(record.text(), encoding="utf-8")
    _, *shown = story_of(owner, table)
    assert replayed(file) == [event for events, _ in shown for event in events]


@contextmanager
def a_strangers_server(visitors: Doorman) -> Iterator[Visitor]:
    """Let somebody in at a server that has never heard of any box."""
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    with Served() as other:
        stranger = visitors.visitor()
        stranger.address = f"http://127.0.0.1:{other.port}"
        stranger.come_in()
        yield stranger


def story_of(visitor: Visitor, table: str) -> list[Any]:
    """Return what a game showed from its first position to its last."""
    answer = visitor.page.request.get(f"{visitor.address}/api/tables/{table}/story?seat=open")
    story = answer.json()
    return [story["first"], *[[step["events"], step["view"]] for step in story["steps"]]]


def replayed(record: Path) -> list[Any]:
    """Return what happens in a record, as the command line tells it."""
    said = subprocess.run(
        [sys.executable, "-m", "clocksmith", "replay", str(record), "--json"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=record.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return [event for line in said.stdout.splitlines() for event in json.loads(line)["events"]]


def test_a_box_goes_from_browser_to_table_to_another_server(
    visitors: Doorman, tmp_path: Path
) -> None:
    owner, friend = visitors.visitor(), visitors.visitor()
    open_editor(owner, "inventions")
    owner.page.get_by_label("Name of the box").fill("My copy")
    enter_ten(owner.page)
    expect(owner.page.get_by_text("This box is ready to play.")).to_be_visible()
    file = saved(owner.page, tmp_path)
    owner.page.get_by_role("button", name="Try against bot").click()
    expect(owner.page.get_by_role("link", name="Box: My copy").first).to_be_visible()

    open_editor(friend, "inventions")
    load(friend.page, file)
    expect(friend.page.get_by_text("My copy was loaded.")).to_be_visible()
    expect(friend.page.get_by_text("This box is ready to play.")).to_be_visible()
    friend.page.get_by_role("button", name="Save and share").click()
    link = friend.page.get_by_role("link", name="View").get_attribute("href")
    assert link is not None
    box = link.rsplit("/", 1)[1]
    owner.page.goto(link)
    expect(owner.page.get_by_role("heading", name="My copy")).to_be_visible()
    expect(owner.page.get_by_role("cell", name="Extra").first).to_be_visible()

    table, (token,) = friend.open_table(ME, INVITE, game="inventions", box=box)
    owner.go(f"/j/{token}")
    owner.page.get_by_role("button", name="Sit down").click()
    friend.go(f"/t/{table}")
    for person in (owner, friend):
        expect(person.page.get_by_role("link", name="Box: My copy").first).to_be_visible()
    record = replayable(friend, box)
    replay_elsewhere(visitors, record)


def replayable(visitor: Visitor, box: str) -> str:
    """Return the record of a game that bots play with a box to its end."""
    bots = [{"kind": "bot", "level": "uniform"}, {"kind": "bot", "level": "uniform"}]
    table, _ = visitor.open_table(*bots, game="inventions", box=box)
    page = visitor.page
    for _ in range(LONG // TURN):
        answer = page.request.get(f"{visitor.address}/api/tables/{table}/record")
        if answer.ok:
            return answer.text()
        page.wait_for_timeout(TURN)
    raise AssertionError("the game has come to no end")


def replay_elsewhere(visitors: Doorman, record: str) -> None:
    """Look at a record on a server that has never heard of its box."""
    with a_strangers_server(visitors) as stranger:
        stranger.go(f"/t/{stranger.hand_in(record)}/replay")
        expect(stranger.page.get_by_role("link", name="Box: My copy")).to_be_visible()


def test_a_damaged_file_gets_a_sentence_with_its_line(visitors: Doorman, tmp_path: Path) -> None:
    owner = visitors.visitor()
    open_editor(owner, "inventions")
    file = saved(owner.page, tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("era = 1", "era = 77", 1), encoding="utf-8")
    load(owner.page, file)
    told = owner.page.get_by_role("alert")
    expect(told).to_contain_text("Era must be from 1 to 6, not 77")
    expect(told).to_contain_text("Line ")
    file.write_text("this is = no [box", encoding="utf-8")
    load(owner.page, file)
    expect(told).to_contain_text("this is not TOML")


@looks((390, 844), (1366, 768), games=OURS)
def test_the_editor_has_no_serious_fault(
    visitors: Doorman, game: str, size: tuple[int, int], scheme: Scheme
) -> None:
    owner = visitors.visitor(*size, scheme)
    open_editor(owner, game)
    assert faults(owner.page) == []
    turn_to(owner.page, "Tiles" if game != "inventions" else "Milestones")
    assert faults(owner.page) == []
    assert not scrolls_sideways(owner.page)


def test_on_a_phone_one_part_of_a_sheet_is_open_at_a_time(visitors: Doorman) -> None:
    owner = visitors.visitor(390, 844)
    open_editor(owner, "sands")
    page = owner.page
    turn_to(page, "Regions")
    rows = page.get_by_role("grid").locator("tbody tr")
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height < 4500, "it was 13,500 with every part open"
    expect(rows.nth(3).locator("td").first).to_be_hidden()
    rows.nth(3).get_by_role("button").click()
    expect(rows.nth(3).locator("td").first).to_be_visible()
    expect(rows.nth(0).locator("td").first).to_be_hidden()
