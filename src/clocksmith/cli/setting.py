"""A game as it is asked for on the command line: box, seats, options, map."""

from pathlib import Path
from typing import Any

from clocksmith.cli.commands.box.finding import game_with
from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import read_text
from clocksmith.cli.phrases import SpokenError
from clocksmith.cli.terminal.drawing import drawing_of
from clocksmith.core.game import Game
from clocksmith.core.options import Choices
from clocksmith.games import GAMES


def game_called(name: str, box: str | None = None, language: str = "en") -> Game[Any]:
    """Return a game by its name, with its newest box or the one that is asked for."""
    if name not in GAMES:
        if name in GAMES.refused:
            raise InputError(GAMES.refused[name])
        raise SpokenError("error-no-game", name=name[:40], known=", ".join(GAMES))
    return GAMES[name] if box is None else game_with(GAMES[name], box, language)


def check_seats(game: Game[Any], seats: int) -> None:
    """Raise InputError unless a game can be played by so many."""
    if seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise SpokenError("error-seats", game=game.name, fewest=fewest, most=most, seats=seats)


def choices_of(game: Game[Any], words: list[str], map_file: Path | None) -> Choices:
    """Return what was chosen by ``key=value`` words and a map file."""
    with telling():
        choices = game.options.parse(words)
    if map_file is None:
        return choices
    source = read_text(map_file)
    pairs = dict(choices.pairs)
    with telling():
        drawn = drawing_of(game).map_choice(source, str(map_file))
    for key in drawn:
        if any(word.startswith(f"{key}=") for word in words):
            raise SpokenError("error-option-twice", option=key)
    pairs.update(drawn)
    return game.options.choose(pairs)


def start(game: Game[Any], seats: int, choices: Choices) -> Any:
    """Return the first position of a game as it is asked for."""
    check_seats(game, seats)
    with telling():
        return game.start(seats, choices)
