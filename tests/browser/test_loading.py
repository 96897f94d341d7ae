"""Pages load in few requests and stay where they are, and a page of an older build is replaced."""

from typing import Final

import pytest
from playwright.sync_api import Request, Route, expect

from browser.doorman import Doorman
from browser.moments import settle, sit
from browser.people import Visitor

PLAIN: Final = ["/", "/new", "/learn", "/rules", "/rules/sands", "/bots", "/boxes/sands"]
MOST_REQUESTS: Final = 25
MOST_SHIFTED: Final = 0.1
SHIFTED: Final = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""
ANOTHER_BUILD: Final = '<script type="module" src="/assets/index-ANOTHER.js"></script>'


def expect_light(person: Visitor, path: str) -> None:
    """Load a page; expect few requests."""
    page, asked = person.page, list[str]()

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    person.go(path)
    page.wait_for_load_state("networkidle")
    settle(page, "sands")
    page.remove_listener("request", note)
    assert len(asked) <= MOST_REQUESTS, [path, *asked]


def test_pages_load_in_few_requests_and_stay_where_they_are(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor(390, 844)
    person.page.add_init_script(SHIFTED)
    for path in PLAIN:
        expect_light(person, path)
        assert person.page.evaluate("window.shifted") < MOST_SHIFTED, path


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
def test_a_table_loads_in_few_requests(game: str, visitors: Doorman) -> None:
    visitors.fresh = True
    person = sit(visitors, game, size=(390, 844))
    expect_light(person, person.page.url.removeprefix(person.address))


def test_a_page_of_an_older_build_says_so_and_is_loaded_anew(visitors: Doorman) -> None:
    visitors.fresh = True
    person = visitors.visitor()
    person.go("/")
    page = person.page

    loaded: list[str] = []

    def serve(route: Route) -> None:
        """Serve another build until the page is loaded anew: a build drops the parts before it."""
        request = route.request
        if request.is_navigation_request():
            loaded.append(request.url)
        if loaded:
            route.continue_()
        elif "/assets/" in request.url:
            route.fulfill(status=404)
        else:
            route.fulfill(body=ANOTHER_BUILD, content_type="text/html")

    page.route(lambda url: "/api/" not in url, serve)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("alert").get_by_text("There is a newer version").first).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    assert loaded == [f"{person.address}/learn"]
