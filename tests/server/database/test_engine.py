"""The database is made, kept to its owner, durable, and brought up to date."""

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from clocksmith.server.database.engine import (
    DatabaseError,
    newest_revision,
    open_database,
    sqlite_file,
    url_of,
)
from clocksmith.server.database.schema import METADATA
from eventually import PATIENCE


def test_a_file_is_a_database_url_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert url_of(str(file)) == f"sqlite:///{file}"
    for spelt in ("postgresql+psycopg", "postgresql", "postgres"):
        assert url_of(f"{spelt}://host/club") == "postgresql+psycopg://host/club"
    assert sqlite_file(url_of(str(file))) == file
    for spelling in ("file:", "file://"):
        assert url_of(f"{spelling}{file}") == f"sqlite:///{file}"
    assert sqlite_file("postgresql+psycopg://host/club") is None
    assert sqlite_file("sqlite://") is None
    for spelt in (f"sqlite+pysqlite:///{file}", f"sqlite:///{file}?timeout=3"):
        assert sqlite_file(spelt) == file
    assert sqlite_file(f"sqlite:///file:{file}?uri=true&mode=rw") == file


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.db"
    engine = open_database(str(file))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO secrets (name, value) VALUES ('a', 'b')"))
        for path in file.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    engine.dispose()


def test_a_commit_survives_a_power_cut(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "tables.db"))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "tables.db"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert revision == newest_revision()
    engine.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    for _ in range(2):
        engine = open_database(str(file))
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 0
        engine.dispose()


def test_a_database_of_a_newer_clocksmith_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_database(str(file)).dispose()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseError, match="newer Clocksmith"):
        open_database(str(file))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(DatabaseError, match="cannot be opened"):
        open_database(str(tmp_path / "tables.db"))


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="cannot be opened: Is a directory"):
        open_database(str(tmp_path))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 1000)
    with pytest.raises(DatabaseError, match=r"letter\.txt cannot be used: file is not a database"):
        open_database(str(file))


@pytest.mark.parametrize("seen", ["0000", "0001"])
def test_a_process_killed_anywhere_in_a_migration_leaves_a_database_that_opens(
    seen: str, tmp_path: Path
) -> None:
    script = Path(__file__).with_name("killed.py")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "src")}
    command = [sys.executable, str(script), str(tmp_path), seen]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 2  # times that it was killed


def test_a_damaged_file_is_told_before_anybody_plays(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_database(str(file)).dispose()
    with file.open("r+b") as pages:
        pages.seek(3 * 4096)
        pages.write(b"\xff" * 4096)
    with pytest.raises(DatabaseError, match=r"tables\.db .*(damaged|malformed)"):
        open_database(str(file))


def test_a_url_that_leads_nowhere_is_told() -> None:
    with pytest.raises(DatabaseError, match="there is no such database"):
        open_database("nothing://host/club")


def test_a_driver_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    needed = r"needs the Python package psycopg: install 'clocksmith\[postgresql\]'"
    with pytest.raises(DatabaseError, match=needed):
        open_database("postgresql://host/club")
