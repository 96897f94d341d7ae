"""How a table stands is right after a kill, though nobody opens it, and bots go on by themselves.

Lists are written a little later than moves are; these servers are killed in between.
"""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.served import Served
from clocksmith.server.store.store import NOTING_SECONDS

SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
MASTERS = {"game": "khronos", "seats": [{"kind": "bot", "level": "master"}] * 2}
STANDING = """
    SELECT state, COALESCE(noted, 0), (SELECT COUNT(*) FROM entries WHERE table_id = id)
    FROM tables WHERE id = ?
"""
PATIENCE = 25.0  # seconds: less than until tables are looked through again


def standing(served: Served, id: str) -> tuple[str, int, int]:
    """Return what the file says of a table: its state, how far that was noted, its entries."""
    with closing(sqlite3.connect(f"file:{served.file}?mode=ro", uri=True)) as database:
        state, noted, entries = database.execute(STANDING, (id,)).fetchone()
        return str(state), int(noted), int(entries)


async def moved(served: Served, id: str, known: int) -> int:
    """Wait until a table has more entries than are known, and return how many it has."""
    give_up = time.monotonic() + PATIENCE
    while (entries := standing(served, id)[2]) <= known:
        assert time.monotonic() < give_up, f"nobody moved after {known}"
        await asyncio.sleep(0.005)
    return entries


async def listed(person: Connection, id: str) -> dict[str, Any] | None:
    """Return a table as the start page lists it among those that are over."""
    recent = (await person.get("tables")).data()["recent"]
    return next((table for table in recent if table["id"] == id), None)


async def test_a_game_that_ended_just_before_a_kill_is_listed_as_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch), Served() as served:
        ada = Connection(served.port)
        opened = {"game": "lantern", "seats": SEATS, "listed": True, "box": "house-1"}
        id = (await ada.command("tables", opened))["id"]
        for number, lamp in enumerate(("oil", "gas", "arc")):
            await asyncio.sleep(2 * NOTING_SECONDS)  # what was there before is noted
            body = {"seat": number % 2, "number": number, "action": f"take {lamp}"}
            await ada.command(f"tables/{id}/actions", {**body, "key": f"take-{lamp}"})
        served.kill()
        ada.close()
        assert standing(served, id) == ("playing", 2, 3)
        served.start()
        give_up = time.monotonic() + PATIENCE
        while (table := await listed(ada, id)) is None:
            assert time.monotonic() < give_up, f"it is not listed: {standing(served, id)}"
            await asyncio.sleep(0.05)
        assert table["state"] == "over"
        assert all(one["id"] != id for one in (await ada.get("tables")).data()["mine"])
        assert standing(served, id) == ("over", 3, 3)
        ada.close()


async def test_a_bot_whose_turn_it_was_at_a_kill_moves_though_nobody_looks() -> None:
    with Served(CLOCKSMITH_BOT_SECONDS="1") as served:
        ada = Connection(served.port)
        id = (await ada.command("tables", MASTERS))["id"]
        ada.close()
        await moved(served, id, await moved(served, id, 0))
        served.kill()
        state, noted, entries = standing(served, id)
        assert state == "playing"
        assert noted < entries
        served.start()
        assert await moved(served, id, entries) > entries
