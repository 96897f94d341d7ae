"""Store: reads in a few threads, writes in one, and nothing on the event loop."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from clocksmith.server.store.buckets import Buckets
from clocksmith.server.store.database import is_shared, open_database, sqlite_file, url_of
from clocksmith.server.store.kept import Kept
from clocksmith.server.store.leases import Leases
from clocksmith.server.store.listening import Listening
from clocksmith.server.store.lock import FileLock
from clocksmith.server.store.notices import EntryNotice, Notice, write_notice
from clocksmith.server.store.rated import count_rated
from clocksmith.server.store.rows import SeatRow, TableListing
from clocksmith.server.store.schema import SECRETS
from clocksmith.server.store.seats import put_seats
from clocksmith.server.store.tables import note_listings
from clocksmith.server.store.writer import Writer
from clocksmith.table.entry import Entry

T = TypeVar("T")
P = ParamSpec("P")

READERS: Final = 2
SECRET_BYTES: Final = 32
SERVER_BYTES: Final = 6
NOTING_SECONDS: Final = 0.25  # what lists say of a table may be this old


class Store:
    """What the server needs kept.

    Functions of :mod:`people`, :mod:`tables` and :mod:`chat` say what; the
    store runs them: ``await store.read(user, "u1")``.
    """

    def __init__(self, database: str, patience: float | None = None) -> None:
        file = sqlite_file(url_of(database))
        self._lock = FileLock(file) if file is not None else None
        try:
            self._engine = open_database(database, patience)
        except BaseException:
            if self._lock is not None:
                self._lock.release()
            raise
        self.server = secrets.token_urlsafe(SERVER_BYTES)  # who this is to other servers
        self.leases: Leases | None = None
        self.buckets: Buckets | None = None
        self._reading = self._engine
        if is_shared(url_of(database)):
            self.leases = Leases(self._engine)
            self.buckets = Buckets(self._engine)
            # What is read together was true together, whatever others write meanwhile.
            self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._listening: Listening | None = None
        self._readers = ThreadPoolExecutor(READERS, "clocksmith-reader")
        self._writer = Writer(self._engine)
        self.kept = Kept()
        self._listings: dict[str, TableListing] = {}
        self._rated: set[str] = set()
        self._noting: asyncio.TimerHandle | None = None

    async def read(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Return what a function finds in the database."""

        def found() -> T:
            with self._reading.connect() as connection:
                return what(connection, *args, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, found)

    def at_once(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Let a function read and write before anybody comes: the caller waits for it."""
        with self._engine.begin() as connection:
            return what(connection, *args, **named)

    async def write(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Let a function write, and return its result once that is on the disk."""
        return await self._writer.do(lambda connection: what(connection, *args, **named))

    async def append(
        self, table: str, entry: Entry, key: str | None, seats: Iterable[SeatRow] = ()
    ) -> None:
        """Write one entry of a table's log, and return once it is on the disk.

        Seats that change with it are written in the same transaction.
        """
        changed = list(seats)
        work = partial(put_seats, id=table, seats=changed) if changed else None
        row = {
            "table_id": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "at": entry.at,
            "key": key,
        }
        notice: str | None = None
        if self.is_shared:
            notice = write_notice(EntryNotice.of(table, self.server, entry, key))
        with self.kept.count():
            await self._writer.append(row, work, notice)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the database too."""
        return self.leases is not None

    def tell(self, notice: Notice) -> None:
        """Tell other servers something; where there cannot be any, nothing."""
        if self.is_shared:
            self._writer.tell(write_notice(notice)).add_done_callback(_forgive)

    def listen(
        self, hear: Callable[[list[str]], None], connected: Callable[[], None], silence: float
    ) -> None:
        """Hear what other servers tell, from now on; both are called on the event loop.

        Where there is *silence* for so many seconds, the connection is taken to be dead.
        """
        loop = asyncio.get_running_loop()
        self._listening = Listening(
            self._engine,
            lambda texts: _call(loop, hear, texts),
            lambda: _call(loop, connected),
            silence,
        )

    def note(self, table: str, listing: TableListing, rated: bool = False) -> None:
        """Write soon what lists say of a table. It is lost in a crash, and found again on load.

        A *rated* one may be decided by now, and counts then.
        """
        self._listings[table] = listing
        if rated:
            self._rated.add(table)
        if self._noting is None:
            loop = asyncio.get_running_loop()
            self._noting = loop.call_later(NOTING_SECONDS, self._write_listings)

    def secret(self, name: str) -> bytes:
        """Return the secret *name*, made when it is first asked for."""
        return _secret(self._engine, name)

    def close(self) -> None:
        """Write what waits and let the database go."""
        if self._noting is not None:
            self._noting.cancel()
            self._write_listings()
        if self._listening is not None:
            self._listening.close()
        self._writer.close()
        if self.leases is not None:
            self.leases.close()
        if self.buckets is not None:
            self.buckets.close()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _write_listings(self) -> None:
        listings, self._listings = self._listings, {}
        rated, self._rated = self._rated, set()
        self._noting = None
        noted = self._writer.do(lambda connection: note_listings(connection, listings))
        noted.add_done_callback(_forgive)
        if rated:  # apart: what is wrong with a rating shall not spoil the lists
            counted = self._writer.do(lambda connection: count_rated(connection, rated))
            counted.add_done_callback(_forgive)


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *told: object) -> None:
    """Call something on the event loop, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what, *told)


def _forgive(noted: asyncio.Future[Any]) -> None:
    """Look at how it went, so that nobody has to: a lost note is found again on load."""
    if not noted.cancelled():
        noted.exception()


def _secret(engine: Engine, name: str) -> bytes:
    known = select(SECRETS.c.value).where(SECRETS.c.name == name)
    with engine.connect() as connection:
        found = connection.execute(known).scalar()
    if found is None:
        fresh = {"name": name, "value": secrets.token_bytes(SECRET_BYTES)}
        with suppress(IntegrityError), engine.begin() as connection:
            connection.execute(insert(SECRETS), fresh)
        with engine.connect() as connection:  # another server may have been quicker
            found = connection.execute(known).scalar_one()
    return bytes(found)
