"""An event stream says what waits and what is new, to whom it concerns and to nobody else."""

import asyncio
from pathlib import Path

import pytest

from client.afar import Afar, afar, hearing
from clocksmith.client import RefusedError
from clocksmith.core.seat import Seat
from clocksmith.server.events import streams
from clocksmith.server.events.messages import (
    Challenge,
    GameGoesOn,
    GameIsOver,
    Turn,
    Withdrawn,
)
from clocksmith.server.events.streams import MOST_OF_ONE
from eventually import eventually
from server.bots import signed_up


async def begun(server: Afar, secret: str) -> str:
    """Return a game of Ada's against the bot, whose turn it is."""
    ada = await server.house.guest("Ada")
    id = await server.challenge(ada)
    async with server.client(secret) as client:
        await client.sit_down(id, 1)
    live = await server.house.live(id)
    while live.table.waiting() != (Seat(1),):
        await server.house.play(ada, id)
    return id


async def test_a_challenge_is_told_accepted_and_becomes_a_game_with_turns(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret, ada = await server.bot(), await server.house.guest("Ada")
        async with server.client(secret) as client, hearing(client) as heard:
            assert await heard.waiting() == []
            id = await server.challenge(ada)
            challenge = await heard.next(Challenge)
            assert (challenge.table.id, challenge.seat) == (id, 1)
            assert challenge.table.seats[0].name == "Ada"
            await client.sit_down(id, 1)
            assert (await heard.next(Withdrawn)).table == id
            assert (await heard.next(GameGoesOn)).seats == [1]
            live = await server.house.live(id)
            while live.table.waiting() != (Seat(1),):
                await server.house.play(ada, id)
            turn = await heard.next(Turn)
            question = live.table.question(Seat(1))
            assert question is not None
            assert (turn.table, turn.seat, turn.number) == (id, 1, question.number)
            position = await client.position(id, 1)
            assert position.number == turn.number
            await client.play(id, 1, turn.number, question.legal.nth(0).text)
            assert live.table.number == turn.number + 1


async def test_a_challenge_that_is_declined_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret, ada = await server.bot(), await server.house.guest("Ada")
        id = await server.challenge(ada)
        async with server.client(secret) as client, hearing(client) as heard:
            [challenge] = await heard.waiting()
            assert isinstance(challenge, Challenge)
            await client.leave_seat(id, 1)
            assert await heard.next(Withdrawn) == Withdrawn(id, 1)
            with pytest.raises(RefusedError, match="invited"):
                await client.sit_down(id, 1)
        link = (await ada.get(f"/tables/{id}/invitations")).json[0]["token"]
        assert (await (await server.house.guest()).post(f"/invitations/{link}")).status == 200


async def test_only_a_bot_can_be_challenged(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        await signed_up(server.house, "ben")
        ada = await server.house.guest()
        for login in ("ben", "nobody", ""):
            seats = [{"kind": "me"}, {"kind": "invite", "login": login}]
            answer = await ada.post("/tables", {"game": "khronos", "seats": seats})
            assert answer.code == "invalid"


async def test_a_stream_that_is_opened_again_repeats_what_still_waits(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        id = await begun(server, secret)
        async with server.client(secret) as client:
            seen = []
            for _ in range(2):
                async with hearing(client) as heard:
                    seen.append(await heard.waiting())
            assert [type(event) for event in seen[0]] == [GameGoesOn, Turn]
            assert [event.table for event in seen[1] if isinstance(event, Turn)] == [id]


async def test_a_turn_waits_across_a_restart_of_the_server(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        id = await begun(server, secret)
        await server.house.noted()
    async with afar(tmp_path) as server, server.client(secret) as client, hearing(client) as heard:
        assert [event.table for event in await heard.waiting() if isinstance(event, Turn)] == [id]


async def test_a_game_is_over_for_a_bot_that_resigns(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        id = await begun(server, secret)
        live = await server.house.live(id)
        async with server.client(secret) as client, hearing(client) as heard:
            await heard.waiting()
            await client.resign(id, 1)
            assert await heard.next(GameIsOver) == GameIsOver(id)
            assert live.seat(1).level is not None


async def test_a_bot_with_a_stream_is_present_at_its_tables(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        live = await server.house.live(await begun(server, secret))
        assert not live.summary(None).seats[1].online
        async with server.client(secret) as client, hearing(client) as heard:
            await heard.waiting()
            assert live.summary(None).seats[1].online
        await eventually(lambda: not live.summary(None).seats[1].online)


async def test_a_stream_is_kept_alive_by_empty_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "POLL_SECONDS", 0.01)
    monkeypatch.setattr(streams, "KEEP_ALIVE_SECONDS", 0.02)
    async with afar(tmp_path) as server:
        secret = await server.bot()
        reader, writer = await asyncio.open_connection(*server.url[7:].split(":"))
        words = f"GET /api/me/events HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {secret}"
        writer.write(f"{words}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b"application/x-ndjson" in head
        assert b'{"type":"ready"}\n' in await reader.readuntil(b"\n\r\n")
        assert await reader.readuntil(b"\n\r\n") == b"1\r\n\n\r\n"
        writer.close()


async def test_a_stream_ends_with_its_token(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        rex = server.house.browser()
        await rex.post("/session", {"login": "rex", "password": "as secret as they come"})
        async with server.client(secret) as client, hearing(client) as heard:
            await heard.waiting()
            [token] = (await rex.get("/tokens")).json
            await rex.delete(f"/tokens/{token['id']}")
            assert await heard.ends()
            with pytest.raises(RefusedError, match="no such token"):
                await client.me()


async def test_streams_end_when_the_server_shuts_down(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        async with server.client(secret) as client, hearing(client) as heard:
            await heard.waiting()
            server.house.services.event_streams.close()
            assert await heard.ends()
        assert len(server.house.services.event_streams) == 0


async def test_a_user_has_few_streams_and_an_address_few_sockets(tmp_path: Path) -> None:
    async with afar(tmp_path, sockets_address=MOST_OF_ONE + 1) as server:
        first, second = await server.bot("rex"), await server.bot("tyr")
        async with server.client(first, 0.0) as rex, server.client(second, 0.0) as tyr:
            open_streams = [hearing(rex) for _ in range(MOST_OF_ONE)]
            for stream in open_streams:
                await (await stream.__aenter__()).waiting()
            with pytest.raises(RefusedError, match="event streams open"):
                await anext(aiter(rex.events()))
            async with hearing(tyr) as heard:
                await heard.waiting()
                with pytest.raises(RefusedError, match="sockets open"):
                    await anext(aiter(tyr.events()))
            for stream in open_streams:
                await stream.__aexit__(None, None, None)
        await eventually(lambda: len(server.house.services.sockets) == 0)


async def test_guests_have_no_events(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        guest = await server.house.guest()
        assert (await guest.get("/me/events")).code == "needs-account"


async def test_nobody_reads_the_position_of_another_seat(tmp_path: Path) -> None:
    async with afar(tmp_path) as server:
        secret = await server.bot()
        id = await begun(server, secret)
        async with server.client(secret) as client:
            with pytest.raises(RefusedError) as refused:
                await client.position(id, 0)
            assert refused.value.code == "not-yours"
        eve = await server.house.guest()
        assert (await eve.get(f"/tables/{id}/position?seat=1")).code == "not-yours"
