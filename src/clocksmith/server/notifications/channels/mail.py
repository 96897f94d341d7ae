"""Mail: a message as text and simple HTML, sent through the host's mail server."""

import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape
from typing import Final

from clocksmith.server.mail_settings import MailServer, mail_server_of, sender_of
from clocksmith.server.notifications.phrases import Message, say

SECONDS: Final = 30.0  # for each answer of the mail server
ACCOUNT: Final = "/account"
# A folded address would be sent as encoded words, in which no mail program finds it.
UNFOLDED: Final = SMTP.clone(max_line_length=998)
STYLE: Final = "font:16px/1.5 system-ui,sans-serif;max-width:34em"


class RejectedError(Exception):
    """The mail server will never take this."""


@dataclass(frozen=True)
class Envelope:
    """What one mail needs besides its message."""

    id: str  # of the message in the outbox: the same when it is tried again
    to: str
    name: str  # of the person
    language: str
    link: str  # where the message leads, with a secret that works once
    signs_in: bool  # whether the link does
    unsubscribe: str | None  # by one request; None: it is about the account
    at: float
    items: tuple[str, ...] = ()  # where the items of the message lead, likewise


class Mail:
    """Writes mails and sends them."""

    def __init__(self, server: str, sender: str, site: str) -> None:
        self._server = mail_server_of(server)
        self._sender = sender_of(sender)
        self._site = site.rstrip("/")

    def write(self, message: Message, envelope: Envelope) -> EmailMessage:
        """Return a message as a mail."""
        mail = EmailMessage(policy=UNFOLDED)
        mail["From"] = self._sender
        mail["To"] = envelope.to
        mail["Subject"] = message.title
        mail["Date"] = format_datetime(datetime.fromtimestamp(envelope.at, UTC))
        mail["Message-ID"] = f"<{envelope.id}@{self._sender.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        if envelope.unsubscribe is not None:
            mail["List-Unsubscribe"] = f"<{envelope.unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(self._text(message, envelope))
        mail.add_alternative(self._html(message, envelope), subtype="html")
        return mail

    def send(self, mail: EmailMessage) -> None:
        """Send a mail, from a thread; RejectedError where trying again would not help."""
        try:
            with _connected(self._server) as connection:
                connection.send_message(mail)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused) as error:
            if _is_final(error):
                raise RejectedError(str(error)) from None
            raise

    def _text(self, message: Message, envelope: Envelope) -> str:
        language, lines = envelope.language, [message.text]
        if message.lines:
            lines.append("\n".join(message.lines))
        items = zip(message.items, envelope.items, strict=True)
        lines += [f"- {text}\n  {link}" for (text, _), link in items]
        lines.append(f"{message.label}\n{envelope.link}")
        if envelope.signs_in:
            lines.append(say(language, "once"))
        hello = say(language, "hello", name=envelope.name)
        parts = [hello, *lines, say(language, "signature")]
        if envelope.unsubscribe is not None:
            parts.append(f"--\n{say(language, 'change')}\n{self._site}{ACCOUNT}")
        return "\n\n".join(parts) + "\n"

    def _html(self, message: Message, envelope: Envelope) -> str:
        language = envelope.language
        items = [
            f'<li><a href="{escape(link)}">{escape(text)}</a></li>'
            for (text, _), link in zip(message.items, envelope.items, strict=True)
        ]
        said = "<br>".join([escape(line) for line in message.lines])
        parts = [
            f"<p>{escape(say(language, 'hello', name=envelope.name))}</p>",
            f"<p>{escape(message.text)}</p>",
            f"<p>{said}</p>" if said else "",
            f"<ul>{''.join(items)}</ul>" if items else "",
            f'<p><a href="{escape(envelope.link)}"><b>{escape(message.label)}</b></a></p>',
            f"<p><small>{escape(say(language, 'once'))}</small></p>" if envelope.signs_in else "",
            f"<p>{escape(say(language, 'signature'))}</p>",
        ]
        if envelope.unsubscribe is not None:
            account = escape(self._site + ACCOUNT)
            change = escape(say(language, "change"))
            parts.append(f'<p><small>{change} <a href="{account}">{account}</a></small></p>')
        body = "".join(parts)
        return (
            f'<!doctype html><html lang="{language}"><body style="{STYLE}">{body}</body></html>\n'
        )


def _connected(server: MailServer) -> smtplib.SMTP:
    """Return a connection that takes mail; a password is only sent over a secure one."""
    context = ssl.create_default_context()
    connection: smtplib.SMTP
    if server.secure:
        connection = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
            connection.ehlo()
        elif server.user:
            connection.close()
            raise smtplib.SMTPNotSupportedError("a password is sent only over TLS")
    if server.user:
        connection.login(server.user, server.password)
    return connection


def _is_final(error: smtplib.SMTPRecipientsRefused | smtplib.SMTPSenderRefused) -> bool:
    """Return whether a mail server refuses for good: its codes then begin with a 5."""
    if isinstance(error, smtplib.SMTPSenderRefused):
        return False  # the host can fix that
    return all(code >= 500 for code, _ in error.recipients.values())
