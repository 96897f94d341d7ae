"""Whether this server can reach the database it shares with others."""

import asyncio
import time
from typing import Final

from clocksmith.server.cluster.peers import SILENT
from clocksmith.server.cluster.replicas import Replicas
from clocksmith.server.errors import UNAVAILABLE, RequestError

LEAST_SECONDS: Final = 3.0  # a busy machine may need this long, however often it checks


class Connectivity:
    """A server that is cut off turns clients away: others may still reach the database."""

    def __init__(self, check_seconds: float, replicas: Replicas) -> None:
        self._replicas = replicas
        self._check_seconds = check_seconds
        self._reached_at: float | None = None  # None: there can be no other servers

    @property
    def silence(self) -> float:
        """Seconds without a message after which a connection counts as dead."""
        return max(SILENT * self._check_seconds, LEAST_SECONDS)

    @property
    def is_lost(self) -> bool:
        """Whether the database has been out of reach for that long."""
        return self._reached_at is not None and time.monotonic() > self._reached_at + self.silence

    def note(self) -> None:
        """Record that the database was reached."""
        self._reached_at = time.monotonic()

    def check(self) -> None:
        """Raise RequestError while clients should try another server."""
        if self.is_lost:
            raise RequestError(UNAVAILABLE, "the database cannot be reached from here: try again")

    async def watch(self) -> None:
        """Disconnect listeners while this server cannot hear what happens."""
        while True:
            await asyncio.sleep(self._check_seconds)
            if self.is_lost:
                for replica in self._replicas:
                    replica.send_listeners_away()
