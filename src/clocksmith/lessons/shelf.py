"""The lessons, demos and diagrams that come with the games: files in two folders of each."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.reading import Reader

FOLDER: Final = "lessons"
DIAGRAMS: Final = "rulebook"  # the folder of what its code blocks `position` name
DEMO: Final = "demo.toml"  # a lesson that plays itself, beside the others
NAME: Final = re.compile(r"\d\d-[a-z]+(-[a-z]+)*\.toml")


def lesson_files(game: Game[Any], among: str = FOLDER) -> list[str]:
    """Return the names of the files with lessons, in their order; or of those with diagrams."""
    folder = files(game.package()).joinpath(among)
    if not folder.is_dir():
        return []
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted([name for name in names if name != DEMO])


def lesson_text(game: Game[Any], file: str, among: str = FOLDER) -> str:
    """Return what stands in a file of the folder; ValueError when there is none."""
    path = files(game.package()).joinpath(among, file)
    if not path.is_file():
        raise ValueError(f"there is no file {file}")
    return path.read_text(encoding="utf-8")


def read_lesson(game: Game[Any], file: str) -> Lesson:
    """Return the lesson of a file; ValueError, in words, when it is none."""
    if file != DEMO and NAME.fullmatch(file) is None:
        raise ValueError(f"{file}: a lesson is called like 03-building.toml")
    reader = Reader(game, lambda name: lesson_text(game, f"{name}.position"))
    return reader.lesson(file, lesson_text(game, file))


def read_diagram(game: Game[Any], file: str) -> Lesson:
    """Return the diagram of a file; ValueError, in words, when it is none.

    Its position may be one of those that lie beside the lessons.
    """
    reader = Reader(game, lambda name: lesson_text(game, f"{name}.position"))
    return reader.diagram(file, lesson_text(game, file, DIAGRAMS))


@cache
def diagrams_of(name: str) -> dict[str, Lesson]:
    """Return the diagrams of the rulebook of a game by their ids."""
    game = GAMES[name]
    read = [read_diagram(game, file) for file in lesson_files(game, DIAGRAMS)]
    return {diagram.id: diagram for diagram in read}


@cache
def lessons_of(name: str) -> dict[str, Lesson]:
    """Return the lessons of a game by their ids, in their order."""
    game = GAMES[name]
    read = [read_lesson(game, file) for file in lesson_files(game)]
    return {lesson.id: lesson for lesson in read}


@cache
def demos_of(name: str) -> dict[str, Lesson]:
    """Return the demo of a game by its id; nothing for a game without lessons."""
    demo = read_lesson(GAMES[name], DEMO) if lesson_files(GAMES[name]) else None
    return {} if demo is None else {demo.id: demo}


def taught() -> Iterator[str]:
    """Give the names of the games that have lessons."""
    for name in GAMES:
        if lesson_files(GAMES[name]):
            yield name
