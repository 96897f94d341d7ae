"""People who go on by themselves: they come back when the server does, and send again."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final
from uuid import UUID

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.seats import pick
from clocksmith.core.game import Game
from clocksmith.table.delta import applied
from server.durability.journal import Journal, Line

AWAY: Final = (OSError, EOFError, TimeoutError)  # nobody answers, or the answer broke off
HUNG_UP: Final = (*AWAY, ConnectionClosed, InvalidHandshake, InvalidMessage)
AGAIN_SECONDS: Final = 0.03
WITHDRAWN: Final = ("not-asked", "stale")  # somebody has taken back the answer before
TOO_LATE: Final = ("no-way-back", "stale", "over")  # somebody was quicker than an undo
UNDONE: Final = 0.12  # of the answers that may be taken back
SPOKEN: Final = 0.02  # of all answers are followed by a word


class Person:
    """A client with its own cookie that asks until it is answered, now here and now there."""

    def __init__(self, ports: list[int], journal: Journal, rng: random.Random) -> None:
        self.connection = Connection(ports[0])
        self.journal = journal
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
                if body is None:
                    answer = await self.connection.get(path)
                else:
                    answer = await self.connection.post(path, body)
            except AWAY:
                self.connection.close()
                tries += 1
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if answer.status != 503:
                return answer.status, answer.data(), tries
            await asyncio.sleep(AGAIN_SECONDS)

    async def command(self, path: str, body: object = None) -> Any:
        """Return the answer to something that must succeed."""
        status, told, _ = await self.ask(path, body)
        assert status == 200, f"{path}: {status} {told}"
        return told


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
        self.comebacks = 0
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
                self.comebacks += 1
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, enough: Callable[[int], bool]) -> bool:
        connection = self.person.connection
        address = f"ws://127.0.0.1:{connection.port}/api/tables/{self.table}/socket"
        async with connect(
            f"{address}?seat={self.seat}&from={len(self.steps)}",
            additional_headers={"Cookie": connection.cookie},
            compression=None,
            close_timeout=0.5,
        ) as socket:
            async for frame in socket:
                told = msgspec.json.decode(frame)
                if told["type"] == "fault":
                    assert told["code"] == "unavailable", told  # it is away: come back
                    return False
                if told["type"] not in ("welcome", "update"):
                    continue
                if not self._hear(told):
                    return False
                if told["outcome"] is not None or enough(self.number):
                    return True
                await self._react(told)
        return False

    def _hear(self, told: dict[str, Any]) -> bool:
        """Put what is new to what is known; False to hear everything anew."""
        if told["type"] == "welcome":
            known = told["steps"] - len(told["past"])
            simply_on = told["number"] - self.number == told["steps"] - len(self.steps)
            if known and not (known == len(self.steps) and simply_on):
                self.number, self.steps = -1, []
                return False
            assert told["number"] >= self.number, "the table has forgotten something"
            self.steps[known:] = told["past"]
            self.view = told["view"]
        else:
            if told["kept"] < len(self.steps):
                self.view = applied(told["view"], self.view)
            del self.steps[told["kept"] :]
            for step in told["steps"]:
                self.view = applied(step.pop("view"), self.view)
                self.steps.append(step)
        self.number = told["number"]
        return True

    async def _react(self, told: dict[str, Any]) -> None:
        question = told["question"]
        if told["undo"] and self._undone < self.number and self._rng.random() < UNDONE:
            await self._undo()
        elif question is not None and question["number"] not in self._answered:
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
        journal = self.person.journal
        address = f"tables/{self.table}/{path}"
        status, told, tries = await self.person.ask(address, {**body, "key": line.key})
        if status == 200:
            journal.acknowledged(self.table, told["number"], line)
            journal.again += tries > 0
            return
        assert told["code"] in faults, told
        journal.refused.add(str(line.key))

    async def _say(self) -> None:
        text = f"hello {self._key()}"
        await self.person.command(f"tables/{self.table}/chat", {"text": text})
        self.person.journal.said.add(text)

    def _key(self) -> str:
        return UUID(int=self._rng.getrandbits(128)).hex
