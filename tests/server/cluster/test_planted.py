"""A database that breaks its promise is found out by those who play on it."""

from pathlib import Path

import pytest

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from faults.checker import LOST, findings
from faults.log import Line, kept_at
from faults.notes import Notes, Sent
from faults.processes import IS_LINUX, descendants, kill
from server.house import HOT_SEAT, opened

HASTY = {"synchronous_commit": "off", "wal_writer_delay": "10s"}  # tells of what is not kept yet


@pytest.mark.usefixtures("cluster")
@pytest.mark.skipif(not IS_LINUX, reason="processes are found in /proc")
async def test_moves_that_a_hasty_postgresql_forgets_are_found_to_be_lost(tmp_path: Path) -> None:
    notes = Notes()
    with PostgreSQL(durable=False, options=HASTY) as hasty:
        database = hasty.database()
        async with opened(tmp_path, database=database) as house:
            ada = await house.guest("Ada")
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            assert findings([notes], kept_at(database)) == []
            for _ in range(8):
                body = await house.move(id)
                line = Line("act", body["seat"], body["action"], body["key"])
                number = (await ada.post(f"/tables/{id}/actions", body)).json["number"]
                notes.sent.append(Sent(id, line, number, number + 0.5, number))
            assert findings([notes], kept_at(database)) == []
            children = descendants(hasty.pid)
            hasty.kill()
            kill(children)
        hasty.start()
        assert LOST in {finding.kind for finding in findings([notes], kept_at(database))}
