"""Before a game begins, seats and tables are given up, and nobody can hold all of them."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from clocksmith.server.settings import Rate
from clocksmith.server.tables.queries import note_listings, table
from clocksmith.server.tables.rows import PLAYING, TableListing
from clocksmith.server.tables.seated_table import listing_of
from server.house import INVITING, opened

LISTED = {**INVITING, "listed": True}
THREE = {
    "game": "khronos",
    "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}],
    "listed": True,
}
DAY = 24 * 3600.0


async def test_who_leaves_before_the_start_gives_the_seat_to_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        id = (await ada.post("/tables", THREE)).json["id"]
        await bob.post(f"/tables/{id}/seats/1")
        assert [table["id"] for table in (await bob.get("/tables")).json["mine"]] == [id]
        async with bob.socket(f"/tables/{id}/socket?seat=1") as socket:
            await socket.hear("welcome")
            assert (await bob.delete(f"/tables/{id}/seats/1")).status == 200
            assert await socket.closed() == 1013  # they come back as a watcher
        assert (await bob.get("/tables")).json["mine"] == []
        assert (await eve.post(f"/tables/{id}/seats/1")).status == 200
        assert (await bob.post(f"/tables/{id}/seats/2")).status == 200  # they may come back
        assert (await bob.get(f"/tables/{id}")).json["state"] == "playing"
        assert (await bob.delete(f"/tables/{id}/seats/2")).code == "begun"


async def test_only_whoever_sits_there_or_has_opened_the_table_frees_a_seat(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest() for _ in range(3)]
        id = (await ada.post("/tables", THREE)).json["id"]
        await bob.post(f"/tables/{id}/seats/1")
        assert (await eve.delete(f"/tables/{id}/seats/1")).code == "not-yours"
        assert (await house.browser().delete(f"/tables/{id}/seats/1")).code == "not-yours"
        assert (await bob.delete(f"/tables/{id}/seats/0")).code == "not-yours"
        assert (await ada.delete(f"/tables/{id}/seats/2")).code == "not-yours"  # nobody sits there
        assert (await ada.delete(f"/tables/{id}/seats/7")).code == "no-seat"


async def test_one_who_was_sent_away_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest() for _ in range(3)]
        made = (await ada.post("/tables", THREE)).json
        id, token = made["id"], made["invitations"][0]["token"]
        await bob.post(f"/invitations/{token}")
        assert (await ada.delete(f"/tables/{id}/seats/1")).status == 200
        for seat in (1, 2):
            assert (await bob.post(f"/tables/{id}/seats/{seat}")).code == "sent-away"
        assert (await bob.post(f"/invitations/{token}")).code == "not-found"  # an old link
        fresh = (await ada.get(f"/tables/{id}/invitations")).json
        assert {one["seat"] for one in fresh} == {1, 2}
        assert (await bob.post(f"/invitations/{fresh[0]['token']}")).code == "sent-away"
        assert (await eve.post(f"/invitations/{fresh[0]['token']}")).status == 200


async def test_a_bot_takes_a_seat_that_nobody_wants_and_the_game_begins(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        wish = {**LISTED, "clock": {"kind": "move", "seconds": 60}}
        id = (await ada.post("/tables", wish)).json["id"]
        path, bot = f"/tables/{id}/seats/1", {"level": "uniform"}
        assert (await bob.put(path, bot)).code == "not-yours"
        assert (await ada.put(path, {"level": "god"})).code == "invalid"
        assert (await ada.put(f"/tables/{id}/seats/0", bot)).code == "taken"
        house.clock.at += 5
        async with ada.socket(f"/tables/{id}/socket") as socket:
            clocks = (await socket.hear("welcome"))["clocks"]
            assert (clocks["running"], clocks["left"]) == ([], [60, 60]), "nobody plays yet"
        assert (await ada.put(path, bot)).status == 200
        told = (await ada.get(f"/tables/{id}")).json
        assert (told["state"], told["seats"][1]["level"]) == ("playing", "uniform")
        live = await house.live(id)
        assert live.table.setup.timed() == [0]  # bots have no clock
        assert live.table.opened_at == house.clock.at
        assert (await ada.put(path, bot)).code == "begun"
    async with opened(tmp_path) as house:
        live = await house.live(id)
        assert json.loads(live.row.setup)["untimed"] == [1]
        assert live.state == "playing"


async def test_whoever_opened_a_table_closes_it_before_the_start(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        id = (await ada.post("/tables", THREE)).json["id"]
        await bob.post(f"/tables/{id}/seats/1")
        assert (await bob.delete(f"/tables/{id}")).code == "not-yours"
        async with bob.socket(f"/tables/{id}/socket?seat=1") as socket:
            await socket.hear("welcome")
            assert (await ada.delete(f"/tables/{id}")).status == 200
            await socket.hear("deleted")
        assert (await bob.get("/tables")).json["mine"] == []
        assert (await bob.get(f"/tables/{id}")).code == "not-found"


async def test_an_open_table_goes_when_nobody_comes_any_more(tmp_path: Path) -> None:
    async with opened(tmp_path, open_days=2.0) as house:
        ada = await house.guest()
        left, watched, visited = [(await ada.post("/tables", LISTED)).json["id"] for _ in range(3)]
        begun = (await ada.post("/tables", LISTED)).json["id"]
        await (await house.guest()).post(f"/tables/{begun}/seats/1")
        house.clock.at += 1.5 * DAY
        async with ada.socket(f"/tables/{visited}/socket?seat=0") as socket:
            await socket.hear("welcome")
        async with (await house.guest()).socket(f"/tables/{watched}/socket") as stranger:
            await stranger.hear("welcome")  # one who looks on does not keep it alive
        house.clock.at += 1.0 * DAY
        await house.services.cleanup.forget()
        kept = {table["id"] for table in (await ada.get("/tables")).json["mine"]}
        assert kept == {visited, begun}
        assert (await ada.get(f"/tables/{left}")).code == "not-found"


async def test_one_guest_cannot_take_the_open_seats_of_all(tmp_path: Path) -> None:
    async with opened(tmp_path, seats_waiting=3, seats_taken=5) as house:
        eve = await house.guest()
        openers = [await house.guest() for _ in range(5)]
        waiting = [(await opener.post("/tables", THREE)).json["id"] for opener in openers]
        begun = [(await opener.post("/tables", LISTED)).json["id"] for opener in openers]
        taken = [await eve.post(f"/tables/{id}/seats/1") for id in waiting]
        assert [answer.status for answer in taken] == [200] * 3 + [409] * 2
        assert taken[-1].code == "too-many"
        await eve.delete(f"/tables/{waiting[0]}/seats/1")
        assert (await eve.post(f"/tables/{waiting[4]}/seats/1")).status == 200
        await eve.delete(f"/tables/{waiting[4]}/seats/1")
        taken = [await eve.post(f"/tables/{id}/seats/1") for id in begun]
        assert [answer.status for answer in taken] == [200] * 3 + [409] * 2


async def test_seats_are_taken_only_so_fast_even_by_many_guests_of_one_address(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, rate_sit=Rate(4, 0.1)) as house:
        ids = [(await (await house.guest()).post("/tables", LISTED)).json["id"] for _ in range(6)]
        taken = [await (await house.guest()).post(f"/tables/{id}/seats/1") for id in ids]
        assert [answer.status for answer in taken] == [200] * 4 + [429] * 2


async def test_one_user_has_only_so_many_open_tables(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_open=2) as house:
        ada, bob = await house.guest(), await house.guest()
        first, _ = [(await ada.post("/tables", LISTED)).json["id"] for _ in range(2)]
        assert (await ada.post("/tables", LISTED)).code == "too-many"
        assert (await bob.post("/tables", LISTED)).status == 200
        await bob.post(f"/tables/{first}/seats/1")  # one that is played is not open
        assert (await ada.post("/tables", LISTED)).status == 200


async def test_a_note_that_comes_late_does_not_open_a_game_that_has_begun(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_open=1) as house:
        ada, bob = await house.guest(), await house.guest()
        id = (await ada.post("/tables", LISTED)).json["id"]
        late = listing_of(await house.live(id))
        await bob.post(f"/tables/{id}/seats/1")
        store = house.services.store
        await store.write(note_listings, {id: late})
        assert (await ada.get("/tables")).json["open"] == []
        assert (await ada.post("/tables", LISTED)).status == 200
        for number, waiting in ((4, (0,)), (3, (1,))):  # such as of two servers
            noted = TableListing(PLAYING, waiting, number=number)
            await store.write(note_listings, {id: noted})
        row = await store.read(table, id)
        assert row is not None
        assert (row.listing.number, row.listing.waiting) == (4, (0,))


async def test_the_list_of_open_tables_is_fair_and_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, flood = await house.guest(), await house.guest()
        mine = (await ada.post("/tables", LISTED)).json["id"]
        many = []
        for _ in range(45):
            house.clock.at += 1
            many.append((await flood.post("/tables", LISTED)).json["id"])
        home = (await ada.get("/tables")).json
        listed = [table["id"] for table in home["open"]]
        assert listed[:2] == [many[-1], mine]
        assert home["more"]
        while len(listed) < 46:
            page = (await ada.get(f"/open-tables?skip={len(listed)}")).json
            listed += [table["id"] for table in page["tables"]]
        assert not page["more"]
        assert listed == [many[-1], mine, *reversed(many[:-1])]


async def test_results_of_one_opener_do_not_hide_those_of_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, flood, reader = [await house.guest() for _ in range(3)]
        hot = {**INVITING, "seats": [{"kind": "me"}, {"kind": "guest"}], "listed": True}
        mine = (await ada.post("/tables", hot)).json["id"]
        await ada.post(f"/tables/{mine}/proposals", {"kind": "end", "by": 0, "key": "end-0001"})
        for _ in range(8):
            house.clock.at += 1
            id = (await flood.post("/tables", hot)).json["id"]
            await flood.post(f"/tables/{id}/proposals", {"kind": "end", "by": 0, "key": "end-0001"})
        await house.noted()
        recent = [table["id"] for table in (await reader.get("/tables")).json["recent"]]
        assert len(recent) == 6
        assert recent[-1] == mine
        assert len((await flood.get("/tables")).json["recent"]) == 9


async def test_a_database_that_is_away_when_old_tables_are_looked_for_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise OperationalError("SELECT", {}, Exception("the database system is starting up"))

    async with opened(tmp_path) as house:
        cleanup = house.services.cleanup
        cleanup.close()
        monkeypatch.setattr(cleanup, "forget", fail)
        caplog.clear()
        cleanup.start()
        await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records] == [
        "looking for abandoned tables failed: the database system is starting up"
    ]
    assert [record.exc_info for record in caplog.records] == [None]
