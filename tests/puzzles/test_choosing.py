"""Puzzles are chosen for their themes and ratings, and counted by them."""

from dataclasses import replace

import pytest

from clocksmith.arena.rating import Rating
from clocksmith.puzzles.beginning import FIRST, first_puzzles
from clocksmith.puzzles.choosing import chosen_puzzles, is_repeated
from clocksmith.puzzles.counting import count_of
from clocksmith.puzzles.puzzle import Puzzle
from puzzles.quarry import sample_puzzle, turns


def puzzle(number: int, theme: str = "building", rating: float = 25.0) -> Puzzle:
    """Return the sample of Khronos with other lines, which make it quite another puzzle."""
    sample = sample_puzzle("khronos")
    lines = "".join([f"# {number} {line}\n" for line in range(500)])
    position = sample.position + lines
    return replace(sample, position=position, themes=(theme,), rating=Rating(rating, 4.0))


def test_rare_themes_and_ratings_are_chosen_first_and_the_easiest_stand_first() -> None:
    common = [puzzle(number) for number in range(10)]
    rare = [puzzle(10, "paradox"), puzzle(11, rating=9.0)]
    chosen = chosen_puzzles([*common, *rare], 3)
    assert set(rare) < set(chosen)
    assert chosen[0] == rare[1]
    assert chosen_puzzles([*reversed(rare), *reversed(common)], 3) == chosen


def test_the_reserve_comes_in_where_others_are_too_few() -> None:
    some, reserve = [puzzle(1), puzzle(2)], [puzzle(3, "paradox"), puzzle(4), puzzle(1)]
    assert chosen_puzzles(some, 2, reserve) == chosen_puzzles(some, 2)
    assert set(chosen_puzzles(some, 3, reserve)) == {*some, reserve[0]}
    assert len(chosen_puzzles(some, 9, reserve)) == 4


def test_of_two_puzzles_that_are_nearly_the_same_one_is_chosen() -> None:
    one = puzzle(1)
    again = replace(one, position=one.position + "# one line more\n")
    other = replace(again, right=(turns("khronos")[1],))
    assert is_repeated(one, again)
    assert not is_repeated(one, puzzle(2)), "the same solution elsewhere"
    assert not is_repeated(one, other), "the same position, another solution"
    assert len(chosen_puzzles([one, again, puzzle(2), other], 10)) == 3


def test_beginners_meet_easy_puzzles_about_different_things() -> None:
    easy = [puzzle(number, rating=5.0 + number / 10) for number in range(20)]
    other = [puzzle(20, "paradox", 8.0), puzzle(21, "ripple", 9.0)]
    hard = [puzzle(22 + number, f"theme-{number}", 30.0) for number in range(44)]
    first = first_puzzles([*hard, *other, *easy])
    assert len(first) == FIRST
    assert set(other) < set(first)
    assert max(one.rating.mean for one in first) < 10
    assert first == sorted(first, key=lambda one: one.rating.mean)
    assert first_puzzles([]) == []


def test_puzzles_are_counted_by_theme_and_level() -> None:
    puzzles = [puzzle(1, rating=9.0), puzzle(2, rating=9.0), puzzle(3, "ripple", 30.0)]
    count = count_of(puzzles, ["ripple", "building", "paradox"])
    assert count.puzzles == 3
    assert count.themes == {"ripple": 1, "building": 2, "paradox": 0}
    assert count.levels == {8: 2, 28: 1}
    assert count.alike == pytest.approx(2 / 3)
    assert count_of([], []).alike == 0.0
