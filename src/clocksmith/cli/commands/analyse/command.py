"""The command ``clocksmith analyse`` and its options."""

import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from clocksmith.cli.commands.analyse.plot import plot
from clocksmith.cli.commands.analyse.report import AnalysisReport
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.opened import read_record_file
from clocksmith.cli.options import JsonFlag, LanguageOption, NoColourFlag
from clocksmith.cli.phrases import SpokenError, language_of
from clocksmith.cli.terminal.drawing import Locale, locale_of
from clocksmith.cli.terminal.screen import console_for
from clocksmith.coach.analysis import Analysis
from clocksmith.coach.picture import Picture
from clocksmith.coach.story import Story, story_of

SECONDS: Final = 10.0  # unless asked for


@dataclass(frozen=True)
class Analyse:
    """The options of ``clocksmith analyse``."""

    record: Annotated[Path, typer.Argument(help="The record to analyse.")]
    seat: Annotated[int | None, typer.Option(min=0, help="Show only the moves of this seat.")] = (
        None
    )
    seconds: Annotated[
        float, typer.Option(min=0, max=86_400, help="Seconds to spend on it; 10 by default.")
    ] = SECONDS
    as_json: JsonFlag = False
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw the course of the game.")
    ] = None
    language: LanguageOption = None
    no_colour: NoColourFlag = False


def analyse(options: Analyse) -> None:
    """Show what was luck in a recorded game, where it turned, and what was better."""
    language = language_of(options.language)
    record = read_record_file(options.record)
    if options.seat is not None and options.seat >= record.seats:
        raise SpokenError("error-no-seat", last=record.seats - 1, seat=options.seat)
    if options.svg is not None:
        check_writable(options.svg)
    locale = locale_of(record.game, language)
    story = story_of(record)
    picture = _analyse(story, options, locale)
    if options.seat is not None:
        own = tuple([move for move in picture.moves if move.seat == options.seat])
        picture = replace(picture, moves=own)
    if options.svg is not None:
        write_text(options.svg, plot(story, picture, locale))
    if options.as_json:
        typer.echo(json.dumps(picture.plain()))
    else:
        console = console_for(options.no_colour)
        AnalysisReport(story, picture, locale, console).print()


def _analyse(story: Story, options: Analyse, locale: Locale) -> Picture:
    """The picture, with a bar on standard error while people wait for it.

    There is a whole picture however short the time is.
    """
    messages = Console(stderr=True, no_color=True if options.no_colour else None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal)
    analysis = Analysis(story)
    ends = time.monotonic() + options.seconds
    with bar:
        task = bar.add_task(locale.phrases.say("looking"), total=len(story.choices()))
        while analysis.go_on() and not (analysis.is_whole and time.monotonic() > ends):
            bar.update(task, completed=analysis.looked)
    return analysis.picture()
