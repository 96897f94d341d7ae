"""Find me a table: a seek is met by an open table or by others, or waits for them."""

import asyncio
from pathlib import Path
from typing import Any

from server.accounts.test_profiles import player
from server.browser import Browser
from server.house import House, opened

ANY: dict[str, Any] = {}
TWO = {"game": "khronos", "seats": 2, "pace": "live"}
OPEN = {
    "game": "khronos",
    "seats": [{"kind": "me"}, {"kind": "invite"}],
    "clock": {"kind": "move", "seconds": 600},
    "listed": True,
}


async def look(browser: Browser, **seek: Any) -> Any:
    answer = await browser.put("/seeks", seek)
    assert answer.status == 200, answer.json
    return answer.json


async def test_two_who_wish_the_same_find_each_other_and_play(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        waits = await look(ada, **TWO)
        assert waits["table"] is None
        assert waits["seek"]["game"] == "khronos"
        house.clock.at += 2  # the list is not asked of the database all the time
        [other] = (await bob.get("/seeks")).json["others"]
        assert (other["name"], other["seats"], other["pace"]) == ("Ada", 2, "live")
        met = await look(bob, **ANY)
        id = met["table"]
        assert id is not None
        assert (await ada.post("/seeks")).json["table"] == id
        assert (await ada.post("/seeks")).json["table"] == id  # an answer may be lost
        told = (await eve.get(f"/tables/{id}")).json
        assert told["state"] == "playing"
        assert {seat["name"] for seat in told["seats"]} == {"Ada", "Bob"}
        assert told["clock"] == {"kind": "bank", "seconds": 1800, "increment": 30}
        assert not told["hints"]
        seats = [seat["mine"] for seat in (await ada.get(f"/tables/{id}")).json["seats"]]
        await house.play(ada if seats[(await house.move(id))["seat"]] else bob, id)
        for one in (ada, bob):
            await one.delete("/seeks")
            assert (await one.get("/seeks")).json["seek"] is None
        assert (await eve.get("/seeks")).json["others"] == []


async def test_whoever_looks_sits_down_at_an_open_table_that_is_usual(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        strange = {**OPEN, "options": {"edition": "first"}}
        assert (await ada.post("/tables", strange)).status == 200
        with_bot = {**OPEN, "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}]}
        assert (await ada.post("/tables", with_bot)).status == 200
        assert (await look(bob, **ANY))["table"] is None
        await bob.delete("/seeks")
        three = {**OPEN, "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}
        waiting = (await ada.post("/tables", three)).json["id"]
        id = (await ada.post("/tables", OPEN)).json["id"]
        await house.live(id)
        assert (await look(ada, **ANY))["table"] is None  # nobody is brought to their own table
        await ada.delete("/seeks")
        assert (await look(bob, **ANY))["table"] == id  # the one that is nearly full
        assert (await house.live(id)).state == "playing"
        assert (await look(eve, seats=3))["table"] == waiting
        assert (await house.live(waiting)).state == "open"


async def test_a_wish_goes_with_its_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = [await house.guest(name) for name in ("Ada", "Bob")]
        await look(ada, **TWO)
        house.clock.at += 76  # nothing was heard of her
        assert (await look(bob, **TWO))["table"] is None
        gone = (await ada.post("/seeks")).json
        assert (gone["seek"], gone["table"]) == (None, None)
        for _ in range(60):
            house.clock.at += 70
            seek = (await bob.post("/seeks")).json["seek"]
        assert seek is None  # an hour is enough
        await look(ada, **TWO)
        id = (
            await bob.post(
                "/tables", {**OPEN, "seats": [{"kind": "me"}, *[{"kind": "invite"}] * 2]}
            )
        ).json["id"]
        assert (await ada.post(f"/tables/{id}/seats/1")).status == 200
        assert (await ada.get("/seeks")).json["seek"] is None  # she has found one herself


async def test_a_wish_can_be_refused(tmp_path: Path) -> None:
    async with opened(tmp_path, seeks_address=2, seats_waiting=1) as house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        for wrong in ({"game": "go"}, {"game": "inventions", "seats": 5}, {"seats": 9}):
            assert (await ada.put("/seeks", wrong)).code == "invalid", wrong
        assert (await ada.put("/seeks", {"pace": "slow"})).code == "bad-request"
        assert (await ada.put("/seeks", {"rated": True})).code == "needs-account"
        kim = await player(house, "kim")
        assert (await kim.put("/seeks", {"rated": True, "pace": "none"})).code == "invalid"
        await look(ada, seats=4)
        await look(bob, seats=3)
        assert (await eve.put("/seeks", {"seats": 2})).code == "too-many"
        await look(ada, seats=3)  # another seek of the same person
        await bob.delete("/seeks")
        listed = {**OPEN, "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}
        first = (await kim.post("/tables", listed)).json["id"]
        assert (await eve.post(f"/tables/{first}/seats/1")).status == 200
        assert (await eve.put("/seeks", ANY)).code == "too-many"  # she waits at one already


async def test_rated_and_other_games_are_kept_apart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = [await player(house, login) for login in ("ada", "bob", "eve")]
        await look(ada, rated=True)
        assert (await look(bob))["table"] is None
        id = (await look(eve, rated=True, game="sands"))["table"]
        told = (await bob.get(f"/tables/{id}")).json
        assert told["rated"]
        assert told["game"] == "sands"


async def test_many_who_press_at_once_all_sit_at_one_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        people = [await house.guest(f"P{number}") for number in range(8)]
        await asyncio.gather(*[look(one, seats=2, pace="days") for one in people])
        tables = [(await one.post("/seeks")).json["table"] for one in people]
        assert None not in tables
        assert sorted([tables.count(id) for id in tables]) == [2] * 8
        assert await _sat(house) == 8


async def _sat(house: House) -> int:
    games = [await house.live(live.id) for live in house.services.table_cache]
    return sum(len(live.row.seats) for live in games)
