"""Links in mails work once; addresses are confirmed, passwords recovered, tidings stopped."""

from pathlib import Path

from sqlalchemy import select

from clocksmith.server.store.schema import TICKETS
from server.house import HOT_SEAT
from server.tidings.mailbox import (
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
            lambda connection: connection.execute(select(TICKETS.c.hash)).scalars().all()
        )
        assert not any(secret["secret"] in hash for hash in kept)
        phone, thief = await house.guest("Phone"), house.browser()
        assert (await phone.post("/tickets/confirm", secret)).code == "expired"
        assert (await phone.post("/tickets/enter", secret)).json["login"] == "ada"
        assert (await phone.get(f"/tables/{id}")).json["seats"][0]["mine"] is True
        assert (await thief.post("/tickets/enter", secret)).code == "expired"
        way = (await ada.get("/tidings")).json["ways"][0]
        row = await house.services.tidings.way((await house.live(id)).row.host, way["id"])
        late, voided = [await house.services.tidings.tickets.make("enter", row) for _ in range(2)]
        await ada.delete("/sessions")
        assert (await thief.post("/tickets/enter", {"secret": voided})).code == "expired"
        late = await house.services.tidings.tickets.make("enter", row)
        house.clock.at += 3 * 86_400 + 1
        assert (await thief.post("/tickets/enter", {"secret": late})).code == "expired"


async def test_an_address_is_used_once_its_account_has_confirmed_it(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, eve = await account(house, ADA), await account(house, BOB)
        assert (await ada.put("/tidings/mail", {"address": "no address"})).code == "invalid"
        assert (await ada.put("/tidings/mail", MAIL)).json["confirmed"] is False
        await house.services.tidings.postman.deliver()
        assert box.mails[0]["List-Unsubscribe"] is None
        secret = {"secret": box.secret()}
        await eve.post("/accounts/recover", MAIL)
        await asked_to_recover(house)
        assert len(box.mails) == 1  # nobody recovers by an address that is not confirmed
        assert (await eve.post("/tickets/confirm", secret)).code == "not-yours"
        assert (await ada.post("/tickets/confirm", secret)).status == 200
        [way] = (await ada.get("/tidings")).json["ways"]
        assert (way["label"], way["confirmed"]) == ("ada@example.org", True)
        assert (await eve.delete(f"/tidings/ways/{way['id']}")).code == "not-found"
        assert (await ada.delete(f"/tidings/ways/{way['id']}")).status == 200


async def test_a_password_is_recovered_by_mail_and_nobody_hears_who_has_an_account(
    tmp_path: Path,
) -> None:
    async with mailing(tmp_path) as (house, box):
        ada, lost = await with_mail(house, box, language="fr"), house.browser()
        answers = [
            await lost.post("/accounts/recover", {"address": address})
            for address in ("ADA@example.org", "nobody@example.org")
        ]
        assert len({(answer.status, answer.body) for answer in answers}) == 1
        await asked_to_recover(house)
        [mail] = box.mails
        assert mail["Subject"] == "Un nouveau mot de passe"
        assert "compte ada" in text_of(mail)
        assert box.link().startswith(f"{SITE}/recover#")
        body = {"secret": box.secret(), "password": "short"}
        assert (await lost.post("/tickets/recover", body)).code == "invalid"
        body["password"] = "another engine"
        assert (await lost.post("/tickets/recover", body)).json["login"] == "ada"
        assert (await lost.post("/tickets/recover", body)).code == "expired"
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
        [way] = (await ada.get("/tidings")).json["ways"]
        assert way["wanted"] is False
        await ada.post(f"/tidings/ways/{way['id']}/test")
        await nobody.post("/accounts/recover", MAIL)
        await asked_to_recover(house)
        assert [mail["Subject"] for mail in box.mails[1:]] == ["A new password"]


async def test_mails_that_strangers_ask_for_are_few(tmp_path: Path) -> None:
    from clocksmith.server.settings import Rate

    async with mailing(tmp_path, rate_mail=Rate(2, 0.001)) as (house, _):
        nobody = house.browser()
        answers = [await nobody.post("/accounts/recover", MAIL) for _ in range(3)]
        assert [answer.status for answer in answers] == [200, 200, 429]


async def test_who_deletes_his_account_is_told_nothing_more(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (house, box):
        ada = await with_mail(house, box)
        [way] = (await ada.get("/tidings")).json["ways"]
        await ada.post(f"/tidings/ways/{way['id']}/test")
        await ada.post("/accounts/farewell", {"password": ADA["password"]})
        await house.services.tidings.postman.deliver()
        assert not box.mails
        assert await house.services.store.read(count_of_all) == [0] * 5


def count_of_all(connection: object) -> list[int]:
    """Return how many rows tell of people who want to be told."""
    from sqlalchemy import Connection, func

    from clocksmith.server.store.schema import HABITS, LETTERS, TURNS, WAYS

    assert isinstance(connection, Connection)
    return [
        connection.execute(select(func.count()).select_from(kept)).scalar_one()
        for kept in (HABITS, LETTERS, TURNS, WAYS, TICKETS)
    ]
