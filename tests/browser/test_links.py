"""A link is a position: it opens on the board, is tried, shared, embedded and played on from."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import clocksmith
from browser.access import faults
from browser.doorman import Doorman
from browser.host import hosted
from clocksmith import Position


def played(name: str, answers: int) -> Position[Any]:
    """Return a position after so many random answers."""
    pos: Position[Any] = clocksmith.start(name, seed=3)
    rng = random.Random(3)
    for _ in range(answers):
        if pos.turn is not None:
            pos.play(rng.choice(pos.legal))
    return pos


def test_a_link_opens_on_the_board_and_is_tried_shared_and_played_on_from(
    visitors: Doorman,
) -> None:
    pos = played("khronos", 30)
    assert pos.turn is not None
    person = visitors.visitor(1366, 768)
    person.go("/" + pos.link())
    page = person.page
    bar = page.get_by_role("region", name="Position")
    expect(bar).to_contain_text("Red to play")
    person.expect_question()
    assert faults(page) == []
    person.choose("End the turn")
    page.get_by_role("button", name="Confirm").click()
    expect(bar).to_contain_text("The turn is over")
    bar.get_by_role("button", name="Take it back").click()
    expect(bar).to_contain_text("Red to play")
    bar.get_by_role("button", name="Share").click()
    shared = page.get_by_role("dialog", name="Share")
    link = shared.get_by_label("Link", exact=True).input_value()
    assert clocksmith.read(link) == pos
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    person.expect_question()


def test_a_board_alone_is_shown_in_a_page_of_somebody_else(
    visitors: Doorman, tmp_path: Path
) -> None:
    pos = played("sands", 40)
    person = visitors.visitor(720, 560)
    page = person.page
    src = f"{person.address}/?embed&amp;theme=dark{pos.link()}"
    html = f'<!doctype html><iframe src="{src}" width="700" height="540"></iframe>'
    (tmp_path / "index.html").write_text(html)
    with hosted(tmp_path) as host:
        page.goto(f"http://localhost:{host.server_port}/")
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("region", name="Board")).to_be_visible()
        expect(frame.locator("html[data-theme=dark]")).to_have_count(1)
        expect(frame.get_by_role("banner")).to_have_count(0)
        leads = frame.get_by_role("link", name="Open in Clocksmith")
        expect(leads).to_have_attribute("target", "_blank")
        assert clocksmith.read(leads.get_attribute("href") or "") == pos


def test_what_is_no_link_is_told_in_words(visitors: Doorman) -> None:
    person = visitors.visitor()
    for link, reason in (("/#Axx", "damaged"), ("/#B123", "newer version")):
        person.page.goto("about:blank")
        person.go(link)
        expect(person.page.get_by_role("alert")).to_contain_text(reason)


def test_a_pasted_position_opens_on_the_board(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/board")
    page = person.page
    assert faults(page) == []
    page.get_by_role("textbox").fill(str(played("sands", 40)))
    page.get_by_role("button", name="Show on the board").click()
    expect(page.get_by_role("region", name="Position")).to_contain_text("to play")
