"""How a table stands is right after a kill, though nobody opens it, and bots go on by themselves.

Lists are written a little later than moves are; these servers are killed in between.
"""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from eventually import eventually

SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
MASTERS = {"game": "khronos", "seats": [{"kind": "bot", "level": "master"}] * 2}
STANDING = """
    SELECT state, COALESCE(noted, 0), (SELECT COUNT(*) FROM entries WHERE table_id = id)
    FROM tables WHERE id = ?
"""
UNSWEPT = {"CLOCKSMITH_SWEEP_SECONDS": "3600"}  # tables are looked through at the start only


def standing(served: Served, id: str) -> tuple[str, int, int]:
    """Return what the file says of a table: its state, how far that was noted, its entries."""
    with closing(sqlite3.connect(f"file:{served.file}?mode=ro", uri=True)) as database:
        state, noted, entries = database.execute(STANDING, (id,)).fetchone()
        return str(state), int(noted), int(entries)


def is_noted(served: Served, id: str, number: int) -> bool:
    """Return whether the file says how a table stood after so many entries."""
    return standing(served, id)[1] == number


async def moved(served: Served, id: str, known: int) -> int:
    """Wait until a table has more entries than are known, and return how many it has."""
    await eventually(lambda: standing(served, id)[2] > known)
    return standing(served, id)[2]


async def listed(person: Connection, id: str) -> dict[str, Any] | None:
    """Return a table as the start page lists it among those that are over."""
    recent = (await person.get("tables")).data()["recent"]
    return next((table for table in recent if table["id"] == id), None)


async def play_to_the_end(served: Served, person: Connection) -> str:
    """Play a short game, kill the server at once, and return the table."""
    opening = {"game": "lantern", "seats": SEATS, "listed": True, "box": "house-1"}
    id = str((await person.command("tables", opening))["id"])
    for number, lamp in enumerate(("oil", "gas", "arc")):
        # What was there before is noted: after the kill the last move alone is not.
        await eventually(partial(is_noted, served, id, number))
        body = {"seat": number % 2, "number": number, "action": f"take {lamp}"}
        await person.command(f"tables/{id}/actions", {**body, "key": f"take-{lamp}"})
    served.kill()
    return id


async def test_a_game_that_ended_just_before_a_kill_is_listed_as_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch), Served(**UNSWEPT) as served:
        ada = Connection(served.port)
        id = await play_to_the_end(served, ada)
        while standing(served, id) != ("playing", 2, 3):  # the end was noted before the kill
            served.start()
            id = await play_to_the_end(served, ada)
        ada.close()
        served.start()
        table = await eventually(lambda: listed(ada, id))
        assert table is not None
        assert table["state"] == "over"
        assert all(one["id"] != id for one in (await ada.get("tables")).data()["mine"])
        assert standing(served, id) == ("over", 3, 3)
        ada.close()


async def test_a_bot_whose_turn_it_was_at_a_kill_moves_though_nobody_looks() -> None:
    with Served(CLOCKSMITH_BOT_SECONDS="1", **UNSWEPT) as served:
        ada = Connection(served.port)
        id = (await ada.command("tables", MASTERS))["id"]
        ada.close()
        entries = 0
        while True:
            await moved(served, id, entries)
            served.kill()
            state, noted, entries = standing(served, id)
            assert state == "playing"
            if noted < entries:  # it was killed before the last move was noted
                break
            served.start()
        served.start()
        assert await moved(served, id, entries) > entries
