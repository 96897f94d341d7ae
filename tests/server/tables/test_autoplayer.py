"""Bots answer when they are asked, late seats are answered for, and nothing holds up a table."""

import asyncio
from pathlib import Path

import pytest

from clocksmith.server.tables.autoplayer import Autoplayer
from clocksmith.server.thinking import bot_pool as botpool
from clocksmith.server.thinking.bot_pool import local_bots
from eventually import eventually
from server.house import House, opened
from server.unruly import unruly

BOTS = {"game": "khronos", "seats": [{"kind": "bot", "level": "uniform"}] * 2}
CLOCK = {"kind": "move", "seconds": 60}
PEOPLE = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "guest"}], "clock": CLOCK}


async def until_number(house: House, id: str, number: int) -> None:
    """Wait until so many entries are in the log."""
    live = await house.live(id)
    await eventually(lambda: live.table.number >= number or live.table.closed)


def misbehave(house: House, does: str, folder: Path) -> None:
    """Give a server workers that do what they should not."""
    bots = local_bots(1, unruly(does, folder / "mark"))
    object.__setattr__(house.services.backend, "bots", bots)


async def test_bots_play_among_themselves_to_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        await until_number(house, id, 10_000)
        live = await house.live(id)
        assert live.state == "over"
        assert {entry.kind for entry in live.table.entries} == {"act"}


async def test_everybody_is_told_that_a_bot_thinks(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
        id = (await ada.post("/tables", {"game": "khronos", "seats": seats})).json["id"]
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            welcome = await socket.hear("welcome")
            while welcome["waiting"] == [0]:
                await house.play(ada, id)
                welcome = await socket.hear("update")
            assert (await socket.hear("thinking"))["seat"] == 1
            assert (await socket.hear("update"))["steps"]


async def test_who_comes_while_a_bot_thinks_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        misbehave(house, "hang", tmp_path)
        ada, bea = await house.guest(), await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        live = await house.live(id)
        await asyncio.sleep(0)  # the bot has begun
        assert live.autoplayer.busy()
        async with bea.socket(f"/tables/{id}/socket") as socket:
            [seat] = (await socket.hear("welcome"))["waiting"]
            assert await socket.hear() == {"type": "thinking", "seat": seat}


@pytest.mark.parametrize("does", ["die", "lie"])
async def test_a_bot_that_fails_is_answered_for(does: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        misbehave(house, does, tmp_path)
        ada = await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        await until_number(house, id, 3)
        assert not (await house.live(id)).table.frozen


async def test_a_hung_bot_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botpool, "LEAST_SECONDS", 0.1)
    async with opened(tmp_path, bot_seconds=0.2) as house:
        misbehave(house, "hang", tmp_path)
        ada = await house.guest()
        slow = (await ada.post("/tables", BOTS)).json["id"]
        quick = (await ada.post("/tables", PEOPLE)).json["id"]
        await house.play(ada, quick, 5)
        await until_number(house, slow, 1)


async def test_a_master_who_hangs_is_answered_for_by_an_apprentice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, bot_seconds=0.1) as house:
        misbehave(house, "dream", tmp_path)
        monkeypatch.setattr(Autoplayer, "_any", lambda *_: pytest.fail("any action was played"))
        ada = await house.guest()
        seats = [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "apprentice"}]
        id = (await ada.post("/tables", {"game": "khronos", "seats": seats})).json["id"]
        await until_number(house, id, 3)
        assert not (await house.live(id)).table.frozen


async def test_bots_go_on_after_a_restart_before_anybody_looks(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        await until_number(house, id, 2)
        reached = (await house.live(id)).table.number
    async with opened(tmp_path, sweep_seconds=0.05) as house:
        await eventually(lambda: list(house.services.table_cache))
        await until_number(house, id, reached + 2)


async def test_a_seat_whose_time_is_up_is_answered_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", PEOPLE)).json["id"]
        live = await house.live(id)
        seat = live.table.waiting()[0]
        house.clock.at += 59
        live.autoplayer.ring()
        assert not live.autoplayer.busy()
        house.clock.at += 1
        live.autoplayer.ring()
        await until_number(house, id, 1)
        assert (live.table.entries[0].kind, live.table.entries[0].seat) == ("late", seat)


async def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        quick = {**PEOPLE, "clock": {"kind": "bank", "seconds": 1}}
        id = (await ada.post("/tables", quick)).json["id"]
        await house.live(id)
        house.clock.at += 2
        await until_number(house, id, 2)
        assert (await house.live(id)).table.entries[1].kind == "late"
