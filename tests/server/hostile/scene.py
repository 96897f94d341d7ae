"""Tables on a real server that strangers would like to spoil, and how to see that they did not."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import connect

from clocksmith.cli.commands.bench.server.connection import PATIENCE, Answer, Connection
from clocksmith.server.errors import STATUS

RECORD = "clocksmith record 1\ngame khronos 1\noptions seats=2 edition=second\n\n"
PLAYED = 6  # answers at the running table
CODES = set(STATUS) - {"broken"}  # what an error may be called; a fault of ours it must not be


class Caller(Connection):
    """A client that can send anything it likes."""

    async def send(self, head: str, body: bytes = b"", **headers: str) -> Answer:
        """Send a method and a path with headers of one's own; underscores stand for hyphens."""
        method, path = head.split(" ", 1)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        lines = {
            "Host": f"127.0.0.1:{self.port}",
            "Content-Length": str(len(body)),
            "Content-Type": "application/json",
            **({"Cookie": self.cookie} if self.cookie else {}),
        }
        lines |= {name.title(): value for name, value in given.items()}
        told = [f"{method} {path} HTTP/1.1", *[f"{name}: {line}" for name, line in lines.items()]]
        return await self.exchange("\r\n".join([*told, "", ""]).encode("latin-1") + body)

    async def exchange(self, request: bytes) -> Answer:
        """Send a request and hang up: who is refused may be hung up on anyway."""
        try:
            return await super().exchange(request)
        finally:
            self.close()

    async def question(self, id: str, seat: int) -> Any:
        """Return what a seat is asked at a table, or None."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket?seat={seat}"
        async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
            welcome = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        return welcome["question"]

    async def refused(self, head: str, body: object = None, **headers: str) -> Any:
        """Send something that must be refused, and return the error."""
        data = b"" if body is None else body if isinstance(body, bytes) else encoded(body)
        return error_of(await self.send(head, data, **headers))


async def raw(port: int, data: bytes) -> bytes:
    """Send bytes, say that no more will come, and return all that is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        with suppress(OSError):  # hung up on already
            writer.write_eof()
        with suppress(ConnectionError):
            return await asyncio.wait_for(reader.read(), PATIENCE)
        return b""
    finally:
        writer.close()


def encoded(body: object) -> bytes:
    """Return a body as JSON, also with what JSON does not know."""
    return json.dumps(body).encode()


def error_of(answer: Answer) -> Any:
    """Return the error of an answer: a code of the closed list with its status, and a sentence."""
    assert 400 <= answer.status < 500, f"{answer.status} {answer.body!r}"
    assert answer.headers["content-type"] == "application/json", answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"
    error = answer.data()
    assert error["code"] in CODES, error
    assert STATUS[error["code"]] == answer.status, (error, answer.status)
    assert set(error) <= {"code", "message", "rule", "refusal"}
    assert 0 < len(error["message"]) < 600, error
    assert "\n" not in error["message"], error
    return error


def key() -> str:
    """Return a key that nobody has used."""
    return uuid4().hex


class Scene:
    """A host and a guest with tables of several kinds."""

    def __init__(self, port: int, game: str = "khronos") -> None:
        self.port = port
        self.game = game  # of the running table
        self.host = ""  # cookies
        self.guest = ""
        self.running = ""  # a table of both, some moves played
        self.sealed = ""  # a table at which both are asked at once
        self.open = ""  # a table with an open seat
        self.used = ""  # an invitation that the guest has accepted
        self.free = ""  # an invitation that nobody has accepted
        self.imported = ""  # a record
        self.sent: list[dict[str, Any]] = []  # commands of the running table, by number from 0

    def owner(self, seat: int) -> str:
        """Return the cookie of who sits on a seat."""
        return self.guest if seat else self.host

    async def set_up(self) -> None:
        """Open the tables."""
        host, guest = Caller(self.port), Caller(self.port)
        for one in (host, guest):
            await one.get("me")
        self.host, self.guest = host.cookie, guest.cookie
        seats = [{"kind": "me"}, {"kind": "invite"}]
        for game, name in ((self.game, "running"), ("sands", "sealed")):
            opened = await host.command("tables", {"game": game, "seats": seats})
            setattr(self, name, opened["id"])
            self.used = opened["invitations"][0]["token"]
            await guest.command(f"invitations/{self.used}", {})
        for number in range(PLAYED):
            await self._play((host, guest), number)
        opened = await host.command("tables", {"game": "inventions", "seats": seats})
        self.open, self.free = opened["id"], opened["invitations"][0]["token"]
        answer = await host.send("POST /api/records", RECORD.encode(), content_type="text/plain")
        self.imported = answer.data()["id"]

    async def _play(self, people: tuple[Caller, Caller], played: int) -> None:
        """Let whoever is asked give the next answer at the running table."""
        for seat, person in enumerate(people):
            question = await person.question(self.running, seat)
            if question is not None:
                answer = await person.get(f"tables/{self.running}/options?seat={seat}")
                text = random.Random(played).choice(answer.data())["text"]
                number = question["number"]
                command = {"seat": seat, "number": number, "action": text, "key": key()}
                await person.command(f"tables/{self.running}/actions", command)
                self.sent.append(command)
                return

    def caller(self, cookie: str = "") -> Caller:
        """Return a client with a cookie of somebody."""
        caller = Caller(self.port)
        caller.cookie = cookie
        return caller

    async def seen(self) -> dict[str, Any]:
        """Return all there is to see of the tables, with the eyes of everybody."""
        found: dict[str, Any] = {}
        for cookie, words in ((self.host, ("0", "spectator")), (self.guest, ("1",))):
            caller = self.caller(cookie)
            for id in (self.running, self.sealed, self.open, self.imported):
                for word in words:
                    answer = await caller.get(f"tables/{id}/story?seat={word}")
                    found[f"{id} {word}"] = told(answer)
        return found


def told(answer: Answer) -> Any:
    """Return what an answer tells, without who is there just now."""
    data = msgspec.json.decode(answer.body)
    for seat in data.get("table", {}).get("seats", []):
        del seat["online"]
    return data
