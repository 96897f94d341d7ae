"""What a host sets so that people can be told: a mail server, a sender, services."""

from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

PORTS: Final = {"smtp": 587, "smtps": 465}
NO_SERVICES: Final = "none"
# Services of Apprise that only send to the network: none that reads a file, runs a program,
# speaks to the desktop or the log of the machine, or sends mail for anybody.
SERVICES: Final = (
    "bark",
    "barks",
    "discord",
    "gchat",
    "gotify",
    "gotifys",
    "json",
    "jsons",
    "matrix",
    "matrixs",
    "mmost",
    "mmosts",
    "ntfy",
    "ntfys",
    "pbul",
    "pover",
    "prowl",
    "rocket",
    "rockets",
    "slack",
    "tgram",
    "zulip",
)


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in."""

    host: str
    port: int
    secure: bool  # by TLS from the first byte
    user: str = ""
    password: str = ""


def mail_server_of(text: str) -> MailServer:
    """Return the mail server that a setting names; ValueError, in words, if it names none."""
    form = "it is written smtp://user:password@host:587, or smtps:// where all of it is secure"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ValueError(form) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(form)
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def sender_of(text: str) -> Address:
    """Return who sends mail; ValueError, in words, when it is nobody."""
    name, address = parseaddr(text)
    user, at, domain = address.rpartition("@")
    if not (at and user and domain) or not address.isascii() or " " in address:
        raise ValueError("it is written Clocksmith <tables@example.org>")
    return Address(name or "Clocksmith", user, domain)


def services_of(text: str) -> tuple[str, ...]:
    """Return the services that a host allows; ValueError, in words, for one that is none of ours.

    Nothing said means all of them.
    """
    if not text.strip():
        return SERVICES
    if text.strip().lower() == NO_SERVICES:
        return ()
    named = tuple([word.strip().lower() for word in text.split(",") if word.strip()])
    for one in named:
        if one not in SERVICES:
            raise ValueError(f"{one[:20]!r} is none of {', '.join(SERVICES)}, or {NO_SERVICES}")
    return named


def check_tidings(mail: str, mail_from: str, public_url: str, services: str) -> None:
    """Raise ValueError, naming the setting, where people could not be told as is set."""
    for name, read, text in (
        ("MAIL", mail_server_of, mail),
        ("MAIL_FROM", sender_of, mail_from),
        ("SERVICES", services_of, services),
    ):
        try:
            if text:
                read(text)
        except ValueError as error:
            raise ValueError(f"CLOCKSMITH_{name}: {error}") from None
    if mail and not (mail_from and public_url):
        raise ValueError(
            "CLOCKSMITH_MAIL needs CLOCKSMITH_MAIL_FROM, the sender, "
            "and CLOCKSMITH_PUBLIC_URL, to which links lead"
        )
