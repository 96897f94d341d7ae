"""Other servers on the same database, and which people are connected to them."""

import time
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.live import LiveTable
from clocksmith.server.store.notices import (
    AliveNotice,
    EndedNotice,
    EntryNotice,
    HereNotice,
    ThinkingNotice,
    WhoNotice,
)
from clocksmith.server.table_cache import TableCache

SILENT: Final = 3  # checks without a word after which another server counts as gone


class Neighbours:
    """Who is where: every server tells of its own people, and forgets those of one that ends."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._store = backend.store
        self._table_cache = table_cache
        self._heard: dict[str, float] = {}  # when they were last heard

    def hear(
        self,
        notice: AliveNotice | EndedNotice | EntryNotice | HereNotice | ThinkingNotice | WhoNotice,
    ) -> None:
        """Take note that another server is there, and of what it says about people."""
        self._heard[notice.server] = time.monotonic()
        if isinstance(notice, AliveNotice) and notice.leaves:
            self._forget(notice.server)
        elif isinstance(notice, WhoNotice):
            self._tell(notice.table)

    def ask(self, table: str = "") -> None:
        """Ask who is at a table, or at all, where something may have been missed."""
        if not table:
            self.leave()  # what they know of this server may be old
            self._tell("")
        self._store.tell(WhoNotice(self._store.server, table))

    def announce(self, live: LiveTable) -> None:
        """Tell other servers which of those who sit at a table are connected here."""
        if self._store.is_shared:
            users = live.hub.users() & {seat.user for seat in live.row.seats if seat.user}
            if not live.here.is_told(users):
                self._store.tell(HereNotice(live.id, self._store.server, sorted(users)))

    def check(self) -> None:
        """Say that this server is there; those that do not are gone."""
        self._store.tell(AliveNotice(self._store.server))
        silent = time.monotonic() - SILENT * self._backend.settings.check_seconds
        for server in [server for server, at in self._heard.items() if at < silent]:
            self._forget(server)

    def leave(self) -> None:
        """Say that nobody is connected here any more."""
        self._store.tell(AliveNotice(self._store.server, leaves=True))

    def _tell(self, table: str) -> None:
        asked = [self._table_cache.loaded(table)] if table else list(self._table_cache)
        for live in asked:
            if live is not None:
                live.here.forget_told()
                self.announce(live)

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        for live in self._table_cache:
            live.note_elsewhere(server, set())
