"""When the disk is full nothing is promised, nobody is told of errors of ours, and it goes on."""

import logging
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from clocksmith.server.errors import UNAVAILABLE
from eventually import eventually
from faults.disk import Ballast, can_mount, small_disk
from server.browser import Browser
from server.house import HOT_SEAT, House, opened

RECORD = Path(__file__).parents[2] / "games" / "khronos" / "records" / "second-3-0001.txt"


async def set_size(house: House, pages: int) -> None:
    """Let the database have so many pages, or as many as it has when none are given."""

    def limit(connection: Connection) -> None:
        full = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages or full}")

    await house.services.store.write(limit)


async def test_a_full_disk_is_answered_in_words_everywhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await set_size(house, 0)
        long = "x" * 400
        while (await ada.post(f"/tables/{id}/chat", {"text": long})).status == 200:
            pass  # pages that migrations have left free are used first
        caplog.clear()
        said = [await ada.post(f"/tables/{id}/chat", {"text": long})]
        said.append(await ada.upload("/records", RECORD.read_text()))
        assert [answer.code for answer in said] == [UNAVAILABLE] * 2
        lines = [line for line in caplog.records if line.levelno >= logging.WARNING]
        assert len(lines) == 2
        assert all("full" in line.getMessage() and not line.exc_info for line in lines)
        await set_size(house, 100_000)
        assert (await ada.post(f"/tables/{id}/chat", {"text": long})).status == 200


@pytest.mark.usefixtures("cluster")
@pytest.mark.skipif(not can_mount(), reason="a small disk is mounted by root")
async def test_a_full_disk_of_postgresql_is_told_and_got_over_likewise(tmp_path: Path) -> None:
    with small_disk() as disk, PostgreSQL(durable=False, place=disk) as small:
        async with opened(tmp_path, database=small.database()) as house:
            ada = await house.guest("Ada")
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            ballast, long = Ballast(disk), "x" * 400
            ballast.load()
            said = [await ada.post(f"/tables/{id}/chat", {"text": long}) for _ in range(60)]
            assert {answer.code for answer in said if answer.status != 200} == {UNAVAILABLE}
            ballast.throw_off()
            assert (await ada.post(f"/tables/{id}/chat", {"text": long})).status == 200
            await house.play(ada, id, 3)


@pytest.mark.skipif(not can_mount(), reason="a small disk is mounted by root")
async def test_a_server_that_starts_on_a_full_disk_serves_reads_and_goes_on(tmp_path: Path) -> None:
    with small_disk() as disk:
        database = str(disk / "clocksmith.db")
        async with opened(tmp_path, database=database) as house:
            ada = await house.guest("Ada")
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            # As after a kill, the files of its log stay: another connection still reads.
            reader = sqlite3.connect(database)
            reader.execute("SELECT count(*) FROM tables").fetchone()
        ballast = Ballast(disk)
        ballast.load()
        async with opened(tmp_path, database=database) as house:
            reader.close()
            again = house.browser()
            again.cookie = ada.cookie
            assert (await again.get(f"/tables/{id}")).status == 200
            assert (await again.send("GET", "/ready", b"", {})).status == 503
            ballast.throw_off()
            await eventually(partial(is_ready, again))
            await house.play(again, id, 3)


async def is_ready(browser: Browser) -> bool:
    return (await browser.send("GET", "/ready", b"", {})).status == 200
