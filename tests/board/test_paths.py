"""Paths lead through fields, places of lists and stars, and say where they cannot go on."""

from typing import Any

import pytest

from clocksmith.board.paths import PathError, values_at

VIEW: dict[str, Any] = {
    "type": "View",
    "shown": [3, 5],
    "players": [{"coins": 4, "hand": [1, 2]}, {"coins": 7, "hand": None}],
}


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("shown", [((), [3, 5])]),
        ("shown.-1", [((), 5)]),
        ("shown.7", []),
        ("shown.*", [((0,), 3), ((1,), 5)]),
        ("players.*.coins", [((0,), 4), ((1,), 7)]),
        ("players.*.hand.*", [((0, 0), 1), ((0, 1), 2)]),
        ("players.1.hand", [((), None)]),
    ],
)
def test_a_path_leads_to_values_with_the_numbers_of_its_stars(path: str, leads: Any) -> None:
    assert values_at(VIEW, path) == leads


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("showed", "no field 'showed' among shown, players"),
        ("players.coins", "no field 'coins' in a list"),
        ("players.*.coins.*", "'\\*' needs a list, not a value"),
        ("players.*.0", "'0' needs a list, not a record"),
    ],
)
def test_a_path_that_leads_nowhere_is_a_mistake(path: str, said: str) -> None:
    with pytest.raises(PathError, match=said):
        values_at(VIEW, path)
