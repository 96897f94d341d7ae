"""People are told of their turns, once each, when they want it, and not while they look."""

import re
from pathlib import Path

import pytest

from clocksmith.server.notifications.preferences import lead_of
from clocksmith.table.clock import TimeControl
from server.browser import Browser
from server.house import HOT_SEAT, House
from server.notifications.mailbox import (
    BOB,
    a_while,
    account,
    html_of,
    mailing,
    pass_time,
    seated,
    text_of,
    with_mail,
)

HOUR = 3600.0
SLOW = {"kind": "move", "seconds": 8 * 3600}


async def other(house: House, ada: Browser, bob: Browser, id: str) -> tuple[Browser, int]:
    """Return who is asked, and on which seat."""
    seat = (await house.live(id)).table.waiting()[0]
    return (ada, bob)[seat], int(seat)


async def play_turn(house: House, who: Browser, id: str, seat: int) -> None:
    """Answer until somebody else is asked."""
    live = await house.live(id)
    while live.table.waiting()[0] == seat:
        await house.play(who, id)
    await house.noted()


async def test_who_is_away_is_told_once_of_each_turn(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await with_mail(house, box), await with_mail(house, box, BOB)
        id = await seated(house, ada, bob, clock=SLOW)
        who, seat = await other(house, ada, bob, id)
        await a_while(house)
        [mail] = box.mails
        assert mail["To"] == ("ada@example.org", "bob@example.org")[seat]
        rival = ("Bob", "Ada")[seat]
        assert mail["Subject"] == f"Khronos with {rival}: it is your turn ({id[:4]})"
        assert f"It is your turn in Khronos with {rival}. About 8 hours left." in text_of(mail)
        assert "You are asked: What will you do?" in text_of(mail)
        assert "\nList-Unsubscribe: <https://" in box.raw[-1].decode().replace("\r", "")
        assert re.search(r"Your time ends to(day|morrow) at \d\d:\d\d UTC", text_of(mail))
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "<a href=" in html_of(mail)
        for _ in range(3):
            await a_while(house)
        assert len(box.mails) == 1
        await play_turn(house, who, id, seat)
        await a_while(house)
        assert [mail["To"] for mail in box.mails[1:]] == [
            ("bob@example.org", "ada@example.org")[seat]
        ]
        text = text_of(box.mails[-1])
        assert f"- {('Ada', 'Bob')[seat]}" in text, "people are called by their names"
        assert "Red" not in text


async def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await with_mail(house, box), await with_mail(house, box, BOB)
        id = await seated(house, ada, bob)
        who, seat = await other(house, ada, bob, id)
        async with who.socket(f"/tables/{id}/socket?seat={seat}") as socket:
            await socket.hear("welcome")
            await a_while(house)
        await a_while(house)  # they have seen that it is their turn
        assert not box.mails


async def test_what_is_over_when_it_is_sent_is_not_told(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await with_mail(house, box), await with_mail(house, box, BOB)
        id = await seated(house, ada, bob)
        who, seat = await other(house, ada, bob, id)
        house.services.notifications.outbox.send_due = nothing  # type: ignore[method-assign]
        await a_while(house)
        del house.services.notifications.outbox.send_due
        await play_turn(house, who, id, seat)
        await house.services.notifications.outbox.send_due()
        assert not box.mails


async def nothing() -> int:
    """Send nothing."""
    return 0


async def test_everybody_is_notified_as_often_as_they_want(tmp_path: Path) -> None:
    times = {
        "quiet_minutes": 90,
        "digest_hour": 20,
        "zone": "Etc/GMT-2",
    }  # 20 o'clock there is 18 here
    frequencies = ("never", "quiet", "daily")
    async with mailing(tmp_path) as (house, box):
        house.clock.at = 86_400.0 * 20_000 + 12 * HOUR
        for frequency in frequencies:
            who = {"login": frequency, "password": "analytical engine"}
            browser = await with_mail(house, box, who, frequency=frequency, **times)
            await browser.post("/tables", HOT_SEAT)
        await a_while(house)
        counts = []
        for hours in (*[1] * 8, 24):
            await pass_time(house, hours * HOUR)
            logins = [str(mail["To"]).partition("@")[0] for mail in box.mails]
            counts.append([logins.count(frequency) for frequency in frequencies])
    assert [never for never, _, _ in counts] == [0] * 9
    assert [quiet for _, quiet, _ in counts] == [0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert [daily for _, _, daily in counts] == [0, 0, 0, 0, 0, 1, 1, 1, 2]
    [first, _] = [mail for mail in box.mails if "daily" in mail["To"]]
    assert first["Subject"] == "One table is waiting for you"
    assert "Khronos with Ada. There is no time limit." in text_of(first)


async def test_who_forgets_is_reminded_before_their_clock_runs_out(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await with_mail(house, box), await with_mail(house, box, BOB)
        id = await seated(house, ada, bob, clock=SLOW)
        rival = ("Bob", "Ada")[(await house.live(id)).table.waiting()[0]]
        await a_while(house)
        for _ in range(5):
            await pass_time(house, HOUR)
        assert len(box.mails) == 1
        await pass_time(house, HOUR)
        await pass_time(house, HOUR / 2)
        subjects = [mail["Subject"] for mail in box.mails]
        told = ("it is your turn", "your time is running out")
        assert subjects == [f"Khronos with {rival}: {what} ({id[:4]})" for what in told]
        assert "About 100 minutes left." in text_of(box.mails[1])


@pytest.mark.parametrize(
    ("clock", "lead"),
    [
        (TimeControl(), 0),
        (TimeControl("bank", 1800), 0),
        (TimeControl("move", 8 * 3600), 2 * 3600),
        (TimeControl("move", 14 * 86_400), 86_400),
    ],
)
def test_reminders_come_before_the_end_of_slow_clocks(clock: TimeControl, lead: float) -> None:
    assert lead_of(clock) == lead


async def test_who_has_no_channel_or_is_a_guest_is_not_told(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await account(house, BOB), await house.guest("Guest")
        assert (await bob.put("/account/preferences", {"frequency": "once"})).code == "not-yours"
        assert (await bob.get("/notifications")).json["offers"]["mail"] is True
        await seated(house, ada, bob)
        await a_while(house)
        assert not box.mails
