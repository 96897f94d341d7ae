"""The database schema of the queue: procrastinate's own, made by the first server that needs it."""

import logging
import re
from importlib.metadata import version
from typing import Any, Final

import psycopg
from procrastinate.schema import SchemaManager

from clocksmith.server.database.engine import DatabaseError

LOG: Final = logging.getLogger(__name__)
SCHEMA: Final = "clocksmith_jobs"
FORMER: Final = "clocksmith_errands"  # what servers before this one used
PREPARING: Final = 0x65727261  # the lock of the server that makes the schema; any number does
OPTIONS: Final[dict[str, Any]] = {
    # A job that is lost with the database is asked again: nothing waits for the disk.
    "options": f"-c search_path={SCHEMA} -c synchronous_commit=off",
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
WORKERS: Final = """
CREATE TABLE workers (
    id bigint PRIMARY KEY REFERENCES procrastinate_workers ON DELETE CASCADE,
    processes integer NOT NULL
)
"""


def prepare_schema(database: str) -> None:
    """Create the schema, unless this version of procrastinate has done so.

    It stores nothing for long: another version starts with an empty one.
    DatabaseError where the database cannot be used.
    """
    maker = f"procrastinate {version('procrastinate')}"
    comment = "SELECT obj_description(to_regnamespace(%s), 'pg_namespace')"
    try:
        with psycopg.connect(url_of(database), **OPTIONS) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [PREPARING])
            if connection.execute(comment, [SCHEMA]).fetchone() != (maker,):
                connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE".encode())
                connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())
                connection.execute(SchemaManager.get_schema())
                connection.execute(WORKERS)
                connection.execute(f"COMMENT ON SCHEMA {SCHEMA} IS '{maker}'".encode())
            _drop_former(connection)
    except psycopg.Error as error:
        reason = str(error).strip().partition("\n")[0]
        raise DatabaseError(f"the database cannot be used for workers: {reason}") from None


def url_of(database: str) -> str:
    """Return the URL of a PostgreSQL database as its own programs write it."""
    return re.sub(r"^postgres(ql)?(\+\w+)?://", "postgresql://", database)


def _drop_former(connection: "psycopg.Connection[Any]") -> None:
    drop = f"DROP SCHEMA IF EXISTS {FORMER} CASCADE"
    try:
        with connection.transaction():
            connection.execute("SET LOCAL lock_timeout = '5s'")
            connection.execute(drop.encode())
    except psycopg.Error as error:
        reason = str(error).strip().partition("\n")[0]
        LOG.warning("%s: its owner should run %r", reason, drop)
