"""A turn is right by where it leads."""

from dataclasses import replace

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.comparing import Bench, Effort
from clocksmith.puzzles.puzzle import Gain, same_answers
from clocksmith.puzzles.verdicts import faults_of_puzzle, is_known_right, tolerance_of, verdict_on
from clocksmith.table.errors import CommandError
from puzzles.quarry import moment, sample_puzzle, turns

SMALL = Effort(visits=300, deals=2)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_solution_is_right_and_explained_beside_the_second_best(game: str) -> None:
    verdict = verdict_on(sample_puzzle(game), turns(game)[0], SMALL)
    assert verdict.right
    assert verdict.gain == Gain(0.0, 0.0)
    assert verdict.plain()["right"] is True


def test_the_same_answers_in_another_order_are_right() -> None:
    puzzle, (state, _) = sample_puzzle("khronos"), moment("khronos")
    turn = next(turn for turn in turns("khronos") if len(turn) > 2)
    mirrored = (*reversed(turn[:-1]), turn[-1])
    assert is_known_right(replace(puzzle, right=(mirrored,)), state, turn)
    assert not is_known_right(replace(puzzle, right=(turns("khronos")[-1],)), state, turn)


def test_another_turn_is_right_only_as_far_as_it_comes_to_as_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle, (state, _) = sample_puzzle("khronos"), moment("khronos")
    other = next(
        turn
        for turn in turns("khronos")
        if not is_known_right(puzzle, state, turn) and not same_answers(turn, puzzle.second)
    )
    worths = {"gap": 0.2}
    monkeypatch.setattr(Bench, "worths", lambda *about: [0.6, 0.6 - worths["gap"]])
    assert not verdict_on(puzzle, other, SMALL).right
    worths["gap"] = 0.02
    assert verdict_on(puzzle, other, SMALL).right, "within the interval of the puzzle"


def test_the_second_best_is_wrong_by_what_was_proved() -> None:
    puzzle = sample_puzzle("khronos")
    verdict = verdict_on(replace(puzzle, gain=Gain(0.05, 0.04)), puzzle.second, SMALL)
    assert not verdict.right
    assert verdict.gain == Gain(0.05, 0.04)


def test_doubt_never_makes_a_turn_right_that_is_nearer_to_the_second_best() -> None:
    puzzle = replace(sample_puzzle("khronos"), gain=Gain(0.08, 0.01))
    assert tolerance_of(puzzle, Gain(0.05, 0.5)) == pytest.approx(0.04)
    assert tolerance_of(puzzle, Gain(0.05, 0.02)) == pytest.approx(0.02)
    assert tolerance_of(puzzle, Gain(0.05, 0.0)) == pytest.approx(0.01)
    unclear = replace(puzzle, gain=Gain(0.05, 0.04))
    assert tolerance_of(unclear, Gain(0.03, 0.0)) == pytest.approx(0.025)


def test_half_a_turn_is_not_judged() -> None:
    puzzle = sample_puzzle("khronos")
    turn = next(turn for turn in turns("khronos") if len(turn) > 1)
    with pytest.raises(CommandError, match="the turn is not over yet"):
        verdict_on(puzzle, turn[:-1], SMALL)


def test_a_puzzle_that_does_not_hold_says_why() -> None:
    puzzle = sample_puzzle("khronos")
    half = next(turn for turn in turns("khronos") if len(turn) > 1)[:-1]
    [fault] = faults_of_puzzle(replace(puzzle, second=half), SMALL)
    assert fault == f"puzzle {puzzle.id}: a turn of it is not over after its answers"
    [fault] = faults_of_puzzle(replace(puzzle, position="nonsense\n"), SMALL)
    assert "expected 'clocksmith', found 'nonsense'" in fault
