"""Legal actions as a lazy set."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.legal import NONE_LEGAL, Families, Legal, Listed

FIRST: list[Action] = [Action(f"first {n}") for n in range(100)]
SECOND: list[Action] = [Action(f"second {n}") for n in range(400)]
SPACE = ActionSpace([*FIRST, *SECOND])


def families(first: set[int], second: set[int]) -> Families:
    """Return the legal set with these members of the two families."""
    legal = Families()
    legal.add(FIRST, sum(1 << n for n in first))
    legal.add(SECOND, sum(1 << n for n in second))
    return legal


def check(legal: Legal, wanted: list[Action]) -> None:
    """Assert that counting, sampling, testing and listing tell of the same actions."""
    assert len(legal) == len(wanted)
    assert legal.listed() == list(legal) == wanted
    assert [legal.nth(n) for n in range(len(wanted))] == wanted
    assert [legal[n] for n in range(len(wanted))] == wanted
    assert legal.indices() == [action.index for action in wanted]
    assert legal.bits() == sum(1 << action.index for action in wanted)
    assert legal.texts() == [action.text for action in wanted]
    for action in SPACE.actions:
        assert (action in legal) == (action in wanted)


@given(st.sets(st.integers(0, 99)), st.sets(st.integers(0, 399)))
def test_families_tell_of_the_members_whose_bits_are_set(first: set[int], second: set[int]) -> None:
    wanted = [*(FIRST[n] for n in sorted(first)), *(SECOND[n] for n in sorted(second))]
    check(families(first, second), wanted)


def test_a_list_tells_of_its_members() -> None:
    check(Listed([FIRST[3], SECOND[1]]), [FIRST[3], SECOND[1]])


def test_nothing_is_legal_in_the_empty_set() -> None:
    check(NONE_LEGAL, [])


def test_a_place_beyond_the_last_is_an_error() -> None:
    legal = families({1}, {2, 3})
    with pytest.raises(IndexError):
        legal[3]
    with pytest.raises(IndexError):
        legal[-4]
    with pytest.raises(IndexError):
        legal.nth(3)


def test_a_set_is_indexed_sliced_reversed_and_printed_like_a_list() -> None:
    legal = families({1}, {2, 3})
    assert legal[-1] is legal[2]
    assert legal[-3] is legal[0]
    assert legal[1:] == legal.listed()[1:]
    assert legal[::-1] == list(reversed(legal))
    assert repr(legal) == f"[{', '.join(map(repr, legal.listed()))}]"
    assert repr(families(set(range(8)), set())).endswith(", ... 2 more]")


def test_what_is_no_action_is_in_no_set() -> None:
    assert "first 1" not in families({1}, set())
    assert Action("first 1") not in families({1}, set())
    assert Action("first 1") not in Listed([FIRST[1]])


def test_random_choice_samples_without_listing() -> None:
    legal = families({1, 2}, {3})
    assert random.Random(1).choice(legal) in legal
