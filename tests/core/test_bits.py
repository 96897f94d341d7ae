"""Sets of small numbers as bits."""

from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.bits import lowest, nth_bit, places

SMALL = st.sets(st.integers(min_value=0, max_value=64))  # fits, mostly, into a word
SETS = SMALL | st.sets(st.integers(min_value=0, max_value=700), max_size=200)


def as_bits(numbers: set[int]) -> int:
    """Return a set as bits."""
    return sum(1 << number for number in numbers)


@given(SETS)
def test_places_are_the_numbers_of_the_set_in_order(numbers: set[int]) -> None:
    assert places(as_bits(numbers)) == sorted(numbers)


@given(SETS)
def test_the_nth_bit_is_the_nth_number_of_the_set(numbers: set[int]) -> None:
    bits = as_bits(numbers)
    assert [nth_bit(bits, n) for n in range(len(numbers))] == sorted(numbers)


@given(SETS.filter(bool))
def test_the_lowest_bit_is_the_smallest_number(numbers: set[int]) -> None:
    assert lowest(as_bits(numbers)) == min(numbers)
