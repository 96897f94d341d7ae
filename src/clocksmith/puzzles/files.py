"""The files of puzzles that come with the games, in the folder ``puzzles`` of each."""

from importlib.resources import files
from typing import Any, Final

from clocksmith.core.game import Game

FOLDER: Final = "puzzles"
ENDING: Final = ".puzzles"


def has_puzzles(game: Game[Any]) -> bool:
    """Return whether a game has a folder for puzzles."""
    return files(game.package()).joinpath(FOLDER).is_dir()


def puzzle_files(game: Game[Any]) -> list[str]:
    """Return the names of the files with puzzles, in their order."""
    if not has_puzzles(game):
        return []
    folder = files(game.package()).joinpath(FOLDER)
    return sorted([file.name for file in folder.iterdir() if file.name.endswith(ENDING)])


def puzzle_text(game: Game[Any], file: str) -> str:
    """Return what stands in a file of the folder; ValueError when there is none."""
    place = files(game.package()).joinpath(FOLDER, file)
    if not place.is_file():
        raise ValueError(f"{game.name} has no file {FOLDER}/{file}")
    return place.read_text(encoding="utf-8")
