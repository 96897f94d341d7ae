"""``clocksmith dataset play``: let bots play games for a data set."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.arena.command import Arena, play_tournament
from clocksmith.cli.dataset.command import write_collection
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable
from clocksmith.cli.setting import game_called
from clocksmith.dataset.collection import Collection
from clocksmith.dataset.schema import load_pyarrow

GAMES = 100  # unless asked for


@dataclass(frozen=True)
class DatasetPlay:
    """What may be asked of ``clocksmith dataset play``."""

    game: Annotated[str, typer.Argument(help="The game.")]
    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")]
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who plays, such as greedy,hasty.")]
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="At least so many, over all seats.")
    ] = GAMES
    seats: Annotated[
        list[int] | None, typer.Option(help="How many sit at a table; all numbers by default.")
    ] = None
    seed: Annotated[int, typer.Option(min=0, help="The seed of all luck.")] = 0
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None
    box: Annotated[str | None, typer.Option(metavar="FILE|NAME", help="Play with this box.")] = None
    seconds_per_turn: Annotated[
        float | None, typer.Option(min=0.001, max=3600, help="What a bot may spend on a turn.")
    ] = None
    visits: Annotated[
        int | None, typer.Option(min=1, help="Positions a bot may look at in a turn.")
    ] = None
    processes: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Games played at once; one per core.")
    ] = None


def play_dataset(wanted: DatasetPlay) -> None:
    """Let bots play in balanced seats, and write their games to a file."""
    with telling():
        load_pyarrow()
    check_writable(wanted.out)
    every = wanted.seats or list(game_called(wanted.game).seats)
    found = Collection()
    for seats in every:
        report = play_tournament(_arena(wanted, seats, -(-wanted.games // len(every))))
        if report.fallen:
            raise InputError(f"a game could not be played to its end: {report.fallen[0].why}")
        with telling():
            found.add_results(report.tournament.setting, report.results)
    write_collection(found, wanted.out)


def _arena(wanted: DatasetPlay, seats: int, games: int) -> Arena:
    """Return what the arena is asked for, at tables with so many seats."""
    return Arena(
        game=wanted.game,
        bots=wanted.bots,
        seats=seats,
        games=games,
        seed=wanted.seed,
        option=wanted.option,
        box=wanted.box,
        seconds_per_turn=wanted.seconds_per_turn,
        visits=wanted.visits,
        processes=wanted.processes,
        whole=True,
    )
