"""This server as one of several on a database; with a database file it is the only one."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from clocksmith.server.cluster.broadcasts import Broadcast, EntryBroadcast, encode_broadcast
from clocksmith.server.cluster.buckets import Buckets
from clocksmith.server.cluster.leases import Leases
from clocksmith.server.cluster.listener import Listener
from clocksmith.server.database.store import Store
from clocksmith.table.entry import Entry

SERVER_BYTES: Final = 6


class Cluster:
    """What servers on one database share: leases, rate limits and broadcasts."""

    def __init__(self, store: Store) -> None:
        self.server = secrets.token_urlsafe(SERVER_BYTES)  # the name that others know it by
        self.is_shared = store.is_shared
        self.leases: Leases | None = None
        self.buckets: Buckets | None = None
        if store.is_shared:
            self.leases = Leases(store.engine)
            self.buckets = Buckets(store.engine)
        self._store = store
        self._listener: Listener | None = None

    def entry_broadcast(self, table: str, entry: Entry, key: str | None) -> str | None:
        """Return the broadcast of an entry as text; None if there are no other servers."""
        if not self.is_shared:
            return None
        return encode_broadcast(EntryBroadcast.of(table, self.server, entry, key))

    def tell(self, broadcast: Broadcast) -> None:
        """Send a broadcast to other servers, if there can be any."""
        if self.is_shared:
            self._store.broadcast(encode_broadcast(broadcast))

    def listen(
        self, hear: Callable[[list[str]], None], connected: Callable[[], None], silence: float
    ) -> None:
        """Start listening to other servers; both callbacks run on the event loop.

        The connection counts as dead after *silence* seconds without a message.
        """
        loop = asyncio.get_running_loop()
        self._listener = Listener(
            self._store.engine,
            lambda texts: _call(loop, hear, texts),
            lambda: _call(loop, connected),
            silence,
        )

    def stop_listening(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.close()

    def close(self) -> None:
        """Release all leases and stop the threads."""
        if self.leases is not None:
            self.leases.close()
        if self.buckets is not None:
            self.buckets.close()


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *given: object) -> None:
    """Call a function on the event loop, unless the loop is closed."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what, *given)
