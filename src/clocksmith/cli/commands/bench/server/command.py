"""The command ``clocksmith bench server``."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

import typer
from rich.console import Console

from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.report import as_table
from clocksmith.cli.options import JsonFlag
from clocksmith.games import GAMES

TABLES: Final = 200
RATE: Final = 600.0
SECONDS: Final = 20.0


class Database(StrEnum):
    """What a server can keep its tables in."""

    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"


@dataclass(frozen=True)
class ServerBench:
    """The options of ``clocksmith bench server``."""

    as_json: JsonFlag = False
    game: Annotated[str, typer.Option(help="The game that is played.")] = "khronos"
    tables: Annotated[int, typer.Option(min=1, max=1000, help="How many tables.")] = TABLES
    rate: Annotated[float, typer.Option(min=1, max=10_000, help="Moves sent per second.")] = RATE
    seconds: Annotated[float, typer.Option(min=0.1, max=120, help="How many seconds to run.")] = (
        SECONDS
    )
    processes: Annotated[
        int, typer.Option(min=1, max=32, help="Server processes on one database.")
    ] = 1
    database: Annotated[
        Database, typer.Option(help="Where tables are stored; PostgreSQL is started for this.")
    ] = Database.SQLITE
    apart: Annotated[
        bool, typer.Option("--apart", help="Give each server a core, and this program another.")
    ] = False


def server(bench: ServerBench) -> None:
    """Measure server processes under load: random seats at many tables, over loopback."""
    game, tables = bench.game, bench.tables
    if game not in GAMES:
        typer.echo(f"There is no game {game!r}; there are {', '.join(GAMES)}.", err=True)
        raise typer.Exit(2)
    messages = Console(stderr=True)
    try:
        with messages.status(f"playing at {tables} tables"):
            data = _measure(bench)
    except BenchError as error:
        typer.echo(error, err=True)
        raise typer.Exit(2) from None
    if bench.as_json:
        typer.echo(json.dumps(data))
    else:
        title = f"{game}, {tables} tables, {bench.rate:g} moves sent per second"
        Console().print(as_table(data, title))


def _measure(bench: ServerBench) -> dict[str, float]:
    try:
        # What measuring needs comes with an extra, which need not be installed.
        from clocksmith.cli.commands.bench.server.measure import Hosting, measure_server
    except ModuleNotFoundError as missing:
        raise BenchError(f"{missing.name} is missing: install 'clocksmith[bench]'.") from None
    load = (bench.tables, bench.rate, bench.seconds)
    hosting = Hosting(bench.processes, bench.database.value, bench.apart)
    return measure_server(GAMES[bench.game], *load, hosting)
