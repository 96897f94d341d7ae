"""Rate-limit buckets in the database, shared by all servers.

A bucket stores only the time at which it will be full again, by the clock of the database. One
statement reads and changes that row, so nobody waits for more than one row, and the clocks of
the servers need not agree. PostgreSQL only; a single server keeps its buckets in memory.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, text

from clocksmith.server.settings import Rate

MISSET: Final = 60.0  # seconds; a bucket this far ahead of what is possible means a clock set back
SWEEP_AFTER: Final = 200  # takes between two sweeps; full buckets carry no information
SWEPT: Final = 1000  # full buckets deleted at a time

TAKE: Final = text(
    """
    INSERT INTO buckets AS known (name, full_at)
    VALUES (:name, date_part('epoch', statement_timestamp()) + :cost)
    ON CONFLICT (name) DO UPDATE SET full_at = LEAST(
        GREATEST(known.full_at + :cost, EXCLUDED.full_at), EXCLUDED.full_at - :cost + :span
    )
    WHERE known.full_at + :cost <= EXCLUDED.full_at - :cost + :span
    OR known.full_at > EXCLUDED.full_at - :cost + :span + :misset
    RETURNING full_at
    """
)
WAIT: Final = text(
    """
    SELECT full_at + :cost - :span - date_part('epoch', statement_timestamp())
    FROM buckets WHERE name = :name
    """
)
SWEEP: Final = text(
    """
    DELETE FROM buckets WHERE name IN (
        SELECT name FROM buckets WHERE full_at < date_part('epoch', statement_timestamp())
        LIMIT :most FOR UPDATE SKIP LOCKED
    )
    """
)


class Buckets:
    """The buckets that all servers on a database take from.

    Each statement commits on its own. In a larger transaction it would hold its row until the
    rest is written, and two servers could deadlock.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread = ThreadPoolExecutor(1, "clocksmith-buckets")
        self._taken = 0

    async def take(self, name: str, rate: Rate, cost: float) -> float:
        """Take *cost* from a bucket; return 0, or the seconds to wait if there is too little."""
        values: dict[str, Any] = {
            "name": name,
            "cost": min(cost, rate.burst) / rate.per_second,
            "span": rate.burst / rate.per_second,
        }
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, values)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown()

    def _take(self, given: dict[str, Any]) -> float:
        with self._engine.connect() as connection:
            self._taken += 1
            if self._taken % SWEEP_AFTER == 0:
                connection.execute(SWEEP, {"most": SWEPT})
            if connection.execute(TAKE, {**given, "misset": MISSET}).first() is not None:
                return 0.0
            wait = connection.execute(WAIT, given).scalar()
        return max(0.001, wait or 0.0)  # it may have filled up meanwhile
