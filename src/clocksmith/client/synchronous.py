"""A client that waits for its answers."""

import time
from collections.abc import Iterator
from typing import Self, TypeVar

import httpx2

from clocksmith.client import calls
from clocksmith.client.calls import Call, error_of
from clocksmith.client.errors import ClientError, UnreachableError
from clocksmith.client.retry import ANSWER_SECONDS, PATIENCE, SILENT_SECONDS, Patience
from clocksmith.server.accounts.messages import Me
from clocksmith.server.events.messages import Event
from clocksmith.server.tables.messages import (
    ActionInfo,
    Claimed,
    ClockBody,
    GameConstant,
    GameInfo,
    Invitation,
    Opened,
    SeatBody,
    SeatPosition,
    Tables,
)
from clocksmith.table.wire import BarsInfo, ConsideredInfo, Summary

T = TypeVar("T")


class Client:
    """A program on a server, with a personal token; used as a context, it closes its connections.

    A request that may be repeated is repeated for up to *patience* seconds, while the server
    restarts or asks for a moment.
    """

    def __init__(
        self,
        url: str,
        token: str,
        patience: float = PATIENCE,
        transport: httpx2.BaseTransport | None = None,
    ) -> None:
        self._patience = patience
        self.url = calls.pages_of(url)  # where people find the server
        self._http = httpx2.Client(
            base_url=calls.address_of(url),
            headers={"authorization": f"Bearer {token}"},
            timeout=ANSWER_SECONDS,
            transport=transport,
        )

    def send(self, call: Call[T]) -> T:
        """Return the answer to a call; RefusedError, or UnreachableError."""
        patience = Patience(self._patience)
        while True:
            try:
                return self._send(call)
            except ClientError as error:
                time.sleep(patience.pause(call, error))

    def events(self) -> Iterator[Event]:
        """Give what waits and what is new, until the server closes the stream: open it again."""
        try:
            with self._http.stream("GET", calls.EVENTS, timeout=SILENT_SECONDS) as answer:
                if answer.status_code >= 400:
                    wait = answer.headers.get("retry-after", "")
                    raise error_of(answer.status_code, answer.read(), wait)
                for line in answer.iter_lines():
                    if line:
                        yield calls.EVENT.decode(line)
        except httpx2.HTTPError as error:
            raise UnreachableError(f"the server cannot be reached: {error}") from None

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _send(self, call: Call[T]) -> T:
        kind = {} if call.body is None else {"content-type": "application/json"}
        try:
            answer = self._http.request(
                call.method, call.path, content=call.content(), headers=kind
            )
        except httpx2.HTTPError as error:
            raise UnreachableError(f"the server cannot be reached: {error}") from None
        wait = answer.headers.get("retry-after", "")
        return call.answer(answer.status_code, answer.content, wait)

    # ---- people and games ----

    def me(self) -> Me:
        """Return whose token it is, and its scopes."""
        return self.send(calls.me())

    def games(self) -> list[GameInfo]:
        """Return the games with their options and bots."""
        return self.send(calls.games())

    def game(self, name: str) -> GameConstant:
        """Return the names, words and rules of a game."""
        return self.send(calls.game(name))

    # ---- tables ----

    def tables(self) -> Tables:
        """Return your tables, open ones, and the latest results."""
        return self.send(calls.tables())

    def table(self, id: str) -> Summary:
        """Return a table and who sits there."""
        return self.send(calls.table(id))

    def open_table(
        self,
        game: str,
        seats: list[SeatBody],
        options: dict[str, str] | None = None,
        clock: ClockBody | None = None,
        listed: bool = False,
    ) -> Opened:
        """Open a table; return its id and the invitations to its open seats."""
        return self.send(calls.open_table(game, seats, options, clock, listed))

    def delete_table(self, id: str) -> None:
        """Delete a table that you opened."""
        self.send(calls.delete_table(id))

    def invitations(self, id: str) -> list[Invitation]:
        """Return the links to the open seats of your table."""
        return self.send(calls.invitations(id))

    def accept_invitation(self, token: str) -> Claimed:
        """Take the seat of an invitation."""
        return self.send(calls.accept_invitation(token))

    def sit_down(self, id: str, seat: int) -> Claimed:
        """Accept a challenge."""
        return self.send(calls.sit_down(id, seat))

    def leave_seat(self, id: str, seat: int) -> None:
        """Decline a challenge, or give up a seat before the game begins."""
        self.send(calls.leave_seat(id, seat))

    def record(self, id: str) -> str:
        """Return the record of a finished game."""
        return self.send(calls.record(id))

    # ---- playing ----

    def position(self, id: str, seat: int) -> SeatPosition:
        """Return the position that your seat is asked about."""
        return self.send(calls.position(id, seat))

    def legal_answers(self, id: str, seat: int, language: str = "en") -> list[ActionInfo]:
        """Return all legal answers, each with its sentence."""
        return self.send(calls.legal_answers(id, seat, language))

    def play(self, id: str, seat: int, number: int, action: str, key: str = "") -> int:
        """Answer question *number*; return the number of the table after it."""
        return self.send(calls.play(id, seat, number, action, key or calls.new_key())).number

    def preview(self, id: str, seat: int, action: str) -> ConsideredInfo:
        """Return what an answer would do, or which rule forbids it."""
        return self.send(calls.preview(id, seat, action))

    def why_not(self, id: str, seat: int, stems: list[str]) -> BarsInfo:
        """Return why no answer that begins like this is legal."""
        return self.send(calls.why_not(id, seat, stems))

    def resign(self, id: str, seat: int, level: str = "", key: str = "") -> int:
        """Give up a seat; a bot of the server plays on."""
        return self.send(calls.resign(id, seat, level, key or calls.new_key())).number
