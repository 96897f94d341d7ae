"""Two servers on one database, inside the test: no network between them but PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from eventually import eventually
from server.browser import Browser
from server.house import House, opened

PATIENCE = 20.0


class TwoHouses:
    """Two servers, and people who come to both."""

    def __init__(self, one: House, two: House) -> None:
        self.one = one
        self.two = two

    async def guest(self, name: str) -> tuple[Browser, Browser]:
        """Return the browsers of one person, at the first server and at the second."""
        first = await self.one.guest(name)
        return first, self.at_two(first)

    def at_two(self, browser: Browser) -> Browser:
        """Return the same person at the second server."""
        other = self.two.browser()
        other.cookie = browser.cookie
        return other

    async def numbers(self, id: str) -> list[int]:
        """Return the number of a table at each of them, once they are the same."""
        lives = [await house.live(id) for house in (self.one, self.two)]
        await eventually(lambda: lives[0].table.number == lives[1].table.number)
        return [live.table.number for live in lives]


@asynccontextmanager
async def two_houses(folder: Path, database: str, **given: Any) -> AsyncIterator[TwoHouses]:
    """Open two servers on a database; nothing is found by looking now and then, unless wanted."""
    usual = {"check_seconds": 600.0, "sweep_seconds": 600.0, **given}
    async with (
        opened(folder, database=database, **usual) as one,
        opened(folder, database=database, **usual) as two,
    ):
        yield TwoHouses(one, two)
