"""Guests are known by a cookie nobody else can write, accounts by a password."""

from pathlib import Path

import pytest

from clocksmith.server.http.cookies import COOKIE_SECONDS, Cookies
from server.house import HOT_SEAT, INVITING, opened

ADA = {"login": "ada", "password": "analytical engine"}


async def test_a_cookie_is_read_back_and_ages(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        cookies = Cookies(house.services.backend.secret, house.clock)
        cookie = cookies.write("user-1")
        house.clock.at += 90
        assert cookies.read(cookie) == ("user-1", 90)
        house.clock.at += COOKIE_SECONDS
        assert cookies.read(cookie) is None


@pytest.mark.parametrize(
    "forged", ["", ".", "..", "user-1", "user-1.5", "user-1.5.x", "user-2{rest}", "{all}x", "ä.1.x"]
)
async def test_a_cookie_that_was_tampered_with_is_nobodys(forged: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        cookies = Cookies(house.services.backend.secret, house.clock)
        cookie = cookies.write("user-1")
        text = forged.format(all=cookie, rest=cookie.removeprefix("user-1"))
        assert cookies.read(text) is None


async def test_the_first_contact_makes_a_guest(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        answer = await browser.get("/me")
        assert answer.json == {"name": "Guest", "login": None}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await browser.get("/me")).headers


async def test_by_https_the_cookie_is_sent_by_https_only(tmp_path: Path) -> None:
    async with opened(tmp_path, public_url="https://games.example.org") as house:
        answer = await house.browser().get("/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_an_old_cookie_is_written_anew(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        house.clock.at += 40 * 24 * 3600
        answer = await ada.get("/me")
        assert answer.json["name"] == "Ada"
        assert "set-cookie" in answer.headers


async def test_cookies_hold_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        cookie = (await house.guest("Ada")).cookie
    async with opened(tmp_path) as house:
        browser = house.browser()
        browser.cookie = cookie
        assert (await browser.get("/me")).json["name"] == "Ada"


async def test_a_name_is_shown_at_tables_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("seats")
            assert (await ada.put("/me", {"name": "<b>Countess</b>"})).status == 200
            seats = (await socket.hear("seats"))["seats"]
            assert [seat["name"] for seat in seats] == ["<b>Countess</b>", "Ada"]
        assert (await ada.put("/me", {"name": "  "})).code == "invalid"


async def test_an_account_keeps_what_the_guest_had(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        made = (await ada.post("/accounts", ADA)).json
        assert (made["name"], made["login"]) == ("Ada", "ada")
        await house.play(ada, id)
        assert (await ada.post("/accounts", ADA)).code == "signed-in"
        assert (await (await house.guest()).post("/accounts", ADA)).code == "taken"


async def test_signing_in_brings_the_guests_seats_along(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        elsewhere = await house.guest("Somebody")
        id = (await elsewhere.post("/tables", INVITING)).json["id"]
        signed = await elsewhere.post("/session", {**ADA, "login": "ADA"})
        assert (signed.json["name"], signed.json["login"]) == ("ada", "ada")
        for browser in (ada, elsewhere):
            seats = (await browser.get(f"/tables/{id}")).json["seats"]
            assert (seats[0]["mine"], seats[0]["name"]) == (True, "ada")
            assert len((await browser.get(f"/tables/{id}/invitations")).json) == 1


async def test_an_account_is_not_merged_into_another(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest(), await house.guest()
        await ada.post("/accounts", ADA)
        await bob.post("/accounts", {"login": "bob", "password": "difference"})
        id = (await bob.post("/tables", HOT_SEAT)).json["id"]
        await bob.post("/session", ADA)
        assert not (await bob.get(f"/tables/{id}")).json["seats"][0]["mine"]


async def test_signing_out_leaves_a_stranger(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        assert (await ada.delete("/session")).json == {"name": "Guest", "login": None}
        assert (await ada.get("/me")).json["login"] is None
        assert not (await ada.get(f"/tables/{id}")).json["seats"][0]["mine"]
        await ada.post("/session", ADA)
        assert (await ada.get(f"/tables/{id}")).json["seats"][0]["mine"]


@pytest.mark.parametrize(("login", "password"), [("ada", "wrong password"), ("eve", "whatever it")])
async def test_a_wrong_login_and_a_wrong_password_are_told_alike(
    login: str, password: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        await (await house.guest()).post("/accounts", ADA)
        answer = await house.browser().post("/session", {"login": login, "password": password})
        assert answer.status == 401
        assert answer.json == {
            "code": "wrong-password",
            "message": "there is no account with this login and password",
        }


async def test_passwords_are_not_kept_as_they_are(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await (await house.guest()).post("/accounts", ADA)
    held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"$argon2id$" in held
    assert ADA["password"].encode() not in held
