"""A watchdog inside a worker: it ends the process unless it hears that work goes on."""

import faulthandler
import time
from typing import Final

OFTEN: Final = 1.0  # seconds between two times that it listens
STANDARD_ERROR: Final = 2  # as the system numbers it


class Watchdog:
    """Ends the process when nobody has called :meth:`alive` for *patience* seconds.

    It runs outside the interpreter, so that even compiled code that never
    comes back is ended.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._often = min(OFTEN, patience / 10)
        self._heard = float("-inf")

    def alive(self) -> None:
        """Tell it that work goes on, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._heard >= self._often:
            self._heard = now
            faulthandler.dump_traceback_later(self._patience, exit=True, file=STANDARD_ERROR)

    def stop(self) -> None:
        """Let it sleep: nothing is waited for."""
        self._heard = float("-inf")
        faulthandler.cancel_dump_traceback_later()
