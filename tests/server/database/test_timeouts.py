"""Nobody waits for ever for a PostgreSQL that cannot be reached, and it does not wait for us."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from clocksmith.cli.commands.bench.server.postgresql import USER, PostgreSQL
from clocksmith.server.database.engine import open_database
from clocksmith.server.database.store import Store
from faults.cable import Cable

SECONDS = 0.4
LONG = 30.0  # on a busy machine
ONE = text("SELECT 1")


@asynccontextmanager
async def cabled(cluster: PostgreSQL, database: str) -> AsyncIterator[tuple[Cable, str]]:
    """A cable to a database, and its URL."""
    cable = Cable(cluster.folder / ".s.PGSQL.5432", random.Random(1))
    await cable.start()
    try:
        yield cable, f"postgresql://{USER}@127.0.0.1:{cable.port}{urlsplit(database).path}"
    finally:
        await cable.close()


async def test_a_connection_that_nobody_answers_on_is_given_up(
    cluster: PostgreSQL, postgresql: str
) -> None:
    async with cabled(cluster, postgresql) as (cable, url):
        engine = await asyncio.to_thread(open_database, url, SECONDS)
        with await asyncio.to_thread(engine.connect) as connection:
            await asyncio.to_thread(connection.execute, ONE)
            await asyncio.to_thread(connection.rollback)  # or PostgreSQL may be the first to end it
            cable.hang()
            began = time.monotonic()
            with pytest.raises(OperationalError, match=r"no answer for 0.4 seconds"):
                await asyncio.to_thread(connection.execute, ONE)
            assert SECONDS <= time.monotonic() - began < LONG
        cable.mend()
        await asyncio.to_thread(assert_answers, engine)
        engine.dispose()


def assert_answers(engine: Engine) -> None:
    with engine.connect() as connection:
        assert connection.execute(ONE).scalar() == 1


async def test_who_writes_goes_on_when_the_network_has_forgotten_him(
    cluster: PostgreSQL, postgresql: str
) -> None:
    def one(connection: Connection) -> object:
        return connection.execute(ONE).scalar()

    async with cabled(cluster, postgresql) as (cable, url):
        store = await asyncio.to_thread(Store, url, SECONDS)
        assert await store.write(one) == 1
        cable.hang()
        with pytest.raises(OperationalError):
            await store.write(one)
        cable.mend()
        assert await store.write(one) == 1
        assert await store.read(one) == 1
        await asyncio.to_thread(store.close)


async def test_what_one_holds_who_is_cut_off_is_let_go(
    cluster: PostgreSQL, postgresql: str
) -> None:
    row = text("INSERT INTO secrets (name, value) VALUES ('shared', 'x')")
    async with cabled(cluster, postgresql) as (cable, url):
        cut_off = await asyncio.to_thread(open_database, url, SECONDS)
        other = await asyncio.to_thread(open_database, postgresql, LONG)
        connection = await asyncio.to_thread(cut_off.connect)
        await asyncio.to_thread(connection.execute, row)
        cable.hang()  # what was written is neither committed nor given up

        def write() -> None:
            with other.begin() as begun:
                begun.execute(row)

        began = time.monotonic()
        await asyncio.to_thread(write)
        assert time.monotonic() - began < LONG
        connection.invalidate()
        connection.close()
        for engine in (cut_off, other):
            engine.dispose()
