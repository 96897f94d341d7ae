"""The configuration of uvicorn, with the number of connections per address."""

import logging
import time
from collections import Counter
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from clocksmith.server.http.addresses import network_of
from clocksmith.server.http.limits import Limiter
from clocksmith.server.settings import Rate

LOG: Final = logging.getLogger(__name__)
QUIET_SECONDS: Final = 60.0  # minimum interval between log lines
Peer = tuple[str, int]


class LimitedConfig(uvicorn.Config):
    """The configuration shared by all connections."""

    def __init__(
        self, app: ASGIApp, most: int, most_of_one: int | None, refusals: Rate, **given: Any
    ) -> None:
        """Set the maximum of connections, in all and per address; None behind a proxy.

        All connections of a proxy come from one address. An address with more *refusals* cannot
        connect.
        """
        super().__init__(app, **given)
        self._most = most
        self._most_of_one = most_of_one
        self._by_address: Counter[str] = Counter()
        self._refusals = Limiter(refusals, time.monotonic)
        self._warned = -QUIET_SECONDS

    def enter(self, peer: Peer | None, connections: int) -> bool:
        """Count a new connection; return whether there is room for it."""
        address = _address(peer)
        self._by_address[address] += 1
        if connections > self._most:
            self._warn("the server has no room for more connections")
            return False
        if self._most_of_one is None:
            return True
        if self._by_address[address] > self._most_of_one:
            self._warn("an address has too many connections: CLOCKSMITH_CONNECTIONS_ADDRESS")
            return False
        return self._refusals.has(address)

    def refuse(self, peer: Peer | None, cost: float = 1.0) -> bool:
        """Count a refused request; return whether to close its connection.

        An address that goes on however often it is refused cannot connect for a moment: a
        connection that is dropped costs less than a response.
        """
        return self._most_of_one is not None and not self._refusals.spend(_address(peer), cost)

    def leave(self, peer: Peer | None) -> None:
        """Remove a connection from the count."""
        address = _address(peer)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _warn(self, sentence: str) -> None:
        now = time.monotonic()
        if now - self._warned >= QUIET_SECONDS:
            self._warned = now
            LOG.warning(sentence)


def _address(peer: Peer | None) -> str:
    return network_of(peer[0]) if peer is not None else ""
