"""A real server process and a real Chromium, for tests and for what measures pages."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser.doorman import PATIENCE
from clocksmith.cli.commands.bench.server.served import Served

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@contextmanager
def opened_server() -> Iterator[Served]:
    """A server on a free port, with the client that was built into the sources."""
    assert (ROOT / "src/clocksmith/server/static/index.html").exists(), "run scripts/setup first"
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    with Served() as running:
        yield running


@contextmanager
def opened_browser() -> Iterator[Browser]:
    """The Chromium that scripts/browser found."""
    path = (ROOT / ".venv/browser.txt").read_text(encoding="utf-8").strip()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
