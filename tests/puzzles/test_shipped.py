"""What the games come with: enough puzzles, of every theme, from easy to hard, all explained."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.beginning import FIRST, first_puzzles
from clocksmith.puzzles.choosing import without_repeats
from clocksmith.puzzles.counting import PuzzleCount, count_of
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.solving import solves
from clocksmith.puzzles.themes import themes_known
from clocksmith.puzzles.verdicts import is_explained, is_idle, is_pointed
from effort import part

GAMES_WITH = [name for name in GAMES if has_puzzles(GAMES[name])]
ENOUGH = 200  # puzzles of a game
ABOUT = 15  # of them about each theme, but for those that hardly ever decide a turn
RARE = {"khronos": {"demolition"}}
SOME = 4  # about each of these
ALIKE = 0.05  # of them at most share one rating
WIDEST = 0.25  # of them at most lie in one level of ratings
BEAM = "hasty@500v"  # a bot of one beam line: it takes what looks best, answer by answer
EXPLAINED = 0.75  # of them by what the solution brings until the next turn is over
SOLVED = 0.6  # of the first puzzles that such a bot must solve


def shipped(game: str) -> list[Puzzle]:
    return list(puzzles_of(game).values())


def count(game: str) -> PuzzleCount:
    return count_of(shipped(game), [theme.id for theme in themes_known(game)])


@pytest.mark.parametrize("game", GAMES_WITH)
def test_a_game_has_enough_puzzles_and_enough_about_every_theme(game: str) -> None:
    counted = count(game)
    assert counted.puzzles >= ENOUGH
    rare = RARE.get(game, set())
    for theme, often in counted.themes.items():
        assert often >= (SOME if theme in rare else ABOUT), theme


@pytest.mark.parametrize("game", GAMES_WITH)
def test_ratings_are_spread_from_easy_to_hard(game: str) -> None:
    counted = count(game)
    assert counted.alike <= ALIKE
    assert max(counted.levels.values()) <= WIDEST * counted.puzzles
    assert min(counted.levels) <= 8
    assert max(counted.levels) >= 36


@pytest.mark.parametrize("game", GAMES_WITH)
def test_no_puzzle_comes_twice_in_other_words(game: str) -> None:
    assert without_repeats(shipped(game)) == shipped(game)


@pytest.mark.parametrize("game", GAMES_WITH)
def test_no_solution_is_to_do_nothing(game: str) -> None:
    assert [puzzle.id for puzzle in shipped(game) if is_idle(puzzle)] == []


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_solution_is_an_idea_of_its_own_and_most_can_be_explained(game: str) -> None:
    puzzles = shipped(game)
    some = part(puzzles, min(24, len(puzzles)))
    for puzzle in some:
        assert is_pointed(puzzle), puzzle.id
    assert len([puzzle for puzzle in some if is_explained(puzzle)]) >= EXPLAINED * len(some)


@pytest.mark.parametrize("game", GAMES_WITH)
def test_the_first_puzzles_are_solved_by_a_bot_that_looks_no_further(game: str) -> None:
    first = first_puzzles(shipped(game))
    assert len(first) == FIRST
    solved = [puzzle for puzzle in first if solves(BEAM, puzzle, seed=0)]
    assert len(solved) >= SOLVED * FIRST
