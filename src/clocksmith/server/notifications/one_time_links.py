"""One-time links: they work once, for a while; the database has only the hash of their secret."""

from hashlib import sha256
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import EXPIRED, RequestError
from clocksmith.server.notifications import link_queries as queries
from clocksmith.server.notifications.rows import CONFIRM, ENTER, RECOVER, Channel, OneTimeLink

LIFETIMES: Final = {ENTER: 3 * 86_400.0, CONFIRM: 86_400.0, RECOVER: 3600.0}  # seconds
WRONG: Final = "this link was used before, or it has expired"


class OneTimeLinks:
    """Creates and redeems links."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store
        self._externals = backend.externals

    async def make(self, kind: str, channel: Channel) -> str:
        """Return the secret of a new link for the reader of a message on a channel."""
        secret = self._externals.new_token()
        until = self._externals.now() + LIFETIMES[kind]
        row = OneTimeLink(_hash(secret), kind, channel.user, channel.id, until)
        await self._store.write(queries.add_link, row)
        return secret

    async def look_at(self, kind: str, secret: str) -> OneTimeLink:
        """Return a link without using it up; RequestError if it is not valid."""
        now = self._externals.now()
        return _good(await self._store.read(queries.link, _hash(secret), kind, now))

    async def take(self, kind: str, secret: str) -> OneTimeLink:
        """Use up a link and return it; RequestError if it is not valid."""
        now = self._externals.now()
        return _good(await self._store.write(queries.take_link, _hash(secret), kind, now))

    async def void(self, user: str, kind: str | None = None) -> None:
        """Void the links of a user, or those of a kind."""
        await self._store.write(queries.void_links, user, kind)


def _good(link: OneTimeLink | None) -> OneTimeLink:
    if link is None:
        raise RequestError(EXPIRED, WRONG)
    return link


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
