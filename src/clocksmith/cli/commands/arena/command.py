"""The command ``clocksmith arena`` and its options."""

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
from clocksmith.cli.commands.arena.data import as_data
from clocksmith.cli.commands.arena.plot import plot
from clocksmith.cli.commands.arena.table import tables
from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.options import (
    BoxOption,
    GameName,
    GameOptions,
    JsonFlag,
    NoColourFlag,
    ProcessesOption,
    RayOption,
    SecondsOption,
    SeedOption,
    VisitsOption,
)
from clocksmith.cli.setting import check_seats, choices_of, game_called, start
from clocksmith.cli.terminal.screen import console_for
from clocksmith.core.game import Game

GAMES: Final = 100  # unless asked for
VISITS: Final = 200  # for a turn, where neither seconds nor visits are given
UNFINISHED: Final = 1  # the exit code when games could not be played
STOPPED: Final = 130  # the exit code when somebody did not want to wait
ADDRESSES: Final = (HERE, SOMEWHERE)  # words that are one


class RayMayStandAlone(TyperCommand):
    """Lets ``--ray`` be given with or without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give ``--ray`` the address that means this machine unless one follows."""
        following = [*args[1:], ""]
        words = [
            f"--ray={HERE}"
            if word == "--ray" and ":" not in after and after not in ADDRESSES
            else word
            for word, after in zip(args, following, strict=True)
        ]
        return super().parse_args(ctx, words)


@dataclass(frozen=True)
class Arena:
    """The options of ``clocksmith arena``."""

    game: GameName
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="The bots, such as search,greedy,uniform.")
    ]
    seats: Annotated[int | None, typer.Option(help="Number of players.")] = None
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many games of each line-up, at least.")
    ] = GAMES
    seed: SeedOption = 0
    option: GameOptions = None
    map_file: Annotated[
        Path | None, typer.Option("--map", metavar="FILE", help="Play on a map of your own.")
    ] = None
    box: BoxOption = None
    seconds_per_turn: SecondsOption = None
    visits: VisitsOption = None
    processes: ProcessesOption = None
    patience: Annotated[
        float,
        typer.Option(min=0.1, help="Seconds without an answer after which a bot counts as hung."),
    ] = PATIENCE
    ray: RayOption = None
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep results in this file, and continue from them."),
    ] = None
    whole: Annotated[
        bool, typer.Option("--whole", help="Keep every action of every game in the results.")
    ] = False
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw the rates as a picture.")
    ] = None
    as_json: JsonFlag = False
    no_colour: NoColourFlag = False


def arena(options: Arena) -> None:
    """Let bots play each other in balanced seats, and count who wins."""
    tournament = _asked(options)
    for path in (options.results, options.svg):
        if path is not None:
            check_writable(path)
    if options.whole and options.results is None:
        raise InputError("whole games are kept in a file: name it with --results")
    report = _play(options, tournament)
    if options.svg is not None and report.results:
        write_text(options.svg, plot(report))
    if options.as_json:
        typer.echo(json.dumps(as_data(report)))
    else:
        console = console_for(options.no_colour)
        for table in tables(report):
            console.print(table, soft_wrap=isinstance(table, Text))
    if report.fallen:
        first = report.fallen[0]
        who, order = first.job.pairing, first.job.order
        lost = f"{len(report.fallen)} games of {len(tournament.jobs)} could not be played"
        where = f"the first is {who} from seed {first.job.seed}, order {order}"
        typer.echo(sentence(f"{lost}; {where}: {first.why}"), err=True)
        raise typer.Exit(UNFINISHED)
    if report.stopped:
        done, every = len(report.results), len(tournament.jobs)
        typer.echo(f"Stopped: {done} of {every} games were played.", err=True)
        raise typer.Exit(STOPPED)


def _asked(options: Arena) -> Tournament:
    """The tournament, once everything about it is known to exist."""
    game = game_called(options.game, options.box)
    names = [name.strip() for name in options.bots.split(",") if name.strip()]
    seats = options.seats
    if seats is None:
        seats = min(max(len(names), game.seats[0]), game.seats[-1])
    check_seats(game, seats)
    setting = _setting(game, seats, options)
    with telling():
        return tournament(setting, names, options.games, options.seed)


def _setting(game: Game[Any], seats: int, options: Arena) -> Setting:
    choices = choices_of(game, options.option or [], options.map_file)
    start(game, seats, choices)
    visits = options.visits
    if visits is None and options.seconds_per_turn is None:
        visits = VISITS
    budget = Budget(options.seconds_per_turn, visits)
    return setting_of(game, seats, budget, choices, options.whole)


def play_tournament(options: Arena) -> TournamentReport:
    """Play a tournament and return its report."""
    return _play(options, _asked(options))


def _play(options: Arena, tournament: Tournament) -> TournamentReport:
    """The report, with a bar on standard error while people wait for it."""
    messages = Console(stderr=True, no_color=True if options.no_colour else None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=messages,
        transient=True,
        disable=not messages.is_terminal,
    )
    try:
        runner = _runner(options)
        with bar, telling():
            task = bar.add_task(f"playing {tournament.setting.game}", total=len(tournament.jobs))
            return run(
                tournament,
                runner,
                options.results,
                lambda done: bar.update(task, completed=done),
                patient=False,
            )
    except ClusterError as error:
        raise InputError(str(error)) from None


def _runner(options: Arena) -> Runner:
    processes = options.processes or len(os.sched_getaffinity(0))
    if options.ray is not None:
        return Cluster(options.ray, processes, options.patience)
    return Processes(processes, options.patience)
