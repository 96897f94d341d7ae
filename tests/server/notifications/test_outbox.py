"""What is to be sent is sent, once, by whoever is alive."""

import asyncio
from pathlib import Path
from typing import Any

from clocksmith.server.notifications.outbox import TAKEN_SECONDS, TRIES
from clocksmith.server.notifications.rows import OutboxMessage
from eventually import eventually
from server.cluster.two import two_houses
from server.house import HOT_SEAT, opened
from server.notifications.mailbox import ADA, SITE, a_while, mailbox, mailing, with_mail

FROM = "Clocksmith <tables@clocksmith.test>"


async def test_a_message_is_tried_again_for_hours_and_then_given_up(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, sender = await with_mail(house, box), house.services.notifications.outbox
        [channel] = (await ada.get("/notifications")).json["channels"]
        box.refusal = "451 later"
        await ada.post(f"/notifications/channels/{channel['id']}/test")
        assert await sender.send_due() == 1
        assert await sender.send_due() == 0
        house.clock.at += 61
        box.refusal = ""
        assert await sender.send_due() == 1
        assert len(box.mails) == 1
        box.refusal = "451 later"
        await ada.post(f"/notifications/channels/{channel['id']}/test")
        tries = 0
        for _ in range(20):
            tries += await sender.send_due()
            house.clock.at += 6 * 3600
        assert tries == TRIES
        box.refusal = "550 there is no such mailbox"
        await ada.post(f"/notifications/channels/{channel['id']}/test")
        await sender.send_due()
        assert (await ada.get("/notifications")).json["channels"] == []


async def test_a_server_that_dies_before_it_sends_leaves_the_message_to_the_next(
    tmp_path: Path,
) -> None:
    with mailbox() as box:
        mail: Any = {"mail": box.url, "mail_from": FROM, "public_url": SITE}
        async with opened(tmp_path, **mail) as house:
            sender = house.services.notifications.outbox
            await sender.close()
            ada = await with_mail(house, box)
            [channel] = (await ada.get("/notifications")).json["channels"]
            taken = asyncio.Event()

            async def die(message: OutboxMessage) -> str:
                taken.set()
                await asyncio.Event().wait()
                return ""

            sender._send = die  # type: ignore[method-assign]
            await ada.post(f"/notifications/channels/{channel['id']}/test")
            dying = asyncio.create_task(sender.send_due())
            await taken.wait()  # it is taken, and never sent
            dying.cancel()
            at = house.clock.at
        async with opened(tmp_path, **mail) as house:
            house.clock.at = at + 1
            assert (
                await house.services.notifications.outbox.send_due() == 0
            )  # somebody may be at it
            house.clock.at = at + TAKEN_SECONDS + 1
            assert await house.services.notifications.outbox.send_due() == 1
            assert [mail["Subject"] for mail in box.mails] == ["Test message from Clocksmith"]


async def test_of_two_servers_one_schedules_and_one_sends(postgresql: str, tmp_path: Path) -> None:
    with mailbox() as box:
        mail: Any = {"mail": box.url, "mail_from": FROM, "public_url": SITE}
        async with two_houses(tmp_path, postgresql, **mail) as both:
            houses = (both.one, both.two)
            for house in houses:
                await house.services.notifications.outbox.close()
            ada = await with_mail(both.one, box)
            there = both.at_two(ada)
            watched = (await ada.post("/tables", HOT_SEAT)).json["id"]
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            for one in (watched, id):
                await both.two.live(one)
            for house in houses:
                await house.noted()
            async with there.socket(f"/tables/{watched}/socket?seat=0") as socket:
                await socket.hear("welcome")
                for seconds in (0, 2 * both.one.services.settings.notification_seconds):
                    for house in houses:
                        house.clock.at += seconds
                        await asyncio.gather(
                            *[one.services.notifications.schedule.check() for one in houses]
                        )
                again = [house.services.notifications.schedule.check() for house in houses]
                await asyncio.gather(*again)
                walks = [
                    house.services.notifications.outbox.send_due() for house in houses for _ in "ab"
                ]
                assert sum(await asyncio.gather(*walks)) == 1
            await eventually(lambda: len(box.mails) == 1)
            assert box.link().endswith(f"/t/{id}")  # at the other table she looks
            assert ADA["login"] in box.mails[0]["To"]


async def test_a_flood_of_turns_is_no_flood_of_mails(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        for _ in range(33):
            await ada.post("/tables", HOT_SEAT)
        await a_while(house)
        await house.services.notifications.outbox.send_due()
        assert len(box.mails) <= 20  # as many as may wait on one channel
