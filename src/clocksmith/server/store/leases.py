"""Leases: which of several servers looks after a table, and that there are servers at all.

One is a lock of PostgreSQL that goes with the connection: when a server dies, another has it
at once. It saves work and is no more: were two to answer for the same bot or clock, the second
answer would find its number taken and be given up.

All servers share one more lock (SERVING). Whoever wants a database for himself asks for it alone.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from clocksmith.server.store.database import SERVING, DatabaseError

LOG: Final = logging.getLogger(__name__)
MOST: Final = 2000  # locks of one server; above it looks after tables without one


class Leases:
    """The tables that this server looks after."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread = ThreadPoolExecutor(1, "clocksmith-leases")
        self._connection: Connection | None = None
        self._held: set[str] = set()
        if self._connect() is None:
            engine.dispose()
            raise DatabaseError("the database cannot be used while it is moved")

    def has(self, table: str) -> bool:
        """Return whether a table is looked after here."""
        return table in self._held

    async def take(self, table: str) -> bool:
        """Look after a table, if no other server does; return whether this one does now."""
        if self.has(table):
            return True
        if len(self._held) >= MOST:
            self._held.add(table)
            return True
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, table)

    def let_go(self, table: str) -> None:
        """Leave a table to others."""
        if self.has(table):
            self._held.discard(table)
            self._thread.submit(self._let_go, table)

    async def check(self) -> None:
        """Find out whether all that is held is still held: it is lost with the connection.

        A server that has lost its connection shows again that it is there.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._check)

    def close(self) -> None:
        """Leave everything to others."""
        self._thread.submit(self._hang_up)
        self._thread.shutdown()
        self._held.clear()

    def _connect(self) -> Connection | None:
        """Connect where that is needed; None when somebody has the database alone."""
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
            taken = bool(connection.execute(lock).scalar())
        except SQLAlchemyError as error:
            LOG.warning("no lease could be had: %s", error)
            self._hang_up()
            return False
        if taken:
            self._held.add(table)
        return taken

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
                connection.invalidate()  # not back to the pool: its locks go with it
                connection.close()


def _number(table: str) -> int:
    """Return the number of the lock of a table: 64 bits, so that hardly two share one."""
    return int.from_bytes(sha256(f"table {table}".encode()).digest()[:8], "big", signed=True)
