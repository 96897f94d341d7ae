"""A thread that receives the broadcasts of other servers and reconnects when cut off."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from clocksmith.server.database.writer import CHANNEL

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 0.25  # between checks for shutdown
AGAIN_SECONDS: Final = 0.25  # before it reconnects


class Listener:
    """Receives broadcasts from now on.

    *hear* is called with the messages that arrived together. *connected* is called whenever a
    connection is up: earlier messages may have been missed. Both run in the thread.
    A server also hears itself, so *silence* seconds without a message mean a dead connection.
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
        """Stop listening."""
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._ends.is_set():
            try:
                self._listen()
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                LOG.warning("broadcasts are not heard: %s", str(error).strip().partition("\n")[0])
                self._ends.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        pooled_connection = self._engine.raw_connection()
        connection: Any = pooled_connection.driver_connection
        pooled_connection.detach()  # it never goes back to the pool
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self._connected()
            heard_at = time.monotonic()
            while not self._ends.is_set():
                notifications = connection.notifies(timeout=LOOK_SECONDS, stop_after=1)
                texts = [notification.payload for notification in notifications]
                if texts:
                    heard_at = time.monotonic()
                    self._hear(texts)
                elif time.monotonic() > heard_at + self._silence:
                    raise TimeoutError(f"nothing was said for {self._silence:g} seconds")
        finally:
            connection.close()
