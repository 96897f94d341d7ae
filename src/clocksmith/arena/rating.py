"""Ratings, and how OpenSkill changes them game by game: for people, and puzzles they try."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from clocksmith.arena.interval import SURE, Interval


@dataclass(frozen=True)
class Rating:
    """An estimate of strength: beginners have 25, and 25/6 more is a clear step."""

    mean: float
    deviation: float

    @property
    def interval(self) -> Interval:
        """The interval in which the strength lies."""
        return Interval(self.mean - SURE * self.deviation, self.mean + SURE * self.deviation)


BEGINNER: Final = Rating(25.0, 25.0 / 3)  # before anything is known


def ratings_after(
    players: Sequence[Rating], places: Sequence[int], drift: float = 0.0
) -> list[Rating]:
    """Return what players become after a game, by their places; the same place is a tie.

    *drift* is how much a strength may have changed since the game before.
    """
    model = _model(drift)
    teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in players]
    return [Rating(new.mu, new.sigma) for (new,) in model.rate(teams, ranks=list(places))]


@cache
def _model(drift: float) -> Any:
    return import_module("openskill.models").PlackettLuce(tau=drift)  # takes a moment to load
