"""A follower: keeps a table in memory in step with its log, to which other servers write too."""

import asyncio
import logging
import weakref
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from clocksmith.server.building import build_table
from clocksmith.server.store.rows import ChatRow, StoredTable, TableNews, TableRow, TableStanding
from clocksmith.server.store.tables import news_of
from clocksmith.table import wire
from clocksmith.table.entry import AFFAIRS, Entry

if TYPE_CHECKING:
    from clocksmith.server.live import LiveTable

LOG: Final = logging.getLogger(__name__)


class Follower:
    """What a table has heard of, and how it hears the rest.

    A notice brings the next entry, or says that there is something; whatever was missed is
    read from the log.
    """

    def __init__(self, live: "LiveTable", said: int) -> None:
        self._table = weakref.ref(live)  # the table holds this: a cycle would outlive both
        self._said = said  # the number of the last line of chat that was told
        self._reading: asyncio.Task[None] | None = None
        self._again = False  # whether something was said while it read

    @property
    def _live(self) -> "LiveTable":
        live = self._table()
        assert live is not None, "a table that is gone is followed no more"
        return live

    def hear(self, entry: Entry, key: str | None) -> None:
        """Take over an entry that another server has written, if it is the next one."""
        live = self._live
        if entry.number <= live.table.number:
            return
        plain = entry.kind not in AFFAIRS and entry.number == live.table.number + 1
        if not plain or live.lock.locked() or live.row.begun_at is None:
            self.look()
            return
        live.take_over(entry, key)
        live.settle(noting=False)

    def look(self) -> None:
        """Read on in the log soon."""
        self._again = True
        if self._reading is None and not self._live.gone:
            self._reading = asyncio.get_running_loop().create_task(self._read())

    async def tell(self, line: ChatRow) -> None:
        """Tell everybody what was said here; and before it what others said elsewhere."""
        if self._live.backend.store.is_shared:
            await self.catch_up()
        else:
            self._live.hub.tell(line_told(line))

    def is_behind(self, standing: TableStanding) -> bool:
        """Return whether the database knows more than this table."""
        live = self._live
        known = replace(standing.row, listing=live.row.listing) == live.row
        return not known or standing.number > live.table.number or standing.said > self._said

    async def catch_up(self) -> bool:
        """Read on in the log now; return whether there was anything."""
        async with self._live.lock:
            return not self._live.gone and await self.catch_up_locked()

    async def catch_up_locked(self) -> bool:
        """Read on, for one who holds the lock of the table."""
        live = self._live
        news = await live.backend.store.read(news_of, live.id, live.table.number, self._said)
        if live.gone:
            return True
        if news is None:
            live.hub.tell(wire.Deleted())
            live.drop()
            return True
        return self._put(news)

    def stop(self) -> None:
        """Follow no more."""
        if self._reading is not None:
            self._reading.cancel()

    async def _read(self) -> None:
        while self._again:
            self._again = False
            try:
                await self.catch_up()
            except Exception as error:  # the database is away: a later look will find it
                LOG.warning("table %s could not be followed: %s", self._live.id, error)
        self._reading = None

    def _put(self, news: TableNews) -> bool:
        """Let people sit where they sit now, before anybody is told what came of it."""
        live, stored = self._live, news.stored
        row = replace(stored.row, listing=live.row.listing)
        changed, anew = row != live.row, _is_dealt_anew(live.row, row)
        if changed:
            rematch, live.row = live.row.rematch, replace(row, seats=live.row.seats)
            live.put(row.seats)
            if rematch != row.rematch:
                live.hub.tell_each(live.seats_told)
        if anew:
            live.move(build_table(live.backend, row, []))
        self._take_over(stored)
        for line in news.lines:
            self._said = line.id
            live.hub.tell(line_told(line))
        live.settle(noting=anew)  # who dealt it may not have had it in memory
        return changed or bool(stored.entries or news.lines)

    def _take_over(self, stored: StoredTable) -> None:
        keys = {entry.number: key for key, entry in stored.keys.items()}
        for entry in stored.entries:
            self._live.take_over(entry, keys.get(entry.number))


def _is_dealt_anew(known: TableRow, found: TableRow) -> bool:
    """Return whether a table has begun, or was laid anew before it begins."""
    return (known.begun_at, known.setup, known.seed) != (found.begun_at, found.setup, found.seed)


def line_told(line: ChatRow) -> wire.Chat:
    """Return a line of chat as everybody is told it."""
    return wire.Chat(str(line.id), line.name, line.seat, line.text, line.at)
