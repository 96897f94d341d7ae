"""How hard a puzzle is and how good a solver: OpenSkill, a try being a game between the two."""

import math
from collections.abc import Iterable
from typing import Final

from clocksmith.arena.rating import BEGINNER, Rating, ratings_after
from clocksmith.puzzles.puzzle import Gain

# Many puzzles are solved by the same bots. A long turn that gains little is the harder one of them.
USUAL_LENGTH: Final = 5  # answers
USUAL_GAIN: Final = 0.06
PER_ANSWER: Final = 0.5  # harder with each more
PER_DOUBLING: Final = 1.5  # of the gain: easier
FARTHEST: Final = 4.0


def rated(solver: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a solver and a puzzle after a try.

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


def tilted(rating: Rating, answers: int, gain: Gain) -> Rating:
    """Return a rating adjusted for the solution: its answers, and how much it gains."""
    harder = PER_ANSWER * (answers - USUAL_LENGTH)
    easier = PER_DOUBLING * math.log2(gain.chances / USUAL_GAIN)
    more = max(-FARTHEST, min(FARTHEST, harder - easier))
    return Rating(rating.mean + more, rating.deviation)
