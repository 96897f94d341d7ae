"""Values are equal when their fields are."""

import json

from clocksmith.core.action import Detail
from clocksmith.core.outcome import Outcome
from clocksmith.core.step import Refusal
from clocksmith.core.value import plain


def test_values_with_equal_fields_are_equal() -> None:
    assert Refusal("5.1", "taken") == Refusal("5.1", "taken")
    assert hash(Refusal("5.1", "taken")) == hash(Refusal("5.1", "taken"))
    assert Refusal("5.1", "taken") != Refusal("5.2", "taken")


def test_values_of_different_classes_are_different() -> None:
    assert Detail("a", 1) != Refusal("a", "1")
    assert Detail("a", 1) != ("a", 1)


def test_a_value_shows_its_fields() -> None:
    assert repr(Detail("age", 2)) == "Detail(name='age', value=2)"


def test_a_plain_value_is_ready_for_json() -> None:
    refusal = Refusal("5.5", "hierarchy", (Detail("tile", 1),))
    told = {
        "type": "Refusal",
        "rule": "5.5",
        "key": "hierarchy",
        "details": [{"type": "Detail", "name": "tile", "value": 1}],
    }
    assert json.loads(json.dumps(plain(refusal))) == told
    assert plain([Outcome((1, 2), (9, 4), "done"), None]) == [
        {"type": "Outcome", "places": [1, 2], "scores": [9, 4], "reason": "done"},
        None,
    ]
