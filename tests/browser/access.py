"""What keeps people from using a page: faults that axe finds, and pages wider than the screen."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.doorman import Scheme
from sample import sample

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
SIZES = [(390, 844), (1024, 768), (1920, 1080)]
SCHEMES: list[Scheme] = ["light", "dark"]

Test = Callable[..., None]


def looks(*sizes: tuple[int, int]) -> Callable[[Test], Test]:
    """Call a test with the *size* and the *scheme* of one screen a day, of all with test-all."""

    def mark(test: Test) -> Test:
        every = list(product(sizes or SIZES, SCHEMES))
        chosen = sample(every, 1, about=test.__qualname__ + test.__module__)
        return pytest.mark.parametrize(("size", "scheme"), chosen)(test)

    return mark


def faults(page: Page) -> list[str]:
    """Return what axe finds that keeps people from using a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def scrolls_sideways(page: Page) -> bool:
    """Return whether a page is wider than its window."""
    root = "document.documentElement"
    wider: bool = page.evaluate(f"{root}.scrollWidth > {root}.clientWidth")
    return wider
