"""Browsers are pushed to and services called, and nothing of a table is in what they get."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.settings import Settings
from server.house import HOT_SEAT, opened
from server.notifications.mailbox import (
    ADA,
    BOB,
    SITE,
    a_while,
    account,
    html_of,
    mailing,
    text_of,
    with_mail,
)
from server.notifications.receiver import Subscriber, receiving

SANDS = {**HOT_SEAT, "game": "sands", "clock": {"kind": "move", "seconds": 3 * 86_400}}


async def test_a_browser_is_pushed_to_until_it_is_gone(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with mailing(tmp_path, services_inside=True) as (house, _):
            ada = await account(house, ADA)
            browser = Subscriber(receiver.port)
            assert (await ada.post("/notifications/channels/push", browser.body())).status == 200
            id = (await ada.post("/tables", HOT_SEAT)).json["id"]
            await a_while(house)
            [(path, headers, body)] = receiver.requests
            assert path == "/push/1"
            assert headers["authorization"].startswith("vapid t=")
            assert (await ada.get("/notifications")).json["offers"]["push"] in headers[
                "authorization"
            ]
            assert browser.read(body) == {
                "title": f"Khronos with Ada: it is your turn ({id[:4]})",
                "body": "It is your turn in Khronos with Ada. There is no time limit.",
                "path": f"/t/{id}",
            }
            receiver.status = 410
            [channel] = (await ada.get("/notifications")).json["channels"]
            assert (await ada.post(f"/notifications/channels/{channel['id']}/test")).status == 200
            await house.services.notifications.outbox.send_due()
            assert (await ada.get("/notifications")).json["channels"] == []


async def test_a_service_is_told_what_a_mail_says_without_a_link_that_signs_in(
    tmp_path: Path,
) -> None:
    with receiving() as receiver:
        async with mailing(tmp_path, services_inside=True) as (house, _):
            ada = await account(house, ADA, language="de")
            address = {"address": f"json://127.0.0.1:{receiver.port}/table"}
            answer = await ada.post("/notifications/channels/services", address)
            assert answer.status == 200, answer.json
            assert answer.json["label"] == "json://…"  # the rest may be a secret
            for wrong in (
                "file:///etc/passwd",
                "syslog://",
                "dbus://",
                "mailto://a:b@example.org",
                f"json://127.0.0.1:{receiver.port}/?verify=no",
                "discord://1234567890/abcdefghij?template=/etc/passwd",
                "discord://1234567890/abcdefghij#?template=/etc/passwd",
                "tgram://123456789:abcdefghijklmnop/1?template=file:///etc/passwd",
            ):
                refused = await ada.post("/notifications/channels/services", {"address": wrong})
                assert refused.code == "invalid", wrong
            seats = [{"kind": "me"}, {"kind": "guest", "name": "@everyone"}]
            id = (await ada.post("/tables", {**SANDS, "seats": seats})).json["id"]
            await a_while(house)
            body = receiver.json()
            assert body["title"].endswith(f": Du bist am Zug ({id[:4]})")
            assert body["message"].endswith(f"Zum Tisch\n{SITE}/t/{id}")
            assert "@everyone" not in body["message"]
            assert "enter" not in body["message"]


async def test_nothing_is_sent_inside_the_hosts_network_unless_they_allow_it(
    tmp_path: Path,
) -> None:
    with receiving() as receiver:
        async with mailing(tmp_path) as (house, _):
            ada = await account(house, ADA)
            body = Subscriber(receiver.port).body()
            assert (
                await ada.post("/notifications/channels/push", body)
            ).code == "invalid"  # not https
            secure = {**body, "endpoint": body["endpoint"].replace("http:", "https:")}
            assert (await ada.post("/notifications/channels/push", secure)).status == 200
            for host in (
                "127.0.0.1",
                "localhost",
                "0x7f000001",
                "[::ffff:127.0.0.1]",
                "[::127.0.0.1]",
            ):
                address = {"address": f"json://{host}:{receiver.port}/"}
                await ada.post("/notifications/channels/services", address)
            channels = (await ada.get("/notifications")).json["channels"]
            assert len(channels) > 3
            for channel in channels:
                assert (
                    await ada.post(f"/notifications/channels/{channel['id']}/test")
                ).status == 200
            await house.services.notifications.outbox.send_due()
            assert receiver.requests == []


SAID = """Hi Ada,

It is your turn in The Sands of Time with Ada. About 3 days left. ENDS

You are asked: Which region will be your province?

Go to the table
LINK

This link signs you in. It works once and expires in three days. Do not share it.

Clocksmith

--
Change or stop these notifications:
https://clocksmith.test/account
"""
DRAWN = ("message-id", "list-unsubscribe", "content-type")  # anew for each mail


async def sent_about(folder: Path, seed: bytes) -> tuple[str, list[str]]:
    """Return the position at a table that was dealt by a seed, and all that goes out about it."""
    folder.mkdir()
    with receiving() as receiver:
        async with mailing(folder, services_inside=True) as (house, box):
            backend: Any = house.services.backend
            externals = replace(backend.externals, new_seed=lambda: seed)
            object.__setattr__(backend, "externals", externals)
            ada, browser = await with_mail(house, box), Subscriber(receiver.port)
            await ada.post("/notifications/channels/push", browser.body())
            address = f"json://127.0.0.1:{receiver.port}/table"
            await ada.post("/notifications/channels/services", {"address": address})
            id = (await ada.post("/tables", SANDS)).json["id"]
            await house.play(ada, id, 4)
            await a_while(house)
            table = (await house.live(id)).table
            [mail] = box.mails
            pushed = [browser.read(body) for path, _, body in receiver.requests if "push" in path]
            posted = [body.decode() for path, _, body in receiver.requests if "push" not in path]
            heads = [f"{name}: {text}" for name, text in mail.items() if name.lower() not in DRAWN]
            sent = [str(pushed), str(posted), str(heads), text_of(mail), html_of(mail)]
            texts = [one.replace(box.link(), "LINK").replace(id, "ID") for one in sent]
            return table.setup.game.write(table.state), texts


async def test_what_is_sent_is_the_same_whatever_was_dealt(tmp_path: Path) -> None:
    (one, first), (two, second) = [
        await sent_about(tmp_path / str(number), bytes([number]) * 32) for number in range(2)
    ]
    assert one != two
    assert first == second
    ends = "Your time ends on Thursday at 13:46 UTC."
    assert first[3].replace("\r\n", "\n") == SAID.replace("ENDS", ends)


async def test_without_a_mail_server_no_mail_is_offered(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await account(house, BOB)
        offers = (await ada.get("/notifications")).json["offers"]
        assert offers["mail"] is False
        assert offers["services"] == []  # they need an address to lead to
        mail = {"address": "ada@example.org"}
        assert (await ada.put("/notifications/channels/mail", mail)).code == "not-found"
        assert (await ada.post("/account/recovery", mail)).code == "not-found"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"mail": "imap://host"}, "CLOCKSMITH_MAIL: write smtp://"),
        ({"mail": "smtp://host"}, "CLOCKSMITH_MAIL needs CLOCKSMITH_MAIL_FROM"),
        ({"mail_from": "nobody"}, "CLOCKSMITH_MAIL_FROM: write"),
        ({"services": "ntfy,file"}, "CLOCKSMITH_SERVICES: 'file' is not one of"),
        ({"services_refused": "10.0.0.0/40"}, "CLOCKSMITH_SERVICES_REFUSED: .10.0.0.0/40"),
    ],
)
def test_what_cannot_work_is_refused_at_the_start(given: dict[str, str], words: str) -> None:
    settings: Any = Settings
    with pytest.raises(ValueError, match=words):
        settings(**given)
