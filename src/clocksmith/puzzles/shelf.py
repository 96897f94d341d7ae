"""The puzzles that come with the games."""

from functools import cache

from clocksmith.games import GAMES
from clocksmith.puzzles.files import has_puzzles, puzzle_files, puzzle_text
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.writing import read_puzzles


@cache
def puzzles_of(name: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids; ValueError, with the file, when one is none."""
    game = GAMES[name]
    by_id: dict[str, Puzzle] = {}
    for file in puzzle_files(game):
        try:
            puzzles = read_puzzles(game, puzzle_text(game, file))
        except ValueError as error:
            raise ValueError(f"{file}: {error}") from None
        by_id |= {puzzle.id: puzzle for puzzle in puzzles}
    return by_id


def puzzle_counts() -> dict[str, int]:
    """Return how many puzzles each game has; games without a folder for them are left out."""
    return {name: len(puzzles_of(name)) for name in GAMES if has_puzzles(GAMES[name])}
