"""Replays, branches, records, rules, maps, languages."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.doorman import Doorman
from browser.people import GAMES, Visitor

RECORDS = GAMES / "khronos/records"
WHOLE_GAME = "second-2-0000.txt"


def looking_at(visitors: Doorman, record: str = WHOLE_GAME) -> Visitor:
    """Return a person who has uploaded a record and looks at it."""
    person = visitors.visitor()
    person.go()
    person.page.locator("input[type=file]").set_input_files(RECORDS / record)
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+/replay"))
    expect(person.page.get_by_role("slider")).to_be_visible()
    return person


def test_a_record_is_uploaded_and_replayed_step_by_step(visitors: Doorman) -> None:
    person = looking_at(visitors)
    page = person.page
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("Red built a keep at l10 in Might.").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"step=1\b"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("img", name=re.compile("^Round 7 of 7"))).to_be_visible()


def test_a_link_leads_to_the_exact_moment(visitors: Doorman) -> None:
    person = looking_at(visitors)
    address = person.page.url.split("?")[0]
    person.page.goto(f"{address}?step=5&seat=open")
    expect(person.page.get_by_role("slider")).to_have_value("5")
    expect(person.page.locator("[aria-current=step]")).to_contain_text("5")


def test_a_moment_is_shown_before_the_whole_story_has_come(visitors: Doorman) -> None:
    visitors.fresh = True
    page = looking_at(visitors).page
    held: list[Route] = []
    page.route(re.compile(r"/story\?"), lambda route: held.append(route))
    page.goto(f"{page.url.split('?')[0]}?step=5&seat=open")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("5")
    expect(page.locator("[aria-current=step]")).to_contain_text("5")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value("5")
    assert len(held) == 1
    held[0].continue_()
    expect(page.get_by_role("img", name=re.compile("^Round 7 of 7"))).to_be_visible()
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_one_can_play_on_from_any_step(visitors: Doorman) -> None:
    person = looking_at(visitors)
    address = person.page.url.split("?")[0]
    person.page.goto(f"{address}?step=1&seat=open")
    person.page.get_by_role("button", name="Play from here").click()
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(person.page.get_by_role("grid")).to_have_count(3)


def test_the_replay_of_a_game_that_is_played_grows(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.come_in()
    seats = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
    table = person.open_branch(WHOLE_GAME, 1, *seats)  # Red begins
    person.sit_at(table)
    person.lift_curtain("Red")
    looking = person.page.context.new_page()
    looking.goto(f"{person.address}/t/{table}/replay?step=999")
    slider = looking.get_by_role("slider")
    last = int(slider.get_attribute("max") or "0")
    expect(slider).to_have_value(str(last))
    person.play("End the turn")
    expect(slider).to_have_attribute("max", str(last + 1))
    expect(slider).to_have_value(str(last + 1))


def test_a_damaged_record_is_declined_with_a_clear_sentence(
    visitors: Doorman, tmp_path: Path
) -> None:
    person = visitors.visitor()
    person.go()
    lines = (RECORDS / WHOLE_GAME).read_text(encoding="utf-8").splitlines()
    lines[20] = "0 build castle might a1"
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(damaged)
    expect(person.page.get_by_role("alert")).to_contain_text("This record can’t be read: line 21")


def test_the_language_is_switched_at_once(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos#5.5")
    page = person.page
    expect(page.get_by_role("heading", name=re.compile("Hierarchy"))).to_be_visible()
    page.get_by_role("button", name="Language, theme, motion and sound").click()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name=re.compile("Hierarchie|Rangordnung"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("combobox", name="Sprache").select_option("Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_rules_are_searched(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/rules/khronos")
    person.page.get_by_role("searchbox").fill("castle river")
    expect(person.page.get_by_text(re.compile(r"\d+ paragraphs? found"))).to_be_visible()
    person.page.get_by_role("searchbox").fill("zzzz")
    expect(person.page.get_by_text("Nothing found")).to_be_visible()


def test_a_drawn_map_is_judged_and_played_on(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/map-editor")
    page = person.page
    expect(page.get_by_text("This map can be played.")).to_be_visible()
    page.get_by_role("button", name="Empty land").click()
    expect(page.get_by_text("A map has ten hamlets; this one has 0.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("This map can be played.")).to_be_visible()
    page.get_by_role("link", name="Play this map").click()
    expect(page).to_have_url(re.compile("/new"))
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("grid")).to_have_count(3)


def test_a_page_that_is_not_there_says_so(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/nowhere/at/all")
    expect(person.page.get_by_role("heading", name="Page not found")).to_be_visible()
