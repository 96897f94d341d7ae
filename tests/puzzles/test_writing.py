"""Puzzles as text: what is written is read again, and what is damaged is refused in words."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.writing import read_puzzles, write_puzzles
from puzzles.quarry import sample_puzzle


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_written_is_read_again(game: str) -> None:
    puzzle = sample_puzzle(game)
    text = write_puzzles(GAMES[game], [puzzle])
    assert read_puzzles(GAMES[game], text) == [puzzle]
    assert write_puzzles(GAMES[game], read_puzzles(GAMES[game], text)) == text


def test_no_puzzles_are_a_text_too() -> None:
    assert read_puzzles(GAMES["khronos"], write_puzzles(GAMES["khronos"], [])) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("clocksmith puzzles 1", "clocksmith puzzles 9", "puzzles begin with the lines"),
        ("game khronos\n\n", "game sands\n\n", "puzzles begin with the lines"),
        ("\npuzzle ", "\nriddle ", "expected a puzzle, found 'riddle"),
        ("  seat ", "  chair ", "found 'chair'"),
        ("  seat ", "  seat x", "a seat is a number"),
        ("  second ", "  second fly to the moon; ", "is not an action of this game"),
        ("  gain 0.0842 0.0213\n", "", "gain is missing"),
        ("gain 0.0842 0.0213", "gain much", "expected two numbers, a gain"),
        ("rating 27.31 3.90", "rating 27.31", "expected two numbers, a rating"),
        ("rating 27.31 3.90", "rating 27.31 3.90\n  rating 1 1", "rating is there twice"),
        ("round ", "round 1", "its position is that of puzzle"),
    ],
)
def test_what_is_damaged_is_refused_in_words(old: str, new: str, why: str) -> None:
    text = write_puzzles(GAMES["khronos"], [sample_puzzle("khronos")])
    assert old in text
    with pytest.raises(ValueError, match=why):
        read_puzzles(GAMES["khronos"], text.replace(old, new, 1))


def test_the_same_puzzle_twice_is_refused() -> None:
    twice = [sample_puzzle("khronos")] * 2
    with pytest.raises(ValueError, match="it is there twice"):
        read_puzzles(GAMES["khronos"], write_puzzles(GAMES["khronos"], twice))


def test_a_seat_that_is_not_asked_has_no_puzzle() -> None:
    text = write_puzzles(GAMES["khronos"], [sample_puzzle("khronos")])
    puzzle = sample_puzzle("khronos")
    other = type(puzzle)(
        puzzle.game,
        puzzle.position,
        type(puzzle.seat)(1 - puzzle.seat),
        puzzle.right,
        puzzle.second,
        puzzle.gain,
        puzzle.themes,
        puzzle.rating,
    )
    assert write_puzzles(GAMES["khronos"], [other]) != text
    with pytest.raises(ValueError, match="is not asked in this position"):
        other.start()
