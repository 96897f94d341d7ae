"""Pictures are drawn by the browser client: it has to be built."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def pytest_sessionstart() -> None:
    """Say what is missing before any test fails for it."""
    built = ROOT / "src/clocksmith/cli/client/picture.js"
    assert built.exists(), "run scripts/setup web first"
