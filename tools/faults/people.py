"""People who go on by themselves: they come back when the server does, and send again."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Final
from uuid import UUID

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from clocksmith.cli.commands.bench.server.connection import Answer, Connection
from clocksmith.cli.commands.bench.server.seats import pick
from clocksmith.core.game import Game
from clocksmith.table.delta import applied
from faults.log import Line
from faults.notes import Heard, Journal, Sent

AWAY: Final = (OSError, EOFError, TimeoutError)  # nobody answers, or the answer broke off
HUNG_UP: Final = (*AWAY, ConnectionClosed, InvalidHandshake, InvalidMessage)
AGAIN_SECONDS: Final = 0.03
SILENCE: Final = 9.0  # seconds until he tries another socket
ANSWER_SECONDS: Final = 5.0  # until he asks again, perhaps somewhere else
WITHDRAWN: Final = ("not-asked", "stale")  # somebody has taken back the answer before
TOO_LATE: Final = ("no-way-back", "stale", "over")  # somebody was quicker than an undo
UNDONE: Final = 0.12  # of the answers that may be taken back
SPOKEN: Final = 0.02  # of all answers are followed by a word


class SurpriseError(Exception):
    """An answer that nobody should get; it stands in the notes of whoever got it."""


class Person:
    """A client with its own cookie that asks until it is answered, now here and now there."""

    def __init__(self, ports: list[int], journal: Journal, rng: random.Random) -> None:
        self.connection = Connection(ports[0])
        self.journal = journal
        self.notes = journal.notes()
        self._ports = ports
        self._rng = rng

    def go_elsewhere(self) -> None:
        """Turn to any of the servers, as a proxy would."""
        port = self._rng.choice(self._ports)
        if port != self.connection.port:
            self.connection.close()
            self.connection.port = port

    async def ask(self, path: str, body: object = None) -> tuple[int, Any, int]:
        """Return status, answer, and how often it had to be asked before."""
        tries = 0
        while True:
            self.go_elsewhere()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    answer = await self._ask(path, body)
            except AWAY as error:
                self.connection.close()
                self.journal.answers[type(error).__name__] += 1
            else:
                if answer.status != 503:
                    return answer.status, answer.data(), tries
                self.journal.answers["503"] += 1
                self.connection.close()  # a proxy gives the next one to another server
            tries += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def command(self, path: str, body: object = None) -> Any:
        """Return the answer to something that must succeed."""
        status, told, _ = await self.ask(path, body)
        if status != 200:
            raise self.surprise(f"{path}: {status} {told}")
        return told

    def surprise(self, told: str) -> SurpriseError:
        """Note an answer that nobody should get."""
        self.notes.surprises.append(told)
        return SurpriseError(told)

    async def _ask(self, path: str, body: object) -> Answer:
        if body is None:
            return await self.connection.get(path)
        return await self.connection.post(path, body)


class Sitter:
    """Somebody at a seat: hears, answers at random, takes back now and then, comes back."""

    def __init__(
        self, person: Person, game: Game[Any], table: str, seat: int, rng: random.Random
    ) -> None:
        self.person = person
        self.game = game
        self.table = table
        self.seat = seat
        self.number = -1
        self.steps: list[Any] = []
        self.view: Any = None
        self.pause: Callable[[], float] = lambda: 0.0  # seconds of thought before an answer
        self._connections = 0
        self._cut_off_at: float | None = None
        self._rng = rng
        self._answered: set[int] = set()  # numbers of questions
        self._undone = -1

    async def play(self, enough: Callable[[int], bool]) -> None:
        """Play until it is over, or *enough* for the table's number; whatever happens."""
        while True:
            try:
                if await self._listen(enough):
                    return
            except HUNG_UP:
                await asyncio.sleep(AGAIN_SECONDS)
            if self._cut_off_at is None:
                self._cut_off_at = time.monotonic()

    async def _listen(self, enough: Callable[[int], bool]) -> bool:
        self.person.go_elsewhere()
        connection = self.person.connection
        self._connections += 1
        address = f"ws://127.0.0.1:{connection.port}/api/tables/{self.table}/socket"
        async with connect(
            f"{address}?seat={self.seat}&from={len(self.steps)}",
            additional_headers={"Cookie": connection.cookie},
            compression=None,
            close_timeout=0.5,
        ) as socket:
            async with asyncio.timeout(SILENCE):  # as the client of a browser has it
                frame = await socket.recv()
            while True:
                told = msgspec.json.decode(frame)
                if told["type"] == "fault":
                    if told["code"] != "unavailable":
                        raise self.person.surprise(f"on a socket: {told}")
                    return False  # it is away: come back
                if told["type"] in ("welcome", "update"):
                    if not self._hear(told):
                        return False
                    if told["outcome"] is not None or enough(self.number):
                        return True
                    await self._react(told)
                frame = await socket.recv()

    def _hear(self, told: dict[str, Any]) -> bool:
        """Put what is new to what is known; False to hear everything anew."""
        anew, number = told["type"] == "welcome", told["number"]
        self.person.notes.heard.append(Heard(self.table, self._connections, number, anew))
        if anew:
            self._come_back()
            known = told["steps"] - len(told["past"])
            simply_on = told["number"] - self.number == told["steps"] - len(self.steps)
            if known and not (known == len(self.steps) and simply_on):
                self.number, self.steps = -1, []
                return False
            self.steps[known:] = told["past"]
            self.view = told["view"]
        else:
            if told["kept"] < len(self.steps):
                self.view = applied(told["view"], self.view)
            del self.steps[told["kept"] :]
            for step in told["steps"]:
                self.view = applied(step.pop("view"), self.view)
                self.steps.append(step)
        self.number = number
        return True

    def _come_back(self) -> None:
        if self._cut_off_at is not None:
            self.person.journal.waits.append(time.monotonic() - self._cut_off_at)
            self._cut_off_at = None

    async def _react(self, told: dict[str, Any]) -> None:
        question = told["question"]
        if told["undo"] and self._undone < self.number and self._rng.random() < UNDONE:
            await self._undo()
        elif question is not None and question["number"] not in self._answered:
            await asyncio.sleep(self.pause())
            await self._answer(question)
            if self._rng.random() < SPOKEN:
                await self._say()

    async def _answer(self, question: dict[str, Any]) -> None:
        text = pick(self.game, question["offers"], self._rng)
        body = {"seat": self.seat, "number": question["number"], "action": text}
        line = Line("act", self.seat, text, self._key())
        await self._command("actions", body, line, WITHDRAWN)
        self._answered.add(question["number"])

    async def _undo(self) -> None:
        self._undone = self.number
        whole = self._rng.random() < 0.3
        line = Line("restart" if whole else "undo", self.seat, "", self._key())
        body = {"seat": self.seat, "number": self.number, "whole": whole}
        await self._command("undo", body, line, TOO_LATE)

    async def _command(
        self, path: str, body: dict[str, Any], line: Line, faults: tuple[str, ...]
    ) -> None:
        """Send a command until it is acknowledged, or refused for one of some reasons."""
        sent = Sent(self.table, line, time.monotonic())
        self.person.notes.sent.append(sent)
        address = f"tables/{self.table}/{path}"
        status, told, tries = await self.person.ask(address, {**body, "key": line.key})
        if status == 200:
            self.person.journal.acknowledge(sent, told["number"], tries > 0)
            return
        sent.ended, sent.refused = time.monotonic(), told["code"]
        if told["code"] not in faults:
            raise self.person.surprise(f"{address}: {status} {told}")

    async def _say(self) -> None:
        text = f"hello {self._key()}"
        await self.person.command(f"tables/{self.table}/chat", {"text": text})
        self.person.notes.said.add(text)

    def _key(self) -> str:
        return UUID(int=self._rng.getrandbits(128)).hex
