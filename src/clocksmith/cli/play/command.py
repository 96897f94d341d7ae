"""The command ``clocksmith play``."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from clocksmith.arena.entrant import Entrant, read_entrant
from clocksmith.bots.registry import USUAL
from clocksmith.cli.drawing import drawing_of, locale_of
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable
from clocksmith.cli.opened import read_position_file
from clocksmith.cli.phrases import language_of
from clocksmith.cli.play.conversation import Conversation
from clocksmith.cli.play.opponents import Opponents
from clocksmith.cli.play.session import Session
from clocksmith.cli.play.teller import Teller
from clocksmith.cli.play.watch import watch
from clocksmith.cli.screen import console_for
from clocksmith.cli.setting import choices_of, game_called, start
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.table.chance import Luck
from clocksmith.table.record import Record, record_from

SEATS = 3  # unless asked for, or as near as a game allows


@dataclass(frozen=True)
class Play:
    """What may be asked of ``clocksmith play``."""

    game: Annotated[str, typer.Argument(help="The game to play.")] = "khronos"
    seats: Annotated[int | None, typer.Option(help="How many players; 3 by default.")] = None
    seat: Annotated[int, typer.Option(help="Which seat is yours, from 0.")] = 0
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option, such as holdem=yes.")
    ] = None
    map: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on this map.")] = None
    box: Annotated[str | None, typer.Option(metavar="FILE|NAME", help="Play with this box.")] = None
    seed: Annotated[int | None, typer.Option(help="Repeat the luck of an earlier game.")] = None
    language: Annotated[str | None, typer.Option(help="en, de or fr.")] = None
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this position.")
    ] = None
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here at the end.")
    ] = None
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Print without colours.")] = False
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help="Who plays the others: apprentice, journeyman, master, grandmaster, or a bot.",
        ),
    ] = USUAL
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play every seat.")] = False


def play(wanted: Play) -> None:
    """Play in the terminal against bots."""
    language = language_of(wanted.language)
    entrant = _entrant(wanted.level)
    game, state, record = _opening(wanted, language)
    if wanted.record is not None:
        check_writable(wanted.record)
    luck = Luck(secrets.randbelow(1_000_000) if wanted.seed is None else wanted.seed)
    others = Opponents(entrant, luck)
    locale = locale_of(game, language)
    console = console_for(wanted.no_colour)
    if wanted.watch:
        watch(game, state, others, locale, console, (record, wanted.record))
        return
    session = Session(game, state, Seat(wanted.seat), others)
    teller = Teller(session, drawing_of(game), locale, console)
    Conversation(session, teller, record, wanted.record).run(luck.seed)


def _entrant(level: str) -> Entrant:
    """Return who plays the other seats; InputError, in words, when nobody has that name."""
    with telling():
        return read_entrant(level)


def _opening(wanted: Play, language: str) -> tuple[Game[Any], Any, Record]:
    """Return the game, where it begins, and the record it will leave."""
    game = game_called(wanted.game, wanted.box, language)
    if wanted.position is None:
        choices = choices_of(game, wanted.option or [], wanted.map)
        usual = min(max(SEATS, game.seats[0]), game.seats[-1])
        seats = usual if wanted.seats is None else wanted.seats
        state = start(game, seats, choices)
        record = Record(game, seats, choices, [])
    else:
        if wanted.option or wanted.map or wanted.seats is not None:
            raise InputError("a position has its own seats and options: leave the others out")
        found, state = read_position_file(wanted.position, wanted.box, language)
        if found.name != game.name:
            raise InputError(
                f"the file {wanted.position} holds a position of {found.name}, not of {game.name}"
            )
        game = found
        record = record_from(game, state)
    if not 0 <= wanted.seat < record.seats:
        raise InputError(
            f"the seats are 0 to {record.seats - 1}, so there is no seat {wanted.seat}"
        )
    return game, state, record
