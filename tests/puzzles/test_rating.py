"""Ratings of puzzles and solvers."""

from clocksmith.arena.rating import BEGINNER
from clocksmith.puzzles.rating import rated, rating_after
from clocksmith.puzzles.solving import LADDER


def test_who_solves_rises_and_the_puzzle_falls() -> None:
    solver, puzzle = rated(BEGINNER, BEGINNER, right=True)
    assert solver.mean > BEGINNER.mean > puzzle.mean
    assert solver.deviation < BEGINNER.deviation
    solver, puzzle = rated(BEGINNER, BEGINNER, right=False)
    assert solver.mean < BEGINNER.mean < puzzle.mean


def test_a_puzzle_that_only_the_best_bot_solves_is_harder_than_one_that_all_solve() -> None:
    hard = rating_after([(solver.rating, solver is LADDER[-1]) for solver in LADDER])
    easy = rating_after([(solver.rating, True) for solver in LADDER])
    never = rating_after([(solver.rating, False) for solver in LADDER])
    assert easy.mean < hard.mean < never.mean
