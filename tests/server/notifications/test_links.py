"""Links in mails work once; addresses are confirmed, passwords recovered, notifications stopped."""

import re
from pathlib import Path

from sqlalchemy import select

from clocksmith.server.database.schema import ONE_TIME_LINKS
from clocksmith.server.settings import Rate, Settings
from server.accounts.test_profiles import player
from server.house import HOT_SEAT
from server.notifications.mailbox import (
    ADA,
    BOB,
    SITE,
    a_while,
    account,
    asked_to_recover,
    mailing,
    text_of,
    with_mail,
)
from server.notifications.receiver import Subscriber

MAIL = {"address": "ada@example.org"}


async def test_a_link_signs_in_once_and_only_for_three_days(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        await a_while(house)
        assert box.link().startswith(f"{SITE}/enter#")
        assert box.link().endswith(f"/t/{id}")
        secret = {"secret": box.secret()}
        kept = await house.services.store.read(
            lambda connection: connection.execute(select(ONE_TIME_LINKS.c.hash)).scalars().all()
        )
        assert not any(secret["secret"] in hash for hash in kept)
        phone, thief = await house.guest("Phone"), house.browser()
        assert (await phone.post("/one-time-links/confirm", secret)).code == "expired"
        assert (await phone.post("/one-time-links/enter", secret)).json["login"] == "ada"
        assert (await phone.get(f"/tables/{id}")).json["seats"][0]["mine"] is True
        assert (await thief.post("/one-time-links/enter", secret)).code == "expired"
        channel = (await ada.get("/notifications")).json["channels"][0]
        row = await house.services.notifications.channel(
            (await house.live(id)).row.host, channel["id"]
        )
        late, voided = [
            await house.services.notifications.links.make("enter", row) for _ in range(2)
        ]
        await ada.delete("/sessions")
        assert (await thief.post("/one-time-links/enter", {"secret": voided})).code == "expired"
        late = await house.services.notifications.links.make("enter", row)
        house.clock.at += 3 * 86_400 + 1
        assert (await thief.post("/one-time-links/enter", {"secret": late})).code == "expired"


async def test_an_address_is_used_once_its_account_has_confirmed_it(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, eve = await account(house, ADA), await account(house, BOB)
        assert (
            await ada.put("/notifications/channels/mail", {"address": "no address"})
        ).code == "invalid"
        assert (await ada.put("/notifications/channels/mail", MAIL)).json["confirmed"] is False
        await house.services.notifications.outbox.send_due()
        assert box.mails[0]["List-Unsubscribe"] is None
        secret = {"secret": box.secret()}
        await eve.post("/account/recovery", MAIL)
        await asked_to_recover(house)
        assert len(box.mails) == 1  # nobody recovers by an address that is not confirmed
        assert (await eve.post("/one-time-links/confirm", secret)).code == "not-yours"
        phone = await house.guest()  # the mail is read on another device
        assert (await phone.post("/one-time-links/confirm", secret)).status == 200
        [channel] = (await ada.get("/notifications")).json["channels"]
        assert (channel["label"], channel["confirmed"]) == ("ada@example.org", True)
        assert (await eve.delete(f"/notifications/channels/{channel['id']}")).code == "not-found"
        assert (await ada.delete(f"/notifications/channels/{channel['id']}")).status == 200


async def test_a_password_is_recovered_by_mail_and_nobody_hears_who_has_an_account(
    tmp_path: Path,
) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, lost = await with_mail(house, box, language="fr"), house.browser()
        answers = [
            await lost.post("/account/recovery", {"address": address})
            for address in ("ADA@example.org", "nobody@example.org")
        ]
        assert len({(answer.status, answer.body) for answer in answers}) == 1
        await asked_to_recover(house)
        [mail] = box.mails
        assert mail["Subject"] == "Choisissez un nouveau mot de passe"
        assert "compte Clocksmith ada" in text_of(mail)
        assert box.link().startswith(f"{SITE}/recover#")
        body = {"secret": box.secret(), "password": "short"}
        assert (await lost.post("/one-time-links/recover", body)).code == "invalid"
        body["password"] = "another engine"
        assert (await lost.post("/one-time-links/recover", body)).json["login"] == "ada"
        assert (await lost.post("/one-time-links/recover", body)).code == "expired"
        assert (await ada.get("/me")).json["login"] is None  # all sessions have ended
        assert (await ada.post("/session", ADA)).code == "wrong-password"
        fresh = {**ADA, "password": "another engine"}
        assert (await ada.post("/session", fresh)).status == 200


async def test_mail_stops_by_one_press_and_still_recovers(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, nobody = await with_mail(house, box), house.browser()
        await ada.post("/tables", HOT_SEAT)
        await a_while(house)
        off = str(box.mails[0]["List-Unsubscribe"]).strip("<>").removeprefix(f"{SITE}/api")
        assert (await nobody.post(off[:-1])).code == "not-found"
        form = {"content-type": "application/x-www-form-urlencoded"}
        pressed = await nobody.send("POST", f"/api{off}", b"List-Unsubscribe=One-Click", form)
        assert pressed.status == 200
        [channel] = (await ada.get("/notifications")).json["channels"]
        assert channel["enabled"] is False
        await ada.put(f"/notifications/channels/{channel['id']}", {"enabled": True})
        opened = await nobody.get(off, **{"accept-language": "de"})  # an older mail program
        assert "Konto" in opened.body.decode()
        [channel] = (await ada.get("/notifications")).json["channels"]
        assert channel["enabled"] is False
        await ada.post(f"/notifications/channels/{channel['id']}/test")
        await nobody.post("/account/recovery", MAIL)
        await asked_to_recover(house)
        assert [mail["Subject"] for mail in box.mails[1:]] == ["Choose a new password"]


async def test_mails_that_strangers_ask_for_are_few(tmp_path: Path) -> None:
    async with mailing(tmp_path, rate_mail=Rate(2, 0.001)) as (house, _):
        nobody = house.browser()
        answers = [await nobody.post("/account/recovery", MAIL) for _ in range(3)]
        assert [answer.status for answer in answers] == [200, 200, 429]


async def test_a_mailbox_gets_few_mails_to_confirm_whoever_asks(tmp_path: Path) -> None:
    limits = {"trust_proxy": True, "rate_confirm": Settings.rate_confirm}
    async with mailing(tmp_path, **limits) as (house, box):
        statuses = []
        for number in range(5):
            who = {"login": f"eve{number}", "password": "analytical engine"}
            eve, where = await account(house, who), {"x-forwarded-for": f"203.0.113.{number}"}
            mail = {"address": f"Ada+{number}@example.org"}
            path = "/notifications/channels/mail"
            statuses.append((await eve.put(path, mail, **where)).status)
        await house.services.notifications.outbox.send_due()
        assert statuses == [200, 200, 200, 429, 429]
        assert len(box.mails) == 3
        house.clock.at += 86_400 / 2
        assert (await eve.put(path, mail)).status == 200  # another one, hours later


async def test_one_address_has_few_mails_sent_to_strangers(tmp_path: Path) -> None:
    limits = {"rate_confirm_address": Settings.rate_confirm_address}
    async with mailing(tmp_path, **limits) as (house, box):
        statuses = []
        for number in range(12):
            who = {"login": f"eve{number}", "password": "analytical engine"}
            eve, mail = await account(house, who), {"address": f"ada{number}@example.org"}
            statuses.append((await eve.put("/notifications/channels/mail", mail)).status)
        await house.services.notifications.outbox.send_due()
        assert statuses == [200] * 10 + [429] * 2
        assert len(box.mails) == 10


async def test_pushes_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async with mailing(tmp_path, rate_push=Rate(3, 0.001), rate_mail=Rate(1, 0.001)) as (house, _):
        ada = await account(house, ADA)
        body = Subscriber(1).body()
        body["endpoint"] = "https://push.example.org/1"
        answers = [await ada.post("/notifications/channels/push", body) for _ in range(2)]
        path = f"/notifications/channels/{answers[1].json['id']}/test"
        answers += [await ada.post(path) for _ in range(2)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        mail = await ada.put("/notifications/channels/mail", MAIL)
        assert mail.status == 200  # pushes do not count against it


async def test_who_deletes_their_account_is_told_nothing_more(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        [channel] = (await ada.get("/notifications")).json["channels"]
        await ada.post(f"/notifications/channels/{channel['id']}/test")
        await ada.post("/account/deletion", {"password": ADA["password"]})
        await house.services.notifications.outbox.send_due()
        assert not box.mails
        assert await house.services.store.read(count_of_all) == [0] * 5


def count_of_all(connection: object) -> list[int]:
    """Return how many rows tell of people who want to be told."""
    from sqlalchemy import Connection, func

    from clocksmith.server.database.schema import (
        CHANNELS,
        OUTBOX,
        PREFERENCES,
        TURN_NOTIFICATIONS,
    )

    assert isinstance(connection, Connection)
    return [
        connection.execute(select(func.count()).select_from(kept)).scalar_one()
        for kept in (CHANNELS, OUTBOX, PREFERENCES, TURN_NOTIFICATIONS, ONE_TIME_LINKS)
    ]


async def test_a_mail_speaks_the_language_of_the_page_that_gave_the_address(
    tmp_path: Path,
) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await player(house, "ada")
        page = {**MAIL, "language": "fr", "zone": "Europe/Paris"}
        assert (await ada.put("/notifications/channels/mail", page)).status == 200
        await house.services.notifications.outbox.send_due()
        assert "adresse e-mail" in box.mails[0]["Subject"]
        preferences = (await ada.get("/notifications")).json["preferences"]
        assert (preferences["language"], preferences["zone"]) == ("fr", "Europe/Paris")


async def test_every_link_of_a_digest_signs_in(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box, frequency="daily", digest_hour=0)
        ids = {(await ada.post("/tables", HOT_SEAT)).json["id"] for _ in range(2)}
        house.clock.at = 86_400.0 * 20_000 + 60
        await a_while(house)
        links = re.findall(rf"{SITE}/enter#([^/\s]+)(/\S*)", text_of(box.mails[-1]))
        assert {path for _, path in links} == {*[f"/t/{id}" for id in ids], "/"}
        for secret, _ in links:
            phone = house.browser()
            answer = await phone.post("/one-time-links/enter", {"secret": secret})
            assert answer.json["login"] == "ada"
