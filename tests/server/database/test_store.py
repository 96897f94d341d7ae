"""The store reads and writes without holding up anybody, and belongs to one server."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from clocksmith.core.seat import Seat
from clocksmith.server.accounts import queries as people
from clocksmith.server.backend import Beginning
from clocksmith.server.database.engine import DatabaseError
from clocksmith.server.database.store import Store
from clocksmith.server.database.users import UserRow, account_of, user_row
from clocksmith.server.tables import chat_queries as chat
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables import seat_queries as seats
from clocksmith.server.tables.listings import ListingWriter
from clocksmith.server.tables.rows import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    ChatRow,
    SeatRow,
    TableListing,
    TableRow,
)
from clocksmith.table.entry import Entry

TABLE = TableRow(
    id="t1",
    setup="{}",
    rules_version=1,
    seed=b"\x00\xff" * 16,
    record=None,
    host="ada",
    listed=True,
    opened_at=5.0,
    begun_at=None,
    branch=("t0", 7),
    listing=TableListing(OPEN),
    seats=(
        SeatRow(0, PERSON, None, None, "ada"),
        SeatRow(1, BOT, "Rex", "uniform"),
        SeatRow(2, FREE, token="secret"),
    ),
)


def open_store(folder: Path) -> Store:
    return Store(str(folder / "tables.db"))


async def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    assert await store.read(tables.table, "t1") == TABLE
    assert await store.read(tables.table, "t2") is None
    assert await store.read(tables.stored_table, "t2") is None
    assert await store.read(tables.invited, "secret") == ("t1", 2)
    assert await store.read(tables.invited, "guess") is None
    store.close()


async def test_a_log_is_read_in_order_with_its_keys(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    entries = [
        Entry(1, "act", Seat(0), "build keep might f7", 6.5),
        Entry(2, "undo", Seat(0), "", 7.25),
        Entry(3, "late", Seat(1), "pass", 8.0),
    ]
    for entry, key in zip(entries, ("key-a", "key-b", None), strict=True):
        await store.append("t1", entry, key)
    stored = await store.read(tables.stored_table, "t1")
    assert stored is not None
    assert stored.entries == entries
    assert stored.keys == {"key-a": entries[0], "key-b": entries[1]}
    store.close()


async def test_a_number_and_a_key_are_used_once_in_a_table(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    entry = Entry(1, "act", Seat(0), "pass", 6.5)
    await store.append("t1", entry, "key-a")
    for again, key in ((entry, "key-b"), (replace(entry, number=2), "key-a")):
        with pytest.raises(IntegrityError):
            await store.append("t1", again, key)
    with pytest.raises(IntegrityError):
        await store.append("no-table", entry, None)
    store.close()


async def test_a_seat_is_taken_once_and_the_last_one_begins_the_game(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    bob, eve = SeatRow(2, PERSON, user="bob"), SeatRow(2, PERSON, user="eve")
    assert await store.write(seats.take_seat, "t1", bob, Beginning(9.0, b"luck")) is None
    assert await store.write(seats.take_seat, "t1", eve, Beginning(10.0, b"bad luck")) == seats.GONE
    row = await store.read(tables.table, "t1")
    assert row is not None
    assert (row.begun_at, row.seed, row.listing.state) == (9.0, b"luck", PLAYING)
    assert row.seats[2].user == "bob"
    store.close()


async def test_lists_show_mine_open_and_recent(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    unlisted = replace(TABLE, id="t2", listed=False, seats=(SeatRow(0, PERSON, user="bob"),))
    await store.write(tables.add_table, unlisted)
    assert [row.id for row in await store.read(tables.tables_of, "ada", 9)] == ["t1"]
    assert [row.id for row in await store.read(tables.open_tables, 9)] == ["t1"]
    over = TableListing(OVER, over_at=20.0, places=(1, 2, 2), scores=(50, -4, 0))
    listings = ListingWriter(store)
    listings.note("t1", over)
    listings.note("t2", replace(over, over_at=21.0))
    listings.flush()
    store.close()
    store = open_store(tmp_path)
    assert await store.read(tables.tables_of, "ada", 9) == []
    [row] = await store.read(tables.recent_tables, "ada", 9)
    assert (row.id, row.listing) == ("t1", over)
    assert [row.id for row in await store.read(tables.recent_tables, "bob", 9)] == ["t2", "t1"]
    store.close()


async def test_tables_that_are_due_are_found_the_longest_first(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    for number, wake_at in enumerate((30.0, 10.0, None, 99.0)):
        listing = TableListing(PLAYING, (0,), wake_at)
        row = replace(TABLE, id=f"t{number}", listing=listing, seats=())
        await store.write(tables.add_table, row)
    assert await store.read(tables.due_tables, 50.0, 9) == ["t1", "t0"]
    await store.write(tables.let_sleep, "t1")
    assert await store.read(tables.due_tables, 50.0, 9) == ["t0"]
    store.close()


async def test_people_have_names_and_perhaps_an_account(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert await store.read(user_row, "ada") is None
    for name in ("Ada", "Countess"):
        await store.write(people.rename, "ada", name)
        assert await store.read(user_row, "ada") == UserRow("ada", name)
    account = UserRow("ada-2", "Countess", "ada.l", "hash")
    assert await store.write(people.make_account, account, "ada") == "Countess"
    assert await store.read(account_of, "ada.l") == replace(account, moderator=True)
    assert await store.read(user_row, "ada") is None
    eve = UserRow("eve", "Eve", "ada.l", "hash")
    assert await store.write(people.make_account, eve, "bob") is None
    await store.write(people.rehash, "ada-2", "newer")
    found = await store.read(user_row, "ada-2")
    assert found is not None
    assert found.password == "newer"
    store.close()


async def test_a_guest_becomes_an_account_with_all_that_is_his(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    await store.write(people.rename, "countess", "Countess")
    await store.write(people.merge, "ada", "countess")
    row = await store.read(tables.table, "t1")
    assert row is not None
    assert (row.host, row.seats[0].user, row.seats[0].user_name) == (
        "countess",
        "countess",
        "Countess",
    )
    store.close()


async def test_the_last_lines_of_chat_are_told_the_oldest_first(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.write(tables.add_table, TABLE)
    said = [
        await store.write(chat.add_line, "t1", "ada", ChatRow(0, "Ada", seat, text, 3.0))
        for seat, text in ((0, "one"), (None, "<i>two</i>"), (1, "three"))
    ]
    assert await store.read(chat.lines, "t1", 2) == [line for line, _ in said[1:]]
    assert await store.read(chat.lines, "t9", 2) == []
    store.close()


def test_a_secret_stays_the_same(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    secret = store.secret("cookies")
    assert len(secret) == 32
    assert store.secret("other") != secret
    store.close()
    store = open_store(tmp_path)
    assert store.secret("cookies") == secret
    store.close()


def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with pytest.raises(DatabaseError, match="another server"):
        open_store(tmp_path)
    store.close()
    open_store(tmp_path).close()


def test_a_file_is_the_same_by_any_name(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    file = next(tmp_path.glob("*.db"))
    (tmp_path / "elsewhere").mkdir()
    soft, hard = tmp_path / "elsewhere" / "soft.db", tmp_path / "elsewhere" / "hard.db"
    soft.symlink_to(file)
    hard.hardlink_to(file)
    for name in (str(soft), str(hard), f"sqlite+pysqlite:///{file}", f"sqlite:///{soft}?timeout=1"):
        with pytest.raises(DatabaseError, match="another server"):
            Store(name)
    store.close()
