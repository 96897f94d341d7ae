"""The boxes of our own games: told in full, changed, kept, played with bots, replayed elsewhere."""

import random
from pathlib import Path
from typing import Any

import pytest

from clocksmith.games import GAMES, OURS
from eventually import eventually
from server.browser import Browser
from server.house import opened

BOT = {"kind": "bot", "level": "uniform"}
ODD_SIGNS = '[]{}"=.,#\\ \n09-ae'
MUTATIONS = 25


async def kept(browser: Browser, name: str, plain: dict[str, Any]) -> str:
    """Keep a box in which one number is higher by one, where that is allowed, and return its id."""
    whole = {**plain, "name": "own"}
    rows = [row for rows in plain.values() if isinstance(rows, list) for row in rows]
    for row in [row for row in rows if isinstance(row, dict)]:
        for key in [key for key, value in row.items() if type(value) is int]:
            row[key] += 1
            answer = await browser.post(f"/games/{name}/boxes", {"plain": whole})
            if answer.status == 200:
                return str(answer.json["id"])
            row[key] -= 1
    raise AssertionError("no number of the box can be higher")


@pytest.mark.parametrize("name", OURS)
async def test_every_shipped_box_is_told_and_can_be_judged_again(name: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        listed = (await ada.get(f"/games/{name}/boxes")).json
        shelf = GAMES[name].shelf()
        assert shelf is not None
        assert [box["id"] for box in listed] == shelf.names
        for box in listed:
            told = (await ada.get(f"/games/{name}/boxes/{box['id']}")).json
            assert told["digest"] == box["digest"]
            assert told["board"]["content"]
            judged = await ada.post(f"/games/{name}/boxes/check", {"plain": told["plain"]})
            assert judged.json["digest"] == box["digest"], judged.json["faults"]
            text = (await ada.get(f"/games/{name}/boxes/{box['id']}/text")).body.decode()
            again = await ada.post(f"/games/{name}/boxes/check", {"text": text})
            assert again.json["digest"] == box["digest"]


@pytest.mark.parametrize("name", OURS)
async def test_a_damaged_box_of_ours_is_told_what_is_wrong(name: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        shelf = GAMES[name].shelf()
        assert shelf is not None
        whole = (await ada.get(f"/games/{name}/boxes/{shelf.names[-1]}/text")).body.decode()
        luck = random.Random(f"damaged {name}")
        for _ in range(MUTATIONS):
            at = luck.randrange(len(whole))
            put = "".join(luck.choices(ODD_SIGNS, k=luck.randrange(4)))
            text = whole[:at] + put + whole[at + luck.randrange(40) :]
            judged = await ada.post(f"/games/{name}/boxes/check", {"text": text, "whole": True})
            assert judged.status == 200
            assert bool(judged.json["faults"]) == (judged.json["digest"] is None)


@pytest.mark.parametrize("name", OURS)
async def test_bots_play_with_a_box_of_ones_own_and_its_record_is_known_elsewhere(
    name: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    async with opened(here) as house:
        ada = await house.guest("Ada")
        newest = (await ada.get(f"/games/{name}/boxes")).json[-1]["id"]
        plain = (await ada.get(f"/games/{name}/boxes/{newest}")).json["plain"]
        own = await kept(ada, name, plain)
        opening = {"game": name, "seats": [BOT, BOT], "box": own, "listed": True}
        id = (await ada.post("/tables", opening)).json["id"]
        live = await house.live(id)
        await eventually(lambda: live.table.closed)
        assert {entry.kind for entry in live.table.entries} == {"act"}, "nobody stood in"
        record = (await ada.get(f"/tables/{id}/record")).body.decode()
    async with opened(there) as house:
        bob = await house.guest("Bob")
        id = (await bob.upload("/records", record)).json["id"]
        assert (await bob.get(f"/tables/{id}")).json["box"]["id"] == own
        change = (await bob.get(f"/games/{name}/boxes/{newest}/difference/{own}")).json
        assert [one["after"] - one["before"] for one in change] == [1]
