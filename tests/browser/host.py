"""A host of files, and a browser that comes to a site on it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from browser.doorman import CAREFUL

# Lets a test speak to the worker with the tables, too: ASK returns its answer to a request.
KEEP_WORKER = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.tables = this;
  }
};
"""
ASK = """
([method, address, body]) => new Promise((resolve) => {
  const id = (window.asked = (window.asked ?? 1e9) + 1);
  const hear = ({ data }) => {
    if (data.kind !== "answer" || data.id !== id) return;
    window.tables.removeEventListener("message", hear);
    resolve(data.text);
  };
  window.tables.addEventListener("message", hear);
  window.tables.postMessage({ kind: "request", id, method, address, body });
})
"""
SERVED = """
new Promise((done) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) done();
  else serviceWorker.addEventListener("controllerchange", () => done());
})
"""


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

    def __init__(self, browser: Browser | BrowserContext, base: str) -> None:
        self.base = base
        self.faults: list[str] = []
        self.context = browser if isinstance(browser, BrowserContext) else browser.new_context()
        self.context.add_init_script(CAREFUL)
        self.context.add_init_script(KEEP_WORKER)
        self.context.on("request", lambda request: self._note(request.url))
        self.page = self.open("")

    def open(self, path: str) -> Page:
        """Open a page of the site."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.goto(self.base + path)
        return page

    def ask(
        self, page: Page, method: str, address: str, body: str = "", or_else: tuple[str, ...] = ()
    ) -> str:
        """Return what the worker with the tables answers; *or_else* are codes of fair refusals."""
        status, _, text = str(page.evaluate(ASK, [method, address, body])).partition("\n")
        assert status == "200" or json.loads(text)["code"] in or_else, text
        return text

    def wait_until_kept(self, page: Page) -> None:
        """Wait until every file of the site is kept, so that it needs no network."""
        page.evaluate(SERVED)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def _note(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"a request leaves the folder: {url}")
