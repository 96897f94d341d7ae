"""Notification settings of a host: mail server, sender, services, and networks to avoid."""

from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final
from urllib.parse import unquote, urlsplit

PORTS: Final = {"smtp": 587, "smtps": 465}
NO_SERVICES: Final = "none"
# Apprise services that only send to the network: none of them reads a file, runs a program,
# uses the desktop or the system log, or relays mail for others.
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
    """The mail server that sends outgoing mail."""

    host: str
    port: int
    secure: bool  # TLS from the first byte
    user: str = ""
    password: str = ""


def mail_server_of(text: str) -> MailServer:
    """Parse the mail server setting; raise ValueError with a message if it is invalid."""
    form = "write smtp://user:password@host:587, or smtps:// for TLS from the first byte"
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
    """Parse the sender setting; raise ValueError with a message if it is invalid."""
    name, address = parseaddr(text)
    user, at, domain = address.rpartition("@")
    if not (at and user and domain) or not address.isascii() or " " in address:
        raise ValueError("write Clocksmith <tables@example.org>")
    return Address(name or "Clocksmith", user, domain)


def services_of(text: str) -> tuple[str, ...]:
    """Parse the allowed services, by default all; raise ValueError with a message if invalid."""
    if not text.strip():
        return SERVICES
    if text.strip().lower() == NO_SERVICES:
        return ()
    names = _words(text.lower())
    for name in names:
        if name not in SERVICES:
            raise ValueError(f"{name[:20]!r} is not one of {', '.join(SERVICES)}, or {NO_SERVICES}")
    return names


def networks_of(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse the networks to which nothing is sent; raise ValueError with a message if invalid."""
    return tuple([ip_network(word, strict=False) for word in _words(text)])


def _words(text: str) -> tuple[str, ...]:
    return tuple([word.strip() for word in text.split(",") if word.strip()])


def check_notifications(
    mail: str, mail_from: str, public_url: str, services: str, refused: str
) -> None:
    """Raise ValueError, naming the setting, if nothing could be sent with these settings."""
    for name, read, text in (
        ("MAIL", mail_server_of, mail),
        ("MAIL_FROM", sender_of, mail_from),
        ("SERVICES", services_of, services),
        ("SERVICES_REFUSED", networks_of, refused),
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
