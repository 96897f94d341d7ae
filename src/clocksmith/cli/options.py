"""Options that several commands take, with the same words of help everywhere."""

from typing import Annotated

import typer

from clocksmith.bots.registry import BOTS, LEVELS
from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES


def games() -> list[str]:
    """Return what the shell may complete where a game is named."""
    return list(GAMES)


def levels() -> list[str]:
    """Return what the shell may complete where a bot is named."""
    return [*LEVELS, *BOTS]


GameName = Annotated[str, typer.Argument(help="The game.", autocompletion=games)]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
BoxOption = Annotated[str | None, typer.Option(metavar="FILE|NAME", help="Play with this box.")]
LanguageOption = Annotated[
    str | None, typer.Option(help="en, de or fr.", autocompletion=lambda: list(LANGUAGES))
]
SeedOption = Annotated[int, typer.Option(min=0, help="The seed of all luck.")]
SecondsOption = Annotated[
    float | None, typer.Option(min=0.001, max=3600, help="Seconds a bot may spend on a turn.")
]
VisitsOption = Annotated[
    int | None, typer.Option(min=1, help="Positions a bot may visit in a turn.")
]
ProcessesOption = Annotated[
    int | None, typer.Option(min=1, max=1000, help="Games played at once; one per core by default.")
]
RayOption = Annotated[
    str | None,
    typer.Option(metavar="[ADDRESS]", help="Play on Ray: on this machine, or at an address."),
]
DatabaseOption = Annotated[
    str | None, typer.Option(help="The database; that of clocksmith serve by default.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
NoColourFlag = Annotated[bool, typer.Option("--no-colour", help="Print without colours.")]
