"""Who asks for too much at once is told to wait, and others are served meanwhile."""

import asyncio
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clocksmith.server.settings import Rate
from server.hostile.scene import Caller, Scene, encoded, error_of
from server.house import opened

FLOOD = 60


async def refusals(caller: Caller, head: str, body: object) -> list[str]:
    """Send the same again and again; return the codes of what was refused."""
    codes = []
    for _ in range(FLOOD):
        answer = await caller.send(head, encoded(body))
        if answer.status != 200:
            codes.append(error_of(answer)["code"])
        if answer.status == 429:
            assert 1 <= int(answer.headers["retry-after"]) <= 100
    return codes


async def somebody(scene: Scene) -> Caller:
    """Return a client whom nobody has seen before."""
    caller = scene.caller()
    await caller.get("me")
    return caller


async def flood(socket: ClientConnection) -> None:
    """Send pings until the other side has enough of them."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send('{"type":"ping"}')


async def test_requests_of_one_user_are_limited_and_others_play_on(guarded: Scene) -> None:
    codes = await refusals(await somebody(guarded), "PUT /api/me", {"name": "Eve"})
    assert set(codes) == {"too-fast"}
    host = guarded.caller(guarded.host)
    assert (await host.get(f"tables/{guarded.running}/story?seat=0")).status == 200


async def test_a_flood_of_frames_is_hung_up_on_and_others_play_on(guarded: Scene) -> None:
    caller = await somebody(guarded)
    place = f"ws://127.0.0.1:{guarded.port}/api/tables/{guarded.running}/socket"
    async with connect(place, additional_headers={"Cookie": caller.cookie}) as socket:
        flooding = asyncio.create_task(flood(socket))
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass
        await flooding
    host = guarded.caller(guarded.host)
    assert (await host.get(f"tables/{guarded.running}/story?seat=0")).status == 200


async def test_guessing_passwords_is_slow(guarded: Scene) -> None:
    caller = await somebody(guarded)
    account = {"login": "ada", "password": "analytical"}
    assert (await caller.send("POST /api/accounts", encoded(account))).status == 200
    thief = await somebody(guarded)
    codes = await refusals(thief, "POST /api/session", {"login": "ada", "password": "guessed"})
    assert codes.count("wrong-password") <= 10
    assert codes.count("too-fast") >= FLOOD - 10


async def test_guesses_from_many_places_in_many_spellings_are_guesses_at_one_login(
    tmp_path: Path,
) -> None:
    spellings = ("ada", "ADA", " ada ", "\uff41da", "\uff41\uff44\uff41", "Ada", "aDa", "adA")
    narrow = Rate(4, 0.001)
    async with opened(tmp_path, trust_proxy=True, rate_login=narrow) as house:
        account = {"login": "ada", "password": "analytical"}
        assert (await (await house.guest()).post("/accounts", account)).status == 200
        codes = []
        for place, login in enumerate(spellings):
            guess = {"login": login, "password": "guessed"}
            places = {"x-forwarded-for": f"192.0.2.{place}"}
            codes.append((await house.browser().post("/session", guess, **places)).code)
    assert codes == ["wrong-password"] * 4 + ["too-fast"] * 4


async def test_guesses_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    async with opened(tmp_path, trust_proxy=True, rate_sign_in=Rate(4, 0.001)) as house:
        account = {"login": "ada", "password": "analytical"}
        assert (await (await house.guest()).post("/accounts", account)).status == 200
        thief = {"x-forwarded-for": "198.51.100.1"}
        guess = {"login": "ada", "password": "guessed"}
        codes = [(await house.browser().post("/session", guess, **thief)).code for _ in range(6)]
        assert codes == ["wrong-password"] * 4 + ["too-fast"] * 2
        home = {"x-forwarded-for": "198.51.100.2"}
        assert (await house.browser().post("/session", account, **home)).status == 200


async def test_chatter_is_limited(guarded: Scene) -> None:
    caller = await somebody(guarded)
    codes = await refusals(caller, f"POST /api/tables/{guarded.running}/chat", {"text": "hello"})
    assert codes.count("too-fast") >= FLOOD - 10


async def test_opening_tables_is_limited(guarded: Scene) -> None:
    seats = [{"kind": "me"}, {"kind": "guest", "name": "x"}]
    caller = await somebody(guarded)
    codes = await refusals(caller, "POST /api/tables", {"game": "khronos", "seats": seats})
    assert "too-fast" in codes
    assert (await caller.refused("POST /api/records", b"x", content_type="text/plain"))[
        "code"
    ] == "too-fast"
