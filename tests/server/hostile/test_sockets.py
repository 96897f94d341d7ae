"""Whatever comes in at a socket, nothing happens at the table, and others are not disturbed."""

import asyncio
import json
import struct
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from eventually import PATIENCE
from server.hostile.scene import Scene, key, raw

LISTENERS = 300
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
FRAMES: tuple[str | bytes, ...] = (
    "",
    "x",
    "{",
    "null",
    "[]",
    '{"type":"pong"}',
    '{"type":"action","seat":0,"action":"end"}',
    '{"type":"welcome"}',
    '{"type":"ping"}x',
    "\x00",
    "\u202e\ufeff",
    '{"type":"ping","x":' + "[" * 900,
    '{"type":"ping","x":' + "[" * 9000 + "]" * 9000 + "}",
    "x" * 50_000,
    b"",
    b"\xff\xfe",
    b'{"type":"ping"}',
    b"\x00" * 50_000,
)


def address(scene: Scene, query: str = "") -> str:
    """Return the socket of the running table."""
    return f"ws://127.0.0.1:{scene.port}/api/tables/{scene.running}/socket?{query}"


async def told(socket: ClientConnection) -> Any:
    """Return the next message."""
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


async def heard(socket: ClientConnection, kind: str) -> Any:
    """Return the next message of a kind."""
    while (message := await told(socket))["type"] != kind:
        pass
    return message


def frame(first: int, data: bytes, *, mask: bool = True, length: int | None = None) -> bytes:
    """Return a frame as it goes over the wire, or one that lies about its length."""
    size = len(data) if length is None else length
    bit = 0x80 if mask else 0
    head = bytes([first, bit | 127]) + struct.pack(">Q", size)
    return head + (bytes(4) if mask else b"") + data


def shake(scene: Scene, **headers: str) -> bytes:
    """Return a request for a socket with headers of one's own; empty ones are left out."""
    usual = {
        "Host": f"127.0.0.1:{scene.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
    }
    given = usual | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET /api/tables/{scene.running}/socket HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in given.items() if value]
    return "\r\n".join([*lines, "", ""]).encode()


async def test_what_is_no_ping_is_told_so(scene: Scene) -> None:
    async with connect(address(scene)) as socket:
        await heard(socket, "welcome")
        for sent in FRAMES:
            await socket.send(sent)
            assert (await heard(socket, "fault"))["code"] == "bad-request"
        await socket.send('{"type":"ping"}')
        await heard(socket, "pong")


@pytest.mark.parametrize(
    "data",
    [
        frame(0x81, b"x", mask=False),
        frame(0xF1, b"x"),
        frame(0x83, b"x"),
        frame(0x81, b"\xff\xfe\xfd"),
        frame(0x88, b"x"),
        frame(0x88, struct.pack(">H", 5) + b"\xff"),
        frame(0x89, b"x" * 1000),
        frame(0x81, b"x" * 100, length=2**40),
        frame(0x81, b"x" * 100, length=2**63),
        frame(0x80, b"goes on, but nothing began"),
        frame(0x01, b"begins") + frame(0x81, b"and begins again"),
        frame(0x01, b"never ends"),
        b"\x00" * 1000,
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
async def test_broken_frames_end_their_own_connection_alone(scene: Scene, data: bytes) -> None:
    async with connect(address(scene)) as other:
        await heard(other, "welcome")
        answer = await raw(scene.port, shake(scene) + data)
        assert answer.startswith(b"HTTP/1.1 101 ")
        await other.send('{"type":"ping"}')
        await heard(other, "pong")


async def test_a_large_frame_is_cut_off_before_it_ends(scene: Scene) -> None:
    async with connect(address(scene)) as other:
        await heard(other, "welcome")
        reader, writer = await asyncio.open_connection("127.0.0.1", scene.port)
        writer.write(shake(scene) + frame(0x81, b'{"type":"ping"}'))
        await reader.readuntil(b'"pong"')
        writer.write(frame(0x82, bytes(500_000), length=10**7))
        rest = await reader.read()  # to the end: it is hung up on
        assert struct.pack(">H", 1009) in rest
        writer.close()
        await other.send('{"type":"ping"}')
        await heard(other, "pong")


async def test_a_request_that_offers_no_websocket_is_told_that_it_must(scene: Scene) -> None:
    answer = await scene.caller().send(f"GET /api/tables/{scene.running}/socket")
    assert (answer.status, answer.data()["code"]) == (426, "upgrade-needed")
    assert (answer.headers["upgrade"], answer.headers["connection"]) == ("websocket", "upgrade")


@pytest.mark.parametrize(
    "headers",
    [
        {"Upgrade": "", "Connection": "close"},
        {"Upgrade": "telnet"},
        {"Sec_WebSocket_Key": ""},
        {"Sec_WebSocket_Version": "7"},
        {"Origin": "https://example.com"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
    ],
)
async def test_a_strange_handshake_opens_no_socket(scene: Scene, headers: dict[str, str]) -> None:
    answer = await raw(scene.port, shake(scene, **headers))
    status = answer.partition(b"\r\n")[0]
    assert status == b"" or b" 4" in status, answer[:200]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("seat=0", 4403),
        ("seat=1", 4403),
        ("seat=open", 4403),
        ("seat=2", 4404),
        ("seat=-1", 4404),
        ("seat=99999999999999999999", 4404),
        ("seat=x", 4400),
        ("seat=%00", 4400),
        ("seat=%F0%9F%92%A3", 4400),
        ("from=-1", 4400),
        ("from=x", 4400),
        ("from=%C2%B2", 4400),
        ("from=99999999999999999999", 4400),
    ],
)
async def test_who_may_not_look_is_told_why(scene: Scene, query: str, code: int) -> None:
    async with connect(address(scene, query)) as socket:
        fault = await told(socket)
        assert fault["type"] == "fault"
        assert fault["message"]
        with pytest.raises(ConnectionClosed) as closed:
            await told(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_a_socket_of_no_table_is_closed(scene: Scene) -> None:
    for path in ("tables/x/socket", "tables/%00/socket"):
        async with connect(f"ws://127.0.0.1:{scene.port}/api/{path}") as socket:
            assert (await told(socket))["code"] == "not-found"
    for path in ("socket", "tables", "", "me"):
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{scene.port}/api/{path}")


async def test_hundreds_of_listeners_hear_the_same(scene: Scene) -> None:
    host = scene.caller()
    await host.get("me")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
    id = (await host.command("tables", {"game": "khronos", "seats": seats}))["id"]
    place = f"ws://127.0.0.1:{scene.port}/api/tables/{id}/socket"
    sockets = await asyncio.gather(
        *[connect(place, open_timeout=PATIENCE) for _ in range(LISTENERS)]
    )
    options = [await host.get(f"tables/{id}/options?seat={seat}") for seat in (0, 1)]
    seat = 0 if options[0].status == 200 else 1
    command = {"seat": seat, "number": 0, "action": options[seat].data()[0]["text"], "key": key()}
    await host.command(f"tables/{id}/actions", command)
    updates = await asyncio.gather(*[heard(socket, "update") for socket in sockets])
    assert [update["number"] for update in updates] == [1] * LISTENERS
    for socket in sockets[::2]:
        socket.transport.abort()  # gone without a word
    await asyncio.gather(*[socket.close() for socket in sockets[1::2]])
    assert (await host.get(f"tables/{id}")).status == 200
