"""The command ``clocksmith bench bots``."""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from clocksmith.bots.registry import LEVELS
from clocksmith.cli.commands.bench.plain import is_compiled
from clocksmith.cli.commands.bench.server.report import percentile
from clocksmith.cli.commands.bench.turns import turn_shares
from clocksmith.cli.options import JsonFlag
from clocksmith.games import GAMES, OURS

TURNS: Final = 40
GOAL: Final = 1.1  # of the budget: what the 95th percentile of turns may take
FIGURES: Final = {"p50": 0.5, "p95": 0.95, "max": 1.0}
Found = dict[str, dict[str, dict[str, float]]]  # by game, level and figure


@dataclass(frozen=True)
class BotsBench:
    """The options of ``clocksmith bench bots``."""

    as_json: JsonFlag = False
    game: Annotated[str | None, typer.Option(help="Measure in this game only.")] = None
    level: Annotated[str | None, typer.Option(help="Measure this level only.")] = None
    turns: Annotated[
        int, typer.Option(min=1, max=1000, help="Turns of each level in each game.")
    ] = TURNS


def bots(options: BotsBench) -> None:
    """Measure how long each level takes for a turn: median, 95th percentile, maximum."""
    games = _named("game", options.game, OURS, list(GAMES))
    levels = _named("level", options.level, list(LEVELS), list(LEVELS))
    timings: Found = {}
    with Console(stderr=True).status("") as status:
        for game in games:
            timings[game] = {}
            for level in levels:
                status.update(f"{level}s take turns of {game}")
                timings[game][level] = _figures(game, level, options.turns)
    if options.as_json:
        typer.echo(json.dumps(timings))
    else:
        Console().print(_table(timings), _footer(options.turns), sep="")


def _named(what: str, name: str | None, usual: Any, names: list[str]) -> list[str]:
    """Return the one that was asked for, or all that are usual."""
    if name is None:
        return list(usual)
    if name not in names:
        typer.echo(f"There is no {what} {name[:40]!r}; there are {', '.join(names)}.", err=True)
        raise typer.Exit(2)
    return [name]


def _figures(game: str, level: str, turns: int) -> dict[str, float]:
    """Return what turns took, as shares of the budget."""
    shares = turn_shares(GAMES[game], LEVELS[level], turns)
    figures = {figure: round(percentile(shares, part), 3) for figure, part in FIGURES.items()}
    return {"budget_s": LEVELS[level].budget.seconds or 0.0, "turns": len(shares), **figures}


def _table(timings: Found) -> Table:
    """Return everything for people."""
    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("share of the time", no_wrap=True)
    for heading in ("seconds", "half within", "19 of 20", "longest"):
        table.add_column(heading, justify="right", no_wrap=True)
    for game, levels in timings.items():
        table.add_row(game, style="bold")
        for level, timing in levels.items():
            cells = [f"{timing[figure]:.0%}" for figure in FIGURES]
            late = "red" if timing["p95"] > GOAL else None
            table.add_row(level, f"{timing['budget_s']:g}", *cells, style=late)
        table.add_section()
    return table


def _footer(turns: int) -> str:
    """Return what must be known beside the numbers."""
    rules = "compiled" if is_compiled() else "plain"
    return f"{turns} turns each, with {rules} rules; the goal for 19 of 20 is {GOAL:.0%}."
