"""Whole games with every event: a change in the rules shows as a difference in a golden file."""

from pathlib import Path

import pytest

from clocksmith.games import GAMES
from clocksmith.table.record import read_record
from clocksmith.table.transcript import write_transcript

FOLDER = Path(__file__).parent.parent
TRANSCRIPTS = sorted(path for name in GAMES for path in (FOLDER / name).glob("transcripts/*.txt"))


def ids(path: Path) -> str:
    """Return how a transcript is called in the list of tests."""
    return f"{path.parent.parent.name} {path.stem}"


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=ids)
def test_a_recorded_game_still_goes_as_its_transcript_says(path: Path) -> None:
    recorded = path.parent.parent / "records" / path.name
    written = write_transcript(read_record(recorded.read_text(encoding="utf-8")))
    assert written.splitlines() == path.read_text(encoding="utf-8").splitlines(), (
        "the rules play differently; if that is meant, run scripts/transcripts and read the diff"
    )


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=ids)
def test_a_transcript_is_of_a_whole_game(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("place ")


@pytest.mark.parametrize("name", GAMES)
def test_there_are_transcripts_of_every_seat_count_and_first_option(name: str) -> None:
    game = GAMES[name]
    paths = [path for path in TRANSCRIPTS if path.parent.parent.name == name]
    heads = [path.read_text(encoding="utf-8").split("\n")[2] for path in paths]
    for seats in game.seats:
        assert any(f"seats={seats}" in head for head in heads)
    option = game.options.options[0]
    for value in option.values:
        if value == option.default:
            assert any(f"{option.key}=" not in head for head in heads)
        else:
            assert any(f"{option.key}={value}" in head for head in heads)
