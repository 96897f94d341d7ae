"""Changes put into an old value give the new one, and say no more than they must."""

import json
from typing import Any, final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.value import Value, plain
from clocksmith.table.delta import Change, Compared, applied, change, whole


@final
class Pair(Value):
    """Two things."""

    __match_args__ = ("left", "right")

    def __init__(self, left: object, right: object) -> None:
        self.left = left
        self.right = right


@final
class Other(Value):
    """One thing."""

    __match_args__ = ("left",)

    def __init__(self, left: object) -> None:
        self.left = left


def values() -> st.SearchStrategy[Any]:
    """Return anything a view may hold."""
    leaves = st.none() | st.booleans() | st.integers(-2, 3) | st.sampled_from(["", "keep"])
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=6).map(tuple)
            | st.builds(Pair, inner, inner)
            | st.builds(Other, inner)
        ),
        max_leaves=20,
    )


@given(values(), values())
def test_a_change_makes_the_new_value_of_the_old(old: Any, new: Any) -> None:
    told: Change | None = json.loads(json.dumps(change(old, new)))
    assert applied(told, plain(old)) == plain(new)


@given(values(), values(), values(), values())
def test_what_was_compared_before_is_found_again(
    shared: Any, renewed: Any, own: Any, others: Any
) -> None:
    compared: Compared = {}
    pairs = [(Pair(shared, mine), Pair(renewed, mine)) for mine in (own, others)]
    for old, new in pairs:
        assert change(old, new, compared) == change(old, new)


@given(values())
def test_equal_values_have_no_change(value: Any) -> None:
    assert change(value, value) is None


@given(values())
def test_everything_can_come_from_nothing(value: Any) -> None:
    assert applied(whole(value), None) == plain(value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (1, 2, [0, 2]),
        (1, None, [0, None]),
        (Pair(1, 2), Pair(1, 3), [1, {"right": [0, 3]}]),
        (Pair(1, 2), Other(1), [0, {"type": "Other", "left": 1}]),
        ((1, 2, 3, 4, 5), (1, 2, 9, 4, 5), [2, [[2, [0, 9]]]]),
        ((1, 2), (3, 4), [3, 0, 2, [3, 4]]),
        ((1, 2, 3), (1, 3), [3, 1, 1, []]),
        ((1, 3), (1, 2, 3), [3, 1, 0, [2]]),
        ((), (1,), [3, 0, 0, [1]]),
        ((1, 1), (1, 1, 1), [3, 2, 0, [1]]),
        ((Pair(1, 2), Pair(3, 4)), (Pair(1, 2), Pair(3, 5)), [2, [[1, [1, {"right": [0, 5]}]]]]),
    ],
)
def test_a_change_says_only_what_changed(old: object, new: object, told: Change) -> None:
    assert change(old, new) == told
