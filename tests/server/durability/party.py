"""Tables of all games with people and bots around them, one after the other."""

import asyncio
import random
from typing import Any, Final

from clocksmith.games import GAMES
from server.durability.journal import Journal
from server.durability.sitter import Person, Sitter

ENOUGH: Final = 60  # entries after which people go to another table

BOT: Final = {"kind": "bot", "level": "uniform"}  # which is quick


class Party:
    """A group of people that always plays: when a game is long enough, it opens another."""

    def __init__(
        self, ports: list[int], journal: Journal, kinds: tuple[str, ...], rng: random.Random
    ) -> None:
        self._kinds = kinds  # of the seats after the first: invite or bot
        self._rng = rng
        self._journal = journal
        self._people = [
            Person(ports, journal, random.Random(rng.random()))
            for kind in ("me", *kinds)
            if kind != "bot"
        ]
        self.sitters: list[Sitter] = []
        self.tables: list[str] = []

    async def play(self, games: list[str]) -> None:
        """Play one game after the other, for ever."""
        while True:
            for game in games:
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
        opened = await host.command("tables", {"game": game, "seats": seats})
        id = opened["id"]
        self._journal.logs[id] = {}
        self._journal.seats.add((id, 0))
        self.tables.append(id)
        self.sitters = [self._sitter(host, game, id, 0)]
        for person, invitation in zip(self._people[1:], opened["invitations"], strict=True):
            claimed = await person.command(f"invitations/{invitation['token']}", {})
            self._journal.seats.add((id, claimed["seat"]))
            self.sitters.append(self._sitter(person, game, id, claimed["seat"]))
        await asyncio.gather(*[one.play(lambda number: number >= ENOUGH) for one in self.sitters])

    def _sitter(self, person: Person, game: str, id: str, seat: int) -> Sitter:
        played: Any = GAMES[game]
        return Sitter(person, played, id, seat, random.Random(self._rng.random()))


async def assert_has_heard_everything(party: Party) -> None:
    """People who come back know what somebody knows who comes new, once no bot plays any more."""
    for sitter in party.sitters:
        number = -2
        while sitter.number != number:
            await sitter.play(lambda _: True)
            number, view, steps = sitter.number, sitter.view, sitter.steps
            sitter.number, sitter.steps = -1, []
            await sitter.play(lambda _: True)
        assert (view, steps) == (sitter.view, sitter.steps)


async def stopped(*tasks: "asyncio.Future[Any]") -> None:
    """Stop tasks, and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
