"""A client for asyncio: the same as the one that waits, with ``await``."""

import asyncio
from collections.abc import AsyncIterator
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


class AsyncClient:
    """A program on a server, with a personal token; used as a context, it closes its connections.

    A request that may be repeated is repeated for up to *patience* seconds, while the server
    restarts or asks for a moment.
    """

    def __init__(
        self,
        url: str,
        token: str,
        patience: float = PATIENCE,
        transport: httpx2.AsyncBaseTransport | None = None,
    ) -> None:
        self._patience = patience
        self.url = calls.pages_of(url)  # where people find the server
        self._http = httpx2.AsyncClient(
            base_url=calls.address_of(url),
            headers={"authorization": f"Bearer {token}"},
            timeout=ANSWER_SECONDS,
            transport=transport,
        )

    async def send(self, call: Call[T]) -> T:
        """Return the answer to a call; RefusedError, or UnreachableError."""
        patience = Patience(self._patience)
        while True:
            try:
                return await self._send(call)
            except ClientError as error:
                await asyncio.sleep(patience.pause(call, error))

    async def events(self) -> AsyncIterator[Event]:
        """Give what waits and what is new, until the server closes the stream: open it again."""
        try:
            async with self._http.stream("GET", calls.EVENTS, timeout=SILENT_SECONDS) as answer:
                if answer.status_code >= 400:
                    wait = answer.headers.get("retry-after", "")
                    raise error_of(answer.status_code, await answer.aread(), wait)
                async for line in answer.aiter_lines():
                    if line:
                        yield calls.EVENT.decode(line)
        except httpx2.HTTPError as error:
            raise UnreachableError(f"the server cannot be reached: {error}") from None

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _send(self, call: Call[T]) -> T:
        kind = {} if call.body is None else {"content-type": "application/json"}
        try:
            answer = await self._http.request(
                call.method, call.path, content=call.content(), headers=kind
            )
        except httpx2.HTTPError as error:
            raise UnreachableError(f"the server cannot be reached: {error}") from None
        wait = answer.headers.get("retry-after", "")
        return call.answer(answer.status_code, answer.content, wait)

    # ---- people and games ----

    async def me(self) -> Me:
        """Return whose token it is, and its scopes."""
        return await self.send(calls.me())

    async def games(self) -> list[GameInfo]:
        """Return the games with their options and bots."""
        return await self.send(calls.games())

    async def game(self, name: str) -> GameConstant:
        """Return the names, words and rules of a game."""
        return await self.send(calls.game(name))

    # ---- tables ----

    async def tables(self) -> Tables:
        """Return your tables, open ones, and the latest results."""
        return await self.send(calls.tables())

    async def table(self, id: str) -> Summary:
        """Return a table and who sits there."""
        return await self.send(calls.table(id))

    async def open_table(
        self,
        game: str,
        seats: list[SeatBody],
        options: dict[str, str] | None = None,
        clock: ClockBody | None = None,
        listed: bool = False,
    ) -> Opened:
        """Open a table; return its id and the invitations to its open seats."""
        return await self.send(calls.open_table(game, seats, options, clock, listed))

    async def delete_table(self, id: str) -> None:
        """Delete a table that you opened."""
        await self.send(calls.delete_table(id))

    async def invitations(self, id: str) -> list[Invitation]:
        """Return the links to the open seats of your table."""
        return await self.send(calls.invitations(id))

    async def accept_invitation(self, token: str) -> Claimed:
        """Take the seat of an invitation."""
        return await self.send(calls.accept_invitation(token))

    async def sit_down(self, id: str, seat: int) -> Claimed:
        """Accept a challenge."""
        return await self.send(calls.sit_down(id, seat))

    async def leave_seat(self, id: str, seat: int) -> None:
        """Decline a challenge, or give up a seat before the game begins."""
        await self.send(calls.leave_seat(id, seat))

    async def record(self, id: str) -> str:
        """Return the record of a finished game."""
        return await self.send(calls.record(id))

    # ---- playing ----

    async def position(self, id: str, seat: int) -> SeatPosition:
        """Return the position that your seat is asked about."""
        return await self.send(calls.position(id, seat))

    async def legal_answers(self, id: str, seat: int, language: str = "en") -> list[ActionInfo]:
        """Return all legal answers, each with its sentence."""
        return await self.send(calls.legal_answers(id, seat, language))

    async def play(self, id: str, seat: int, number: int, action: str, key: str = "") -> int:
        """Answer question *number*; return the number of the table after it."""
        return (
            await self.send(calls.play(id, seat, number, action, key or calls.new_key()))
        ).number

    async def preview(self, id: str, seat: int, action: str) -> ConsideredInfo:
        """Return what an answer would do, or which rule forbids it."""
        return await self.send(calls.preview(id, seat, action))

    async def why_not(self, id: str, seat: int, stems: list[str]) -> BarsInfo:
        """Return why no answer that begins like this is legal."""
        return await self.send(calls.why_not(id, seat, stems))

    async def resign(self, id: str, seat: int, level: str = "", key: str = "") -> int:
        """Give up a seat; a bot of the server plays on."""
        return (await self.send(calls.resign(id, seat, level, key or calls.new_key()))).number
