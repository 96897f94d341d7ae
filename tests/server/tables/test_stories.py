"""Long stories are told elsewhere, once, and nobody waits for them."""

import asyncio
from pathlib import Path

import msgspec

from clocksmith.core.seat import SPECTATOR
from clocksmith.server.errors import TOO_FAST
from clocksmith.server.settings import Rate
from clocksmith.server.tables.stories import SHORT
from clocksmith.server.tables.story_worker import story_of
from clocksmith.server.thinking.fair_queue import Claim
from eventually import eventually
from server.house import HOT_SEAT, opened

RECORD = Path(__file__).parents[2] / "games" / "khronos" / "records" / "second-3-0001.txt"


async def test_a_long_story_is_told_elsewhere_and_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await house.play(ada, id, SHORT + 1)
        live = await house.live(id)
        before = msgspec.json.decode(story_of(live.table, SPECTATOR))
        async with house.services.stories._queue.turn(Claim("another story")):
            telling = asyncio.create_task(ada.get(f"/tables/{id}/story"))
            await eventually(lambda: len(house.services.stories))
            await house.play(ada, id)
            assert not telling.done()
        told = (await telling).json
        assert {name: told[name] for name in before} == before
        assert told["table"]["id"] == id
        assert not house.services.stories.is_cheap(live, SPECTATOR)  # something has happened since


async def test_a_story_costs_more_than_a_request_until_it_is_known(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
    async with opened(tmp_path, rate_address=Rate(30, 0.1)) as house:
        first, again = [await house.browser().get(f"/tables/{id}/story") for _ in range(2)]
        assert (first.status, first.body) == (200, again.body)
        answer = await house.browser().get(f"/tables/{id}/story?seat=0")
        assert (answer.code, answer.headers["retry-after"]) == (TOO_FAST, "130")
        live = await house.live(id)
        assert house.services.stories.is_cheap(live, SPECTATOR)
