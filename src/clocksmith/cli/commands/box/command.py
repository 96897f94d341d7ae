"""The commands ``clocksmith box check``, ``show``, ``compare`` and ``write``."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from clocksmith.cli.commands.box.faults import fault_text
from clocksmith.cli.commands.box.finding import box_called, faults_in, game_in
from clocksmith.cli.commands.box.tables import difference_table, sheet_table
from clocksmith.cli.errors import InputError
from clocksmith.cli.options import JsonFlag, LanguageOption, NoColourFlag
from clocksmith.cli.phrases import Phrases, language_of
from clocksmith.cli.terminal.drawing import PLAIN, locale_of
from clocksmith.cli.terminal.screen import console_for
from clocksmith.core.box.box import Box
from clocksmith.core.box.difference import differences
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.writing import write_box

WRONG: Final = 2  # the exit code when a box cannot be played with

Language = LanguageOption
AsJson = JsonFlag
Called = "A file, or GAME/NAME for a shipped box, or GAME for its newest."


@dataclass(frozen=True)
class Check:
    """The options of ``clocksmith box check``."""

    file: Annotated[Path, typer.Argument(help="The file of a box.")]
    as_json: AsJson = False
    language: Language = None


def check(options: Check) -> None:
    """Check a box, and list each fault with its place."""
    language = language_of(options.language)
    game = game_in(options.file, language)
    box, faults = faults_in(game, options.file, language)
    locale = locale_of(game, language)
    if options.as_json:
        sentences = [{**asdict(fault), "sentence": fault_text(fault, locale)} for fault in faults]
        typer.echo(json.dumps({"digest": box and box.digest, "faults": sentences}))
    elif box is not None:
        typer.echo(_heading(box, locale.phrases))
    else:
        file, count = str(options.file), len(faults)
        typer.echo(locale.phrases.say("box-faults", file=file, count=count), err=True)
        for fault in faults:
            typer.echo(f"  {fault_text(fault, locale)}", err=True)
    if faults:
        raise typer.Exit(WRONG)


@dataclass(frozen=True)
class ShowBox:
    """The options of ``clocksmith box show``."""

    box: Annotated[str, typer.Argument(help=Called)]
    as_json: AsJson = False
    language: Language = None
    no_colour: NoColourFlag = False


def show(options: ShowBox) -> None:
    """Print everything in a box; stand-ins have a question mark."""
    language = language_of(options.language)
    _, box = box_called(options.box, language)
    if options.as_json:
        typer.echo(json.dumps({**plain_of(box), "digest": box.digest}))
        return
    console = console_for(options.no_colour)
    console.print(_heading(box, Phrases(PLAIN, language)), soft_wrap=True)
    for sheet in box.form.sheets:
        console.print()
        console.print(sheet_table(box, sheet))


@dataclass(frozen=True)
class Compare:
    """The options of ``clocksmith box compare``."""

    before: Annotated[str, typer.Argument(help=Called)]
    after: Annotated[str, typer.Argument(help="Another box of the same game.")]
    as_json: AsJson = False
    language: Language = None
    no_colour: NoColourFlag = False


def compare(options: Compare) -> None:
    """List what differs between two boxes of a game."""
    language = language_of(options.language)
    game, before = box_called(options.before, language)
    other, after = box_called(options.after, language)
    if game.name != other.name:
        fields = {"game": game.name, "other": other.name}
        raise InputError(Phrases(PLAIN, language).say("box-other-game", **fields))
    changes = differences(before, after)
    if options.as_json:
        typer.echo(json.dumps([asdict(one) for one in changes]))
        return
    phrases = Phrases(PLAIN, language)
    console = console_for(options.no_colour)
    if changes:
        console.print(difference_table(changes, (before.name, after.name), phrases))
    console.print(phrases.say("box-differences", count=len(changes)))


@dataclass(frozen=True)
class Write:
    """The options of ``clocksmith box write``."""

    box: Annotated[str, typer.Argument(help=Called)]
    language: Language = None


def write(options: Write) -> None:
    """Print a whole box as TOML, as a start for one of your own."""
    _, box = box_called(options.box, language_of(options.language))
    typer.echo(write_box(box), nl=False)


def _heading(box: Box, phrases: Phrases) -> str:
    entered, printed = box.counts()
    title = f"{box.name} ({box.title})" if box.title else box.name
    counts = {"entered": entered, "printed": printed}
    return phrases.say("box-right", title=title, game=box.game, digest=str(box.digest), **counts)
