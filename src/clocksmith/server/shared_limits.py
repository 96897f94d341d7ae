"""Limits that hold for all servers on a database together: what is done costs everybody."""

from clocksmith.server.backend import Backend
from clocksmith.server.limits import Limiter, too_fast
from clocksmith.server.settings import Rate


class SharedLimiter:
    """A bucket for each name: in memory, and in the database where other servers take from it too.

    Memory comes first: who asks one server too often costs the database nothing.
    """

    def __init__(self, kind: str, rate: Rate, backend: Backend) -> None:
        self._kind = kind
        self._rate = rate
        self._backend = backend
        self._own = Limiter(rate, backend.externals.now)

    async def take(self, name: str, cost: float = 1.0) -> None:
        """Take what something costs; RequestError, with the time to wait, when it is too much."""
        self._own.take(name, cost)
        buckets = self._backend.store.buckets
        if not self._rate.burst or buckets is None:
            return
        bucket = self._backend.disguised(f"{self._kind} {name}")
        wait = await buckets.take(bucket, self._rate, cost)
        if wait:
            raise too_fast(wait)
