"""A turn is due at a time, which is kept with it, survives a kill, and is all that is read."""

import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, select

from clocksmith.cli.commands.bench.server.connection import Connection as Client
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.database.schema import TURN_NOTIFICATIONS
from eventually import eventually
from server.browser import Browser
from server.cluster.two import two_houses
from server.house import HOT_SEAT, House
from server.notifications.mailbox import (
    ADA,
    BOB,
    SITE,
    Mailbox,
    a_while,
    account,
    mailbox,
    mailing,
    pass_time,
    seated,
    with_mail,
)

HOUR = 3600.0
DAY = 24 * HOUR
SLOW = {"kind": "move", "seconds": 8 * 3600}
KILLS = 20  # until one comes between a turn and its row


def planned(connection: Connection) -> list[tuple[str, float, bool, float | None]]:
    """Return the rows of turns: the table, when it began, whether it is done, when it is due."""
    turns = TURN_NOTIFICATIONS.c
    rows = connection.execute(select(turns.table_id, turns.began_at, turns.notified, turns.due_at))
    return [tuple(row) for row in rows]


async def open_table(house: House, browser: Browser, **given: Any) -> str:
    """Open a table at which one person has all seats, and wait until lists know of it."""
    id = (await browser.post("/tables", {**HOT_SEAT, **given})).json["id"]
    await house.noted()
    return str(id)


def statements(house: House) -> list[str]:
    """Return the list to which each statement of the writer is added from now on."""
    seen: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if threading.current_thread().name == "clocksmith-writer":
            seen.append(statement.split()[0])

    event.listen(house.services.store.engine, "before_cursor_execute", note)
    return seen


async def play_turn(house: House, browser: Browser, id: str) -> None:
    """Let the owner of all seats play until another seat is asked."""
    live = await house.live(id)
    seat = live.table.waiting()[0]
    while live.table.waiting()[0] == seat:
        await house.play(browser, id)
    await house.noted()


async def test_a_move_waits_for_no_further_statement(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, _):
        guest, ada = await house.guest("Guest"), await account(house, ADA)
        for browser, turns in ((guest, 0), (ada, 1)):
            id = await open_table(house, browser)
            seen = statements(house)
            await house.play(browser, id)
            assert seen == []  # the entry is one statement of its own, past all listeners
            await play_turn(house, browser, id)
            batches = seen.count("UPDATE")  # of what lists say, a moment later
            assert seen.count("SELECT") == batches > 0
            assert (seen.count("INSERT"), seen.count("DELETE")) == (turns, turns)


async def test_a_turn_is_due_when_its_player_wants_it(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, _):
        ada, read = await account(house, ADA), house.services.store.read
        least = 2 * house.services.settings.notification_seconds
        id, began = await open_table(house, ada, clock=SLOW), house.clock.at
        assert await read(planned) == [(id, began, False, began + least)]
        for frequency, due_at in (
            ("quiet", began + 90 * 60),
            ("daily", began + 6 * HOUR),  # a reminder, a quarter of the time before its end
            ("once", began + least),
        ):
            body = {"frequency": frequency, "quiet_minutes": 90}
            assert (await ada.put("/account/preferences", body)).status == 200
            assert await read(planned) == [(id, began, False, due_at)]
        await ada.put("/account/preferences", {"frequency": "never"})
        assert await read(planned) == []
        await ada.put("/account/preferences", {"frequency": "once"})
        house.clock.at += 60
        await play_turn(house, ada, id)
        assert await read(planned) == [(id, began + 60, False, began + 60 + least)]


async def test_tables_are_left_alone_until_something_is_due(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box, frequency="quiet", quiet_minutes=60)
        id = await open_table(house, ada)
        (await house.live(id)).drop()
        await pass_time(house, HOUR / 2)
        assert house.services.table_cache.loaded(id) is None
        await pass_time(house, HOUR / 2)
        assert house.services.table_cache.loaded(id) is not None
        assert len(box.mails) == 1


async def test_a_short_look_is_enough_also_before_a_restart(tmp_path: Path) -> None:
    with mailbox() as box:
        mail: Any = {"mail": box.url, "mail_from": "tables@clocksmith.test", "public_url": SITE}
        async with mailing(tmp_path, **mail) as (house, _):
            ada = await with_mail(house, box, frequency="quiet", quiet_minutes=60)
            seen, unseen = await open_table(house, ada), await open_table(house, ada)
            async with ada.socket(f"/tables/{seen}/socket?seat=0") as socket:
                await socket.hear("welcome")
            at = house.clock.at
        async with mailing(tmp_path, **mail) as (house, _):
            house.clock.at = at
            await pass_time(house, 2 * HOUR)
            assert [m for m in box.mails if f"/t/{seen}" in str(m)] == []
            assert box.link().endswith(f"/t/{unseen}")


async def test_a_vacation_that_ends_early_brings_notifications_back(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        await ada.put("/account/vacation", {"days": 5})
        await open_table(house, ada)
        await a_while(house)
        await pass_time(house, DAY)
        assert not box.mails
        await ada.delete("/account/vacation")
        await pass_time(house, 0)
        assert len(box.mails) == 1


async def test_a_stopped_table_notifies_when_it_goes_on(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        moderator, ada = await account(house, BOB), await with_mail(house, box)
        id = await open_table(house, ada)
        for stopped, count in ((True, 0), (False, 1)):
            path = f"/moderation/tables/{id}"
            assert (await moderator.put(path, {"stopped": stopped})).status == 200
            await a_while(house)
            assert len(box.mails) == count


async def test_a_reminder_waits_until_its_player_has_left_the_table(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, bob = await with_mail(house, box), await with_mail(house, box, BOB)
        id = await seated(house, ada, bob, clock=SLOW)
        seat = (await house.live(id)).table.waiting()[0]
        who, rival = (ada, bob)[seat], ("Bob", "Ada")[seat]
        async with who.socket(f"/tables/{id}/socket?seat={seat}") as socket:
            await socket.hear("welcome")
            await pass_time(house, 7 * HOUR)
        await pass_time(house, 61)
        subject = f"Khronos with {rival}: your time is running out ({id[:4]})"
        assert [mail["Subject"] for mail in box.mails] == [subject]


async def test_what_a_dead_server_has_not_noted_another_one_does(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada = await account(both.one, ADA)
        id = await open_table(both.one, ada)
        await both.two.live(id)
        both.one.services.table_cache.listings.note = lambda *_: None  # type: ignore[method-assign]
        before = await both.two.services.store.read(planned)
        for house in (both.one, both.two):
            house.clock.at += 60
        await play_turn(both.one, ada, id)
        await both.numbers(id)
        assert await both.two.services.store.read(planned) == before
        await both.two.services.table_cache.catch_up()
        await both.two.noted()
        after = await both.two.services.store.read(planned)
        assert [table for table, *_ in after] == [id]
        assert after != before


class Player:
    """Somebody with an account and mail, at a server process that is killed."""

    def __init__(self, served: Served, box: Mailbox) -> None:
        self.served = served
        self.box = box
        self.client = Client(served.port)
        self.table = ""

    async def begin(self) -> None:
        """Register, and confirm a mail address."""
        await self.client.command("accounts", ADA)
        await self.put("account/preferences", {"frequency": "once"})
        await self.put("notifications/channels/mail", {"address": "ada@example.org"})
        await self.mails(1)
        await self.client.command("one-time-links/confirm", {"secret": self.box.secret()})

    async def put(self, path: str, body: object) -> None:
        """Put something in its place."""
        content = json.dumps(body).encode()
        head = f"PUT /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.client.port}\r\n"
        head += f"Origin: {self.client.origin}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        head += f"Cookie: {self.client.cookie}\r\n\r\n"
        answer = await self.client.exchange(head.encode() + content)
        assert answer.status == 200, answer.body

    async def mails(self, count: int) -> None:
        """Wait for as many mails."""
        await eventually(lambda: len(self.box.mails) >= count)

    async def open_table(self) -> None:
        """Open a table at which it is the player's turn."""
        self.table = (await self.client.command("tables", HOT_SEAT))["id"]

    def is_noted(self) -> bool:
        """Return whether lists, and with them the row of the turn, knew of the last table."""
        with sqlite3.connect(self.served.file) as database:
            asked = "SELECT noted IS NOT NULL FROM tables WHERE id = ?"
            return bool(database.execute(asked, (self.table,)).fetchone()[0])


async def test_a_server_that_is_killed_loses_no_notification() -> None:
    settings = {"MAIL_FROM": "tables@clocksmith.test", "PUBLIC_URL": SITE, "RATE_MAIL": "0"}
    settings["NOTIFICATION_SECONDS"] = "0.2"
    named = {f"CLOCKSMITH_{name}": value for name, value in settings.items()}
    with mailbox() as box, Served("", CLOCKSMITH_MAIL=box.url, **named) as served:
        player = Player(served, box)
        await player.begin()
        for _ in range(KILLS):
            count = len(box.mails)
            await player.open_table()
            served.kill()
            between = not player.is_noted()
            player.client.close()
            served.start()
            await player.mails(count + 1)
            assert box.link().endswith(f"/t/{player.table}")
            if between:
                return
        raise AssertionError("no kill came between a turn and its row")
