"""Tables of databases that earlier versions left go on under this one, with their rules and box."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.core.seat import Seat
from clocksmith.games.rules import Rules, game_of
from clocksmith.server.clock import Externals
from clocksmith.server.http.cookies import COOKIE, Cookies
from server.house import House, opened

HERE = Path(__file__).parent
LEFT = sorted(file.stem for file in HERE.glob("*.sql"))


def laid(name: str, file: Path) -> list[dict[str, Any]]:
    """Lay down a database as it was left, and return how its tables stood."""
    with sqlite3.connect(file) as database:
        database.executescript((HERE / f"{name}.sql").read_text(encoding="utf-8"))
    tables: list[dict[str, Any]] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return tables


def cookie(house: House, user: str) -> str:
    """Return the cookie of a user of before."""
    return f"{COOKIE}={house.services.cookies.write(user)}"


@pytest.mark.parametrize("name", LEFT)
async def test_tables_stand_as_they_stood_and_go_on(name: str, tmp_path: Path) -> None:
    tables = laid(name, tmp_path / "tables.db")
    async with opened(tmp_path) as house:
        browser = house.browser()
        browser.cookie = cookie(house, tables[0]["host"])
        for stood in tables:
            live = await house.live(stood["id"])
            game = live.table.setup.game
            question = live.table.question(Seat(stood["seat"]))
            assert question is not None
            assert [action.text for action in question.legal] == stood["legal"]
            assert live.table.number == stood["number"]
            assert live.row.rules_version == stood["rules_version"]
            assert list(game.scores(live.table.state)) == stood["scores"]
            await house.play(browser, stood["id"], 5)
        listed = {one["id"]: one for one in (await browser.get("/tables")).json["mine"]}
        assert set(listed) == {stood["id"] for stood in tables}


@pytest.mark.parametrize("name", LEFT)
async def test_a_table_from_before_boxes_has_the_box_of_its_rules(
    name: str, tmp_path: Path
) -> None:
    tables = laid(name, tmp_path / "tables.db")
    async with opened(tmp_path, Externals()) as house:
        browser = house.browser()
        browser.cookie = cookie(house, tables[0]["host"])
        for stood in tables:
            told = (await browser.get(f"/tables/{stood['id']}")).json["box"]
            came = game_of(Rules(stood["game"], stood["rules_version"], "")).box()
            assert (told and told["id"]) == (came and came.name)
            seats = [{"kind": "me"}, {"kind": "guest"}]
            live = await house.live(stood["id"])
            body = {"step": len(live.table.results), "seats": seats}
            branch = (await browser.post(f"/tables/{stood['id']}/branches", body)).json["id"]
            assert (await browser.get(f"/tables/{branch}")).json["box"] == told


async def test_an_answer_after_the_upgrade_survives_a_kill() -> None:
    with Served() as server:
        server.stop()
        for file in server.file.parent.glob("tables.sqlite*"):
            file.unlink()
        stood = next(one for one in laid("rules-3", server.file) if one["game"] == "khronos")
        body = {
            "seat": stood["seat"],
            "number": stood["number"],
            "action": stood["legal"][0],
            "key": "after-the-upgrade",
        }
        path, user = f"tables/{stood['id']}/actions", signed(server.file, stood["host"])
        told = []
        for _ in range(2):
            server.start()
            connection = Connection(server.port)
            connection.cookie = user
            told.append(await connection.command(path, body))
            connection.close()
            server.kill()
        assert told == [{"number": stood["number"] + 1}] * 2, "it is known by its key"


def signed(file: Path, user: str) -> str:
    """Return the cookie of a user, signed with the secret that lies in a database."""
    with sqlite3.connect(file) as database:
        [secret] = database.execute("SELECT value FROM secrets").fetchone()
    return f"{COOKIE}={Cookies(secret, time.time).write(user)}"
