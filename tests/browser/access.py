"""What keeps people from using a page: faults that axe finds, and pages wider than the screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.doorman import Scheme
from effort import covering

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
SIZES = [(390, 844), (1024, 768), (1920, 1080)]
SCHEMES: list[Scheme] = ["light", "dark"]


def looks(*sizes: tuple[int, int], games: Sequence[str] = ()) -> pytest.MarkDecorator:
    """Call a test with each *size*, with light and dark by turns, and with each *game* if given."""
    pairs = covering(sizes or SIZES, SCHEMES)
    if not games:
        return pytest.mark.parametrize(("size", "scheme"), pairs)
    cases = [(*pair, game) for pair, game in covering(pairs, games)]
    return pytest.mark.parametrize(("size", "scheme", "game"), cases)


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
