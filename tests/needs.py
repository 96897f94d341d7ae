"""What some tests need that not every machine has: a browser, PostgreSQL, a C compiler.

`pytest` leaves out what cannot run, and says so in one line at the end. `make test` runs this
module first, and stops where something is missing.
"""

import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "src" / "clocksmith" / "server" / "static" / "index.html"
BROWSER: Final = ROOT / ".venv" / "browser.txt"


class Need(NamedTuple):
    """Something that a marked test cannot do without."""

    name: str
    how: str  # to get it
    is_there: Callable[[], bool]


def has_browser() -> bool:
    """Return whether scripts/browser has found a Chromium, and the client is built."""
    return PAGE.exists() and BROWSER.exists() and Path(BROWSER.read_text("utf-8").strip()).exists()


def has_postgresql() -> bool:
    """Return whether the programs of a PostgreSQL server are here, and Python's driver."""
    if find_spec("psycopg") is None:
        return False
    from clocksmith.cli.commands.bench.server.postgresql import programs

    return programs() is not None


def has_compiler() -> bool:
    """Return whether there is a C compiler."""
    return shutil.which(os.environ.get("CC", "cc")) is not None


NEEDS: Final = {
    need.name: need
    for need in (
        Need("browser", "run scripts/setup client and scripts/browser", has_browser),
        Need("postgresql", "run scripts/postgresql", has_postgresql),
        Need("compiler", "install a C compiler, or name one with CC", has_compiler),
    )
}


@cache
def missing(name: str) -> str | None:
    """Return why a test with this need is left out, if it is."""
    need = NEEDS[name]
    return None if need.is_there() else f"there is no {need.name} ({need.how})"


def left_out(reasons: Iterable[str]) -> str:
    """Return the line that says how many tests were left out, and why; nothing if none was."""
    counts = Counter(reason.removeprefix("Skipped: ") for reason in reasons)
    why = "; ".join(f"{count} since {reason}" for reason, count in counts.most_common())
    return f"left out: {counts.total()} ({why})" if counts else ""


def main(names: list[str]) -> int:
    """Say which of these needs is missing; return how many are."""
    gaps = [reason for reason in map(missing, names) if reason is not None]
    for reason in gaps:
        print(f"test: {reason}", file=sys.stderr)
    return len(gaps)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
