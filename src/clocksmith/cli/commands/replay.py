"""The command ``clocksmith replay``: a recorded game in sentences."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from clocksmith.cli.opened import position_after, read_record_file
from clocksmith.cli.options import LanguageOption, NoColourFlag
from clocksmith.cli.phrases import SpokenError, language_of
from clocksmith.cli.terminal.drawing import Locale, drawing_of, locale_of, side_by_side
from clocksmith.cli.terminal.ending import ending
from clocksmith.cli.terminal.points import Points
from clocksmith.cli.terminal.screen import console_for, print_lines
from clocksmith.core.ledger import BEFORE, START
from clocksmith.core.seat import CHANCE, SPECTATOR
from clocksmith.core.value import plain
from clocksmith.table.record import Played, Record
from clocksmith.table.record import replay as played_again


@dataclass(frozen=True)
class Replay:
    """The options of ``clocksmith replay``."""

    record: Annotated[Path, typer.Argument(help="The record.")]
    step: Annotated[bool, typer.Option("--step", help="Stop after each action.")] = False
    at: Annotated[
        int | None, typer.Option(min=0, help="Show the board after this many actions.")
    ] = None
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for each action.")
    ] = False
    language: LanguageOption = None
    no_colour: NoColourFlag = False


def replay(options: Replay) -> None:
    """Print a recorded game in sentences."""
    if options.as_json and (options.step or options.at is not None):
        raise SpokenError("error-whole-game")
    language = language_of(options.language)
    record = read_record_file(options.record)
    locale = locale_of(record.game, language)
    console = console_for(options.no_colour)
    if options.as_json:
        _as_json(record)
    elif options.at is not None:
        show_state(record.game, position_after(record, options.at), locale, console)
    else:
        _tell(record, locale, console, options.step)


def show_state(game: Any, state: Any, locale: Locale, console: Console, seat: int = -2) -> None:
    """Print boards and players, as a seat or as everybody may know them."""
    drawing = drawing_of(game)
    view = game.view(state, SPECTATOR if seat < 0 else seat)
    print_lines(console, side_by_side(drawing.boards(view, locale), console.width))
    console.print()
    console.print(drawing.players(view, locale))


def _as_json(record: Record) -> None:
    for number, played in enumerate(played_again(record), start=1):
        steps = {
            "number": number,
            "seat": played.seat,
            "action": played.action.text,
            "events": [plain(event) for event in played.events],
            "scores": record.game.scores(played.state),
        }
        typer.echo(json.dumps(steps))


def _tell(record: Record, locale: Locale, console: Console, stepwise: bool) -> None:
    first = START if record.position is None else BEFORE
    points = Points(record.game, record.start(), first)
    for number, played in enumerate(played_again(record), start=1):
        console.print(_heading(number, played, locale), style="bold")
        for line in locale.words.story(played.events):
            console.print(f"     {line}")
        points.note(played.events)
        if stepwise and not _goes_on():
            return
        if number == len(record.actions):
            for line in ending(record.game, played.state, locale, points):
                console.print(line)


def _heading(number: int, played: Played, locale: Locale) -> str:
    action = locale.words.do(played.action)
    if played.seat == CHANCE:
        return f"{number:>4} * {action}"
    return f"{number:>4} {locale.words.seat(played.seat)}: {action}"


def _goes_on() -> bool:
    """Wait for Enter; q, the end of input or Ctrl-C leaves."""
    try:
        return input().strip().lower() not in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return False
