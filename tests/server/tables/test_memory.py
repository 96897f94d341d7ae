"""What comes and goes leaves nothing behind: tables, people, sockets, and what was said of them."""

import asyncio
import gc
from collections import Counter
from pathlib import Path

import pytest

from clocksmith.games.inventions.view import prospect_search
from clocksmith.server.errors import RequestError
from server.house import HOT_SEAT, House, opened

# A game of whose views only so many chains are remembered beyond its tables.
INVENTIONS = {
    "game": "inventions",
    "seats": [{"kind": "me"}, {"kind": "guest"}],
    "listed": True,
}
SOME = 5  # that come first: whatever is made once is made then
MANY = 40
STRAY = MANY // 2  # of a kind that may be on their way out; what each table leaves is more


def things(house: House) -> Counter[str]:
    """Return how many objects of our own classes there are beside tables, by class."""
    for live in house.services.table_cache:
        live.drop()  # how much belongs to a table is luck
    del live
    prospect_search._CHAINS.clear()  # how many chains have been seen is luck too
    gc.collect()
    kinds = [f"{type(thing).__module__}.{type(thing).__name__}" for thing in gc.get_objects()]
    return Counter(kind for kind in kinds if kind.startswith("clocksmith."))


async def come_and_go(house: House) -> None:
    """Open a table, play there while a stranger looks on, talk, end it and have its story told."""
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    id = (await ada.post("/tables", INVENTIONS)).json["id"]
    async with (
        ada.socket(f"/tables/{id}/socket?seat=0") as socket,
        eve.socket(f"/tables/{id}/socket") as stranger,
    ):
        await socket.hear("welcome")
        await stranger.hear("welcome")
        await house.play(ada, id, 6)
        await ada.post(f"/tables/{id}/chat", {"text": "well played"})
        await eve.post(f"/tables/{id}/actions", {"seat": 0, "number": 0, "action": "?", "key": "k"})
        end = {"kind": "end", "by": 0, "key": "let-us-end-it"}
        assert (await ada.post(f"/tables/{id}/proposals", end)).status == 200
    assert (await eve.get(f"/tables/{id}/story?seat=spectator")).status == 200


async def test_tables_and_people_who_came_and_went_leave_nothing_behind(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_in_memory=2) as house:
        for _ in range(SOME):
            await come_and_go(house)
        before = things(house)
        for _ in range(MANY):
            await come_and_go(house)
        grown = things(house) - before
    assert {kind: count for kind, count in grown.items() if count > STRAY} == {}


async def test_who_looked_on_and_left_is_not_remembered_at_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        for one in (ada, *[await house.guest() for _ in range(SOME)]):
            async with one.socket(f"/tables/{id}/socket") as socket:
                await socket.hear("welcome")
        live = await house.live(id)
        assert set(live.presence._left) == {live.row.host}


async def test_a_table_that_could_not_be_read_is_not_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        following = house.services.sync
        for number in range(SOME):
            reading = asyncio.create_task(house.live(f"nothing-{number}"))
            await asyncio.sleep(0)
            following._look_at(f"nothing-{number}")
            with pytest.raises(RequestError, match="no such table"):
                await reading
        assert len(following._stale) == 1
