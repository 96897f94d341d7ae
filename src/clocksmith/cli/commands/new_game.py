"""The command ``clocksmith new-game``: the skeleton of a game of your own."""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from clocksmith.cli.errors import InputError
from clocksmith.games import GAMES, NAME

SKELETON: Final = "clocksmith.cli"
ENDING: Final = ".tmpl"  # so that the files are no modules of ours


@dataclass(frozen=True)
class NewGame:
    """The options of ``clocksmith new-game``."""

    name: Annotated[str, typer.Argument(help="Its name, such as pearl-divers.")]
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where to create its folder; here by default.")
    ] = Path()


def new_game(options: NewGame) -> None:
    """Write a small complete game to start from, with tests that pass."""
    name, folder = options.name, options.into / options.name
    package = name.replace("-", "_")
    if NAME.fullmatch(name) is None or iskeyword(package):
        raise InputError(
            f"{name[:40]!r} cannot name a game: use lower-case letters, digits and dashes"
        )
    if name in GAMES:
        raise InputError(f"there is a game {name} already")
    if folder.exists():
        raise InputError(f"the folder {folder} exists already")
    words = [word.capitalize() for word in re.split("-", name)]
    given = {"name": name, "package": package, "Class": "".join(words), "title": " ".join(words)}
    _write(files(SKELETON) / "skeleton", folder, given)
    typer.echo(f"{folder} is a playable game. To try it:")
    typer.echo(f"  cd {folder} && pip install --editable . && clocksmith play {name}")


def _write(source: Traversable, target: Path, given: dict[str, str]) -> None:
    """Write a folder of the skeleton with the names of the game."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir():
            inner = target / entry.name
            _write(entry, inner / given["package"] if entry.name == "src" else inner, given)
        elif entry.name.endswith(ENDING):
            text = entry.read_text(encoding="utf-8")
            for key, value in given.items():
                text = text.replace(f"@{key}@", value)
            (target / entry.name.removesuffix(ENDING)).write_text(text, encoding="utf-8")
