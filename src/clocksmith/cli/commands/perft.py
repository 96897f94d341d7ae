"""The command ``clocksmith perft``: how many lines of play there are to a depth."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from clocksmith.cli.errors import InputError
from clocksmith.cli.opened import read_position_file
from clocksmith.cli.options import BoxOption, GameName, GameOptions, JsonFlag
from clocksmith.cli.setting import choices_of, game_called, start
from clocksmith.core.event import Silence
from clocksmith.core.game import Game

SEATS = 2  # unless asked for


@dataclass(frozen=True)
class Perft:
    """The options of ``clocksmith perft``."""

    game: GameName = "khronos"
    depth: Annotated[int, typer.Option(min=0, help="How many actions deep.")] = 3
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this position.")
    ] = None
    seats: Annotated[int | None, typer.Option(help="How many players; 2 by default.")] = None
    option: GameOptions = None
    box: BoxOption = None
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first action.")] = False
    as_json: JsonFlag = False


def perft(options: Perft) -> None:
    """Count the lines of play to a depth: a check and a benchmark of the rules."""
    game, state = _opening(options)
    divided = divide(game, state, options.depth) if options.divide and options.depth else None
    lines = count(game, state, options.depth) if divided is None else sum(divided.values())
    if options.as_json:
        report: dict[str, Any] = {"game": game.name, "depth": options.depth, "lines": lines}
        if divided is not None:
            report["divide"] = divided
        typer.echo(json.dumps(report))
        return
    for text, part in (divided or {}).items():
        typer.echo(f"{part:>12}  {text}")
    typer.echo(f"{lines:>12}" if divided else str(lines))


def _opening(options: Perft) -> tuple[Game[Any], Any]:
    game = game_called(options.game, options.box)
    if options.position is None:
        seats = SEATS if options.seats is None else options.seats
        return game, start(game, seats, choices_of(game, options.option or [], None))
    if options.option or options.seats is not None:
        raise InputError("a position has its own seats and options: leave the others out")
    return read_position_file(options.position, options.box)


def count(game: Game[Any], state: Any, depth: int) -> int:
    """Return how many lines of play there are: *depth* actions, or fewer where the game ends.

    Every answer of chance counts as one, whatever its weight.
    """
    legal = game.legal(state)
    if depth == 0 or not len(legal):
        return 1
    if depth == 1:
        return len(legal)
    return sum(divide(game, state, depth).values())


def divide(game: Game[Any], state: Any, depth: int) -> dict[str, int]:
    """Return the number of lines by their first actions."""
    silence = Silence()
    divided: dict[str, int] = {}
    for action in game.legal(state).listed():
        twin = state.copy()
        game.apply(twin, action, silence)
        divided[action.text] = count(game, twin, depth - 1)
    return divided
