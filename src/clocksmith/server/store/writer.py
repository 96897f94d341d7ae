"""The one thread that writes: everything that waits is committed together.

A disk takes about as long to make one move safe as to make fifty safe, so
those who wait while one commit is under way share the next one.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, insert

from clocksmith.server.store.schema import ENTRIES

T = TypeVar("T")
Row = dict[str, Any]

APPEND: Final = insert(ENTRIES)


class ClosedError(Exception):
    """The server ends: nothing more is written."""


class _Wanted:
    """Something to write: a row of a table's log, a piece of work in a transaction, or both."""

    def __init__(self, row: Row | None, work: Callable[[Connection], Any] | None) -> None:
        self.row = row
        self.work = work
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


class Writer:
    """Writes in a thread of its own; a future is done when its part is on the disk for good."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[_Wanted] = []
        self._something = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="clocksmith-writer", daemon=True)
        self._thread.start()

    def append(
        self, row: Row, work: Callable[[Connection], Any] | None = None
    ) -> asyncio.Future[None]:
        """Write one entry of a table's log, and do some *work* with it, both or neither."""
        return self._want(_Wanted(row, work))

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do *work* in a transaction.

        It may run a second time, in a transaction of its own, when the one it
        shared had to be rolled back; so it changes nothing but the database.
        """
        return self._want(_Wanted(None, work))

    def close(self) -> None:
        """Write what waits, then end."""
        with self._something:
            self._closed = True
            self._something.notify()
        self._thread.join()

    def _want(self, wanted: _Wanted) -> asyncio.Future[Any]:
        with self._something:
            if self._closed:
                raise ClosedError
            self._waiting.append(wanted)
            self._something.notify()
        return wanted.done

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next():
                self._write(connection, batch)
                batch[0].done.get_loop().call_soon_threadsafe(_settle, batch)

    def _next(self) -> list[_Wanted]:
        """Wait for something to write, and return all there is; nothing at the end."""
        with self._something:
            while not self._waiting and not self._closed:
                self._something.wait()
            batch, self._waiting = self._waiting, []
        return batch

    def _write(self, connection: Connection, batch: list[_Wanted]) -> None:
        try:
            _commit(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for wanted in batch:  # one of them is at fault; the others shall not suffer
                self._write(connection, [wanted])


def _commit(connection: Connection, batch: list[_Wanted]) -> None:
    with connection.begin():
        for wanted in batch:
            if wanted.work is not None:
                wanted.result = wanted.work(connection)
        rows = [wanted.row for wanted in batch if wanted.row is not None]
        if rows:
            connection.execute(APPEND, rows)


def _settle(batch: list[_Wanted]) -> None:
    for wanted in batch:
        wanted.settle()
