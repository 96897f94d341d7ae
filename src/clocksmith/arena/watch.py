"""A clock that ends the process unless it is wound again: for bots that never answer."""

import faulthandler
import time
from typing import Final

OFTEN: Final = 1.0  # seconds between two windings
STANDARD_ERROR: Final = 2  # as the system numbers it


class Watch:
    """Ends the process when nobody has called :meth:`alive` for *patience* seconds.

    It runs outside the interpreter, so that even compiled code that never
    comes back is ended.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._often = min(OFTEN, patience / 10)
        self._wound = float("-inf")

    def alive(self) -> None:
        """Wind it, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._wound >= self._often:
            self._wound = now
            faulthandler.dump_traceback_later(self._patience, exit=True, file=STANDARD_ERROR)

    def stop(self) -> None:
        """Let it run down without harm: nothing is waited for."""
        self._wound = float("-inf")
        faulthandler.cancel_dump_traceback_later()
