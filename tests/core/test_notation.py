"""Lines and words of a text."""

import pytest

from clocksmith.core.notation import Lines


def test_lines_are_read_without_blanks_and_comments() -> None:
    lines = Lines("one 1 # a comment\n\n   # nothing\n  two a b\n")
    assert lines.take("one") == ["1"]
    assert lines.peek() == "two"
    assert lines.take_any() == ["two", "a", "b"]
    assert lines.number() == 4
    assert lines.peek() == ""


def test_an_error_names_the_line() -> None:
    lines = Lines("one\n\nthree")
    lines.take("one")
    with pytest.raises(ValueError, match="line 3: expected 'two', found 'three'"):
        lines.take("two")
    with pytest.raises(ValueError, match="the text is empty"):
        Lines("").take("one")
    lines = Lines("one")
    lines.take("one")
    with pytest.raises(ValueError, match="line 1: expected 'two', found the end"):
        lines.take("two")
