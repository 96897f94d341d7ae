"""Tables of all games with people and bots around them, one after the other."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from clocksmith.games import GAMES
from faults.notes import Journal
from faults.people import Person, Sitter, SurpriseError

ENOUGH: Final = 60  # entries after which people go to another table

CLOCK: Final = {"kind": "bank", "seconds": 1800, "increment": 30}  # nobody is ever late
BOT: Final = {"kind": "bot", "level": "uniform"}  # which is quick


class Party:
    """A group of people that always plays: when a game is long enough, it opens another."""

    def __init__(
        self, ports: list[int], journal: Journal, kinds: tuple[str, ...], rng: random.Random
    ) -> None:
        self._kinds = kinds  # of the seats after the first: invite or bot
        self._rng = rng
        self._people = [
            Person(ports, journal, random.Random(rng.random()))
            for kind in ("me", *kinds)
            if kind != "bot"
        ]
        self.pause: Callable[[], float] = lambda: 0.0  # seconds of thought before an answer
        self.clock: dict[str, Any] = CLOCK
        self.sitters: list[Sitter] = []
        self.tables: list[str] = []

    async def play(self, games: list[str]) -> None:
        """Play one game after the other, for ever."""
        while True:
            for game in games:
                with suppress(SurpriseError):  # it is noted, and they try another table
                    await self._play_one(game)

    def close(self) -> None:
        """Hang up."""
        for person in self._people:
            person.connection.close()

    async def _play_one(self, game: str) -> None:
        host = self._people[0]
        for person in self._people:
            await person.command("me")  # whoever has no cookie is somebody else each time
        seats = [BOT if kind == "bot" else {"kind": kind} for kind in ("me", *self._kinds)]
        opened = await host.command("tables", {"game": game, "seats": seats, "clock": self.clock})
        id = opened["id"]
        host.notes.seats.add((id, 0))
        self.tables.append(id)
        self.sitters = [self._sitter(host, game, id, 0)]
        for person, invitation in zip(self._people[1:], opened["invitations"], strict=True):
            claimed = await person.command(f"invitations/{invitation['token']}", {})
            person.notes.seats.add((id, claimed["seat"]))
            self.sitters.append(self._sitter(person, game, id, claimed["seat"]))
        playing = [
            asyncio.ensure_future(one.play(lambda number: number >= ENOUGH)) for one in self.sitters
        ]
        try:
            await asyncio.gather(*playing)
        finally:
            await stopped(*playing)  # one who is surprised stops the others

    def _sitter(self, person: Person, game: str, id: str, seat: int) -> Sitter:
        played: Any = GAMES[game]
        sitter = Sitter(person, played, id, seat, random.Random(self._rng.random()))
        sitter.pause = self.pause
        return sitter


async def hear_everything(party: Party) -> None:
    """Let people come back, who know what somebody knows who comes new, once no bot plays.

    Whoever does not is surprised.
    """
    for sitter in party.sitters:
        number = -2
        while sitter.number != number:
            await sitter.play(lambda _: True)
            number, view, steps = sitter.number, sitter.view, sitter.steps
            sitter.number, sitter.steps = -1, []
            await sitter.play(lambda _: True)
        if (view, steps) != (sitter.view, sitter.steps):
            sitter.person.surprise(f"{sitter.table}: somebody new knows something else")


async def stopped(*tasks: "asyncio.Future[Any]") -> None:
    """Stop tasks, and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
