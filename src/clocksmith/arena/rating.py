"""Ratings by OpenSkill: one number for each bot, even where not all of them have met."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any

from clocksmith.arena.interval import SURE, Interval
from clocksmith.arena.job import GameResult


@dataclass(frozen=True)
class Rating:
    """How strong a bot is believed to be; beginners are 25, and 25/6 more is a clear step."""

    mean: float
    deviation: float

    @property
    def interval(self) -> Interval:
        """Where its strength lies, as far as the model can tell."""
        return Interval(self.mean - SURE * self.deviation, self.mean + SURE * self.deviation)


def can_rate() -> bool:
    """Return whether OpenSkill is installed."""
    return find_spec("openskill") is not None


def ratings(results: Iterable[GameResult], bots: list[str]) -> dict[str, Rating]:
    """Return the ratings after all games, played in the order of their keys.

    Bots do not change while they play, so the model's drift is left out. A
    bot with several seats in a game takes the mean of what its seats would
    become.
    """
    model: Any = import_module("openskill.models").PlackettLuce(tau=0.0)
    current = {bot: model.rating() for bot in bots}
    for result in sorted(results, key=lambda result: result.job.key()):
        teams = [[current[bot]] for bot in result.job.bots]
        rated = model.rate(teams, ranks=list(result.places))
        became: dict[str, list[Any]] = defaultdict(list)
        for bot, (new,) in zip(result.job.bots, rated, strict=True):
            became[bot].append(new)
        for bot, news in became.items():
            mean, deviation = fmean([new.mu for new in news]), fmean([new.sigma for new in news])
            current[bot] = model.rating(mu=mean, sigma=deviation)
    return {bot: Rating(rated.mu, rated.sigma) for bot, rated in current.items()}
