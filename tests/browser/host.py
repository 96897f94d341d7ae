"""A host of files, and a browser that comes to a site on it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from browser.doorman import CAREFUL


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, as any host does, and says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """A host of files on a free port."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()


class Guest:
    """A browser at the site; it notes what it asks of others, and what goes wrong."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.base = base
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context()
        self.context.add_init_script(CAREFUL)
        self.context.on("request", lambda request: self._note(request.url))
        self.page = self.open("")

    def open(self, path: str) -> Page:
        """Open a page of the site."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.goto(self.base + path)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def _note(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"a request leaves the folder: {url}")
