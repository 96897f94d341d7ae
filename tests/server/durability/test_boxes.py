"""A box that was kept, and a table with it, survive the server being killed and its upgrade."""

from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.table.record import read_record, replay

MINE = 'format = 1\ngame = "lantern"\nname = "mine"\nbase = "house-1"\n'
MINE += '[[lamp]]\nname = "oil"\nworth = 9\n'
SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]


def taking(seat: int, number: int, lamp: str) -> dict[str, Any]:
    """Return the command to take a lamp."""
    return {"seat": seat, "number": number, "action": f"take {lamp}", "key": f"take-{lamp}-now"}


async def test_a_kept_box_and_its_table_survive_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch), Served() as server:
        ada = Connection(server.port)
        kept = await ada.command("games/lantern/boxes", {"text": MINE})
        opening = {"game": "lantern", "seats": SEATS, "box": kept["id"]}
        id = (await ada.command("tables", opening))["id"]
        first = await ada.command(f"tables/{id}/actions", taking(0, 0, "oil"))
        ada.close()
        server.kill()
        server.start()
        assert (await ada.get("games/lantern/boxes")).data()[-1] == kept
        assert (await ada.get(f"tables/{id}")).data()["box"]["id"] == kept["id"]
        assert await ada.command(f"tables/{id}/actions", taking(0, 0, "oil")) == first
        await ada.command(f"tables/{id}/actions", taking(1, 1, "gas"))
        await ada.command(f"tables/{id}/actions", taking(0, 2, "arc"))
        record = read_record((await ada.get(f"tables/{id}/record")).body.decode())
        ada.close()
        *_, last = replay(record)
        assert record.game.scores(last.state) == [12, 2]
