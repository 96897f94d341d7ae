"""Where errands lie: a schema of their own in the database, which workers need nothing beside."""

import re
from pathlib import Path
from typing import Any, Final

import psycopg
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager
from psycopg_pool import AsyncConnectionPool

from clocksmith.server.store.database import DatabaseError

SCHEMA: Final = "clocksmith_errands"
CHANNEL: Final = SCHEMA  # on which servers are told of answers
MAKING: Final = 0x65727261  # the lock of the server that makes the schema; any number does
CONNECT_SECONDS: Final = 10
ALIVE: Final = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
POOL_SECONDS: Final = 5.0  # for a connection to be had
RETRY_SECONDS: Final = 2.0  # after which a pool gives up to connect, until it is asked again
FAILURES: Final = (psycopg.Error, ConnectorException, OSError)  # a later try may go well
OWN: Final = """
CREATE TABLE migrations (name text PRIMARY KEY);
CREATE TABLE errands (
    name text PRIMARY KEY,
    server text NOT NULL,
    asked timestamptz NOT NULL DEFAULT now(),
    wanted timestamptz NOT NULL DEFAULT now(),
    workshop text,
    told integer NOT NULL DEFAULT 0,
    answer text,
    failed text,
    done boolean NOT NULL DEFAULT false
);
CREATE INDEX errands_wanted ON errands (wanted);
CREATE TABLE workshops (
    name text PRIMARY KEY,
    hands integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT now()
);
"""


def conninfo_of(database: str) -> str:
    """Return the URL of a PostgreSQL database as its own programs write it."""
    return re.sub(r"^postgres(ql)?(\+\w+)?://", "postgresql://", database)


def reason_of(error: Exception) -> str:
    """Return why the database failed, in one line."""
    told = error.__cause__ or error  # what the queue raises hides the reason
    return str(told).strip().partition("\n")[0] or type(told).__name__


def connecting() -> dict[str, Any]:
    """Return how every connection is made: it sees the schema of errands and no other."""
    return {"options": f"-c search_path={SCHEMA}", "connect_timeout": CONNECT_SECONDS, **ALIVE}


def pool_of(database: str, size: int) -> "AsyncConnectionPool[Any]":
    """Return so many connections, not opened yet; each statement is a transaction."""
    return AsyncConnectionPool(
        conninfo_of(database),
        min_size=1,
        max_size=size,
        kwargs=connecting(),
        configure=_commit_at_once,
        check=AsyncConnectionPool.check_connection,
        timeout=POOL_SECONDS,
        reconnect_timeout=RETRY_SECONDS,
        open=False,
    )


async def _commit_at_once(connection: "psycopg.AsyncConnection[Any]") -> None:
    await connection.set_autocommit(True)


def make_ready(database: str) -> None:
    """Make the schema where there is none, and bring it up to date; one server at a time does it.

    Each step is a transaction with the note that it was taken, so that a server that is killed
    leaves nothing half-made. DatabaseError, in words, when the database cannot be used.
    """
    try:
        with psycopg.connect(conninfo_of(database), autocommit=True, **connecting()) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", [MAKING])
            _make(connection)
    except psycopg.Error as error:
        reason = reason_of(error)
        raise DatabaseError(f"the database cannot be used for workers: {reason}") from None


def _make(connection: "psycopg.Connection[Any]") -> None:
    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    if not _is_there(connection, "namespace", SCHEMA):
        connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())
    if not _is_there(connection, "class", f"{SCHEMA}.migrations"):
        with connection.transaction():
            connection.execute(SchemaManager.get_schema())
            connection.execute(OWN.encode())
            _note(connection, [step.name for step in steps])
        return
    taken = {name for (name,) in connection.execute("SELECT name FROM migrations")}
    for step in steps:
        if step.name not in taken:
            with connection.transaction():
                connection.execute(step.read_bytes())
                _note(connection, [step.name])


def _is_there(connection: "psycopg.Connection[Any]", kind: str, name: str) -> bool:
    found = connection.execute(f"SELECT to_reg{kind}(%s)".encode(), [name]).fetchone()
    return found is not None and found[0] is not None


def _note(connection: "psycopg.Connection[Any]", names: list[str]) -> None:
    connection.execute("INSERT INTO migrations SELECT unnest(%s::text[])", [names])
