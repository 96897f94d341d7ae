"""Plays at all tables of an account: hears challenges and turns, and answers."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final, Protocol

from clocksmith.client.asynchronous import AsyncClient
from clocksmith.client.calls import new_key
from clocksmith.client.errors import RETRYABLE, RefusedError, UnreachableError
from clocksmith.games import GAMES
from clocksmith.server.events.messages import (
    Challenge,
    Event,
    GameGoesOn,
    GameIsOver,
    Ready,
    Turn,
    Withdrawn,
)
from clocksmith.server.tables.messages import SeatPosition
from clocksmith.table.wire import Summary

FIRST_PAUSE: Final = 0.5  # seconds before a stream that broke is opened again
LONGEST_PAUSE: Final = 8.0
# Codes that say that a turn is no longer what it was.
OUTDATED: Final = ("not-asked", "stale", "over", "not-started", "resigned", "not-found")


class Chooser(Protocol):
    """What chooses the answers."""

    async def choose(self, table: str, seat: int, sent: SeatPosition) -> str:
        """Return the text of an answer."""


@dataclass(frozen=True)
class Terms:
    """Which challenges are accepted."""

    games: tuple[str, ...] = ()  # by name; none: all
    most_tables: int = 4
    challenges: bool = True

    def objection(self, table: Summary, playing: int) -> str:
        """Return why a challenge is declined; an empty text if it is accepted."""
        if table.game not in GAMES:
            return f"there is no game {table.game} here"
        if not self.challenges:
            return "no challenges are accepted"
        if self.games and table.game not in self.games:
            return f"{table.game} is not among {', '.join(self.games)}"
        return f"{playing} tables are enough" if playing >= self.most_tables else ""


class RemotePlayer:
    """Plays for the account of a token until it is cancelled; it *says* what it does."""

    def __init__(
        self, client: AsyncClient, chooser: Chooser, terms: Terms, say: Callable[[str], None]
    ) -> None:
        self._client = client
        self._chooser = chooser
        self._terms = terms
        self._say = say
        self._games: dict[str, str] = {}  # what goes on: the game of each table
        self._repeated: set[str] = set()  # of them, those that the open stream has told of
        self._seated: set[str] = set()  # accepted tables whose game has not begun
        self._turns: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._again: set[tuple[str, int]] = set()  # seats that were asked anew meanwhile
        self.answers = 0
        self.finished = 0

    async def run(self) -> None:
        """Play; RefusedError if the server does not let this account play."""
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    async with aclosing(self._client.events()) as events:  # type: ignore[type-var]
                        async for event in events:
                            pause = FIRST_PAUSE
                            await self._hear(event)
                    self._say("The server has ended the connection. Connecting again...")
                except UnreachableError as error:
                    self._say(f"{_capital(str(error))}. Trying again in {pause:g} s...")
                except RefusedError as error:
                    if error.code not in RETRYABLE:
                        raise
                    pause = max(pause, error.wait)
                    self._say(f"The server says: {error}. Trying again in {pause:g} s...")
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        finally:
            for task in self._turns.values():
                task.cancel()
            await asyncio.gather(*self._turns.values(), return_exceptions=True)

    async def _hear(self, event: Event) -> None:
        if isinstance(event, Challenge):
            await self._consider(event)
        elif isinstance(event, GameGoesOn):
            self._note(event)
        elif isinstance(event, Turn):
            self._wake(event.table, event.seat)
        elif isinstance(event, GameIsOver):
            self._end(event)
        elif isinstance(event, Ready):
            for id in set(self._games) - self._repeated:  # over while nobody listened
                self._end(GameIsOver(id))
            self._repeated, self._seated = set(), set()
        else:
            assert isinstance(event, Withdrawn), "it may have been accepted, which a game says"

    async def _consider(self, challenge: Challenge) -> None:
        table = challenge.table
        objection = self._terms.objection(table, len(self._games) + len(self._seated))
        try:
            if objection:
                await self._client.leave_seat(table.id, challenge.seat)
                self._say(f"Declined {table.game} at table {table.id}: {objection}.")
            else:
                await self._client.sit_down(table.id, challenge.seat)
                self._seated.add(table.id)
                self._say(f"Accepted {table.game} at table {table.id}, on seat {challenge.seat}.")
        except RefusedError as error:  # withdrawn meanwhile, for example
            self._say(f"Table {table.id}: {error}.")

    def _note(self, game: GameGoesOn) -> None:
        self._repeated.add(game.table.id)
        self._seated.discard(game.table.id)
        if game.table.id not in self._games:
            self._say(f"Playing {game.table.game} at table {game.table.id}.")
        self._games[game.table.id] = game.table.game

    def _end(self, over: GameIsOver) -> None:
        game = self._games.pop(over.table, None)
        if game is not None:
            self.finished += 1
            result = "" if not over.scores else f" {' : '.join(map(str, over.scores))}"
            self._say(f"{game} at table {over.table} is over.{result}")

    def _wake(self, table: str, seat: int) -> None:
        """Answer for a seat, after what is answered for it now."""
        if (table, seat) in self._turns:
            self._again.add((table, seat))
        else:
            task = asyncio.get_running_loop().create_task(self._take_turn(table, seat))
            self._turns[table, seat] = task

    async def _take_turn(self, table: str, seat: int) -> None:
        """Answer the questions of a seat until it is asked no more."""
        place = (table, seat)
        while True:
            self._again.discard(place)
            try:
                while True:
                    await self._answer(table, seat)
            except RefusedError as error:
                if error.code in RETRYABLE:
                    await asyncio.sleep(max(FIRST_PAUSE, error.wait))
                    self._again.add(place)
                elif error.code not in OUTDATED:
                    self._say(f"Table {table}: {error}.")
            except UnreachableError:  # the stream says so
                await asyncio.sleep(FIRST_PAUSE)
                self._again.add(place)
            except Exception as error:
                self._say(f"Table {table} cannot be played: {error}.")
            if place not in self._again:
                del self._turns[place]
                return

    async def _answer(self, table: str, seat: int) -> None:
        sent = await self._client.position(table, seat)
        answer = await self._chooser.choose(table, seat, sent)
        await self._client.play(table, seat, sent.number, answer, new_key())
        self.answers += 1


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
