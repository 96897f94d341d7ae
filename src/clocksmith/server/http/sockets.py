"""Limits on open WebSockets: per address, and in all, so that others can still connect."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError


class Sockets:
    """Counts the open sockets, by address."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self.most = most
        self._most_of_one = most_of_one
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_address.total()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; RequestError if there are too many."""
        if self._by_address[address] >= self._most_of_one:
            raise RequestError(TOO_FAST, "your address has too many sockets open: close some")
        if len(self) >= self.most:
            raise RequestError(UNAVAILABLE, "the server has no room for more sockets now")
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
