"""What is to be sent is sent, once, by whoever is alive."""

import asyncio
from pathlib import Path
from typing import Any

from clocksmith.server.store.tiding_rows import LetterRow
from clocksmith.server.tidings.postman import TAKEN_SECONDS, TRIES
from server.house import HOT_SEAT, opened
from server.many.two import two_houses, until
from server.tidings.mailbox import ADA, NOTED, SITE, a_while, mailbox, mailing, with_mail

FROM = "Clocksmith <tables@clocksmith.test>"


async def test_a_letter_is_tried_again_for_hours_and_then_given_up(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, postman = await with_mail(house, box), house.services.tidings.postman
        [way] = (await ada.get("/tidings")).json["ways"]
        box.refusal = "451 later"
        await ada.post(f"/tidings/ways/{way['id']}/test")
        assert await postman.deliver() == 1
        assert await postman.deliver() == 0
        house.clock.at += 61
        box.refusal = ""
        assert await postman.deliver() == 1
        assert len(box.mails) == 1
        box.refusal = "451 later"
        await ada.post(f"/tidings/ways/{way['id']}/test")
        tries = 0
        for _ in range(20):
            tries += await postman.deliver()
            house.clock.at += 6 * 3600
        assert tries == TRIES
        box.refusal = "550 there is no such mailbox"
        await ada.post(f"/tidings/ways/{way['id']}/test")
        await postman.deliver()
        assert (await ada.get("/tidings")).json["ways"] == []


async def test_a_server_that_dies_before_it_sends_leaves_the_letter_to_the_next(
    tmp_path: Path,
) -> None:
    with mailbox() as box:
        told: Any = {"mail": box.url, "mail_from": FROM, "public_url": SITE}
        async with opened(tmp_path, **told) as house:
            postman = house.services.tidings.postman
            await postman.close()
            ada = await with_mail(house, box)
            [way] = (await ada.get("/tidings")).json["ways"]
            taken = asyncio.Event()

            async def die(letter: LetterRow) -> str:
                taken.set()
                await asyncio.Event().wait()
                return ""

            postman._send = die  # type: ignore[method-assign]
            await ada.post(f"/tidings/ways/{way['id']}/test")
            dying = asyncio.create_task(postman.deliver())
            await taken.wait()  # it is taken, and never sent
            dying.cancel()
            at = house.clock.at
        async with opened(tmp_path, **told) as house:
            house.clock.at = at + 1
            assert await house.services.tidings.postman.deliver() == 0  # somebody may be at it
            house.clock.at = at + TAKEN_SECONDS + 1
            assert await house.services.tidings.postman.deliver() == 1
            assert [mail["Subject"] for mail in box.mails] == ["A test from Clocksmith"]


async def test_of_two_servers_one_tells_and_one_sends(postgresql: str, tmp_path: Path) -> None:
    with mailbox() as box:
        told: Any = {"mail": box.url, "mail_from": FROM, "public_url": SITE}
        async with two_houses(tmp_path, postgresql, **told) as both:
            houses = (both.one, both.two)
            for house in houses:
                await house.services.tidings.postman.close()
            ada = await with_mail(both.one, box)
            there = both.at_two(ada)
            watched = (await ada.post("/tables", HOT_SEAT)).json["id"]
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            for one in (watched, id):
                await both.two.live(one)
            await asyncio.sleep(NOTED)
            async with there.socket(f"/tables/{watched}/socket?seat=0") as socket:
                await socket.hear("welcome")
                for seconds in (0, 2 * both.one.services.settings.tell_seconds):
                    for house in houses:
                        house.clock.at += seconds
                        await asyncio.gather(
                            *[one.services.tidings.lookout.look() for one in houses]
                        )
                again = [house.services.tidings.lookout.look() for house in houses]
                await asyncio.gather(*again)
                walks = [house.services.tidings.postman.deliver() for house in houses for _ in "ab"]
                assert sum(await asyncio.gather(*walks)) == 1
            await until(lambda: len(box.mails) == 1)
            assert box.link().endswith(f"/t/{id}")  # at the other table she looks
            assert ADA["login"] in box.mails[0]["To"]


async def test_a_flood_of_turns_is_no_flood_of_mails(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        for _ in range(33):
            await ada.post("/tables", HOT_SEAT)
        await a_while(house)
        await house.services.tidings.postman.deliver()
        assert len(box.mails) <= 20  # as many as may wait on one way
