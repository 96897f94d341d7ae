"""The command ``clocksmith play``."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from clocksmith.arena.entrant import Entrant, read_entrant
from clocksmith.bots.registry import BOTS, LEVELS, USUAL
from clocksmith.cli.errors import telling
from clocksmith.cli.files import check_writable
from clocksmith.cli.opened import read_position_file
from clocksmith.cli.options import (
    BoxOption,
    GameOptions,
    LanguageOption,
    NoColourFlag,
    games,
    levels,
)
from clocksmith.cli.phrases import SpokenError, language_of
from clocksmith.cli.setting import choices_of, game_called, start
from clocksmith.cli.terminal.drawing import drawing_of, locale_of
from clocksmith.cli.terminal.play.conversation import Conversation
from clocksmith.cli.terminal.play.opponents import Opponents
from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.play.teller import Teller
from clocksmith.cli.terminal.play.watch import watch
from clocksmith.cli.terminal.screen import console_for
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.table.record import Record, record_from

SEATS = 3  # unless asked for, or as near as a game allows


@dataclass(frozen=True)
class Play:
    """The options of ``clocksmith play``."""

    game: Annotated[str, typer.Argument(help="The game to play.", autocompletion=games)] = "khronos"
    seats: Annotated[int | None, typer.Option(help="How many players; 3 by default.")] = None
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0
    option: GameOptions = None
    map: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on this map.")] = None
    box: BoxOption = None
    seed: Annotated[int | None, typer.Option(help="Repeat the luck of an earlier game.")] = None
    language: LanguageOption = None
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this position.")
    ] = None
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record of the game to this file.")
    ] = None
    no_colour: NoColourFlag = False
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            autocompletion=levels,
            help="The bots: apprentice, journeyman, master, grandmaster, or a name.",
        ),
    ] = USUAL
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play every seat.")] = False


def play(options: Play) -> None:
    """Play in the terminal against bots."""
    language = language_of(options.language)
    entrant = _entrant(options.level)
    game, state, record = _opening(options, language)
    if options.record is not None:
        check_writable(options.record)
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    others = Opponents(entrant, seed)
    record.commitment, record.seed = others.luck.commitment, others.luck.seed
    locale = locale_of(game, language)
    console = console_for(options.no_colour)
    if options.watch:
        watch(game, state, others, locale, console, (record, options.record))
        return
    session = Session(game, state, Seat(options.seat), others)
    teller = Teller(session, drawing_of(game), locale, console)
    Conversation(session, teller, record, options.record).run(seed)


def _entrant(level: str) -> Entrant:
    """Return who plays the other seats; InputError, in words, when nobody has that name."""
    names = [*LEVELS, *BOTS]
    if level.isalpha() and level not in names:
        raise SpokenError("error-no-bot", name=level[:40], known=", ".join(names))
    with telling():
        return read_entrant(level)


def _opening(options: Play, language: str) -> tuple[Game[Any], Any, Record]:
    """Return the game, where it begins, and the record it will leave."""
    game = game_called(options.game, options.box, language)
    if options.position is None:
        choices = choices_of(game, options.option or [], options.map)
        usual = min(max(SEATS, game.seats[0]), game.seats[-1])
        seats = usual if options.seats is None else options.seats
        state = start(game, seats, choices)
        record = Record(game, seats, choices, [])
    else:
        if options.option or options.map or options.seats is not None:
            raise SpokenError("error-own-options")
        position, state = read_position_file(options.position, options.box, language)
        if position.name != game.name:
            details = {"found": position.name, "game": game.name}
            raise SpokenError("error-other-game", path=str(options.position), **details)
        game = position
        record = record_from(game, state)
    if not 0 <= options.seat < record.seats:
        raise SpokenError("error-no-seat", last=record.seats - 1, seat=options.seat)
    return game, state, record
