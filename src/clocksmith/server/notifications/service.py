"""Notifications: preferences and channels of people, and all that sends to them."""

import asyncio
import hmac
import json
import logging
import re
from collections.abc import Collection, Coroutine
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection

from clocksmith.server.backend import Backend
from clocksmith.server.errors import INVALID, NOT_FOUND, TOO_MANY, RequestError
from clocksmith.server.notifications import outbox_queries as outbox
from clocksmith.server.notifications import queries
from clocksmith.server.notifications import turn_queries as turns
from clocksmith.server.notifications.channels.delivery import Delivery
from clocksmith.server.notifications.one_time_links import OneTimeLinks
from clocksmith.server.notifications.outbox import OutboxSender
from clocksmith.server.notifications.preferences import Preferences
from clocksmith.server.notifications.rendering import Renderer, seats_of_turn
from clocksmith.server.notifications.rows import (
    CONFIRM,
    MAIL,
    PUSH,
    RECOVER,
    SERVICE,
    TEST,
    Channel,
    OutboxMessage,
)
from clocksmith.server.notifications.schedule import Scheduler
from clocksmith.server.notifications.vacations import Vacations
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable

LOG: Final = logging.getLogger(__name__)
MOST: Final = 10  # channels of one person
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+"
)
ADDRESS_LENGTH: Final = 200
LABEL: Final = 40  # characters of an address that are shown
KEY: Final = re.compile(r"[A-Za-z0-9_-]{80,100}={0,2}")  # a point of P-256
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,30}={0,2}")
NOT_A_SERVICE: Final = "this is not an address of a service that is allowed here"


class Notifications:
    """What requests and the life cycle of a server need of notifications."""

    def __init__(
        self,
        backend: Backend,
        table_cache: TableCache,
        vacations: Vacations,
    ) -> None:
        self._backend = backend
        self._store = backend.store
        table_cache.listings.on_write = self._plan
        self.links = OneTimeLinks(backend)
        self.delivery = Delivery(backend, self.links)
        self.outbox = OutboxSender(backend, Renderer(backend, table_cache), self.delivery)
        self.schedule = Scheduler(backend, table_cache, self.outbox, vacations)
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look for what is due, and to send it."""
        self.schedule.start()
        self.outbox.start()

    async def close(self) -> None:
        """End all of it."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.schedule.close()
        await self.outbox.close()
        await self.delivery.close()

    # ---- turns ----

    def _plan(self, connection: Connection, tables: Collection[str]) -> None:
        """Store when to notify people of turns, together with the listings of their tables."""
        now, seconds = self._backend.externals.now(), self._backend.settings.notification_seconds
        turns.plan_turns(connection, turns.TABLE, tables, now, seconds)

    def note_seen(self, live: LiveTable, user: str | None) -> None:
        """Record that somebody leaves a table: they have seen that it is their turn."""
        if user is not None and seats_of_turn(live, user):
            self._run(self._store.write(turns.note_seen, live.id, user))

    # ---- preferences and channels ----

    async def set_preferences(self, row: Preferences) -> None:
        """Store when somebody wants notifications, also of turns that have begun already."""
        await self._store.write(self._set_preferences, row)

    async def note_locale(self, user: str, language: str | None, zone: str) -> None:
        """Store the language of somebody's page, and its time zone if they have set none."""
        if language is None:
            return
        current = await self._store.read(queries.preferences, user)
        fresh = Preferences(user, zone=zone or "UTC")
        await self.set_preferences(replace(current or fresh, language=language))

    async def add_mail(self, user: str, address: str) -> Channel:
        """Store a mail address, and send it a link to confirm that it is the user's."""
        if not self.delivery.has_mail:
            raise RequestError(NOT_FOUND, "this server sends no mail")
        channel = await self._add(user, MAIL, mail_of(address), mail_of(address), confirmed=False)
        await self.send(channel, CONFIRM)
        return channel

    async def add_push(self, user: str, endpoint: str, p256dh: str, auth: str) -> Channel:
        """Store the subscription of a browser."""
        if self.delivery.push_key is None:
            raise RequestError(NOT_FOUND, "this server sends no push messages")
        host = _push_host(endpoint, self._backend.settings.services_inside)
        if not KEY.fullmatch(p256dh) or not SECRET.fullmatch(auth):
            raise RequestError(INVALID, "these are not the keys of a subscription")
        keys = {"p256dh": p256dh, "auth": auth}
        address = json.dumps({"endpoint": endpoint, "keys": keys})
        return await self._add(user, PUSH, address, host)

    async def add_service(self, user: str, address: str) -> Channel:
        """Store the address of a service."""
        scheme = address.partition("://")[0].lower()
        plain = address.isascii() and address.isprintable() and " " not in address
        if scheme not in self.delivery.services or not plain:
            raise RequestError(INVALID, NOT_A_SERVICE)
        if not await self.delivery.is_service(address):
            raise RequestError(INVALID, NOT_A_SERVICE)
        return await self._add(user, SERVICE, address, f"{scheme}://…")

    async def channel(self, user: str, id: str) -> Channel:
        """Return a channel of a user; RequestError when they have no such channel."""
        channel = await self._store.read(queries.channel, id)
        if channel is None or channel.user != user:
            raise RequestError(NOT_FOUND, "there is no such channel")
        return channel

    async def send(self, channel: Channel, kind: str = TEST) -> None:
        """Send a message on a channel, unless one of its kind waits there."""
        externals = self._backend.externals
        message = OutboxMessage(externals.new_token(), channel.id, kind, externals.now())
        if not await self._store.read(outbox.is_waiting, channel.id, kind):
            await self._store.write(outbox.add_messages, [message])
        self.outbox.wake()

    async def unsubscribe(self, channel: str, proof: str) -> None:
        """Stop notifications on a channel, for somebody with the link to unsubscribe."""
        good = self.delivery.proof(channel)
        if not proof.isascii() or not hmac.compare_digest(proof, good):
            raise RequestError(NOT_FOUND, "there is no such channel")
        await self._store.write(queries.enable_channel, channel, False)

    # ---- forgotten passwords ----

    def recover(self, address: str) -> None:
        """Send a link for a new password to the accounts that have confirmed this address.

        It happens later: neither the answer nor its time says whether there is such an account.
        """
        self._run(self._recover(address))

    async def _recover(self, address: str) -> None:
        for channel in await self._store.read(queries.mail_channels, address):
            await self.links.void(channel.user, RECOVER)
            await self.send(channel, RECOVER)

    def _set_preferences(self, connection: Connection, row: Preferences) -> None:
        now, seconds = self._backend.externals.now(), self._backend.settings.notification_seconds
        queries.put_preferences(connection, row, now)
        turns.plan_turns(connection, turns.USER, [row.user], now, seconds)

    async def _add(
        self, user: str, kind: str, address: str, label: str, confirmed: bool = True
    ) -> Channel:
        externals = self._backend.externals
        shown = label if len(label) <= LABEL or kind == MAIL else f"{label[:LABEL]}…"
        row = Channel(
            externals.new_token(), user, kind, address, shown, confirmed, True, externals.now()
        )
        if await self._store.read(queries.preferences, user) is None:
            await self.set_preferences(Preferences(user))
        if not await self._store.write(queries.add_channel, row, MOST):
            raise RequestError(TOO_MANY, f"you can have at most {MOST} channels")
        return row

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:
        LOG.warning("something about notifications could not be done: %s", error)


def mail_of(text: str) -> str:
    """Return a mail address; RequestError when it cannot be one."""
    address = text.strip()
    if len(address) > ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise RequestError(INVALID, "this is not a mail address")
    return address


def _push_host(address: str, inside: bool) -> str:
    """Return the host of the address of a push; RequestError when it cannot be one."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        host = None
    schemes = ("https", "http") if inside else ("https",)
    if not host or parts.scheme not in schemes or not address.isascii() or parts.username:
        raise RequestError(INVALID, "the address of a push must begin with https://")
    return host
