"""How long a person waits for a finished game to open, and for an undo."""

import random
import time
from statistics import median
from typing import Any, Final

from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.seats import LoadedTable
from clocksmith.core.game import Game
from clocksmith.games import GAMES

LONG: Final = 500  # actions, those of chance among them
LONG_GAME: Final = "sands"  # no game of Khronos has so many
UNDOS: Final = 30
TRIES: Final = 5


async def play_to_end(port: int) -> str:
    """Play a whole game of at least 500 actions over the wire; return where it can be found."""
    game = GAMES[LONG_GAME]
    for seed in range(TRIES):
        table = LoadedTable(game, port, max(game.seats), random.Random(seed))
        await table.open()
        while (question := await table.question()) is not None:
            await table.play(question)
        await table.close()
        if await _actions(port, table.id) >= LONG:
            return table.id
    raise BenchError(f"No game of {TRIES} had {LONG} actions.")


async def _actions(port: int, table: str) -> int:
    connection = Connection(port)
    record = (await connection.get(f"tables/{table}/record")).body.decode("utf-8")
    connection.close()
    return len(record.partition("\n\n")[2].splitlines())


async def opening_ms(port: int, table: str) -> tuple[float, float]:
    """Return how long a finished game takes to be shown by a server that does not remember it.

    That is what its page waits for: what table it is, then one moment with all that was told.
    The second figure is how long the whole story takes that the page asks for next.
    """
    connection = Connection(port)
    await connection.get("me")
    began = time.perf_counter()
    await _read(connection, f"tables/{table}")
    await _read(connection, f"tables/{table}/moment?seat=open&step={LONG // 2}")
    shown = time.perf_counter()
    await _read(connection, f"tables/{table}/story?seat=open")
    seen_at = time.perf_counter()
    connection.close()
    return (shown - began) * 1000, (seen_at - shown) * 1000


async def _read(connection: Connection, path: str) -> None:
    answer = await connection.get(path)
    if answer.status != 200:
        raise BenchError(f"The finished game did not open: status {answer.status} for {path}.")


async def undo_ms(game: Game[Any], port: int) -> float:
    """Return how long an undo takes until the seat sees the position before, in the median."""
    table = LoadedTable(game, port, 2, random.Random(5))
    await table.open()
    waits: list[float] = []
    while len(waits) < UNDOS and (question := await table.question()) is not None:
        await table.play(question)
        following = await table.question()
        if following is None:
            break
        if following.seat == question.seat and following.undo:
            began = time.perf_counter()
            await table.undo(question.seat, following.number)
            waits.append(time.perf_counter() - began)
            following = await table.question()
        if following is None:
            break
        await table.play(following)
    await table.close()
    if not waits:
        raise BenchError("Nothing could be undone.")
    return median(waits) * 1000
