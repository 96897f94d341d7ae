"""The parts of a game whose use and worth a report on balance shows."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from clocksmith.arena.usage import Thing, possible
from clocksmith.core.game import Game

FILE: Final = "topics.toml"


@dataclass(frozen=True)
class Topic:
    """A kind of part whose use and worth the report shows."""

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
    """Return the topics of a game: a selection for ours, everything that came up for others."""
    chosen = _chosen().get(game.name)
    if chosen is None:
        headings = sorted({heading for heading, _ in met})
        return [Topic(heading, heading) for heading in headings]
    return [Topic(row["heading"], row["title"], tuple(row.get("only", ("",)))) for row in chosen]


@cache
def _chosen() -> dict[str, list[dict[str, Any]]]:
    text = files("clocksmith.arena").joinpath(FILE).read_text(encoding="utf-8")
    return tomllib.loads(text)
