"""Copies of a database file: made while a server plays on, looked through, and put back.

A copy holds the seeds of games that are played, the secret of cookies and what is
left of passwords: only its owner may read it.
"""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clocksmith.server.store.database import DatabaseError, newest_revision
from clocksmith.server.store.lock import FileLock

BROKEN_LOGS: Final = """
SELECT table_id FROM entries GROUP BY table_id
HAVING min(number) <> 1 OR max(number) <> count(*)
"""


@dataclass(frozen=True)
class Contents:
    """What a database file holds."""

    revision: str
    tables: int
    entries: int


def look_through(file: Path) -> Contents:
    """Return what a database file holds; DatabaseError, in words, when something is wrong there."""
    if not file.is_file():
        raise DatabaseError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            return _looked_through(database, file)
    except sqlite3.Error as error:
        raise DatabaseError(f"{file} is no database of Clocksmith: {error}") from None


def _looked_through(database: sqlite3.Connection, file: Path) -> Contents:
    damage = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if damage != "ok":
        raise DatabaseError(f"{file} is damaged: {damage}")
    if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise DatabaseError(f"{file} is damaged: something belongs to a table that is not there")
    broken = database.execute(BROKEN_LOGS).fetchone()
    if broken is not None:
        raise DatabaseError(f"{file} is damaged: entries of table {broken[0]} are missing")
    revision = str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    if revision > newest_revision():
        raise DatabaseError(f"{file} was used by a newer Clocksmith: it is at revision {revision}")
    tables = database.execute("SELECT count(*) FROM tables").fetchone()[0]
    entries = database.execute("SELECT count(*) FROM entries").fetchone()[0]
    return Contents(revision, int(tables), int(entries))


def back_up(database: Path, copy: Path) -> Contents:
    """Write a copy of a database, also while a server uses it, and return what it holds.

    The copy has its name only once it was looked through and is safe on the disk.
    """
    if copy.exists():
        raise DatabaseError(f"{copy} is there already")
    _copy(database, copy)
    return look_through(copy)


def restore(copy: Path, database: Path) -> tuple[Contents, Path | None]:
    """Put a copy in the place of a database that no server uses, and return what it holds.

    What was there before is kept under another name, which is returned.
    """
    contents = look_through(copy)
    lock = FileLock(database)
    try:
        before = _put_aside(database.resolve())
        _copy(copy, database.resolve())
        look_through(database)
    finally:
        lock.release()
    return contents, before


def _copy(source: Path, target: Path) -> None:
    """Write a copy that is whole as soon as it has its name."""
    if not source.is_file():
        raise DatabaseError(f"there is no database {source}")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(unfinished)) as written,
        ):
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")  # one file is all there is
        look_through(unfinished)
        _make_last(unfinished)
        unfinished.replace(target)
        if os.name == "posix":
            _make_last(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{target} could not be written: {error}") from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _put_aside(database: Path) -> Path | None:
    """Give what is there another name, whole; None where there was nothing."""
    if not database.is_file() or not database.stat().st_size:
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:  # it may be damaged
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    database.rename(aside)
    for beside in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + beside).rename(f"{aside}{beside}")
    return aside


def _make_last(path: Path) -> None:
    """Return once what was written there would survive a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
