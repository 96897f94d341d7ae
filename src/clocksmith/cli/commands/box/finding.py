"""A box as it is asked for on the command line: a shipped one by its name, or a file."""

import tomllib
from pathlib import Path
from typing import Any

from clocksmith.cli.commands.box.faults import faults_in_short
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import read_text
from clocksmith.cli.phrases import Phrases
from clocksmith.cli.terminal.drawing import PLAIN
from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError, Fault
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.game import Game
from clocksmith.games import GAMES


def game_with(game: Game[Any], name: str, language: str = "en") -> Game[Any]:
    """Return a game with the box *name*: the name of a shipped one, or a file."""
    shelf = shelf_of(game, language)
    box = shelf.find(name.removeprefix(f"{game.name}/"))
    if box is None:
        path = Path(name)
        if not path.exists():
            fields = {"found": repr(name[:60]), "known": ", ".join(shelf.names)}
            raise InputError(Phrases(PLAIN, language).say("box-neither", **fields))
        box = box_in(game, path, language)
    with telling():
        return game.played_with(game.rules_version, box)


def box_called(text: str, language: str = "en") -> tuple[Game[Any], Box]:
    """Return a box and its game: GAME/NAME for a shipped one, GAME for its newest, or a file."""
    name, slash, box = text.partition("/")
    if name in GAMES and not (slash and Path(text).exists()):
        shelf = shelf_of(GAMES[name], language)
        match = shelf.find(box) if slash else shelf.newest
        if match is None:
            details = {"found": repr(box[:60]), "game": name, "known": ", ".join(shelf.names)}
            raise InputError(Phrases(PLAIN, language).say("box-unknown", **details))
        return GAMES[name], match
    path = Path(text)
    if not path.exists():
        known = ", ".join([f"{game}/NAME" for game in GAMES if GAMES[game].shelf() is not None])
        details = {"file": text[:60], "known": known}
        raise InputError(Phrases(PLAIN, language).say("box-no-file", **details))
    game = game_in(path, language)
    return game, box_in(game, path, language)


def shelf_of(game: Game[Any], language: str) -> Shelf:
    """Return the boxes that come with a game; InputError when there are none."""
    shelf = game.shelf()
    if shelf is None:
        raise InputError(Phrases(PLAIN, language).say("box-no-boxes", game=game.name))
    return shelf


def game_in(path: Path, language: str) -> Game[Any]:
    """Return the game that a file of a box names; InputError when it names none."""
    say = Phrases(PLAIN, language).say
    try:
        plain = tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise InputError(say("box-no-toml", file=str(path), why=str(error))) from None
    name = plain.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InputError(say("box-no-game", file=str(path), known=", ".join(GAMES)))
    return GAMES[name]


def box_in(game: Game[Any], path: Path, language: str) -> Box:
    """Return the box in a file; InputError, with the first thing that is wrong, if none."""
    try:
        return shelf_of(game, language).read(read_text(path))
    except BoxError as error:
        raise InputError(faults_in_short(game, path, error, language)) from None


def faults_in(game: Game[Any], path: Path, language: str) -> tuple[Box | None, list[Fault]]:
    """Return the box in a file, or all that is wrong with it."""
    try:
        return shelf_of(game, language).read(read_text(path)), []
    except BoxError as error:
        return None, error.faults
