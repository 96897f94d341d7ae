"""The schema of the queue is made once, anew for another procrastinate, and the former one goes."""

from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version

import psycopg
import pytest
from sqlalchemy import make_url

from clocksmith.server.database.engine import DatabaseError
from clocksmith.server.thinking.remote import schema
from clocksmith.server.thinking.remote.schema import FORMER, OPTIONS, SCHEMA, prepare_schema
from server.thinking.remote.workers import rows

JOBS = "SELECT id FROM procrastinate_jobs"
DEFER = "INSERT INTO procrastinate_jobs (queue_name, task_name) VALUES ('q', 't')"
SCHEMAS = f"SELECT nspname FROM pg_namespace WHERE nspname IN ('{SCHEMA}', '{FORMER}')"


def execute(database: str, *statements: str) -> None:
    """Run statements, each in a transaction."""
    with psycopg.connect(database, autocommit=True, **OPTIONS) as connection:
        for statement in statements:
            connection.execute(statement.encode())


async def test_servers_that_start_at_once_make_it_once(postgresql: str) -> None:
    with ThreadPoolExecutor(4) as starting:
        for made in [starting.submit(prepare_schema, postgresql) for _ in range(4)]:
            made.result()
    assert await rows(postgresql, JOBS) == []
    public = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert await rows(postgresql, public) == [(0,)], "nothing lies elsewhere"


async def test_jobs_stay_until_another_procrastinate_comes(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_schema(postgresql)
    execute(postgresql, DEFER)
    prepare_schema(postgresql)
    assert len(await rows(postgresql, JOBS)) == 1
    monkeypatch.setattr(schema, "version", lambda name: f"{version(name)}.1")
    prepare_schema(postgresql)
    assert await rows(postgresql, JOBS) == []


async def test_the_schema_of_former_servers_goes(postgresql: str) -> None:
    execute(postgresql, f"CREATE SCHEMA {FORMER}", f"CREATE TABLE {FORMER}.errands (name text)")
    prepare_schema(postgresql)
    assert await rows(postgresql, SCHEMAS) == [(SCHEMA,)]


async def test_a_server_that_may_not_drop_it_says_how(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = make_url(postgresql).database
    execute(
        postgresql,
        f"CREATE SCHEMA {FORMER}",
        "CREATE ROLE lesser LOGIN",
        f"GRANT CREATE ON DATABASE {name} TO lesser",
    )
    try:
        prepare_schema(postgresql.replace("clocksmith@", "lesser@"))
        assert sorted(await rows(postgresql, SCHEMAS)) == [(FORMER,), (SCHEMA,)]
        [line] = [record.getMessage() for record in caplog.records]
        assert f"DROP SCHEMA IF EXISTS {FORMER} CASCADE" in line
    finally:
        execute(postgresql, "DROP OWNED BY lesser CASCADE", "DROP ROLE lesser")


def test_a_database_that_is_not_there_is_told_in_words() -> None:
    with pytest.raises(DatabaseError, match="cannot be used for workers"):
        prepare_schema("postgresql://nobody@127.0.0.1:1/nothing")
