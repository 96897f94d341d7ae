"""A real PostgreSQL for the tests: started when the first one asks for it, ended after the last."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, text

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgreSQL]:
    """A running PostgreSQL, one for each process of pytest."""
    with PostgreSQL(durable=False) as running:
        yield running


@pytest.fixture
def postgresql(cluster: PostgreSQL) -> str:
    """The URL of an empty database that is the test's own."""
    return cluster.database()


def is_waited_for(engine: Engine) -> bool:
    """Return whether somebody waits for a lock in a PostgreSQL database."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    with engine.connect() as connection:
        return bool(connection.execute(waiting).scalar_one())
