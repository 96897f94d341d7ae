"""Personal tokens open what their scopes say, for as long as their owner likes."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, select

from clocksmith.server.accounts.tokens import MOST
from clocksmith.server.app import ENDPOINTS
from clocksmith.server.database.schema import METADATA
from clocksmith.server.http.scopes import SCOPES
from clocksmith.server.settings import Rate
from server.bots import PASSWORD, bot_account, carrying, signed_up, token_for
from server.house import HOT_SEAT, INVITING, House, opened


def rows_of(connection: Connection, table: Table) -> list[str]:
    """Return the rows of a table of the database."""
    return [str(row) for row in connection.execute(select(table))]


async def everything_stored(house: House) -> str:
    """Return all that the database holds, as text."""
    texts: list[str] = []
    for table in METADATA.sorted_tables:
        texts += await house.services.store.read(rows_of, table)
    return "\n".join(texts)


async def test_a_token_is_shown_once_and_stored_as_a_hash(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        made = (await ada.post("/tokens", {"name": " laptop ", "scopes": ["read"]})).json
        assert made["secret"].startswith("clocksmith_")
        assert made["token"]["name"] == "laptop"
        [listed] = (await ada.get("/tokens")).json
        assert listed == made["token"]
        assert made["secret"] not in (await ada.get("/tokens")).body.decode()
        stored = await everything_stored(house)
        assert made["token"]["id"] in stored
        assert made["secret"].removeprefix("clocksmith_") not in stored


async def test_a_token_speaks_for_its_account_and_sets_no_cookie(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        program = carrying(house, await token_for(ada, "read"))
        answer = await program.get("/me")
        assert answer.json["login"] == "ada"
        assert answer.json["scopes"] == ["read"]
        assert "set-cookie" not in answer.headers
        eve = await house.guest("Eve")
        program.cookie = eve.cookie  # counts for nothing beside a token
        assert (await program.get("/me")).json["login"] == "ada"


async def test_the_last_use_is_listed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        program = carrying(house, await token_for(ada, "read"))
        assert (await ada.get("/tokens")).json[0]["used_at"] is None
        await program.get("/me")
        await house.noted()
        assert (await ada.get("/tokens")).json[0]["used_at"] == house.clock.at


async def test_an_address_takes_only_tokens_with_its_scope(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        programs = {scope: carrying(house, await token_for(rex, scope)) for scope in SCOPES}
        for endpoints in ENDPOINTS:
            for endpoint in endpoints.listed:
                path = f"/api{endpoint.path}".replace("{seat}", "0").replace("{line}", "0")
                for scope, program in programs.items():
                    if endpoint.scope in (scope, "worker") or endpoint.media:
                        continue
                    answer = await program.send(endpoint.method, path, b"", {})
                    assert answer.code == "missing-scope", (endpoint.path, scope)


async def test_no_token_is_good_for_accounts_chat_or_matchmaking() -> None:
    without = {
        endpoint.path
        for endpoints in ENDPOINTS
        for endpoint in endpoints.listed
        if not endpoint.scope
    }
    assert {"/tokens", "/sessions", "/account/password", "/account/bot", "/seeks"} <= without
    assert {"/moderation/audit", "/notifications", "/account/deletion"} <= without


async def test_a_socket_takes_a_token_that_may_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        id = (await rex.post("/tables", HOT_SEAT)).json["id"]
        reader = carrying(house, await token_for(rex, "read"))
        async with reader.socket(f"/tables/{id}/socket?seat=0") as socket:
            assert (await socket.hear())["type"] == "welcome"
        player = carrying(house, await token_for(rex, "play"))
        async with player.socket(f"/tables/{id}/socket?seat=0") as socket:
            assert (await socket.hear("fault"))["code"] == "missing-scope"
            assert await socket.closed() == 4403


async def test_a_revoked_token_opens_nothing_and_its_sockets_are_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        program = carrying(house, await token_for(ada, "read"))
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        [token] = (await ada.get("/tokens")).json
        eve = await signed_up(house, "eve")
        assert (await eve.delete(f"/tokens/{token['id']}")).code == "not-found"
        async with program.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            assert (await ada.delete(f"/tokens/{token['id']}")).status == 200
            assert await socket.closed() == 1013
        assert (await program.get("/me")).code == "wrong-token"
        assert (await ada.get("/tokens")).json == []


@pytest.mark.parametrize("way", ["password", "everywhere", "deletion"])
async def test_tokens_end_with_the_password_with_all_sessions_and_with_the_account(
    way: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        program = carrying(house, await token_for(ada, "read"))
        assert (await program.get("/me")).status == 200
        if way == "password":
            body = {"old": PASSWORD, "new": "another password"}
            assert (await ada.put("/account/password", body)).status == 200
        elif way == "everywhere":
            assert (await ada.delete("/sessions")).status == 200
        else:
            assert (await ada.post("/account/deletion", {"password": PASSWORD})).status == 200
        assert (await program.get("/me")).code == "wrong-token"
        assert "clocksmith_" not in await everything_stored(house)


async def test_guessing_tokens_is_slowed_down(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_sign_in=Rate(3, 0.001)) as house:
        program = carrying(house, "clocksmith_guess")
        codes = [(await program.get("/me")).code for _ in range(5)]
        assert codes == ["wrong-token"] * 3 + ["too-fast"] * 2


async def test_a_user_has_a_limited_number_of_tokens_with_names_and_known_scopes(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, rate_token=Rate(0, 0.0)) as house:
        ada = await signed_up(house, "ada")
        for name, scopes in (("", ["read"]), ("x", []), ("x", ["all"]), ("x", ["read", "all"])):
            answer = await ada.post("/tokens", {"name": name, "scopes": scopes})
            assert answer.code == "invalid"
        for _ in range(MOST):
            await token_for(ada, "read")
        answer = await ada.post("/tokens", {"name": "one more", "scopes": ["read"]})
        assert answer.code == "too-many"


async def test_guests_have_no_tokens(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Ada")
        answer = await guest.post("/tokens", {"name": "x", "scopes": ["read"]})
        assert answer.code == "needs-account"
        assert (await guest.post("/account/bot")).code == "needs-account"


async def test_a_token_is_read_anew_where_another_server_may_have_revoked_it(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada = await signed_up(house, "ada")
        program = carrying(house, await token_for(ada, "read"))
        assert (await program.get("/me")).status == 200
        sessions = house.services.sessions
        sessions.send_away = lambda words: None  # type: ignore[method-assign]
        [token] = (await ada.get("/tokens")).json
        await ada.delete(f"/tokens/{token['id']}")
        house.clock.at += 10
        assert (await program.get("/me")).code == "wrong-token"


# ---- accounts of bots ----


async def test_only_the_account_of_a_bot_has_tokens_that_play(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await signed_up(house, "moderator")
        ada = await signed_up(house, "ada")
        for scope in ("play", "challenge"):
            answer = await ada.post("/tokens", {"name": "x", "scopes": ["read", scope]})
            assert answer.code == "no-bots"
        assert (await ada.post("/account/bot")).json["bot"] is True
        await token_for(ada, "play", "challenge")


async def test_a_bot_is_marked_wherever_its_name_is_seen(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        id = (await rex.post("/tables", {**INVITING, "listed": True})).json["id"]
        ada = await house.guest("Ada")
        assert (await ada.get(f"/tables/{id}")).json["seats"][0]["bot"] is True
        [table] = (await ada.get("/tables")).json["open"]
        assert [seat.get("bot") for seat in table["seats"]] == [True, None]
        assert (await ada.get("/people/rex")).json["bot"] is True
        people = (await ada.get("/people?name=rex")).json["people"]
        assert {one["login"]: one["bot"] for one in people} == {"rex": True, "rex-owner": False}


async def test_a_person_who_becomes_a_bot_is_marked_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await signed_up(house, "moderator")
        ada = await signed_up(house, "ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with (await house.guest()).socket(f"/tables/{id}/socket") as socket:
            await socket.hear("welcome")
            await ada.post("/account/bot")
            assert (await socket.hear("seats"))["seats"][0]["bot"] is True


async def test_a_bot_finds_no_people_and_plays_no_rated_games(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        ada = await signed_up(house, "ada")
        seek = {"game": "", "seats": 0, "pace": "", "rated": False}
        assert (await rex.put("/seeks", seek)).code == "no-bots"
        clock = {"kind": "move", "seconds": 60}
        rated = {**INVITING, "clock": clock, "rated": True, "listed": True}
        assert (await rex.post("/tables", rated)).code == "no-bots"
        table = (await ada.post("/tables", rated)).json
        assert (await rex.post(f"/invitations/{table['invitations'][0]['token']}")).code == (
            "no-bots"
        )
        listed = (await ada.post("/tables", {**INVITING, "listed": True})).json
        assert (await rex.post(f"/tables/{listed['id']}/seats/1")).code == "no-bots"
        assert (await rex.post(f"/invitations/{listed['invitations'][0]['token']}")).status == 200


async def test_people_who_look_for_people_are_not_seated_with_bots(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        wish = {**INVITING, "listed": True}
        assert (await rex.post("/tables", wish)).status == 200
        ada = await house.guest("Ada")
        seek = {"game": "khronos", "seats": 2, "pace": "", "rated": False}
        assert (await ada.put("/seeks", seek)).json["table"] is None


async def test_an_account_with_rated_games_and_a_moderators_stay_those_of_people(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        moderator = await signed_up(house, "moderator")
        assert (await moderator.post("/account/bot")).code == "invalid"
        ada = await signed_up(house, "ada")
        clock = {"kind": "move", "seconds": 60}
        await ada.post("/tables", {**INVITING, "clock": clock, "rated": True})
        assert (await ada.post("/account/bot")).code == "invalid"
        assert (await ada.get("/me")).json.get("bot") is None


async def test_a_host_may_forbid_bots_from_the_network(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        rex = await bot_account(house, "rex")
        program, reader = [
            carrying(house, await token_for(rex, *scopes))
            for scopes in (("read", "play", "challenge"), ("read",))
        ]
        backend = house.services.backend
        forbidding = replace(house.services.settings, network_bots=False)
        object.__setattr__(backend, "settings", forbidding)
        for path in ("/me", "/tables"):
            answer = await program.get(path)
            assert (answer.status, answer.code) == (403, "no-bots")
            assert "host" in answer.json["message"]
        assert (await reader.get("/me")).status == 200
        answer = await rex.post("/tokens", {"name": "x", "scopes": ["play"]})
        assert answer.code == "no-bots"
        ada = await signed_up(house, "ada")
        assert (await ada.post("/account/bot")).code == "no-bots"
        seats = [{"kind": "me"}, {"kind": "invite", "login": "rex"}]
        assert (await ada.post("/tables", {"game": "khronos", "seats": seats})).code == "no-bots"
