"""A position, or a place in a record, is shown as text or as a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import POSITION, RECORD, run
from clocksmith.games import OURS


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


def test_a_picture_is_written_instead(tmp_path: Path) -> None:
    file = tmp_path / "khronos.svg"
    said = run("show", POSITION, "--svg", file)
    assert (said.code, said.out, said.err) == (0, "", "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


@pytest.mark.parametrize("name", OURS)
def test_the_picture_in_the_docs_is_that_of_its_position(name: str, tmp_path: Path) -> None:
    position = POSITION.with_stem(name)
    file = tmp_path / f"{name}.svg"
    run("show", position, "--svg", file)
    golden = position.with_suffix(".svg").read_text(encoding="utf-8")
    told = f"draw it anew: clocksmith show {position.name} --svg {name}.svg"
    assert file.read_text(encoding="utf-8") == golden, told
