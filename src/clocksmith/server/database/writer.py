"""The one thread that writes: everything in its queue is committed together.

A disk takes about as long to make fifty moves safe as to make one safe, so writes that arrive
during a commit share the next one.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clocksmith.server.database.schema import ENTRIES

T = TypeVar("T")
Row = dict[str, Any]

LOG: Final = logging.getLogger(__name__)
APPEND: Final = insert(ENTRIES)
VALUES: Final = " VALUES "
MOST_AT_ONCE: Final = 100  # rows in one statement; the driver caches one per count
CHANNEL: Final = "clocksmith"  # on which servers of one database listen
NOTIFY: Final = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:texts AS text[])) AS one")


class ClosedError(Exception):
    """The server is shutting down: nothing more is written."""


class _Write:
    """Something to write: a row of a table's log, work in a transaction, or both.

    A broadcast goes to other servers afterwards.
    """

    def __init__(
        self,
        row: Row | None,
        work: Callable[[Connection], Any] | None,
        broadcast: str | None = None,
    ) -> None:
        self.row = row
        self.work = work
        self.broadcast = broadcast
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Pass the result to the caller, if they still wait for it."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class _Appending:
    """The one statement that writes all moves, compiled once per database."""

    def __init__(self, engine: Engine) -> None:
        compiled = APPEND.compile(dialect=engine.dialect)
        self._statement = str(compiled)
        self._places = compiled.positiontup  # the order of the columns; None if they are named
        self._errors: type[Exception] = engine.dialect.loaded_dbapi.Error
        self.is_whole = engine.dialect.name == "sqlite"  # whether `commit` can be used

    def write(self, connection: Connection, rows: list[Row]) -> None:
        """Insert rows of logs."""
        values = rows if self._places is None else [self._values(row) for row in rows]
        connection.exec_driver_sql(self._statement, values)

    def commit(self, connection: Connection, rows: list[Row]) -> None:
        """Insert rows of logs and commit them with one statement.

        The statement is its own transaction, so this thread waits once and not at every step.
        """
        stem, _, places = self._statement.partition(VALUES)
        statement = stem + VALUES + ", ".join([places] * len(rows))
        values = [value for row in rows for value in self._values(row)]
        driver = connection.connection.driver_connection
        assert driver is not None, "it is connected"
        try:
            driver.execute(statement, values)
        except self._errors as error:
            raise DBAPIError.instance(statement, values, error, self._errors) from error

    def _values(self, row: Row) -> tuple[Any, ...]:
        assert self._places is not None, "this database numbers its values"
        return tuple([row[name] for name in self._places])


class Writer:
    """Writes in its own thread; a future is done when its part is safe on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appending = _Appending(engine)
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()  # None: nothing follows
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="clocksmith-writer", daemon=True)
        self._thread.start()

    def append(
        self,
        row: Row,
        work: Callable[[Connection], Any] | None = None,
        broadcast: str | None = None,
    ) -> asyncio.Future[None]:
        """Write one entry of a table's log and do some *work*, both or neither.

        The *broadcast* goes to other servers once both are on the disk.
        """
        return self._enqueue(_Write(row, work, broadcast))

    def broadcast(self, text: str) -> asyncio.Future[None]:
        """Send other servers a message that is not stored anywhere."""
        return self._enqueue(_Write(None, None, text))

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run *work* in a transaction.

        It may run a second time, in its own transaction, if the shared one was rolled back. So it
        must change nothing but the database.
        """
        return self._enqueue(_Write(None, work))

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()

    def _enqueue(self, item: _Write) -> asyncio.Future[Any]:
        with self._closing:
            if self._closed:
                raise ClosedError
            self._waiting.put(item)
        return item.done

    def _run(self) -> None:
        connection: Connection | None = None
        while batch := self._next():
            try:
                connection = connection or self._engine.connect()
            except Exception as error:  # it is down; later batches may succeed
                for item in batch:
                    item.error = error
            else:
                self._write(connection, batch)
            batch[0].done.get_loop().call_soon_threadsafe(_settle, batch)
            if connection is not None:
                _send_broadcasts(connection, batch)
        if connection is not None:
            connection.close()

    def _next(self) -> list[_Write]:
        """Wait for something to write, and return all that is queued; empty at the end."""
        batch: list[_Write] = []
        item = self._waiting.get()
        while item is not None:
            batch.append(item)
            try:
                item = self._waiting.get_nowait()
            except Empty:
                return batch
        if batch:
            self._waiting.put(None)  # the end comes next
        return batch

    def _write(self, connection: Connection, batch: list[_Write]) -> None:
        try:
            self._commit(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for item in batch:  # one of them is at fault: write each on its own
                self._write(connection, [item])

    def _commit(self, connection: Connection, batch: list[_Write]) -> None:
        rows = [item.row for item in batch if item.row is not None]
        rows.sort(key=_place)  # in one order, else two servers could deadlock
        works = [item for item in batch if item.work is not None]
        if rows and not works and self._appending.is_whole and len(rows) <= MOST_AT_ONCE:
            self._appending.commit(connection, rows)
        elif rows or works:
            with connection.begin():
                for item in works:
                    assert item.work is not None, "the list holds only items with work"
                    item.result = item.work(connection)
                if rows:
                    self._appending.write(connection, rows)


def _place(row: Row) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _send_broadcasts(connection: Connection, batch: list[_Write]) -> None:
    """Tell other servers what was written.

    This uses a separate transaction: PostgreSQL commits only one transaction with notifications
    at a time, so servers would wait for each other's disks. Servers make up for a lost broadcast
    when they compare with the log.
    """
    texts = [item.broadcast for item in batch if item.broadcast is not None and not item.error]
    if not texts:
        return
    try:
        with connection.begin():
            connection.execute(NOTIFY, {"channel": CHANNEL, "texts": texts})
    except SQLAlchemyError as error:
        LOG.warning("%d broadcasts were lost: %s", len(texts), error)


def _settle(batch: list[_Write]) -> None:
    for item in batch:
        item.settle()
