"""Interleaved rounds: all workers measure the same thing one after the other, again and again."""

from collections.abc import Callable
from statistics import median
from typing import Final, NamedTuple

from clocksmith.cli.commands.bench.process import Contender
from clocksmith.games.rules import Rules

ROUNDS: Final = 5

Tally = dict[str, dict[str, list[float]]]  # by worker, by figure: one number for each round


class Ratio(NamedTuple):
    """How many times better one worker is than another, over the rounds."""

    median: float
    least: float
    most: float


def measure(
    rules: Rules,
    workers: list[Contender],
    measurements: tuple[str, ...],
    seconds: float,
    tell: Callable[[str], None],
) -> Tally:
    """Measure a game in all rounds; one worker works at a time, and each begins in its turn."""
    tally: Tally = {worker.name: {} for worker in workers}
    for turn in range(ROUNDS):
        tell(f"measuring {rules.game}, round {turn + 1} of {ROUNDS}")
        first = turn % len(workers)
        for what in measurements:
            able = [w for w in workers[first:] + workers[:first] if what in w.abilities]
            for worker in able:
                asked = {"game": rules.game, "rules": rules.plain()}
                figures = worker.ask(do=what, seconds=seconds, seed=turn, **asked)
                _add(tally[worker.name], figures)
    return tally


def _add(lists: dict[str, list[float]], figures: dict[str, float]) -> None:
    """Write down the figures of one more round."""
    for figure, value in figures.items():
        lists.setdefault(figure, []).append(value)


def medians(lists: dict[str, list[float]]) -> dict[str, float]:
    """The middle of the rounds, for every figure."""
    return {figure: median(values) for figure, values in lists.items()}


def ratio(ours: list[float], theirs: list[float]) -> Ratio:
    """Compare round by round."""
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    return Ratio(median(ratios), min(ratios), max(ratios))
