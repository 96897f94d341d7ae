"""The marks that follow from where a test lies: what it needs, and on which rules it runs.

`make test` runs every test of the rules once, on the plain sources. On the compiled rules it runs

- `compiled`: whatever plays many games or thinks. It uses the rules and does not question them, and
  it is several times as fast there.
- `both`: what compiling could change. These tests run on the plain sources too.

Where there is no compiler, everything runs once, on the plain sources.
"""

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
BROWSER: Final = "browser"
COMPILED: Final = (
    *("arena", "bots", "client", "coach", "local", "puzzles"),  # bots think
    *("cli", "dataset", "examples", "research", "server", "table", "workers"),  # games are played
)
BOTH: Final = (
    "core/test_bits.py",  # numbers of fixed width
    "core/test_open.py",  # classes that others derive from
    "core/test_pickling.py",
    "core/test_preview.py",
    "core/test_value.py",  # equality and hashes
    "games/conformance",  # the contract, records, digests, checksums
)
DATABASES: Final = {"cluster", "postgresql"}


def is_in(item: pytest.Item, places: tuple[str, ...]) -> bool:
    """Return whether a test lies in one of these places."""
    return any(item.path.is_relative_to(TESTS / place) for place in places)


def mark(item: pytest.Item) -> None:
    """Mark a test by where it lies, and by the databases that it asks for."""
    if is_in(item, (BROWSER,)):
        item.add_marker(pytest.mark.browser)
    if DATABASES & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.postgresql)
    if is_in(item, COMPILED):
        item.add_marker(pytest.mark.compiled)
    if is_in(item, BOTH):
        item.add_marker(pytest.mark.both)
