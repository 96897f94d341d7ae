"""Lets people in: each gets a browser of their own, and no console may complain."""

import re
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

from browser.people import Visitor
from sample import ALL

Scheme = Literal["light", "dark"]
Workers = Literal["allow", "block"]

CAREFUL = """
localStorage.setItem("clocksmith.confirm", "all");
localStorage.setItem("clocksmith.itself", "off");
"""
PATIENCE = 60_000  # milliseconds for what a page must do or show, on a busy machine


class Doorman:
    """Lets people in, and listens to what their consoles complain about."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.complaints: list[str] = []
        # A service worker takes as long to start as a page, so that only tests which are about it
        # have one; with test-all everybody has.
        self.workers: Workers = "allow" if ALL else "block"
        self._browser = browser
        self._contexts: list[BrowserContext] = []

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
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=touch,
            service_workers=self.workers,
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if careful:
            context.add_init_script(CAREFUL)
        page = context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return Visitor(page, self.address)

    def _listen(self, message: ConsoleMessage) -> None:
        # A refused command is told to the page with a status from 400 on; that is no fault of it,
        # nor is a line that a test has cut.
        expected = r"a status of 4\d\d|ERR_INTERNET_DISCONNECTED"
        if message.type == "error" and not re.search(expected, message.text):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Send everybody home."""
        for context in self._contexts:
            context.close()
