"""What a report on how even a game is tells the use and worth of."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from clocksmith.arena.account import Thing, possible
from clocksmith.core.game import Game

FILE: Final = "topics.toml"


@dataclass(frozen=True)
class Topic:
    """Something that the report tells the use and worth of."""

    heading: str
    title: str
    only: tuple[str, ...] = ("",)  # how names begin that can come up

    def names(self, game: Game[Any]) -> list[str]:
        """Return the names that can come up."""
        return [name for name in possible(game, self.heading) if name.startswith(self.only)]

    def is_of_parts(self) -> bool:
        """Return whether its names are those of parts or actions: reasons are none."""
        return not self.heading.endswith(" why")


def topics_of(game: Game[Any], met: Iterable[Thing]) -> list[Topic]:
    """Return what is told of a game: what is chosen for ours, of another all that came up."""
    chosen = _chosen().get(game.name)
    if chosen is None:
        headings = sorted({heading for heading, _ in met})
        return [Topic(heading, heading) for heading in headings]
    return [Topic(row["heading"], row["title"], tuple(row.get("only", ("",)))) for row in chosen]


@cache
def _chosen() -> dict[str, list[dict[str, Any]]]:
    text = files("clocksmith.arena").joinpath(FILE).read_text(encoding="utf-8")
    return tomllib.loads(text)
