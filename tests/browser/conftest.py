"""A real server process and a real Chromium for the tests of the pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.doorman import Doorman
from browser.opened import opened_browser, opened_server
from clocksmith.cli.commands.bench.server.served import Served


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A server on a free port, with the client that was built into the sources."""
    with opened_server() as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that scripts/browser found."""
    with opened_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def doorman(served: Served, browser: Browser) -> Iterator[Doorman]:
    """Who lets people in at the server."""
    doorman = Doorman(f"http://127.0.0.1:{served.port}", browser)
    yield doorman
    doorman.close()


@pytest.fixture
def visitors(doorman: Doorman) -> Iterator[Doorman]:
    """People who come to the server, each with a browser that knows nothing of others."""
    yield doorman
    assert doorman.send_home() == [], "no page has an error in its console"
