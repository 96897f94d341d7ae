"""Tables are brought from the disk when wanted, and put back when nobody looks."""

import asyncio
import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from clocksmith.server.errors import RequestError
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.listings import ListingWriter
from clocksmith.server.tables.rows import OVER, PLAYING, TableListing
from eventually import eventually
from server.house import HOT_SEAT, opened

CLOCKED = {**HOT_SEAT, "clock": {"kind": "move", "seconds": 60}}


async def test_a_table_that_is_read_from_the_disk_is_the_same(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, 12)
        before = await house.live(id)
        before.drop()
        after = await house.live(id)
        assert after is not before
        assert after.table.state.key() == before.table.state.key()
        assert after.table.entries == before.table.entries
        await house.play(ada, id, 3)


async def test_only_so_many_tables_stay_and_those_with_listeners_do(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_in_memory=2) as house:
        ada = await house.guest()
        ids = [(await ada.post("/tables", HOT_SEAT)).json["id"] for _ in range(4)]
        async with ada.socket(f"/tables/{ids[0]}/socket?seat=0") as socket:
            await socket.hear("welcome")
            for id in ids[1:]:
                await house.play(ada, id)
            assert [live.id for live in house.services.table_cache] == [ids[0], ids[3]]
        await house.play(ada, ids[1])
        assert [live.id for live in house.services.table_cache] == [ids[3], ids[1]]


async def test_a_table_wanted_many_times_at_once_is_read_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        found = await asyncio.gather(*[house.live(id) for _ in range(20)])
        assert len(set(found)) == 1


@pytest.mark.parametrize("id", ["nothing-here", "", "../etc", "ä", "x" * 99, "a\x00b"])
async def test_what_is_no_table_is_not_found(id: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        with pytest.raises(RequestError, match="no such table"):
            await house.live(id)


async def test_lists_know_what_happens_at_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", CLOCKED)).json["id"]
        await house.play(ada, id)
        live = await house.live(id)
        waiting, due = tuple(live.table.waiting()), live.table.due()
    async with opened(tmp_path) as house:
        row = await house.services.store.read(tables.table, id)
        assert row is not None
        assert row.listing == TableListing(PLAYING, waiting, due, number=1, since=(0,))


async def test_a_standing_lost_in_a_crash_is_found_again_on_load(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.live(id)
        house.services.table_cache.listings.note(id, TableListing(OVER))
    async with opened(tmp_path) as house:
        live = await house.live(id)
        assert live.state == PLAYING
    async with opened(tmp_path) as house:
        row = await house.services.store.read(tables.table, id)
        assert row is not None
        assert row.listing.state == PLAYING


async def test_a_late_seat_is_answered_although_nobody_looks(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", CLOCKED)).json["id"]
        await house.live(id)
    async with opened(tmp_path, sweep_seconds=0.05) as house:
        assert await house.services.store.read(tables.due_tables, house.clock.at, 9) == []
        assert list(house.services.table_cache) == []
        house.clock.at += 61
        await eventually(lambda: list(house.services.table_cache))
        live = await house.live(id)
        await eventually(lambda: live.table.number)
        assert live.table.entries[0].kind == "late"


async def test_a_table_that_cannot_be_opened_is_not_tried_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", CLOCKED)).json["id"]
        row = await house.services.store.read(tables.table, id)
        assert row is not None
        broken = replace(
            row, id="broken", setup="{}", seats=(), listing=TableListing(PLAYING, wake_at=1.0)
        )
        await house.services.store.write(tables.add_table, broken)
    async with opened(tmp_path, sweep_seconds=0.05) as house:
        read = house.services.store.read

        async def is_left() -> bool:
            return not await read(tables.due_tables, 2.0, 9)

        await eventually(is_left)


async def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, 2)
        live = await house.live(id)
        table, held = weakref.ref(live.table), weakref.ref(live)
        gc.disable()  # nobody looks for cycles
        try:
            live.drop()
            del live
            assert (held(), table()) == (None, None)
        finally:
            gc.enable()


async def test_lists_are_right_after_a_kill_before_anybody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        with monkeypatch.context() as killed:
            killed.setattr(ListingWriter, "note", lambda *_: None)  # it was killed before
            asked = (await house.live(id)).table.waiting()
            while (await house.live(id)).table.waiting() == asked:
                await house.play(ada, id)
            expected = [int(seat) for seat in (await house.live(id)).table.waiting()]
            assert (await ada.get("/tables")).json["mine"][0]["waiting"] != expected
    async with opened(tmp_path) as house:
        ada_again = house.browser()
        ada_again.cookie = ada.cookie

        async def is_right() -> bool:
            mine = (await ada_again.get("/tables")).json["mine"]
            return bool(mine[0]["waiting"] == expected)

        await eventually(is_right)
        assert await house.services.store.read(tables.unnoted_tables) == []
