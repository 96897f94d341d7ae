"""The outbox sender: sends what is due in the outbox, each message by one server at a time.

A message names its subject and is put into words when it is sent, so nothing outdated is sent. A
server that dies while it sends leaves the message in the database, and another one sends it.
"""

import asyncio
import contextlib
import logging
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.notifications import link_queries as links
from clocksmith.server.notifications import outbox_queries as outbox
from clocksmith.server.notifications import queries
from clocksmith.server.notifications.channels.delivery import Delivery
from clocksmith.server.notifications.rendering import Renderer
from clocksmith.server.notifications.rows import OutboxMessage
from clocksmith.server.notifications.sandbox import FAILED, GONE

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 50
AT_ONCE: Final = 4  # messages that are sent at the same time
TAKEN_SECONDS: Final = 120.0  # that a server has for a message: longer than any channel takes
AGAIN_SECONDS: Final = 60.0  # before the second try; four times as long before each further one
TRIES: Final = 6  # which takes nearly six hours


class OutboxSender:
    """Sends what is in the outbox; wakes up when there is more."""

    def __init__(self, backend: Backend, renderer: Renderer, delivery: Delivery) -> None:
        self._backend = backend
        self._renderer = renderer
        self._delivery = delivery
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._more = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._running = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Announce that there is something to send."""
        self._more.set()

    async def close(self) -> None:
        """Send no more; what is left is for other servers, or for the next start."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def send_due(self) -> int:
        """Send what is due, and return how many messages were tried."""
        store, now = self._backend.store, self._backend.externals.now()
        due = await store.read(outbox.due_messages, now, BATCH)
        return sum(await asyncio.gather(*[self._try(id) for id in due]))

    async def _run(self) -> None:
        while True:
            self._more.clear()
            try:
                while await self.send_due():
                    pass
                await self._backend.store.write(links.forget_old, self._backend.externals.now())
            except Exception as error:
                LOG.warning("the outbox could not be sent: %s", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._backend.settings.notification_seconds):
                    await self._more.wait()

    async def _try(self, id: str) -> bool:
        async with self._at_once:
            now = self._backend.externals.now()
            until = now + TAKEN_SECONDS
            message = await self._backend.store.write(outbox.take_message, id, now, until)
            if message is None:
                return False
            try:
                result = await self._send(message)
            except Exception as error:
                LOG.warning("a message could not be sent: %s", type(error).__name__)
                result = FAILED
            await self._settle(message, result)
            return True

    async def _send(self, message: OutboxMessage) -> str:
        """Send a message, and return the outcome."""
        outgoing = await self._renderer.render(message)
        return "" if outgoing is None else await self._delivery.deliver(outgoing)

    async def _settle(self, message: OutboxMessage, result: str) -> None:
        store = self._backend.store
        if result == FAILED and message.tries < TRIES:
            wait = AGAIN_SECONDS * 4 ** (message.tries - 1)
            await store.write(outbox.put_off, message.id, self._backend.externals.now() + wait)
            return
        await store.write(outbox.drop_message, message.id)
        if result == GONE:
            channel = await store.read(queries.channel, message.channel)
            if channel is not None:
                await store.write(queries.remove_channel, channel.user, channel.id)
