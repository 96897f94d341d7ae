"""Anybody can be a new guest at any time: what guests may have, those of one address share."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.botpool import BotFailedError, BotPool, BotQuestion
from clocksmith.server.coaching import OF_ONE, Coaching
from clocksmith.server.fair_queue import Claim
from clocksmith.server.looking import Look
from clocksmith.table.entry import ACT
from server.api.test_coach import RECORD
from server.browser import Answer, Browser
from server.house import HOT_SEAT, INVITING, House, opened

HERE, THERE = "192.0.2.7", "192.0.2.8"
AT_HOME = ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8")  # two machines of one household
ADA = {"login": "ada", "password": "correct horse"}


async def open_from(browser: Browser, address: str, body: Any = INVITING) -> Answer:
    return await browser.post("/tables", body, **{"x-forwarded-for": address})


async def bring_in(browser: Browser, address: str) -> Answer:
    headers = {"content-type": "text/plain", "x-forwarded-for": address}
    return await browser.send("POST", "/api/records", RECORD.read_bytes(), headers)


async def account(house: House) -> Browser:
    browser = await house.guest()
    assert (await browser.post("/accounts", ADA)).status == 200
    return browser


async def test_guests_of_one_address_share_what_several_users_may_open(tmp_path: Path) -> None:
    async with opened(tmp_path, tables_open=1, guests_address=2, trust_proxy=True) as house:
        for first, second in ((HERE, HERE), AT_HOME):
            codes = [
                (await open_from(await house.guest(), address)).status
                for address in (first, second, first, second)
            ]
            assert codes == [200, 200, 409, 409]
        assert (await open_from(await house.guest(), THERE)).status == 200
        ada = await account(house)
        assert (await open_from(ada, HERE)).status == 200  # who has an account counts for himself
        assert (await open_from(ada, THERE)).code == "too-many"


async def test_records_and_branches_are_shared_likewise(tmp_path: Path) -> None:
    async with opened(
        tmp_path, tables_open=1, records=1, guests_address=2, trust_proxy=True
    ) as house:
        people = [await house.guest() for _ in range(3)]
        brought = [await bring_in(one, HERE) for one in people]
        assert [answer.status for answer in brought] == [200, 200, 409]
        path = f"/tables/{brought[0].json['id']}/branches"
        seats = len((await people[0].get(f"/tables/{brought[0].json['id']}")).json["seats"])
        body = {"step": 0, "seats": [{"kind": "me"}] * (seats - 1) + [{"kind": "invite"}]}
        branched = [await one.post(path, body, **{"x-forwarded-for": HERE}) for one in people]
        assert [answer.status for answer in branched] == [200, 200, 409]


async def test_bots_and_hints_of_one_address_wait_in_one_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hinted: list[str] = []

    async def hint(_: BotPool, question: BotQuestion, claim: Claim) -> Any:
        hinted.append(claim.owner)
        raise BotFailedError

    monkeypatch.setattr(BotPool, "hint", hint)
    async with opened(tmp_path, trust_proxy=True) as house:
        people = [*[await house.guest() for _ in range(3)], await account(house)]
        ids = [
            (await open_from(one, address, HOT_SEAT)).json["id"]
            for one, address in zip(people, (HERE, HERE, THERE, HERE), strict=True)
        ]
        lives = [await house.live(id) for id in ids]
        one, same, other, own = [live.autoplayer._claim(ACT).owner for live in lives]
        assert one == same
        assert len({one, other, own}) == 3
        assert own == lives[3].row.host
        assert HERE not in one  # nobody can read it
        body = {"seat": int(lives[0].table.asked()[0]), "number": 0}
        await people[0].post(f"/tables/{ids[0]}/hint", body, **{"x-forwarded-for": HERE})
        assert hinted == [one]


class Endless(Look):
    """A look at a game that finds out nothing."""

    async def next(self, seconds: float) -> bytes | None:
        await asyncio.sleep(0.01)
        return None

    def pids(self) -> list[int]:
        return []

    async def close(self) -> None:
        pass


async def look_for_ever(id: str, asked: dict[str, Any]) -> Look:
    return Endless()


async def test_one_address_has_only_so_many_games_looked_at(tmp_path: Path) -> None:
    async with opened(tmp_path, trust_proxy=True) as house:
        house.services.coaching = Coaching(look_for_ever)
        people = [await house.guest() for _ in range(OF_ONE + 1)]
        ids = [(await bring_in(one, HERE)).json["id"] for one in people]
        asked = [
            await one.get(f"/tables/{id}/analysis", **{"x-forwarded-for": HERE})
            for one, id in zip(people, ids, strict=True)
        ]
        assert [answer.status for answer in asked] == [200] * OF_ONE + [429]
        again = await people[0].get(f"/tables/{ids[0]}/analysis", **{"x-forwarded-for": HERE})
        assert again.status == 200
        there = await people[-1].get(f"/tables/{ids[-1]}/analysis", **{"x-forwarded-for": THERE})
        assert there.status == 200
