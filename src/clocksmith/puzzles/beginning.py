"""The puzzles that a beginner meets first: easy ones, each about something new."""

from collections.abc import Iterable
from typing import Final

from clocksmith.puzzles.puzzle import Puzzle

FIRST: Final = 10
EASY: Final = 3  # one such part of all puzzles is easy


def first_puzzles(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles to begin with, the easiest first; as many themes as possible."""
    ranked = sorted(puzzles, key=lambda puzzle: (puzzle.rating.mean, puzzle.id))
    easy = ranked[: max(FIRST, len(ranked) // EASY)]
    themes: set[str] = set()
    first: list[Puzzle] = []
    for puzzle in easy:
        if not themes.issuperset(puzzle.themes):
            first.append(puzzle)
            themes.update(puzzle.themes)
    others = [puzzle for puzzle in easy if puzzle not in first]
    chosen = [*first, *others][:FIRST]
    return sorted(chosen, key=ranked.index)
