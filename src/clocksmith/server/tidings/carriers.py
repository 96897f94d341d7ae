"""Carriers: mail by the host's mail server, pushes and services by a process kept outside."""

import asyncio
import hmac
import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.util import find_spec
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.store.tiding_rows import CONFIRM, ENTER, MAIL, PUSH, RECOVER, SERVICE, TEST
from clocksmith.server.tidings.configuration import services_of
from clocksmith.server.tidings.courier import FAILED, GONE, SENT
from clocksmith.server.tidings.mail import Envelope, Mail, RejectedError
from clocksmith.server.tidings.tickets import Tickets
from clocksmith.server.tidings.vapid import PushKey
from clocksmith.server.tidings.writing import Written
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

COURIERS: Final = 2
SECONDS: Final = 40.0  # for one tiding; the first one also waits for the process
SIGNATURE: Final = 22  # letters of what proves that a link to stop is ours
TOPIC: Final = 32  # letters a service of pushes takes


class Carriers:
    """All ways to send something, as far as the host has them."""

    def __init__(self, backend: Backend, tickets: Tickets) -> None:
        settings = backend.settings
        self._backend = backend
        self._tickets = tickets
        self._site = settings.public_url.rstrip("/")
        mailed = (settings.mail, settings.mail_from, settings.public_url)
        self._mail = Mail(*mailed) if settings.mail else None
        self._key = PushKey(backend.store.secret("push")) if _has("pywebpush") else None
        named = services_of(settings.services) if self._site and _has("apprise") else ()
        self.services = named
        program = Program("clocksmith.server.tidings.courier:start", (settings.services_inside,))
        self._couriers = Pool(program, COURIERS, 1, lambda told: isinstance(told, str))

    @property
    def has_mail(self) -> bool:
        """Whether mail can be sent."""
        return self._mail is not None

    @property
    def push_key(self) -> str | None:
        """What a browser must know to be pushed to; None where there are no pushes."""
        return None if self._key is None else self._key.public

    async def close(self) -> None:
        """End the processes."""
        await asyncio.to_thread(self._couriers.close)

    async def carry(self, written: Written) -> str:
        """Send a letter, and return what came of it."""
        if written.way.kind == MAIL:
            return await self._send_mail(written)
        if written.way.kind == PUSH:
            return await self._push(written)
        return await self._post(written)

    async def is_service(self, address: str) -> bool:
        """Return whether an address is one of a service that is allowed; nothing is sent."""
        asked = {"kind": "check", "address": address, **self._about()}
        return await self._ask(asked) == SENT

    def proof(self, way: str) -> str:
        """Return what proves that a link to stop tidings on a way is ours."""
        digest = hmac.digest(self._backend.secret, b"off " + way.encode(), sha256)
        return urlsafe_b64encode(digest).decode()[:SIGNATURE]

    async def _send_mail(self, written: Written) -> str:
        if self._mail is None:
            return FAILED
        mail = self._mail.write(written.message, await self._envelope(written))
        try:
            await asyncio.to_thread(self._mail.send, mail)
        except RejectedError:
            return GONE
        except OSError:  # which all errors of smtplib are
            return FAILED
        return SENT

    async def _envelope(self, written: Written) -> Envelope:
        letter, way, message = written.letter, written.way, written.message
        about_account = letter.kind in (CONFIRM, RECOVER)
        kind = letter.kind if about_account else ENTER
        link = f"{self._site}{message.path}"
        if letter.kind != TEST:
            secret = await self._tickets.make(kind, way)
            page = message.path if about_account else "/enter"
            after = "" if about_account else message.path
            link = f"{self._site}{page}#{secret}{after}"
        off = (
            None if about_account else f"{self._site}/api/tidings/off/{way.id}/{self.proof(way.id)}"
        )
        signs_in, now = kind == ENTER and letter.kind != TEST, self._backend.externals.now()
        return Envelope(
            letter.id, way.address, written.name, written.language, link, signs_in, off, now
        )

    async def _push(self, written: Written) -> str:
        if self._key is None:
            return FAILED
        message = written.message
        lines = [message.text, *[text for text, _ in message.items]]
        told = {"title": message.title, "body": "\n".join(lines), "path": message.path}
        topic = urlsafe_b64encode(sha256(message.path.encode()).digest()).decode()[:TOPIC]
        asked = {
            "kind": PUSH,
            "address": written.way.address,
            "text": json.dumps(told, ensure_ascii=False),
            "key": self._key.private,
            "contact": self._site or "mailto:host@localhost",
            "topic": topic,
        }
        return await self._ask(asked)

    async def _post(self, written: Written) -> str:
        message = written.message
        lines = [message.text, *[f"{text} {self._site}{path}" for text, path in message.items]]
        text = "\n".join([*lines, f"{message.label}: {self._site}{message.path}"])
        asked = {
            "kind": SERVICE,
            "address": written.way.address,
            "title": _harmless(message.title),
            "text": _harmless(text),
            **self._about(),
        }
        return await self._ask(asked)

    def _about(self) -> dict[str, object]:
        return {"site": self._site, "allowed": list(self.services)}

    async def _ask(self, asked: Mapping[str, object]) -> str:
        try:
            return str(await self._couriers.answer(asked, SECONDS))
        except (CrashError, TimeoutError):
            return FAILED


def _harmless(text: str) -> str:
    """Return a text in which no name of a person calls a whole channel, as ``@everyone`` would."""
    return text.replace("@", "@ ")


def _has(package: str) -> bool:
    return find_spec(package) is not None
