"""How many entries were written, and how long they waited for the disk."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class WriteCounters:
    """The write counters of a store, for metrics."""

    def __init__(self) -> None:
        self.entries = 0
        self.seconds = 0.0
        self.failures = 0

    @contextmanager
    def count(self) -> Iterator[None]:
        """Count an entry while it is being written."""
        start = time.perf_counter()
        try:
            yield
        except Exception:
            self.failures += 1
            raise
        self.entries += 1
        self.seconds += time.perf_counter() - start
