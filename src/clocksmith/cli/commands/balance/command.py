"""The command ``clocksmith balance``."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from clocksmith.arena.balance import Balance, balance
from clocksmith.arena.cluster import Cluster, ClusterError
from clocksmith.arena.job import setting_of
from clocksmith.arena.runner import PATIENCE, Processes, Runner
from clocksmith.arena.tournament import TournamentReport, run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.cli.commands.arena.table import budget_text
from clocksmith.cli.commands.balance.page import Terms, page
from clocksmith.cli.commands.box.finding import box_called
from clocksmith.cli.errors import InputError, sentence, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.options import ProcessesOption, RayOption, SeedOption
from clocksmith.cli.phrases import Phrases, language_of
from clocksmith.cli.setting import check_seats
from clocksmith.cli.terminal.drawing import PLAIN
from clocksmith.core.game import Game
from clocksmith.games import GAMES

BOT: Final = "greedy"  # plays with sense, and a thousand games in minutes
VISITS: Final = 200
UNFINISHED: Final = 1  # the exit code when games could not be played, or not all were


@dataclass(frozen=True)
class BalanceOptions:
    """The options of ``clocksmith balance``."""

    box: Annotated[str, typer.Argument(help="A file, GAME/NAME for a shipped box, or GAME.")]
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many games with each number of players.")
    ] = 1000
    seats: Annotated[
        list[int] | None,
        typer.Option(help="Only this number of players; may be repeated."),
    ] = None
    bot: Annotated[str, typer.Option(help="The bot, which plays against itself.")] = BOT
    visits: Annotated[int, typer.Option(min=1, help="Positions the bot may visit in a turn.")] = (
        VISITS
    )
    seed: SeedOption = 1
    processes: ProcessesOption = None
    ray: RayOption = None
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep games in this folder, and continue from them."),
    ] = None
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report here.")] = None


def tell_balance(options: BalanceOptions) -> None:
    """Report how even a game is with a box, and which parts are always or never used."""
    game = _game(options.box)
    counts = options.seats or list(game.seats)
    for seats in counts:
        check_seats(game, seats)
    if options.page is not None:
        check_writable(options.page)
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
    counted: dict[int, Balance] = {}
    reports: list[TournamentReport] = []
    for seats in counts:
        reports.append(_play(game, seats, options))
        if reports[-1].results:
            counted[seats] = balance(reports[-1].tournament.setting, reports[-1].results)
        if reports[-1].stopped:
            break
    _tell(game, counted, reports, options)


def _game(name: str) -> Game[Any]:
    """Return the game with the box that is asked for; one without boxes as it is."""
    if name in GAMES and GAMES[name].shelf() is None:
        return GAMES[name]
    game, box = box_called(name, language_of(None))
    with telling():
        return game.played_with(game.rules_version, box)


def _tell(
    game: Game[Any],
    counted: dict[int, Balance],
    reports: list[TournamentReport],
    options: BalanceOptions,
) -> None:
    say = Phrases(PLAIN, language_of(None)).say
    stopped = any(report.stopped for report in reports)
    if not counted:
        raise InputError(say("balance-nothing"))
    spent = budget_text(reports[0].tournament.setting)
    terms = Terms(options.box, options.bot, options.seed, spent, options.games, stopped)
    text = page(game, counted, terms)
    if options.page is None:
        typer.echo(text, nl=False)
    else:
        write_text(options.page, text)
    fallen = [one for report in reports for one in report.fallen]
    if fallen:
        lost = say("balance-fallen", count=len(fallen), why=fallen[0].why)
        typer.echo(sentence(lost), err=True)
    if stopped:
        done = sum([one.games for one in counted.values()])
        typer.echo(sentence(say("balance-stopped", count=done)), err=True)
    if fallen or stopped:
        raise typer.Exit(UNFINISHED)


def _play(game: Game[Any], seats: int, options: BalanceOptions) -> TournamentReport:
    """Play what is missing, with a bar on standard error while people wait for it."""
    setting = setting_of(game, seats, Budget(visits=options.visits), whole=True)
    messages = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=messages,
        transient=True,
        disable=not messages.is_terminal,
    )
    with telling():
        match = tournament(setting, [options.bot], options.games, options.seed)
    try:
        with bar, telling():
            task = bar.add_task(f"{game.name}, {seats} players", total=len(match.jobs))
            file = _file(game, seats, options)
            return run(
                match,
                _runner(options),
                file,
                lambda done: bar.update(task, completed=done),
                patient=False,
            )
    except ClusterError as error:
        raise InputError(str(error)) from None


def _file(game: Game[Any], seats: int, options: BalanceOptions) -> Path | None:
    """Return the file for the games of this box, bot and number of players."""
    if options.keep is None:
        return None
    box = game.box()
    called = game.name if box is None else f"{game.name}-{box.name}-{box.digest[:8]}"
    return options.keep / f"{called}-{seats}-{options.bot.replace(':', '-')}.jsonl"


def _runner(options: BalanceOptions) -> Runner:
    processes = options.processes or len(os.sched_getaffinity(0))
    return (
        Processes(processes) if options.ray is None else Cluster(options.ray, processes, PATIENCE)
    )
