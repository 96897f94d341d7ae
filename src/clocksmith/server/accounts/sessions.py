"""Sessions: sign-ins to accounts, and how they end.

Guests have no session: their cookie holds their id. An account's cookie names its session.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from clocksmith.server.accounts import session_queries as sessions
from clocksmith.server.accounts.session_queries import SessionRow
from clocksmith.server.accounts.token_queries import token_of
from clocksmith.server.backend import Backend
from clocksmith.server.cluster.broadcasts import EndedBroadcast
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.names import clean
from clocksmith.server.tables.cache import TableCache

MARK: Final = "s."  # prefix of a session token in a cookie; ids contain no dots
TOKEN_MARK: Final = "t."  # that of the id of a personal token, which no cookie has
BELIEVED_SECONDS: Final = 5.0  # cache lifetime, in case the broadcast of an ended session was lost
IN_ONE_BROADCAST: Final = 100  # tokens
REMEMBERED: Final = 20_000  # sessions and guests; the least recently used goes first
BROWSER_LENGTH: Final = 200


class Sessions:
    """The sessions of all users."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._users: OrderedDict[str, tuple[str | None, float]] = OrderedDict()
        # What else closes connections: to tables that is done here.
        self.on_forget: Callable[[set[str]], None] = lambda words: None

    async def user_of(self, word: str, believed: float = BELIEVED_SECONDS) -> str | None:
        """Return the user of a cookie token; None if it is no longer valid.

        Values read less than *believed* seconds ago come from the cache.
        """
        now = self._backend.externals.now()
        entry = self._users.get(word)
        if entry is None or abs(now - entry[1]) > believed:
            entry = (await self._read(word), now)
            self._users[word] = entry
            if len(self._users) > REMEMBERED:
                self._users.popitem(last=False)
        self._users.move_to_end(word)
        return entry[0]

    async def begin(self, user: str, browser: str) -> str:
        """Start a session for a user, and return its token for the cookie."""
        externals = self._backend.externals
        session = SessionRow(
            externals.new_token(), user, clean(browser)[:BROWSER_LENGTH], externals.now()
        )
        await self._backend.store.write(sessions.add_session, session)
        return MARK + session.id

    async def listed(self, user: str) -> list[SessionRow]:
        """Return the sessions of a user, newest first."""
        return await self._backend.store.read(sessions.sessions_of, user)

    async def end(self, user: str, id: str | None = None) -> None:
        """End one session of a user, or all of them, and close their connections."""
        ended = await self._backend.store.write(sessions.end_sessions, user, id)
        if id is not None and not ended:
            raise RequestError(NOT_FOUND, "there is no such session")
        self.send_away({MARK + one for one in ended})

    def send_away(self, words: set[str]) -> None:
        """Close all connections with these cookie tokens; clients may reconnect with other ones.

        Broadcasts to the other servers. A server that misses it finds out by itself.
        """
        self.forget(words)
        cluster, ended = self._backend.cluster, sorted(words)
        for first in range(0, len(ended), IN_ONE_BROADCAST):
            cluster.tell(EndedBroadcast(cluster.server, ended[first : first + IN_ONE_BROADCAST]))

    def forget(self, words: set[str]) -> None:
        """Close all connections to this server with these cookie tokens."""
        for word in words:
            self._users.pop(word, None)
        for live in self._table_cache:
            for listener in live.hub.listeners():
                if listener.word in words:
                    listener.close()
        self.on_forget(words)

    async def _read(self, word: str) -> str | None:
        if word.startswith(MARK):
            return await self._backend.store.read(sessions.user_of, word.removeprefix(MARK))
        if word.startswith(TOKEN_MARK):
            token = await self._backend.store.read(token_of, word.removeprefix(TOKEN_MARK))
            return None if token is None else token.user
        row = await self._backend.store.read(user_row, word)
        return word if row is None or row.login is None else None  # an account needs a session
