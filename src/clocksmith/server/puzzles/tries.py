"""First attempts at puzzles and best runs, as rows, and the ratings that follow from them."""

from collections.abc import Iterable
from dataclasses import dataclass

from clocksmith.arena.rating import BEGINNER, Rating
from clocksmith.games import GAMES
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.rating import rated
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.server.puzzles.messages import PuzzleTryInfo, RatingInfo


@dataclass(frozen=True)
class TryRow:
    """A user's first attempt at a puzzle; later ones do not count."""

    game: str
    puzzle: str
    solved: bool
    at: float


@dataclass(frozen=True)
class RunRow:
    """The best run of a user of one kind: puzzles of a game in a row, or against the clock."""

    game: str
    kind: str
    solved: int
    at: float


def rated_tries(rows: Iterable[TryRow]) -> list[PuzzleTryInfo]:
    """Return attempts with the solver's rating after each of them.

    Attempts at removed puzzles are ignored.
    """
    solver = BEGINNER
    infos: list[PuzzleTryInfo] = []
    for row in rows:
        puzzle = puzzle_called(row.game, row.puzzle)
        if puzzle is not None:
            solver = rated(solver, puzzle.rating, row.solved)[0]
        infos.append(PuzzleTryInfo(row.game, row.puzzle, row.solved, row.at, rating_info(solver)))
    return infos


def puzzle_called(game: str, id: str) -> Puzzle | None:
    """Return a puzzle of a game; None if there is none."""
    return puzzles_of(game).get(id) if game in GAMES else None


def rating_info(rating: Rating) -> RatingInfo:
    """Return a rating in the form clients get."""
    return RatingInfo(rating.mean, rating.deviation)
