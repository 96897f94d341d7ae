"""Following: what other servers on the same database do is heard here, and told on.

Where there is one server, none of this happens.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from clocksmith.server.backend import Backend
from clocksmith.server.errors import STATUS, OvertakenError, RequestError
from clocksmith.server.live import LiveTable
from clocksmith.server.neighbours import Neighbours
from clocksmith.server.reach import Reach
from clocksmith.server.store.notices import (
    AliveNotice,
    EndedNotice,
    EntryNotice,
    HereNotice,
    Notice,
    TableNotice,
    ThinkingNotice,
    WhoNotice,
    read_notice,
)
from clocksmith.server.store.rows import TableRow
from clocksmith.server.store.tables import standings
from clocksmith.server.table_cache import TableCache
from clocksmith.table import wire
from clocksmith.table.errors import CommandError

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")

TRIES: Final = 10  # of a command that others overtake
REFUSALS: Final = (403, 404, 409)  # which may be wrong where this server was behind


class Following:
    """Hears notices, and looks now and then at what was not heard."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._store = backend.store
        self._table_cache = table_cache
        self._disturbed: set[str] = set()  # tables being read of which there is news
        self.neighbours = Neighbours(backend, table_cache)
        self.reach = Reach(backend, table_cache)
        self.on_end: Callable[[set[str]], None] = lambda words: None  # sessions ended elsewhere
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen, where there can be others."""
        if not self._store.is_shared:
            return
        self._table_cache.on_load = self._welcome
        self._store.listen(self._hear, self._make_up, self.reach.silence)
        self.reach.note()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work()) for work in (self._check_often, self.reach.watch)]

    def close(self) -> None:
        """Say goodbye."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            self.neighbours.leave()

    async def newest(self, id: str) -> LiveTable:
        """Return a table as the log has it now: a newcomer is told no less than he may know.

        What was being read when he came may be older than what he was told elsewhere.
        """
        was_there = self._table_cache.loaded(id) is not None or self._table_cache.is_loading(id)
        live = await self._table_cache.table(id)
        if was_there and self._store.is_shared:
            await live.follower.catch_up()
            live = await self._table_cache.table(id)
        return live

    async def up_to_date(self, id: object, do: Callable[[], Awaitable[T]]) -> T:
        """Do something at a table.

        What others were quicker with, or what this server had not heard of yet, is judged again.
        """
        for _ in range(TRIES):
            known = self._known(id)
            try:
                return await do()
            except OvertakenError:
                continue
            except (CommandError, RequestError) as error:
                if STATUS[error.code] not in REFUSALS or not await self._is_news(id, known):
                    raise
        return await do()

    def _known(self, id: object) -> tuple[int, TableRow] | None:
        """Return how far a table in memory is."""
        live = self._table_cache.loaded(id) if isinstance(id, str) else None
        return None if live is None else (live.table.number, live.row)

    async def _is_news(self, id: object, known: tuple[int, TableRow] | None) -> bool:
        """Return whether a table was behind when it was *known* so far; now it is not."""
        live = self._table_cache.loaded(id) if isinstance(id, str) else None
        if live is None or not self._store.is_shared:
            return False
        await live.follower.catch_up()
        return known is not None and self._known(id) != known

    # ---- hearing ----

    def _hear(self, texts: list[str]) -> None:
        for text in texts:
            notice = read_notice(text)
            if notice is not None:
                try:
                    self._take(notice)
                except Exception:
                    LOG.exception("a notice could not be followed")

    def _take(self, notice: Notice) -> None:
        if isinstance(notice, TableNotice):
            self._look_at(notice.table)
            return
        if notice.server == self._store.server:
            return
        self.neighbours.hear(notice)
        if isinstance(notice, AliveNotice | WhoNotice):
            return
        if isinstance(notice, EndedNotice):
            self.on_end(set(notice.words))
            return
        live = self._table_cache.loaded(notice.table)
        if live is None:
            self._look_at(notice.table)
        elif isinstance(notice, EntryNotice):
            live.follower.hear(notice.entry, notice.key)
        elif isinstance(notice, ThinkingNotice):
            live.hub.tell(wire.Thinking(notice.seat))
        elif isinstance(notice, HereNotice):
            live.note_elsewhere(notice.server, set(notice.users))

    def _make_up(self) -> None:
        """Make up for what was said while nobody listened."""
        self.neighbours.ask()
        for live in self._table_cache:
            live.follower.look()

    def _look_at(self, id: str) -> None:
        live = self._table_cache.loaded(id)
        if live is not None:
            live.follower.look()
        elif self._table_cache.is_loading(id):
            still = {one for one in self._disturbed if self._table_cache.is_loading(one)}
            self._disturbed = still | {id}  # one that could not be read is not waited for

    def _welcome(self, live: LiveTable) -> None:
        """Begin to follow a table that was read just now."""
        if live.id in self._disturbed:
            self._disturbed.discard(live.id)
            live.follower.look()
        self.neighbours.ask(live.id)

    # ---- now and then ----

    async def _check_often(self) -> None:
        while True:
            await asyncio.sleep(self._backend.settings.check_seconds)
            try:
                await self._check()
            except Exception as error:
                LOG.warning("tables could not be compared with their logs: %s", error)

    async def _check(self) -> None:
        """Find what was not heard: entries, people, tables that nobody looks after."""
        self.neighbours.check()
        followed = {live.id: live for live in self._table_cache if live.row.record is None}
        found = await self._store.read(standings, list(followed))
        for id, live in followed.items():
            if id not in found or live.follower.is_behind(found[id]):
                live.follower.look()
        assert self._store.leases is not None, "what is checked is shared"
        await self._store.leases.check()
        for live in self._table_cache:
            live.settle(noting=False)
        self.reach.note()
