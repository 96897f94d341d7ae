"""Which of many puzzles ship with a game: enough of every theme, from easy to hard."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from clocksmith.puzzles.puzzle import Puzzle, same_answers

STEP: Final = 2.0  # of the rating: puzzles that lie no farther apart are about as hard
ALIKE: Final = 0.5  # of the lines of two positions that are the same in both
THEME: Final = 2.0  # times as much as how hard it is counts what a puzzle is about


def chosen_puzzles(
    puzzles: Iterable[Puzzle], count: int, reserve: Iterable[Puzzle] = ()
) -> list[Puzzle]:
    """Return so many puzzles, the easiest first: rare themes and rare ratings are preferred.

    Those in *reserve* come in where the others are too few. The same ones are chosen in whatever
    order they come, and of two that are nearly the same, one.
    """
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    chosen: list[Puzzle] = []
    for some in (puzzles, reserve):
        ordered = sorted(some, key=lambda puzzle: puzzle.id)
        left = without_repeats([*chosen, *ordered])[len(chosen) :]
        while left and len(chosen) < count:
            best = max(left, key=lambda puzzle: _worth(puzzle, themes, levels))
            left.remove(best)
            chosen.append(best)
            themes.update(best.themes)
            levels[_level(best)] += 1
    return sorted(chosen, key=lambda puzzle: (puzzle.rating.mean, puzzle.id))


def without_repeats(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return puzzles of which no two have the same solution in nearly the same position."""
    kept: list[Puzzle] = []
    for puzzle in puzzles:
        if not any(is_repeated(puzzle, other) for other in kept):
            kept.append(puzzle)
    return kept


def is_repeated(one: Puzzle, other: Puzzle) -> bool:
    """Return whether two puzzles are nearly the same."""
    if not same_answers(one.solution, other.solution):
        return False
    lines, others = [set(puzzle.position.splitlines()) for puzzle in (one, other)]
    return len(lines & others) >= ALIKE * len(lines | others)


def _worth(puzzle: Puzzle, themes: Counter[str], levels: Counter[int]) -> float:
    """Return how much a puzzle adds to those that were chosen."""
    rarest = min([themes[theme] for theme in puzzle.themes])
    return THEME / (1 + rarest) + 1 / (1 + levels[_level(puzzle)])


def _level(puzzle: Puzzle) -> int:
    return round(puzzle.rating.mean / STEP)
