"""What a database holds: the logs of all tables, what was said, and whose seats are taken."""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine, select

from clocksmith.server.database.engine import url_of
from clocksmith.server.database.schema import CHAT, ENTRIES, SEATS, TABLES


class Line(NamedTuple):
    """One line of a table's log, as it is sent and as it is kept."""

    kind: str
    seat: int
    text: str
    key: str | None  # none: the server answered by itself, for a bot


Log = list[tuple[int, Line]]  # numbers and lines, in the order of the numbers
Seats = set[tuple[str, int]]  # tables and seats


@dataclass
class Kept:
    """What a database holds."""

    logs: dict[str, Log]
    said: set[str]
    seats: Seats


def kept_in(file: Path) -> Kept:
    """Return what a file holds, read from a copy, so that the server mends its own."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            part = file.with_name(file.name + suffix)
            if part.exists():
                shutil.copy(part, folder)
        copy = Path(folder) / file.name
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return kept_at(str(copy))


def kept_at(database: str) -> Kept:
    """Return what a database holds to which its servers may be connected."""
    engine = create_engine(url_of(database))
    try:
        with engine.connect() as connection:
            logs: dict[str, Log] = {id: [] for (id,) in connection.execute(select(TABLES.c.id))}
            lines = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
            for row in connection.execute(lines):
                line = Line(row.kind, row.seat, row.text, row.key)
                logs[row.table_id].append((row.number, line))
            said = {text for (text,) in connection.execute(select(CHAT.c.text))}
            taken = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.user_id.is_not(None))
            seats = {(row.table_id, row.seat) for row in connection.execute(taken)}
            return Kept(logs, said, seats)
    finally:
        engine.dispose()
