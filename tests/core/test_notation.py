"""Lines, words and steps of a position."""

from typing import Any

import pytest

from clocksmith.core.notation import (
    Codec,
    Count,
    Lines,
    Named,
    Several,
    YesNo,
    read_step,
    write_step,
)
from clocksmith.core.seat import Seat
from clocksmith.games.khronos.rules.turn import NextTurn, TakeTurn

CODECS: dict[str, Codec] = {
    "seat": Count("a seat", 0, 3),
    "may_exchange": YesNo(),
    "may_swap": YesNo(),
}
CLASSES: dict[str, Any] = {"TakeTurn": TakeTurn, "NextTurn": NextTurn}


def test_lines_are_read_without_blanks_and_comments() -> None:
    lines = Lines("one 1 # a comment\n\n   # nothing\n  two a b\n")
    assert lines.take("one") == ["1"]
    assert lines.peek() == "two"
    assert lines.take_any() == ["two", "a", "b"]
    assert lines.peek() == ""


def test_an_error_names_the_line() -> None:
    lines = Lines("one\n\nthree")
    lines.take("one")
    with pytest.raises(ValueError, match="line 3: here comes 'two', not 'three'"):
        lines.take("two")
    with pytest.raises(ValueError, match="the text is empty"):
        Lines("").take("one")
    lines = Lines("one")
    lines.take("one")
    with pytest.raises(ValueError, match="line 1: here comes 'two', not the end"):
        lines.take("two")


@pytest.mark.parametrize(
    ("codec", "value", "word"),
    [
        (Named("a cell", ["a1", "b1"]), 1, "b1"),
        (Count("a seat", 0, 3), 3, "3"),
        (YesNo(), True, "yes"),
        (YesNo(), False, "no"),
        (Several(Count("a seat", 0, 3)), (1, 2), "1,2"),
        (Several(Count("a seat", 0, 3)), (), "-"),
    ],
)
def test_a_codec_reads_what_it_writes(codec: Codec, value: object, word: str) -> None:
    assert codec.write(value) == word
    assert codec.read(word) == value


@pytest.mark.parametrize(
    ("codec", "word", "sentence"),
    [
        (Named("a cell", ["a1"]), "z9", "'z9' is not a cell"),
        (Count("a seat", 0, 3), "4", "a seat is a number from 0 to 3, not '4'"),
        (Count("a seat", 0, 3), "-1", "a number from 0 to 3"),
        (Count("a seat", 0, 3), "9" * 5000, "a number from 0 to 3"),
        (Count("a seat", 0, 3), "²", "a number from 0 to 3"),
        (YesNo(), "maybe", "yes or no, not 'maybe'"),
        (Several(Count("a seat", 0, 3)), "1,,2", "a number from 0 to 3"),
    ],
)
def test_a_codec_refuses_in_words(codec: Codec, word: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        codec.read(word)


def test_a_step_is_read_back_from_what_it_writes() -> None:
    step = TakeTurn(Seat(2), True, False)
    text = write_step(step, CODECS)
    assert text == "TakeTurn seat=2 may_exchange=yes may_swap=no"
    assert read_step(text.split(), CLASSES, CODECS) == step
    assert read_step(["NextTurn"], CLASSES, CODECS) == NextTurn()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a step of this game"),
        ("Fly seat=1", "'Fly seat=1' is not a step"),
        ("NextTurn seat=1", "NextTurn takes nothing, not 'seat=1'"),
        ("TakeTurn seat=1 seat=2", "not 'seat=2'"),
        ("TakeTurn seat=1", "TakeTurn lacks may_exchange, may_swap"),
        ("TakeTurn seat", "not 'seat'"),
    ],
)
def test_a_damaged_step_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_step(text.split(), CLASSES, CODECS)
