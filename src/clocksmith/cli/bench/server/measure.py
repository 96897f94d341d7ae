"""All measurements of a server, one after the other."""

import asyncio
from typing import Any

from clocksmith.cli.bench.server.load import Load, put_under_load
from clocksmith.cli.bench.server.looking import opening_ms, play_to_end, undo_ms
from clocksmith.cli.bench.server.report import as_data
from clocksmith.cli.bench.server.served import Served
from clocksmith.core.game import Game


def measure_server(game: Game[Any], tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Start a server, put it under load, and look at a finished game of it."""

    async def first(port: int) -> tuple[Load, float, str]:
        load = await put_under_load(game, port, tables, rate, seconds)
        undo = await undo_ms(game, port)
        return load, undo, await play_to_end(port)

    with Served() as served:
        load, undo, table = asyncio.run(first(served.port))
        served.restart()  # a finished game is opened by a server that does not remember it
        opening = asyncio.run(opening_ms(served.port, table))
    return as_data(load, opening, undo)
