"""Rate limits shared by all servers on a database."""

from collections.abc import Callable

from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.http.limits import Limiter, too_fast
from clocksmith.server.settings import Rate


class SharedLimiter:
    """A bucket for each name: in memory, and in the database, which other servers use too.

    Memory comes first: clients that flood one server put no load on the database.
    """

    def __init__(
        self,
        kind: str,
        rate: Rate,
        now: Callable[[], float],
        cluster: Cluster,
        disguise: Callable[[str], str],
    ) -> None:
        self._kind = kind
        self._rate = rate
        self._cluster = cluster
        self._disguise = disguise
        self._own = Limiter(rate, now)

    async def take(self, name: str, cost: float = 1.0) -> None:
        """Take *cost* tokens; RequestError, with the time to wait, if too few are left."""
        self._own.take(name, cost)
        buckets = self._cluster.buckets
        if not self._rate.burst or buckets is None:
            return
        bucket = self._disguise(f"{self._kind} {name}")
        wait = await buckets.take(bucket, self._rate, cost)
        if wait:
            raise too_fast(wait)
