"""Fillers are left out of solutions."""

from dataclasses import replace

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles import trimming
from clocksmith.puzzles.attempt import is_turn
from clocksmith.puzzles.comparing import Bench, Effort, Worths
from clocksmith.puzzles.puzzle import Answers, Puzzle
from clocksmith.puzzles.trimming import without_fillers
from puzzles.quarry import moment, sample_puzzle, turns

SMALL = Effort(visits=200, deals=3)


def long_puzzle() -> Puzzle:
    """Return a puzzle whose solution has answers that might be left out."""
    longest = max(turns("khronos"), key=len)
    second = min(turns("khronos"), key=len)
    return replace(sample_puzzle("khronos"), right=(longest,), second=second)


def worths_by_length(shortest: float) -> "object":
    """Return what judges: a turn is worth *shortest* where it has few answers, else 0.6."""

    def worths(self: Bench, some: list[Answers], visits: int, deal: int) -> Worths:
        longest = max(len(turn) for turn in some)
        last = len(some) - 1
        return [
            0.3 if place == last else 0.6 if len(turn) == longest else shortest
            for place, turn in enumerate(some)
        ]

    return worths


@pytest.fixture(autouse=True)
def _hopeful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trimming, "NEARLY", 0.5)  # any shorter turn looks good enough to compare


def test_an_answer_that_adds_nothing_is_left_out_and_the_long_turn_stays_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Bench, "worths", worths_by_length(0.6))
    puzzle = long_puzzle()
    shorter = without_fillers(puzzle, SMALL)
    assert shorter is not None
    assert len(shorter.solution) < len(puzzle.solution)
    assert puzzle.solution in shorter.right
    assert shorter.gain.chances == pytest.approx(0.3)
    state, seat = moment("khronos")
    assert is_turn(GAMES["khronos"], state, seat, shorter.solution)


def test_an_answer_that_adds_something_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "worths", worths_by_length(0.05))
    puzzle = long_puzzle()
    assert without_fillers(puzzle, SMALL) == puzzle


def test_a_shorter_turn_that_no_longer_stands_out_makes_no_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Bench, "worths", worths_by_length(0.31))
    assert without_fillers(long_puzzle(), SMALL) is None


@pytest.mark.parametrize("alike", [True, False])
def test_an_answer_after_which_the_forecast_is_the_same_may_seem_to_add_a_little(
    alike: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = long_puzzle()
    ends = iter([(1.0,), (1.0 if alike else 0.9,), (0.0,)])
    shorter = [iter([[puzzle.second]]), iter([[]])]
    monkeypatch.setattr(trimming, "NEARLY", 0.01)
    monkeypatch.setattr(trimming, "_shorter_turns", lambda *about: next(shorter.pop(0)))
    monkeypatch.setattr(trimming, "outcome_of", lambda *about: next(ends))
    monkeypatch.setattr(Bench, "worths", worths_by_length(0.58))
    found = without_fillers(replace(puzzle, second=turns("khronos")[1]), SMALL)
    assert found is not None
    assert (found.solution == puzzle.second) == alike
