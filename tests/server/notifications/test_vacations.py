"""A vacation stops a player's clock in slow games, for a bounded number of days a year."""

from pathlib import Path

from clocksmith.core.seat import Seat
from server.house import HOT_SEAT, opened
from server.notifications.mailbox import (
    ADA,
    BOB,
    a_while,
    account,
    mailing,
    seated,
    with_mail,
)

DAY = 86_400.0
SLOW = {"kind": "move", "seconds": 3 * 86_400}
QUICK = {"kind": "bank", "seconds": 3600, "increment": 0}


async def test_slow_clocks_stand_still_and_quick_ones_do_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await account(house, ADA)
        slow, quick = [
            (await ada.post("/tables", {**HOT_SEAT, "clock": clock})).json["id"]
            for clock in (SLOW, QUICK)
        ]
        [(due, seat)] = (await house.live(slow)).table.clocks.ends()
        quick_due = (await house.live(quick)).table.due()
        assert (await ada.get("/account/vacation")).json == {"until": None, "days": 30}
        assert (await ada.put("/account/vacation", {"days": 31})).code == "too-many"
        house.clock.at += DAY
        assert (await ada.put("/account/vacation", {"days": 10})).status == 200
        assert (await ada.put("/account/vacation", {"days": 1})).code == "too-many"  # one at a time
        table = (await house.live(slow)).table
        assert table.clocks.ends()[0][0] == due + 10 * DAY
        assert (await house.live(quick)).table.due() == quick_due
        house.clock.at += 4 * DAY
        assert table.clocks.left(seat, house.clock.at) == 2 * DAY
        async with ada.socket(f"/tables/{slow}/socket?seat=0") as socket:
            welcome = await socket.hear("welcome")
            assert welcome["clocks"]["rests"][seat] == 1_000_000.0 + 11 * DAY
            assert [one["kind"] for one in welcome["notices"]] == ["rested", "rested"]
        assert (await ada.delete("/account/vacation")).status == 200
        assert table.clocks.ends()[0][0] == due + 4 * DAY
        assert (await ada.get("/account/vacation")).json == {"until": None, "days": 26}
        assert (await ada.delete("/account/vacation")).status == 200  # who is back stays back
        number, at = table.number, house.clock.at
        await house.noted()
    async with opened(tmp_path) as house:
        house.clock.at = at
        again = (await house.live(slow)).table
        assert again.number == number
        left = again.clocks.left(Seat(seat), at)
        assert left is not None
        assert abs(left - 2 * DAY) < 1


async def test_a_game_that_begins_meanwhile_waits_as_well(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await account(house, ADA), await account(house, BOB)
        await ada.put("/account/vacation", {"days": 5})
        id = await seated(house, ada, bob, clock=SLOW)
        clocks = (await house.live(id)).table.clocks
        assert clocks.rests_until(Seat(0)) is None
        await house.services.notifications.schedule.check()
        assert clocks.rests_until(Seat(0)) == house.clock.at + 5 * DAY
        assert clocks.rests_until(Seat(1)) is None


async def test_who_is_away_is_told_when_they_are_back(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        await ada.post("/tables", HOT_SEAT)
        await ada.put("/account/vacation", {"days": 2})
        await a_while(house)
        assert not box.mails
        house.clock.at += 2 * DAY
        await a_while(house)
        assert len(box.mails) == 1


async def test_a_guest_has_no_vacation(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest()
        assert (await guest.put("/account/vacation", {"days": 2})).code == "not-yours"
