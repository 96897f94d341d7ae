"""Whatever an earlier Clocksmith kept, in whichever table, is there after the upgrade."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, inspect, select

from clocksmith.server.database.engine import MIGRATIONS, newest_revision, open_database, url_of
from clocksmith.server.database.move import move
from clocksmith.server.database.schema import METADATA
from server.database.filled import contents, fill
from server.house import opened
from server.upgrade.test_upgrade import LEFT, cookie, laid

# Tables and columns of before, and what they are called now.
TABLES = {
    "wishes": "seeks",
    "deeds": "audit_log",
    "habits": "notification_preferences",
    "ways": "notification_channels",
    "turns": "turn_notifications",
    "letters": "outbox",
    "tickets": "one_time_links",
}
COLUMNS = {
    ("users", "keeper"): "moderator",
    ("users", "likeness"): "name_skeleton",
    ("users", "login_likeness"): "login_skeleton",
    ("deeds", "keeper"): "moderator",
    ("habits", "rhythm"): "frequency",
    ("habits", "minutes"): "quiet_minutes",
    ("habits", "hour"): "digest_hour",
    ("habits", "digest"): "digest_day",
    ("ways", "wanted"): "enabled",
    ("turns", "found_at"): "began_at",
    ("turns", "settled"): "notified",
    ("letters", "way_id"): "channel_id",
    ("tickets", "way_id"): "channel_id",
}
REVISIONS = [f"{number:04}" for number in range(1, int(newest_revision()) + 1)]
SHARED = REVISIONS[REVISIONS.index("0005") :]  # before it nothing was kept in PostgreSQL


def leave(connection: Connection, revision: str) -> MetaData:
    """Make a database as a Clocksmith of a revision left it, with rows in every table."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.replace(".", ":", 1).replace(".", "/"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    before = MetaData()
    before.reflect(connection, only=lambda name, _: name != "alembic_version")
    fill(connection, before)
    return before


def contents_today(connection: Connection, before: MetaData) -> dict[str, list[str]]:
    """Return all rows of the tables of before, where they are now."""
    rows = {}
    for table in before.sorted_tables:
        now = METADATA.tables[TABLES.get(table.name, table.name)]
        names = [COLUMNS.get((table.name, one.name), one.name) for one in table.columns]
        found = connection.execute(select(*[now.c[name] for name in names]))
        rows[table.name] = sorted([repr(tuple(row)) for row in found])
    return rows


def assert_it_is_brought_up_to_date(place: str, revision: str) -> None:
    """What was there is there still, in the schema of today, and new things can be kept."""
    engine = create_engine(url_of(place))
    with engine.begin() as connection:
        before = leave(connection, revision)
        kept = contents(connection, before)
    engine.dispose()
    assert all(kept.values())
    engine = open_database(place)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert contents_today(connection, before) == kept
        assert set(inspect(connection).get_table_names()) >= set(METADATA.tables)
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
def test_rows_of_every_earlier_schema_are_kept_in_a_file(revision: str, tmp_path: Path) -> None:
    assert_it_is_brought_up_to_date(str(tmp_path / "tables.db"), revision)


@pytest.mark.parametrize("revision", SHARED)
def test_rows_of_every_earlier_schema_are_kept_in_postgresql(
    revision: str, postgresql: str
) -> None:
    assert_it_is_brought_up_to_date(postgresql, revision)


@pytest.mark.parametrize("name", LEFT)
async def test_a_file_of_the_first_schema_is_moved_to_postgresql_and_played_on(
    name: str, postgresql: str, tmp_path: Path
) -> None:
    tables = laid(name, tmp_path / "left.db")
    move(str(tmp_path / "left.db"), postgresql)
    async with opened(tmp_path, database=postgresql) as house:
        browser = house.browser()
        browser.cookie = cookie(house, tables[0]["host"])
        for stood in tables:
            assert (await house.live(stood["id"])).table.number == stood["number"]
            await house.play(browser, stood["id"], 5)
