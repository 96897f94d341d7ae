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
NOTED = 0.4  # seconds after which lists know of a move


class Mailbox:
    """Takes mail, or refuses it as long as it is told to."""

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
        told = {"mail": box.url, "mail_from": "Clocksmith <tables@clocksmith.test>"}
        async with opened(folder, **{"public_url": SITE, **told, **given}) as house:
            await house.services.tidings.postman.close()  # tests say when he walks
            yield house, box


async def account(house: House, who: dict[str, str], **habit: Any) -> Browser:
    """Return the browser of somebody with an account, who wants to be told."""
    browser = await house.guest(who["login"].capitalize())
    assert (await browser.post("/accounts", who)).status == 200
    wish = {"rhythm": "once", "language": "en", **habit}
    assert (await browser.put("/tidings", wish)).status == 200
    return browser


async def with_mail(house: House, box: Mailbox, who: dict[str, str] = ADA, **habit: Any) -> Browser:
    """Return the browser of somebody whose mail address is confirmed."""
    browser = await account(house, who, **habit)
    address = f"{who['login']}@example.org"
    assert (await browser.put("/tidings/mail", {"address": address})).status == 200
    await house.services.tidings.postman.deliver()
    assert (await browser.post("/tickets/confirm", {"secret": box.secret()})).status == 200
    box.mails.clear()
    box.raw.clear()
    return browser


async def seated(ada: Browser, bob: Browser, **given: Any) -> str:
    """Return a table at which two people sit, once lists know of it."""
    seats = [{"kind": "me"}, {"kind": "invite"}]
    opened_table = (await ada.post("/tables", {"game": "khronos", "seats": seats, **given})).json
    token = opened_table["invitations"][0]["token"]
    assert (await bob.post(f"/invitations/{token}")).status == 200
    await asyncio.sleep(NOTED)
    return str(opened_table["id"])


async def pass_time(house: House, seconds: float) -> None:
    """Let time pass, and everybody look and send what is due."""
    house.clock.at += seconds
    await house.services.tidings.lookout.look()
    await house.services.tidings.postman.deliver()


async def a_while(house: House) -> None:
    """Let as much time pass as is waited for who may look at the table."""
    await pass_time(house, 0)
    await asyncio.sleep(NOTED)
    await pass_time(house, 0)
    await pass_time(house, 2 * house.services.settings.tell_seconds)


async def asked_to_recover(house: House) -> None:
    """Wait until everybody who has forgotten his password was looked for, and send what is due."""
    await asyncio.gather(*house.services.tidings._recovering)
    await house.services.tidings.postman.deliver()
