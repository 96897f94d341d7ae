"""Where errands lie: made by whichever server comes first, and all that a worker may see."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
import yaml
from procrastinate.schema import SchemaManager

from clocksmith.server.botpool import BotQuestion
from clocksmith.server.errands.place import make_ready
from clocksmith.server.store.database import DatabaseError
from install.copies import ROOT
from install.test_image import filled_in
from server.errands.shop import open_workshop, rows
from server.house import opened
from server.test_botpool import is_legal, question

STEPS = "SELECT name FROM migrations ORDER BY name"


def steps(folder: Path, **texts: str) -> Path:
    """Return a folder of migrations as a later version of the queue may bring them."""
    known = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    later = {**{file.name: "" for file in known}, **{f"{n}.sql": t for n, t in texts.items()}}
    for name, text in later.items():
        (folder / name).write_text(text)
    return folder


async def test_servers_that_start_at_once_make_it_once(postgresql: str) -> None:
    with ThreadPoolExecutor(4) as starting:
        for made in [starting.submit(make_ready, postgresql) for _ in range(4)]:
            made.result()
    names = [name for (name,) in await rows(postgresql, STEPS)]
    assert names == sorted(
        file.name for file in Path(SchemaManager.get_migrations_path()).glob("*.sql")
    )
    public = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert await rows(postgresql, public) == [(0,)], "nothing lies elsewhere"


async def test_a_newer_queue_brings_it_up_to_date_step_by_step(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ready(postgresql)
    later = steps(tmp_path, later="CREATE TABLE later (id int)", worse="SELECT no_such_thing")
    monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(later))
    with pytest.raises(DatabaseError, match="no_such_thing"):
        make_ready(postgresql)
    assert ("later.sql",) in await rows(postgresql, STEPS)
    assert ("worse.sql",) not in await rows(postgresql, STEPS)
    (later / "worse.sql").write_text("CREATE TABLE better (id int)")
    make_ready(postgresql)
    assert await rows(postgresql, "SELECT * FROM later, better") == []


def test_a_database_that_is_not_there_is_told_in_words() -> None:
    with pytest.raises(DatabaseError, match="cannot be used for workers"):
        make_ready("postgresql://nobody@127.0.0.1:1/nothing")


async def asked_by(database: str, folder: Path, worker: str) -> tuple[BotQuestion, str]:
    """Return a question, and what a worker answers who sees the database with other rights."""
    asked = question()
    async with (
        opened(folder, database=database, thinking="workers") as house,
        open_workshop(worker),
    ):
        return asked, await house.services.backend.bots.choose(asked)


def test_a_worker_needs_no_more_rights_than_the_guide_gives_it(
    postgresql: str, tmp_path: Path
) -> None:
    many = yaml.safe_load(filled_in((ROOT / "compose.many.yaml").read_text("utf-8")))
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(many["configs"]["rights"]["content"].encode())
    worker = postgresql.replace("clocksmith@", "worker@")
    try:
        assert is_legal(*asyncio.run(asked_by(postgresql, tmp_path, worker)))
        with (
            psycopg.connect(worker) as connection,
            pytest.raises(psycopg.errors.InsufficientPrivilege),
        ):
            connection.execute("SELECT seed FROM tables")
    finally:
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute("DROP OWNED BY worker")
            connection.execute("DROP ROLE worker")
