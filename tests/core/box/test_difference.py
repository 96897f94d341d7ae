"""What differs between two boxes is told value by value, and a box is plain data and back."""

import json

from clocksmith.core.box.difference import Difference, differences
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.reading import box_of
from core.box.smith import FORM, WHOLE, read, shipped


def test_a_box_does_not_differ_from_itself() -> None:
    assert differences(read(WHOLE), read(WHOLE)) == []


def test_values_rows_and_places_that_differ_are_told() -> None:
    before = read(WHOLE)
    dearer = read(WHOLE.replace("price = 2", "price = 4"))
    assert differences(before, dearer) == [Difference("metal", "brass", "price", 2, 4)]
    more = WHOLE + '\n[[metal]]\nname = "gold"\nprice = 9\n'
    gold = {"name": "gold", "title": "", "price": 9}
    assert differences(before, read(more)) == [Difference("metal", "gold", "", None, gold)]
    assert differences(read(more), before) == [Difference("metal", "gold", "", gold, None)]
    other = read(WHOLE.replace('kind = "tower"', 'kind = "pocket"'))
    assert differences(before, other) == [Difference("clock", "1", "kind", "tower", "pocket")]


def test_another_order_of_rows_is_a_difference_too() -> None:
    plain = plain_of(read(WHOLE))
    turned = box_of(FORM, {**plain, "metal": plain["metal"][::-1]}, shipped, ["house-1"])
    assert turned.digest != read(WHOLE).digest
    orders = ["brass", "steel"], ["steel", "brass"]
    assert differences(read(WHOLE), turned) == [Difference("metal", "", "", *orders)]


def test_where_values_are_from_is_no_difference() -> None:
    assert differences(read(WHOLE), read(WHOLE.replace("stand-in", "entered"))) == []


def test_a_box_is_plain_data_and_back() -> None:
    box = read(WHOLE)
    plain = json.loads(json.dumps(plain_of(box)))
    again = box_of(FORM, plain, shipped, ["house-1"])
    assert (again.digest, again.counts(), plain_of(again)) == (box.digest, box.counts(), plain)


def test_a_box_made_from_a_shipped_one_says_so_and_takes_no_row_from_there() -> None:
    text = 'format = 1\ngame = "smith"\nname = "mine"\nbase = "house-1"\n'
    plain = plain_of(read(text))
    assert plain["base"] == "house-1"
    fewer = {**plain, "clock": []}
    assert box_of(FORM, fewer, shipped, ["house-1"]).rows["clock"] == []
