"""Two who look for a table at two servers end at one, and nobody at two."""

import asyncio
from pathlib import Path

from server.cluster.two import two_houses


async def test_people_who_press_at_once_at_two_servers_meet_once(
    tmp_path: Path, postgresql: str
) -> None:
    async with two_houses(tmp_path, postgresql) as houses:
        people = [await houses.guest(f"P{number}") for number in range(6)]
        seek = {"game": "khronos", "seats": 2, "pace": "live"}
        # Everybody presses at both, as with two windows.
        await asyncio.gather(*[one.put("/seeks", seek) for both in people for one in both])
        tables = [(await there.post("/seeks")).json["table"] for _, there in people]
        assert None not in tables
        assert sorted([tables.count(id) for id in tables]) == [2] * 6
        for (here, there), id in zip(people, tables, strict=True):
            assert (await here.get("/seeks")).json["table"] == id
            mine = (await there.get("/tables")).json["mine"]
            assert [table["id"] for table in mine] == [id]
            assert mine[0]["state"] == "playing"
