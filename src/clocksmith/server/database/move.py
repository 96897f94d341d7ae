"""Moves all contents of one database into another, and verifies them there.

It works between files and PostgreSQL, in any direction, for all tables of the schema. Everything
is written in one transaction: an interrupted move leaves the other database empty.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from clocksmith.server.database.copy import Copied, copy_all
from clocksmith.server.database.engine import (
    MIGRATING,
    SERVING,
    DatabaseError,
    is_shared,
    open_database,
    sqlite_file,
    url_of,
)
from clocksmith.server.database.file_lock import FileLock
from clocksmith.server.database.schema import METADATA

VERSIONS: Final = "alembic_version"  # which migrations have run


@dataclass(frozen=True)
class Moved:
    """The result of a move."""

    copied: tuple[Copied, ...]
    left_out: tuple[str, ...]  # tables of other programs, such as a job queue

    def rows(self, table: str = "") -> int:
        """Return how many rows were moved, of one table or of all."""
        return sum(copied.rows for copied in self.copied if table in ("", copied.table))


def shown(database: str) -> str:
    """Return the name of a database for messages, without its password."""
    url = url_of(database)
    file = sqlite_file(url)
    if file is not None:
        return str(file)
    try:
        return make_url(url).render_as_string().replace("+psycopg", "", 1)
    except ArgumentError:
        return "such a database"


def move(source: str, target: str) -> Moved:
    """Write all contents of *source* into the empty *target*, and verify them there.

    No server may use either of them. DatabaseError, in words, if the move fails; *target* is
    empty then.
    """
    _check_places(source, target)
    with ExitStack() as stack:
        for database in (source, target):
            file = sqlite_file(url_of(database))
            if file is not None:
                stack.callback(FileLock(file).release)
        engines = []
        for database in (target, source):
            engines.append(open_database(database))
            stack.callback(engines[-1].dispose)
        try:
            with alone(engines[0], target) as written, alone(engines[1], source) as read:
                _check_contents(read, source, written, target)
                return Moved(copy_all(METADATA, read, written), _tables_of_others(read))
        except DBAPIError as error:
            reason = str(error.orig).strip().partition("\n")[0]
            raise DatabaseError(f"nothing was moved: {reason}") from None


def _check_places(source: str, target: str) -> None:
    """Raise DatabaseError if *source* or *target* is unsuitable."""
    urls = [url_of(source), url_of(target)]
    files = [sqlite_file(url) for url in urls]
    for url, file, database in zip(urls, files, (source, target), strict=True):
        if file is None and not is_shared(url):
            raise DatabaseError(f"only files and PostgreSQL can be moved, not {shown(database)}")
    before, after = files
    if before is not None and not (before.is_file() and before.stat().st_size):
        raise DatabaseError(f"there is no database {before}")
    is_same_file = before is not None and after is not None and before.resolve() == after.resolve()
    if is_same_file or urls[0] == urls[1]:
        raise DatabaseError(f"the database {shown(source)} cannot be moved to itself")


@contextmanager
def alone(engine: Engine, database: str) -> Iterator[Connection]:
    """Begin a transaction in a database that no server is using.

    A server that starts now waits until the transaction ends.
    """
    with engine.begin() as connection:
        for lock in (MIGRATING, SERVING) if is_shared(url_of(database)) else ():
            if not connection.execute(select(func.pg_try_advisory_xact_lock(lock))).scalar():
                raise DatabaseError(f"another server is using the database {shown(database)}")
        yield connection


def _check_contents(read: Connection, source: str, written: Connection, target: str) -> None:
    """Raise DatabaseError if the source is empty or the target is not."""
    in_the_way = [table.name for table in METADATA.sorted_tables if _has_rows(written, table)]
    if in_the_way:
        raise DatabaseError(
            f"the database {shown(target)} is not empty: it has rows in {', '.join(in_the_way)}"
        )
    if not any(_has_rows(read, table) for table in METADATA.sorted_tables):
        raise DatabaseError(f"the database {shown(source)} is empty: there is nothing to move")


def _has_rows(connection: Connection, table: Table) -> bool:
    return connection.execute(select(1).select_from(table).limit(1)).first() is not None


def _tables_of_others(connection: Connection) -> tuple[str, ...]:
    """Return the other tables in a database, such as a job queue in its own schema."""
    inspector = inspect(connection)
    names = {*inspector.get_table_names()} - {*METADATA.tables, VERSIONS}
    for schema in inspector.get_schema_names():
        if schema not in (inspector.default_schema_name, "information_schema"):
            names |= {f"{schema}.{table}" for table in inspector.get_table_names(schema)}
    return tuple(sorted(names))
