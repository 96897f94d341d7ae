"""What the server has promised, and what its file says after it was killed."""

import asyncio
import shutil
import sqlite3
import tempfile
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine, select

from clocksmith.server.store.database import url_of
from clocksmith.server.store.schema import CHAT, ENTRIES, SEATS, TABLES


class Line(NamedTuple):
    """One line of a table's log, as it is sent and as it is kept."""

    kind: str
    seat: int
    text: str
    key: str | None  # none: the server answered by itself, for a bot


Log = dict[int, Line]  # by number


@dataclass
class Kept:
    """What a file holds: the logs of all tables, what was said, and whose seats are taken."""

    logs: dict[str, Log]
    said: set[str]
    seats: set[tuple[str, int]]


def kept_in(file: Path) -> Kept:
    """Return what a database holds, read from a copy, so that the server mends its own file."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            part = file.with_name(file.name + suffix)
            if part.exists():
                shutil.copy(part, folder)
        with closing(sqlite3.connect(Path(folder) / file.name)) as database:
            return _kept(database)


def _kept(database: sqlite3.Connection) -> Kept:
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    logs: dict[str, Log] = {id: {} for (id,) in database.execute("SELECT id FROM tables")}
    for id, number, *line in database.execute(
        "SELECT table_id, number, kind, seat, text, key FROM entries ORDER BY table_id, number"
    ):
        logs[id][number] = Line(*line)
    said = {text for (text,) in database.execute("SELECT text FROM chat")}
    taken = "SELECT table_id, seat FROM seats WHERE user_id IS NOT NULL"
    return Kept(logs, said, set(database.execute(taken)))


def kept_at(database: str) -> Kept:
    """Return what a database holds to which its servers are connected."""
    engine = create_engine(url_of(database))
    try:
        with engine.connect() as connection:
            logs: dict[str, Log] = {id: {} for (id,) in connection.execute(select(TABLES.c.id))}
            lines = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
            for row in connection.execute(lines):
                logs[row.table_id][row.number] = Line(row.kind, row.seat, row.text, row.key)
            said = {text for (text,) in connection.execute(select(CHAT.c.text))}
            taken = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.user_id.is_not(None))
            seats = {(row.table_id, row.seat) for row in connection.execute(taken)}
            return Kept(logs, said, seats)
    finally:
        engine.dispose()


class Journal:
    """Everything that was acknowledged to the clients, however often the server was killed."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, Log] = defaultdict(dict)
        self.said: set[str] = set()
        self.seats: set[tuple[str, int]] = set()
        self.count = 0
        self.again = 0  # commands that were acknowledged only when they were sent again
        self.unheard: set[str] = set()  # keys of commands that were kept, but not acknowledged yet
        self.refused: set[str] = set()  # keys of commands that were not carried out
        self._more = asyncio.Event()

    def acknowledged(self, table: str, number: int, line: Line) -> None:
        """Take note of an acknowledged command: no other has its number."""
        assert number not in self.logs[table], f"{number} is {self.logs[table][number]}, and {line}"
        self.logs[table][number] = line
        self.count += 1
        self._more.set()

    async def reached(self, count: int, seconds: float) -> None:
        """Wait until so many commands have been acknowledged."""
        async with asyncio.timeout(seconds):
            while self.count < count:
                self._more.clear()
                await self._more.wait()

    def check(self, kept: Kept) -> None:
        """Everything acknowledged is kept, where it was acknowledged, and nothing twice."""
        assert set(self.logs) <= set(kept.logs), "a table is lost"
        assert self.said <= kept.said, "something said is lost"
        assert self.seats <= kept.seats, "a seat is lost"
        for id, log in kept.logs.items():
            assert list(log) == list(range(1, len(log) + 1)), f"the log of {id} has gaps"
            keys = [line.key for line in log.values() if line.key is not None]
            assert len(keys) == len(set(keys)), "a command was carried out twice"
            assert self.refused.isdisjoint(keys), "a command was refused and carried out"
            self.unheard |= set(keys) - {line.key for line in self.logs[id].values()}
            for number, line in self.logs[id].items():
                assert log.get(number) == line, f"{id} {number}: {line} was acknowledged"
