"""Boxes are written so that they are read again, and known by what they say."""

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from clocksmith.core.box.writing import write_box, write_difference, write_plain
from core.box.smith import WHOLE, read


def test_a_box_that_is_written_is_read_again() -> None:
    box = read(WHOLE)
    again = read(write_box(box))
    assert again.content() == box.content()
    assert list(again.printed()) == list(box.printed())
    assert write_box(again) == write_box(box)


def test_unfinished_work_is_written_as_it_is() -> None:
    plain = {
        "format": 1,
        "game": "lantern",
        "name": 'half \x7f \\ "done"',
        "title": None,
        "lamp": [{"name": "a", "worth": 99, "spots": [[1, 2], []], "statuses": {"a b": "entered"}}],
        "ring": [],
    }
    again = tomllib.loads(write_plain(plain))
    assert again == {key: value for key, value in plain.items() if value is not None}


def test_where_a_value_is_from_does_not_change_the_hash() -> None:
    other = WHOLE.replace('"made up"', '"my copy"').replace('"stand-in"', '"entered"')
    renamed = other.replace('"house-1"', '"mine"')
    assert read(renamed).digest == read(WHOLE).digest
    assert len(read(WHOLE).digest) == 32


def test_any_other_value_changes_the_hash() -> None:
    assert read(WHOLE.replace("price = 2", "price = 4")).digest != read(WHOLE).digest
    assert read(WHOLE.replace("ring 2", "ring 3")).digest != read(WHOLE).digest


def test_nothing_differs_from_a_box_with_the_same_values() -> None:
    box = read(WHOLE)
    assert "[[" not in write_difference(box, box)


@given(
    prices=st.lists(st.integers(1, 4), min_size=1, max_size=4),
    kinds=st.lists(st.sampled_from(["tower", "pocket"]), max_size=5),
    keep=st.booleans(),
)
def test_what_differs_is_enough_to_have_the_box_again(
    prices: list[int], kinds: list[str], keep: bool
) -> None:
    names = ["brass", "steel", "lead", "tin"] if keep else ["tin", "lead", "steel", "brass"]
    rows = [
        f'[[metal]]\nname = "{name}"\nprice = {price}\n'
        for name, price in zip(names, prices, strict=False)
    ]
    rows += [f'[[clock]]\nkind = "{kind}"\nmetal = "{names[0]}"\nchimes = []\n' for kind in kinds]
    mine = read('format = 1\ngame = "smith"\nname = "mine"\n' + "".join(rows))
    again = read(write_difference(mine, read(WHOLE)))
    assert again.content() == mine.content()
    assert (again.digest, again.name, again.base) == (mine.digest, "mine", "house-1")
