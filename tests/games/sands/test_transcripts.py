"""Whole games with every event: a change in the rules shows as a difference in a golden file."""

from pathlib import Path

import pytest

from clocksmith.games.sands import GAME
from clocksmith.table.record import read_record
from clocksmith.table.transcript import write_transcript

FOLDER = Path(__file__).parent
TRANSCRIPTS = sorted((FOLDER / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_recorded_game_still_goes_as_its_transcript_says(path: Path) -> None:
    record = read_record((FOLDER / "records" / path.name).read_text(encoding="utf-8"))
    written = write_transcript(record)
    assert written.splitlines() == path.read_text(encoding="utf-8").splitlines(), (
        "the rules play differently; if that is meant, run scripts/transcripts and read the diff"
    )


def test_there_are_transcripts_of_every_seat_count_and_option() -> None:
    heads = [path.read_text(encoding="utf-8").split("\n")[2] for path in TRANSCRIPTS]
    for seats in GAME.seats:
        assert any(f"seats={seats}" in head for head in heads)
    assert any("strict-bonus=yes" in head for head in heads)
    assert any("strict-bonus" not in head for head in heads)


def test_transcripts_are_of_whole_games() -> None:
    for path in TRANSCRIPTS:
        assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("place ")
