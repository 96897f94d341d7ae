"""The command ``clocksmith show``: a position as text or as a picture."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.drawing import PLAIN, locale_of
from clocksmith.cli.errors import InputError
from clocksmith.cli.files import write_text
from clocksmith.cli.opened import is_record, position_after, read_position_file, read_record_file
from clocksmith.cli.phrases import Phrases, language_of
from clocksmith.cli.picture import picture
from clocksmith.cli.replay import show_state
from clocksmith.cli.screen import console_for
from clocksmith.core.seat import SPECTATOR, Seat


@dataclass(frozen=True)
class Show:
    """What may be asked of ``clocksmith show``."""

    file: Annotated[Path, typer.Argument(help="A position or a record.")]
    at: Annotated[int | None, typer.Option(min=0, help="Of a record: after this many actions.")] = (
        None
    )
    seat: Annotated[
        int | None, typer.Option(min=0, help="As this seat sees it, with its hand.")
    ] = None
    box: Annotated[
        str | None, typer.Option(metavar="FILE|NAME", help="The box of a position, if not shipped.")
    ] = None
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write a picture instead of text.")
    ] = None
    language: Annotated[str | None, typer.Option(help="en, de or fr.")] = None
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Print without colours.")] = False


def show(wanted: Show) -> None:
    """Show a position, or a place in a record, as text or as a picture."""
    language = language_of(wanted.language)
    if is_record(wanted.file):
        if wanted.box is not None:
            raise InputError(Phrases(PLAIN, language).say("box-of-record"))
        record = read_record_file(wanted.file)
        game, state = record.game, position_after(record, wanted.at)
    elif wanted.at is not None:
        raise InputError(f"--at is for records, and {wanted.file} is not one")
    else:
        game, state = read_position_file(wanted.file, wanted.box, language)
    seats = len(game.scores(state))
    if wanted.seat is not None and wanted.seat >= seats:
        raise InputError(f"the seats are 0 to {seats - 1}, so there is no seat {wanted.seat}")
    seat = SPECTATOR if wanted.seat is None else Seat(wanted.seat)
    if wanted.svg is None:
        locale = locale_of(game, language)
        show_state(game, state, locale, console_for(wanted.no_colour), seat)
    else:
        write_text(wanted.svg, picture(game, game.view(state, seat), language))
