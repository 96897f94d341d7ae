"""Event streams: each says what waits for its user, then what is new, until it is closed.

A stream is made of what there is, not of what has happened: one that is opened again repeats what
still waits, so nothing is lost with a connection, and nothing is stored for one that is away.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.server.accounts.sessions import Sessions
from clocksmith.server.backend import Backend
from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.errors import TOO_FAST, RequestError
from clocksmith.server.events.messages import (
    Challenge,
    Event,
    GameGoesOn,
    GameIsOver,
    Ready,
    Turn,
    Withdrawn,
)
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.queries import tables_of
from clocksmith.server.tables.rows import FREE, OPEN, PLAYING, SeatRow, TableRow
from clocksmith.server.tables.seated_table import listing_of
from clocksmith.server.tables.summary import is_known, summary_of

MOST_OF_ONE: Final = 4  # streams of a user at the same time
MOST_TABLES: Final = 100  # that a stream is about, the newest first
POLL_SECONDS: Final = 2.0  # after which a stream looks at the database, for what others did
KEEP_ALIVE_SECONDS: Final = 10.0  # without a line, after which an empty one is sent
ENCODER: Final = msgspec.json.Encoder()
Key = tuple[str, ...]  # the kind of an event, and what tells it from others of its kind


class Stream:
    """One open stream."""

    def __init__(self, user: str, word: str) -> None:
        self.user = user
        self.word = word  # of the session or the token it was opened with
        self.closed = False
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Let the stream look at once whether there is something new."""
        self._woken.set()

    def close(self) -> None:
        """End the stream; its client may open another one."""
        self.closed = True
        self._woken.set()

    async def rest(self, seconds: float) -> None:
        """Wait until somebody wakes the stream, at most so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        self._woken.clear()


class EventStreams:
    """All open streams of this server."""

    def __init__(self, backend: Backend, table_cache: TableCache, sessions: Sessions) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._sessions = sessions
        self._streams: dict[str, list[Stream]] = {}
        self._closed = False
        table_cache.listings.on_change = self.note
        sessions.on_forget = self.forget

    def __len__(self) -> int:
        return sum(map(len, self._streams.values()))

    @contextlib.contextmanager
    def opened(self, stream: Stream) -> Iterator[None]:
        """Count a stream while it is open; RequestError if its user has too many."""
        own = self._streams.get(stream.user, [])
        if len(own) >= MOST_OF_ONE:
            raise RequestError(TOO_FAST, f"you have {MOST_OF_ONE} event streams open: close one")
        self._streams[stream.user] = [*own, stream]
        if self._closed:
            stream.close()
        try:
            yield
        finally:
            self._streams[stream.user].remove(stream)
            if not self._streams[stream.user]:
                del self._streams[stream.user]
                self._be_gone(stream.user)

    def note(self, seats: tuple[SeatRow, ...]) -> None:
        """Wake the streams of those who sit at a table where something has changed."""
        for user in {seat.user for seat in seats if seat.user is not None}:
            for stream in self._streams.get(user, ()):
                stream.wake()

    def forget(self, words: set[str]) -> None:
        """Close all streams that were opened with these sessions or tokens."""
        for stream in [one for same in self._streams.values() for one in same]:
            if stream.word in words:
                stream.close()

    def close(self) -> None:
        """Close all streams, and those that are opened from now on: the server ends."""
        self._closed = True
        for stream in [one for same in self._streams.values() for one in same]:
            stream.close()

    async def lines(self, stream: Stream) -> AsyncIterator[bytes]:
        """Yield the lines of a stream: events, and an empty one now and then."""
        before: dict[Key, Event] = {}
        silent, is_first = 0.0, True
        while not stream.closed:
            try:
                current = await self._current(stream.user)
                is_valid = await self._sessions.user_of(stream.word) == stream.user
            except FAILURES as error:
                unavailable(error, "an event stream")
                return
            if not is_valid:
                return
            news = [*self._ended(before, current), *_new(before, current)]
            if is_first:
                news.append(Ready())
            elif not news:
                silent += POLL_SECONDS
            if news or silent >= KEEP_ALIVE_SECONDS:
                yield b"".join([ENCODER.encode(event) + b"\n" for event in news]) or b"\n"
                silent = 0.0
            before, is_first = current, False
            await stream.rest(POLL_SECONDS)

    async def _current(self, user: str) -> dict[Key, Event]:
        """Return what waits for a user, and the games they play."""
        events: dict[Key, Event] = {}
        rows = await self._backend.store.read(tables_of, user, MOST_TABLES)
        for row in filter(is_known, rows):
            live = await self._live(row, user)
            state = row.listing.state if live is None else live.state
            seats = row.seats if live is None else live.row.seats
            if state == OPEN:
                for seat in seats:
                    if seat.kind == FREE and seat.reserved == user:
                        key = ("challenge", row.id, str(seat.seat))
                        events[key] = Challenge(summary_of(row, user), seat.seat)
            elif state == PLAYING:
                own = [one.seat for one in seats if one.user == user and one.level is None]
                if own:
                    events["game", row.id] = GameGoesOn(summary_of(row, user), own)
                if live is not None:
                    events |= _turns(live, own)
        return events

    async def _live(self, row: TableRow, user: str) -> LiveTable | None:
        """Return a table if it is in memory, or if the user is asked there; note them there."""
        live = self._table_cache.loaded(row.id)
        waits = any(seat.user == user and seat.seat in row.listing.waiting for seat in row.seats)
        if live is None and waits:
            try:
                live = await self._table_cache.table(row.id)
            except RequestError:  # it cannot be opened; opening it says why
                return None
        if live is not None and user not in live.users():
            live.note_elsewhere(_presence(user), {user})
        return live

    def _ended(self, before: dict[Key, Event], current: dict[Key, Event]) -> list[Event]:
        """Return what is to be said of challenges and games that are there no more."""
        ended: list[Event] = []
        for key, event in before.items():
            if key not in current and isinstance(event, Challenge):
                ended.append(Withdrawn(event.table.id, event.seat))
            elif key not in current and isinstance(event, GameGoesOn):
                ended.append(self._over(event.table.id))
        return ended

    def _over(self, id: str) -> GameIsOver:
        live = self._table_cache.loaded(id)
        places = None if live is None else listing_of(live).places
        if live is None or places is None:
            return GameIsOver(id)
        return GameIsOver(id, list(places), list(listing_of(live).scores or ()))

    def _be_gone(self, user: str) -> None:
        for live in self._table_cache:
            if user in live.presence.elsewhere():
                live.note_elsewhere(_presence(user), set())


def _presence(user: str) -> str:
    """Return under which name a table knows that a user has an event stream."""
    return f"events of {user}"


def _turns(live: LiveTable, seats: list[int]) -> dict[Key, Event]:
    turns: dict[Key, Event] = {}
    for seat in seats:
        question = None if live.row.stopped else live.table.question(Seat(seat))
        if question is not None:
            key = ("turn", live.id, str(seat), str(question.number))
            turns[key] = Turn(live.id, seat, question.number)
    return turns


def _new(before: dict[Key, Event], current: dict[Key, Event]) -> list[Event]:
    return [event for key, event in current.items() if key not in before]
