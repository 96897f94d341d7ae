"""A replica: keeps a table in memory in step with its log, which other servers write too."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from clocksmith.server.tables.build import build_table
from clocksmith.server.tables.part import Part
from clocksmith.server.tables.queries import news_of
from clocksmith.server.tables.rows import ChatRow, StoredTable, TableNews, TableRow, TableStanding
from clocksmith.table import wire
from clocksmith.table.entry import AFFAIRS, Entry

if TYPE_CHECKING:
    from clocksmith.server.tables.live_table import LiveTable

LOG: Final = logging.getLogger(__name__)


class TableReplica(Part["LiveTable"]):
    """What a table has heard from other servers, and how it catches up.

    A broadcast brings the next entry, or says that something changed. Missed entries are read
    from the log.
    """

    def __init__(self, live: "LiveTable", said: int) -> None:
        super().__init__(live)
        self.id = live.id
        self._said = said  # the number of the last chat line that was sent
        self._reading: asyncio.Task[None] | None = None
        self._again = False  # whether something changed since it began to read

    def hear(self, entry: Entry, key: str | None) -> None:
        """Apply an entry that another server has written, if it is the next one."""
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
        """Read the rest of the log soon."""
        self._again = True
        if self._reading is None and not self._live.gone:
            self._reading = asyncio.get_running_loop().create_task(self._read())

    def show_thinking(self, seat: int) -> None:
        """Show everybody that a bot run by another server is thinking."""
        self._live.hub.tell(wire.Thinking(seat))

    def note_elsewhere(self, server: str, users: set[str]) -> None:
        """Record who is connected to another server."""
        self._live.note_elsewhere(server, users)

    def seated_users(self) -> set[str]:
        """Return the connected users who sit at the table."""
        live = self._live
        return live.hub.users() & {seat.user for seat in live.row.seats if seat.user}

    def is_announced(self, users: set[str]) -> bool:
        """Return whether these users were announced already, and record that they are now."""
        return self._live.presence.is_announced(users)

    def forget_announced(self) -> None:
        """Forget what was announced, so that it is announced again."""
        self._live.presence.forget_announced()

    def send_listeners_away(self) -> None:
        """Close all connections: another server may know more."""
        self._live.hub.close()

    async def tell(self, line: ChatRow) -> None:
        """Send everybody a chat line, after the lines that were said on other servers before."""
        if self._live.backend.cluster.is_shared:
            await self.catch_up()
        else:
            self._live.hub.tell(line_told(line))

    def is_behind(self, standing: TableStanding) -> bool:
        """Return whether the database knows more than this table."""
        live = self._live
        is_same = replace(standing.row, listing=live.row.listing) == live.row
        return not is_same or standing.number > live.table.number or standing.said > self._said

    async def catch_up(self) -> bool:
        """Read the rest of the log now; return whether there was anything."""
        async with self._live.lock:
            return not self._live.gone and await self.catch_up_locked()

    async def catch_up_locked(self) -> bool:
        """Read the rest of the log, for a caller that holds the lock of the table."""
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
        """Stop following the log."""
        if self._reading is not None:
            self._reading.cancel()

    async def _read(self) -> None:
        while self._again:
            self._again = False
            try:
                await self.catch_up()
            except Exception as error:  # the database is down: a later read may succeed
                LOG.warning("table %s could not be followed: %s", self._live.id, error)
        self._reading = None

    def _put(self, news: TableNews) -> bool:
        """Apply news: update the seats before anybody hears what followed."""
        live, stored = self._live, news.stored
        row = replace(stored.row, listing=live.row.listing)
        is_changed, anew = row != live.row, _is_dealt_anew(live.row, row)
        if is_changed:
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
        live.settle(noting=anew)  # the server that dealt it may not have loaded it
        return is_changed or bool(stored.entries or news.lines)

    def _take_over(self, stored: StoredTable) -> None:
        keys = {entry.number: key for key, entry in stored.keys.items()}
        for entry in stored.entries:
            self._live.take_over(entry, keys.get(entry.number))


def _is_dealt_anew(old: TableRow, new: TableRow) -> bool:
    """Return whether a table has begun, or was set up again before it begins."""
    return (old.begun_at, old.setup, old.seed) != (new.begun_at, new.setup, new.seed)


def line_told(line: ChatRow) -> wire.Chat:
    """Return a chat line as it is sent to everybody."""
    return wire.Chat(str(line.id), line.name, line.seat, line.text, line.at)
