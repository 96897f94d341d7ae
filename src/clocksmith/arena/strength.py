"""Ratings of bots, whose strength does not change: fitted to all games at once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, sqrt
from typing import Final

from clocksmith.arena.job import GameResult
from clocksmith.arena.rating import BEGINNER, Rating

STEP: Final = 25.0 / 6  # one bot so much stronger than another wins two of three games
SCALE: Final = STEP * sqrt(2.0)  # rating points for each unit of the model
NEAR: Final = 1e-9  # rating points that no longer matter
ROUNDS: Final = 100  # of Newton's method, which needs about ten

Seating = tuple[str, ...]  # bots, seat by seat
Places = tuple[int, ...]  # seat by seat
Matrix = list[list[float]]  # by row and column
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
    rating at all. Ratings are relative to their mean, which is a beginner's;
    the order of the games makes no difference.
    """
    number = {bot: n for n, bot in enumerate(bots)}
    games: Counter[Played] = Counter()
    for (seating, places), often in counts.items():
        games[tuple([number[bot] for bot in seating]), places] += often
    units = [0.0] * len(bots)  # above a beginner
    for _ in range(ROUNDS):
        slope, bend = _derivatives(units, games)
        steps = _solution(bend, slope)
        units = [unit + step for unit, step in zip(units, steps, strict=True)]
        if max(map(abs, steps)) * SCALE < NEAR:
            break
    _, bend = _derivatives(units, games)
    return {
        bot: Rating(BEGINNER.mean + SCALE * units[n], SCALE * sqrt(_variance(bend, n)))
        for bot, n in number.items()
    }


def _derivatives(units: list[float], games: Counter[Played]) -> tuple[list[float], Matrix]:
    """Return the first derivatives of how likely all games are, and minus the second ones."""
    sure = (SCALE / BEGINNER.deviation) ** 2
    slope = [-sure * unit for unit in units]
    bend = [
        [sure if row == column else 0.0 for column in range(len(units))]
        for row in range(len(units))
    ]
    for (bots, places), often in games.items():
        for place in sorted(set(places))[:-1] or [places[0]]:
            left = [bot for bot, own in zip(bots, places, strict=True) if own >= place]
            here = [bot for bot, own in zip(bots, places, strict=True) if own == place]
            most = max(units[bot] for bot in left)
            weights = [exp(units[bot] - most) for bot in left]
            chances = [0.0] * len(units)
            for bot, weight in zip(left, weights, strict=True):
                chances[bot] += weight / sum(weights)
            for bot in here:
                slope[bot] += often
            times = often * len(here)  # who shares a place wins it one after the other
            for row in set(left):
                slope[row] -= times * chances[row]
                bend[row][row] += times * chances[row]
                for column in set(left):
                    bend[row][column] -= times * chances[row] * chances[column]
    return slope, bend


def _variance(bend: Matrix, bot: int) -> float:
    """Return the variance of a bot's units, relative to the mean of all."""
    share = 1.0 / len(bend)
    against_mean = [(1.0 if n == bot else 0.0) - share for n in range(len(bend))]
    solved = _solution(bend, against_mean)
    return sum(own * other for own, other in zip(against_mean, solved, strict=True))


def _solution(matrix: Matrix, right: list[float]) -> list[float]:
    """Return the solution of a positive definite system of equations, by elimination."""
    rows = [[*row, number] for row, number in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for row in rows[pivot + 1 :]:
            factor = row[pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                row[column] -= factor * rows[pivot][column]
    solved = [0.0] * size
    for n in reversed(range(size)):
        known = sum(rows[n][column] * solved[column] for column in range(n + 1, size))
        solved[n] = (rows[n][size] - known) / rows[n][n]
    return solved
