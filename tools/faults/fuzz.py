"""A million of anything: random commands, frames and bytes, without a 500, a hang or a leak.

    scripts/fuzz [--count N] [--seed N]

What fits the description of each address and what nearly does is made by schemathesis, in
tests/server/hostile/test_fuzz.py, which the script runs first, for all addresses. This sends what
fits no description: to one server, on which games of all kinds are played.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import WebSocketException

from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.app import ENDPOINTS
from faults.frames import BrokenFrames
from faults.processes import resident_bytes

GAMES: Final = ("khronos", "sands", "inventions")
SEATS: Final = [{"kind": "me"}, {"kind": "guest", "name": "Ada"}]
ANSWER_SECONDS: Final = 20.0  # after which a server hangs, also on a busy machine
HANGS_UP: Final = (OSError, EOFError, ValueError)  # at what it cannot read
UNKNOWN_METHOD: Final = 501  # no fault of the server, and right for bytes that begin with a word
MEGABYTE: Final = 1_000_000
WARM: Final = 0.25  # of all is sent before memory is looked at
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**70,
    1e308,
    "",
    "pass",
    "undo",
    "\x00",
    "\u202e",
    "é" * 300,
    [],
    [[]],
    {},
    {"kind": "bot", "level": "uniform"},
    {"seat": 0},
)
FIELDS: Final = (
    *("seat", "number", "action", "key", "whole", "times", "text", "game", "seats", "options"),
    *("clock", "kind", "by", "agree", "name", "login", "password", "level", "listed", "box"),
)
TRACEBACK: Final = "Traceback"
BYTES: Final = (b"GET ", b"POST ", b"/api/", b" HTTP/1.1\r\n", b"\r\n\r\n", b"Host: x\r\n", b"\x00")


class Fuzz:
    """Sends anything to a server, and looks whether it still is one."""

    def __init__(self, served: Served, seed: int) -> None:
        self._served = served
        self._rng = random.Random(seed)
        self._connection = Connection(served.port)
        self._tables: list[str] = []
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.memory: list[float] = []
        self.slowest = 0.0

    async def run(self, count: int) -> None:
        """Send so many, a little of each kind in turn."""
        for game in GAMES:
            await self._open(game)
        kinds: dict[str, Callable[[], Awaitable[int]]] = {
            "commands": self._command,
            "frames": self._frames,
            "bytes": self._bytes,
        }
        while self.sent.total() < count:
            name = min(kinds, key=lambda kind: self.sent[kind])
            self.sent[name] += await kinds[name]()
            if self.sent.total() > count * (WARM + (1 - WARM) * len(self.memory) / 20):
                self.memory.append(resident_bytes(self._served.pid) / MEGABYTE)
                await self._look()
        self._connection.close()

    async def _command(self) -> int:
        endpoint = self._rng.choice(self._rng.choice(ENDPOINTS).listed)
        path = endpoint.path.format_map(_Anything(self._rng, self._tables))
        body = json.dumps(self._value(0)).encode() if endpoint.method != "GET" else b""
        request = [
            f"{endpoint.method} /api{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._served.port}",
            f"Cookie: {self._connection.cookie}",
            f"Content-Type: {self._rng.choice(['application/json', 'text/plain'])}",
            f"Content-Length: {len(body)}",
        ]
        began = time.monotonic()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                head = "\r\n".join([*request, "", ""]).encode()
                answer = await self._connection.exchange(head + body)
        except TimeoutError:
            self.wrong.append(f"{endpoint.method} {path} {body[:200]!r}: no answer")
        except HANGS_UP:
            self._connection.close()
        else:
            self._judge(answer.status, f"{endpoint.method} {path} {body[:200]!r}")
        self.slowest = max(self.slowest, time.monotonic() - began)
        return 1

    async def _frames(self) -> int:
        """Open a socket of a table, and send frames until it is closed, or enough."""
        sent = 0
        with suppress(OSError, EOFError, TimeoutError, WebSocketException):
            table = self._rng.choice(self._tables)
            frames = BrokenFrames(self._served.port, table, self._rng)
            async for _ in frames.send():
                sent += 1
        return max(1, sent)

    async def _bytes(self) -> int:
        """Send bytes that are a request only by chance."""
        parts = [self._rng.choice([*BYTES, self._rng.randbytes(self._rng.randrange(40))])]
        parts += [self._rng.choice(BYTES) for _ in range(self._rng.randrange(8))]
        parts.append(self._rng.randbytes(self._rng.randrange(200)))
        data = b"".join(parts)
        answer = b""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._served.port)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(data)
                writer.write_eof()
                answer = await reader.read(100)
        writer.close()
        status = answer.split(b" ")[1:2]
        self._judge(int(status[0]) if status and status[0].isdigit() else 0, repr(data))
        return len(data)

    async def _look(self) -> None:
        """See that the server answers those who ask for something real."""
        began = time.monotonic()
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._open(self._rng.choice(GAMES))
        self.slowest = max(self.slowest, time.monotonic() - began)

    async def _open(self, game: str) -> None:
        """Open a table; some of those before may be gone.

        On a new connection: the last response on the old one may have closed it.
        """
        self._connection.close()
        opened = await self._connection.command("tables", {"game": game, "seats": SEATS})
        self._tables = [*self._tables[-5:], opened["id"]]

    def _judge(self, status: int, what: str) -> None:
        self.answers[f"{status // 100}xx" if status else "hung up"] += 1
        if status >= 500 and status != UNKNOWN_METHOD:
            self.wrong.append(f"{status}: {what}")

    def _value(self, depth: int) -> Any:
        """Return any value, most often one that looks like a command."""
        if depth > 2 or self._rng.random() < 0.5 * depth:
            return self._rng.choice(ODD)
        fields = self._rng.sample(FIELDS, self._rng.randrange(6))
        return {name: self._value(depth + 1) for name in fields}


class _Anything(dict[str, str]):
    """What stands in addresses: tables that are there, and anything else."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        super().__init__()
        self._rng = rng
        self._tables = tables

    def __missing__(self, name: str) -> str:
        odd = ("0", "-1", "x", "%00", "..", "khronos", "9" * 30)
        return self._rng.choice(self._tables if name == "id" else odd)


def main() -> None:
    """Send it, and print what came of it; end with 1 when something was wrong."""
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wishes.add_argument("--count", type=int, default=1_000_000)
    wishes.add_argument("--seed", type=int, default=int(time.time()))
    wanted = wishes.parse_args()
    with Served() as served:
        fuzz = Fuzz(served, wanted.seed)
        asyncio.run(fuzz.run(wanted.count))
        log = served.log.read_text("utf-8", "replace")
    crashes = log.count(TRACEBACK)
    first_crash = "".join(log.partition(TRACEBACK)[1:])
    report = {
        "seed": wanted.seed,
        "sent": dict(fuzz.sent),
        "answers": dict(fuzz.answers),
        "wrong": fuzz.wrong[:20],
        "crashes": crashes,
        "first_crash": first_crash.splitlines()[:40],
        "slowest_s": round(fuzz.slowest, 2),
        "memory_mb": [round(held, 1) for held in fuzz.memory],
    }
    print(json.dumps(report, indent=2))
    sys.exit(1 if fuzz.wrong or crashes else 0)


if __name__ == "__main__":
    main()
