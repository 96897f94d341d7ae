"""How many puzzles a game has: by theme, and by how hard they are."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from clocksmith.puzzles.puzzle import Puzzle

LEVEL: Final = 4  # of the rating: puzzles that are counted together
DIGITS: Final = 2  # of a rating, as files write it


@dataclass(frozen=True)
class PuzzleCount:
    """Puzzles in all, by theme and by the rating from which a level begins.

    *alike* is the part of them that share the most common rating.
    """

    puzzles: int
    themes: dict[str, int]
    levels: dict[int, int]
    alike: float

    def plain(self) -> dict[str, Any]:
        """Return the count ready for JSON."""
        return asdict(self)


def count_of(puzzles: Sequence[Puzzle], themes: Sequence[str]) -> PuzzleCount:
    """Count puzzles; all *themes* are there, in their order."""
    about = Counter([theme for puzzle in puzzles for theme in puzzle.themes])
    levels = Counter([int(puzzle.rating.mean // LEVEL) * LEVEL for puzzle in puzzles])
    ratings = Counter([round(puzzle.rating.mean, DIGITS) for puzzle in puzzles])
    alike = max(ratings.values()) / len(puzzles) if puzzles else 0.0
    return PuzzleCount(
        len(puzzles),
        {theme: about[theme] for theme in themes},
        {level: levels[level] for level in sorted(levels)},
        alike,
    )
