"""A real server process and a real Chromium for the tests of the pages."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.doorman import PATIENCE, Doorman
from clocksmith.cli.bench.server.served import Served

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A server on a free port, with the client that was built into the sources."""
    assert (ROOT / "src/clocksmith/server/static/index.html").exists(), "run scripts/setup first"
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    with Served() as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that scripts/browser found."""
    path = (ROOT / ".venv/browser.txt").read_text(encoding="utf-8").strip()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(served: Served, browser: Browser) -> Iterator[Doorman]:
    """People who come to the server, each with a browser of their own."""
    doorman = Doorman(f"http://127.0.0.1:{served.port}", browser)
    yield doorman
    doorman.close()
    assert doorman.complaints == [], "no page has an error in its console"
