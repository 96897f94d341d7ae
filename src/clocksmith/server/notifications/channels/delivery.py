"""Delivery: mail by the host's mail server, pushes and services by sandboxed processes."""

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from clocksmith.server.backend import Backend
from clocksmith.server.mail_settings import services_of
from clocksmith.server.notifications.channels.apprise import check_task, service_task
from clocksmith.server.notifications.channels.mail import Envelope, Mail, RejectedError
from clocksmith.server.notifications.channels.push import PushKey, push_task
from clocksmith.server.notifications.one_time_links import OneTimeLinks
from clocksmith.server.notifications.rendering import Outgoing
from clocksmith.server.notifications.rows import (
    CONFIRM,
    ENTER,
    MAIL,
    PUSH,
    RECOVER,
    TEST,
    Channel,
)
from clocksmith.server.notifications.sandbox import FAILED, GONE, SENT
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

SANDBOX: Final = "clocksmith.server.notifications.sandbox:start"
PROCESSES: Final = 2
SECONDS: Final = 40.0  # for one message; the first one also waits for the process
SIGNATURE: Final = 22  # characters that prove that a link to unsubscribe is ours


class Delivery:
    """All channels that the host has."""

    def __init__(self, backend: Backend, links: OneTimeLinks) -> None:
        settings = backend.settings
        self._backend = backend
        self._links = links
        self._site = settings.public_url.rstrip("/")
        mail = (settings.mail, settings.mail_from, settings.public_url)
        self._mail = Mail(*mail) if settings.mail else None
        self._key = PushKey(backend.store.secret("push")) if _has("pywebpush") else None
        self.services = services_of(settings.services) if self._site and _has("apprise") else ()
        host = urlsplit(self._site).hostname or ""
        program = Program(SANDBOX, (settings.services_inside, host, settings.services_refused))
        self._sandbox = Pool(program, PROCESSES, 1, lambda result: isinstance(result, str))

    @property
    def has_mail(self) -> bool:
        """Whether mail can be sent."""
        return self._mail is not None

    @property
    def push_key(self) -> str | None:
        """The key a browser needs to subscribe; None where there are no pushes."""
        return None if self._key is None else self._key.public

    async def close(self) -> None:
        """End the processes."""
        await asyncio.to_thread(self._sandbox.close)

    async def deliver(self, outgoing: Outgoing) -> str:
        """Send a message, and return the outcome."""
        kind, address, message = outgoing.channel.kind, outgoing.channel.address, outgoing.message
        if kind == MAIL:
            return await self._send_mail(outgoing)
        if kind != PUSH:
            return await self._send(service_task(message, address, self._site, self.services))
        if self._key is None:
            return FAILED
        return await self._send(push_task(message, address, self._key, self._site))

    async def is_service(self, address: str) -> bool:
        """Return whether an address belongs to a service that is allowed; nothing is sent."""
        return await self._send(check_task(address, self._site, self.services)) == SENT

    def proof(self, channel: str) -> str:
        """Return the proof that a link to unsubscribe a channel is ours."""
        digest = hmac.digest(self._backend.secret, b"off " + channel.encode(), sha256)
        return urlsafe_b64encode(digest).decode()[:SIGNATURE]

    async def _send_mail(self, outgoing: Outgoing) -> str:
        if self._mail is None:
            return FAILED
        mail = self._mail.write(outgoing.message, await self._envelope(outgoing))
        try:
            await asyncio.to_thread(self._mail.send, mail)
        except RejectedError:
            return GONE
        except OSError:  # the base of all errors of smtplib
            return FAILED
        return SENT

    async def _envelope(self, outgoing: Outgoing) -> Envelope:
        row, channel, message = outgoing.row, outgoing.channel, outgoing.message
        about_account = row.kind in (CONFIRM, RECOVER)
        signs_in = not about_account and row.kind != TEST
        link, unsubscribe = f"{self._site}{message.path}", None
        if about_account:
            link += f"#{await self._links.make(row.kind, channel)}"
        else:
            proof = f"{channel.id}/{self.proof(channel.id)}"
            unsubscribe = f"{self._site}/api/notifications/unsubscribe/{proof}"
        if signs_in:
            link = await self._entry(channel, message.path)
        return Envelope(
            id=row.id,
            to=channel.address,
            name=outgoing.name,
            language=outgoing.language,
            link=link,
            signs_in=signs_in,
            unsubscribe=unsubscribe,
            at=self._backend.externals.now(),
            items=tuple([await self._entry(channel, path) for _, path in message.items]),
        )

    async def _entry(self, channel: Channel, path: str) -> str:
        """Return a link that signs in and leads to a page."""
        return f"{self._site}/enter#{await self._links.make(ENTER, channel)}{path}"

    async def _send(self, task: Mapping[str, object]) -> str:
        """Let a sandboxed process do something, and return the outcome."""
        try:
            return str(await self._sandbox.answer(task, SECONDS))
        except (CrashError, TimeoutError):
            return FAILED


def _has(package: str) -> bool:
    return find_spec(package) is not None
