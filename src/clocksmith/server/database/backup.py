"""Backups of a database file: made while the server runs, checked, and restored.

A copy holds the seeds of running games, the secret of cookies and the hashes of passwords: only
its owner may read it.
"""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clocksmith.server.database.engine import DatabaseError, newest_revision
from clocksmith.server.database.file_lock import FileLock

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
    """Check a database file and return what it holds; DatabaseError, in words, if it is damaged."""
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
    """Write a copy of a database, even while a server uses it, and return what it holds.

    The copy gets its name only once it has been checked and is safe on the disk.
    """
    if copy.exists():
        raise DatabaseError(f"the file {copy} exists already")
    _copy(database, copy)
    return look_through(copy)


def restore(copy: Path, database: Path) -> tuple[Contents, Path | None]:
    """Put a copy in place of a database that no server uses, and return what it holds.

    The old database is kept under another name, which is returned.
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
    """Write a copy, which gets its name only when it is complete."""
    if not source.is_file():
        raise DatabaseError(f"there is no database {source}")
    temporary = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        temporary.unlink(missing_ok=True)
        os.close(os.open(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(temporary)) as written,
        ):
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")  # leaves a single file
        look_through(temporary)
        _make_last(temporary)
        temporary.replace(target)
        if os.name == "posix":
            _make_last(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{target} could not be written: {error}") from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _put_aside(database: Path) -> Path | None:
    """Rename the old database and the files beside it; None if there is none."""
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
    """Flush a file or folder to the disk, so that it survives a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
