"""The command ``clocksmith bench``."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Annotated, Final

import typer
from rich.console import Console

from clocksmith.cli.commands.bench.measure import MEASUREMENTS
from clocksmith.cli.commands.bench.plain import is_compiled
from clocksmith.cli.commands.bench.process import BenchError, Contender, rules_contender
from clocksmith.cli.commands.bench.report import BenchReport, as_data, as_table, footer
from clocksmith.cli.commands.bench.rival import check_known, rival_contender
from clocksmith.cli.commands.bench.rounds import Tally, measure
from clocksmith.cli.commands.bench.worker import COMPILED, PLAIN
from clocksmith.cli.options import JsonFlag
from clocksmith.cli.setting import game_called
from clocksmith.games import GAMES, OURS
from clocksmith.games.rules import Rules, rules_of

SECONDS: Final = 0.4  # with five measurements, five rounds, two variants: half a minute
CHECKED_GAMES: Final = 48
ABILITIES: Final = tuple(MEASUREMENTS)


def bench(
    context: typer.Context,
    as_json: JsonFlag = False,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=60, help="Time for one measurement in one round.")
    ] = SECONDS,
    game: Annotated[str | None, typer.Option(help="Measure this game only.")] = None,
    box: Annotated[
        str | None, typer.Option(metavar="FILE|NAME", help="Measure --game with this box.")
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="Another engine to compare with: catanatron.")
    ] = None,
) -> None:
    """Measure the speed of the rules, plain and compiled, on one core."""
    if context.invoked_subcommand is not None:
        return
    messages = Console(stderr=True)
    try:
        games = _chosen(game, box)
        if against is not None:
            check_known(against)
        with messages.status("starting") as status:
            report = _measure(games, against, seconds, status.update)
    except BenchError as error:
        typer.echo(error, err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(as_data(report)))
    else:
        Console().print(as_table(report), footer(report), sep="")
    if report.disagree():
        if as_json:
            typer.echo(footer(report), err=True)
        raise typer.Exit(1)


def _chosen(game: str | None, box: str | None) -> list[Rules]:
    """The games to measure."""
    if game is None and box is not None:
        raise BenchError("A box belongs to one game: name the game with --game.")
    if game is None:
        return [rules_of(GAMES[name]) for name in OURS]
    if game not in GAMES:
        raise BenchError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    return [rules_of(game_called(game, box))]


def _measure(
    games: list[Rules], against: str | None, seconds: float, tell: Callable[[str], None]
) -> BenchReport:
    """Start the workers, let them measure in turns, and compare their checksums."""
    variants = (PLAIN, COMPILED) if is_compiled() else (PLAIN,)
    tallies: dict[str, Tally] = {}
    checksums: dict[str, dict[str, int]] = {}
    with ExitStack() as ends:
        workers: list[Contender] = []
        if against is not None:
            tell(f"installing {against}, unless it is there")
            workers.append(ends.enter_context(rival_contender(against)))
        rules = [ends.enter_context(rules_contender(variant, ABILITIES)) for variant in variants]
        workers += rules
        for game in games:
            name, workload = game.game, {"game": game.game, "rules": game.plain()}
            tell(f"comparing checksums of {name}")
            checksums[name] = {
                worker.name: worker.ask(do="checksum", games=CHECKED_GAMES, **workload)
                for worker in rules
            }
            tallies[name] = measure(game, workers, ABILITIES, seconds, tell)
    return BenchReport(tallies, checksums, variants, against)
