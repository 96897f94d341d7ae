"""All actions as columns of numbers."""

import numpy as np
import pytest

from clocksmith.games import GAMES, OURS
from clocksmith.research.actions import NONE, ActionTable


@pytest.mark.parametrize("name", OURS)
def test_no_two_actions_have_the_same_row(name: str) -> None:
    table = ActionTable(GAMES[name])
    assert table.numbers.shape == (len(GAMES[name].actions), len(table.columns))
    assert len(np.unique(table.numbers, axis=0)) == len(table.numbers)


@pytest.mark.parametrize("name", OURS)
def test_every_value_is_within_its_size_and_has_its_name(name: str) -> None:
    table = ActionTable(GAMES[name])
    for column, size in zip(table.columns, table.sizes, strict=True):
        values = table.column(column)
        assert values.min() >= NONE
        assert values.max() == size - 1
        assert size <= len(table.names.get(column, range(size)))
    assert set(table.seated) <= set(table.columns)


def test_a_row_says_what_is_done_and_where() -> None:
    table = ActionTable(GAMES["khronos"])
    action = GAMES["khronos"].actions.parse("build keep might f7")
    row = dict(zip(table.columns, table.numbers[action.index].tolist(), strict=True))
    assert table.verbs[row["verb"]] == "build"
    assert table.names["tile"][row["tile"]] == "keep"
    assert table.names["cell"][row["cell"]] == "f7"
    assert table.names["age"][row["age"]] == "might"
    assert row["kind"] == row["cards.0"] == NONE


def test_actions_without_fields_are_told_apart_by_what_they_are_called() -> None:
    table = ActionTable(GAMES["inventions"])
    done = GAMES["inventions"].actions.parse("done")
    assert table.verbs[int(table.column("verb")[done.index])] == "done"
