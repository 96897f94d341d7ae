"""How hard a puzzle is and how good a solver: OpenSkill, a try being a game between the two."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Final

from clocksmith.arena.rating import Rating

BEGINNER: Final = Rating(25.0, 25.0 / 3)  # before anything is known of a puzzle or a solver


def rated(solver: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Return what a solver and a puzzle become after a try."""
    model = _model()
    teams = [[_plain(solver)], [_plain(puzzle)]]
    ranks = [1, 2] if right else [2, 1]
    (one,), (other,) = model.rate(teams, ranks=ranks)
    return Rating(one.mu, one.sigma), Rating(other.mu, other.sigma)


def rating_after(tries: Iterable[tuple[Rating, bool]]) -> Rating:
    """Return how hard a puzzle is, by tries of solvers whose strength is known and stays."""
    puzzle = BEGINNER
    for solver, right in tries:
        puzzle = rated(solver, puzzle, right)[1]
    return puzzle


@cache
def _model() -> Any:
    # Nobody's strength drifts between two tries: tau is for seasons.
    return import_module("openskill.models").PlackettLuce(tau=0.0)  # takes a moment to load


def _plain(rating: Rating) -> Any:
    return _model().rating(mu=rating.mean, sigma=rating.deviation)
