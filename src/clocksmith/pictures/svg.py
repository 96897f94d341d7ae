"""Positions as pictures: drawn by the art of the browser client, which a small engine runs."""

import json
import threading
from importlib import resources
from typing import Any, Final

import msgspec

from clocksmith.board.reading import BoardError, board_of
from clocksmith.core.game import Game
from clocksmith.core.value import Value, plain
from clocksmith.core.words import ENGLISH, own_list, word_lists
from clocksmith.games.printed import content_of

OWN: Final = "clocksmith.pictures"
BUILT: Final = "client/picture.js"  # by the build of the client, from web/src/picture
ENGINES: Final = threading.local()


class PictureError(ValueError):
    """Why there is no picture: what is missing, in words."""


def picture(game: Game[Any], view: Value, language: str) -> str:
    """Return what *view* shows of a position as an SVG document that needs nothing else.

    PictureError, in words, where the engine, the drawings or a board of the game are missing.
    """
    box = game.box()
    printed = "null" if box is None else json.dumps({**content_of(game), "box": box.digest})
    shown = json.dumps(plain(view))
    drawn = _engine().get("draw")(game.name, shown, language, printed, _declared(game, language))
    if drawn is None:
        raise PictureError(f"there is no picture of {game.name}")
    return str(drawn)


def _declared(game: Game[Any], language: str) -> str:
    """Return what is known of a game that declares its board, with its words, as JSON."""
    try:
        board = board_of(game)
    except BoardError as error:
        raise PictureError(str(error)) from error
    if board is None:
        return "null"
    constant = {
        **content_of(game),
        "name": game.name,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "counted": game.counted,
        "seated": game.seated,
        "actions": {},
        "fields": {},
        "board": msgspec.to_builtins(board),
    }
    lists = [own_list(game.package(), ENGLISH), *word_lists(game.package(), language)]
    return json.dumps({"game": constant, "lists": lists})


def _engine() -> Any:
    """Return the engine of this thread that has read the drawings: no other thread may use it."""
    if not hasattr(ENGINES, "engine"):
        ENGINES.engine = _new_engine()
    return ENGINES.engine


def _new_engine() -> Any:
    try:
        import quickjs  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise PictureError(
            "pictures need quickjs-ng, which comes with pip install 'clocksmith[pictures]'"
        ) from error
    script = resources.files(OWN).joinpath(BUILT)
    if not script.is_file():
        raise PictureError("pictures are drawn by the browser client, which is not built here")
    engine = quickjs.Context()
    engine.eval(script.read_text(encoding="utf-8"))
    return engine
