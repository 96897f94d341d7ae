"""The one thread that writes: everything that waits is committed together.

A disk takes about as long to make one move safe as to make fifty safe, so
those who wait while one commit is under way share the next one.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clocksmith.server.store.notices import CHANNEL
from clocksmith.server.store.schema import ENTRIES

T = TypeVar("T")
Row = dict[str, Any]

LOG: Final = logging.getLogger(__name__)
APPEND: Final = insert(ENTRIES)
VALUES: Final = " VALUES "
MOST_AT_ONCE: Final = 100  # rows in one statement: each number of them is one that is remembered
TELL: Final = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:told AS text[])) AS one")


class ClosedError(Exception):
    """The server ends: nothing more is written."""


class _Wanted:
    """Something to write: a row of a table's log, a piece of work in a transaction, or both.

    A notice is told to other servers afterwards.
    """

    def __init__(
        self,
        row: Row | None,
        work: Callable[[Connection], Any] | None,
        notice: str | None = None,
    ) -> None:
        self.row = row
        self.work = work
        self.notice = notice
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell the one who waits, if he still does."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class _Appending:
    """The one statement that every move is written by, made ready once for a database."""

    def __init__(self, engine: Engine) -> None:
        compiled = APPEND.compile(dialect=engine.dialect)
        self._statement = str(compiled)
        self._places = compiled.positiontup  # the order of the columns; None where they are named
        self._errors: type[Exception] = engine.dialect.loaded_dbapi.Error
        self.is_whole = engine.dialect.name == "sqlite"  # whether `commit` can be used

    def write(self, connection: Connection, rows: list[Row]) -> None:
        """Write rows of logs."""
        given = rows if self._places is None else [self._values(row) for row in rows]
        connection.exec_driver_sql(self._statement, given)

    def commit(self, connection: Connection, rows: list[Row]) -> None:
        """Write rows of logs for good, in one statement, which is a transaction of its own.

        The thread that works has to be waited for once then, and not at every step.
        """
        stem, _, places = self._statement.partition(VALUES)
        statement = stem + VALUES + ", ".join([places] * len(rows))
        given = [value for row in rows for value in self._values(row)]
        driver = connection.connection.driver_connection
        assert driver is not None, "it is connected"
        try:
            driver.execute(statement, given)
        except self._errors as error:
            raise DBAPIError.instance(statement, given, error, self._errors) from error

    def _values(self, row: Row) -> tuple[Any, ...]:
        assert self._places is not None, "this database numbers its values"
        return tuple([row[name] for name in self._places])


class Writer:
    """Writes in a thread of its own; a future is done when its part is on the disk for good."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appending = _Appending(engine)
        self._waiting: SimpleQueue[_Wanted | None] = SimpleQueue()  # None: nothing follows
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="clocksmith-writer", daemon=True)
        self._thread.start()

    def append(
        self,
        row: Row,
        work: Callable[[Connection], Any] | None = None,
        notice: str | None = None,
    ) -> asyncio.Future[None]:
        """Write one entry of a table's log, and do some *work* with it, both or neither.

        The *notice* is told to other servers once it is on the disk.
        """
        return self._want(_Wanted(row, work, notice))

    def tell(self, notice: str) -> asyncio.Future[None]:
        """Tell other servers something that is not written anywhere."""
        return self._want(_Wanted(None, None, notice))

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do *work* in a transaction.

        It may run a second time, in a transaction of its own, when the one it
        shared had to be rolled back; so it changes nothing but the database.
        """
        return self._want(_Wanted(None, work))

    def close(self) -> None:
        """Write what waits, then end."""
        with self._closing:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()

    def _want(self, wanted: _Wanted) -> asyncio.Future[Any]:
        with self._closing:
            if self._closed:
                raise ClosedError
            self._waiting.put(wanted)
        return wanted.done

    def _run(self) -> None:
        connection: Connection | None = None
        while batch := self._next():
            try:
                connection = connection or self._engine.connect()
            except Exception as error:  # it is away: the next ones may find it there again
                for wanted in batch:
                    wanted.error = error
            else:
                self._write(connection, batch)
            batch[0].done.get_loop().call_soon_threadsafe(_settle, batch)
            if connection is not None:
                _announce(connection, batch)
        if connection is not None:
            connection.close()

    def _next(self) -> list[_Wanted]:
        """Wait for something to write, and return all there is; nothing at the end."""
        batch: list[_Wanted] = []
        wanted = self._waiting.get()
        while wanted is not None:
            batch.append(wanted)
            try:
                wanted = self._waiting.get_nowait()
            except Empty:
                return batch
        if batch:
            self._waiting.put(None)  # the end comes next
        return batch

    def _write(self, connection: Connection, batch: list[_Wanted]) -> None:
        try:
            self._commit(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for wanted in batch:  # one of them is at fault; the others shall not suffer
                self._write(connection, [wanted])

    def _commit(self, connection: Connection, batch: list[_Wanted]) -> None:
        rows = [wanted.row for wanted in batch if wanted.row is not None]
        rows.sort(key=_place)  # two servers that wait for each other's rows wait for ever
        works = [wanted for wanted in batch if wanted.work is not None]
        if rows and not works and self._appending.is_whole and len(rows) <= MOST_AT_ONCE:
            self._appending.commit(connection, rows)
        elif rows or works:
            with connection.begin():
                for wanted in works:
                    assert wanted.work is not None, "it is one that has some"
                    wanted.result = wanted.work(connection)
                if rows:
                    self._appending.write(connection, rows)


def _place(row: Row) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _announce(connection: Connection, batch: list[_Wanted]) -> None:
    """Tell other servers what was written.

    Not in the transaction that wrote it: PostgreSQL lets only one transaction with notices
    commit at a time, and the servers would wait for each other's disks. A notice that is lost
    in between is made up for by looking at the log now and then.
    """
    told = [wanted.notice for wanted in batch if wanted.notice is not None and not wanted.error]
    if not told:
        return
    try:
        with connection.begin():
            connection.execute(TELL, {"channel": CHANNEL, "told": told})
    except SQLAlchemyError as error:
        LOG.warning("%d notices were lost: %s", len(told), error)


def _settle(batch: list[_Wanted]) -> None:
    for wanted in batch:
        wanted.settle()
