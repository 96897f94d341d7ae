"""A real mail server inside the test, and people who read their mail."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller

from server.browser import Browser
from server.house import House, opened

SITE = "https://clocksmith.test"
ADA = {"login": "ada", "password": "analytical engine"}
BOB = {"login": "bob", "password": "difference engine"}


class Mailbox:
    """Takes mail, or refuses it with the answer that is set."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refusal = ""  # what the mail server answers instead of taking something
        self.url = ""

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        """Answer whether a mail for somebody is taken."""
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        self.raw.append(envelope.content)
        read = message_from_bytes(envelope.content, policy=default)
        assert isinstance(read, EmailMessage)
        self.mails.append(read)
        return "250 OK"

    def link(self) -> str:
        """Return where the last mail leads."""
        found = re.search(rf"{SITE}/(?:enter|confirm|recover)#\S+", text_of(self.mails[-1]))
        assert found is not None, text_of(self.mails[-1])
        return found[0]

    def secret(self) -> str:
        """Return the secret of the link in the last mail."""
        return self.link().partition("#")[2].partition("/")[0]


def text_of(mail: EmailMessage) -> str:
    """Return the plain text of a mail."""
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(mail: EmailMessage) -> str:
    """Return the HTML of a mail."""
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Run a mail server."""
    box = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    box.url = f"smtp://127.0.0.1:{port}"
    try:
        yield box
    finally:
        controller.stop()


@asynccontextmanager
async def mailing(folder: Path, **given: Any) -> AsyncIterator[tuple[House, Mailbox]]:
    """Open a server that sends mail."""
    with mailbox() as box:
        mail = {"mail": box.url, "mail_from": "Clocksmith <tables@clocksmith.test>"}
        async with opened(folder, **{"public_url": SITE, **mail, **given}) as house:
            await house.services.notifications.outbox.close()  # tests say when it sends
            yield house, box


async def account(house: House, who: dict[str, str], **preferences: Any) -> Browser:
    """Return the browser of somebody with an account, who wants notifications."""
    browser = await house.guest(who["login"].capitalize())
    assert (await browser.post("/accounts", who)).status == 200
    body = {"frequency": "once", "language": "en", **preferences}
    assert (await browser.put("/account/preferences", body)).status == 200
    return browser


async def with_mail(
    house: House, box: Mailbox, who: dict[str, str] = ADA, **preferences: Any
) -> Browser:
    """Return the browser of somebody whose mail address is confirmed."""
    browser = await account(house, who, **preferences)
    address = f"{who['login']}@example.org"
    assert (await browser.put("/notifications/channels/mail", {"address": address})).status == 200
    await house.services.notifications.outbox.send_due()
    assert (await browser.post("/one-time-links/confirm", {"secret": box.secret()})).status == 200
    box.mails.clear()
    box.raw.clear()
    return browser


async def seated(house: House, ada: Browser, bob: Browser, **given: Any) -> str:
    """Return a table at which two people sit, once lists know of it."""
    seats = [{"kind": "me"}, {"kind": "invite"}]
    opened_table = (await ada.post("/tables", {"game": "khronos", "seats": seats, **given})).json
    token = opened_table["invitations"][0]["token"]
    assert (await bob.post(f"/invitations/{token}")).status == 200
    await house.noted()
    return str(opened_table["id"])


async def pass_time(house: House, seconds: float) -> None:
    """Let time pass, and send what is due."""
    house.clock.at += seconds
    await house.services.notifications.schedule.check()
    await house.services.notifications.outbox.send_due()


async def a_while(house: House) -> None:
    """Let as much time pass as a server waits for others to say who is at a table."""
    await house.noted()
    await pass_time(house, 2 * house.services.settings.notification_seconds)


async def asked_to_recover(house: House) -> None:
    """Wait until links for new passwords are in the outbox, and send what is due."""
    await asyncio.gather(*house.services.notifications._running)
    await house.services.notifications.outbox.send_due()
