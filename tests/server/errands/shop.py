"""A workshop inside the test, with hands that are quick or unruly, and looks into the database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg

from clocksmith.server.errands.hands import Hands
from clocksmith.server.errands.place import connecting
from clocksmith.server.errands.workshop import Workshop
from clocksmith.server.looking import look_here
from server.unruly import unruly

TABLES = ("procrastinate_jobs", "procrastinate_events", "errands")


@asynccontextmanager
async def open_workshop(
    database: str, does: str = "", mark: Path = Path(), hands: int = 1
) -> AsyncIterator[Workshop]:
    """Keep a workshop open; its hands think without a search, or do what they should not."""
    program = unruly(does, mark)
    opened = Workshop(database, Hands(hands, program, look_here(program) if does else None))
    working = asyncio.create_task(opened.work())
    try:
        yield opened
        assert not working.done(), "a workshop stays open until it is closed"
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


async def connected(database: str) -> "psycopg.AsyncConnection[Any]":
    """Return a connection to the schema of errands."""
    return await psycopg.AsyncConnection.connect(database, **connecting())


async def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """Return what lies in the schema of errands."""
    async with await connected(database) as connection:
        return await (await connection.execute(query.encode())).fetchall()


async def left_lying(database: str) -> dict[str, int]:
    """Return how many rows there are of each kind that is for a while only."""
    counts = [(await rows(database, f"SELECT count(*) FROM {table}"))[0][0] for table in TABLES]
    return dict(zip(TABLES, counts, strict=True))


async def until_lying(database: str, query: str) -> list[tuple[Any, ...]]:
    """Wait until a query finds something, and return it."""
    while not (found := await rows(database, query)):
        await asyncio.sleep(0.02)
    return found
