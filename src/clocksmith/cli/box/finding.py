"""A box as it is asked for on the command line: a shipped one by its name, or a file."""

import tomllib
from pathlib import Path
from typing import Any

from clocksmith.cli.box.faults import told_briefly
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import read_text
from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError, Fault
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.game import Game
from clocksmith.games import GAMES


def game_with(game: Game[Any], wanted: str, language: str = "en") -> Game[Any]:
    """Return a game with the box *wanted*: the name of a shipped one, or a file."""
    shelf = shelf_of(game)
    box = shelf.find(wanted.removeprefix(f"{game.name}/"))
    if box is None:
        path = Path(wanted)
        if not path.exists():
            known = ", ".join(shelf.names)
            missing = f"there is neither a box nor a file {wanted[:60]!r}"
            raise InputError(f"{missing}; the boxes are {known}")
        box = box_in(game, path, language)
    with telling():
        return game.played_with(game.rules_version, box)


def box_called(wanted: str, language: str = "en") -> tuple[Game[Any], Box]:
    """Return a box and its game: GAME/NAME for a shipped one, GAME for its newest, or a file."""
    name, slash, box = wanted.partition("/")
    if name in GAMES and not (slash and Path(wanted).exists()):
        shelf = shelf_of(GAMES[name])
        with telling():
            return GAMES[name], shelf.box(box) if slash else shelf.newest
    path = Path(wanted)
    if not path.exists():
        known = ", ".join([f"{game}/NAME" for game in GAMES if GAMES[game].shelf() is not None])
        raise InputError(f"there is no file {wanted[:60]}; a shipped box is written {known}")
    game = game_in(path)
    return game, box_in(game, path, language)


def shelf_of(game: Game[Any]) -> Shelf:
    """Return the boxes that come with a game; InputError when there are none."""
    shelf = game.shelf()
    if shelf is None:
        raise InputError(f"{game.name} has no boxes")
    return shelf


def game_in(path: Path) -> Game[Any]:
    """Return the game that a file of a box names; InputError when it names none."""
    try:
        plain = tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise InputError(f"the file {path} is not TOML: {error}") from None
    name = plain.get("game")
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(GAMES)
        raise InputError(f"the file {path} is no box: it names no game, which is one of {known}")
    return GAMES[name]


def box_in(game: Game[Any], path: Path, language: str) -> Box:
    """Return the box in a file; InputError, with the first thing that is wrong, if none."""
    try:
        return shelf_of(game).read(read_text(path))
    except BoxError as error:
        raise InputError(told_briefly(game, path, error, language)) from None


def faults_in(game: Game[Any], path: Path) -> tuple[Box | None, list[Fault]]:
    """Return the box in a file, or all that is wrong with it."""
    try:
        return shelf_of(game).read(read_text(path)), []
    except BoxError as error:
        return None, error.faults
