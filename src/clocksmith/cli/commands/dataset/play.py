"""``clocksmith dataset play``: let bots play games for a data set."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.commands.arena.command import Arena, play_tournament
from clocksmith.cli.commands.dataset.command import write_collection
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable
from clocksmith.cli.options import (
    BoxOption,
    GameName,
    GameOptions,
    ProcessesOption,
    SecondsOption,
    SeedOption,
    VisitsOption,
)
from clocksmith.cli.setting import game_called
from clocksmith.dataset.collection import Collection
from clocksmith.dataset.schema import load_pyarrow

GAMES = 100  # unless asked for


@dataclass(frozen=True)
class DatasetPlay:
    """The options of ``clocksmith dataset play``."""

    game: GameName
    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")]
    bots: Annotated[str, typer.Option(metavar="NAMES", help="The bots, such as greedy,hasty.")]
    games: Annotated[
        int,
        typer.Option(
            min=1, max=1_000_000, help="How many games, at least, over all numbers of players."
        ),
    ] = GAMES
    seats: Annotated[
        list[int] | None, typer.Option(help="Number of players; every possible one by default.")
    ] = None
    seed: SeedOption = 0
    option: GameOptions = None
    box: BoxOption = None
    seconds_per_turn: SecondsOption = None
    visits: VisitsOption = None
    processes: ProcessesOption = None


def play_dataset(options: DatasetPlay) -> None:
    """Let bots play in balanced seats, and write their games to a file."""
    with telling():
        load_pyarrow()
    check_writable(options.out)
    every = options.seats or list(game_called(options.game).seats)
    collection = Collection()
    for seats in every:
        report = play_tournament(_arena(options, seats, -(-options.games // len(every))))
        if report.fallen:
            raise InputError(f"a game could not be played to its end: {report.fallen[0].why}")
        if report.stopped:
            raise InputError("stopped, so nothing was written")
        with telling():
            collection.add_results(report.tournament.setting, report.results)
    write_collection(collection, options.out)


def _arena(options: DatasetPlay, seats: int, games: int) -> Arena:
    """Return what the arena is asked for, at tables with that many seats."""
    return Arena(
        game=options.game,
        bots=options.bots,
        seats=seats,
        games=games,
        seed=options.seed,
        option=options.option,
        box=options.box,
        seconds_per_turn=options.seconds_per_turn,
        visits=options.visits,
        processes=options.processes,
        whole=True,
    )
