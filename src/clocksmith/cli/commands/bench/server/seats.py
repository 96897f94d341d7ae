"""A table under load: every seat has its socket and answers at random."""

import asyncio
import random
from contextlib import suppress
from typing import Any, Final
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.core.game import Game

QUIET: Final = 30.0  # seconds without a question after which something is wrong


class Question:
    """A question that waits: its seat, its number, what is offered, how far back undo may go."""

    def __init__(self, seat: int, number: int, offers: list[dict[str, Any]], undo: int) -> None:
        self.seat = seat
        self.number = number
        self.offers = offers
        self.undo = undo  # how many answers the seat may take back


def pick(game: Game[Any], offers: list[dict[str, Any]], rng: random.Random) -> str:
    """Return any of the offered actions, each as likely as another."""
    counts = [int(offer["bits"], 16).bit_count() if "bits" in offer else 1 for offer in offers]
    place = rng.randrange(sum(counts))
    for offer, count in zip(offers, counts, strict=True):
        if place < count:
            return _member(game, offer, place)
        place -= count
    raise AssertionError("the place lies within the sum")


def _member(game: Game[Any], offer: dict[str, Any], place: int) -> str:
    if "bits" not in offer:
        return str(offer["text"])
    bits = int(offer["bits"], 16)
    for _ in range(place):
        bits &= bits - 1
    value = (bits & -bits).bit_length() - 1
    return f"{offer['stem']} {game.names[offer['open']][value]}"


class Sizes:
    """How many bytes each update had."""

    def __init__(self) -> None:
        self.bytes: list[int] = []


class LoadedTable:
    """One table, all its seats played from here; they may listen at another server's port."""

    def __init__(
        self, game: Game[Any], port: int, seats: int, rng: random.Random, listening: int = 0
    ) -> None:
        self.game = game
        self.id = ""
        self.over = False
        self.sizes = Sizes()
        self._latest = [0] * seats  # number of the last message that came to each seat
        self._seats = seats
        self._rng = rng
        self._connection = Connection(port)
        self._listening = Connection(listening or port)
        self._listeners: list[asyncio.Task[None]] = []
        self._sockets: list[ClientConnection] = []
        self._questions: asyncio.Queue[Question] = asyncio.Queue()
        self._waiting: list[Question | None] = [None] * seats  # what each seat was asked last
        self._came = asyncio.Event()

    async def open(self) -> None:
        """Open the table and listen from every seat."""
        seats = [{"kind": "me"}, *({"kind": "guest", "name": "x"} for _ in range(self._seats - 1))]
        request = {
            "game": self.game.name,
            "options": {},
            "seats": seats,
            "clock": {"kind": "none"},
            "listed": False,
        }
        await self._connection.get("me")
        self.id = (await self._connection.command("tables", request))["id"]
        for seat in range(self._seats):
            socket = await connect(
                f"ws://127.0.0.1:{self._listening.port}/api/tables/{self.id}/socket?seat={seat}",
                additional_headers={"Cookie": self._connection.cookie},
                origin=self._listening.origin,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
            )
            self._sockets.append(socket)
            self._listeners.append(asyncio.create_task(self._listen(socket, seat)))

    async def question(self) -> Question | None:
        """Return the question that waits; None when the game is over."""
        while not self.over:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    question = await self._questions.get()
                if question is not self._waiting[question.seat]:
                    continue  # an undo has changed it meanwhile
                return question
            if self._questions.empty() and self._silent():
                raise BenchError(f"Table {self.id} has stopped asking.")
        return None

    async def play(self, question: Question) -> None:
        """Answer a question, at random."""
        action = pick(self.game, question.offers, self._rng)
        command = {"seat": question.seat, "number": question.number, "action": action}
        await self._connection.command(f"tables/{self.id}/actions", {**command, "key": uuid4().hex})

    async def undo(self, seat: int, number: int) -> None:
        """Take the last answer back, and wait until every seat knows."""
        command = {"seat": seat, "number": number, "whole": False, "key": uuid4().hex}
        done = await self._connection.command(f"tables/{self.id}/undo", command)
        while min(self._latest) < done["number"]:
            self._came.clear()
            async with asyncio.timeout(QUIET):
                await self._came.wait()

    async def close(self) -> None:
        """Leave the table."""
        for socket in self._sockets:
            await socket.close()
        for listener in self._listeners:
            listener.cancel()
        self._connection.close()

    def _silent(self) -> bool:
        return all(listener.done() for listener in self._listeners)

    async def _listen(self, socket: ClientConnection, seat: int) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                self._take(msgspec.json.decode(frame), len(frame), seat)

    def _take(self, message: dict[str, Any], size: int, seat: int) -> None:
        if message["type"] not in ("welcome", "update"):
            return
        if message["type"] == "update":
            self.sizes.bytes.append(size)
        self._latest[seat] = message["number"]
        self._came.set()
        self.over = self.over or message["outcome"] is not None
        question = message["question"]
        before = self._waiting[seat]
        if question is None:
            self._waiting[seat] = None
        elif before is None or before.number != question["number"]:
            # While other seats answer, one that is asked together with them hears its own again.
            own = Question(seat, question["number"], question["offers"], message["undo"])
            self._waiting[seat] = own
            self._questions.put_nowait(own)
