"""Texts from people come back as texts: as they were written, as JSON, never as a page."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from clocksmith.cli.commands.bench.server.connection import Answer
from clocksmith.server.names import clean
from server.hostile.scene import Caller, Scene, encoded

NAMES = (
    "<script>x()</script>",
    "<img src=x onerror=x()>",
    "'\"><svg onload=x()>",
    "{{7*7}}${7*7}<%=7*7%>",
    "'; DROP TABLE users; --",
    "%s%n%x{0}\\u003cb\\u003e",
    "a\r\nset-cookie: b=c",
    "\u202eevil\u2066\u200b",
    "\x1b[31mred\x07",
    "zalgo\u0301\u0302\u0303",
    "👩\u200d🚀 علی نام",
)


def read(answer: Answer) -> Any:
    """Return what an answer says, which no browser takes for a page."""
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    return answer.data()


async def opened(host: Caller, name: str) -> Any:
    """Open a table at which somebody has a strange name."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": name}, {"kind": "invite"}]
    wish = {"game": "khronos", "seats": seats, "listed": True}
    return read(await host.send("POST /api/tables", encoded(wish)))


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_shown_as_it_was_written(scene: Scene, name: str) -> None:
    host = scene.caller()
    me = read(await host.send("PUT /api/me", encoded({"name": name})))
    assert me["name"] == clean(name)
    table = await opened(host, name)
    token = table["invitations"][0]["token"]
    found = [
        read(await host.send(f"GET /api/tables/{table['id']}")),
        read(await host.send(f"GET /api/invitations/{token}")),
        read(await host.send("GET /api/tables"))["mine"][0],
        read(await scene.caller().send("GET /api/tables"))["open"][0],
        read(await host.send(f"GET /api/tables/{table['id']}/story?seat=0"))["table"],
    ]
    address = f"ws://127.0.0.1:{scene.port}/api/tables/{table['id']}/socket"
    async with connect(address) as socket:
        found.append(json.loads(await socket.recv())["table"])
    for summary in found:
        assert [seat["name"] for seat in summary["seats"][:2]] == [clean(name)] * 2


@pytest.mark.parametrize("text", [*NAMES, "<script>" * 60, "\ufdfa" * 20])
async def test_what_is_said_is_told_as_it_was_written(scene: Scene, text: str) -> None:
    host = scene.caller()
    table = await opened(host, "Ada")
    chat = f"/api/tables/{table['id']}/chat"
    address = f"ws://127.0.0.1:{scene.port}/api/tables/{table['id']}/socket"
    async with connect(address) as socket:
        said = read(await host.send(f"POST {chat}", encoded({"text": text})))
        while (heard := json.loads(await socket.recv()))["type"] != "chat":
            pass
    lines = read(await scene.caller().send(f"GET {chat}"))
    assert [said["text"], heard["text"], lines[-1]["text"]] == [clean(text)] * 3


@pytest.mark.parametrize("text", ["", " \n\t", "\u200b\u202e", "x" * 501, "x" * 3000, "\x00"])
async def test_nothing_and_too_much_is_not_said(scene: Scene, text: str) -> None:
    chat = f"/api/tables/{scene.running}/chat"
    before = read(await scene.caller().send(f"GET {chat}"))
    error = await scene.caller(scene.host).refused(f"POST {chat}", {"text": text})
    assert error["code"] in ("invalid", "bad-request")
    assert read(await scene.caller().send(f"GET {chat}")) == before


@pytest.mark.parametrize("text", NAMES)
async def test_what_is_sent_comes_back_in_no_page(scene: Scene, text: str) -> None:
    """Errors that name what was wrong are JSON too."""
    caller = scene.caller(scene.host)
    wish = {"game": text, "seats": [{"kind": "me"}, {"kind": "bot", "level": text}]}
    assert (await caller.refused("POST /api/tables", wish))["code"] == "invalid"
    options = {"seats": 2, "options": {text: text, "map": text}}
    assert (await caller.refused("POST /api/games/khronos/check", options))["code"] == "invalid"
    record = await caller.refused("POST /api/records", text.encode(), content_type="text/plain")
    assert record["code"] == "invalid"
