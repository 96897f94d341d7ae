"""Which run of `make test` a test has: a pass, on plain or compiled rules, and perhaps a day."""

import os
from pathlib import Path
from typing import Final

from sample import SEED, hand_of, place_of

TESTS: Final = Path(__file__).parent
PASSES: Final = ["plain", "compiled", "pages"]
DEALT: Final = PASSES[:2]
PASS: Final = os.environ.get("CLOCKSMITH_PASS")  # set by scripts/test; none runs everything
RULES: Final = [TESTS / place for place in ("core", "kit", "games")]
# Both play random games, each as many as it can. The second reading of Khronos uses nothing that is
# compiled: it is tested once.
KEPT: Final = [TESTS / place for place in ("games/conformance", "games/khronos/oracle")]
# What needs a browser, an installation, or servers and databases of its own takes most of the time.
SLOW: Final = [
    TESTS / place
    for place in (
        "browser",
        "cli/test_bench_server.py",
        "install",
        "server/durability",
        "server/errands",
        "server/hostile",
        "server/many",
        "server/secrets",
        "server/store",
        "server/test_autoplayer.py",
        "server/test_run.py",
        "server/tidings",
        "server/upgrade",
    )
]
DAILY: Final = TESTS / "server/many/test_faults.py"  # the short form of make faults
DAYS: Final = 2


def is_dealt(file: Path) -> bool:
    """Return whether the passes deal out the tests of a file between them."""
    return any(map(file.is_relative_to, RULES)) and not any(map(file.is_relative_to, KEPT))


def is_slow(file: Path) -> bool:
    """Return whether the days deal out the tests of a file between them."""
    return any(map(file.is_relative_to, SLOW)) and file != DAILY


def is_left_out(file: Path, test: str, *, thinks: bool = False) -> bool:
    """Return whether a test is one of the other pass, or of another day.

    A pass is dealt by the seed of the day and the test's name; where bots think, it is the compiled
    one, in which they think several times as fast. Days take turns.
    """
    if PASS is None:
        return False
    if is_slow(file):
        return (day_of(test) + today()) % DAYS != 0
    hand = DEALT.index("compiled") if thinks else hand_of(test, len(DEALT))
    return is_dealt(file) and DEALT[hand] != PASS


def day_of(test: str) -> int:
    """Return the day that a test has, whatever it is tried with."""
    return place_of(test.partition("[")[0], DAYS)


def today() -> int:
    """Return the number of the day, as the seed tells it; of any other seed, none."""
    return int(SEED) if SEED.isdecimal() else 0
