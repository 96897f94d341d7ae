"""Which pass of `make test` runs a test of the rules: the one on plain sources, or the compiled."""

import os
from pathlib import Path
from typing import Final

from sample import hand_of

TESTS: Final = Path(__file__).parent
PASSES: Final = ["plain", "compiled"]
PASS: Final = os.environ.get("CLOCKSMITH_PASS")  # set by scripts/test; none runs everything
RULES: Final = [TESTS / place for place in ("core", "kit", "games")]
# Both play random games, each as many as it can. The second reading of Khronos uses nothing that is
# compiled: it is tested once.
KEPT: Final = [TESTS / place for place in ("games/conformance", "games/khronos/oracle")]


def is_dealt(file: Path) -> bool:
    """Return whether the passes deal out the tests of a file between them."""
    return any(map(file.is_relative_to, RULES)) and not any(map(file.is_relative_to, KEPT))


def is_left_out(file: Path, test: str, *, thinks: bool = False) -> bool:
    """Return whether a test is one of the other pass: dealt by the seed of the day and its name.

    Where bots think, it is the compiled one, in which they think several times as fast.
    """
    hand = PASSES.index("compiled") if thinks else hand_of(test, len(PASSES))
    return PASS is not None and is_dealt(file) and PASSES[hand] != PASS
