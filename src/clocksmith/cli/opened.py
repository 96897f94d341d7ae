"""Files that hold a game: positions and records, told apart by their first line."""

from pathlib import Path
from typing import Any

from clocksmith.cli.commands.box.finding import game_with
from clocksmith.cli.errors import telling
from clocksmith.cli.files import read_text
from clocksmith.cli.phrases import SpokenError
from clocksmith.core.game import Game
from clocksmith.core.notation import header_in
from clocksmith.games import GAMES
from clocksmith.games.rules import name_in_position
from clocksmith.table.record import Record, read_record, replay


def read_record_file(path: Path) -> Record:
    """Return the record in a file; InputError, naming file and line, when it holds none."""
    text = read_text(path)
    with telling(str(path)):
        return read_record(text)


def read_position_file(
    path: Path, box: str | None = None, language: str = "en"
) -> tuple[Game[Any], Any]:
    """Return the position in a file and its game; InputError, naming file and line, if none.

    A position names its box and does not bring it: one that is not shipped is asked for.
    """
    text = read_text(path)
    name = name_in_position(text)
    known = GAMES[name] if box is None else game_with(GAMES[name], box, language)
    with telling(str(path)):
        game = known.matching(header_in(text, name))
        return game, game.read(text)


def is_record(path: Path) -> bool:
    """Return whether a file says that it is a record."""
    first = read_text(path).split("\n", 1)[0].split("#", 1)[0].split()
    return first[:2] == ["clocksmith", "record"]


def position_after(record: Record, number: int | None) -> Any:
    """Return the position after *number* actions of a record, or after the last."""
    last = len(record.actions)
    target = last if number is None else number
    if not 0 <= target <= last:
        raise SpokenError("error-no-action", last=last, after=str(target))
    state: Any = record.start()
    for count, played in enumerate(replay(record), start=1):
        if count > target:
            break
        state = played.state.copy()
    return state
