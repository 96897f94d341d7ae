"""Sessions: where somebody is signed in to an account, and how that ends.

A guest has none: his cookie says who he is. An account's cookie names its session.
"""

from collections import OrderedDict
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.store import people, sessions
from clocksmith.server.store.notices import EndedNotice
from clocksmith.server.store.rows import SessionRow
from clocksmith.server.table_cache import TableCache
from clocksmith.server.texts import clean

MARK: Final = "s."  # begins the word of a session in a cookie; an id has no dots
BELIEVED_SECONDS: Final = 5.0  # that another process may have ended it, and that was not heard
LISTENING_SECONDS: Final = 60.0  # the same, for one who only listens: pings are many
TOLD_TOGETHER: Final = 100  # words in one notice
REMEMBERED: Final = 20_000  # sessions and guests; the one unused for longest goes first
BROWSER_LENGTH: Final = 200


class Sessions:
    """Who is signed in where."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._users: OrderedDict[str, tuple[str | None, float]] = OrderedDict()

    async def user_of(self, word: str, believed: float = BELIEVED_SECONDS) -> str | None:
        """Return the user whom the word of a cookie means; None when it means nobody any more.

        What was read less than *believed* seconds ago is not read again.
        """
        now = self._backend.externals.now()
        known = self._users.get(word)
        if known is None or abs(now - known[1]) > believed:
            known = (await self._read(word), now)
            self._users[word] = known
            if len(self._users) > REMEMBERED:
                self._users.popitem(last=False)
        self._users.move_to_end(word)
        return known[0]

    async def begin(self, user: str, browser: str) -> str:
        """Sign a user in, and return the word of the session for the cookie."""
        externals = self._backend.externals
        made = SessionRow(
            externals.new_token(), user, clean(browser)[:BROWSER_LENGTH], externals.now()
        )
        await self._backend.store.write(sessions.add_session, made)
        return MARK + made.id

    async def listed(self, user: str) -> list[SessionRow]:
        """Return the sessions of a user, the newest first."""
        return await self._backend.store.read(sessions.sessions_of, user)

    async def end(self, user: str, id: str | None = None) -> None:
        """End one session of a user, or all of them, with the connections that it has."""
        ended = await self._backend.store.write(sessions.end_sessions, user, id)
        if id is not None and not ended:
            raise RequestError(NOT_FOUND, "there is no such session")
        self.send_away({MARK + one for one in ended})

    def send_away(self, words: set[str]) -> None:
        """Close all connections that were made with some cookies; they may come back with others.

        Other servers are told to do so too. Should one not hear it, it will find out.
        """
        self.forget(words)
        store, told = self._backend.store, sorted(words)
        for first in range(0, len(told), TOLD_TOGETHER):
            store.tell(EndedNotice(store.server, told[first : first + TOLD_TOGETHER]))

    def forget(self, words: set[str]) -> None:
        """Close all connections to this server that were made with some cookies."""
        for word in words:
            self._users.pop(word, None)
        for live in self._table_cache:
            for listener in live.hub.listeners():
                if listener.word in words:
                    listener.close()

    async def _read(self, word: str) -> str | None:
        if word.startswith(MARK):
            return await self._backend.store.read(sessions.user_of, word.removeprefix(MARK))
        row = await self._backend.store.read(people.user, word)
        return word if row is None or row.login is None else None  # an account has a session
