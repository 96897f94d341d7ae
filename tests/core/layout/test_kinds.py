"""Kinds of values: as text, as views show them, as numbers."""

import pytest

from clocksmith.core.layout.kinds import Count, Kind, Named, OfSeat, Said, YesNo
from clocksmith.core.layout.lists import (
    Bits,
    Counts,
    Fixed,
    FixedTuple,
    Listing,
    Several,
    Sparse,
    Struct,
)
from clocksmith.core.seat import NOBODY, SPECTATOR, Seat
from clocksmith.core.value import Value


class Pair(Value):
    """Something with fields of several kinds."""

    __match_args__ = ("key", "values", "default")

    def __init__(self, key: int, values: int, default: bool) -> None:
        self.key = key
        self.values = values
        self.default = default


CELL = Named("a cell", ["a1", "b1", "c1"])
PLACE = Named("a cell", ["a1", "b1"], none="nowhere")
NUMBER = Count("a number", 0, 3)
CARDS = Counts(Named("a card", ["m", "r"]), Count("a number", 1, 4), 2, none="nothing", sign="")
TILES = Counts(CELL, Count("a number", 1, 4), 3, none="")
PAIR = Struct("a pair", Pair, {"key": CELL, "values": NUMBER, "default": YesNo()})

CASES: list[tuple[Kind, object, str, list[float]]] = [
    (NUMBER, 3, "3", [1]),
    (Count("money", 0, 999, 10), 25, "25", [2.5]),
    (CELL, 1, "b1", [0, 1, 0]),
    (PLACE, 1, "b1", [0, 1]),
    (PLACE, -1, "nowhere", [0, 0]),
    (OfSeat(3), 0, "0", [0, 0, 1]),
    (OfSeat(3, none="."), -1, ".", [0, 0, 0]),
    (OfSeat(3, none="."), 2, "2", [0, 1, 0]),
    (YesNo(), True, "yes", [1]),
    (YesNo(), False, "no", [0]),
    (Said(), True, "", [1]),
    (Several(NUMBER), (1, 2), "1,2", [1]),
    (Several(NUMBER), (), "-", [0]),
    (Listing(CELL), [2, 0], "c1 a1", [1, 0, 1]),
    (Listing(CELL), [], "", [0, 0, 0]),
    (Fixed("numbers", NUMBER, ["one", "two"]), [3, 0], "3 0", [1, 0]),
    (FixedTuple("numbers", NUMBER, ["one", "two"]), (3, 0), "3,0", [1, 0]),
    (Bits(CELL), 0b101, "a1,c1", [1, 0, 1]),
    (Bits(CELL, "+"), 0, "-", [0, 0, 0]),
    (Sparse("a cell", ["a1", "b1"], NUMBER), [0, 3], "b1:3", [0, 1]),
    (CARDS, [1, 4], "1m 4r", [0.25, 1]),
    (CARDS, [0, 0], "nothing", [0, 0]),
    (TILES, [0, 2, 0], "2xb1", [0, 0.5, 0]),
    (PAIR, Pair(1, 2, False), "b1:2:no", [0, 1, 0, 2 / 3, 0]),
]


@pytest.mark.parametrize(("kind", "value", "text", "numbers"), CASES)
def test_a_kind_reads_what_it_writes(
    kind: Kind, value: object, text: str, numbers: list[float]
) -> None:
    assert kind.write(value) == text
    assert kind.read(text) == value


@pytest.mark.parametrize(("kind", "value", "text", "numbers"), CASES)
def test_a_kind_puts_a_value_into_its_numbers(
    kind: Kind, value: object, text: str, numbers: list[float]
) -> None:
    found = [0.0] * (kind.size + 2)
    kind.fill(found, 1, value, Seat(1))
    assert found == [0, *numbers, 0]
    assert len(kind.labels()) == len(set(kind.labels())) == kind.size


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        (CELL, "z9", "'z9' is not a cell"),
        (CELL, "a1 b1", "'a1 b1' is not a cell"),
        (NUMBER, "4", "a number must be a number from 0 to 3, not '4'"),
        (NUMBER, "-1", "a number from 0 to 3"),
        (NUMBER, "", "a number from 0 to 3"),
        (NUMBER, "9" * 5000, "a number from 0 to 3"),
        (NUMBER, "²", "a number from 0 to 3"),
        (YesNo(), "maybe", "yes or no, found 'maybe'"),
        (Said(), "so", "nothing may follow"),
        (Several(NUMBER), "1,,2", "a number from 0 to 3"),
        (Fixed("numbers", NUMBER, ["one", "two"]), "1", "expected 2 numbers, found '1'"),
        (Bits(CELL), "a1,a1", "names something twice"),
        (Sparse("a cell", ["a1", "b1"], NUMBER), "a1:1 a1:2", "a1 is written twice"),
        (CARDS, "1m 1m", "m is written twice"),
        (CARDS, "m", "a number from 1 to 4, not ''"),
        (CARDS, "", "numbers of things, or nothing"),
        (PAIR, "b1:2", "a pair is key:values:default, not 'b1:2'"),
    ],
)
def test_a_kind_refuses_in_words(kind: Kind, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        kind.read(text)


def test_views_hold_what_never_changes() -> None:
    assert Bits(CELL).shown(0b110) == (1, 2)
    assert Listing(CELL).shown([1]) == (1,)
    assert CARDS.shown([1, 2]) == (1, 2)
    assert Sparse("a cell", ["a1"], NUMBER).shown([2]) == (2,)


def test_a_seat_is_seen_from_ones_own() -> None:
    kind, found = OfSeat(4), [0.0] * 4
    kind.fill(found, 0, Seat(1), Seat(2))
    assert found == [0, 0, 0, 1]
    kind.fill(found, 0, NOBODY, Seat(2))
    kind.fill(found, 0, Seat(1), SPECTATOR)
    assert found == [0, 1, 0, 1]
    assert kind.labels() == [".self", ".seat+1", ".seat+2", ".seat+3"]


def test_what_is_hidden_may_still_be_counted() -> None:
    assert CARDS.amount([1, 2]) == 3
    assert Bits(CELL).amount(0b101) == 2
    assert Listing(CELL).amount([0, 0]) == 2
    with pytest.raises(NotImplementedError):
        CELL.amount(1)
