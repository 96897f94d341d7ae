"""What can be asked of a server: each call with its address, its body and the type of its answer.

Both clients send these; nothing here waits or knows the network.
"""

import secrets
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from clocksmith.client.errors import RefusedError, UnreachableError
from clocksmith.server.accounts.messages import Me
from clocksmith.server.events.messages import Event
from clocksmith.server.messages import ErrorBody, Nothing
from clocksmith.server.tables.messages import (
    ActionBody,
    ActionInfo,
    Claimed,
    ClockBody,
    GameConstant,
    GameInfo,
    Invitation,
    Numbered,
    Opened,
    PreviewBody,
    ResignBody,
    SeatBody,
    SeatPosition,
    TableBody,
    Tables,
    WhyNotBody,
)
from clocksmith.table.wire import BarsInfo, ConsideredInfo, Summary

T = TypeVar("T")
KEY_BYTES: Final = 12
EVENTS: Final = "me/events"
EVENT: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


@dataclass(frozen=True)
class Call(Generic[T]):
    """One request."""

    method: str
    path: str
    gives: Any
    body: msgspec.Struct | None = None
    safe: bool = False  # whether it may be sent again although it may have arrived

    def content(self) -> bytes | None:
        """Return the body as it is sent; None without one."""
        return None if self.body is None else msgspec.json.encode(self.body)

    def answer(self, status: int, body: bytes, retry_after: str) -> T:
        """Return what the server answered; RefusedError, or UnreachableError if it is no answer."""
        if status >= 400:
            raise error_of(status, body, retry_after)
        try:
            is_text = self.gives is str
            given: Any = body.decode() if is_text else msgspec.json.decode(body, type=self.gives)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise UnreachableError("this is not the answer of a Clocksmith server") from None
        return cast(T, given)


def error_of(status: int, body: bytes, retry_after: str) -> RefusedError | UnreachableError:
    """Return the error that a server answered with."""
    try:
        error = msgspec.json.decode(body, type=ErrorBody)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return UnreachableError(f"the server answered with the status {status}")
    wait = float(retry_after) if retry_after.isdecimal() else 0.0
    return RefusedError(error.code, error.message, error.rule, wait)


def address_of(url: str) -> str:
    """Return the address of a server's API; ValueError, in words, if *url* is no address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"an address must begin with http:// or https://, not {url[:40]!r}")
    return f"{parts.scheme}://{parts.netloc}/api/"


def pages_of(url: str) -> str:
    """Return the address of a server's pages."""
    return address_of(url).removesuffix("api/")


def new_key() -> str:
    """Return a key, with which a command that is sent twice counts once."""
    return secrets.token_urlsafe(KEY_BYTES)


# ---- people and games ----


def me() -> Call[Me]:
    """Who the token belongs to, and its scopes."""
    return _get("me", Me)


def games() -> Call[list[GameInfo]]:
    """The games with their options and bots."""
    return _get("games", list[GameInfo])


def game(name: str) -> Call[GameConstant]:
    """The names, words and rules of a game."""
    return _get(f"games/{quote(name, '')}", GameConstant)


# ---- tables ----


def tables() -> Call[Tables]:
    """Your tables, open ones, and the latest results."""
    return _get("tables", Tables)


def table(id: str) -> Call[Summary]:
    """A table and who sits there."""
    return _get(_at(id), Summary)


def open_table(
    game: str,
    seats: list[SeatBody],
    options: dict[str, str] | None = None,
    clock: ClockBody | None = None,
    listed: bool = False,
) -> Call[Opened]:
    """Open a table."""
    body = TableBody(game, seats, options or {}, clock or ClockBody(), listed)
    return Call("POST", "tables", Opened, body)


def delete_table(id: str) -> Call[Nothing]:
    """Delete a table that you opened."""
    return Call("DELETE", _at(id), Nothing)


def invitations(id: str) -> Call[list[Invitation]]:
    """The links to the open seats of your table."""
    return _get(f"{_at(id)}/invitations", list[Invitation])


def accept_invitation(token: str) -> Call[Claimed]:
    """Take the seat of an invitation."""
    return Call("POST", f"invitations/{quote(token, '')}", Claimed, safe=True)


def sit_down(id: str, seat: int) -> Call[Claimed]:
    """Take a seat that is kept for you: accept a challenge."""
    return Call("POST", f"{_at(id)}/seats/{seat}", Claimed, safe=True)


def leave_seat(id: str, seat: int) -> Call[Nothing]:
    """Decline a challenge, or give up a seat before the game begins."""
    return Call("DELETE", f"{_at(id)}/seats/{seat}", Nothing)


def record(id: str) -> Call[str]:
    """The record of a finished game."""
    return _get(f"{_at(id)}/record", str)


# ---- playing ----


def position(id: str, seat: int) -> Call[SeatPosition]:
    """The position that your seat is asked about."""
    return _get(f"{_at(id)}/position?{urlencode({'seat': seat})}", SeatPosition)


def legal_answers(id: str, seat: int, language: str) -> Call[list[ActionInfo]]:
    """All legal answers, each with its sentence."""
    query = urlencode({"seat": seat, "language": language})
    return _get(f"{_at(id)}/options?{query}", list[ActionInfo])


def play(id: str, seat: int, number: int, action: str, key: str) -> Call[Numbered]:
    """Answer question *number*."""
    body = ActionBody(seat, number, action, key)
    return Call("POST", f"{_at(id)}/actions", Numbered, body, safe=True)


def preview(id: str, seat: int, action: str) -> Call[ConsideredInfo]:
    """What an answer would do, or which rule forbids it."""
    body = PreviewBody(seat, action)
    return Call("POST", f"{_at(id)}/preview", ConsideredInfo, body, safe=True)


def why_not(id: str, seat: int, stems: list[str]) -> Call[BarsInfo]:
    """Why no answer that begins like this is legal."""
    body = WhyNotBody(seat, stems)
    return Call("POST", f"{_at(id)}/why-not", BarsInfo, body, safe=True)


def resign(id: str, seat: int, level: str, key: str) -> Call[Numbered]:
    """Give up a seat; a bot of the server plays on."""
    body = ResignBody(seat, key, level)
    return Call("POST", f"{_at(id)}/resignation", Numbered, body, safe=True)


def _get(path: str, gives: Any) -> Call[Any]:
    return Call("GET", path, gives, safe=True)


def _at(id: str) -> str:
    return f"tables/{quote(id, '')}"
