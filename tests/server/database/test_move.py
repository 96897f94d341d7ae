"""A database goes from a file to PostgreSQL and back: every row or none, and games go on."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text, update

from cli.terminal import assert_one_sentence, run
from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.database.engine import SERVING, DatabaseError, open_database
from clocksmith.server.database.move import alone, move
from clocksmith.server.database.schema import BOXES, CHAT, METADATA, TABLES, USERS
from clocksmith.server.database.store import Store
from databases import is_waited_for
from eventually import PATIENCE, wait_until
from server.database.filled import KINDS, contents, fill
from server.house import opened

GAMES = ("khronos", "sands", "inventions")
SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]


def held(database: str) -> dict[str, list[str]]:
    """Return all that a database holds."""
    engine = open_database(database)
    with engine.connect() as connection:
        found = contents(connection, METADATA)
    engine.dispose()
    return found


def done(database: str, *statements: Any) -> str:
    """Do something in a database, and return it."""
    engine = open_database(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()
    return database


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with rows in every table of the schema."""
    engine = open_database(str(tmp_path / "full.db"))
    with engine.begin() as connection:
        fill(connection, METADATA)
    engine.dispose()
    return str(tmp_path / "full.db")


def is_empty(database: str) -> bool:
    """Return whether a database holds nothing."""
    return not any(held(database).values())


def test_there_and_back_every_row_of_every_table_is_the_same(
    file: str, postgresql: str, tmp_path: Path
) -> None:
    before = held(file)
    assert all(before.values())
    there = move(file, postgresql)
    assert held(postgresql) == before
    back = move(postgresql, str(tmp_path / "back.db"))
    assert held(str(tmp_path / "back.db")) == before
    assert back.copied == there.copied
    assert {copied.table for copied in there.copied} == set(METADATA.tables)
    assert held(file) == before, "it is only read"


def test_every_kind_of_column_is_one_that_is_moved_in_these_tests() -> None:
    for table in METADATA.sorted_tables:
        for column in table.columns:
            assert isinstance(column.type, KINDS), f"{column} needs a value in filled.py"


def test_postgresql_numbers_on_and_tells_servers_what_is_new(file: str, postgresql: str) -> None:
    move(file, postgresql)
    engine = open_database(postgresql)
    with engine.begin() as connection:
        said = connection.execute(select(CHAT)).mappings().first()
        assert said is not None
        line = {name: value for name, value in said.items() if name != "id"}
        last = connection.execute(select(func.max(CHAT.c.id))).scalar_one()
        key = connection.execute(insert(CHAT).values(**line)).inserted_primary_key
        assert key is not None
        assert key[0] == last + 1
        asleep = "SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'"
        assert connection.execute(text(asleep)).scalar() == 0
    engine.dispose()


async def test_games_go_on_where_they_were_moved_to(postgresql: str, tmp_path: Path) -> None:
    file, back = str(tmp_path / "tables.db"), str(tmp_path / "back.db")
    async with opened(tmp_path, database=file) as house:
        ada = await house.guest("Ada")
        ids = []
        for game in GAMES:
            ids.append((await ada.post("/tables", {"game": game, "seats": SEATS})).json["id"])
            await house.play(ada, ids[-1], 6)
    for number, (source, target) in enumerate(((file, postgresql), (postgresql, back)), 1):
        move(source, target)
        async with opened(tmp_path, database=target) as house:
            browser = house.browser()
            browser.cookie = ada.cookie
            for id in ids:
                assert (await house.live(id)).table.number == 6 * number
                await house.play(browser, id, 6)
                said = await browser.post(f"/tables/{id}/chat", {"text": f"moved {number} times"})
                assert said.status == 200, said.json
    lines = [line for line in held(back)["chat"] if "moved" in line]
    assert len(lines) == 2 * len(GAMES)


@pytest.mark.parametrize(
    "place", ["a file", pytest.param("PostgreSQL", marks=pytest.mark.postgresql)]
)
def test_a_move_that_is_killed_anywhere_leaves_an_empty_database(
    place: str, file: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    shared = place == "PostgreSQL"
    target = request.getfixturevalue("postgresql") if shared else str(tmp_path / "target.db")
    script = Path(__file__).with_name("killed_move.py")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "src")}
    command = [sys.executable, str(script), file, target]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 2  # times that it was killed
    assert held(target) == held(file), "the last one was not killed"


def test_what_postgresql_would_not_take_is_named_and_nothing_is_moved(
    file: str, postgresql: str
) -> None:
    bad = {
        r"printed of .* in boxes: it is too large a number": update(BOXES).values(printed=1 << 40),
        r"host of .* in tables: it is longer than 32 char": update(TABLES).values(host="x" * 33),
        r"name of .* in users: it holds a NUL character": update(USERS).values(name="a\0b"),
    }
    unread = "UPDATE users SET name = CAST(x'ff' AS TEXT)"
    for told, damage in [*bad.items(), ("Could not decode to UTF-8", text(unread))]:
        damaged = shutil.copy(file, f"{file}.damaged")
        with pytest.raises(DatabaseError, match=told):
            move(done(damaged, damage), postgresql)
        assert is_empty(postgresql)


def test_rows_that_are_read_back_otherwise_are_not_kept(file: str, tmp_path: Path) -> None:
    trigger = (
        "CREATE TRIGGER spoil AFTER INSERT ON users "
        "BEGIN UPDATE users SET name = 'nobody' WHERE id = NEW.id; END"
    )
    target = done(str(tmp_path / "target.db"), text(trigger))
    with pytest.raises(DatabaseError, match="rows of users were written, and 7 were read back"):
        move(file, target)
    assert is_empty(target)


@contextmanager
def serving(database: str) -> Iterator[None]:
    """Use a database as a running server does."""
    with closing(Store(database)) as store, closing(Cluster(store)):
        yield


def test_a_database_that_a_server_uses_is_not_moved(
    file: str, postgresql: str, tmp_path: Path
) -> None:
    for used in (file, postgresql):
        with serving(used):
            for source, target in ((file, postgresql), (postgresql, str(tmp_path / "b.db"))):
                if used in (source, target):
                    with pytest.raises(DatabaseError, match="another server is using the data"):
                        move(source, target)
    move(file, postgresql)


def test_a_server_waits_for_a_move_and_is_refused_where_it_came_too_late(postgresql: str) -> None:
    engine = open_database(postgresql)
    with ThreadPoolExecutor(1) as elsewhere:
        with alone(engine, postgresql):
            starting = elsewhere.submit(Store, postgresql)
            wait_until(lambda: is_waited_for(engine))
            assert not starting.done()
        starting.result(PATIENCE).close()
    with engine.begin() as connection:
        connection.execute(select(func.pg_advisory_xact_lock(SERVING)))
        moved = pytest.raises(DatabaseError, match="cannot be used while it is moved")
        with moved, serving(postgresql):
            pass
    engine.dispose()


def test_tables_of_others_are_left_out_by_name(file: str, postgresql: str, tmp_path: Path) -> None:
    theirs = ("TABLE queue (id integer)", "SCHEMA errands", "TABLE errands.jobs (id integer)")
    move(file, done(postgresql, *[text(f"CREATE {thing}") for thing in theirs]))
    said = run("move", postgresql, tmp_path / "back.db")
    assert (said.code, said.err) == (0, "")
    assert "not ours: errands.jobs, queue." in said.out
    assert "users                  7 rows" in said.out
    assert "read back and verified" in said.out


def test_bad_input_is_told_in_one_sentence(file: str, postgresql: str, tmp_path: Path) -> None:
    nowhere, other = str(tmp_path / "nowhere.db"), str(tmp_path / "other.db")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 1000)
    secret = "postgresql://ada:secret@127.0.0.1:1/club"
    cases = [
        ((nowhere, postgresql), "There is no database"),
        ((file, file), "cannot be moved to itself"),
        ((postgresql, postgresql), "cannot be moved to itself"),
        ((postgresql, f"{postgresql}&connect_timeout=9"), "nother server is using"),
        ((file, "sqlite://"), "Only files and PostgreSQL can be moved"),
        (("mysql://host/club", file), "Only files and PostgreSQL can be moved"),
        ((file, str(tmp_path)), "cannot be opened"),
        ((str(letter), postgresql), "is not a database"),
        ((file, secret), "cannot be used"),
        ((postgresql, nowhere), "there is nothing to move"),
        ((file, done(other, insert(USERS).values(id="a", name="a"))), "it has rows in users"),
    ]
    for (source, target), told in cases:
        said = run("move", source, target)
        assert_one_sentence(said, told)
        assert "secret" not in said.err
    assert is_empty(postgresql)
