"""PostgreSQL keeps what SQLite keeps: the same tables, the same functions, the same answers."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url, text

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from clocksmith.server.backend import Beginning
from clocksmith.server.database.engine import (
    DatabaseError,
    newest_revision,
    open_database,
    url_of,
)
from clocksmith.server.database.schema import METADATA
from clocksmith.server.database.store import Store
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.rows import FREE, OPEN, PERSON, SeatRow, TableListing, TableRow
from clocksmith.server.tables.seat_queries import take_seat
from databases import is_waited_for
from eventually import PATIENCE, wait_until
from server.house import HOT_SEAT, INVITING, opened

TABLE = TableRow(
    id="t1",
    setup="{}",
    rules_version=1,
    seed=None,
    record=None,
    host="ada",
    listed=True,
    opened_at=5.0,
    begun_at=None,
    branch=None,
    listing=TableListing(OPEN),
)


def test_migrations_lead_to_the_schema_there_too(postgresql: str) -> None:
    engine = open_database(postgresql)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert revision == newest_revision()
    engine.dispose()


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_name_is_refused_in_words(
    postgresql: str, encoding: str
) -> None:
    made = f"CREATE DATABASE other TEMPLATE template0 LOCALE 'C' ENCODING '{encoding}'"
    engine = create_engine(url_of(postgresql), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(made))
    other = make_url(postgresql).set(database="other").render_as_string(hide_password=False)
    with pytest.raises(DatabaseError, match=f"keeps texts as {encoding}"):
        open_database(other)
    with engine.connect() as connection:
        connection.execute(text("DROP DATABASE other"))  # nobody is connected to it any more
    engine.dispose()


def test_servers_that_start_together_make_one_database_with_one_secret(postgresql: str) -> None:
    def secret() -> bytes:
        store = Store(postgresql)
        try:
            return store.secret("server")
        finally:
            store.close()

    with ThreadPoolExecutor(4) as servers:
        found = list(servers.map(lambda _: secret(), range(4)))
    assert len(set(found)) == 1


def test_two_who_take_the_last_seats_at_once_begin_the_game(postgresql: str) -> None:
    engine = open_database(postgresql)
    people = [SeatRow(seat, PERSON, user=f"user-{seat}") for seat in range(2)]
    with engine.begin() as connection:
        free = tuple([SeatRow(seat, FREE, token=f"token-{seat}") for seat in range(2)])
        tables.add_table(connection, replace(TABLE, seats=free))

    def sit_down(seat: SeatRow) -> None:
        with engine.begin() as other:
            assert take_seat(other, TABLE.id, seat, Beginning(9.0, b"luck")) is None

    with ThreadPoolExecutor(1) as elsewhere:
        with engine.begin() as connection:
            assert take_seat(connection, TABLE.id, people[0], Beginning(8.0, b"fate")) is None
            second = elsewhere.submit(sit_down, people[1])
            wait_until(lambda: is_waited_for(engine))
            assert not second.done()  # it waits, and sees what was written before it
        second.result(PATIENCE)
    with engine.connect() as connection:
        row = tables.table(connection, TABLE.id)
    assert row is not None
    assert (row.begun_at, row.seed) == (9.0, b"luck")
    engine.dispose()


def test_a_database_that_does_not_answer_is_told_in_one_line(cluster: PostgreSQL) -> None:
    with pytest.raises(DatabaseError, match=r"the database cannot be used: .*does not exist") as it:
        open_database(cluster.url("nowhere"))
    assert "\n" not in str(it.value)


async def test_people_meet_play_and_talk(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, table, 12)
        invited = (await ada.post("/tables", INVITING)).json
        token = invited["invitations"][0]["token"]
        assert (await bob.post(f"/invitations/{token}")).status == 200
        said = await bob.post(f"/tables/{invited['id']}/chat", {"text": "hello"})
        assert (said.status, said.json["name"]) == (200, "Bob")
        account = {"login": "ada", "password": "correct horse"}
        assert (await ada.post("/accounts", account)).status == 200
    async with opened(tmp_path, database=postgresql) as house:
        assert (await house.live(table)).table.number == 12
        lines = (await house.browser().get(f"/tables/{invited['id']}/chat")).json
        assert [line["text"] for line in lines] == ["hello"]
        assert (await house.browser().post("/session", account)).status == 200


@pytest.mark.parametrize("token", ["\0", "a\0b", "\N{GRINNING FACE}", "x" * 33])
async def test_an_invitation_that_cannot_be_one_is_not_found(
    token: str, postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql) as house:
        for answer in (
            await house.browser().get(f"/invitations/{token}"),
            await house.browser().post(f"/invitations/{token}"),
        ):
            assert (answer.status, answer.code) == (404, "not-found")
