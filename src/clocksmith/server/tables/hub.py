"""The listeners of a table, and what they are sent."""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import UNSET

from clocksmith.core.seat import Seat
from clocksmith.table import wire
from clocksmith.table.feed import Feed, TableMoment
from clocksmith.table.table import Table


class Listener:
    """One connection, and the messages queued for it.

    A connection that does not keep up is closed; the client reconnects and asks for the rest.
    """

    def __init__(
        self, user: str | None, viewer: Seat, longest: int, word: str | None = None
    ) -> None:
        self.user = user
        self.word = word  # of the cookie it came with
        self.viewer = viewer
        self.closed = False
        self._longest = longest
        self._waiting: deque[str] = deque()
        self._something = asyncio.Event()

    def send(self, text: str) -> None:
        """Queue a message."""
        if self.closed:
            return
        if len(self._waiting) >= self._longest:
            self._waiting.clear()
            self.close()
            return
        self._waiting.append(text)
        self._something.set()

    def close(self) -> None:
        """Accept no more messages; queued ones are still sent."""
        self.closed = True
        self._something.set()

    async def next(self) -> str | None:
        """Return the next message, or None if there will be none."""
        while not self._waiting and not self.closed:
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft() if self._waiting else None


class Hub:
    """The listeners of one table; all with the same view share one feed."""

    def __init__(self, table: Table, version: str = "") -> None:
        self._table = table
        self._version = version  # of the client that is served; empty: none is
        self._feeds: dict[Seat, Feed] = {}
        self._listeners: dict[Seat, set[Listener]] = {}

    def join(self, listener: Listener, summary: wire.Summary, from_step: int) -> None:
        """Welcome a listener, who gets all updates from now on; CommandError if not allowed."""
        feed = self._feeds.get(listener.viewer) or Feed(self._table, listener.viewer)
        welcome = feed.welcome(summary, from_step)
        if summary.state == "open":
            # Before all seats are taken there are no questions or steps: the view is an example.
            # Clocks stand still.
            welcome.question, welcome.waiting = None, []
            welcome.steps, welcome.past = 0, []
            if welcome.clocks is not None:
                welcome.clocks.running = []
        welcome.version = self._version or UNSET
        self._feeds[listener.viewer] = feed
        self._listeners.setdefault(listener.viewer, set()).add(listener)
        listener.send(wire.encode(welcome).decode())

    def leave(self, listener: Listener) -> None:
        """Remove a listener, and its feed if it was the last one."""
        listener.close()
        same = self._listeners.get(listener.viewer, set())
        same.discard(listener)
        if not same:
            self._listeners.pop(listener.viewer, None)
            self._feeds.pop(listener.viewer, None)

    def send_away(self, viewer: Seat, user: str) -> None:
        """Close a user's connections that show the view of a seat they no longer have."""
        for listener in list(self._listeners.get(viewer, ())):
            if listener.user == user:
                listener.close()

    def update(self) -> None:
        """Send everybody what is new."""
        moment = TableMoment(self._table, self._feeds)
        for viewer, feed in self._feeds.items():
            text = wire.encode(feed.update(moment)).decode()
            for listener in self._listeners[viewer]:
                listener.send(text)

    def tell(self, message: wire.Message) -> None:
        """Send everybody the same message."""
        text = wire.encode(message).decode()
        for listener in self.listeners():
            listener.send(text)

    def tell_each(self, message: Callable[[str | None], wire.Message]) -> None:
        """Send everybody a message that depends on the user."""
        texts: dict[str | None, str] = {}
        for listener in self.listeners():
            if listener.user not in texts:
                texts[listener.user] = wire.encode(message(listener.user)).decode()
            listener.send(texts[listener.user])

    def listeners(self) -> list[Listener]:
        """Return all connections."""
        return [listener for same in self._listeners.values() for listener in same]

    def users(self) -> set[str]:
        """Return the connected users."""
        return {listener.user for listener in self.listeners() if listener.user is not None}

    def move(self, table: Table, welcome: Callable[[str | None], wire.Summary]) -> None:
        """Switch to another table object and welcome everybody again."""
        everybody = self.listeners()
        self._table = table
        self._feeds.clear()
        self._listeners.clear()
        for listener in everybody:
            self.join(listener, welcome(listener.user), 0)

    def close(self) -> None:
        """Close all connections; clients reconnect by themselves."""
        for listener in self.listeners():
            listener.close()
