"""How strong bots are that do not change while they play: fitted to all games at once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any, Final

from clocksmith.arena.job import GameResult
from clocksmith.arena.rating import BEGINNER, Rating

STEP: Final = 25.0 / 6  # one bot so much stronger than another wins two of three games
SCALE: Final = STEP * sqrt(2.0)  # rating points for each unit of the model
NEAR: Final = 1e-9  # rating points that no longer matter
ROUNDS: Final = 100  # of Newton's method, which needs about ten

Seating = tuple[str, ...]  # bots, seat by seat
Places = tuple[int, ...]  # seat by seat
Played = tuple[tuple[int, ...], Places]  # bots by number and their places


def ratings(results: Iterable[GameResult], bots: list[str]) -> dict[str, Rating]:
    """Return the most likely ratings after these games, and how sure they are."""
    return ratings_from(Counter((result.job.bots, result.places) for result in results), bots)


def ratings_from(
    counts: Mapping[tuple[Seating, Places], int], bots: list[str]
) -> dict[str, Rating]:
    """Return the most likely ratings, and how sure they are, after so many games of each kind.

    By the model of Plackett and Luce the first place goes to a seat with a
    chance that grows with its bot's rating, the second to one of the others
    likewise, and so on. Before any game each bot is thought a beginner, give
    or take a beginner's deviation, which is why one that always wins has a
    rating at all. Ratings are told against their mean, which is a beginner's;
    in which order games were played makes no difference.
    """
    import numpy as np  # takes a tenth of a second

    number = {bot: n for n, bot in enumerate(bots)}
    games: Counter[Played] = Counter()
    for (seating, places), often in counts.items():
        games[tuple([number[bot] for bot in seating]), places] += often
    units = np.zeros(len(bots))  # above a beginner
    for _ in range(ROUNDS):
        slope, bend = _derivatives(units, games, np)
        move = np.linalg.solve(bend, slope)
        units += move
        if abs(move).max() * SCALE < NEAR:
            break
    _, bend = _derivatives(units, games, np)
    against_mean = np.eye(len(bots)) - 1.0 / len(bots)
    deviations = np.sqrt((against_mean @ np.linalg.inv(bend) @ against_mean).diagonal())
    return {
        bot: Rating(BEGINNER.mean + SCALE * float(units[n]), SCALE * float(deviations[n]))
        for bot, n in number.items()
    }


def _derivatives(units: Any, games: Counter[Played], np: Any) -> tuple[Any, Any]:
    """Return the first derivatives of how likely all games are, and minus the second ones."""
    sure = (SCALE / BEGINNER.deviation) ** 2
    slope = -sure * units
    bend = sure * np.eye(len(units))
    for (bots, places), often in games.items():
        for place in sorted(set(places))[:-1] or [places[0]]:
            left = [bot for bot, own in zip(bots, places, strict=True) if own >= place]
            here = [bot for bot, own in zip(bots, places, strict=True) if own == place]
            chances = np.zeros(len(units))
            weights = np.exp(units[left] - units[left].max())
            np.add.at(chances, left, weights / weights.sum())
            np.add.at(slope, here, often)
            times = often * len(here)  # who shares a place wins it one after the other
            slope -= times * chances
            bend += times * (np.diag(chances) - np.outer(chances, chances))
    return slope, bend
