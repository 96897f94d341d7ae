"""Retelling: what servers tell of a table, beside what its log gives when it is replayed."""

import asyncio
import json
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import Engine, create_engine, select

from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.server.database.engine import url_of
from clocksmith.server.database.schema import ENTRIES, TABLES
from clocksmith.table import wire
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.entry import Entry
from clocksmith.table.feed import Feed
from clocksmith.table.setup import setup_of
from clocksmith.table.table import Table

PATIENCE: Final = 10.0  # seconds for the bots of one table
AGAIN_SECONDS: Final = 0.2


async def told_otherwise(database: str, ports: Iterable[int], ids: list[str]) -> list[str]:
    """Return the tables of which a server tells something else than their logs.

    A bot may still play at a table that people have left: it is looked at again.
    """
    engine = create_engine(url_of(database))
    found = set()
    for port in ports:
        connection = Connection(port)
        for id in ids:
            give_up = time.monotonic() + PATIENCE
            while await _told(connection, id) != _replayed(engine, id):
                if time.monotonic() > give_up:
                    found.add(id)
                    break
                await asyncio.sleep(AGAIN_SECONDS)
        connection.close()
    engine.dispose()
    return sorted(found)


async def _told(connection: Connection, id: str) -> tuple[Any, Any]:
    answer = await connection.get(f"tables/{id}/story?seat=spectator")
    told = answer.data() if answer.status == 200 else {}
    return told.get("first"), told.get("steps")


def _replayed(engine: Engine, id: str) -> tuple[Any, Any]:
    """Return the story of a table, made anew from its log and without a server."""
    with engine.connect() as connection:
        table = _table(connection, id)
    story = Feed(table, SPECTATOR).story(_heading(id, table))
    again = msgspec.json.decode(wire.encode(story))
    return again["first"], again["steps"]


def _table(connection: DatabaseConnection, id: str) -> Table:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one()
    setup = setup_of(json.loads(row.setup))
    table = Table(setup, CommittedSeed(row.seed), row.begun_at or row.opened_at)
    log = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    for line in connection.execute(log):
        table.apply(Entry(line.number, line.kind, Seat(line.seat), line.text, line.at))
    return table


def _heading(id: str, table: Table) -> wire.Summary:
    setup = table.setup
    return wire.Summary(
        id=id,
        game=setup.game.name,
        rules_version=setup.game.rules_version,
        options=dict(setup.choices.pairs),
        seats=[],
        clock=setup.clock.plain(),
        commitment="",
        opened_at=table.opened_at,
        branch=None,
        state="playing",
    )
