"""Pictures are drawn by the browser client: it has to be built."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Say what is missing before a test fails for it."""
    assert (ROOT / "src/clocksmith/pictures/client/picture.js").exists(), (
        "run scripts/setup web first"
    )
