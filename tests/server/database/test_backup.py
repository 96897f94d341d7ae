"""Copies of a database are whole, are their owner's, and can be put back."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminal import assert_one_sentence, run
from clocksmith.server.database.backup import Contents, back_up, look_through, restore
from clocksmith.server.database.engine import DatabaseError, newest_revision
from server.house import HOT_SEAT, opened


async def played(folder: Path, count: int, copy: Path | None = None) -> None:
    """Play so many answers at a new table, and copy the database while the server runs."""
    async with opened(folder) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, count)
        if copy is not None:
            with pytest.raises(DatabaseError, match="another server"):
                restore(folder / "tables.db", folder / "tables.db")
            assert back_up(folder / "tables.db", copy) == Contents(newest_revision(), 1, count)


async def test_a_copy_is_made_while_the_server_runs_and_is_put_back(tmp_path: Path) -> None:
    copy, file = tmp_path / "copies" / "first.db", tmp_path / "tables.db"
    await played(tmp_path, 3, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["first.db"]
    await played(tmp_path, 5)
    contents, before = restore(copy, file)
    assert (contents.tables, contents.entries) == (1, 3)
    assert before is not None
    assert look_through(before).entries == 8
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with opened(tmp_path):  # and it can be served
        pass


async def test_a_copy_with_something_missing_is_not_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    await played(tmp_path, 3, copy)
    with pytest.raises(DatabaseError, match="exists already"):
        back_up(tmp_path / "tables.db", copy)
    for number, damage in enumerate(("DELETE FROM entries WHERE number = 2", "DROP TABLE entries")):
        damaged = tmp_path / f"damaged-{number}.db"
        shutil.copy(copy, damaged)
        with closing(sqlite3.connect(damaged)) as database:
            database.execute(damage)
            database.commit()
        with pytest.raises(DatabaseError, match=r"entries"):
            restore(damaged, tmp_path / "tables.db")
    with pytest.raises(DatabaseError, match="there is no file"):
        restore(tmp_path / "nowhere.db", tmp_path / "tables.db")
    assert look_through(tmp_path / "tables.db").entries == 3


async def test_the_commands_tell_what_they_did(tmp_path: Path) -> None:
    await played(tmp_path, 2)
    file, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    said = run("backup", copy, "--database", file)
    assert (said.code, said.err) == (0, "")
    assert "holds 1 table with 2 entries" in said.out
    assert_one_sentence(run("backup", copy, "--database", file), f"The file {copy} exists already.")
    said = run("restore", copy, "--database", file)
    assert "The previous database is now" in said.out
    shared = run("backup", tmp_path / "other", "--database", "postgresql://host/club")
    assert_one_sentence(shared, "pg_dump")
