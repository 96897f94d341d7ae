"""Positions as pictures: drawn by the art of the browser client, which a small engine runs."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from clocksmith.core.game import Game
from clocksmith.core.value import Value, plain
from clocksmith.games.printed import content_of

OWN: Final = "clocksmith.pictures"
BUILT: Final = "client/picture.js"  # by the build of the client, from web/src/picture


class PictureError(ValueError):
    """Why there is no picture: what is missing, in words."""


def picture(game: Game[Any], view: Value, language: str) -> str:
    """Return what *view* shows of a position as an SVG document that needs nothing else.

    PictureError, in words, where the engine, the drawings or a board of the game are missing.
    """
    box = game.box()
    printed = "null" if box is None else json.dumps({**content_of(game), "box": box.digest})
    drawn = _engine().get("draw")(game.name, json.dumps(plain(view)), language, printed)
    if drawn is None:
        raise PictureError(f"there is no picture of {game.name}")
    return str(drawn)


@cache
def _engine() -> Any:
    """Return the engine that has read the drawings."""
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
