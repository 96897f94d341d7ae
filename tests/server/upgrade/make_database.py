"""Writes a database as an earlier Clocksmith left it: tables in the middle of their games.

Run by hand, with the sources and tests of an earlier commit on the path, never with today's:

    git archive COMMIT src tests | tar -x -C OLD
    PYTHONPATH=OLD/src:OLD/tests python tests/server/upgrade/make_database.py NAME GAME ...

It writes NAME.sql, the whole database, and NAME.json: of every table its game, its rules, its host,
whose turn it is, and all that may be answered there.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from clocksmith.core.seat import Seat
from server.house import opened

HERE = Path(__file__).parent
ANSWERS = 60
SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]


async def play(folder: Path, games: list[str]) -> list[dict[str, Any]]:
    """Open tables and play at each for a while; return how they stand."""
    tables = []
    async with opened(folder) as house:
        browser = await house.guest("Ada")
        for game in games:
            luck = random.Random(f"upgrade {game}")
            id = (await browser.post("/tables", {"game": game, "seats": SEATS})).json["id"]
            for _ in range(ANSWERS):
                live = await house.live(id)
                seat = live.table.waiting()[0]
                question: Any = live.table.question(Seat(seat))
                action = question.legal.nth(luck.randrange(len(question.legal))).text
                key = f"key-{id[:8]}-{live.table.number}"
                body = {"seat": int(seat), "number": question.number, "action": action, "key": key}
                answer = await browser.post(f"/tables/{id}/actions", body)
                assert answer.status == 200, answer.body
            tables.append(standing(await house.live(id)))
    return tables


def standing(live: Any) -> dict[str, Any]:
    """Return how a table stands."""
    table = live.table
    seat = int(table.waiting()[0])
    question = table.question(Seat(seat))
    return {
        "id": live.id,
        "game": table.setup.game.name,
        "rules_version": table.setup.game.rules_version,
        "host": live.row.host,
        "number": table.number,
        "seat": seat,
        "legal": [action.text for action in question.legal],
        "scores": list(table.setup.game.scores(table.state)),
    }


def main(name: str, games: list[str]) -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(play(Path(folder), games))
        [file] = Path(folder).glob("*.db")
        with sqlite3.connect(file) as database:
            (HERE / f"{name}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    (HERE / f"{name}.json").write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
