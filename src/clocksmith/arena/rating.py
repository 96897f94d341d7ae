"""Ratings by OpenSkill: one number for each bot or person, even where not all of them have met."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, Final

from clocksmith.arena.interval import SURE, Interval
from clocksmith.arena.job import GameResult


@dataclass(frozen=True)
class Rating:
    """How strong somebody is believed to be; beginners are 25, and 25/6 more is a clear step."""

    mean: float
    deviation: float

    @property
    def interval(self) -> Interval:
        """Where the strength lies, as far as the model can tell."""
        return Interval(self.mean - SURE * self.deviation, self.mean + SURE * self.deviation)


BEGINNER: Final = Rating(25.0, 25.0 / 3)  # before anything is known


def can_rate() -> bool:
    """Return whether OpenSkill is installed."""
    return find_spec("openskill") is not None


def ratings_after(
    players: Sequence[Rating], places: Sequence[int], drift: float = 0.0
) -> list[Rating]:
    """Return what players become after a game, by their places; the same place is a tie.

    *drift* is how much a strength may have changed since the game before.
    """
    model = _model(drift)
    teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in players]
    return [Rating(new.mu, new.sigma) for (new,) in model.rate(teams, ranks=list(places))]


def ratings(results: Iterable[GameResult], bots: list[str]) -> dict[str, Rating]:
    """Return the ratings after all games, played in the order of their keys.

    Bots do not change while they play, so the model's drift is left out. A
    bot with several seats in a game takes the mean of what its seats would
    become.
    """
    current = dict.fromkeys(bots, BEGINNER)
    for result in sorted(results, key=lambda result: result.job.key()):
        rated = ratings_after([current[bot] for bot in result.job.bots], result.places)
        became: dict[str, list[Rating]] = defaultdict(list)
        for bot, new in zip(result.job.bots, rated, strict=True):
            became[bot].append(new)
        for bot, news in became.items():
            means, deviations = [new.mean for new in news], [new.deviation for new in news]
            current[bot] = Rating(fmean(means), fmean(deviations))
    return current


@cache
def _model(drift: float) -> Any:
    return import_module("openskill.models").PlackettLuce(tau=drift)  # takes a moment to load
