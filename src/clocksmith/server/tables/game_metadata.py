"""What a client needs to show a game without code of its own for it."""

import inspect
import logging
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args, get_type_hints

from clocksmith.board.reading import Board, BoardError, board_of
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.value import Value
from clocksmith.core.words import LANGUAGES, kebab
from clocksmith.games import GAMES
from clocksmith.server.tables.messages import ActionKind, GameConstant, GameInfo, OptionInfo

LOG: Final = logging.getLogger(__name__)
SEAT: Final = "seat"


def info_of(game: Game[Any], bots: list[str]) -> GameInfo:
    """Return a game as it is listed."""
    options = [
        OptionInfo(option.key, list(option.values), option.default, option.open)
        for option in game.options.options
    ]
    return GameInfo(game.name, list(game.seats), game.rules_version, options, bots)


@cache
def constant_of(name: str) -> GameConstant:
    """Return the names, the actions and the texts of a game."""
    game = GAMES[name]
    listed = info_of(game, [])
    return GameConstant(
        name=listed.name,
        rules_version=listed.rules_version,
        seats=listed.seats,
        options=listed.options,
        names=game.names,
        counted=game.counted,
        seated=game.seated,
        actions=action_kinds(game),
        fields=fields_of(game),
        words=_texts(game, "words", "ftl"),
        rulebook=_texts(game, "rulebook", "md"),
        board=_board(game),
    )


def _board(game: Game[Any]) -> Board | None:
    """Return the declared board; a wrong one is left out, and the game has the plain board."""
    try:
        return board_of(game)
    except BoardError as error:
        LOG.warning("%s is shown on the plain board: %s", game.name, error)
        return None


# ---- actions -------------------------------------------------------------------------------------


def action_kinds(game: Game[Any]) -> dict[str, ActionKind]:
    """Return every kind of action: the key of its sentence, its fields, its text."""
    kinds: dict[str, list[Action]] = {}
    for action in game.actions.actions:
        plain = type(action) is Action
        name = action.text.split()[0] if plain else kebab(type(action).__name__)
        kinds.setdefault(name, []).append(action)
    return {
        name: ActionKind(
            say=f"do-{name}",
            fields=list(type(actions[0]).__match_args__),
            text=_template(game, type(actions[0]), actions),
        )
        for name, actions in kinds.items()
    }


def _template(game: Game[Any], kind: type[Action], actions: list[Action]) -> str | None:
    """Return the text of a kind of action with a {field} for each value, if one pattern fits."""
    fields, last = kind.__match_args__, actions[-1]
    if not fields:
        return last.text if len(actions) == 1 else None
    if not all(isinstance(getattr(last, field), int) for field in fields):
        return None

    def slug(action: Action, field: str) -> str:
        value = getattr(action, field)
        return str(game.names[field][value] if field in game.names else value)

    words = last.text.split()
    for field in fields:
        if words.count(slug(last, field)) != 1:
            return None
        words[words.index(slug(last, field))] = f"{{{field}}}"
    text = " ".join(words)
    for action in actions:
        if text.format(**{field: slug(action, field) for field in fields}) != action.text:
            return None
    return text


# ---- numbers in a view ---------------------------------------------------------------------------


def fields_of(game: Game[Any]) -> dict[str, dict[str, str]]:
    """Return which names the numbers of a view stand for, by record and field.

    The type of an id tells. A field with the same name as its names needs no entry; without
    annotations, the names of the fields have to do.
    """
    view = game.view(game.start(game.seats[0]), SPECTATOR)
    names_by_record: dict[str, dict[str, str]] = {}
    for record in _records(type(view), set()):
        things = {
            field: _thing(game, hint)
            for field, hint in _hints(record).items()
            if field in record.__match_args__
        }
        names_by_record[record.__name__] = {
            field: thing for field, thing in things.items() if thing
        }
    return {name: things for name, things in names_by_record.items() if things}


def _hints(record: type[Value]) -> dict[str, Any]:
    return {**get_type_hints(record.__init__), **get_type_hints(record)}


def _records(record: type[Value], met: set[type[Value]]) -> Iterator[type[Value]]:
    """Yield a record and every record it may hold."""
    if record in met:
        return
    met.add(record)
    yield record
    for hint in _hints(record).values():
        for part in _parts(hint):
            if inspect.isclass(part) and issubclass(part, Value):
                yield from _records(part, met)


def _parts(hint: Any) -> Iterator[Any]:
    """Yield the types that make up a type: the items of a list, the members of a union."""
    inner = get_args(hint)
    if not inner:
        yield hint
    for part in inner:
        yield from _parts(part)


def _thing(game: Game[Any], hint: Any) -> str:
    """Return the names that the numbers of a type stand for; empty if there are none."""
    ids = [part.__name__ for part in _parts(hint) if hasattr(part, "__supertype__")]
    thing = ids[0].removesuffix("Id").lower() if len(ids) == 1 else ""
    return thing if thing == SEAT or thing in game.names else ""


# ---- texts ---------------------------------------------------------------------------------------


def _texts(game: Game[Any], folder: str, ending: str) -> dict[str, str]:
    """Return the texts in a folder of a game's package, by language."""
    place = files(game.package()).joinpath(folder)
    paths = {language: place.joinpath(f"{language}.{ending}") for language in LANGUAGES}
    return {key: file.read_text("utf-8") for key, file in paths.items() if file.is_file()}
