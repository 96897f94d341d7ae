"""Buckets in the database: what all servers together have seen of somebody.

Of a bucket only is kept when it will be full again, by the clock of the database: one row that
one statement reads and changes, so that nobody waits for more than one row, and servers' clocks
need not agree. PostgreSQL only; where there is one server, its memory does.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, text

from clocksmith.server.settings import Rate

MISSET: Final = 60.0  # seconds: a bucket further ahead than it can be tells of a clock set back
SWEEP_AFTER: Final = 200  # takes; full buckets tell nothing, and are forgotten
SWEPT: Final = 1000  # of them at a time

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

    Each statement is written for itself: together with others it would hold its row until theirs
    are written, and two servers could wait for each other.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread = ThreadPoolExecutor(1, "clocksmith-buckets")
        self._taken = 0

    async def take(self, name: str, rate: Rate, cost: float) -> float:
        """Take what something costs; return the seconds to wait if there is too little, else 0."""
        given: dict[str, Any] = {
            "name": name,
            "cost": min(cost, rate.burst) / rate.per_second,
            "span": rate.burst / rate.per_second,
        }
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, given)

    def close(self) -> None:
        """Take nothing any more."""
        self._thread.shutdown()

    def _take(self, given: dict[str, Any]) -> float:
        with self._engine.connect() as connection:
            self._taken += 1
            if self._taken % SWEEP_AFTER == 0:
                connection.execute(SWEEP, {"most": SWEPT})
            if connection.execute(TAKE, {**given, "misset": MISSET}).first() is not None:
                return 0.0
            wait = connection.execute(WAIT, given).scalar()
        return max(0.001, wait or 0.0)  # it may have filled up in between
