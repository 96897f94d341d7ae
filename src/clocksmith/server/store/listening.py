"""Listening: a thread that hears the notices of other servers, and connects again when cut off."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from clocksmith.server.store.notices import CHANNEL

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 0.25  # between looks at whether the server ends
AGAIN_SECONDS: Final = 0.25  # before it connects again


class Listening:
    """Hears notices from now on.

    *hear* is called with those that came together, *connected* whenever a connection
    is there: what was said before it has not been heard. Both are called in the thread.
    A server hears itself as well, so that *silence* of so many seconds means a dead connection.
    """

    def __init__(
        self,
        engine: Engine,
        hear: Callable[[list[str]], None],
        connected: Callable[[], None],
        silence: float,
    ) -> None:
        self._engine = engine
        self._hear = hear
        self._connected = connected
        self._silence = silence
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="clocksmith-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear nothing more."""
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._ends.is_set():
            try:
                self._listen()
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                LOG.warning("notices are not heard: %s", str(error).strip().partition("\n")[0])
                self._ends.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        taken = self._engine.raw_connection()
        connection: Any = taken.driver_connection
        taken.detach()  # it never goes back to the pool
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self._connected()
            heard_at = time.monotonic()
            while not self._ends.is_set():
                said = connection.notifies(timeout=LOOK_SECONDS, stop_after=1)
                texts = [notice.payload for notice in said]
                if texts:
                    heard_at = time.monotonic()
                    self._hear(texts)
                elif time.monotonic() > heard_at + self._silence:
                    raise TimeoutError(f"nothing was said for {self._silence:g} seconds")
        finally:
            connection.close()
