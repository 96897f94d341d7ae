"""The puzzles that come with the games: all can be played, and some are proved anew."""

import os
import random

import pytest

from clocksmith.arena.rating import BEGINNER
from clocksmith.games import GAMES
from clocksmith.puzzles.attempt import attempt_of, is_turn
from clocksmith.puzzles.comparing import Bench, Effort, gain_over
from clocksmith.puzzles.files import has_puzzles, puzzle_files, puzzle_text
from clocksmith.puzzles.proving import FULL, LEAST
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzle_counts, puzzles_of
from clocksmith.puzzles.themes import themes_known, themes_of
from clocksmith.puzzles.verdicts import faults_of_puzzle
from clocksmith.puzzles.writing import read_puzzles, write_puzzles
from effort import SEED, effort, part

GAMES_WITH = [name for name in GAMES if has_puzzles(GAMES[name])]
COMPILED = os.environ.get("CLOCKSMITH_EXPECT") == "compiled"  # set by scripts/test
PROVED = 4  # puzzles of a game that test-all proves anew
# Two turns alone get about as many visits in each deal as they do among dozens in a whole proof.
TWO = Effort(visits=2_000, deals=10)


def some(game: str, count: int) -> list[Puzzle]:
    """Return puzzles that the seed chooses: the same ones, unless make test-all has another."""
    puzzles = list(puzzles_of(game).values())
    return random.Random(f"{SEED} {game}").sample(puzzles, min(count, len(puzzles)))


def test_our_games_have_a_folder_for_puzzles() -> None:
    assert list(puzzle_counts()) == ["khronos", "sands", "inventions"]


@pytest.mark.parametrize("game", GAMES_WITH)
def test_files_are_written_as_the_miner_writes_them(game: str) -> None:
    for file in puzzle_files(GAMES[game]):
        text = puzzle_text(GAMES[game], file)
        assert write_puzzles(GAMES[game], read_puzzles(GAMES[game], text)) == text, file


@pytest.mark.parametrize("game", GAMES_WITH)
def test_no_puzzle_is_in_two_files(game: str) -> None:
    files = puzzle_files(GAMES[game])
    puzzles = [read_puzzles(GAMES[game], puzzle_text(GAMES[game], file)) for file in files]
    assert sum([len(some) for some in puzzles]) == puzzle_counts()[game]


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_puzzle_promises_a_clear_gain_and_known_themes(game: str) -> None:
    known = {theme.id for theme in themes_known(game)}
    for puzzle in puzzles_of(game).values():
        assert puzzle.themes, puzzle.id
        assert set(puzzle.themes) <= known, puzzle.id
        assert puzzle.gain.is_clear, puzzle.id
        assert puzzle.gain.chances >= LEAST, puzzle.id
        assert 0 < puzzle.rating.deviation < BEGINNER.deviation, puzzle.id


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_puzzle_can_be_read_and_played(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        state = puzzle.start()
        for turn in (*puzzle.right, puzzle.second):
            assert is_turn(puzzle.game, state, puzzle.seat, turn), puzzle.id


@pytest.mark.parametrize("game", GAMES_WITH)
def test_themes_follow_from_the_solution(game: str) -> None:
    puzzles = list(puzzles_of(game).values())
    for puzzle in part(puzzles, min(8, len(puzzles))):
        state = puzzle.start()
        best, second = [
            attempt_of(puzzle.game, state, puzzle.seat, turn)
            for turn in (puzzle.solution, puzzle.second)
        ]
        assert themes_of(puzzle.game, state, best, second) == puzzle.themes, puzzle.id


@pytest.mark.skipif(not COMPILED, reason="puzzles are proved on compiled rules")
@pytest.mark.parametrize("game", GAMES_WITH)
def test_the_second_best_turn_is_still_not_better_than_the_solution(game: str) -> None:
    for puzzle in some(game, effort(1, 5 * PROVED)):
        bench = Bench(puzzle.game, puzzle.start(), puzzle.seat)
        both = (puzzle.solution, puzzle.second)
        rows = [bench.worths(both, TWO.visits, deal) for deal in range(TWO.deals)]
        gain = gain_over(rows, 0, 1)
        assert gain.chances > -gain.unsure, puzzle.id


@pytest.mark.skipif(not COMPILED, reason="puzzles are proved on compiled rules")
@pytest.mark.parametrize("game", GAMES_WITH)
def test_a_puzzle_is_proved_anew(game: str) -> None:
    for puzzle in some(game, effort(1, PROVED)):
        assert faults_of_puzzle(puzzle, FULL) == []
