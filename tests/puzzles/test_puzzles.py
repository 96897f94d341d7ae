"""The puzzles that come with the games: all can be played, and a sample is proved anew."""

import os

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.attempt import is_turn
from clocksmith.puzzles.comparing import Bench, Effort, gain_over
from clocksmith.puzzles.files import has_puzzles
from clocksmith.puzzles.judging import faults_of_puzzle
from clocksmith.puzzles.proving import FULL, LEAST
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzle_counts, puzzles_of
from clocksmith.puzzles.themes import themes_known
from sample import sample

GAMES_WITH = [name for name in GAMES if has_puzzles(GAMES[name])]
COMPILED = os.environ.get("CLOCKSMITH_EXPECT") == "compiled"  # set by scripts/test
QUICK = Effort(visits=1_000, deals=3)  # where rules are not compiled


def test_our_games_have_a_folder_for_puzzles() -> None:
    assert list(puzzle_counts()) == ["khronos", "sands", "inventions"]


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_puzzle_can_be_played_and_has_known_themes(game: str) -> None:
    known = {theme.id for theme in themes_known(game)}
    for puzzle in puzzles_of(game).values():
        state = puzzle.start()
        for turn in (*puzzle.right, puzzle.second):
            assert is_turn(puzzle.game, state, puzzle.seat, turn), puzzle.id
        assert set(puzzle.themes) <= known
        assert puzzle.gain.is_clear
        assert puzzle.gain.chances >= LEAST


@pytest.mark.parametrize("game", GAMES_WITH)
def test_a_sample_of_puzzles_is_proved_anew(game: str) -> None:
    puzzles = list(puzzles_of(game).values())
    for puzzle in sample(puzzles, min(1, len(puzzles)), about=game):
        if COMPILED:
            assert faults_of_puzzle(puzzle, FULL) == []
        else:
            assert gain_of_solution(puzzle) > 0


def gain_of_solution(puzzle: Puzzle) -> float:
    bench = Bench(puzzle.game, puzzle.start(), puzzle.seat)
    both = (puzzle.solution, puzzle.second)
    rows = [bench.worths(both, QUICK.visits, deal) for deal in range(QUICK.deals)]
    return gain_over(rows, 0, 1).chances
