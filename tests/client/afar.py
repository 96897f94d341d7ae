"""A server on a real port, and clients of it."""

from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

from clocksmith.client import AsyncClient
from clocksmith.server.clock import Externals
from clocksmith.server.events.messages import Event
from server.bots import bot_account, token_for
from server.browser import Browser
from server.house import House, opened
from server.http.port import Port, listening


class Afar:
    """A server that listens, and what is done there."""

    def __init__(self, house: House, port: Port) -> None:
        self.house = house
        self.url = f"http://127.0.0.1:{port.number}"

    async def bot(self, login: str = "rex", *scopes: str) -> str:
        """Return the token of a new bot account."""
        return await token_for(await bot_account(self.house, login), *scopes)

    def client(self, secret: str, patience: float = 5.0) -> AsyncClient:
        """Return a client that shows a token."""
        return AsyncClient(self.url, secret, patience)

    async def challenge(self, host: Browser, login: str = "rex", **given: Any) -> str:
        """Open a table with a seat for a bot, and return its id."""
        seats = [{"kind": "me"}, {"kind": "invite", "login": login}]
        answer = await host.post("/tables", {"game": "khronos", "seats": seats, **given})
        assert answer.status == 200, answer.json
        return str(answer.json["id"])


@asynccontextmanager
async def afar(folder: Path, **given: Any) -> AsyncIterator[Afar]:
    """Open a server, and listen."""
    async with opened(folder, Externals(), **given) as house, listening(house.app) as port:
        yield Afar(house, port)
        house.services.event_streams.close()  # as the server does before it stops


class Heard:
    """An event stream, read line by line."""

    def __init__(self, events: AsyncIterator[Event]) -> None:
        self._events = events

    async def next(self, kind: type[Event]) -> Any:
        """Return the next event of a kind; others are passed over."""
        async for event in self._events:
            if isinstance(event, kind):
                return event
        raise AssertionError(f"the stream ended before a {kind}")

    async def waiting(self) -> list[Event]:
        """Return all events up to the one that says that nothing more waits."""
        found: list[Event] = []
        async for event in self._events:
            if type(event).__name__ == "Ready":
                return found
            found.append(event)
        raise AssertionError("the stream ended")

    async def ends(self) -> bool:
        """Return that the stream has ended; others are passed over."""
        async for _ in self._events:
            pass
        return True


@asynccontextmanager
async def hearing(client: AsyncClient) -> AsyncIterator[Heard]:
    """Open an event stream."""
    async with aclosing(client.events()) as events:  # type: ignore[type-var]
        yield Heard(events)
