"""How many sockets may be open: from one address, and in all, so that others still get in."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError


class Sockets:
    """Counts the sockets that are open, by address."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self.most = most
        self._most_of_one = most_of_one
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_address.total()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; RequestError when there are too many."""
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
