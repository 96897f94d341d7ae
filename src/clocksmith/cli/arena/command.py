"""What may be asked of ``clocksmith arena``, and the asking."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperCommand

from clocksmith.arena.cluster import HERE, SOMEWHERE, Cluster, ClusterError
from clocksmith.arena.job import Setting, setting_of
from clocksmith.arena.runner import PATIENCE, Processes, Runner
from clocksmith.arena.tournament import Tournament, TournamentReport, run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.cli.arena.data import as_data
from clocksmith.cli.arena.plot import plot
from clocksmith.cli.arena.table import tables
from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.screen import console_for
from clocksmith.cli.setting import check_seats, choices_of, game_called, start
from clocksmith.core.game import Game

GAMES: Final = 100  # unless asked for
VISITS: Final = 200  # for a turn, where neither seconds nor visits are given
UNFINISHED: Final = 1  # the exit code when games could not be played
ADDRESSES: Final = (HERE, SOMEWHERE)  # words that are one


class RayMayStandAlone(TyperCommand):
    """Lets ``--ray`` be given with or without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give ``--ray`` the address that means this machine unless one follows."""
        following = [*args[1:], ""]
        given = [
            f"--ray={HERE}"
            if word == "--ray" and ":" not in after and after not in ADDRESSES
            else word
            for word, after in zip(args, following, strict=True)
        ]
        return super().parse_args(ctx, given)


@dataclass(frozen=True)
class Arena:
    """What may be asked of ``clocksmith arena``."""

    game: Annotated[str, typer.Argument(help="The game.")]
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Who plays, such as search,greedy,uniform.")
    ]
    seats: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Play each line-up at least this often.")
    ] = GAMES
    seed: Annotated[int, typer.Option(min=0, help="The seed of all luck.")] = 0
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None
    map_file: Annotated[
        Path | None, typer.Option("--map", metavar="FILE", help="Play on a map of your own.")
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
    patience: Annotated[
        float, typer.Option(min=0.1, help="Seconds before a bot is taken for hung.")
    ] = PATIENCE
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="Play on Ray, here or there.")
    ] = None
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results here, and go on from them.")
    ] = None
    whole: Annotated[
        bool, typer.Option("--whole", help="Keep every action of every game in the results.")
    ] = False
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw the rates as a picture.")
    ] = None
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Print without colours.")] = False


def arena(wanted: Arena) -> None:
    """Let bots play each other in balanced seats, and count who wins."""
    asked = _asked(wanted)
    for path in (wanted.results, wanted.svg):
        if path is not None:
            check_writable(path)
    if wanted.whole and wanted.results is None:
        raise InputError("whole games are kept in a file: name it with --results")
    report = _play(wanted, asked)
    if wanted.svg is not None and report.results:
        write_text(wanted.svg, plot(report))
    if wanted.as_json:
        typer.echo(json.dumps(as_data(report)))
    else:
        console = console_for(wanted.no_colour)
        for table in tables(report):
            console.print(table, soft_wrap=isinstance(table, Text))
    if report.fallen:
        first = report.fallen[0]
        who, order = first.job.pairing, first.job.order
        told = f"{len(report.fallen)} games of {len(asked.jobs)} could not be played"
        where = f"the first is {who} from seed {first.job.seed}, order {order}"
        typer.echo(sentence(f"{told}; {where}: {first.why}"), err=True)
        raise typer.Exit(UNFINISHED)


def _asked(wanted: Arena) -> Tournament:
    """The tournament, once everything about it is known to exist."""
    game = game_called(wanted.game, wanted.box)
    names = [name.strip() for name in wanted.bots.split(",") if name.strip()]
    seats = wanted.seats
    if seats is None:
        seats = min(max(len(names), game.seats[0]), game.seats[-1])
    check_seats(game, seats)
    setting = _setting(game, seats, wanted)
    with telling():
        return tournament(setting, names, wanted.games, wanted.seed)


def _setting(game: Game[Any], seats: int, wanted: Arena) -> Setting:
    choices = choices_of(game, wanted.option or [], wanted.map_file)
    start(game, seats, choices)
    visits = wanted.visits
    if visits is None and wanted.seconds_per_turn is None:
        visits = VISITS
    budget = Budget(wanted.seconds_per_turn, visits)
    return setting_of(game, seats, budget, choices, wanted.whole)


def play_tournament(wanted: Arena) -> TournamentReport:
    """Play what is asked for, and return what came of it."""
    return _play(wanted, _asked(wanted))


def _play(wanted: Arena, asked: Tournament) -> TournamentReport:
    """The report, with a bar on standard error while people wait for it."""
    messages = Console(stderr=True, no_color=True if wanted.no_colour else None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=messages,
        transient=True,
        disable=not messages.is_terminal,
    )
    try:
        runner = _runner(wanted)
        with bar, telling():
            task = bar.add_task(f"playing {asked.setting.game}", total=len(asked.jobs))
            return run(asked, runner, wanted.results, lambda done: bar.update(task, completed=done))
    except ClusterError as error:
        raise InputError(str(error)) from None


def _runner(wanted: Arena) -> Runner:
    processes = wanted.processes or len(os.sched_getaffinity(0))
    if wanted.ray is not None:
        return Cluster(wanted.ray, processes, wanted.patience)
    return Processes(processes, wanted.patience)
