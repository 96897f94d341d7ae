"""Leases: which of several servers owns a table, and whether any server is running at all.

A lease is a PostgreSQL lock tied to a connection: when a server dies, another one can take it at
once. Leases only save work. If two servers answered for the same bot or clock, the second answer
would find its number taken and be dropped.

All servers share one more lock (SERVING). A command that needs the database for itself takes
this lock exclusively.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from clocksmith.server.database.engine import SERVING, DatabaseError

LOG: Final = logging.getLogger(__name__)
MOST: Final = 2000  # locks of one server; beyond that it owns tables without a lock


class Leases:
    """The tables that this server owns."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread = ThreadPoolExecutor(1, "clocksmith-leases")
        self._connection: Connection | None = None
        self._held: set[str] = set()
        if self._connect() is None:
            engine.dispose()
            raise DatabaseError("the database cannot be used while it is moved")

    def has(self, table: str) -> bool:
        """Return whether this server owns a table."""
        return table in self._held

    async def take(self, table: str) -> bool:
        """Take a table that no other server owns; return whether this server owns it now."""
        if self.has(table):
            return True
        if len(self._held) >= MOST:
            self._held.add(table)
            return True
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, table)

    def let_go(self, table: str) -> None:
        """Give up a table."""
        if self.has(table):
            self._held.discard(table)
            self._thread.submit(self._let_go, table)

    async def check(self) -> None:
        """Check that the connection is still up: all leases are lost with it.

        A server that lost its connection takes the SERVING lock again.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._check)

    def close(self) -> None:
        """Give up all tables."""
        self._thread.submit(self._hang_up)
        self._thread.shutdown()
        self._held.clear()

    def _connect(self) -> Connection | None:
        """Connect if needed; None while a command has the database for itself."""
        if self._connection is None:
            connection = self._engine.connect()
            if not connection.execute(select(func.pg_try_advisory_lock_shared(SERVING))).scalar():
                connection.close()
                return None
            self._connection = connection
        return self._connection

    def _take(self, table: str) -> bool:
        try:
            connection = self._connect()
            if connection is None:
                return False
            lock = select(func.pg_try_advisory_lock(_number(table)))
            has_lease = bool(connection.execute(lock).scalar())
        except SQLAlchemyError as error:
            LOG.warning("no lease could be had: %s", error)
            self._hang_up()
            return False
        if has_lease:
            self._held.add(table)
        return has_lease

    def _let_go(self, table: str) -> None:
        try:
            if self._connection is not None:
                self._connection.execute(select(func.pg_advisory_unlock(_number(table))))
        except SQLAlchemyError:
            self._hang_up()

    def _check(self) -> None:
        try:
            connection = self._connect()
            if connection is not None:
                connection.execute(select(1))
        except SQLAlchemyError:
            self._hang_up()

    def _hang_up(self) -> None:
        self._held.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()  # keeps it out of the pool and releases its locks
                connection.close()


def _number(table: str) -> int:
    """Return the lock number of a table: 64 bits, so collisions are unlikely."""
    return int.from_bytes(sha256(f"table {table}".encode()).digest()[:8], "big", signed=True)
