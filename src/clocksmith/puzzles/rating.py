"""How hard a puzzle is and how good a solver: OpenSkill, a try being a game between the two."""

from collections.abc import Iterable

from clocksmith.arena.rating import BEGINNER, Rating, ratings_after


def rated(solver: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Return what a solver and a puzzle become after a try.

    Nobody's strength drifts between two tries: that is for seasons.
    """
    one, other = ratings_after([solver, puzzle], [1, 2] if right else [2, 1])
    return one, other


def rating_after(tries: Iterable[tuple[Rating, bool]]) -> Rating:
    """Return how hard a puzzle is, by tries of solvers whose strength is known and stays."""
    puzzle = BEGINNER
    for solver, right in tries:
        puzzle = rated(solver, puzzle, right)[1]
    return puzzle
