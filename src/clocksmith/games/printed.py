"""What is printed of a game and what its things are called, as plain data for a board."""

from typing import Any

from clocksmith.core.game import Game
from clocksmith.core.options import Option


def content_of(game: Game[Any]) -> dict[str, Any]:
    """Return all that a board must know and that may differ with the box, ready for JSON."""
    return {
        "names": game.names,
        "titles": game.titles(),
        "options": [_option(option) for option in game.options.options],
        "content": {name: plain(part) for name, part in game.printed().items()},
    }


def _option(option: Option) -> dict[str, Any]:
    values = list(option.values)
    return {"key": option.key, "values": values, "default": option.default, "open": option.open}


def plain(part: Any) -> Any:
    """Return a printed part as plain data: its attributes by name."""
    if part is None or isinstance(part, bool | int | str):
        return part
    if isinstance(part, list | tuple):
        return [plain(item) for item in part]
    if isinstance(part, dict):
        return {str(key): plain(item) for key, item in part.items()}
    return {name: plain(getattr(part, name)) for name in sorted(_attributes(part))}


def _attributes(part: Any) -> list[str]:
    """Return the names of what a part holds; compiled ones keep no dictionary but a list."""
    return list(getattr(type(part), "__mypyc_attrs__", None) or vars(part))
