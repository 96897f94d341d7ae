"""The command ``clocksmith show``: a position as text or as a picture."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.commands.replay import show_state
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.opened import is_record, position_after, read_position_file, read_record_file
from clocksmith.cli.options import LanguageOption, NoColourFlag
from clocksmith.cli.phrases import Phrases, SpokenError, language_of
from clocksmith.cli.terminal.drawing import PLAIN, locale_of
from clocksmith.cli.terminal.screen import console_for
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.pictures.svg import picture


@dataclass(frozen=True)
class Show:
    """The options of ``clocksmith show``."""

    file: Annotated[Path, typer.Argument(help="A position or a record.")]
    at: Annotated[
        int | None, typer.Option(min=0, help="Show a record after this many actions.")
    ] = None
    seat: Annotated[
        int | None, typer.Option(min=0, help="Show it as this seat sees it, with its hand.")
    ] = None
    box: Annotated[
        str | None,
        typer.Option(metavar="FILE|NAME", help="The box of the position, if not a shipped one."),
    ] = None
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write a picture instead of text.")
    ] = None
    language: LanguageOption = None
    no_colour: NoColourFlag = False


def show(options: Show) -> None:
    """Show a position, or a place in a record, as text or as a picture."""
    language = language_of(options.language)
    if is_record(options.file):
        if options.box is not None:
            raise InputError(Phrases(PLAIN, language).say("box-of-record"))
        record = read_record_file(options.file)
        game, state = record.game, position_after(record, options.at)
    elif options.at is not None:
        raise SpokenError("error-no-record", path=str(options.file))
    else:
        game, state = read_position_file(options.file, options.box, language)
    seats = len(game.scores(state))
    if options.seat is not None and options.seat >= seats:
        raise SpokenError("error-no-seat", last=seats - 1, seat=options.seat)
    seat = SPECTATOR if options.seat is None else Seat(options.seat)
    if options.svg is None:
        locale = locale_of(game, language)
        show_state(game, state, locale, console_for(options.no_colour), seat)
    else:
        check_writable(options.svg)
        with telling():
            drawn = picture(game, game.view(state, seat), language)
        write_text(options.svg, drawn)
