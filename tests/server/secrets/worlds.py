"""Two servers that differ in nothing but what is hidden: same ids, times, seeds, signatures."""

import itertools
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from clocksmith.core.game import Game, State
from clocksmith.server.app import make_app
from clocksmith.server.clock import Externals
from clocksmith.server.database.engine import open_database
from clocksmith.server.database.schema import SECRETS
from clocksmith.server.tables import listings
from clocksmith.table.committed import SEED_BYTES, CommittedSeed, Source
from clocksmith.table.record import record_from, write_record
from eventually import eventually
from server.browser import Answer, Browser, Socket
from server.house import Clock, House, settings

SECRET = b"the same in all worlds".ljust(32)
CLOCK = {"kind": "bank", "seconds": 100_000, "increment": 5}
NOTED_SECONDS = 0.005  # after which lists say what has changed
REQUEST_ID = "x-request-id"
PING = '{"type":"ping"}'


class Eye:
    """Somebody who looks, and every byte that is sent to them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.bytes: list[str] = []
        self._socket: Socket | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request, and keep all that comes back, headers too."""
        kind = {"content-type": "application/json"} if body is not None else {}
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.browser.send(method, f"/api{path}", data, kind)
        headers = {**answer.headers, REQUEST_ID: ""}  # which is drawn anew for every request
        self.bytes.append(f"{answer.status} {sorted(headers.items())} {answer.body!r}")
        return answer

    async def look(self, stack: AsyncExitStack, path: str) -> None:
        """Open a socket."""
        self._socket = await stack.enter_async_context(self.browser.socket(path))
        await self.listen()

    async def listen(self) -> None:
        """Keep all that has been sent by now: the answer to a ping comes after it."""
        assert self._socket is not None
        self._socket.say(PING)
        while True:
            message = await self._socket.raw()
            text = str(message.get("text", message))
            if text == '{"type":"pong"}':
                return
            self.bytes.append(text)


class World:
    """A server whose names, times and seeds are counted, and whose luck can be told.

    On a shared *database* there are two: at the other one sits whoever looks.
    """

    def __init__(self, folder: Path, database: str = "", **given: Any) -> None:
        kept = database or str(folder / "tables.db")
        engine = open_database(kept)
        with engine.begin() as connection:
            connection.execute(insert(SECRETS), {"name": "server", "value": SECRET})
        engine.dispose()
        self.clock = Clock()
        self.luck: dict[str, Source] = {}  # of the tables whose luck is told
        ids, tokens, seeds = (itertools.count(1) for _ in range(3))
        externals = Externals(
            now=self.clock,
            new_id=lambda: f"id-{next(ids)}",
            new_token=lambda: f"token-{next(tokens)}",
            new_seed=lambda: next(seeds).to_bytes(SEED_BYTES, "big"),
            source_for=lambda table, seed: self.luck.get(table) or CommittedSeed(seed),
        )
        self.houses = [
            House(make_app(settings(folder, database=kept, **given), externals), self.clock)
            for _ in range(2 if database else 1)
        ]
        self.house, self.looking = self.houses[0], self.houses[-1]

    async def agree(self, id: str) -> None:
        """Wait until all servers know the same of a table."""
        lives = [await house.live(id) for house in self.houses]
        await eventually(lambda: len({live.table.number for live in lives}) == 1)

    async def rest(self) -> None:
        """Wait until all that is written a little later is written."""
        await self.house.noted()

    async def branched(self, dealer: Browser, game: Game[Any], state: State) -> Any:
        """Open a table with an invitation to every seat, from a position."""
        answer = await dealer.upload("/records", write_record(record_from(game, state)))
        assert answer.status == 200, answer.json
        seats = [{"kind": "invite"} for _ in range(len(game.scores(state)))]
        wish = {"step": 0, "seats": seats, "clock": CLOCK}
        answer = await dealer.post(f"/tables/{answer.json['id']}/branches", wish)
        assert answer.status == 200, answer.json
        return answer.json

    async def opened(self, dealer: Browser, game: str, seats: int, options: Any) -> Any:
        """Open a table with an invitation to every seat, from the start."""
        wishes = [{"kind": "invite"} for _ in range(seats)]
        wish = {"game": game, "options": options, "seats": wishes, "clock": CLOCK}
        answer = await dealer.post("/tables", wish)
        assert answer.status == 200, answer.json
        return answer.json


@asynccontextmanager
async def two_worlds(
    folder: Path,
    patch: pytest.MonkeyPatch,
    databases: tuple[str, str] = ("", ""),
    **given: Any,
) -> AsyncIterator[tuple[World, World]]:
    """Open two servers that are the same to the last bit, or two pairs of servers."""
    patch.setattr(listings, "NOTING_SECONDS", NOTED_SECONDS)
    async with AsyncExitStack() as stack:
        worlds = []
        for name, database in zip(("one", "two"), databases, strict=True):
            (folder / name).mkdir()
            world = World(folder / name, database, **given)
            for house in world.houses:
                life = house.app.router.lifespan_context(house.app)
                await stack.enter_async_context(life)
            worlds.append(world)
        yield worlds[0], worlds[1]
