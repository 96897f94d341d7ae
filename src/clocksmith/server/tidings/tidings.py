"""Tidings: how people want to be told, by which ways, and all that sees to it."""

import asyncio
import hmac
import json
import logging
import re
from typing import Final
from urllib.parse import urlsplit

from clocksmith.server.backend import Backend
from clocksmith.server.errors import INVALID, NOT_FOUND, TOO_MANY, RequestError
from clocksmith.server.following import Following
from clocksmith.server.store import letters, ways
from clocksmith.server.store.tiding_rows import (
    CONFIRM,
    MAIL,
    PUSH,
    RECOVER,
    SERVICE,
    TEST,
    HabitRow,
    LetterRow,
    WayRow,
)
from clocksmith.server.table_cache import TableCache
from clocksmith.server.tidings.carriers import Carriers
from clocksmith.server.tidings.lookout import Lookout
from clocksmith.server.tidings.postman import Postman
from clocksmith.server.tidings.tickets import Tickets
from clocksmith.server.tidings.writing import Writing
from clocksmith.server.vacations import Vacations

LOG: Final = logging.getLogger(__name__)
MOST: Final = 10  # ways of one person
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+"
)
ADDRESS_LENGTH: Final = 200
LABEL: Final = 40  # characters of an address that are shown
KEY: Final = re.compile(r"[A-Za-z0-9_-]{80,100}={0,2}")  # a point of P-256
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,30}={0,2}")


class Tidings:
    """What requests and the life of a server ask of tidings."""

    def __init__(
        self,
        backend: Backend,
        table_cache: TableCache,
        following: Following,
        vacations: Vacations,
    ) -> None:
        self._backend = backend
        self._store = backend.store
        self.tickets = Tickets(backend)
        self.carriers = Carriers(backend, self.tickets)
        self.postman = Postman(backend, Writing(backend, following), self.carriers)
        self.lookout = Lookout(backend, table_cache, following, self.postman, vacations)
        self._recovering: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look and to send."""
        self.lookout.start()
        self.postman.start()

    async def close(self) -> None:
        """End all of it."""
        await asyncio.gather(*self._recovering, return_exceptions=True)
        await self.lookout.close()
        await self.postman.close()
        await self.carriers.close()

    # ---- how somebody is told ----

    async def add_mail(self, user: str, address: str) -> WayRow:
        """Keep a mail address, and ask at it whether it is the user's."""
        if not self.carriers.has_mail:
            raise RequestError(NOT_FOUND, "this server sends no mail")
        way = await self._add(user, MAIL, mail_of(address), mail_of(address), confirmed=False)
        await self.send(way, CONFIRM)
        return way

    async def add_push(self, user: str, endpoint: str, p256dh: str, auth: str) -> WayRow:
        """Keep the subscription of a browser."""
        if self.carriers.push_key is None:
            raise RequestError(NOT_FOUND, "this server pushes nothing")
        parts = _web_address(endpoint, self._backend.settings.services_inside)
        if not KEY.fullmatch(p256dh) or not SECRET.fullmatch(auth):
            raise RequestError(INVALID, "these are not the keys of a subscription")
        keys = {"p256dh": p256dh, "auth": auth}
        address = json.dumps({"endpoint": endpoint, "keys": keys})
        return await self._add(user, PUSH, address, parts)

    async def add_service(self, user: str, address: str) -> WayRow:
        """Keep the address of a service."""
        scheme = address.partition("://")[0].lower()
        plain = address.isascii() and address.isprintable() and " " not in address
        if scheme not in self.carriers.services or not plain:
            raise RequestError(INVALID, "this is not an address of a service that is allowed here")
        if not await self.carriers.is_service(address):
            raise RequestError(INVALID, "this is not an address of a service that is allowed here")
        return await self._add(user, SERVICE, address, f"{scheme}://…")

    async def way(self, user: str, id: str) -> WayRow:
        """Return a way of a user; RequestError when he has no such way."""
        found = await self._store.read(ways.way, id)
        if found is None or found.user != user:
            raise RequestError(NOT_FOUND, "there is no such way")
        return found

    async def send(self, way: WayRow, kind: str = TEST) -> None:
        """Let a letter go out on a way, unless one of the kind waits there."""
        externals = self._backend.externals
        letter = LetterRow(externals.new_token(), way.id, kind, externals.now())
        if not await self._store.read(letters.is_waiting, way.id, kind):
            await self._store.write(letters.add_letters, [letter])
        self.postman.wake()

    async def stop(self, way: str, proof: str) -> None:
        """Tell somebody no more on a way, who has a link to stop it."""
        if not proof.isascii() or not hmac.compare_digest(proof, self.carriers.proof(way)):
            raise RequestError(NOT_FOUND, "there is no such way")
        await self._store.write(ways.want_way, way, False)

    # ---- who has forgotten his password ----

    def recover(self, address: str) -> None:
        """Send a link for a new password to those who confirmed this address.

        Who asks is not told whether there is anybody, nor can he hear it from the time it takes.
        """
        task = asyncio.get_running_loop().create_task(self._recover(address))
        self._recovering.add(task)
        task.add_done_callback(self._recovering.discard)

    async def _recover(self, address: str) -> None:
        try:
            for way in await self._store.read(ways.mail_ways, address):
                await self.tickets.void(way.user, RECOVER)
                await self.send(way, RECOVER)
        except Exception as error:
            LOG.warning("no link for a new password could be sent: %s", error)

    async def _add(
        self, user: str, kind: str, address: str, label: str, confirmed: bool = True
    ) -> WayRow:
        externals = self._backend.externals
        shown = label if len(label) <= LABEL or kind == MAIL else f"{label[:LABEL]}…"
        row = WayRow(
            externals.new_token(), user, kind, address, shown, confirmed, True, externals.now()
        )
        if await self._store.read(ways.habit, user) is None:
            await self._store.write(ways.put_habit, HabitRow(user))
        if not await self._store.write(ways.add_way, row, MOST):
            raise RequestError(TOO_MANY, f"there are at most {MOST} ways to tell one person")
        return row


def mail_of(text: str) -> str:
    """Return a mail address; RequestError when it cannot be one."""
    address = text.strip()
    if len(address) > ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise RequestError(INVALID, "this is not a mail address")
    return address


def _web_address(address: str, plainly: bool) -> str:
    """Return the host of the address of a push; RequestError when it cannot be one."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        host = None
    schemes = ("https", "http") if plainly else ("https",)
    if not host or parts.scheme not in schemes or not address.isascii() or parts.username:
        raise RequestError(INVALID, "a browser is pushed to at an https address")
    return host
