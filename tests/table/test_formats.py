"""The examples in the reference pages are what the readers read and the writers write."""

import re

from clocksmith.games.khronos import GAME
from clocksmith.table.record import read_record, write_record
from clocksmith.table.transcript import write_transcript
from house.sources import ROOT

REFERENCE = ROOT / "docs" / "reference"


def page(name: str) -> str:
    """Return a page of the reference."""
    return (REFERENCE / f"{name}.md").read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    """Return the examples of one kind on a page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", page(name), re.MULTILINE | re.DOTALL)
    assert found, f"{name}.md has no example of a {kind}"
    return found


def test_positions_are_read_and_written_as_they_stand() -> None:
    for text in blocks("positions", "position"):
        assert GAME.write(GAME.read(text)) == text


def test_records_are_read_and_written_as_they_stand() -> None:
    for text in blocks("records", "record"):
        assert write_record(read_record(text)) == text


def test_the_transcript_is_that_of_the_record() -> None:
    record = read_record(blocks("records", "record")[0])
    assert blocks("transcripts", "transcript") == [write_transcript(record)]


def test_every_step_is_listed_with_its_fields() -> None:
    rows = re.findall(r"^\| `([A-Z]\w+)` \| ([^|]*)\|", page("positions"), re.MULTILINE)
    listed = {name: tuple(re.findall(r"`(\w+)`", fields)) for name, fields in rows}
    known = {name: made.__match_args__ for name, made in GAME.layout(2).steps.classes.items()}
    assert listed == known
