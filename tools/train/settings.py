"""The settings of a training: whom it plays, for how long, and how the net is fitted."""

import tomllib
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

FILE = Path(__file__).parent / "settings.toml"


@dataclass(frozen=True)
class Settings:
    """How one game is learned. Written beside the weights, so that a training can be done again."""

    game: str
    seed: int = 1
    seats: dict[str, float] = field(default_factory=dict)  # how often games have so many seats
    lines: int = 2  # of the beam by which games are played
    answers: int = 12
    random: float = 0.08  # of turns: any of the best ones that were found
    heat: float = 0.03  # chances to win that make a turn e times as likely
    layers: tuple[int, ...] = (256, 64)
    passes: int = 12  # over all positions
    batch: int = 2048  # positions
    rate: float = 0.002
    decay: float = 0.0001
    trace: float = 0.8  # lambda of TD(lambda)
    bootstraps: int = 1  # how often it is fitted again to what the last fit expects
    held: float = 0.05  # of games: not learned from, to see how well it does

    def plain(self) -> dict[str, Any]:
        """Return them ready for JSON."""
        return asdict(self)

    @classmethod
    def read(cls, game: str) -> Self:
        """Return those of a game; ValueError when there are none."""
        told = tomllib.loads(FILE.read_text("utf-8"))
        if game not in told:
            raise ValueError(f"{FILE.name} says nothing about {game[:40]!r}")
        found = {**told[game]}
        if "layers" in found:
            found["layers"] = tuple(found["layers"])
        return cls(game=game, **found)
