"""Lets people in: each has a browser that knows nothing of others, and no console may complain."""

import re
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page

from browser.people import Visitor
from effort import ALL

Scheme = Literal["light", "dark"]
Workers = Literal["allow", "block"]

CAREFUL = """
localStorage.setItem("clocksmith.confirm", "all");
localStorage.setItem("clocksmith.itself", "off");
"""
PATIENCE = 60_000  # milliseconds for what a page must do or show, on a busy machine
RESTS_AT = "/clocksmith.svg"  # an address of the server at which a page has nothing to do yet
OUTSIDE = -10  # pixels: where a pointer is over nothing


class Kind(NamedTuple):
    """What a browser is from its beginning to its end."""

    touch: bool
    language: str


class Doorman:
    """Lets people in, and listens to what their consoles complain about.

    Whoever comes may get the page of somebody who went home, tidied up: its process has compiled
    the client, which takes as long as everything else that a page does to open.
    """

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.complaints: list[str] = []
        self._browser = browser
        self._inside: list[tuple[Kind | None, Page]] = []
        self._free: dict[Kind, list[Page]] = {}
        self._begin()

    def _begin(self) -> None:
        self.complaints.clear()
        # A service worker takes as long to start as a page, so that only tests which are about it
        # have one; with test-all everybody has.
        self.workers: Workers = "allow" if ALL else "block"
        # Set by tests that count what is loaded or listen to a page for good: who comes then has a
        # browser that is new, and that nobody gets afterwards.
        self.fresh = ALL

    def visitor(
        self,
        width: int = 1680,
        height: int = 1050,
        scheme: Scheme = "light",
        *,
        careful: bool = True,
        touch: bool = False,
        language: str = "en",
    ) -> Visitor:
        """Return a person with a screen of this size, in this light.

        *Careful* people confirm everything themselves; others leave the settings as they are. With
        *touch* the screen is one for fingers.
        """
        kind = Kind(touch, language)
        kept = not self.fresh and self.workers == "block"
        free = self._free.get(kind) if kept else None
        page = free.pop() if free else self._opened(kind)
        self._inside.append((kind if kept else None, page))
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        if careful:
            page.evaluate(CAREFUL)
        return Visitor(page, self.address)

    def _opened(self, kind: Kind) -> Page:
        context = self._browser.new_context(
            locale=kind.language,
            reduced_motion="reduce",
            has_touch=kind.touch,
            service_workers=self.workers,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self.address + RESTS_AT)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        # A refused command is told to the page with a status from 400 on; that is no fault of it,
        # nor is a line that a test has cut.
        expected = r"a status of 4\d\d|ERR_INTERNET_DISCONNECTED"
        if message.type == "error" and not re.search(expected, message.text):
            self.complaints.append(message.text)

    def send_home(self) -> list[str]:
        """Send everybody home; return what the consoles complained about."""
        told, inside = list(self.complaints), self._inside
        self._inside = []
        self._begin()
        for kind, page in inside:
            if kind is None or not self._is_tidy(page):
                page.context.close()
            else:
                self._free.setdefault(kind, []).append(page)
        return told

    def _is_tidy(self, page: Page) -> bool:
        """Tidy up what somebody leaves behind; return whether that could be done."""
        context = page.context
        context.set_offline(False)
        context.clear_cookies()
        for other in context.pages:
            if other != page:
                other.close()
        if page.is_closed() or not page.url.startswith(self.address):
            return False
        page.goto(self.address + RESTS_AT)
        page.evaluate("localStorage.clear()")
        page.mouse.move(OUTSIDE, OUTSIDE)
        return True

    def close(self) -> None:
        """Send everybody home for good."""
        self.send_home()
        for page in (page for pages in self._free.values() for page in pages):
            page.context.close()
        self._free.clear()
