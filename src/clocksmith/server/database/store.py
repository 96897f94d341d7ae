"""Store: reads in a few threads and writes in one, so nothing blocks the event loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from clocksmith.server.database.counters import WriteCounters
from clocksmith.server.database.engine import is_shared, open_database, sqlite_file, url_of
from clocksmith.server.database.file_lock import FileLock
from clocksmith.server.database.schema import SECRETS
from clocksmith.server.database.writer import Writer
from clocksmith.table.entry import Entry

T = TypeVar("T")
P = ParamSpec("P")

LOG: Final = logging.getLogger(__name__)
READERS: Final = 2
SECRET_BYTES: Final = 32


class Store:
    """Runs the queries of all features: ``await store.read(user_row, "u1")``."""

    def __init__(self, database: str, patience: float | None = None) -> None:
        file = sqlite_file(url_of(database))
        self._lock = FileLock(file) if file is not None else None
        try:
            self.engine = open_database(database, patience)
        except BaseException:
            if self._lock is not None:
                self._lock.release()
            raise
        self.is_shared = is_shared(url_of(database))  # whether other servers may use it too
        self._reading = self.engine
        if self.is_shared:
            # A read sees one snapshot, whatever other servers write meanwhile.
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._readers = ThreadPoolExecutor(READERS, "clocksmith-reader")
        self._writer = Writer(self.engine)
        self.counters = WriteCounters()

    async def read(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Return the result of a function that reads the database."""

        def run() -> T:
            with self._reading.connect() as connection:
                return what(connection, *args, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def at_once(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run a function that reads and writes at startup; this blocks the caller."""
        with self.engine.begin() as connection:
            return what(connection, *args, **named)

    async def write(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run a function that writes, and return its result once that is on the disk."""
        return await self._writer.do(lambda connection: what(connection, *args, **named))

    def start(self, what: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Start a function that writes; the future is done when that is on the disk."""
        return self._writer.do(what)

    async def append(
        self,
        table: str,
        entry: Entry,
        key: str | None,
        work: Callable[[Connection], object] | None = None,
        broadcast: str | None = None,
    ) -> None:
        """Append one entry to a table's log, and return once it is on the disk.

        *work* runs in the same transaction. The *broadcast* goes to other servers afterwards.
        """
        row = {
            "table_id": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "at": entry.at,
            "key": key,
        }
        with self.counters.count():
            await self._writer.append(row, work, broadcast)

    def broadcast(self, text: str) -> None:
        """Send other servers a message that is not stored anywhere."""
        self._writer.broadcast(text).add_done_callback(partial(log_failure, "a broadcast"))

    def secret(self, name: str) -> bytes:
        """Return the secret *name*, created on first use."""
        return _secret(self.engine, name)

    def finish(self) -> None:
        """Write what is queued; nothing is read or written afterwards."""
        self._writer.close()
        self._readers.shutdown()

    def close(self) -> None:
        """Write what is queued, and release the database."""
        self.finish()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


def log_failure(what: str, written: asyncio.Future[Any]) -> None:
    """Log why *what* could not be written: nobody waits for it, and it is made up for later."""
    error = None if written.cancelled() else written.exception()
    if error is not None:
        LOG.warning("%s could not be written: %s", what, error)


def _secret(engine: Engine, name: str) -> bytes:
    query = select(SECRETS.c.value).where(SECRETS.c.name == name)
    with engine.connect() as connection:
        value = connection.execute(query).scalar()
    if value is None:
        fresh = {"name": name, "value": secrets.token_bytes(SECRET_BYTES)}
        with suppress(IntegrityError), engine.begin() as connection:
            connection.execute(insert(SECRETS), fresh)
        with engine.connect() as connection:  # another server may have been quicker
            value = connection.execute(query).scalar_one()
    return bytes(value)
