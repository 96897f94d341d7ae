"""Accounts are repaired by their owners: sessions end, passwords change, people go."""

import asyncio
from pathlib import Path

from clocksmith.server.accounts.sessions import Sessions
from eventually import eventually
from server.browser import Browser
from server.house import HOT_SEAT, INVITING, House, opened

ADA = {"login": "ada", "password": "analytical engine"}
NEW = {"old": ADA["password"], "new": "difference engine"}


async def signed_in(house: House, agent: str = "") -> Browser:
    """Return another browser in which Ada is signed in."""
    browser = house.browser()
    assert (await browser.post("/session", ADA, **{"user-agent": agent})).status == 200
    return browser


async def login_of(browser: Browser) -> str | None:
    """Return who a browser is signed in as."""
    login: str | None = (await browser.get("/me")).json["login"]
    return login


async def user_of(house: House, browser: Browser) -> str:
    """Return the id that the server has for a browser."""
    id = (await browser.post("/tables", HOT_SEAT)).json["id"]
    return (await house.live(id)).row.host


async def test_a_guests_cookie_is_nothing_to_the_account_they_make(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, thief = await house.guest("Ada"), house.browser()
        thief.cookie = ada.cookie  # copied on a shared computer
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with thief.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            assert (await ada.post("/accounts", ADA)).status == 200
            assert ada.cookie != thief.cookie
            assert await socket.closed() == 1013
        assert await login_of(thief) is None
        move = await house.move(id)
        assert (await thief.post(f"/tables/{id}/actions", move)).code == "not-yours"
        assert (await ada.post(f"/tables/{id}/actions", move)).status == 200
        assert (await ada.get("/tables")).json["mine"][0]["seats"][0]["name"] == "Ada"


async def test_signing_in_gives_a_new_cookie_each_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        cookies = {ada.cookie}
        for _ in range(3):
            await ada.post("/session", ADA)
            cookies.add(ada.cookie)
        assert len(cookies) == 4
        assert len((await ada.get("/sessions")).json) == 1  # the one before ends in this browser


async def test_a_cookie_of_an_account_from_before_sessions_is_nobodys(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        old = house.browser()
        old.cookie = f"clocksmith={house.services.cookies.write(await user_of(house, ada))}"
        assert await login_of(old) is None


async def test_who_signs_out_is_out_with_their_cookie_and_their_sockets(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, copy = await house.guest(), house.browser()
        await ada.post("/accounts", ADA)
        copy.cookie = ada.cookie
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with copy.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            await ada.delete("/session")
            assert await socket.closed() == 1013
        assert await login_of(copy) is None


async def test_sessions_are_listed_and_ended_one_by_one_or_all(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await (await house.guest()).post("/accounts", ADA)
        home, phone, lost = [await signed_in(house, name) for name in ("Home", "Phone", "Lost")]
        listed = (await home.get("/sessions")).json
        assert {one["browser"] for one in listed} == {"", "Home", "Phone", "Lost"}
        assert [one["browser"] for one in listed if one["here"]] == ["Home"]
        [gone] = [one["id"] for one in listed if one["browser"] == "Lost"]
        eve = await house.guest()
        assert (await eve.delete(f"/sessions/{gone}")).code == "not-found"
        assert (await home.delete(f"/sessions/{gone}")).status == 200
        assert [await login_of(one) for one in (home, phone, lost)] == ["ada", "ada", None]
        assert (await phone.delete("/sessions")).status == 200
        assert [await login_of(one) for one in (home, phone, lost)] == [None] * 3
        assert (await eve.get("/sessions")).json == []


async def test_a_session_that_another_process_has_ended_is_noticed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        user = await user_of(house, ada)
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            elsewhere = Sessions(house.services.backend, house.services.table_cache)
            elsewhere.send_away = lambda words: None  # type: ignore[method-assign]
            await elsewhere.end(user)
            house.clock.at += 70
            socket.say('{"type":"ping"}')
            live = await house.live(id)
            await eventually(lambda: not live.hub.listeners())
        assert await login_of(ada) is None


async def test_another_password_ends_every_other_session(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await (await house.guest()).post("/accounts", ADA)
        home, lost = await signed_in(house), await signed_in(house)
        before = home.cookie
        assert (
            await home.put("/account/password", {**NEW, "old": "wrong"})
        ).code == "wrong-password"
        assert (await home.put("/account/password", {**NEW, "new": "short"})).code == "invalid"
        assert (await house.browser().put("/account/password", NEW)).code == "wrong-password"
        assert (await home.put("/account/password", NEW)).status == 200
        assert home.cookie != before
        assert [await login_of(one) for one in (home, lost)] == ["ada", None]
        assert (await lost.post("/session", ADA)).code == "wrong-password"
        fresh = {**ADA, "password": NEW["new"]}
        assert (await lost.post("/session", fresh)).status == 200


async def test_of_registrations_at_once_each_account_exists(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest()
        logins = [{**ADA, "login": f"ada-{number}"} for number in range(4)]
        answers = await asyncio.gather(*[guest.post("/accounts", login) for login in logins])
        assert {answer.status for answer in answers} <= {200, 409}
        for login, answer in zip(logins, answers, strict=True):
            known = await house.browser().post("/session", login)
            assert (known.status == 200) == (answer.status == 200)


async def test_who_deletes_their_account_leaves_seats_without_a_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        await ada.post("/accounts", ADA)
        made = (await ada.post("/tables", INVITING)).json
        await bob.post(f"/invitations/{made['invitations'][0]['token']}")
        waiting = (await ada.post("/tables", INVITING)).json["id"]
        seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]
        three = {**INVITING, "seats": seats, "listed": True}
        of_bob = (await bob.post("/tables", three)).json["id"]
        await ada.post(f"/tables/{of_bob}/seats/1")
        await ada.post(f"/tables/{made['id']}/chat", {"text": "farewell"})
        assert (await ada.post("/account/deletion", {"password": "wrong"})).code == (
            "wrong-password"
        )
        answer = await ada.post("/account/deletion", {"password": ADA["password"]})
        assert answer.status == 200
        assert await login_of(ada) is None
        assert (await house.browser().post("/session", ADA)).code == "wrong-password"
        [seat, _] = (await bob.get(f"/tables/{made['id']}")).json["seats"]
        assert (seat["name"], seat["kind"], seat["substitute"]) == ("Guest", "bot", True)
        [line] = (await bob.get(f"/tables/{made['id']}/chat")).json
        assert (line["name"], line["text"]) == ("", "farewell")
        assert (await bob.get(f"/tables/{waiting}")).code == "not-found"
        assert (await bob.get(f"/tables/{of_bob}")).json["seats"][1]["kind"] == "open"
    async with opened(tmp_path) as house:
        [seat, _] = (await house.browser().get(f"/tables/{made['id']}")).json["seats"]
        assert seat["name"] == "Guest"


async def test_finished_games_are_taken_along_with_their_records(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        ids = [(await ada.post("/tables", HOT_SEAT)).json["id"] for _ in range(2)]
        end = {"kind": "end", "by": 0, "key": "end-0001"}
        await ada.post(f"/tables/{ids[0]}/proposals", end)
        await house.noted()
        taken = (await ada.get("/me/games")).json
        assert [game["table"]["id"] for game in taken["games"]] == ids[:1]
        assert not taken["more"]
        record = (await ada.get(f"/tables/{ids[0]}/record")).body.decode()
        assert taken["games"][0]["record"] == record
        assert (await ada.upload("/records", record)).status == 200
        assert (await house.browser().get("/me/games")).json == {"games": [], "more": False}
