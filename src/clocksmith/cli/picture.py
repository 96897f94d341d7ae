"""Positions as pictures: drawn by the art of the browser client, which a small engine runs."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from clocksmith.cli.errors import InputError
from clocksmith.core.game import Game
from clocksmith.core.value import Value, plain
from clocksmith.games.printed import content_of

OWN: Final = "clocksmith.cli"
BUILT: Final = "client/picture.js"  # by the build of the client, from web/src/picture


def picture(game: Game[Any], view: Value, language: str) -> str:
    """Return what *view* shows of a position as an SVG document that needs nothing else."""
    box = game.box()
    printed = "null" if box is None else json.dumps({**content_of(game), "box": box.digest})
    drawn = _engine().get("draw")(game.name, json.dumps(plain(view)), language, printed)
    if drawn is None:
        raise InputError(f"there is no picture of {game.name}: leave out --svg to see it as text")
    return str(drawn)


@cache
def _engine() -> Any:
    """Return the engine that has read the drawings."""
    try:
        import quickjs  # type: ignore[import-untyped]
    except ModuleNotFoundError as error:
        raise InputError(
            "pictures need quickjs-ng, which comes with pip install 'clocksmith[pictures]'"
        ) from error
    script = resources.files(OWN).joinpath(BUILT)
    if not script.is_file():
        raise InputError("pictures are drawn by the browser client, which is not built here")
    engine = quickjs.Context()
    engine.eval(script.read_text(encoding="utf-8"))
    return engine
