"""Everybody can use the pages: axe finds no serious fault, at any size, in any light."""

import pytest
from playwright.sync_api import expect

from browser.access import SCHEMES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from effort import covering

ME, GUEST = {"kind": "me"}, {"kind": "guest", "name": "Anna"}
PAGES = [
    "/",
    "/new",
    "/rules",
    "/rules/khronos",
    "/rules/sands/summary",
    "/bots",
    "/map-editor",
    "/account",
    "/x",
]


@pytest.mark.parametrize(("path", "scheme"), covering(PAGES, SCHEMES))
def test_a_page_has_no_serious_fault(visitors: Doorman, path: str, scheme: Scheme) -> None:
    person = visitors.visitor(scheme=scheme)
    person.go(path)
    expect(person.page.get_by_role("heading").first).to_be_visible()
    assert faults(person.page) == []


@looks()
def test_a_table_in_the_middle_of_a_game_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.come_in()
    person.sit_at(person.open_branch("second-2-0000.txt", 40, ME, GUEST))
    person.page.get_by_role("dialog").get_by_role("button").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)


@looks()
def test_a_replay_has_no_serious_fault(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.come_in()
    person.page.goto(f"{person.address}/t/{person.upload('second-2-0000.txt')}/replay?step=60")
    expect(person.page.get_by_role("grid").first).to_be_visible()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)


def test_the_first_load_is_within_300_kilobytes(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor()
    sizes: list[int] = []
    person.page.on(
        "response", lambda answer: sizes.append(answer.request.sizes()["responseBodySize"])
    )
    person.go()
    person.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < 300_000
