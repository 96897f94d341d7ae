"""A position, or a place in a record, is shown as text or as a picture."""

import sys
from pathlib import Path

import pytest

from cli.terminal import POSITION, RECORD, run
from clocksmith.pictures import svg


def test_a_position_is_shown_as_text() -> None:
    said = run("show", POSITION)
    assert said.code == 0
    assert "Round 6 of 7" in said.out
    assert "   MIGHT" in said.out
    assert "\x1b[4" not in said.out


def test_hands_are_hidden_unless_a_seat_looks() -> None:
    assert "(you)" not in run("show", POSITION).out
    said = run("show", POSITION, "--seat", "1")
    assert "1 Green (you)" in said.out
    assert "1m 2r 1c" in said.out


def test_a_record_is_shown_at_its_end_or_after_an_action() -> None:
    assert "Round 7 of 7" in run("show", RECORD).out
    assert "Round 0 of 7" in run("show", RECORD, "--at", "2").out


def test_what_pictures_need_is_told_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "khronos.svg"
    # an engine of its own, since an earlier picture may have left one
    monkeypatch.setattr("clocksmith.pictures.svg._engine", svg._new_engine)
    monkeypatch.setattr("clocksmith.pictures.svg.BUILT", "client/none.js")
    said = run("show", POSITION, "--svg", file)
    assert said.code == 2
    assert "the browser client, which is not built here" in said.err
    monkeypatch.setitem(sys.modules, "quickjs", None)
    said = run("show", POSITION, "--svg", file)
    assert "pip install 'clocksmith[pictures]'" in said.err
    assert not file.exists()
