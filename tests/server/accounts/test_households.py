"""Anybody can be a new guest at any time: what guests may have, those of one address share."""

import asyncio
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.settings import Settings
from clocksmith.server.thinking.analysis import OF_ONE, Analyses
from clocksmith.server.thinking.analyzers import Analyzer
from clocksmith.server.thinking.bot_pool import BotFailedError, BotPool, BotQuestion
from clocksmith.server.thinking.fair_queue import Claim
from clocksmith.table.entry import ACT
from server.browser import Answer, Browser
from server.house import HOT_SEAT, INVITING, House, opened
from server.thinking.test_analysis import RECORD

HERE, THERE = "192.0.2.7", "192.0.2.8"
AT_HOME = ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8")  # two machines of one household
ADA = {"login": "ada", "password": "correct horse"}
THREE = {
    "game": "khronos",
    "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}],
    "listed": True,
}
WISH = {"game": "khronos", "seats": 2, "pace": "live"}
DEFAULTS: dict[str, Any] = {
    one.name: one.default
    for one in fields(Settings)
    if one.name.startswith("rate_") or one.name.endswith("_address")
} | {name: getattr(Settings, name) for name in ("tables_open", "seats_waiting", "seats_taken")}
SLOWLY = 60.0  # seconds between two commands: how fast they come is limited besides


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
        body = {"seat": int(lives[0].table.waiting()[0]), "number": 0}
        await people[0].post(f"/tables/{ids[0]}/hint", body, **{"x-forwarded-for": HERE})
        assert hinted == [one]


async def sit_from(browser: Browser, address: str, id: str, seat: int) -> Answer:
    return await browser.post(f"/tables/{id}/seats/{seat}", **{"x-forwarded-for": address})


async def lobby_of(house: House, count: int) -> list[str]:
    """Return listed tables that strangers have opened, each with two open seats."""
    ids = []
    for number in range(count):
        house.clock.at += SLOWLY
        ids.append((await open_from(await house.guest(), f"198.51.100.{number}", THREE)).json["id"])
    return ids


async def test_many_guests_of_one_address_cannot_take_all_open_seats(tmp_path: Path) -> None:
    async with opened(tmp_path, **DEFAULTS, trust_proxy=True) as house:
        ids = await lobby_of(house, 20)
        taken = []
        for id in ids:
            for seat in (1, 2):  # with both, the game begins and nobody waits there any more
                house.clock.at += SLOWLY
                taken.append(await sit_from(await house.guest(), HERE, id, seat))
        statuses = [answer.status for answer in taken]
        assert statuses == [200] * DEFAULTS["seats_address"] + [409] * (40 - 12)
        assert taken[-1].code == "too-many"
        assert "guests of your address" in taken[-1].json["message"]
        # Looking for a table is no way around it.
        house.clock.at += SLOWLY
        looked = await (await house.guest()).put("/seeks", WISH, **{"x-forwarded-for": HERE})
        assert looked.code == "too-many"
        assert (await sit_from(await house.guest(), THERE, ids[-1], 1)).status == 200
        ada = await account(house)
        assert (await sit_from(ada, HERE, ids[-1], 2)).status == 200


async def test_a_family_of_four_plays_behind_one_address(tmp_path: Path) -> None:
    async with opened(tmp_path, **DEFAULTS, trust_proxy=True) as house:
        family = [await house.guest() for _ in range(4)]
        ids = await lobby_of(house, 6)
        for number, one in enumerate(family):
            for id in ids[3 * (number % 2) : 3 * (number % 2) + 3]:
                house.clock.at += SLOWLY
                answer = await sit_from(one, HERE, id, 1 + number // 2)
                assert answer.status == 200, (number, answer.json)
        # Seats of their own tables, and those they are invited to, are not counted.
        table = {**INVITING, "seats": [{"kind": "me"}, *[{"kind": "invite"}] * 3]}
        for one in family:
            opened_by_one = (await open_from(one, HERE, table)).json
            for other, link in zip(
                [person for person in family if person is not one],
                opened_by_one["invitations"],
                strict=True,
            ):
                path = f"/invitations/{link['token']}"
                assert (await other.post(path, **{"x-forwarded-for": HERE})).status == 200
            seen = (await one.get(f"/tables/{opened_by_one['id']}")).json
            assert seen["state"] == "playing"


async def test_a_seat_that_a_guest_gives_up_is_free_for_the_next(tmp_path: Path) -> None:
    async with opened(tmp_path, seats_address=2, trust_proxy=True) as house:
        ids = await lobby_of(house, 3)
        people = [await house.guest() for _ in range(3)]
        answers = [await sit_from(one, HERE, id, 1) for one, id in zip(people, ids, strict=True)]
        assert [answer.status for answer in answers] == [200, 200, 409]
        assert (await people[0].delete(f"/tables/{ids[0]}/seats/1")).status == 200
        assert (await sit_from(people[2], HERE, ids[2], 1)).status == 200
        assert (await sit_from(people[0], HERE, ids[0], 1)).status == 409


async def test_seats_found_by_a_wish_are_counted_for_guests_alone(tmp_path: Path) -> None:
    async with opened(tmp_path, seats_address=2, trust_proxy=True) as house:
        here = {"x-forwarded-for": HERE}
        guests, ada = [await house.guest() for _ in range(3)], await account(house)
        # The first two find each other, so that their address has all it may have.
        looked = [await one.put("/seeks", WISH, **here) for one in (*guests, ada)]
        assert [answer.status for answer in looked] == [200, 200, 409, 200]
        assert (await guests[0].get("/seeks")).json["table"] is not None
        there = await house.guest()
        found = await there.put("/seeks", WISH, **{"x-forwarded-for": THERE})
        assert found.json["table"] is not None  # with Ada, who counts for herself


class Endless(Analyzer):
    """An analysis that finds out nothing."""

    async def next(self, seconds: float) -> bytes | None:
        await asyncio.sleep(0.01)
        return None

    def pids(self) -> list[int]:
        return []

    async def close(self) -> None:
        pass


async def analyse_for_ever(id: str, asked: dict[str, Any]) -> Analyzer:
    return Endless()


async def test_one_address_has_only_so_many_games_looked_at(tmp_path: Path) -> None:
    async with opened(tmp_path, trust_proxy=True) as house:
        house.services.analyses = Analyses(analyse_for_ever)
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
