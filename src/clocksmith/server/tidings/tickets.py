"""Tickets: links that work once, for a while; the database knows only the hash of their secret."""

from hashlib import sha256
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import EXPIRED, RequestError
from clocksmith.server.store import tickets
from clocksmith.server.store.tiding_rows import CONFIRM, ENTER, RECOVER, TicketRow, WayRow

LASTS: Final = {ENTER: 3 * 86_400.0, CONFIRM: 86_400.0, RECOVER: 3600.0}  # seconds
WRONG: Final = "this link was used before, or its time is over"


class Tickets:
    """Makes and takes tickets."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store
        self._externals = backend.externals

    async def make(self, kind: str, way: WayRow) -> str:
        """Return the secret of a new ticket for whoever reads what is sent on a way."""
        secret = self._externals.new_token()
        until = self._externals.now() + LASTS[kind]
        row = TicketRow(_hash(secret), kind, way.user, way.id, until)
        await self._store.write(tickets.add_ticket, row)
        return secret

    async def look_at(self, kind: str, secret: str) -> TicketRow:
        """Return a ticket that is good, and leave it so; RequestError if it is not."""
        now = self._externals.now()
        found = await self._store.read(tickets.ticket, _hash(secret), kind, now)
        return _good(found)

    async def take(self, kind: str, secret: str) -> TicketRow:
        """Return a ticket that was good until now; RequestError if it was not."""
        now = self._externals.now()
        return _good(await self._store.write(tickets.take_ticket, _hash(secret), kind, now))

    async def void(self, user: str, kind: str | None = None) -> None:
        """Let no ticket of a user be good any more, or none of a kind."""
        await self._store.write(tickets.void_tickets, user, kind)


def _good(found: TicketRow | None) -> TicketRow:
    if found is None:
        raise RequestError(EXPIRED, WRONG)
    return found


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
