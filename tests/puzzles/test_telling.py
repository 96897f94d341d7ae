"""A puzzle as a browser is told of it: the messages of a table, and nothing kept."""

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.telling import told_of
from clocksmith.table.errors import CommandError
from clocksmith.table.wire import Update, Welcome
from puzzles.quarry import sample_puzzle


@pytest.mark.parametrize("game", list(GAMES))
def test_a_solution_is_played_at_a_table(game: str) -> None:
    puzzle = sample_puzzle(game)
    texts = [action.text for action in puzzle.solution]
    begun = told_of(puzzle, [], None, [])
    assert isinstance(begun.message, Welcome)
    assert begun.message.question is not None
    assert not begun.over
    done = told_of(puzzle, texts, len(texts) - 1, [])
    assert isinstance(done.message, Update)
    assert done.over
    assert done.answers == texts
    assert done.message.question is None
    assert done.message.waiting == [], "nobody plays on"
    again = told_of(puzzle, texts, None, [])
    assert isinstance(again.message, Welcome)
    assert again.over


def test_answers_that_go_along_are_given_as_far_as_they_are_asked() -> None:
    puzzle = sample_puzzle("khronos")
    texts = [action.text for action in puzzle.solution]
    told = told_of(puzzle, texts[:1], 0, [*texts[1:], "end"])
    assert told.over
    assert told.answers == texts


def test_what_is_no_answer_is_refused() -> None:
    puzzle = sample_puzzle("khronos")
    with pytest.raises(CommandError, match="is not an action of this game"):
        told_of(puzzle, ["fly"], None, [])
