"""Moving: all that one database holds is written into another, and looked at there.

It works between files and PostgreSQL, in any direction, for all tables of the schema. Everything
is written in one transaction: a move that is ended, however, leaves the other database empty.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from clocksmith.server.store.copying import Copied, copy_all
from clocksmith.server.store.database import (
    MIGRATING,
    SERVING,
    DatabaseError,
    is_shared,
    open_database,
    sqlite_file,
    url_of,
)
from clocksmith.server.store.lock import FileLock
from clocksmith.server.store.schema import METADATA

VERSIONS: Final = "alembic_version"  # which migrations a database has seen


@dataclass(frozen=True)
class Moved:
    """What a move has done."""

    copied: tuple[Copied, ...]
    left_out: tuple[str, ...]  # tables of others, such as those of a queue of jobs

    def rows(self, table: str = "") -> int:
        """Return how many rows of a table were moved, or of all."""
        return sum(copied.rows for copied in self.copied if table in ("", copied.table))


def shown(database: str) -> str:
    """Return how a database is called in a sentence: without a password."""
    url = url_of(database)
    file = sqlite_file(url)
    if file is not None:
        return str(file)
    try:
        return make_url(url).render_as_string().replace("+psycopg", "", 1)
    except ArgumentError:
        return "such a database"


def move(source: str, target: str) -> Moved:
    """Write all that *source* holds into the empty *target*, and look at it there.

    No server may use either of them. DatabaseError, in words, when it cannot be done; the target
    is empty then.
    """
    _check_places(source, target)
    with ExitStack() as opened:
        for database in (source, target):
            file = sqlite_file(url_of(database))
            if file is not None:
                opened.callback(FileLock(file).release)
        engines = []
        for database in (target, source):
            engines.append(open_database(database))
            opened.callback(engines[-1].dispose)
        try:
            with alone(engines[0], target) as written, alone(engines[1], source) as read:
                _check_contents(read, source, written, target)
                return Moved(copy_all(METADATA, read, written), _tables_of_others(read))
        except DBAPIError as error:
            reason = str(error.orig).strip().partition("\n")[0]
            raise DatabaseError(f"nothing was moved: {reason}") from None


def _check_places(source: str, target: str) -> None:
    """Raise DatabaseError where one of the two cannot be what it should be."""
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
    """Begin a transaction in a database that no server uses meanwhile.

    One that starts now waits until the transaction ends.
    """
    with engine.begin() as connection:
        for lock in (MIGRATING, SERVING) if is_shared(url_of(database)) else ():
            if not connection.execute(select(func.pg_try_advisory_xact_lock(lock))).scalar():
                raise DatabaseError(f"another server is using the database {shown(database)}")
        yield connection


def _check_contents(read: Connection, source: str, written: Connection, target: str) -> None:
    """Raise DatabaseError where there is nothing to move, or something in the way."""
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
    """Return what else lies in a database, such as jobs for workers in a schema of their own."""
    found = inspect(connection)
    names = {*found.get_table_names()} - {*METADATA.tables, VERSIONS}
    for schema in found.get_schema_names():
        if schema not in (found.default_schema_name, "information_schema"):
            names |= {f"{schema}.{table}" for table in found.get_table_names(schema)}
    return tuple(sorted(names))
